import GroceryModel
import Projections

extension Table {
  /// The answer of `larder spend`: one column a key, then currency, spent and lines.
  public static func spend(
    _ rows: [SpendQuestion.Row], by keys: [SpendKey], title: String = ""
  ) -> Table {
    // The currency has its column anyhow.
    let places = keys.indices.filter { keys[$0] != .currency }
    // Most rows are in the currency of the row before.
    var last: (code: String, currency: Currency?) = ("", nil)
    return Table(
      name: "spend", title: title,
      columns: places.map { Column(keys[$0].rawValue) } + [
        Column("currency"), Column("spent", kind: .figure), Column("lines", kind: .count),
      ],
      rows: rows.map { row in
        if row.currency != last.code { last = (row.currency, Currency(row.currency)) }
        return places.map { Cell.text(row.keys[$0]) } + [
          .text(row.currency), .figure(moneyText(row.spent, in: last.currency)),
          .count(row.lines),
        ]
      })
  }
}

/// Money in its currency's own digits, or as many as it has.
func moneyText(_ amount: Amount, in code: String) -> String {
  moneyText(amount, in: Currency(code))
}

private func moneyText(_ amount: Amount, in currency: Currency?) -> String {
  currency.map { amount.text(in: $0) } ?? amount.text(minimumFractionDigits: 2)
}
