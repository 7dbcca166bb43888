import ByteTools
import ColumnStore
import EventSourcing
import GroceryModel

/// Which categories the lines of some products have, by month.
struct ProductCategories: Projection {
  /// The products asked for, by matching key.
  private let products: [String]
  private let wanted: [String: Int]
  private let descriptions: Descriptions
  private var items = StringInterner()
  /// For each item's number what it is here.
  private var standings: [Standing] = []
  private let rules: CategoryRules
  /// The categories that lines are filed under.
  private(set) var categories = StringInterner()
  /// The categories that lines state.
  private var stated = StringInterner()
  /// For each of these the number of what it is mapped to.
  private var filed: [UInt32] = []
  /// By product, category and month.
  private(set) var table = GroupByTable(width: 3)

  private struct Standing {
    /// The index of the product, or ``LineKeys/none`` if it is not needed.
    let product: UInt32
    /// The category that a description gives the lines of that name.
    let described: String?
  }

  /// - Parameters:
  ///   - products: The products' matching keys.
  ///   - descriptions: For the aliases.
  ///   - rules: What maps the categories that lines state.
  init(of products: [String], descriptions: Descriptions, rules: CategoryRules) {
    self.rules = rules
    self.products = products
    wanted = Dictionary(
      products.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
    self.descriptions = descriptions
  }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard event.type == .purchaseRecorded,
      event.fields.has(PurchaseKey.category) || !descriptions.products.isEmpty
    else { return }
    let item = items.number(of: event.fields[PurchaseKey.item])
    if item == standings.count { standings.append(standing(of: items.text(item))) }
    guard standings[item].product != LineKeys.none, event.countsForCategory else { return }
    if let described = standings[item].described {
      let category = UInt32(categories.number(of: described))
      add(standings[item].product, category, event.date.month, lines: 1)
    } else if event.fields.has(PurchaseKey.category) {
      let category = file(event.fields[PurchaseKey.category])
      add(standings[item].product, category, event.date.month, lines: 1)
    }
  }

  private mutating func file(_ category: Bytes) -> UInt32 {
    let number = stated.number(of: category)
    if number == filed.count {
      let text = stated.text(number)
      filed.append(UInt32(categories.number(of: rules.mapped(text)?.category ?? text)))
    }
    return filed[number]
  }

  private func standing(of item: String) -> Standing {
    let key = NameKey.matching(item)
    let canonical = descriptions.canonicalProduct(of: key).map { NameKey.matching($0) } ?? key
    return Standing(
      product: wanted[canonical].map { UInt32($0) } ?? LineKeys.none,
      described: descriptions.filedCategory(of: key))
  }

  private mutating func add(_ product: UInt32, _ category: UInt32, _ month: Month, lines: Int) {
    table.add(0, lines: lines) { key in
      key[0] = product
      key[1] = category
      key[2] = UInt32(bitPattern: month.ordinal)
    }
  }

  mutating func merge(_ other: ProductCategories) {
    for cell in 0..<other.table.count {
      let key = other.table.key(cell)
      let category = other.categories.withBytes(Int(key[1])) { UInt32(categories.number(of: $0)) }
      add(
        key[0], category, Month(ordinal: Int32(bitPattern: key[2])),
        lines: other.table.lines(cell))
    }
  }
}

extension ProductCategories: Checkpointed {
  static let stateName = "product-categories"

  func write(configurationTo writer: inout StateWriter) {
    writer.write(rules.mix)
    writer.write(products.count)
    for product in products { writer.write(product) }
  }

  func write(stateTo writer: inout StateWriter) {
    // What is known of items and stated categories is found again.
    categories.write(to: &writer)
    table.write(to: &writer)
  }

  mutating func read(stateFrom reader: inout StateReader) throws(UnusableState) {
    try categories.read(from: &reader)
    try table.read(from: &reader)
  }
}
