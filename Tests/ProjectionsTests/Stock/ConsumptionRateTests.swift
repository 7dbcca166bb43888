import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct UsePaceTests {
  /// Lots of a product, one every ten days, that are used up after so many.
  private static func lots(
    of item: String, _ count: Int, usedUpAfter days: Int
  ) -> [Fact] {
    (0..<count).flatMap { number in
      let bought = Day.on("2026-02-01") + 10 * number
      return [
        Fact.purchase(item, "1.00", on: bought, ["entered": "\(number)"]),
        Fact(.stockConsumed, bought + days, ["item": item, "entered": "\(number)"]),
      ]
    }
  }

  private static func pace(_ facts: [Fact]) throws -> Double {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      let book = try StockBook(from: try larder.replay(today: .on("2026-05-01")))
      return book.predictingLives().pace.logShift
    }
  }

  @Test func `what is used up in a third of the time between purchases is stated so`() throws {
    let shift = try Self.pace(Self.lots(of: "Yogurt", 9, usedUpAfter: 3))
    // ln 0.3 = -1.20, of which nine lots in twelve tell.
    #expect((-1.0 ... -0.85).contains(shift))
  }

  @Test func `where nothing was used up things last until they are bought again`() throws {
    let facts = Self.lots(of: "Yogurt", 9, usedUpAfter: 3).filter { $0.type == .purchaseRecorded }
    #expect(try Self.pace(facts) == 0)
  }

  @Test func `the order of facts does not matter, and how lots are split over products little`()
    throws
  {
    let whole = Self.lots(of: "Yogurt", 9, usedUpAfter: 3)
    #expect(try Self.pace(whole.reversed()) == Self.pace(whole))
    let halves =
      Self.lots(of: "Yogurt", 5, usedUpAfter: 3) + Self.lots(of: "Milk", 5, usedUpAfter: 3)
    #expect(abs(try Self.pace(halves) - Self.pace(whole)) < 0.2)
  }

  @Test func `a product of which little is known is judged by the others`() throws {
    func probability(milkUsedUpAfter days: Int) throws -> Double {
      var question = StockQuestion()
      question.predictsLives = true
      let facts =
        Self.lots(of: "Yogurt", 1, usedUpAfter: 8) + Self.lots(of: "Milk", 8, usedUpAfter: days)
        + [.purchase("Yogurt", "1.00", on: .on("2026-05-01"))]
      let larder = try TemporaryLarder(facts)
      return try withExtendedLifetime(larder) {
        let rows = try question.answer(from: try larder.replay(today: .on("2026-05-01"))).rows
        let row = try #require(rows.last { $0.item == "Yogurt" })
        return try #require(row.wasteProbability)
      }
    }
    #expect(try probability(milkUsedUpAfter: 1) < probability(milkUsedUpAfter: 9))
  }
}
