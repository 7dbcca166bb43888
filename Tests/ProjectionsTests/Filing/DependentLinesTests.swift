import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct DependentLinesTests {
  private static let day = Day.on("2026-10-03")

  @Test func `a line of another that states no kind has that one's category too`() throws {
    let bread = Fact.purchase("Bread", "3", on: Self.day, ["category": "Bakery"])
    let slicing = Fact.purchase(
      "Slicing", "0.20", on: Self.day, ["of": bread.identifier.description])
    #expect(try rows([bread, slicing], by: [.category]) == ["Bakery EUR 3.2 2"])
  }

  @Test func `a discount and a refund count under the item of their line, a deposit under its own`()
    throws
  {
    let milk = Fact.purchase("Milk", "3", on: Self.day)
    func line(_ item: String, _ total: String, _ kind: String) -> Fact {
      .purchase(item, total, on: Self.day, ["kind": kind, "of": milk.identifier.description])
    }
    let facts = [
      milk, line("Coupon", "-0.50", "discount"), line("Return", "-1", "refund"),
      line("Bottle", "0.25", "deposit"), line("Bag", "0.10", "fee"),
    ]
    #expect(
      try rows(facts, by: [.item]) == ["Bag EUR 0.1 1", "Bottle EUR 0.25 1", "Milk EUR 1.5 3"])
  }

  @Test(arguments: [
    ["store": " Migros "], ["store": "Migros", "receipt": "Ka\u{308}1"],
    ["store": "Migros", "time": "10:15:30"],
  ])
  func `a discount finds its receipt by the parts that make an id`(values: [String: String]) throws
  {
    let own = ["store": "Migros", "receipt": "Kä1", "time": "10:15"]
    let facts: [Fact] = [
      .purchase("Bread", "3", on: Self.day, own.merging(["category": "Bakery"]) { $1 }),
      .purchase(
        "Bon", "-1", on: Self.day, own.merging(values.merging(["kind": "discount"]) { $1 }) { $1 }),
    ]
    #expect(try rows(facts, by: [.category]) == ["Bakery EUR 2 2"])
  }
}
