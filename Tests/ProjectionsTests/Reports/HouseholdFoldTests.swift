import EventSourcing
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct HouseholdFoldTests {
  @Test func `parts of a log add up to the whole`() throws {
    let today = Day.on("2026-12-31")
    func fold(_ facts: [Fact]) throws -> HouseholdFold {
      let larder = try TemporaryLarder(facts)
      return try withExtendedLifetime(larder) {
        let replay = try larder.replay(today: today)
        return try replay.fold(HouseholdFold(descriptions: Descriptions()))
      }
    }
    for seed: UInt64 in 0..<6 {
      var household = RandomHousehold(seed: seed)
      let facts = household.facts(purchases: 15, descriptions: 3) + household.budget("Food")
      let cut = household.random.pick(0...facts.count)
      let whole = try fold(facts)
      var merged = try fold(Array(facts[cut...]))
      merged.merge(try fold(Array(facts[..<cut])))
      for number in 0..<3 {
        let tables = [merged, whole].map { $0.budgets.spending.tables[number] }
        #expect(tables[0].count == tables[1].count)
        let amounts = tables.map { table in (0..<table.count).map { table.amount($0) }.sorted() }
        #expect(amounts[0] == amounts[1])
        let lines = tables.map { table in (0..<table.count).map { table.lines($0) }.sorted() }
        #expect(lines[0] == lines[1])
      }
      let day = Day.on("2026-02-28")
      #expect(
        merged.fingerprints.fingerprint(upTo: day) == whole.fingerprints.fingerprint(upTo: day))
      #expect(merged.budgets.plans.map(\.name) == whole.budgets.plans.map(\.name))
    }
  }
}
