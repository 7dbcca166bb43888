import SeededRandom
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct BasketSplitTests {
  /// Shops with random prices, of which some are missing and many are equal; some shops have the very
  /// prices of the one before, of other days.
  private static func shops(
    _ random: inout SplitMix64, _ entries: Int, _ count: Int, dearest: Int = 6, offered: Int = 4,
    lastDay: Int = 3
  ) -> [BasketShop] {
    var costs: [Int?] = []
    return (0..<count).map { number in
      if number == 0 || !random.chance(1, in: 4) {
        costs = (0..<entries).map { _ in
          random.chance(offered, in: 5) ? random.pick(1...dearest) : nil
        }
      }
      return shop(number, costs.map { $0.map { offer($0, day: random.pick(1...lastDay)) } })
    }
  }

  private static func shop(_ number: Int, _ offers: [BasketOffer?]) -> BasketShop {
    BasketShop(
      store: "Shop \(number / 10)\(number % 10)", currency: "EUR", offers: offers)
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

  private static func check(_ shops: [BasketShop], most: Int, stopCost: Amount, _ round: Int) {
    let split = BasketSplit(over: shops, most: most, stopCost: stopCost)
    let expected = bruteForce(shops, most: most, stopCost: stopCost)
    #expect(split?.isBought.count { $0 } == expected?.bought, "round \(round)")
    #expect(split?.cost == expected?.cost, "round \(round)")
    #expect(split?.stops.map(\.store) == expected?.stores, "round \(round)")
    guard let split else { return }
    #expect(split.cost == split.total + Amount(units: stopCost.units * Int128(split.stops.count)))
    #expect(split.stops.map(\.available).reduce(0, +) == split.isBought.count { $0 })
  }

  @Test(arguments: 1...8)
  func `it is what trying all sets of shops gives`(entries: Int) {
    var random = SplitMix64(seed: UInt64(entries))
    for round in 0..<300 {
      let shops = Self.shops(&random, entries, random.pick(1...5))
      let (most, stopCost) = (random.pick(1...5), Amount(random.pick(0...4)))
      Self.check(shops, most: most, stopCost: stopCost, round)
    }
  }

  @Test(arguments: 1...4)
  func `nor is anything better among more shops`(most: Int) {
    var random = SplitMix64(seed: UInt64(most))
    for round in 0..<24 {
      let shops = Self.shops(
        &random, 8, 12, dearest: random.pick(1...8), offered: random.pick(1...5),
        lastDay: random.pick(1...9))
      Self.check(shops, most: most, stopCost: Amount(random.pick(0...1)), round)
    }
  }

  /// All ways to part some entries into pairs.
  private static func pairings(_ entries: [Int]) -> [[[Int]]] {
    guard let first = entries.first else { return [[]] }
    return entries.dropFirst().flatMap { second in
      pairings(entries.filter { $0 != first && $0 != second }).map { [[first, second]] + $0 }
    }
  }

  @Test func `of more equal ways than are kept the most recent one is found`() {
    var random = SplitMix64(seed: 7)
    let pairs = (0..<8).flatMap { first in (first + 1..<8).map { [first, $0] } }
    for _ in 0..<3 {
      let shops = pairs.enumerated().map { number, pair in
        Self.shop(
          number, (0..<8).map { pair.contains($0) ? Self.offer(1, day: random.pick(1...9)) : nil })
      }
      let ways = Self.pairings(Array(0..<8)).map { $0.compactMap { pairs.firstIndex(of: $0) } }
      #expect(ways.count == 105)
      let best = ways.map { way in
        (age: -(way.compactMap { shops[$0].oldestDay?.ordinal }.min() ?? 0), way: way.sorted())
      }.min {
        ($0.age, $0.way[0], $0.way[1], $0.way[2]) < ($1.age, $1.way[0], $1.way[1], $1.way[2])
      }
      let split = BasketSplit(over: shops, most: 5, stopCost: .zero)
      #expect(split?.stops.map(\.store) == best?.way.map { shops[$0].store })
    }
  }

  @Test func `prices of more digits than the bounds have are distinguished`() {
    let cheap = Amount(units: 1_000_000_000_000_000_001)
    let offers = [cheap, Amount(units: cheap.units - 1), cheap].map { cost in
      BasketOffer(
        cost: cost, price: "", unit: "each", day: .on("2026-10-01"), recorder: "ana",
        origin: .purchase, isOnSale: false)
    }
    let shops = offers.enumerated().map { Self.shop($0, [$1, Self.offer(1, day: 1)]) }
    let split = BasketSplit(over: shops, most: 3, stopCost: .zero)
    #expect(split?.stops.map(\.store) == ["Shop 01"])
  }

  @Test func `many shops are searched in no time`() {
    var random = SplitMix64(seed: 9)
    let shops = Self.shops(&random, 12, 90, dearest: 900)
    #expect(BasketSplit(over: shops, most: 5, stopCost: Amount(2)) != nil)
  }

  @Test func `without a price there is no way`() {
    #expect(BasketSplit(over: [], most: 2, stopCost: .zero) == nil)
    let empty = BasketShop(store: "A", currency: "EUR", offers: [nil, nil])
    #expect(BasketSplit(over: [empty], most: 2, stopCost: .zero) == nil)
  }
}
