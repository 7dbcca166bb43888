import SeededRandom
import GroceryModel

@testable import HouseholdFixtures

/// Makes up months of shopping in which some things are bought every month and some are not, in
/// several measures, with discounts, aliases and another currency.
struct ShoppingMonths {
  var random: SplitMix64
  private var count = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  static let first = Month(year: 2025, month: 11)

  mutating func facts(months: Int) -> [Fact] {
    var facts: [Fact] = [
      .product("Vollmilch", on: .on("2025-10-01"), ["alias_of": "Milk"])
    ]
    for month in 0..<months {
      for _ in 0..<random.pick(3...14) {
        let line = purchase(in: Self.first + month)
        facts.append(line)
        if random.chance(1, in: 5) { facts.append(discount(of: line)) }
      }
    }
    return facts
  }

  private mutating func purchase(in month: Month) -> Fact {
    count += 1
    let item = random.pick(["Milk", "milk", "Vollmilch", "Bread", "Eggs", "Rice", "Kale"])
    var values = ["entered": "line \(count)", "currency": random.chance(1, in: 8) ? "CHF" : "EUR"]
    let measure = random.pick([("each", 1...6), ("kg", 1...3), ("g", 200...900), (nil, 1...4)])
    values["unit"] = measure.0
    values["quantity"] = random.chance(1, in: 9) ? nil : "\(random.pick(measure.1))"
    values["kind"] = random.chance(1, in: 10) ? random.pick(["refund", "fee", "deposit"]) : nil
    return .purchase(
      item, "\(random.pick(1...9)).\(random.pick(10...99))",
      on: month.firstDay + random.pick(0...27), values)
  }

  private mutating func discount(of line: Fact) -> Fact {
    count += 1
    // Some take off more than the line cost.
    return .purchase(
      line["item"] ?? "", "-\(random.pick(["0.30", "0.99", "12.00"]))", on: line.date,
      [
        "kind": "discount", "of": line.identifier.description, "entered": "line \(count)",
        "currency": line["currency"] ?? "",
      ])
  }
}
