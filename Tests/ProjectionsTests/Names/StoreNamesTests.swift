import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct StoreNamesTests {
  @Test func `stores of purchases and prices are named once each, as written`() throws {
    let day = Day.on("2026-10-03")
    let facts: [Fact] = [
      .purchase("Milk", "1", on: day, ["store": "Coop"]),
      .purchase("Tea", "1", on: day, ["store": "Coop"]), .purchase("Rice", "1", on: day, [:]),
      Fact(
        .priceObserved, day,
        ["item": "Milk", "price": "1", "currency": "EUR", "store": "Aldi", "origin": "shelf"]),
    ]
    let larder = try TemporaryLarder(facts)
    let found = try withExtendedLifetime(larder) {
      try larder.replay(today: day).fold(StoreNames()).names
    }
    #expect(found == ["Coop", "Aldi"])
  }
}
