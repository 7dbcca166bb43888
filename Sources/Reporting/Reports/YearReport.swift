import GroceryModel
import Projections

/// The report on one year: a page for people, and its tables in full for programs.
public struct YearReport: Sendable {
  private let page: ReportPage

  private static let pageRows = 10

  public init(_ summary: YearSummary) {
    let spending: [ReportPage.Section] = [
      .init(
        table: .yearly(summary.months, name: "months", column: "month", title: "Spend by month")),
      .init(
        table: .yearly(
          summary.categories, name: "categories", column: "category", title: "Spend by category"),
        rows: Self.pageRows),
      .init(
        table: .yearly(summary.items, name: "items", column: "item", title: "Top items"),
        rows: Self.pageRows),
      .init(
        table: .yearly(summary.stores, name: "stores", column: "store", title: "Shops"),
        rows: Self.pageRows),
      .init(table: .yearlyBudgets(summary.budgets, title: "Budgets")),
    ]
    page = ReportPage(
      title: "\(summary.year)",
      lead: summary.totals.isEmpty
        ? ["Nothing was bought."]
        : summary.totals.map { Self.sentence($0) } + [Self.lengths(summary)].compactMap { $0 },
      sections: spending
        + ReportPage.sections(summary.picture, movesSince: "\(summary.year - 1)"),
      footer: ReportPage.footer(summary.dated, summary.fingerprint))
  }

  private static func sentence(_ total: YearlyComparison) -> String {
    func money(_ amount: Amount) -> String {
      "\(total.currency.code) \(amount.text(in: total.currency))"
    }
    var text =
      "Spent \(money(total.spent)) in \(total.lines) \(total.lines == 1 ? "line" : "lines")"
    if let change = total.change {
      text +=
        change.isZero
        ? ", as much as the year before"
        : ", \(money(change.isNegative ? -change : change)) "
          + "\(change.isNegative ? "less" : "more") than the year before"
    }
    return text + "."
  }

  /// Says that the two years are of unequal length; nil where they are not.
  private static func lengths(_ summary: YearSummary) -> String? {
    guard summary.monthsBefore > 0, summary.monthsBefore != summary.monthsCovered else {
      return nil
    }
    func months(_ count: Int) -> String { "\(count) \(count == 1 ? "month" : "months")" }
    return "\(months(summary.monthsCovered)) of \(summary.year) are compared with "
      + "\(months(summary.monthsBefore)) of \(summary.year - 1)."
  }

  /// Every table in full, in the page's order.
  public var tables: [Table] { page.sections.map(\.table) }

  /// The page as Markdown; a note stands where a table was cut.
  public var markdown: [UInt8] { page.markdown }

  /// The page in any format; the machine's formats give all tables in full.
  public func text(as format: OutputFormat, colour: Bool) -> [UInt8] {
    page.text(as: format, colour: colour)
  }
}

extension Table {
  /// What was paid for things of one kind, beside the year before.
  fileprivate static func yearly(
    _ rows: [YearlyComparison], name: String, column: String, title: String
  ) -> Table {
    Table(
      name: name, title: title,
      columns: [
        Column(column), Column("currency"), Column("spent", kind: .figure),
        Column("lines", kind: .count),
        Column("year_before", heading: "year before", kind: .figure),
        Column("change", kind: .figure),
      ],
      rows: rows.filter { $0.lines > 0 || !($0.before ?? .zero).isZero }.map { row in
        func money(_ amount: Amount?) -> Cell {
          amount.map { .figure($0.text(in: row.currency)) } ?? .missing
        }
        return [
          .text(row.name), .text(row.currency.code), money(row.spent), .count(row.lines),
          money(row.before), money(row.change),
        ]
      })
  }

  /// How budgets were kept.
  fileprivate static func yearlyBudgets(_ rows: [YearlyBudget], title: String) -> Table {
    Table(
      name: "budget", title: title,
      columns: [
        Column("budget"), Column("category"), Column("currency"), Column("periods", kind: .count),
        Column("overspent", kind: .count), Column("allotted", kind: .figure),
        Column("spent", kind: .figure),
        Column("used_percent", heading: "used %", kind: .figure),
      ],
      rows: rows.map { row in
        let (percents, overflow) = row.spent.units.multipliedReportingOverflow(by: 100)
        let used = overflow ? nil : ratioText(percents, over: row.allotted.units, fractionDigits: 1)
        return [
          .text(row.budget), .text(row.category), .text(row.currency.code), .count(row.periods),
          .count(row.overspent), .figure(row.allotted.text(in: row.currency)),
          .figure(row.spent.text(in: row.currency)), used.map { .figure($0) } ?? .missing,
        ]
      })
  }
}
