import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct PriceDiscountTests {
  @Test func `a line's own discount lowers its price, with and without filters`() throws {
    let day = Day.on("2026-10-03")
    let apples = Fact.purchase("Apples", "3.75", on: day, ["category": "Produce"])
    let discount = Fact.purchase(
      "Apples", "-0.75", on: day, ["kind": "discount", "of": apples.identifier.description])
    let larder = try TemporaryLarder([apples, discount])
    defer { withExtendedLifetime(larder) {} }
    let replay = try larder.replay(today: day)
    for filters in [
      [], [NameFilter(.category, "Produce")], [NameFilter(.tag, "x", isNegated: true)],
    ] {
      let rows = try PriceQuestion(filters: filters).summaries(from: replay).rows
      #expect(rows.map(\.lastPrice) == ["3.0000"])
    }
  }
}
