import GroceryModel
import Projections

extension Table {
  /// The answer of `larder waste`: one column a key, then the sums.
  public static func waste(
    _ rows: [WasteQuestion.Row], by keys: [WasteKey], title: String = ""
  ) -> Table {
    Table(
      name: "waste", title: title,
      columns: keys.map { Column($0.rawValue) } + [
        Column("currency"), Column("wasted", kind: .money), Column("quantity", kind: .figure),
        Column("unit"), Column("events", kind: .count), Column("avoidable", kind: .money),
        Column("bought", kind: .money),
        Column("share_percent", heading: "share %", kind: .figure),
      ],
      rows: rows.map { row in
        let isPriced = !row.currency.isEmpty
        func money(_ amount: Amount) -> Cell {
          isPriced ? .figure(moneyText(amount, in: row.currency)) : .missing
        }
        let (percents, overflow) = row.wasted.units.multipliedReportingOverflow(by: 100)
        let share =
          overflow ? nil : ratioText(percents, over: row.bought.units, fractionDigits: 1)
        return row.keys.map { .text($0) } + [
          .text(row.currency), money(row.wasted),
          row.quantity.map { .figure(quantityText($0)) } ?? .missing, .text(row.unit),
          .count(row.events), money(row.avoidable), money(row.bought),
          share.map { .figure($0) } ?? .missing,
        ]
      })
  }
}
