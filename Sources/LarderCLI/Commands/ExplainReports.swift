import EventSourcing
import GroceryModel
import Projections
import Reporting

enum ExplainReports {
  private static let comparedCells = ["spent", "lines", "last_month", "mean_before", "change"]

  /// The table of a month's report that `--table` names, `categories` by default.
  static func month(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> ExplainedTable {
    try arguments.refuseCurrency()
    try ReportOptions.checkPeriod(of: .month, arguments, session)
    let month = try ReportOptions.period(arguments, session)?.start.month ?? session.today.month
    let dated = min(month.lastDay, session.today)
    let (replay, rules) = (try session.replay(arguments, dated: dated), try session.rules())
    let book = try HouseholdBook(from: replay, rules: rules)
    guard let summary = try book.summaries(of: [month], listing: 0, { $0 }).first else {
      throw Failure(.usage, "there is no report on \(month)")
    }
    let table = try arguments.table(of: MonthReport(summary).tables)
    if table.name == "budget" {
      let explainer = try BudgetExplainer(summary.budgets, from: replay, rules: rules)
      return ExplainedTable(table: table, cells: BudgetExplainer.cells) {
        explainer.explanation(of: summary.budgets[$0], cell: $1)
      }
    }
    if table.name == "waste" {
      return try explainedWaste(
        table, summary.picture.waste, Period(month.firstDay, through: dated), replay, rules)
    }
    if table.name == "price-moves" {
      let before = (month + -1).period
      let explainer = try PriceExplainer(
        PriceQuestion(in: Period(before.start, through: dated), byStore: true), from: replay,
        rules: rules)
      let moves = summary.picture.priceMoves
      return ExplainedTable(table: table, cells: ["price_now", "price_before"]) { row, cell in
        let isNow = cell == "price_now"
        return explainer.explanation(
          of: moves[row], in: isNow ? Period(month.firstDay, through: dated) : before,
          median: isNow ? moves[row].now : moves[row].before)
      }
    }
    // What changed most are rows of the table of items.
    let subject = table.name == "changes" ? .items : try comparison(of: table, isOfYear: false)
    return try explainedComparison(
      table, subject, .month(month, of: book),
      table.name == "changes" ? ["change", "spent", "mean_before"] : comparedCells, replay, rules)
  }

  /// The table of a year's report that `--table` names, `categories` by default.
  static func year(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> ExplainedTable {
    try arguments.refuseCurrency()
    try ReportOptions.checkPeriod(of: .year, arguments, session)
    let year = (try ReportOptions.period(arguments, session)?.start ?? session.today).month.year
    let dated = min(Month(year: year, month: 12).lastDay, session.today)
    let (replay, rules) = (try session.replay(arguments, dated: dated), try session.rules())
    let book = try HouseholdBook(from: replay, rules: rules)
    guard let summary = try book.yearSummaries(of: [year], { $0 }).first else {
      throw Failure(.usage, "there is no report on \(year)")
    }
    let table = try arguments.table(of: YearReport(summary).tables)
    if table.name == "waste" {
      let days = Period(Month(year: year, month: 1).firstDay, through: dated)
      return try explainedWaste(table, summary.picture.waste, days, replay, rules)
    }
    return try explainedComparison(
      table, try comparison(of: table, isOfYear: true), .year(year, of: book),
      ["spent", "lines", "year_before", "change"], replay, rules)
  }

  /// Returns the comparison behind a table.
  private static func comparison(
    of table: Table, isOfYear: Bool
  ) throws -> ComparisonExplainer.Subject {
    guard let subject = ComparisonExplainer.Subject(rawValue: table.name) else {
      throw Failure(
        .usage, "the table '\(table.name)' cannot be explained",
        expected: "one of "
          + (isOfYear
            ? "months, categories, items, stores, waste"
            : "categories, items, stores, changes, budget, waste, price-moves"),
        hint: table.name == "budget"
          ? "larder explain budget -p YYYY explains its periods"
          : "larder explain prices lists prices; larder index --why explains the index")
    }
    return subject
  }

  private static func explainedComparison(
    _ table: Table, _ subject: ComparisonExplainer.Subject, _ span: ComparisonExplainer.Span,
    _ cells: [String], _ replay: Replay, _ rules: CategoryRules
  ) throws -> ExplainedTable {
    let explainer = try ComparisonExplainer(subject, span, from: replay, rules: rules)
    return ExplainedTable(table: table, cells: cells) { row, cell in
      try explainer.explanation(
        of: table.rows[row][0].content, in: table.rows[row][1].content, cell: cell)
    }
  }

  private static func explainedWaste(
    _ table: Table, _ rows: [WasteQuestion.Row], _ days: Period, _ replay: Replay,
    _ rules: CategoryRules
  ) throws -> ExplainedTable {
    let explainer = try WasteExplainer(
      WasteQuestion(by: [.category, .reason], in: days), from: replay, rules: rules)
    return ExplainedTable(table: table, cells: WasteExplainer.cells) {
      explainer.explanation(of: rows[$0], cell: $1)
    }
  }
}

extension ParsedArguments {
  /// The table of a report that `--table` names, `categories` by default.
  fileprivate func table(of tables: [Table]) throws -> Table {
    let name = value("table") ?? "categories"
    guard let table = tables.first(where: { $0.name == name }) else {
      throw Failure(reportHasNo: name, among: tables)
    }
    return table
  }
}
