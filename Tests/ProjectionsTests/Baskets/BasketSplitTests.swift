import SeededRandom
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct BasketSplitTests {
  /// Shops with random prices, of which some are missing and many are equal.
  private static func shops(_ random: inout SplitMix64, _ entries: Int, _ count: Int)
    -> [BasketShop]
  {
    (0..<count).map { number in
      BasketShop(
        store: "Shop \(number)", currency: "EUR",
        offers: (0..<entries).map { _ in
          guard random.chance(4, in: 5) else { return nil }
          return offer(random.pick(1...6), day: random.pick(1...3))
        })
    }
  }

  private static func offer(_ cost: Int, day: Int) -> BasketOffer {
    BasketOffer(
      cost: Amount(cost), price: "\(cost).0000", unit: "each", day: .on("2026-10-0\(day)"),
      recorder: "ana", origin: .purchase, isOnSale: false)
  }

  /// The best of all subsets of shops, by the words of the help.
  private static func bruteForce(
    _ shops: [BasketShop], most: Int, stopCost: Amount
  ) -> (bought: Int, cost: Amount, stores: [String])? {
    var best: (key: [Int128], names: [String], cost: Amount)?
    for subset in 1..<(1 << shops.count) where subset.nonzeroBitCount <= most {
      let chosen = shops.indices.filter { subset & 1 << $0 != 0 }.map { shops[$0] }
      var bought: Int128 = 0
      var cost = stopCost.units * Int128(chosen.count)
      var oldest = Int128.max
      for entry in shops[0].offers.indices {
        let offers = chosen.compactMap { $0.offers[entry] }
        guard let least = offers.map(\.cost.units).min() else { continue }
        bought += 1
        cost += least
        let latest = offers.filter { $0.cost.units == least }.map(\.day.ordinal).max() ?? 0
        oldest = min(oldest, Int128(latest))
      }
      guard bought > 0 else { continue }
      let key = [-bought, cost, Int128(chosen.count), -oldest]
      let names = chosen.map(\.store)
      if let known = best,
        !(key.lexicographicallyPrecedes(known.key)
          || key == known.key && names.lexicographicallyPrecedes(known.names))
      {
        continue
      }
      best = (key, names, Amount(units: cost))
    }
    return best.map { (Int(-$0.key[0]), $0.cost, $0.names) }
  }

  @Test(arguments: 1...8)
  func `it is what trying all sets of shops gives`(entries: Int) throws {
    var random = SplitMix64(seed: UInt64(entries))
    for round in 0..<300 {
      let shops = Self.shops(&random, entries, random.pick(1...5))
      let (most, stopCost) = (random.pick(1...5), Amount(random.pick(0...4)))
      let split = BasketSplit(over: shops, most: most, stopCost: stopCost)
      let expected = Self.bruteForce(shops, most: most, stopCost: stopCost)
      #expect(split?.isBought.count { $0 } == expected?.bought, "round \(round)")
      #expect(split?.cost == expected?.cost, "round \(round)")
      #expect(split?.stops.map(\.store) == expected?.stores, "round \(round)")
      guard let split else { continue }
      #expect(split.cost == split.total + Amount(units: stopCost.units * Int128(split.stops.count)))
      #expect(split.stops.map(\.available).reduce(0, +) == split.isBought.count { $0 })
    }
  }

  @Test func `many shops are searched in no time`() {
    var random = SplitMix64(seed: 9)
    let shops = Self.shops(&random, 12, 30)
    #expect(BasketSplit(over: shops, most: 3, stopCost: Amount(2)) != nil)
  }

  @Test func `without a price there is no way`() {
    #expect(BasketSplit(over: [], most: 2, stopCost: .zero) == nil)
    let empty = BasketShop(store: "A", currency: "EUR", offers: [nil, nil])
    #expect(BasketSplit(over: [empty], most: 2, stopCost: .zero) == nil)
  }
}
