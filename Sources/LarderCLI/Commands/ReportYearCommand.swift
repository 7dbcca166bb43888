import EventSourcing
import GroceryModel
import Projections
import Reporting

extension Command {
  static let reportYear = Command(
    spec: CommandSpec(
      "report", "year", section: "Reports", abstract: "the whole picture of a year",
      discussion: """
        Spend by month, category, item and shop against the year before, how budgets were kept in
        the periods that begin in the year, regular prices that moved against the year before,
        packages that shrank, what was thrown away, and the household's own price index. Without a
        period it is the year that holds today; with a longer one, every year of it. --all reports
        on every year from the first purchase to the last.

        With --reports DIR each year is written to DIR/YYYY/: report.md, and one CSV a table. Files
        are rewritten only where they changed. A finished year's report is dated by its last day and
        has the same bytes whenever it is made.
        """,
      options: [
        ReportOptions.reports,
        .flag("all", "every year from the first purchase to the last"),
        .dryRun, .period, .begin, .end, .asOf, .format, .output, .noCheckpoint,
      ] + OptionSpec.everywhere,
      examples: [
        CommandExample("larder report year", "this year so far, on the terminal"),
        CommandExample("larder report year -p 2026 -o 2026.md", "2026 as Markdown"),
        CommandExample("larder report year --all --reports Reports", "every year, as files"),
      ]),
    run: { arguments, session in
      try ReportOptions.refuseContradictions(arguments)
      let book = try HouseholdBook(
        from: try session.replay(arguments), rules: try session.rules())
      let years = try years(arguments, session, book)
      if years.isEmpty {
        let span = book.years.first.flatMap { first in book.years.last.map { (first, $0) } }
        session.console.say(
          Diagnostic(
            .note, "there is no year to report on",
            hint: span.map { "purchases are recorded from \($0.0) to \($0.1)" }))
      }
      let reports = try book.yearSummaries(of: years).map {
        (folder: CalendarStep.year.key(of: $0.dated), report: YearReport($0))
      }
      if let folder = arguments.value("reports") {
        try session.write(reports, to: folder, of: "year", arguments)
        return .done
      }
      let format = session.format(arguments)
      guard format != .html || years.count < 2 else {
        throw Failure(
          .usage, "a page holds one year, and \(years.count) are asked for",
          hint: "--reports DIR writes each, or give one year with --period")
      }
      let colour = session.usesColour(arguments)
      try session.answer(
        arguments, texts: reports.map { $0.report.text(as: format, colour: colour) })
      return .done
    })

  private static func years(
    _ arguments: ParsedArguments, _ session: Session, _ book: HouseholdBook
  ) throws -> [Int] {
    if arguments.flag("all") { return book.years }
    let today = session.today.month.year
    guard let period = try session.period(arguments) else { return [today] }
    let asked = period.start.month.year
    let first = max(asked, book.years.first ?? asked)
    let last = min(period.lastDay.month.year, max(today, first))
    return first <= last ? Array(first...last) : []
  }
}
