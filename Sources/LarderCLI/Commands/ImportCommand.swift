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
      options: {
        ImportingOptions.all
        CommonOptions.format
        CommonOptions.output
        CommonOptions.writing
      },
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
          try ImportFile.noteOfOthers(in: path, session.world).map(session.console.say)
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
}
