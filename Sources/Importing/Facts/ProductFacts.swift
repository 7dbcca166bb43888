import EventSourcing
import GroceryModel

extension FactEmitter {
  /// What a product is.
  ///
  /// Its day is the `date` column's, else the file's, else ``Day/unstated``.
  mutating func readProduct() -> RecordOutcome.Verdict {
    outcome.fields.type = .productDescribed
    let item = name(plan.column(.item))
    if item.isEmpty { return rejection(plan.column(.item), "an item's name") }
    if let refusal = readDateOfDescription() { return refusal }
    put(ProductKey.item, item)
    put(ProductKey.category, text(plan.column(.category)))
    put(ProductKey.brand, text(plan.column(.brand)))
    put(ProductKey.tags, tags(plan.column(.tags)))
    put(ProductKey.package, text(plan.column(.package)))
    put(ProductKey.barcode, text(plan.column(.barcode)))
    put(ProductKey.aliasOf, text(plan.column(.aliasOf)))
    if let refusal = readFlag(.favourite, ProductKey.favourite) { return refusal }
    let lifeColumn = plan.column(.shelfLifeDays)
    switch lifeColumn < 0 ? .absent : number(lifeColumn) {
    case .absent: break
    case .value(let (days, life)) where days.scale == 0 && !days.isNegative && !days.isZero:
      put(ProductKey.shelfLifeDays, life)
    default: return rejection(lifeColumn, "a number of days")
    }
    put(ProductKey.variantOf, text(plan.column(.variantOf)))
    put(ProductKey.detail, text(plan.column(.detail)))
    put(ProductKey.unit, text(plan.column(.unit)))
    put(ProductKey.note, text(plan.column(.note)))
    let rating = text(plan.column(.rating))
    if !rating.isEmpty {
      guard rating.count == 1, (UInt8(ascii: "1")...UInt8(ascii: "5")).contains(rating[0]) else {
        return rejection(plan.column(.rating), "a whole number from 1 to 5")
      }
      put(ProductKey.rating, rating)
    }
    return readFlag(.retired, ProductKey.retired) ?? .fact
  }

  /// What a shop is, dated as a product is.
  mutating func readStore() -> RecordOutcome.Verdict {
    outcome.fields.type = .storeDescribed
    let store = name(plan.column(.store))
    if store.isEmpty { return rejection(plan.column(.store), "a shop's name") }
    if let refusal = readDateOfDescription() { return refusal }
    put(StoreKey.store, store)
    put(StoreKey.aliasOf, text(plan.column(.aliasOf)))
    put(StoreKey.address, text(plan.column(.address)))
    put(StoreKey.city, text(plan.column(.city)))
    put(StoreKey.state, text(plan.column(.state)))
    put(StoreKey.postcode, text(plan.column(.postcode)))
    put(StoreKey.country, text(plan.column(.country)))
    put(StoreKey.note, text(plan.column(.note)))
    return readFlag(.isDefault, StoreKey.isDefault)
      ?? readFlag(.favourite, StoreKey.favourite) ?? readFlag(.retired, StoreKey.retired) ?? .fact
  }

  private mutating func readDateOfDescription() -> RecordOutcome.Verdict? {
    switch day(.date) {
    case .value(let day): outcome.fields.date = day
    case .absent: outcome.fields.date = plan.date ?? .unstated
    case .unreadable: return rejection(plan.column(.date), "a date")
    }
    return nil
  }

  /// Sets a yes or no; a rejection where it is neither.
  private mutating func readFlag<Key: RawRepresentable<Int>>(
    _ role: Role, _ key: Key
  ) -> RecordOutcome.Verdict? {
    let word = text(plan.column(role))
    if word.isEmpty { return nil }
    guard let value = FlagWord.value(word) else { return rejection(plan.column(role), "yes or no") }
    put(key, scanner.arena.copy(value ? "true" : "false"))
    return nil
  }
}
