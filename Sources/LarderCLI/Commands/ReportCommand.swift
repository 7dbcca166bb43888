import EventSourcing
import GroceryModel
import Projections
import Reporting

extension Command {
  static let reportMonth = Command(
    spec: CommandSpec(
      "report", "month", section: "Reports", abstract: "the whole picture of a month",
      discussion: """
        Budgets, spend by category against last month and the mean of the up to three months before,
        top items, shops, and what changed most. Without a period it is the month that holds today;
        with a longer one, every month of it. --all reports on every month from the first purchase
        to the last.

        With --reports DIR each month is written to DIR/YYYY-MM/: report.md, and one CSV a table.
        Files are rewritten only where they changed. A finished month's report is dated by its last
        day and has the same bytes whenever it is made.
        """,
      options: [
        .value(
          "reports", "DIR", "write into folders below DIR instead of printing",
          completion: .directory),
        .flag("all", "every month from the first purchase to the last"),
        .noCurrency, .dryRun, .period, .begin, .end, .asOf, .format, .output, .noCheckpoint,
      ] + OptionSpec.everywhere,
      examples: [
        CommandExample("larder report month", "this month so far, on the terminal"),
        CommandExample("larder report month -p 2026-10 -o october.md", "October as Markdown"),
        CommandExample("larder report month --all --reports Reports", "every month, as files"),
      ]),
    run: { arguments, session in
      try arguments.refuseCurrency()
      try refuseContradictions(arguments)
      let book = try HouseholdBook(
        from: try session.replay(arguments), rules: try session.rules())
      let months = try months(arguments, session, book)
      if months.isEmpty {
        let span = book.months.first.flatMap { first in book.months.last.map { (first, $0) } }
        session.console.say(
          Diagnostic(
            .note, "there is no month to report on",
            hint: span.map { "purchases are recorded from \($0.0) to \($0.1)" }))
      }
      if let folder = arguments.value("reports") {
        let written = try ReportFolder(session.world.resolve(folder)).write(
          months.map { book.summary(of: $0) }, isTrial: arguments.flag("dry-run"))
        try session.console.print(
          line: written.sentence(folder, isTrial: arguments.flag("dry-run")))
        return .done
      }
      let format = session.format(arguments)
      guard format != .html || months.count < 2 else {
        throw Failure(
          .usage, "a page holds one month, and \(months.count) are asked for",
          hint: "--reports DIR writes each, or give one month with --period")
      }
      let texts = months.map { month in
        MonthReport(book.summary(of: month)).text(
          as: format, colour: session.usesColour(arguments))
      }
      let isList = format == .json && texts.count > 1
      let separator = Array((isList ? ",\n" : "\n").utf8)
      let joined = Array(texts.joined(separator: separator))
      try session.answer(
        arguments, isList ? Array("[\n".utf8) + joined + Array("]\n".utf8) : joined)
      return .done
    })

  private static func refuseContradictions(_ arguments: ParsedArguments) throws {
    func refuse(_ option: String, _ others: [String]) throws {
      let given = others.first { arguments.value($0) != nil }
      guard let given else { return }
      throw Failure(.usage, "--\(option) stands beside --\(given)", expected: "one of the two")
    }
    if arguments.flag("all") { try refuse("all", ["period", "begin", "end"]) }
    if arguments.value("reports") != nil { try refuse("reports", ["output", "format"]) }
  }

  private static func months(
    _ arguments: ParsedArguments, _ session: Session, _ book: HouseholdBook
  ) throws -> [Month] {
    if arguments.flag("all") { return book.months }
    guard let period = try session.period(arguments) else { return [session.today.month] }
    let first = max(period.start.month, book.months.first ?? period.start.month)
    let last = min(period.lastDay.month, max(session.today.month, first))
    guard first <= last else { return [] }
    return (0...(last - first)).map { first + $0 }
  }
}
