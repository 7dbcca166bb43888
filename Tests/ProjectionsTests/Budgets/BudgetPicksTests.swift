import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct BudgetPicksTests {
  private static func picks(_ filters: [NameFilter]) throws -> BudgetPicks {
    let day = Day.on("2026-01-01")
    let larder = try TemporaryLarder([
      .budget("Food", "9", every: "month", from: day, ["categories": #"{"Dairy":"2"}"#]),
      .budget(
        "Food", "9", every: "month", from: day, on: day + 40, ["categories": #"{"Snacks":"2"}"#]),
      .budget("Food at work", "5", every: "week", from: day, ["categories": #"{"DAIRY":"2"}"#]),
      .budget("Party", "1", every: "month", from: day),
    ])
    return try withExtendedLifetime(larder) {
      let replay = try larder.replay(today: day + 90)
      let fold = try replay.fold(BudgetFold(descriptions: replay.late.descriptions))
      return try BudgetPicks(filters, among: fold.plans)
    }
  }

  @Test func `without filters every row is kept`() throws {
    #expect(try Self.picks([]).contains(budget: "Party", categories: ["*"]))
  }

  @Test func `a whole name goes before names that have it in them`() throws {
    let picks = try Self.picks([NameFilter(.budget, " FOOD ")])
    #expect(picks.contains(budget: "Food", categories: ["Dairy"]))
    #expect(!picks.contains(budget: "Food at work", categories: ["*"]))
  }

  @Test func `a part of a name will do if only one has it, whoever else has the same name`() throws
  {
    let picks = try Self.picks([NameFilter(.budget, "work"), NameFilter(.category, "dai")])
    #expect(picks.contains(budget: "Food at work", categories: ["Dairy"]))
    #expect(!picks.contains(budget: "Food at work", categories: ["*"]))
    #expect(!picks.contains(budget: "Food", categories: ["Dairy"]))
    #expect(throws: NameAmbiguity(name: "a", candidates: ["Food at work", "Party"])) {
      try Self.picks([NameFilter(.budget, "a")])
    }
  }

  @Test func `names are alternatives, and what is left out is out`() throws {
    let picks = try Self.picks([
      NameFilter(.budget, "party"), NameFilter(.budget, "food"),
      NameFilter(.category, "*", isNegated: true),
    ])
    #expect(picks.contains(budget: "Food", categories: ["Snacks"]))
    #expect(!picks.contains(budget: "Party", categories: ["*"]))
    let others = try Self.picks([NameFilter(.budget, "party", isNegated: true)])
    #expect(others.contains(budget: "Food", categories: ["*"]))
    #expect(!others.contains(budget: "Party", categories: ["*"]))
  }

  @Test func `a name that no budget has keeps nothing, and is stated`() throws {
    let wrong = NameFilter(.budget, "Fod")
    let picks = try Self.picks([wrong])
    #expect(picks.unmatched == [wrong])
    #expect(picks.candidates == ["Food", "Food at work", "Party"])
    #expect(!picks.contains(budget: "Food", categories: ["*"]))
  }
}
