import SeededRandom
import GroceryModel
import Projections

@testable import HouseholdFixtures

/// About a year of purchases of a few products in two shops, and of prices seen.
struct ShoppingYear {
  var random: SplitMix64
  let firstDay = Day.on("2025-09-01")

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func facts(_ count: Int) -> [Fact] {
    (0..<count).map { number in
      let day = firstDay + random.pick(0...400)
      let store = random.pick(["Aldi", "Coop"])
      let cents = random.pick(80...260)
      let price = "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
      if random.chance(1, in: 4) {
        return Fact(
          .priceObserved, day,
          [
            "item": "Milk 500 ml", "price": price, "currency": "EUR", "origin": "shelf",
            "store": store,
          ])
      }
      return .purchase(
        random.pick(["Bread", "Milk 500 ml", "Tea"]), price, on: day,
        ["store": store, "text": "line \(number)"])
    }
  }

  mutating func split(_ facts: [Fact], into count: Int) -> [[Fact]] {
    var batches: [[Fact]] = Array(repeating: [], count: count)
    for fact in facts.shuffled(using: &random) { batches[random.pick(0...count - 1)].append(fact) }
    return batches
  }
}
