import GroceryModel

extension ShoppingBook {
  /// What a quantity of an item costs where it is cheapest by the newest price of each shop.
  ///
  /// - Parameters:
  ///   - item: Its name as shown.
  ///   - quantity: How much of it.
  ///   - unit: Of what.
  ///   - stores: The only shops to look at; if empty all that are not retired, and prices without a shop.
  /// - Returns: The shop, nil for a price without one; nil where no price is known.
  func cheapest(
    _ item: String, _ quantity: Amount, _ unit: String, among stores: [String]
  ) -> (store: String?, total: Amount)? {
    guard let currency, let amount = ExactDecimal(quantity.text()) else { return nil }
    var best: (store: String?, total: Amount)?
    for store in stores.isEmpty ? offeringStores : stores {
      let entry = ListEntry(of: item, amount, unit: unit, store: store)
      guard let total = estimate(entry, at: nil, in: currency)?.total else { continue }
      if best.map({ total < $0.total }) ?? true { best = (store, total) }
    }
    if best == nil, stores.isEmpty {
      let entry = ListEntry(of: item, amount, unit: unit, store: nil)
      best = estimate(entry, at: nil, in: currency).map { (nil, $0.total) }
    }
    return best
  }

  /// The shops of the log that are not retired, in byte order.
  private var offeringStores: [String] {
    names.stores.filter { store in
      descriptions.stores[NameKey.matching(store)]?.isRetired != true
    }.sorted { $0.precedes($1) }
  }
}

extension ListEntry {
  /// An entry that is on no list.
  fileprivate init(of item: String, _ quantity: ExactDecimal, unit: String, store: String?) {
    self.init(planned: item)
    self.quantity = quantity
    self.unit = unit == Unit.each.symbol ? nil : unit
    self.store = store
  }
}
