import GroceryModel
import Projections

/// The report on one month: a page for people, and its tables in full for programs.
public struct MonthReport: WrittenReport {
  public let content: ReportContent

  /// The maximum number of rows of forecast tables on the page.
  public static let shownRowsToCome = MonthPage.pictureRows

  public init(_ summary: MonthSummary, in language: Language = .english) {
    content = ReportContent(in: language) { MonthPage(summary, $0).document }
  }
}

extension Table {
  /// Returns the spending by one key, beside the months before.
  static func comparison(
    _ rows: [MonthlyComparison], name: String, column: String, title: String,
    totals: [MonthlyComparison] = []
  ) -> Table {
    let total = Dictionary(totals.map { ($0.currency, $0.spent) }, uniquingKeysWith: { $1 })
    let bought = rows.filter { $0.lines > 0 || !$0.lastMonth.isZero }
    return Table(
      name: name, title: title,
      columns: [Column(column), Column("currency"), Column("spent", kind: .money)]
        + (totals.isEmpty ? [] : [Column("share_percent", heading: "share %", kind: .figure)])
        + [
          Column("lines", kind: .count),
          Column("last_month", heading: "last month", kind: .money),
          Column("mean_before", heading: "mean before", kind: .money),
          Column("change", kind: .money),
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
      let (own, other) = (rows[left], rows[right])
      if own.currency != other.currency { return own.currency < other.currency }
      if sizes[left] != sizes[right] { return sizes[left] > sizes[right] }
      return [own.name].precedes([other.name])
    }
    let table = Table(
      name: "changes", title: "What changed most",
      columns: [
        Column("item"), Column("currency"), Column("change", kind: .money),
        Column("spent", kind: .money),
        Column("mean_before", heading: "mean before", kind: .money),
      ],
      rows: moved.map { place in
        let row = rows[place]
        return [
          .text(row.name), .text(row.currency.code), row.money(row.change), row.money(row.spent),
          row.money(row.usual),
        ]
      })
    return table.cutWithinCurrencies(to: limit)
  }
}

extension MonthlyComparison {
  fileprivate func money(_ amount: Amount?) -> Cell {
    amount.map { .figure($0.text(in: currency)) } ?? .missing
  }
}
