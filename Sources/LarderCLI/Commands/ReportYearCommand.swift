import GroceryModel
import Projections
import Reporting

enum ReportYearCommand {
  static let command = Command(
    spec: CommandSpec(
      "report", "year", section: "Reports", abstract: "report on a year",
      discussion: """
        Shows spending by month, category, item and store against the year before, how budgets were
        kept in the periods that begin in the year, regular prices that moved, packages that shrank,
        waste and the household's own price index.

        Without a period it reports on the current year. One year is printed; --reports writes every
        year of a longer period. --all reports on every year from the first purchase to the last. It
        leaves out gaps of more than ten years without purchases, and names them.

        --reports DIR writes each year to DIR/YYYY/: report.md, and one CSV for each table. Only
        changed files are rewritten. A finished year's report is dated by its last day and has the
        same bytes whenever it is made.
        """,
      arguments: [ReportOptions.argument],
      options: {
        ReportOptions.asking(for: "year")
      },
      examples: [
        CommandExample("larder report year", "this year so far, on the terminal"),
        CommandExample("larder report year -p 2026 -o 2026.md", "2026 as Markdown"),
        CommandExample("larder report year --all --reports Reports", "every year, as files"),
      ]),
    run: { arguments, session in
      try ReportOptions.check(arguments)
      try ReportOptions.checkPeriod(of: .year, arguments, session)
      let book = try HouseholdBook(
        from: try session.replay(arguments), rules: try session.rules())
      let years = try years(arguments, session, book)
      if let first = years.first.flatMap({ Period(sometimes: "\($0)") }),
        let last = years.last.flatMap({ Period(sometimes: "\($0)") })
      {
        try session.noteLeftOut(in: Period(start: first.start, end: last.end), arguments)
      }
      try session.answer(
        arguments, book.reports(on: years, in: try session.reportLanguage(arguments)))
      return .done
    })

  private static func years(
    _ arguments: ParsedArguments, _ session: Session, _ book: HouseholdBook
  ) throws -> [Int] {
    if arguments[ReportOptions.all(of: "year")] { return book.years }
    let today = session.today.month.year
    guard let period = try ReportOptions.period(arguments, session) else { return [today] }
    let asked = period.start.month.year
    let first = max(asked, book.years.first ?? asked)
    let last = min(period.lastDay.month.year, max(today, first))
    guard first <= last else { return [] }
    let held = Set(
      book.covered.reported(of: Month(year: first, month: 1)...Month(year: last, month: 12))
        .map(\.year))
    return held.sorted()
  }
}

extension HouseholdBook {
  /// The reports on some years, ascending, with the names of their folders.
  func reports(on years: [Int], in language: Language) -> AskedReports<YearReport> {
    AskedReports(
      span: "year", count: years.count,
      recorded: covered.first.flatMap { first in
        covered.last.map { last in
          (CalendarStep.year.key(of: first.firstDay), CalendarStep.year.key(of: last.firstDay))
        }
      },
      asked: years.first.flatMap { first in
        years.last.map { Month(year: first, month: 1)...Month(year: $0, month: 12) }
      }, covered: covered
    ) { _, give in
      try yearSummaries(of: years) {
        try give(CalendarStep.year.key(of: $0.dated), YearReport($0, in: language))
      }
    }
  }
}
