import GroceryModel
import Projections
import Reporting

enum ReportMonthCommand {
  static let command = Command(
    spec: CommandSpec(
      "report", "month", section: "Reports", abstract: "report on a month",
      discussion: """
        Shows budgets, spending by category against last month and the mean of up to three earlier
        months, top items, stores, what changed most, regular prices that moved, packages that
        shrank, waste and the household's own price index. Forecasts follow: what spoils within
        seven days, what runs out, the next prices of the items bought most often, and the spending
        by the end of the month (for a finished month: of the next one). Each has its interval and,
        once it can be measured, its skill.

        Without a period it reports on the current month. One month is printed; --reports writes
        every month of a longer period. --all reports on every month from the first purchase to the
        last. It leaves out gaps of more than ten years without purchases, and names them.

        --reports DIR writes each month to DIR/YYYY-MM/: report.md, and one CSV for each table. Only
        changed files are rewritten. A finished month's report is dated by its last day and has the
        same bytes whenever it is made; its forecasts use facts dated up to that day. Tables without
        rows are left out of the page; their CSV has only a header.
        """,
      arguments: [ReportOptions.argument],
      options: {
        ReportOptions.asking(for: "month")
      },
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
      let months = try months(arguments, session, book)
      if let first = months.first, let last = months.last {
        try session.noteLeftOut(in: Period(first.firstDay, through: last.lastDay), arguments)
      }
      try session.answer(
        arguments, book.reports(on: months, in: try session.reportLanguage(arguments)))
      return .done
    })

  private static func months(
    _ arguments: ParsedArguments, _ session: Session, _ book: HouseholdBook
  ) throws -> [Month] {
    if arguments[ReportOptions.all(of: "month")] { return book.months }
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
      try summaries(of: months, listing: rows) {
        try give($0.month.description, MonthReport($0, in: language))
      }
    }
  }
}
