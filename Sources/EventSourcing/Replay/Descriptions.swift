import GroceryModel

/// What `product.described` and `store.described` say, the latest word on each key.
public struct Descriptions: Sendable {
  public struct Product: Hashable, Sendable {
    public var category: String?
    public var brand: String?
    public var tags: [String]?
    public var package: String?
    public var barcode: String?
    public var aliasOf: String?
    public var isFavourite: Bool?
    public var shelfLifeDays: Int?

    public init() {}
  }

  public struct Store: Hashable, Sendable {
    public var aliasOf: String?
    public var isDefault: Bool?
    public var isFavourite: Bool?

    public init() {}
  }

  /// By ``NameKey/matching(_:)``.
  public private(set) var products: [String: Product] = [:]
  public private(set) var stores: [String: Store] = [:]

  public init() {}

  /// Takes in a description; of those of one name the one applied last holds, key by key.
  mutating func apply(_ fields: borrowing EventFields) {
    func text<Key: RawRepresentable<Int>>(_ key: Key) -> String? {
      fields.has(key) ? String(decoding: fields[key], as: UTF8.self) : nil
    }
    if fields.type == .productDescribed, let item = text(ProductKey.item) {
      var product = products[NameKey.matching(item)] ?? Product()
      product.category = text(ProductKey.category) ?? product.category
      product.brand = text(ProductKey.brand) ?? product.brand
      if fields.has(ProductKey.tags) {
        product.tags = PayloadValues.texts(fields[ProductKey.tags]) ?? product.tags
      }
      product.package = text(ProductKey.package) ?? product.package
      product.barcode = text(ProductKey.barcode) ?? product.barcode
      product.aliasOf = text(ProductKey.aliasOf) ?? product.aliasOf
      product.isFavourite = text(ProductKey.favourite).map { $0 == "true" } ?? product.isFavourite
      product.shelfLifeDays =
        text(ProductKey.shelfLifeDays).flatMap { Int($0) } ?? product.shelfLifeDays
      products[NameKey.matching(item)] = product
    } else if fields.type == .storeDescribed, let name = text(StoreKey.store) {
      var store = stores[NameKey.matching(name)] ?? Store()
      store.aliasOf = text(StoreKey.aliasOf) ?? store.aliasOf
      store.isDefault = text(StoreKey.isDefault).map { $0 == "true" } ?? store.isDefault
      store.isFavourite = text(StoreKey.favourite).map { $0 == "true" } ?? store.isFavourite
      stores[NameKey.matching(name)] = store
    }
  }

  /// The name that a product goes by: its alias's, followed to the end; nil where it has none.
  public func canonicalProduct(of key: String) -> String? {
    Self.follow(key) { products[$0]?.aliasOf }
  }

  /// The name that a shop goes by, or nil where it has no alias.
  public func canonicalStore(of key: String) -> String? {
    Self.follow(key) { stores[$0]?.aliasOf }
  }

  /// Whether a product goes by another one's name, or by that of one which does.
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
