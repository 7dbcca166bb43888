import GroceryModel
import Projections

extension Table {
  /// The columns of `larder prices --by weekday`.
  static let weekdayPriceColumns: [Column] = [
    Column("item"), Column("currency"), Column("unit"), Column("weekday"),
    Column("observations", kind: .count), Column("min", kind: .money),
    Column("median", kind: .money), Column("mean", kind: .money), Column("max", kind: .money),
    Column("percent_above_all", heading: "% above all days", kind: .figure),
  ]

  /// The answer of `larder prices --by weekday`.
  public static func weekdayPrices(_ rows: [WeekdayPrices], title: String = "") -> Table {
    Table(
      name: "weekday-prices", title: title, columns: weekdayPriceColumns,
      rows: rows.map { row in
        [
          .text(row.item), .text(row.currency), .text(row.unit),
          .text(weekdayNames[row.weekday - 1]), .count(row.observations), .figure(row.minimum),
          .figure(row.median), .figure(row.mean), .figure(row.maximum),
          .figure(row.percentAboveAll),
        ]
      })
  }
}
