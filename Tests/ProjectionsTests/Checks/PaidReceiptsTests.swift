import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

/// Receipts whose payment a statement has too.
@Suite struct PaidReceiptsTests {
  private static let day = Day.on("2026-11-02")

  private static func receipt(_ store: String, _ totals: [String], on day: Day = day) -> [Fact] {
    totals.enumerated().map { place, total in
      .purchase("Item \(place)", total, on: day, ["store": store]).from("receipts.csv:\(place + 2)")
    }
  }

  private static func payment(
    _ text: String, _ total: String, after days: Int, _ more: [String: String] = [:]
  ) -> Fact {
    .purchase(text, total, on: day + days, more).from("bank.csv:\(days + 2)")
  }

  private static func found(_ facts: [Fact], in period: Period? = nil) throws -> [PaidReceipt] {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      try PaidReceiptsQuestion(in: period).answer(from: larder.replay(today: day + 100))
    }
  }

  @Test func `a payment has the sum of the lines and a word of the store`() throws {
    let paid = try Self.found(
      Self.receipt("Rewe City", ["1.50", "33.00"]) + [
        Self.payment("REWE SAGT DANKE 4711", "34.50", after: 1),
        Self.payment("COOP", "34.50", after: 1), Self.payment("REWE SAGT DANKE", "34.51", after: 2),
      ])
    #expect(paid.map(\.text) == ["REWE SAGT DANKE 4711"])
    #expect(paid.first?.receiptDay == Self.day && paid.first?.receiptSource == "receipts.csv")
  }

  @Test func `it is booked within six days`() throws {
    for (days, count) in [(0, 1), (6, 1), (7, 0)] {
      let facts =
        Self.receipt("Coop", ["1.00", "2.00"]) + [Self.payment("Coop 12", "3.00", after: days)]
      #expect(try Self.found(facts).count == count)
    }
    let early = Self.receipt("Coop", ["1.00", "2.00"], on: Self.day + 2)
    #expect(try Self.found(early + [Self.payment("Coop 12", "3.00", after: 1)]).isEmpty)
  }

  @Test func `a receipt of one line, and lines of one source, are no pair`() throws {
    let single = Self.receipt("Coop", ["3.00"]) + [Self.payment("Coop", "3.00", after: 1)]
    #expect(try Self.found(single).isEmpty)
    let sameFile =
      Self.receipt("Coop", ["1.00", "2.00"])
      + [.purchase("Coop", "3.00", on: Self.day + 1).from("receipts.csv:9")]
    #expect(try Self.found(sameFile).isEmpty)
  }

  @Test func `each receipt has one payment, and each payment one receipt`() throws {
    let twice = [
      Self.payment("Coop 1", "3.00", after: 1), Self.payment("Coop 2", "3.00", after: 2),
    ]
    #expect(try Self.found(Self.receipt("Coop", ["1.00", "2.00"]) + twice).count == 1)
    let two =
      Self.receipt("Coop", ["1.00", "2.00"])
      + Self.receipt("Coop", ["1.20", "1.80"], on: Self.day + 1)
    #expect(try Self.found(two + twice).map(\.receiptDay) == [Self.day + 1, Self.day])
  }

  @Test func `another name of the store counts`() throws {
    let facts =
      Self.receipt("KFL", ["1.00", "2.00"]) + [
        .store("KFL", on: Self.day, ["alias_of": "Kaufland"]),
        Self.payment("Kaufland 44", "3.00", after: 1),
      ]
    #expect(try Self.found(facts).count == 1)
  }

  @Test func `a period is that of the payments`() throws {
    let facts =
      Self.receipt("Coop", ["1.00", "2.00"]) + [Self.payment("Coop", "3.00", after: 3)]
    #expect(try Self.found(facts, in: Period(Self.day + 3, through: Self.day + 9)).count == 1)
    #expect(try Self.found(facts, in: Period(Self.day, through: Self.day + 2)).isEmpty)
  }
}
