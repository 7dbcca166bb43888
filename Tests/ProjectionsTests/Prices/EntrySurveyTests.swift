import EventSourcing
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct EntrySurveyTests {
  private static let facts: [Fact] = [
    .purchase("Milk", "1.20", on: .on("2026-10-01"), ["store": "Migros"]),
    .purchase("Milk", "1.30", on: .on("2026-10-02"), ["store": "Coop"]),
    .purchase("Wine", "9.00", on: .on("2026-10-02"), ["store": "Migros"]),
    .purchase("Cheese", "20.00", on: .on("2026-10-03"), ["currency": "CHF"]),
  ]

  @Test(arguments: [1, 2])
  func `names are counted, and the dearest line is one of its currency`(workers: Int) throws {
    let larder = try TemporaryLarder(Self.facts)
    let survey = try withExtendedLifetime(larder) {
      try larder.replay(today: .on("2026-10-31"), workers: workers)
        .fold(EntrySurvey(of: ["milk"]))
    }
    #expect(survey.items.map { "\($0.name) \($0.lines)" } == ["Milk 2", "Wine 1", "Cheese 1"])
    #expect(survey.stores.map { "\($0.name) \($0.lines)" } == ["Migros 2", "Coop 1"])
    let wine = try #require(survey.dearestLine(in: "EUR", without: []))
    #expect(wine.total.text() == "9")
    let milk = try #require(survey.dearestLine(in: "EUR", without: [wine.event]))
    #expect(milk.total.text() == "1.3")
    #expect(survey.dearestLine(in: "CHF", without: [])?.total.text() == "20")
    #expect(survey.dearestLine(in: "USD", without: []) == nil)
    #expect(survey.prices.prices.values.map(\.count) == [2])
  }
}
