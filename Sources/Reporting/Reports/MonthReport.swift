import GroceryModel
import Projections

/// The report on one month: a page for people, and its tables in full for programs.
public struct MonthReport: Sendable {
  private let page: ReportPage

  /// How many rows of a long table the page shows.
  public static let pageRows = 15
  /// How many rows of the tables to come it shows.
  public static let shownRowsToCome = ReportPage.pictureRows
  private static let changeRows = 10

  public init(_ summary: MonthSummary) {
    let lead = summary.totals.map { total in
      Self.sentence(total) + Self.coverage(total, summary.categorised[total.currency.code] ?? .zero)
    }
    let unbalanced = Self.unbalanced(summary)
    let spending: [ReportPage.Section] = [
      .init(table: .budget(summary.budgets, title: "Budgets")),
      .init(
        table: .comparison(
          summary.categories, name: "categories", column: "category", title: "Spend by category",
          totals: summary.totals), rows: Self.pageRows),
      .init(
        table: .comparison(summary.items, name: "items", column: "item", title: "Top items"),
        rows: Self.pageRows),
      .init(
        table: .comparison(summary.stores, name: "stores", column: "store", title: "Shops"),
        rows: Self.pageRows),
      .init(table: .changes(summary.items, limit: Self.changeRows)),
    ]
    page = ReportPage(
      title: "\(Self.monthNames[summary.month.month - 1]) \(summary.month.year)",
      lead: (lead.isEmpty ? ["Nothing was bought."] : lead) + unbalanced,
      sections: spending
        + ReportPage.sections(summary.picture, movesSince: "\(summary.month + -1)")
        + ReportPage.sections(summary.picture.outlook, summary.spend),
      footer: ReportPage.footer(summary.dated, summary.fingerprint))
  }

  /// Every table in full, in the page's order.
  public var tables: [Table] { page.sections.map(\.table) }

  /// The page as Markdown; a note stands where a table was cut.
  public var markdown: [UInt8] { page.markdown }

  /// The page in any format; the machine's formats give all tables in full.
  public func text(as format: OutputFormat, colour: Bool) -> [UInt8] {
    page.text(as: format, colour: colour)
  }

  /// Says how many receipts have lines that do not add up, and what lists them.
  private static func unbalanced(_ summary: MonthSummary) -> [String] {
    let count = summary.unbalancedReceipts
    guard count > 0 else { return [] }
    let receipts = count == 1 ? "1 receipt has" : "\(count) receipts have"
    return [
      "\(receipts) lines that do not add up to the stated total: "
        + "larder list receipts --unbalanced -p \(summary.month)"
    ]
  }

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static func sentence(_ total: MonthlyComparison) -> String {
    func money(_ amount: Amount) -> String {
      "\(total.currency.code) \(amount.text(in: total.currency))"
    }
    func against(_ other: Amount, _ name: String) -> String {
      let change = total.spent - other
      if change.isZero { return "as much as \(name)" }
      return change.isNegative
        ? "\(money(-change)) less than \(name)" : "\(money(change)) more than \(name)"
    }
    let unit = total.lines == 1 ? "line" : "lines"
    var text = "Spent \(money(total.spent)) in \(total.lines) \(unit)"
    if let usual = total.usual {
      text += ", " + against(total.lastMonth, "last month")
      text += " and " + against(usual, "the mean of the up to three months before")
    }
    return text + "."
  }

  /// What share of the spending has a category other than by default, where a share makes sense.
  private static func coverage(_ total: MonthlyComparison, _ categorised: Amount) -> String {
    guard total.spent.units > 0, !categorised.isNegative, categorised <= total.spent,
      let share = ratioText(
        categorised.units * 100, over: total.spent.units, fractionDigits: 1)
    else { return "" }
    return " \(share) % of it has a category."
  }
}

extension Table {
  /// What was paid for things of one kind, beside the months before.
  static func comparison(
    _ rows: [MonthlyComparison], name: String, column: String, title: String,
    totals: [MonthlyComparison] = []
  ) -> Table {
    let total = Dictionary(totals.map { ($0.currency, $0.spent) }, uniquingKeysWith: { $1 })
    let bought = rows.filter { $0.lines > 0 || !$0.lastMonth.isZero }
    return Table(
      name: name, title: title,
      columns: [Column(column), Column("currency"), Column("spent", kind: .figure)]
        + (totals.isEmpty ? [] : [Column("share_percent", heading: "share %", kind: .figure)])
        + [
          Column("lines", kind: .count),
          Column("last_month", heading: "last month", kind: .figure),
          Column("mean_before", heading: "mean before", kind: .figure),
          Column("change", kind: .figure),
        ],
      rows: bought.map { row in
        [.text(row.name), .text(row.currency.code), row.money(row.spent)]
          + (totals.isEmpty ? [] : [share(row.spent, of: total[row.currency])])
          + [
            .count(row.lines), row.money(row.usual.map { _ in row.lastMonth }),
            row.money(row.usual), row.money(row.change),
          ]
      })
  }

  private static func share(_ part: Amount, of whole: Amount?) -> Cell {
    guard let whole, let text = ratioText(part.units * 100, over: whole.units, fractionDigits: 1)
    else { return .missing }
    return .figure(text)
  }

  /// The items whose spending moved most away from the usual, either way.
  static func changes(_ rows: [MonthlyComparison], limit: Int) -> Table {
    let sizes = rows.map { $0.change?.units.magnitude ?? 0 }
    let moved = rows.indices.filter { sizes[$0] > 0 }.sorted { left, right in
      if sizes[left] != sizes[right] { return sizes[left] > sizes[right] }
      let (own, other) = (rows[left], rows[right])
      return [own.name, own.currency.code].precedes([other.name, other.currency.code])
    }
    return Table(
      name: "changes", title: "What changed most",
      columns: [
        Column("item"), Column("currency"), Column("change", kind: .figure),
        Column("spent", kind: .figure),
        Column("mean_before", heading: "mean before", kind: .figure),
      ],
      rows: moved.prefix(limit).map { place in
        let row = rows[place]
        return [
          .text(row.name), .text(row.currency.code), row.money(row.change), row.money(row.spent),
          row.money(row.usual),
        ]
      })
  }
}

extension MonthlyComparison {
  fileprivate func money(_ amount: Amount?) -> Cell {
    amount.map { .figure($0.text(in: currency)) } ?? .missing
  }
}
