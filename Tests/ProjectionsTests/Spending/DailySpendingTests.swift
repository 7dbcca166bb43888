import SeededRandom
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct DailySpendingTests {
  @Test func `a period's spending is the sum of its days`() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      var days: [Day: Amount] = [:]
      for _ in 0..<random.pick(0...12) {
        days[Day(ordinal: Int32(random.pick(0...30)))] = Amount(random.pick(-9...9))
      }
      let spending = DailySpending(days)
      let start = Day(ordinal: Int32(random.pick(-2...32)))
      let period = Period(start: start, end: start + random.pick(0...40))
      let expected = days.filter { period.contains($0.key) }.values.reduce(.zero, +)
      #expect(spending.spent(in: period) == expected)
    }
  }

  @Test func `a day looks back on what was bought without a silence of years`() {
    let days = ["0001-03-04", "2025-01-31", "2025-02-01", "2035-02-28", "2045-04-01"]
    let spending = DailySpending(
      Dictionary(uniqueKeysWithValues: days.map { (Day.on($0), Amount(1)) }))
    func first(_ day: String) -> String? {
      spending.firstDay(seenFrom: .on(day)).map { "\($0)" }
    }
    #expect(first("0001-03-03") == nil)
    #expect(first("0001-03-04") == "0001-03-04")
    #expect(first("2025-01-30") == "0001-03-04")
    #expect(first("2025-02-01") == "2025-01-31")
    #expect(first("2036-01-01") == "2025-01-31")
    #expect(first("2045-04-01") == "2045-04-01")
    #expect(spending.months.map(\.description).count == 5)
  }

  @Test func `there is one for each currency, and one for each category in it`() throws {
    let day = Day.on("2026-10-03")
    let facts: [Fact] = [
      .purchase("Milk", "1", on: day, ["category": "Dairy"]),
      .purchase("Milk", "2", on: day, ["category": "DAIRY", "currency": "eur"]),
      .purchase("Milk", "4", on: day + 1, ["category": "Dairy", "currency": "CHF"]),
      .purchase("Gadget", "8", on: day),
    ]
    let books = DailySpending.books(of: try BudgetBook(facts, today: day + 1).book, upTo: nil)
    let period = Period(day, through: day)
    #expect(books.all.mapValues { $0.spent(in: period) } == ["EUR": Amount(11), "CHF": .zero])
    #expect(
      books.byCategory.mapValues { $0.mapValues { $0.spent(in: period) } } == [
        "EUR": ["dairy": Amount(3), "other": Amount(8)], "CHF": ["dairy": .zero],
      ])
  }
}
