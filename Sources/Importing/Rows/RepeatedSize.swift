import ByteTools
import GroceryModel

/// Quantities without a unit that repeat the size in the name: `Bananas 2.31 lb`, 2.31.
///
/// Read as a count, the size would enter the unit price twice.
enum RepeatedSize {
  /// Returns true if some row has such a quantity and no unit.
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

  /// Quantities of 50 or more are a package size, not a count.
  private static let leastWhole = Amount(50)

  /// Returns the unit of the size in a name, if the quantity is the same number.
  ///
  /// The quantity must be a fraction or large; small whole numbers are counts.
  static func unit(of quantity: ReadNumber, in name: String) -> GroceryModel.Unit? {
    let isWhole = quantity.amount.units % Amount.unitsPerOne == 0
    guard !isWhole || quantity.amount >= leastWhole, ProductName.mayStateSize(name),
      let size = ProductName.package(of: name), size.pieces == 1,
      size.content.unit.dimension != .count, size.content.amount == quantity.amount
    else { return nil }
    return size.content.unit
  }

  /// Returns the unit of a quantity that the item or its package repeats; otherwise the line's
  /// unit.
  static func unit(of line: PurchaseLine, _ package: Int, _ row: inout RecordCells) -> Bytes {
    guard let quantity = line.amounts.quantity else { return line.amounts.unitText }
    let names = [line.item, row.cell(package)].map { String(decoding: $0, as: UTF8.self) }
    guard let unit = names.lazy.compactMap({ unit(of: quantity, in: $0) }).first else {
      return line.amounts.unitText
    }
    return row.scanner.arena.copy(unit.symbol)
  }

  /// The fewest pieces that repeat a package; a few may be as many packages.
  private static let leastPieces = Amount(4)

  /// Returns true if a number of pieces only repeats what the name says of its package: `10 Stück` of
  /// `Eier 10er`.
  static func isCount(_ quantity: Bytes, of unit: Bytes, in name: Bytes) -> Bool {
    guard unit.elementsEqual("each".utf8), let number = ReadNumber(plain: quantity)?.amount,
      number >= leastPieces
    else { return false }
    let name = String(decoding: name, as: UTF8.self)
    guard ProductName.mayStateSize(name), let size = ProductName.package(of: name) else {
      return false
    }
    return size.content.unit.dimension == .count && size.total.amount == number
  }
}

extension RecordCells {
  /// Removes a number of pieces that only repeats the package in the name.
  mutating func dropRepeatedCount<Key: RawRepresentable<Int>>(
    _ quantity: Key, _ unit: Key, in name: Bytes
  ) {
    guard RepeatedSize.isCount(outcome.fields[quantity], of: outcome.fields[unit], in: name) else {
      return
    }
    put(quantity, Bytes(start: nil, count: 0))
    put(unit, Bytes(start: nil, count: 0))
  }
}
