import GroceryModel

extension RandomHousehold {
  /// The versions of one budget, and perhaps its closing, each of another date.
  mutating func budget(_ name: String) -> [Fact] {
    let from = firstDay + random.pick(-60...60)
    let every = random.pick(["week", "2 weeks", "month", "month", "month", "quarter", "year"])
    let dates = (-80...140).shuffled(using: &random).prefix(random.pick(1...4)).sorted()
    return dates.enumerated().map { index, offset in
      let date = firstDay + offset
      if index > 0, random.chance(1, in: 4) { return .closing(of: spelled(name), on: date) }
      return .budget(
        spelled(name), amount(), every: every, from: from, on: date, terms())
    }
  }

  /// A budget of periods that stand alone, some of them set twice.
  mutating func budgetOfSinglePeriods(_ name: String) -> [Fact] {
    var facts: [Fact] = []
    var start = firstDay
    for _ in 0..<random.pick(1...3) {
      let end = start + random.pick(0...20)
      for version in 0..<random.pick(1...2) {
        facts.append(
          .budget(
            spelled(name), amount(), from: start, through: end, on: start + version, terms()))
      }
      start = end + random.pick(2...9)
    }
    return facts
  }

  private mutating func spelled(_ name: String) -> String {
    random.pick([name, name.uppercased(), " \(name) "])
  }

  private mutating func amount() -> String {
    random.pick(["0", "50", "100.00", "9.99", "1200.5", "33.333"])
  }

  private mutating func terms() -> [String: String] {
    var terms = ["currency": random.chance(1, in: 6) ? random.pick(["CHF", "JPY"]) : "EUR"]
    if random.chance(2, in: 3) {
      terms["rollover"] = random.pick(["none", "surplus", "deficit", "both", "both"])
    }
    if random.chance(1, in: 3) { terms["cap"] = random.pick(["0", "10", "250.00"]) }
    let categories = ["Dairy", "bakery", "Other", "Drinks"].shuffled(using: &random)
      .prefix(random.pick(0...2)).map { "\"\($0)\":\"\(amount())\"" }
    if random.chance(1, in: 2) { terms["categories"] = "{\(categories.joined(separator: ","))}" }
    if random.chance(1, in: 2) { terms["scope"] = random.pick(["all", "categories"]) }
    return terms
  }
}
