/// The keys of `product.described`.
public enum ProductKey: Int, CaseIterable, Sendable {
  case item, category, brand, tags, package, barcode, aliasOf, favourite, shelfLifeDays
  case variantOf, detail, unit, note, rating, retired
  case occurrence, entered

  var key: PayloadKey {
    switch self {
    case .item: PayloadKey("item", .text, required: true)
    case .category: PayloadKey("category", .text)
    case .brand: PayloadKey("brand", .text)
    case .tags: PayloadKey("tags", .texts)
    case .package: PayloadKey("package", .package)
    case .barcode: PayloadKey("barcode", .text)
    case .aliasOf: PayloadKey("alias_of", .text)
    case .favourite: PayloadKey("favourite", .flag)
    case .shelfLifeDays: PayloadKey("shelf_life_days", .count)
    case .variantOf: PayloadKey("variant_of", .text)
    case .detail: PayloadKey("detail", .text)
    case .unit: PayloadKey("unit", .text)
    case .note: PayloadKey("note", .text)
    case .rating: PayloadKey("rating", .whole(1...5))
    case .retired: PayloadKey("retired", .flag)
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    }
  }
}

/// The keys of `store.described`.
public enum StoreKey: Int, CaseIterable, Sendable {
  case store, aliasOf, address, city, isDefault, favourite
  case state, postcode, country, note, retired
  case occurrence, entered

  var key: PayloadKey {
    switch self {
    case .store: PayloadKey("store", .text, required: true)
    case .aliasOf: PayloadKey("alias_of", .text)
    case .address: PayloadKey("address", .text)
    case .city: PayloadKey("city", .text)
    case .isDefault: PayloadKey("default", .flag)
    case .favourite: PayloadKey("favourite", .flag)
    case .state: PayloadKey("state", .text)
    case .postcode: PayloadKey("postcode", .text)
    case .country: PayloadKey("country", .text)
    case .note: PayloadKey("note", .text)
    case .retired: PayloadKey("retired", .flag)
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    }
  }
}

/// The keys of `unit.defined`: what one container of an item holds, from the event's date on.
public enum UnitKey: Int, CaseIterable, Sendable {
  case item, unit, size, retired, occurrence, entered

  var key: PayloadKey {
    switch self {
    case .item: PayloadKey("item", .text, required: true)
    case .unit: PayloadKey("unit", .text, required: true)
    case .size: PayloadKey("size", .package, required: true)
    case .retired: PayloadKey("retired", .flag)
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    }
  }
}

/// The keys of `aisle.placed`: `order` is when the aisle is visited.
public enum AisleKey: Int, CaseIterable, Sendable {
  case store, aisle, order, retired, occurrence, entered

  var key: PayloadKey {
    switch self {
    case .store: PayloadKey("store", .text, required: true)
    case .aisle: PayloadKey("aisle", .text, required: true)
    case .order: PayloadKey("order", .whole(1...100))
    case .retired: PayloadKey("retired", .flag)
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    }
  }
}

/// The keys of `item.shelved`.
public enum ShelfKey: Int, CaseIterable, Sendable {
  case store, item, aisle, occurrence, entered

  var key: PayloadKey {
    switch self {
    case .store: PayloadKey("store", .text, required: true)
    case .item: PayloadKey("item", .text, required: true)
    case .aisle: PayloadKey("aisle", .text, required: true)
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    }
  }
}
