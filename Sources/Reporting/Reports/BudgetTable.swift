import GroceryModel
import Projections

extension Table {
  /// The answer of `larder budget`.
  public static func budget(_ rows: [BudgetStatement.Row], title: String = "") -> Table {
    Table(
      name: "budget", title: title,
      columns: [
        Column("budget"), Column("category"), Column("currency"), Column("start", kind: .day),
        Column("end", kind: .day), Column("allotted", kind: .figure),
        Column("carried", kind: .figure), Column("spent", kind: .figure),
        Column("remaining", kind: .figure),
        Column("used_percent", heading: "used %", kind: .figure),
        Column("days_left", kind: .count),
        Column("per_day_left", heading: "per day left", kind: .figure),
        Column("projected", kind: .figure), Column("status"), Column("outcome"),
      ],
      rows: rows.map(cells))
  }

  private static func cells(of row: BudgetStatement.Row) -> [Cell] {
    func money(_ amount: Amount?) -> Cell {
      amount.map { .figure($0.text(in: row.currency)) } ?? .missing
    }
    return [
      .text(row.budget), .text(row.category), .text(row.currency.code),
      .day(row.period.start.description), .day(row.period.lastDay.description),
      money(row.allotted), money(row.carried), money(row.spent), money(row.remaining),
      row.usedPercent.isEmpty ? .missing : .figure(row.usedPercent), .count(row.daysLeft),
      money(row.perDayLeft), money(row.projected), .text(row.status.rawValue),
      row.outcome.map { .text($0.rawValue) } ?? .missing,
    ]
  }
}
