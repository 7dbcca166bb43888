import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

/// Receipts that a later file has under another day.
@Suite struct RepeatedReceiptsTests {
  private static let day = Day.on("2026-10-05")

  private static func receipt(
    _ number: String, _ totals: [String], on day: Day, at store: String = "Edeka"
  ) -> [Fact] {
    totals.enumerated().map { place, total in
      .purchase("Item \(place)", total, on: day, ["store": store, "receipt": number])
    }
  }

  private static func found(_ facts: [Fact], in period: Period? = nil) throws -> [RepeatedReceipt] {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      try RepeatedReceiptsQuestion(in: period).answer(from: larder.replay(today: day + 100))
    }
  }

  @Test func `the lines that were recorded first are named`() throws {
    for (first, later) in [(Self.day, Self.day + 1), (Self.day + 1, Self.day)] {
      let facts =
        Self.receipt("B1", ["2.01", "6.99"], on: first)
        + Self.receipt("B1", ["2.01", "6.99"], on: later)
      let found = try Self.found(facts)
      #expect(found.map(\.day) == [first] && found.map(\.laterDay) == [later])
      #expect(found.first?.total == Amount(9) && found.first?.events.count == 2)
    }
  }

  @Test func `other lines, another store, no number and a month apart are other receipts`() throws {
    let first = Self.receipt("B1", ["2.19", "6.99"], on: Self.day)
    for other in [
      Self.receipt("B1", ["2.19"], on: Self.day + 1),
      Self.receipt("B1", ["2.19", "6.98"], on: Self.day + 1),
      Self.receipt("B1", ["2.19", "6.99"], on: Self.day + 1, at: "Spar"),
      Self.receipt("B2", ["2.19", "6.99"], on: Self.day + 1),
      Self.receipt("B1", ["2.19", "6.99"], on: Self.day + 32),
    ] {
      #expect(try Self.found(first + other).isEmpty)
    }
    let unnumbered = Self.receipt("", ["2.19"], on: Self.day)
    #expect(try Self.found(unnumbered + Self.receipt("", ["2.19"], on: Self.day + 1)).isEmpty)
  }

  @Test func `only those of the period are found`() throws {
    let facts =
      Self.receipt("B1", ["2.19"], on: Self.day) + Self.receipt("B1", ["2.19"], on: Self.day + 1)
    #expect(try Self.found(facts, in: Period(Self.day, through: Self.day)).count == 1)
    #expect(try Self.found(facts, in: Period(Self.day + 1, through: Self.day + 9)).isEmpty)
  }
}
