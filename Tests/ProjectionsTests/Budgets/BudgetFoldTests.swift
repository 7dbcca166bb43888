import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct BudgetFoldTests {
  private static func fold(_ facts: [Fact]) throws -> BudgetFold {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      let replay = try larder.replay(today: .on("2026-12-31"))
      return try replay.fold(BudgetFold(descriptions: replay.late.descriptions))
    }
  }

  @Test func `budgets of one name are one plan, in byte order of their names`() throws {
    let day = Day.on("2026-01-01")
    let plans = try Self.fold([
      .budget("party", "1", every: "month", from: day),
      .budget(" Food ", "1", every: "month", from: day),
      .budget("FOOD", "2", every: "month", from: day, on: day + 1),
      .closing(of: "Gifts", on: day),
    ]).plans
    #expect(plans.map(\.name) == ["FOOD", "Gifts", "party"])
    #expect(plans[1].spans(startingBefore: .on("2027-01-01")).isEmpty)
  }

  @Test func `parts of a log add up to the whole`() throws {
    for seed: UInt64 in 0..<6 {
      var household = RandomHousehold(seed: seed)
      let facts = household.facts(purchases: 12, descriptions: 0) + household.budget("Food")
      let cut = household.random.pick(0...facts.count)
      let whole = try Self.fold(facts)
      var merged = try Self.fold(Array(facts[cut...]))
      merged.merge(try Self.fold(Array(facts[..<cut])))
      let end = Day.on("2026-12-31")
      #expect(
        merged.plans.map { $0.spans(startingBefore: end) }
          == whole.plans.map { $0.spans(startingBefore: end) })
      let sums = [merged, whole].map { fold in
        (0..<fold.spending.tables[0].count).reduce(0) {
          $0 + fold.spending.tables[0].amount($1).units
        }
          + fold.spending.dependents.reduce(0) { $0 + $1.amount.units }
      }
      #expect(sums[0] == sums[1])
    }
  }
}
