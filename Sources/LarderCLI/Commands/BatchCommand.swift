import EventSourcing
import GroceryModel
import Importing
import Projections

extension Command {
  static let batch = Command(
    spec: CommandSpec(
      "batch", section: "Recording", abstract: "import a folder and write every report; for cron",
      discussion: """
        Imports what is new in INBOX as one batch, then writes the reports of all months that
        changed. Run again, it adds nothing and rewrites no file. INBOX may hold inbox.conf, with a
        line for each pattern of file names that need to be told something:

          migros-*.csv: kind=receipts currency=CHF store="Migros" date-order=dmy
        """,
      arguments: [
        ArgumentSpec("INBOX", "the folder that receipts are dropped into", completion: .directory)
      ],
      options: [
        .value(
          "reports", "DIR", "the folder of the reports; without it none are written",
          completion: .directory),
        .noCheckpoint,
      ] + importOptions + OptionSpec.writing,
      examples: [
        CommandExample(
          "larder batch ~/receipts --reports ~/reports", "what cron runs every night")
      ]),
    run: { arguments, session in
      var run = try ImportRun(session, arguments)
      let inbox = arguments.arguments[0]
      guard FileSystem.isDirectory(session.world.resolve(inbox)) else {
        let path = session.world.resolve(inbox)
        throw FileSystem.exists(path)
          ? Failure(
            .noInput, "'\(inbox)' is not a folder", hint: "larder import reads single files")
          : Failure(.noInput, "'\(inbox)' does not exist")
      }
      if let folder = arguments.value("reports") {
        try LarderBoundary.check(session.world.resolve(folder), named: folder)
      }
      let (summary, code) = try run.take(
        try ImportFile.list(inbox, session.world))
      try session.console.print(summary.text.utf8)
      if let folder = arguments.value("reports") {
        try writeReports(folder, arguments, session)
      }
      return code
    })

  private static func writeReports(
    _ folder: String, _ arguments: ParsedArguments, _ session: Session
  ) throws {
    let isTrial = arguments.flag("dry-run")
    guard !isTrial || FileSystem.exists(session.layout.identity) else { return }
    session.console.progress("folding the log")
    let replay = try session.replay(arguments)
    let book = try HouseholdBook(from: replay, rules: try session.rules())
    session.console.progress("writing reports")
    let reports = book.reports(on: book.months)
    let written = try ReportFolder(session.world.resolve(folder)).write(
      isTrial: isTrial, reports.make)
    session.console.clearProgress()
    if let asked = reports.asked {
      session.warn(
        ofSilencesIn: book.covered, within: asked, so: "there is no report on these months")
    }
    try session.console.print(line: written.sentence(folder, of: "month", isTrial: isTrial))
  }
}
