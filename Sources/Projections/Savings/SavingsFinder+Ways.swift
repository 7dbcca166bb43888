import GroceryModel

extension SavingsFinder {
  /// What purchases cost above the usual price of the cheapest store.
  func stores() -> [Saving] {
    series.compactMap { series in
      let lines = recent(series).filter { $0.store != nil }
      guard let first = lines.first,
        let best = cheapest(Dictionary(grouping: lines) { $0.store ?? -1 })
      else { return nil }
      return saving(
        .store, book.catalog.name(of: first.product), best.others, at: best.price, series,
        "usual at \(book.catalog.name(ofStore: best.key))")
    }
  }

  /// What smaller packages cost above the usual price of a bigger one, of products whose names differ
  /// only in size.
  func packages() -> [Saving] {
    var families = ProductFamilies(book.catalog)
    return together { families.place(of: $0) }.flatMap { series -> [Saving] in
      let lines = recent(series).filter { $0.content != nil }
      let sizes = Dictionary(grouping: lines) { $0.content ?? 0 }
      guard let best = cheapest(sizes) else { return [] }
      let smaller = best.others.filter { $0.content ?? 0 < best.key }
      return Dictionary(grouping: smaller, by: \.product).compactMap { product, lines in
        let bigger = sizes[best.key]?.first.map { book.catalog.name(of: $0.product) } ?? ""
        return saving(
          .package, book.catalog.name(of: product), lines, at: best.price, series,
          "usual for '\(bigger)' of \(best.key) \(series.unit)")
      }
    }
  }

  /// What one brand cost above the usual price of another, of products described as variants of one.
  func brands() -> [Saving] {
    let described = book.catalog.descriptions.products
    func base(of product: Int) -> Int? {
      let own = described[book.catalog.key(of: product)]?.variantOf
      return own.flatMap { book.catalog.product(ofKey: NameKey.matching($0)) }
    }
    return together { base(of: $0) }.compactMap { series in
      let brands = Dictionary(grouping: recent(series)) { line in
        described[book.catalog.key(of: line.product)]?.brand ?? ""
      }.filter { !$0.key.isEmpty }
      guard let best = cheapest(brands), let first = best.others.first else { return nil }
      let item = base(of: first.product).map { book.catalog.name(of: $0) } ?? ""
      return saving(.brand, item, best.others, at: best.price, series, "usual for \(best.key)")
    }
  }

  /// Series of products with one key, those of one currency and unit together.
  private func together(_ key: (Int) -> Int?) -> [PricedSeries] {
    struct Key: Hashable {
      let group: Int
      let currency: String
      let unit: String
    }
    var order: [Key] = []
    var groups: [Key: PricedSeries] = [:]
    for one in series {
      guard let group = one.lines.first.flatMap({ key($0.product) }) else { continue }
      let key = Key(group: group, currency: one.currency, unit: one.unit)
      if groups[key] == nil { order.append(key) }
      groups[key, default: PricedSeries(currency: one.currency, unit: one.unit)].lines += one.lines
    }
    return order.compactMap { groups[$0] }
  }
}
