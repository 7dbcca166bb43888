import EventSourcing
import GroceryModel

/// Which categories the lines of some products were filed under, by month.
struct ProductCategories: Projection {
  private let wanted: [String: Int]
  private let descriptions: Descriptions
  private var items = NameTable()
  private var wantedItems: [UInt32] = []
  private(set) var categories = NameTable()
  /// By product, category and month.
  private(set) var table = TupleTable(width: 3)

  /// - Parameters:
  ///   - products: The products' matching keys.
  ///   - descriptions: For the aliases.
  init(of products: [String], descriptions: Descriptions) {
    wanted = Dictionary(
      products.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
    self.descriptions = descriptions
  }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard event.type == .purchaseRecorded, event.fields.has(PurchaseKey.category) else { return }
    let item = items.number(of: event.fields[PurchaseKey.item])
    if item == wantedItems.count { wantedItems.append(product(of: items.text(item))) }
    guard wantedItems[item] != LineKeys.none else { return }
    add(wantedItems[item], event.fields[PurchaseKey.category], event.date.month, lines: 1)
  }

  private func product(of item: String) -> UInt32 {
    let key = NameKey.matching(item)
    let canonical = descriptions.canonicalProduct(of: key).map { NameKey.matching($0) } ?? key
    return wanted[canonical].map { UInt32($0) } ?? LineKeys.none
  }

  private mutating func add(_ product: UInt32, _ category: Bytes, _ month: Month, lines: Int) {
    let key = [
      product, UInt32(categories.number(of: category)), UInt32(bitPattern: month.ordinal),
    ]
    key.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      table.add(.zero, lines: lines, to: base)
    }
  }

  mutating func merge(_ other: ProductCategories) {
    for cell in 0..<other.table.count {
      let key = Array(other.table.key(cell))
      other.categories.withBytes(Int(key[1])) { category in
        add(
          key[0], category, Month(ordinal: Int32(bitPattern: key[2])),
          lines: other.table.lines[cell])
      }
    }
  }
}
