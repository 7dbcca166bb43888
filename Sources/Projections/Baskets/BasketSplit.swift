import GroceryModel

/// Finds the cheapest way to buy a basket in a few stores, where each store costs a stop.
///
/// Among all combinations of up to N stores it is the one that covers the most entries; then the
/// one with the lowest cost including stops, the fewest stops, the most recent prices, and the
/// first store names. The result equals that of trying all combinations; ``StopSearch`` describes
/// the search and the prices that make it slow.
public struct BasketSplit: Hashable, Sendable {
  /// What is bought in one shop: its offers for these entries, nil for those bought elsewhere.
  public let stops: [BasketShop]
  /// For each entry whether it is bought anywhere.
  public let isBought: [Bool]
  /// Without the stops.
  public let total: Amount
  /// With the stops.
  public let cost: Amount

  /// The best way over shops of one currency; nil where no entry has a price.
  ///
  /// - Parameters:
  ///   - shops: By name.
  ///   - most: How many shops at most, 1 or more.
  ///   - stopCost: What each shop costs beside what is bought there; not negative.
  public init?(over shops: [BasketShop], most: Int, stopCost: Amount) {
    let useful = shops.filter { $0.available > 0 }
    guard most > 0, let count = useful.first?.offers.count else { return nil }
    let costs = ShopCosts(useful)
    let equal = Self.cheapest(of: costs, most: most, stopCost: stopCost)
    let chosen = Self.first(of: equal, costs, useful)
    self.init(chosen.map { useful[$0] }, entryCount: count, stopCost: stopCost)
  }

  /// The sets of shops that cost least, as few shops as do.
  private static func cheapest(
    of costs: ShopCosts, most: Int, stopCost: Amount
  ) -> StopSearch.EqualWays {
    var best = StopSearch.EqualWays(bill: costs.bill(of: []))
    for count in 1...min(most, costs.shopCount) {
      // More shops must save more than they cost, by a unit at least.
      let stops = stopCost.units * Int128(count - best.first.count)
      var search = StopSearch(
        costs, atMost: BasketBill(missing: best.bill.missing, cost: best.bill.cost - stops - 1))
      best = search.least(count, near: best.first) ?? best
    }
    return best
  }

  /// Of all sets of as many shops that cost as little the one with the most recent prices, and of
  /// these the first.
  ///
  /// Without the offers of early days no set costs less than before, and a set costs the same just if
  /// none of its cheapest prices is that old: so the days, too, are found by looking for a bill.
  private static func first(
    of equal: StopSearch.EqualWays, _ costs: ShopCosts, _ shops: [BasketShop]
  ) -> [Int] {
    func search(since day: Day, _ find: (inout StopSearch, [Int]) -> [Int]?) -> [Int]? {
      let recent = ShopCosts(shops, since: day)
      var search = StopSearch(recent, atMost: equal.bill)
      return find(&search, equal.candidates(from: recent, beside: costs))
    }
    let count = equal.first.count
    var best = equal.first
    var oldestDay = oldestDay(of: best.map { shops[$0] })
    while let later = search(since: oldestDay + 1, { $0.any(count, among: $1) }) {
      best = later
      oldestDay = Self.oldestDay(of: later.map { shops[$0] })
    }
    return search(since: oldestDay) { $0.first(count, among: $1) } ?? best
  }

  private static func oldestDay(of shops: [BasketShop]) -> Day {
    let entries = shops.first?.offers.indices ?? 0..<0
    return entries.compactMap { cheapest(of: $0, in: shops)?.offer.day }.min() ?? Day(ordinal: 0)
  }

  /// Each entry bought at the cheapest of the shops; of equal prices the more recent, then the first.
  private init(_ shops: [BasketShop], entryCount: Int, stopCost: Amount) {
    var stops = shops.map { shop in
      BasketShop(
        store: shop.store, currency: shop.currency,
        offers: Array(repeating: nil, count: entryCount))
    }
    var total = Amount.zero
    isBought = (0..<entryCount).map { entry in
      guard let (place, offer) = Self.cheapest(of: entry, in: shops) else { return false }
      stops[place].offers[entry] = offer
      total = total + offer.cost
      return true
    }
    self.stops = stops.filter { $0.available > 0 }
    self.total = total
    cost = Amount(units: total.units + stopCost.units * Int128(self.stops.count))
  }

  private static func cheapest(
    of entry: Int, in shops: [BasketShop]
  ) -> (place: Int, offer: BasketOffer)? {
    var best: (place: Int, offer: BasketOffer)?
    for (place, shop) in shops.enumerated() {
      guard let offer = shop.offers[entry] else { continue }
      if let known = best?.offer,
        (known.cost, offer.day) <= (offer.cost, known.day)
      {
        continue
      }
      best = (place, offer)
    }
    return best
  }
}

extension BasketQuestion.Answer {
  /// The cheapest way over up to so many shops in each currency in which enough of the basket can be
  /// had, by currency.
  public func splits(most: Int, stopCost: Amount) -> [BasketSplit] {
    let currencies = Set(shops.map(\.currency)).sorted { $0.precedes($1) }
    return currencies.compactMap { currency in
      BasketSplit(
        over: shops.filter { $0.currency == currency }, most: most, stopCost: stopCost)
    }.filter { covers($0.isBought.count { $0 }) }
  }
}
