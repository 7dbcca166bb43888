import ByteTools
import GroceryModel

/// Quantities without a unit that say again what a name says: `Bananas 2.31 lb`, 2.31.
///
/// Taken for a count, the measure would be in the unit price twice.
enum RepeatedSize {
  /// Whether some row has such a quantity, and nothing else tells its unit.
  static func stands(in layout: TableLayout, _ roles: RoleAssignment) -> Bool {
    guard let quantity = roles.columns[.quantity] else { return false }
    let units = roles.columns[.unit].map { layout.profiles[$0].filled } ?? 0
    guard units < layout.rows.count else { return false }
    let names = [Role.item, .package].compactMap { roles.columns[$0] }
    return layout.rows.prefix(2000).contains { row in
      guard roles.columns[.unit].map({ AbsentWords.contains(row[$0]) }) ?? true,
        row[quantity].utf8.count > 1, let number = layout.number(row, quantity)
      else { return false }
      return names.contains { unit(of: number, in: row[$0]) != nil }
    }
  }

  /// Nobody buys so many packages of so many grams each.
  private static let leastWhole = Amount(50)

  /// The unit of the size in a name, where the quantity is its number, and a fraction or a large one.
  static func unit(of quantity: ReadNumber, in name: String) -> GroceryModel.Unit? {
    let isWhole = quantity.amount.units % Amount.unitsPerOne == 0
    guard !isWhole || quantity.amount >= leastWhole, ProductName.mayStateSize(name),
      let size = ProductName.package(of: name), size.pieces == 1,
      size.content.unit.dimension != .count, size.content.amount == quantity.amount
    else { return nil }
    return size.content.unit
  }

  /// The unit of a quantity that the item or its package says again; empty where they do not.
  static func unit(of line: PurchaseLine, _ package: Int, _ row: inout RecordCells) -> Bytes {
    guard let quantity = line.amounts.quantity else { return line.amounts.unitText }
    let names = [line.item, row.cell(package)].map { String(decoding: $0, as: UTF8.self) }
    guard let unit = names.lazy.compactMap({ unit(of: quantity, in: $0) }).first else {
      return line.amounts.unitText
    }
    return row.scanner.arena.copy(unit.symbol)
  }
}
