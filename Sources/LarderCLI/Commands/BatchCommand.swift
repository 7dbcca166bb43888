import ByteTools
import Importing
import Projections

enum BatchCommand {
  enum Options {
    static let reports = Option(
      "reports", "DIR", "the folder for the reports; without it none are written",
      completion: .directory)
  }

  static let command = Command(
    spec: CommandSpec(
      "batch", section: "Recording", abstract: "import a folder and write every report; for cron",
      discussion: """
        Imports what is new in INBOX as one batch. Then rewrites the reports whose facts, rules,
        settings or files changed. Run again, it adds nothing and rewrites no file. --no-checkpoint
        reads and makes everything again, with the same result. INBOX may hold inbox.conf, with a
        line for each pattern of files that need options:

          migros-*.csv: kind=receipts currency=CHF store="Migros" date-order=dmy
        """,
      arguments: [
        ArgumentSpec("INBOX", "the folder with new receipts", completion: .directory)
      ],
      options: {
        Options.reports
        CommonOptions.noCheckpoint
        ImportingOptions.all
        CommonOptions.writing
      },
      examples: [
        CommandExample(
          "larder batch ~/receipts --reports ~/reports", "the nightly command for cron")
      ]),
    run: { arguments, session in
      var run = try ImportRun(session, arguments)
      let inbox = arguments.arguments[0]
      guard FileSystem.isDirectory(session.world.resolve(inbox)) else {
        let path = session.world.resolve(inbox)
        throw FileSystem.exists(path)
          ? Failure(
            .noInput, "'\(inbox)' is not a folder", hint: "'larder import' reads single files")
          : Failure(.noInput, "'\(inbox)' does not exist")
      }
      if let folder = arguments[Options.reports] {
        try LarderBoundary.check(session.world.resolve(folder), named: folder)
      }
      run.knownFiles = try KnownFiles(session, arguments, inbox: session.world.resolve(inbox))
      let files = try ImportFile.list(inbox, session.world)
      try ImportFile.noteOfOthers(in: inbox, session.world).map(session.console.say)
      let (summary, code) = try run.take(files)
      try session.console.print(session.fitting(summary.text).utf8)
      if let folder = arguments[Options.reports] {
        try BatchReports(session, arguments).update(folder)
      }
      return code
    })
}
