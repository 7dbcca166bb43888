import GroceryModel

/// The cheapest way to buy a basket in a few shops, each of which costs a stop.
///
/// Of all ways over up to so many shops the one that gets the most entries; of these the one that costs
/// least with its stops; of these the one with fewer stops, then with the more recent prices, then the
/// one whose shops come first by name. Found by branch and bound over the shops, so the answer is that
/// of trying all.
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
    var search = Search(shops: useful, most: most, stopCost: stopCost, entryCount: count)
    search.visit(0)
    guard let best = search.best else { return nil }
    self.init(best.chosen.map { useful[$0] }, entryCount: count, stopCost: stopCost)
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

  /// A set of shops as it is compared.
  private struct Way {
    let chosen: [Int]
    let bought: Int
    let cost: Int128
    let oldestDay: Day

    /// Whether it is the better one; of two that are alike the one whose shops come first.
    func isBetter(than other: Way) -> Bool {
      if bought != other.bought { return bought > other.bought }
      if cost != other.cost { return cost < other.cost }
      if chosen.count != other.chosen.count { return chosen.count < other.chosen.count }
      if oldestDay != other.oldestDay { return oldestDay > other.oldestDay }
      return chosen.lexicographicallyPrecedes(other.chosen)
    }
  }

  private struct Search {
    let shops: [BasketShop]
    let most: Int
    let stopCost: Amount
    let entryCount: Int
    /// For each shop and entry the least cost there or in any later shop.
    private let leastFrom: [[Int128?]]
    private(set) var best: Way?
    private var chosen: [Int] = []

    init(shops: [BasketShop], most: Int, stopCost: Amount, entryCount: Int) {
      self.shops = shops
      self.most = most
      self.stopCost = stopCost
      self.entryCount = entryCount
      var least: [[Int128?]] = [Array(repeating: nil, count: entryCount)]
      for shop in shops.reversed() {
        let later = least[least.count - 1]
        least.append(
          (0..<entryCount).map { entry in
            let own = shop.offers[entry]?.cost.units
            return [own, later[entry]].compactMap { $0 }.min()
          })
      }
      leastFrom = least.reversed()
    }

    /// Tries all ways that take some of the shops from a place on besides those chosen.
    mutating func visit(_ place: Int) {
      if !chosen.isEmpty {
        let way = way()
        if best.map({ way.isBetter(than: $0) }) != false { best = way }
      }
      guard chosen.count < most, place < shops.count, mayImprove(from: place) else { return }
      for next in place..<shops.count {
        chosen.append(next)
        visit(next + 1)
        chosen.removeLast()
      }
    }

    private func way() -> Way {
      var bought = 0
      var cost = stopCost.units * Int128(chosen.count)
      var oldestDay = Day(ordinal: .max)
      for entry in 0..<entryCount {
        guard let (_, offer) = BasketSplit.cheapest(of: entry, in: chosen.map { shops[$0] }) else {
          continue
        }
        bought += 1
        cost += offer.cost.units
        oldestDay = min(oldestDay, offer.day)
      }
      return Way(chosen: chosen, bought: bought, cost: cost, oldestDay: oldestDay)
    }

    /// Whether one more shop from a place on could give a way as good as the best.
    private func mayImprove(from place: Int) -> Bool {
      guard let best else { return true }
      var bought = 0
      var cost = stopCost.units * Int128(chosen.count + 1)
      for entry in 0..<entryCount {
        let costs =
          chosen.compactMap { shops[$0].offers[entry]?.cost.units }
          + [leastFrom[place][entry]].compactMap { $0 }
        guard let least = costs.min() else { continue }
        bought += 1
        cost += least
      }
      return bought > best.bought || (bought == best.bought && cost <= best.cost)
    }
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
