import GroceryModel
import Importing
import Reporting

enum ImportCommand {
  static let command = Command(
    spec: CommandSpec(
      "import", section: "Recording", abstract: "read receipts, prices, expirations, budgets",
      discussion: """
        Reads a file as a store, app or scanner wrote it, infers its columns, and records what is
        new as one batch. Importing the same or an overlapping file again adds nothing. If the same
        records are read differently (another --set, --currency or --store), import asks what to do.

        A record that cannot be read goes to FILE.rejects.csv; correct it there and import that
        file. A file with an open question is left out whole, and the message names the option that
        answers it. The answer is remembered for files with that header (larder help profile).
        --currency fills in a missing currency; if the file names another one, import asks. A folder
        means the files in it, - means standard input.
        """,
      arguments: [
        ArgumentSpec("FILE", "a file, a folder, or -", isRepeated: true, completion: .file)
      ],
      options: options + [.format, .output] + OptionSpec.writing,
      examples: [
        CommandExample("larder import migros-2026-10.csv --dry-run", "see what would be done"),
        CommandExample("larder import receipts/ --currency EUR", "all files of a folder"),
        CommandExample("larder undo", "take the last import back"),
      ],
      columns: ImportSummary.columns.map(\.name)),
    run: { arguments, session in
      var run = try ImportRun(session, arguments)
      var files: [ImportFile] = []
      var codes: [ExitCode] = []
      for path in arguments.arguments {
        do {
          files += try ImportFile.list(path, session.world)
        } catch let failure as Failure {
          session.console.say(failure.diagnostic)
          codes.append(failure.code)
        }
      }
      guard !files.isEmpty else { return ExitCode.worst(of: codes) }
      let (summary, code) = try run.take(files)
      try run.answer(summary)
      return summary.code(of: codes + [code])
    })

  /// Options of both `import` and `batch`.
  static let options: [OptionSpec] = [
    .value(
      "as", "KIND", "what the file holds, if its columns do not show it",
      allowed: ImportKind.allCases.map(\.rawValue) + FamilyKind.allCases.map(\.rawValue)),
    .value("currency", "CODE", "the currency of amounts without one"),
    .value("store", "NAME", "the store of lines without one"),
    .value("date", "DATE", "the day of lines without one"),
    .value(
      "date-order", "ORDER", "the order of dates such as 03/04/26",
      allowed: DateOrder.allCases.map(\.rawValue)),
    .value(
      "decimal", "MARK",
      "the decimal mark, if amounts such as 1.250 are ambiguous, or cents if they count those",
      allowed: DecimalMark.allCases.map(\.rawValue) + [ImportOptions.cents]),
    .value(
      "set", "ROLE=COLUMN", "use a column, by header or number, for a role", isRepeatable: true),
    .value(
      "with", "FILE", "a file of the lines' receipts, joined by receipt number",
      completion: .file),
    .value("encoding", "NAME", "the file's encoding, if it is not detected"),
    .flag("yes", "accept proposed columns, and a currency that does not fit the file"),
    .value("profile", "NAME", "read the files with this profile, whatever their header"),
    .flag("no-profile", "ignore all profiles"),
    .value("save-as", "NAME", "save how the file was read; answers to questions are always saved"),
    .flag("accept-changes", "replace recorded lines whose totals have changed"),
    .flag("same-receipt", "treat partly matching lines as the recorded receipt"),
    .flag("another-receipt", "treat partly matching lines as another receipt"),
    .flag(
      "replace-list",
      "retract purchases recorded from a shopping list of that day and store"),
    .flag("replace", "retract the lines of an earlier reading of the same records"),
    .flag("keep-both", "keep the lines of both readings of the same records"),
    .value(
      "rejects", "DIR|none", "the folder for rejects files; by default each file's own folder",
      completion: .directory),
    .dryRun,
  ]
}
