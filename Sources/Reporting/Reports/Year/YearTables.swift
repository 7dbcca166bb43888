import GroceryModel
import Projections

extension Table {
  /// Returns the spending by one key, beside the year before.
  static func yearly(
    _ rows: [YearlyComparison], name: String, column: String, title: String
  ) -> Table {
    Table(
      name: name, title: title,
      columns: [
        Column(column), Column("currency"), Column("spent", kind: .money),
        Column("lines", kind: .count),
        Column("year_before", heading: "year before", kind: .money),
        Column("change", kind: .money),
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

  /// Returns the outcome of budgets.
  static func yearlyBudgets(_ rows: [YearlyBudget], title: String) -> Table {
    Table(
      name: "budget", title: title,
      columns: [
        Column("budget"), Column("category"), Column("currency"), Column("periods", kind: .count),
        Column("overspent", kind: .count), Column("allotted", kind: .money),
        Column("spent", kind: .money),
        Column("used_percent", heading: "used %", kind: .figure),
        Column("remaining", heading: "left", kind: .money),
      ],
      rows: rows.map { row in
        let (percents, overflow) = row.spent.units.multipliedReportingOverflow(by: 100)
        let used = overflow ? nil : ratioText(percents, over: row.allotted.units, fractionDigits: 1)
        return [
          .text(row.budget), .text(row.category), .text(row.currency.code), .count(row.periods),
          .count(row.overspent), .figure(row.allotted.text(in: row.currency)),
          .figure(row.spent.text(in: row.currency)), used.map { .figure($0) } ?? .missing,
          .figure(row.left.text(in: row.currency)),
        ]
      })
  }
}
