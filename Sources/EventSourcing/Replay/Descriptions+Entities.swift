import GroceryModel

extension Descriptions {
  /// What is said of one product, or of a variant of one.
  public struct Product: Hashable, Sendable {
    /// As described; nil if no description states it, as for all keys.
    public var category: String?
    public var brand: String?
    public var tags: [String]?
    /// Each size holds from the day of its description.
    public var packages = DatedPackages()
    public var barcode: String?
    /// The product that this name means.
    public var aliasOf: String?
    public var isFavourite: Bool?
    /// Days from the purchase to the last good day, in the usual place.
    public var shelfLifeDays: Int?
    /// The product that it is a kind of.
    public var variantOf: String?
    public var detail: String?
    /// The unit that it is bought in.
    public var unit: String?
    public var note: String?
    /// From 1 to 5.
    public var rating: Int?
    public var isRetired: Bool?
    /// What its containers hold, by ``ContainerUnit/key(_:)``.
    public private(set) var containers: [String: Container] = [:]

    public init() {}

    /// One unit that has a size for this product only.
    public struct Container: Hashable, Sendable {
      /// As written last.
      public var name = ""
      /// A retired container keeps its size, and is no longer offered.
      public var isRetired = false
      public var sizes = DatedPackages()
    }

    mutating func describe(_ fields: borrowing EventFields, from day: Day) {
      category = fields.text(ProductKey.category) ?? category
      brand = fields.text(ProductKey.brand) ?? brand
      if fields.has(ProductKey.tags) {
        tags = PayloadValues.texts(fields[ProductKey.tags]) ?? tags
      }
      if let package = fields.text(ProductKey.package) { packages.describe(package, from: day) }
      barcode = fields.text(ProductKey.barcode) ?? barcode
      aliasOf = fields.text(ProductKey.aliasOf) ?? aliasOf
      isFavourite = fields.flag(ProductKey.favourite) ?? isFavourite
      shelfLifeDays = fields.count(ProductKey.shelfLifeDays) ?? shelfLifeDays
      variantOf = fields.text(ProductKey.variantOf) ?? variantOf
      detail = fields.text(ProductKey.detail) ?? detail
      unit = fields.text(ProductKey.unit) ?? unit
      note = fields.text(ProductKey.note) ?? note
      rating = fields.count(ProductKey.rating) ?? rating
      isRetired = fields.flag(ProductKey.retired) ?? isRetired
    }

    mutating func define(_ fields: borrowing EventFields, from day: Day) {
      guard let name = fields.text(UnitKey.unit), let size = fields.text(UnitKey.size) else {
        return
      }
      var container = containers[ContainerUnit.key(name)] ?? Container()
      container.name = NameKey.printed(name)
      container.isRetired = fields.flag(UnitKey.retired) ?? false
      container.sizes.describe(size, from: day)
      containers[ContainerUnit.key(name)] = container
    }
  }

  /// What is said of one shop.
  public struct Store: Hashable, Sendable {
    /// As written last.
    public var name = ""
    public var aliasOf: String?
    public var address: String?
    public var city: String?
    public var isFavourite: Bool?
    public var state: String?
    public var postcode: String?
    public var country: String?
    public var note: String?
    public var isRetired: Bool?

    public init() {}

    mutating func describe(_ fields: borrowing EventFields) {
      name = fields.text(StoreKey.store).map { NameKey.printed($0) } ?? name
      aliasOf = fields.text(StoreKey.aliasOf) ?? aliasOf
      address = fields.text(StoreKey.address) ?? address
      city = fields.text(StoreKey.city) ?? city
      isFavourite = fields.flag(StoreKey.favourite) ?? isFavourite
      state = fields.text(StoreKey.state) ?? state
      postcode = fields.text(StoreKey.postcode) ?? postcode
      country = fields.text(StoreKey.country) ?? country
      note = fields.text(StoreKey.note) ?? note
      isRetired = fields.flag(StoreKey.retired) ?? isRetired
    }
  }
}
