import GroceryModel
import Projections

extension Table {
  /// The columns of `larder savings`.
  public static let savingsColumns: [Column] = [
    Column("kind"), Column("item"), Column("saved", kind: .money), Column("currency"),
    Column("basis"), Column("text"),
  ]

  /// The answer of `larder savings`.
  public static func savings(_ rows: [Saving], title: String = "") -> Table {
    Table(
      name: "savings", title: title, columns: savingsColumns,
      rows: rows.map { row in
        [
          .text(row.kind.rawValue), .text(row.item),
          .figure(moneyText(row.saved, in: row.currency)),
          .text(row.currency), .text(row.basis), .text(row.text),
        ]
      })
  }
}
