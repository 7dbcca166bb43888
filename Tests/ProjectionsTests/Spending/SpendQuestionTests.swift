import GroceryModel
import Projections
import Testing

@testable import HouseholdFixtures

@Suite struct SpendQuestionTests {
  @Test(arguments: 0..<10)
  func `random households are answered as the reference model answers`(part: UInt64) throws {
    for seed in part * 12..<part * 12 + 12 {
      var household = RandomHousehold(seed: seed)
      let facts = household.facts(
        purchases: household.random.pick(0...24), descriptions: household.random.pick(0...6))
      let today = household.firstDay + household.random.pick(20...120)
      let larder = try TemporaryLarder(
        household.random.split(facts.shuffled(using: &household.random), into: 3))
      let replay = try larder.replay(today: today)
      let rules = try household.rules()
      let reference = ReferenceSpending(facts, today: today, rules: rules)
      for _ in 0..<4 {
        let question = household.question(about: facts.filter { $0.date <= today })
        let answer = try question.answer(from: replay, rules: rules)
        let expected = reference.rows(
          by: question.keys, in: question.period, filters: question.filters)
        #expect(
          Self.text(answer.rows) == Self.text(expected),
          "seed \(seed), by \(question.keys), filters \(question.filters)")
        if Array(answer.rows) != expected { return }
      }
    }
  }

  private static func text(_ rows: some Sequence<SpendQuestion.Row>) -> [String] {
    rows.map { ($0.keys + [$0.currency, "\($0.spent)", "\($0.lines)"]).joined(separator: " | ") }
  }
}

extension RandomHousehold {
  /// Up to three category rules, often none.
  fileprivate mutating func rules() throws -> CategoryRules {
    let lines = [
      "milk -> Dairy", "*milk* | store:coop -> drinks", "store:corner* -> Sundries",
      "category:dairy -> Milk Things", "category:b* | bread -> Other", "item:stras* -> Sweets",
      "coffee | category:drinks -> DAIRY", "store:migros -> bakery",
    ]
    let count = random.pick([0, 0, 1, 2, 3])
    let text = lines.shuffled(using: &random).prefix(count).joined(separator: "\n")
    return try CategoryRules(parsing: Array(text.utf8))
  }

  /// A question by one to three keys, perhaps about a period, perhaps with filters by names in use.
  fileprivate mutating func question(about facts: [Fact]) -> SpendQuestion {
    let keys = Array(SpendKey.allCases.shuffled(using: &random).prefix(random.pick(1...3)))
    let start = day()
    let period =
      random.chance(1, in: 3) ? Period(start: start, end: start + random.pick(0...60)) : nil
    let purchases = facts.filter { $0.type == .purchaseRecorded }
    var filters: [NameFilter] = []
    while !purchases.isEmpty, random.chance(1, in: 2) {
      let line = random.pick(purchases)
      let field = random.pick(NameFilter.Field.allCases)
      let name: String? =
        switch field {
        case .tag: line.list("tags").first
        case .kind: line["kind"] ?? "item"
        default: line[field.rawValue]
        }
      if let name { filters.append(NameFilter(field, name, isNegated: random.chance(1, in: 3))) }
    }
    return SpendQuestion(by: keys, in: period, filters: filters)
  }
}
