import SeededRandom
import GroceryModel

@testable import HouseholdFixtures

/// Makes up a household that labels what it buys and records what becomes of it.
struct RandomLabelledPantry {
  private var random: SplitMix64
  private let firstDay: Day

  private static let items = ["Milk", "Yogurt", "Chicken Breast", "Gizmo", "Soap", "Apples"]

  init(seed: UInt64, firstDay: Day) {
    random = SplitMix64(seed: seed)
    self.firstDay = firstDay
  }

  /// Purchases, labels on them, and what was used, in the order of days.
  mutating func facts(_ purchases: Int) -> [Fact] {
    var facts: [Fact] = []
    for number in 0..<purchases {
      let day = firstDay + 2 * number + random.pick(0...3)
      let item = random.pick(Self.items)
      let line = Fact.purchase(
        item, random.pick(["1.29", "3.50"]), on: day,
        ["entered": "line \(number)", "quantity": random.pick(["1", "2"]), "unit": "each"])
      facts.append(line)
      if random.chance(2, in: 3) {
        var values = [
          "item": item, "purchased": day.description, "entered": "label \(number)",
          "expires": (day + random.pick(3...20)).description,
        ]
        values["storage"] = random.pick([nil, "fridge", "freezer"])
        facts.append(Fact(.expirationRecorded, day + random.pick(0...2), values))
      }
      if random.chance(1, in: 2) {
        facts.append(
          Fact(
            random.pick([.stockConsumed, .stockConsumed, .stockWasted, .stockOpened]),
            day + random.pick(1...9), ["item": item, "entered": "event \(number)"]))
      }
    }
    return facts
  }

  mutating func shuffled(_ facts: [Fact]) -> [[Fact]] {
    random.split(facts.shuffled(using: &random), into: 3)
  }
}
