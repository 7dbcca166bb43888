import EventSourcing
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct FinishTimeTests {
  private static func probability(_ facts: [Fact], today: String) throws -> Double? {
    var question = StockQuestion()
    question.predictsLives = true
    question.showsAll = true
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      let rows = try question.answer(from: try larder.replay(today: .on(today))).rows
      return try #require(rows.last { $0.item == "Yogurt" }).wasteProbability
    }
  }

  /// Lots bought every ten days that take so many days to be eaten, and one that is there.
  private static func facts(eatenAfter days: Int, action: EventType = .stockConsumed) -> [Fact] {
    var facts: [Fact] = []
    for number in 0..<5 {
      let bought = Day.on("2026-02-01") + 10 * number
      facts.append(.purchase("Yogurt", "1.00", on: bought, ["entered": "\(number)"]))
      facts.append(
        Fact(action, bought + days, ["item": "Yogurt", "entered": "\(number)"]))
    }
    return facts + [.purchase("Yogurt", "1.00", on: .on("2026-04-01"))]
  }

  @Test func `what is eaten fast is wasted less than what is eaten slowly`() throws {
    let fast = try #require(try Self.probability(Self.facts(eatenAfter: 2), today: "2026-04-01"))
    let slow = try #require(try Self.probability(Self.facts(eatenAfter: 9), today: "2026-04-01"))
    let binned = try #require(
      try Self.probability(Self.facts(eatenAfter: 9, action: .stockWasted), today: "2026-04-01"))
    #expect(0 < fast && fast < slow && slow < binned && binned < 1)
    #expect(fast < 0.2)
  }

  @Test func `the longer it stands the likelier it is wasted, and past its day it is`() throws {
    let facts = Self.facts(eatenAfter: 5)
    let first = try #require(try Self.probability(facts, today: "2026-04-01"))
    let later = try #require(try Self.probability(facts, today: "2026-04-09"))
    #expect(first < later && later < 1)
    #expect(try Self.probability(facts, today: "2026-05-20") == 1)
  }

  @Test func `where nothing was ever recorded as used nothing is made up`() throws {
    let bought = [Fact.purchase("Yogurt", "1.00", on: .on("2026-04-01"))]
    #expect(try Self.probability(bought, today: "2026-04-02") == nil)
    let facts = Self.facts(eatenAfter: 3).filter { $0.type == .purchaseRecorded }
    #expect(try Self.probability(facts, today: "2026-04-02") == nil)
  }

  @Test func `what was used without being recorded counts for nothing`() throws {
    // The first lots were never recorded as used; the newest event means one of them by its day.
    var facts = Self.facts(eatenAfter: 3).filter { $0.type == .purchaseRecorded }
    facts.append(Fact(.stockConsumed, .on("2026-03-31"), ["item": "Yogurt"]))
    #expect(try Self.probability(facts, today: "2026-04-02") == nil)
  }

  @Test func `what may be another one used without being recorded counts for nothing`() throws {
    /// Five lots eaten after two days, but for one perhaps of which nothing is recorded, then one
    /// that has been there for twelve, and a new one.
    func facts(unrecorded: Int?) -> [Fact] {
      let bought = [0, 10, 20, 30, 40, 47, 59].map { days in
        Fact.purchase("Yogurt", "1.00", on: .on("2026-02-01") + days)
      }
      let eaten = bought.prefix(5).enumerated().filter { $0.offset != unrecorded }.map {
        Fact(
          .stockConsumed, $0.element.date + 2,
          ["item": "Yogurt", "purchase": $0.element.identifier.description])
      }
      return bought + eaten
    }
    let sure = try #require(try Self.probability(facts(unrecorded: nil), today: "2026-04-01"))
    let unsure = try #require(try Self.probability(facts(unrecorded: 1), today: "2026-04-01"))
    #expect(unsure < sure)
  }
}
