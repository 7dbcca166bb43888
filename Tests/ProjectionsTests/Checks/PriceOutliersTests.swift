import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct PriceOutliersTests {
  private static let day = Day.on("2026-10-03")

  private static func outliers(_ totals: [String]) throws -> [String] {
    let larder = try TemporaryLarder(
      totals.enumerated().map { place, total in
        .purchase("Milk", total, on: day + place, ["quantity": "1", "unit": "l"])
      })
    return try withExtendedLifetime(larder) {
      try PriceOutliersQuestion().answer(from: larder.replay(today: day + 100)).rows.map(\.price)
    }
  }

  @Test func `a price four times the median is one, and so is a quarter of it`() throws {
    #expect(try Self.outliers(["1.00", "1.00", "1.00", "4.00"]) == ["4.0000"])
    #expect(try Self.outliers(["1.00", "1.00", "1.00", "3.99"]).isEmpty)
    #expect(try Self.outliers(["1.00", "1.00", "1.00", "0.25"]) == ["0.2500"])
  }

  @Test func `what costs something else each time has no usual price`() throws {
    #expect(try Self.outliers(["20.00", "35.00", "60.00", "90.00", "8.00"]).isEmpty)
  }

  @Test func `two prices have no usual one`() throws {
    #expect(try Self.outliers(["1.00", "9.00"]).isEmpty)
  }
}
