import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct DayBoundsTests {
  private static let start = Day.on("2026-02-01")

  @Test func `bounds are whole days and hold the point`() {
    let bounds = DayBounds(
      from: Self.start, days: 4, interval80: 2.4...4.6, interval95: 1.6...9.5)
    #expect(bounds.day == Self.start + 4)
    #expect(bounds.low80 == Self.start + 2)
    #expect(bounds.high80 == Self.start + 5)
    #expect(bounds.low95 == Self.start + 2)
    #expect(bounds.high95 == Self.start + 10)
    let narrow = DayBounds(from: Self.start, days: 4, interval80: 2.4...3.2, interval95: 4.6...5)
    #expect(narrow.high80 == Self.start + 4)
    #expect(narrow.low95 == Self.start + 4)
  }

  @Test func `no bound is beyond the calendar`() {
    let bounds = DayBounds(from: Self.start, days: 4, interval80: 1...1e300, interval95: 1...1e301)
    #expect(bounds.high80 == .on("9999-12-31"))
    #expect(bounds.high95 == .on("9999-12-31"))
  }
}
