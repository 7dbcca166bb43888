import GroceryModel
import Projections

extension Table {
  /// The columns of `larder show`.
  public static let itemPageColumns = [
    Column("fact"), Column("value"), Column("place"), Column("day", kind: .day),
  ]

  /// Returns a table of the facts about one item.
  public static func itemPage(_ page: ItemPage, title: String) -> Table {
    Table(
      name: "item", title: title, columns: itemPageColumns,
      rows: page.rows.map { row in
        [
          .text(row.fact), .text(row.value), .text(row.place),
          row.day.map { .day($0.description) } ?? .missing,
        ]
      })
  }
}
