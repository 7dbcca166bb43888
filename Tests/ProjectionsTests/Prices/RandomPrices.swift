import SeededRandom
import GroceryModel

@testable import HouseholdFixtures

/// Makes up small logs of purchases, discounts, prices seen and descriptions in which all that makes
/// prices hard meets: packages from fields and names, weights, unknown units, aliases, lines alike.
struct RandomPrices {
  var random: SplitMix64
  private var count = 0
  static let firstDay = Day.on("2025-11-20")

  static let items = [
    "Milk 1 l", "milk 1 L", "Oat Milk", "Crisps 200 g", "Crisps 180 g", "Crisps 175 g", "Eggs",
    "Eggs 10 ct", "Bananas", "Water 6 x 1.5 l", "(receipt)", "Käse",
  ]
  static let stores: [String?] = ["Migros", "MIGROS", "Coop", "Aldi", nil]

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func facts(_ number: Int) -> [Fact] {
    var facts: [Fact] = []
    for _ in 0..<number {
      let fact = random.chance(1, in: 4) ? observed() : purchase(after: facts)
      facts.append(fact)
    }
    for _ in 0..<random.pick(0...3) { facts.append(description()) }
    return facts
  }

  private mutating func day() -> Day { Self.firstDay + random.pick(0...150) }

  private mutating func measure() -> [String: String] {
    var values: [String: String] = [:]
    let unit = random.pick([nil, nil, "each", "ea", "kg", "g", "Bund", "l", "dozen"])
    values["unit"] = unit
    switch unit {
    case "g": values["quantity"] = random.pick(["250", "605", "1000", "333"])
    case "kg", "l": values["quantity"] = random.pick(["0.25", "0.605", "1", "1.000", nil])
    default: values["quantity"] = random.pick([nil, "1", "2", "3", "2.0"])
    }
    if random.chance(1, in: 5) { values["package"] = random.pick(["500 g", "6 x 330 ml", "some"]) }
    return values
  }

  private mutating func purchase(after earlier: [Fact]) -> Fact {
    count += 1
    var values = measure()
    values["entered"] = random.chance(1, in: 5) ? nil : "line \(count)"
    values["occurrence"] = values["entered"] == nil ? "\(count + 1)" : nil
    values["store"] = random.pick(Self.stores)
    values["currency"] = random.pick(["EUR", "EUR", "EUR", "CHF", "eur"])
    values["kind"] = random.pick([nil, nil, nil, nil, nil, "item", "refund", "deposit", "fee"])
    let lines = earlier.filter { $0.type == .purchaseRecorded && $0["of"] == nil }
    if !lines.isEmpty, random.chance(1, in: 5) {
      let line = random.pick(lines)
      values["kind"] = "discount"
      values["of"] = line.identifier.description
      return .purchase(
        "Rabatt", random.pick(["-0.10", "-0.5", "-99", "0.20"]), on: line.date,
        values)
    }
    if random.chance(1, in: 5) { values["list_total"] = random.pick(["9.99", "1"]) }
    return .purchase(
      random.pick(Self.items),
      random.pick(["1.19", "1.29", "1.99", "2.50", "2.5", "3", "0", "-1.19", "4.999", "1.990"]),
      on: day(), values)
  }

  private mutating func observed() -> Fact {
    count += 1
    var values = measure()
    values["item"] = random.pick(Self.items)
    values["price"] = random.pick(["1.09", "1.99", "2.5", "7"])
    values["currency"] = "EUR"
    values["origin"] = random.pick(["shelf", "flyer", "receipt", "web", "manual"])
    values["on_sale"] = random.pick([nil, "true", "false"])
    values["store"] = random.pick(Self.stores)
    values["entered"] = "price \(count)"
    return Fact(.priceObserved, day(), values)
  }

  private mutating func description() -> Fact {
    count += 1
    let date = Self.firstDay + count
    if random.chance(1, in: 3) {
      return .store("Migros", on: date, ["alias_of": random.pick(["Coop", "The Shop"])])
    }
    var values: [String: String] = [:]
    if random.chance(1, in: 2) { values["alias_of"] = random.pick(["Oat Milk", "Milk 1 l"]) }
    if random.chance(1, in: 2) { values["package"] = random.pick(["750 g", "2 l"]) }
    return .product(random.pick(["Eggs", "Käse", "Oat Milk", "Bananas"]), on: date, values)
  }
}
