import SeededRandom
import GroceryModel

/// Makes up small households whose names collide, whose lines belong to each other, and whose
/// descriptions contradict each other: everything that makes sums hard.
struct RandomHousehold {
  var random: SplitMix64
  let firstDay: Day
  let dayCount: Int
  private var count = 0

  static let items = [
    "Milk", "milk", " MILK  ", "Whole  Milk", "whole milk", "Käse", "Ka\u{308}se", "KÄSE",
    "Straße", "STRASSE", "Bread", "Eggs", "Coffee",
  ]
  static let categories = [
    "Dairy", "dairy", "DAIRY ", "Bakery", "bakery", "Other", "other", "Drinks",
  ]
  static let stores = ["Migros", "MIGROS", "Coop ", "coop", "Corner  Shop", "corner shop"]
  static let brands = ["Alpro", "alpro", "Emmi", "EMMI "]
  static let tags = ["bio", "Bio", "vegan", "party"]
  static let currencies = ["EUR", "EUR", "EUR", "CHF", "JPY", "KWD"]

  init(seed: UInt64, firstDay: Day = .on("2026-01-20"), dayCount: Int = 100) {
    random = SplitMix64(seed: seed)
    self.firstDay = firstDay
    self.dayCount = dayCount
  }

  /// Purchases on few receipts, then descriptions, in no order of days.
  mutating func facts(purchases: Int, descriptions: Int) -> [Fact] {
    var facts: [Fact] = []
    for _ in 0..<purchases { facts.append(purchase(among: facts)) }
    // A line may stand before the one it belongs to, and belong to a line of its own kind.
    for index in facts.indices where random.chance(1, in: 10) {
      let parent = random.pick(facts)
      guard facts[index]["kind"] != nil, facts[index]["of"] == nil else { continue }
      facts[index].values["of"] = parent.identifier.description
    }
    return facts + (0..<descriptions).map { description(number: $0) }
  }

  /// What is stated beside purchases: totals of receipts, shops, sizes, rates and prices seen.
  mutating func statements() -> [Fact] {
    (0..<random.pick(0...6)).map { number in
      let date = day()
      switch random.pick(0...4) {
      case 0:
        var values = ["total": total(isNegative: false), "currency": random.pick(Self.currencies)]
        values["store"] = random.pick(Self.stores)
        values["receipt"] = random.pick([nil, "1", "2"])
        values["time"] = random.pick([nil, "10:15"])
        return Fact(.receiptStated, date, values)
      case 1:
        return .store(
          random.pick(Self.stores), on: firstDay + 10 + number,
          [
            "city": random.pick(["Bern", "Basel"]), "default": random.pick(["true", "false"]),
            "favourite": "true", "address": "Gasse 1; hinten",
          ])
      case 2:
        return .product(
          random.pick(Self.items), on: firstDay + 10 + number,
          [
            "package": random.pick(["1 l", "500 g", "6 x 0.33 l"]), "favourite": "false",
            "shelf_life_days": random.pick(["7", "180"]),
          ])
      case 3:
        return Fact(
          .rateObserved, firstDay + number,
          ["from": "CHF", "to": "EUR", "rate": random.pick(["1.0712", "0.95"])])
      default:
        return Fact(
          .priceObserved, date,
          [
            "item": random.pick(Self.items), "store": random.pick(Self.stores),
            "price": random.pick(["1.29", "0.999", "2"]), "currency": "EUR", "origin": "shelf",
            "on_sale": random.pick(["true", "false"]), "entered": "seen \(number)",
          ])
      }
    }
  }

  mutating func day() -> Day { firstDay + random.pick(0...dayCount - 1) }

  private mutating func purchase(among earlier: [Fact]) -> Fact {
    count += 1
    var values = ["item": random.pick(Self.items), "currency": random.pick(Self.currencies)]
    var date = day()
    // Half of the lines join a receipt that is there already.
    if random.chance(1, in: 2), let other = earlier.isEmpty ? nil : random.pick(earlier) {
      date = other.date
      for key in ["receipt", "till", "time", "store", "currency"] { values[key] = other[key] }
    } else {
      values["store"] = random.chance(4, in: 5) ? random.pick(Self.stores) : nil
      values["receipt"] = random.chance(1, in: 2) ? random.pick(["1", "2", "é"]) : nil
      values["till"] = random.chance(1, in: 4) ? "7" : nil
      values["time"] = random.chance(1, in: 3) ? random.pick(["10:15", "18:40"]) : nil
    }
    let kinds: [String?] = [
      nil, nil, nil, nil, "item", "refund", "deposit", "discount", "discount", "fee", "tax",
    ]
    values["kind"] = random.pick(kinds)
    let isMoneyBack = values["kind"] == "refund" || values["kind"] == "discount"
    values["total"] = total(isNegative: isMoneyBack || random.chance(1, in: 12))
    if values["kind"] != nil, random.chance(1, in: 3) {
      values["of"] =
        earlier.isEmpty || random.chance(1, in: 8)
        ? "00000000000000000000000000000000" : random.pick(earlier).identifier.description
    }
    values["category"] = random.chance(1, in: 2) ? random.pick(Self.categories) : nil
    values["brand"] = random.chance(1, in: 3) ? random.pick(Self.brands) : nil
    if random.chance(1, in: 3) { values["tags"] = tagList() }
    values["entered"] = "line \(count)"
    return Fact(.purchaseRecorded, date, values)
  }

  private mutating func total(isNegative: Bool) -> String {
    let digits = random.pick([
      random.pick(0...9), random.pick(0...999), random.pick(0...9_999), random.pick(0...999_999),
    ])
    let scale = random.pick([2, 2, 2, 2, 0, 1, 3, 4])
    guard let number = ExactDecimal(coefficient: Int64(digits), scale: UInt8(scale)) else {
      return "1.00"
    }
    return (isNegative ? number.negated : number).description
  }

  private mutating func tagList() -> String {
    let tags = (0...random.pick(0...2)).map { _ in "\"\(random.pick(Self.tags))\"" }
    return "[\(tags.joined(separator: ","))]"
  }

  /// Descriptions are dated one day after the other, so that which one holds does not depend on when
  /// they were recorded.
  private mutating func description(number: Int) -> Fact {
    let date = firstDay + number
    if random.chance(1, in: 4) {
      return .store(
        random.pick(Self.stores), on: date,
        ["alias_of": random.pick(Self.stores + ["The Shop", "the  SHOP"])])
    }
    var values: [String: String] = [:]
    values["category"] = random.chance(1, in: 2) ? random.pick(Self.categories + ["DRINKS"]) : nil
    values["brand"] = random.chance(1, in: 3) ? random.pick(Self.brands) : nil
    values["tags"] = random.chance(1, in: 3) ? tagList() : nil
    values["alias_of"] =
      random.chance(1, in: 3) ? random.pick(Self.items + ["Moloko", "MOLOKO"]) : nil
    return .product(random.pick(Self.items), on: date, values)
  }
}
