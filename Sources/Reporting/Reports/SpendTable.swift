import GroceryModel
import Projections

extension Table {
  /// The answer of `larder spend`: one column a key, then currency, spent and lines.
  public static func spend(
    _ rows: [SpendQuestion.Row], by keys: [SpendKey], title: String = ""
  ) -> Table {
    Table(
      name: "spend", title: title,
      columns: keys.map { Column($0.rawValue) } + [
        Column("currency"), Column("spent", kind: .figure), Column("lines", kind: .count),
      ],
      rows: rows.map { row in
        row.keys.map { Cell.text($0) } + [
          .text(row.currency), .figure(moneyText(row.spent, in: row.currency)), .count(row.lines),
        ]
      })
  }
}

/// Money in its currency's own digits, or as many as it has.
func moneyText(_ amount: Amount, in code: String) -> String {
  Currency(code).map { amount.text(in: $0) } ?? amount.text(minimumFractionDigits: 2)
}
