import GroceryModel

extension Wording {
  /// The stores that are named; the others are one part.
  private static let namedStores = 5

  /// What was spent in each store, in parts that add up to the whole.
  ///
  /// - Parameters:
  ///   - stores: The stores and what was spent there, the greatest first; lines without a store have an
  ///     empty name.
  ///   - currency: The currency of all.
  /// - Returns: The sentence; nil if no store is known.
  func byStore(_ stores: [(name: String, spent: Amount)], _ currency: Currency) -> String? {
    let known = stores.filter { !$0.name.isEmpty && !$0.spent.isZero }
    guard !known.isEmpty else { return nil }
    var parts = known.prefix(Self.namedStores).map { store in
      "\(store.name) \(style.money(store.spent, currency))"
    }
    func sum(_ stores: some Sequence<(name: String, spent: Amount)>) -> Amount {
      stores.reduce(Amount.zero) { $0 + $1.spent }
    }
    let others = known.dropFirst(Self.namedStores)
    if !others.isEmpty {
      let spent = style.money(sum(others), currency)
      parts.append(self(.shopOthers, ["spent": spent], count: others.count))
    }
    let rest = sum(stores.filter(\.name.isEmpty))
    if !rest.isZero {
      parts.append(self(.shopNone, ["spent": style.money(rest, currency)]))
    }
    return self(.shops, ["list": list(parts)])
  }

  /// The name of a total row, with its currency where a page has several.
  func total(in currency: Currency, of currencies: Int) -> String {
    currencies > 1 ? "\(self(.total)), \(NumberStyle.symbol(currency))" : self(.total)
  }
}
