import GroceryModel
import Projections

extension Table {
  /// Returns a table of recorded uses that exceed the stock.
  public static func discrepancies(_ found: [StockDiscrepancy]) -> Table {
    Table(
      name: "discrepancies",
      columns: [
        Column("date", kind: .day), Column("item"), Column("action"),
        Column("missing", kind: .figure), Column("unit"), Column("event"),
      ],
      rows: found.map { row in
        [
          .day(row.day.description), .text(row.item), .text("\(row.action)"),
          row.missing.map { .figure(quantityText($0)) } ?? .missing, .text(row.unit),
          .text(row.event.description),
        ]
      })
  }
}
