import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct CategoryTrialTests {
  private static let facts: [Fact] = [
    .product("Oat drink", on: .on("2026-01-01"), ["category": "Beverages"]),
    .product("Vollmilch", on: .on("2026-01-01"), ["alias_of": "Whole Milk"]),
    .store("Tanke 7", on: .on("2026-01-01"), ["alias_of": "Shell"]),
    .purchase("Whole Milk", "1", on: .on("2026-10-01"), ["category": "FRESH"]),
    .purchase("Whole Milk", "1", on: .on("2026-10-02"), ["category": "Drinks"]),
    .purchase("Vollmilch", "1", on: .on("2026-10-03"), ["category": "fresh"]),
  ]

  private static let rules = """
    store:shell -> Fuel
    gizmo -> Toys
    category:FRESH -> Dairy
    """

  private func decisions(_ lines: [CategoryTrial.Line]) throws -> [String] {
    let larder = try TemporaryLarder(Self.facts)
    return try withExtendedLifetime(larder) {
      let trial = try CategoryTrial(
        lines, rules: CategoryRules(parsing: Array(Self.rules.utf8)),
        replay: larder.replay(today: .on("2026-12-31")))
      return trial.decisions.map { decision in
        switch decision.reason {
        case .described: "\(decision.category) described"
        case .own: "\(decision.category) own"
        case .mapped(let match): "\(decision.category) mapped \(match.rule.line)"
        case .rule(let match):
          "\(decision.category) rule \(match.rule.line) \(match.pattern.field):\(match.pattern.text)"
        case .others(let lines): "\(decision.category) others \(lines)"
        case .keyword(let word): "\(decision.category) keyword \(word)"
        case .none: "\(decision.category) none"
        }
      }
    }
  }

  @Test func `the first that applies decides`() throws {
    #expect(
      try decisions([
        .init(item: "OAT  drink", store: "Shell", category: "Diet"),
        .init(item: "Gizmo", store: "Shell", category: "Stuff"),
        .init(item: "Gizmo", store: "Shell", category: "fresh"),
        .init(item: "Coffee to go", store: "Tanke 7"), .init(item: "GIZMO 2", store: "Coop"),
        .init(item: "Vollmilch"), .init(item: "Brot"), .init(item: "Thing"),
      ]) == [
        "Beverages described", "Stuff own", "Dairy mapped 3", "Fuel rule 1 store:shell",
        "Toys rule 2 item:gizmo", "Dairy others 2", "Bakery keyword *brot", "Other none",
      ])
  }

  @Test func `lines of the file count among a product's other lines`() throws {
    #expect(
      try decisions([
        .init(item: "Thing", category: "Tools"), .init(item: "THING"), .init(item: "thing "),
      ]) == ["Tools own", "Tools others 1", "Tools others 1"])
  }

  @Test func `a trial decides as the answers of the log do`() throws {
    for seed: UInt64 in 0..<30 {
      var household = RandomHousehold(seed: seed)
      let facts = household.facts(purchases: 20, descriptions: 3).filter {
        $0["of"] == nil && $0["kind"] != "discount"
      }
      let larder = try TemporaryLarder(facts)
      let rules = try CategoryRules(
        parsing: Array("*milk* | store:coop -> Milk\ncategory:dairy -> Cow".utf8))
      let replay = try larder.replay(today: .on("2026-12-31"))
      let lines = facts.filter { $0.type == .purchaseRecorded }
      // They are in the log already; as all of them count twice, no majority changes.
      let trial = try CategoryTrial(
        lines.map { .init(item: $0["item"] ?? "", store: $0["store"], category: $0["category"]) },
        rules: rules, replay: replay)
      let reference = ReferenceSpending(facts, today: .on("2026-12-31"), rules: rules)
      for (line, decision) in zip(lines, trial.decisions) {
        let part = reference.parts.first { $0.fact.identifier == line.identifier }
        #expect(NameKey.matching(decision.category) == part?.category, "seed \(seed)")
      }
    }
  }
}
