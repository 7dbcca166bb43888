import GroceryModel
import Projections
import Reporting

extension Command {
  static let reportMonth = Command(
    spec: CommandSpec(
      "report", "month", section: "Reports", abstract: "the whole picture of a month",
      discussion: """
        Budgets, spend by category against last month and the mean of the up to three months before,
        top items, shops, what changed most; regular prices that moved against the month before,
        packages that shrank, what was thrown away, the household's own price index; and what is to
        come: what spoils within seven days, what runs out, the next prices of what is bought most
        often and where the month will end (or, in a finished month's report, the next one), each
        with its bounds and, once it can be measured, its skill. Without a period it is the month that holds today;
        one month is printed, and --reports writes every month of a longer one. --all reports on every month from the first purchase
        to the last, but where nothing was bought for more than ten years: it names these.

        With --reports DIR each month is written to DIR/YYYY-MM/: report.md, and one CSV a table.
        Files are rewritten only where they changed. A finished month's report is dated by its last
        day and has the same bytes whenever it is made: its forecasts are those of that day, made
        from what is dated up to it. Tables without a row are left out of the page; their CSV has
        its header only.
        """,
      arguments: [ReportOptions.argument],
      options: ReportOptions.asking(for: "month"),
      examples: [
        CommandExample("larder report month", "this month so far, on the terminal"),
        CommandExample("larder report month -p 2026-10 -o october.md", "October as Markdown"),
        CommandExample("larder report month --all --reports Reports", "every month, as files"),
      ]),
    run: { arguments, session in
      try ReportOptions.check(arguments)
      try ReportOptions.checkPeriod(of: .month, arguments, session)
      let book = try HouseholdBook(
        from: try session.replay(arguments), rules: try session.rules())
      try session.answer(
        arguments,
        book.reports(
          on: try months(arguments, session, book),
          in: try session.reportLanguage(arguments)))
      return .done
    })

  private static func months(
    _ arguments: ParsedArguments, _ session: Session, _ book: HouseholdBook
  ) throws -> [Month] {
    if arguments.flag("all") { return book.months }
    guard let period = try ReportOptions.period(arguments, session) else {
      return [session.today.month]
    }
    let first = max(period.start.month, book.months.first ?? period.start.month)
    let last = min(period.lastDay.month, max(session.today.month, first))
    guard first <= last else { return [] }
    return book.covered.reported(of: first...last)
  }
}

extension HouseholdBook {
  /// The reports on some months, ascending, with the names of their folders.
  func reports(on months: [Month], in language: Language) -> AskedReports<MonthReport> {
    AskedReports(
      span: "month", count: months.count,
      recorded: covered.first.flatMap { first in covered.last.map { ("\(first)", "\($0)") } },
      asked: months.first.flatMap { first in months.last.map { first...$0 } }, covered: covered
    ) { rows, give in
      try summaries(of: months, telling: rows) {
        try give($0.month.description, MonthReport($0, in: language))
      }
    }
  }
}
