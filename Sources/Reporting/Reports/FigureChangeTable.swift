import GroceryModel
import Projections

extension Table {
  public static let figureChangeColumns: [Column] = [
    Column("table"), Column("row"), Column("cell"), Column("currency"),
    Column("before", kind: .money), Column("after", kind: .money), Column("change", kind: .money),
  ]

  /// The figures that differ between two positions of a log.
  public static func figureChanges(_ changes: [FigureChange], title: String = "") -> Table {
    Table(
      name: "figures", title: title, columns: figureChangeColumns,
      rows: changes.map { change in
        func money(_ amount: Amount?) -> Cell {
          amount.map { .figure(moneyText($0, in: change.currency)) } ?? .missing
        }
        return [
          .text(change.table), .text(change.keys.joined(separator: " · ")), .text(change.cell),
          .text(change.currency), money(change.before), money(change.after), money(change.change),
        ]
      })
  }
}
