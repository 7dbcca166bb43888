import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct BudgetGapsTests {
  private static let day = Day.on("2026-10-20")

  private static func budget(
    _ categories: String, from: String = "2026-09-01", scope: String = "all"
  ) -> Fact {
    Fact(
      .budgetSet, Day.on("2026-09-01"),
      [
        "budget": "Food", "amount": "100", "currency": "EUR",
        "period": #"{"every":"month","from":"\#(from)"}"#, "categories": categories,
        "scope": scope,
      ])
  }

  private static func gaps(_ facts: [Fact]) throws -> [String] {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      let replay = try larder.replay(today: day)
      let fold = try replay.fold(BudgetFold(descriptions: replay.late.descriptions))
      let book = try SpendingBook(fold.spending, from: replay)
      return BudgetGap.all(fold.plans, book, today: day).map {
        "\($0.kind) \($0.budget) \($0.category) \($0.currency) \($0.amount)"
      }
    }
  }

  private static let milk = Fact.purchase("Milk", "2", on: day, ["category": "Dairy"])

  @Test func `a category without spending in two periods is idle`() throws {
    let parts = #"{"Dairy":"40","Toys":"10"}"#
    #expect(try Self.gaps([Self.budget(parts), Self.milk]) == ["idle Food Toys EUR 10"])
    let toy = Fact.purchase("Ball", "2", on: Day.on("2026-09-30"), ["category": "Toys"])
    #expect(try Self.gaps([Self.budget(parts), Self.milk, toy]).isEmpty)
    // Its first period has none before it to be idle in.
    #expect(try Self.gaps([Self.budget(parts, from: "2026-10-01"), Self.milk]).isEmpty)
  }

  @Test func `a category counts as without budget only where all money is given away`() throws {
    let bread = Fact.purchase("Bread", "3", on: Self.day, ["category": "Bakery"])
    #expect(try Self.gaps([Self.budget(#"{"Dairy":"40"}"#), Self.milk, bread]).isEmpty)
    #expect(
      try Self.gaps([Self.budget(#"{"Dairy":"100"}"#), Self.milk, bread])
        == ["withoutCategory Food Bakery EUR 3"])
  }

  @Test func `a currency without a budget is one only where there are budgets`() throws {
    let abroad = Fact.purchase("Brie", "3", on: Self.day, ["currency": "CHF"])
    #expect(try Self.gaps([abroad]).isEmpty)
    #expect(
      try Self.gaps([Self.budget(#"{"Dairy":"40"}"#), Self.milk, abroad])
        == ["withoutBudget  * CHF 3"])
  }

  @Test
  func `of a budget of some categories others are no gap, and others' spending keeps none busy`()
    throws
  {
    let all = Self.budget(#"{"Dairy":"100"}"#)
    #expect(try Self.gaps([all, Self.milk, Self.toy]) == ["withoutCategory Food Toys EUR 3"])
    let some = Self.budget(#"{"Dairy":"100"}"#, scope: "categories")
    #expect(try Self.gaps([some, Self.milk, Self.toy]).isEmpty)
    #expect(try Self.gaps([some, Self.toy]) == ["idle Food * EUR 100"])
  }

  private static let toy = Fact.purchase("Ball", "3", on: day, ["category": "Toys"])
}
