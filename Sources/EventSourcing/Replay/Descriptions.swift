import GroceryModel

/// What `product.described`, `unit.defined` and `store.described` say, the latest word on each key.
public struct Descriptions: Sendable {
  /// By ``NameKey/matching(_:)``.
  public private(set) var products: [String: Product] = [:]
  /// By ``NameKey/matching(_:)``.
  public private(set) var stores: [String: Store] = [:]
  /// Names that stores go by although no event describes them so: what rules say of the key of a name.
  public var storeAlias: (@Sendable (String) -> String?)?

  /// The shop that facts without one belong to; of several the one described last.
  public private(set) var defaultStore: String?
  /// For each barcode, as matched, the products that it describes: their keys and names.
  private var barcodes: [String: [String: String]] = [:]

  public init() {}

  /// Takes in a description; of those of one name the one applied last holds, key by key.
  ///
  /// - Parameters:
  ///   - fields: What is described.
  ///   - day: The day that it is dated; packages hold from it on.
  mutating func apply(_ fields: borrowing EventFields, of day: Day) {
    switch fields.type {
    case .productDescribed: describeProduct(fields, of: day)
    case .unitDefined: defineUnit(fields, from: day)
    case .storeDescribed: describeStore(fields)
    case .purchaseRecorded, .receiptStated, .priceObserved, .expirationRecorded, .stockConsumed,
      .stockWasted, .stockOpened, .stockMoved, .budgetSet, .budgetClosed, .rateObserved,
      .eventRetracted, .listDefined, .listItemAdded, .listItemChanged, .listItemMarked,
      .aislePlaced, .itemShelved, .tripLogged, .reviewPosted, .reviewAnswered, .logCommitted:
      break
    }
  }

  private mutating func describeProduct(_ fields: borrowing EventFields, of day: Day) {
    guard let item = fields.text(ProductKey.item) else { return }
    let key = NameKey.matching(item)
    var product = products[key] ?? Product()
    if let barcode = fields.text(ProductKey.barcode) {
      if let old = product.barcode { barcodes[NameKey.matching(old)]?[key] = nil }
      barcodes[NameKey.matching(barcode), default: [:]][key] = NameKey.printed(item)
    }
    product.describe(fields, from: day)
    products[key] = product
  }

  private mutating func defineUnit(_ fields: borrowing EventFields, from day: Day) {
    guard let item = fields.text(UnitKey.item) else { return }
    products[NameKey.matching(item), default: Product()].define(fields, from: day)
  }

  private mutating func describeStore(_ fields: borrowing EventFields) {
    guard let name = fields.text(StoreKey.store) else { return }
    let key = NameKey.matching(name)
    if let isDefault = fields.flag(StoreKey.isDefault) {
      if isDefault {
        defaultStore = NameKey.printed(name)
      } else if defaultStore.map({ NameKey.matching($0) }) == key {
        defaultStore = nil
      }
    }
    stores[key, default: Store()].describe(fields)
  }

  /// The name that a product goes by: its alias's, followed to the end; nil where it has none.
  ///
  /// A barcode is another name of the only product that it describes.
  public func canonicalProduct(of key: String) -> String? {
    Self.follow(key) { products[$0]?.aliasOf ?? product(ofBarcode: $0) }
  }

  /// The barcodes that describe products, as matched.
  public var productBarcodes: some Collection<String> { barcodes.keys }

  /// Returns the products that a barcode describes, without their aliases, in byte order.
  ///
  /// - Parameter key: The barcode, as matched.
  /// - Returns: Their names.
  public func products(withBarcode key: String) -> [String] {
    var names: [String: String] = [:]
    for (product, name) in barcodes[key] ?? [:] where product != key {
      let canonical = Self.follow(product) { products[$0]?.aliasOf } ?? name
      names[NameKey.matching(canonical)] = canonical
    }
    return names.values.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func product(ofBarcode key: String) -> String? {
    guard !barcodes.isEmpty else { return nil }
    let names = products(withBarcode: key)
    return names.count == 1 ? names[0] : nil
  }

  /// The name that a shop goes by, or nil where it has no alias.
  public func canonicalStore(of key: String) -> String? {
    Self.follow(key) { stores[$0]?.aliasOf ?? storeAlias?($0) }
  }

  /// True if a product goes by another one's name, or by that of one which does.
  ///
  /// - Parameters:
  ///   - key: What the product is matched by.
  ///   - other: What the other one is matched by.
  /// - Returns: Whether it does; every name leads to itself.
  public func product(_ key: String, leadsTo other: String) -> Bool {
    Self.leads(key, to: other) { products[$0]?.aliasOf }
  }

  /// The same of shops.
  public func store(_ key: String, leadsTo other: String) -> Bool {
    Self.leads(key, to: other) { stores[$0]?.aliasOf }
  }

  private static func leads(
    _ key: String, to other: String, _ aliasOf: (String) -> String?
  ) -> Bool {
    var seen: Set<String> = []
    var next: String? = key
    while let key = next, seen.insert(key).inserted {
      if key == other { return true }
      next = aliasOf(key).map { NameKey.matching($0) }
    }
    return false
  }

  private static func follow(_ key: String, _ aliasOf: (String) -> String?) -> String? {
    var seen: Set<String> = [key]
    var key = key
    var name: String?
    while let alias = aliasOf(key) {
      key = NameKey.matching(alias)
      guard seen.insert(key).inserted else { return nil }
      name = alias
    }
    return name
  }
}
