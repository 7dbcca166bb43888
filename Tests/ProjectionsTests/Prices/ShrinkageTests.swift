import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct ShrinkageTests {
  private static func line(
    _ item: String, _ total: String, _ date: String, _ more: [String: String] = [:]
  ) -> Fact {
    .purchase(item, total, on: .on(date), ["store": "Coop"].merging(more) { $1 })
  }

  private static func found(_ facts: [Fact], _ filters: [NameFilter] = []) throws -> [String] {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      try PriceQuestion(filters: filters)
        .shrinkages(from: larder.replay(today: .on("2026-12-31"))).rows.map { row in
          "\(row.item) \(row.store) \(row.day) \(row.packageBefore) \(row.priceBefore) "
            + "\(row.unitPriceBefore) \(row.packageAfter) \(row.priceAfter) "
            + "\(row.unitPriceAfter) \(row.changePercent)"
        }
    }
  }

  private static let crisps = [
    line("Crisps 200 g", "3.98", "2026-01-05", ["quantity": "2"]),
    line("Crisps 200 g", "1.99", "2026-02-05"),
    line("Crisps 180 g", "1.99", "2026-03-05"),
    line("Crisps 180 g", "1.99", "2026-03-06"),
  ]

  @Test func `a product whose name states less for the same price shrank`() throws {
    let expected = [
      "Crisps 180 g Coop 2026-03-05 200 g 1.9900 9.9500 180 g 1.9900 11.0556 11.1"
    ]
    #expect(try Self.found(Self.crisps) == expected)
    #expect(try Self.found(Self.crisps, [NameFilter(.item, "Crisps 180 g")]) == expected)
    #expect(try Self.found(Self.crisps, [NameFilter(.item, "Crisps 200 g")]) == [])
  }

  @Test func `a product whose package field states less shrank`() throws {
    let facts = [
      Self.line("Juice", "2.50", "2026-01-05", ["package": "6 x 330 ml"]),
      Self.line("Juice", "2.60", "2026-02-05", ["package": "6 x 300 ml"]),
    ]
    #expect(
      try Self.found(facts) == [
        "Juice Coop 2026-02-05 6 x 330 ml 2.5000 1.2626 6 x 300 ml 2.6000 1.4444 14.4"
      ])
  }

  @Test func `a package that counts pieces shrinks by the piece`() throws {
    let facts = [
      Self.line("Eggs 10 ct", "3.00", "2026-01-05"), Self.line("Eggs 8 ct", "3.00", "2026-02-05"),
    ]
    #expect(
      try Self.found(facts) == [
        "Eggs 8 ct Coop 2026-02-05 10 each 3.0000 0.3000 8 each 3.0000 0.3750 25.0"
      ])
  }

  @Test func `two sizes sold side by side, cheaper packages, halves and other shops are none`()
    throws
  {
    #expect(try Self.found(Self.crisps + [Self.line("Crisps 200 g", "1.99", "2026-03-05")]) == [])
    #expect(
      try Self.found([
        Self.line("Crisps 200 g", "1.99", "2026-01-05"),
        Self.line("Crisps 180 g", "1.89", "2026-03-05"),
      ]) == [])
    #expect(
      try Self.found([
        Self.line("Rice 1 kg", "1.99", "2026-01-05"), Self.line("Rice 450 g", "1.99", "2026-03-05"),
      ]) == [])
    #expect(
      try Self.found([
        Self.line("Rice 1 kg", "1.99", "2026-01-05"),
        Self.line("Rice 900 g", "1.99", "2026-03-05", ["store": "Aldi"]),
      ]) == [])
    #expect(
      try Self.found([
        Self.line("Rice 900 g", "1.99", "2026-01-05"), Self.line("Rice 1 kg", "1.99", "2026-03-05"),
      ]) == [])
  }

  @Test func `sale prices say nothing of a shrunk package`() throws {
    let facts = [
      Self.line("Crisps 200 g", "1.50", "2026-02-05", ["list_total": "1.99"]),
      Self.line("Crisps 180 g", "1.60", "2026-03-05"),
    ]
    #expect(try Self.found(facts) == [])
  }

  @Test func `each step of a package that shrinks again is stated`() throws {
    let facts = ["200", "190", "175"].enumerated().map { place, size in
      Self.line("Crisps \(size) g", "1.99", "2026-0\(place + 1)-05")
    }
    #expect(
      try Self.found(facts).map { String($0.prefix(12)) } == ["Crisps 175 g", "Crisps 190 g"])
  }

  @Test func `the summary of the smaller one names it`() throws {
    let larder = try TemporaryLarder(Self.crisps)
    try withExtendedLifetime(larder) {
      let rows = try PriceQuestion().summaries(from: larder.replay(today: .on("2026-12-31"))).rows
      #expect(rows.map { $0.shrinkages.map(\.unitPriceAfter) } == [["11.0556"], []])
    }
  }
}
