import GroceryModel
import Importing
import Reporting

extension Command {
  static let importFiles = Command(
    spec: CommandSpec(
      "import", section: "Recording", abstract: "read receipts, prices, expirations, budgets",
      discussion: """
        Takes a file as the shop, app or scanner wrote it, finds out what it holds, and records what
        is new as one batch. Importing the same or an overlapping file again adds nothing twice;
        the same records read another way (another --set, --currency or --store) are a question. A
        record that cannot be a fact goes to FILE.rejects.csv, to be mended and imported again; a
        file that leaves a question open is left out as a whole, and the message names the option
        that answers it; the answer is remembered for files with that header (see larder help
        profile). --currency fills in what a file lacks; a file that names another currency is a
        question. A folder stands for the files in it, - for standard input.
        """,
      arguments: [
        ArgumentSpec("FILE", "a file, a folder, or -", isRepeated: true, completion: .file)
      ],
      options: importOptions + [.format, .output] + OptionSpec.writing,
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

  /// What `import` and `batch` share.
  static let importOptions: [OptionSpec] = [
    .value(
      "as", "KIND", "what the file holds, where that is not found out by its columns",
      allowed: ImportKind.allCases.map(\.rawValue) + FamilyKind.allCases.map(\.rawValue)),
    .value("currency", "CODE", "the currency of amounts that name none"),
    .value("store", "NAME", "the store of lines that name none"),
    .value("date", "DATE", "the day of lines that name none"),
    .value(
      "date-order", "ORDER", "how 03/04/26 is read", allowed: DateOrder.allCases.map(\.rawValue)),
    .value(
      "decimal", "MARK", "what stands before the fraction, where amounts as 1.250 leave it open",
      allowed: DecimalMark.allCases.map(\.rawValue)),
    .value(
      "set", "ROLE=COLUMN", "take a column, by header or number, for a role", isRepeatable: true),
    .value(
      "with", "FILE", "a file of receipts that the lines belong to, joined by their number",
      completion: .file),
    .value("encoding", "NAME", "the file's encoding, where it is not found out"),
    .flag("yes", "accept proposed columns, and a currency that does not fit the file"),
    .value("profile", "NAME", "read the files as a remembered one, whatever their header"),
    .flag("no-profile", "read the files as if none were remembered"),
    .value("save-as", "NAME", "remember how the file was read; asked-for answers always are"),
    .flag("accept-changes", "replace recorded lines whose totals have changed"),
    .flag("same-receipt", "lines that coincide in part are of the receipt recorded already"),
    .flag("another-receipt", "lines that coincide in part are of another receipt"),
    .flag(
      "replace-list",
      "retract purchases recorded from a shopping list of the receipt's day and shop"),
    .flag("replace", "retract the lines of an earlier reading of the same records"),
    .flag("keep-both", "keep the lines of both readings of the same records"),
    .value(
      "rejects", "DIR|none", "the folder of the rejects files; by default that of each file",
      completion: .directory),
    .dryRun,
  ]
}
