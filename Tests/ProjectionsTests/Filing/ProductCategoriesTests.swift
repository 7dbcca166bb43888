import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct ProductCategoriesTests {
  private static let facts: [Fact] = [
    .product("Vollmilch", on: .on("2026-01-01"), ["alias_of": "Milk"]),
    .product("Skimmed", on: .on("2026-01-01"), ["alias_of": "Milk", "category": "Diet"]),
    .purchase("milk", "1", on: .on("2026-09-30"), ["category": "Dairy"]),
    .purchase("MILK", "1", on: .on("2026-10-01"), ["category": "Dairy"]),
    .purchase("Vollmilch", "1", on: .on("2026-10-02"), ["category": "Drinks"]),
    .purchase("Skimmed", "1", on: .on("2026-10-03")),
    .purchase("Milk", "1", on: .on("2026-10-04")),
    .purchase("Bread", "1", on: .on("2026-10-04"), ["category": "Bakery"]),
    .purchase("Milk", "-1", on: .on("2026-10-04"), ["kind": "discount", "category": "Coupons"]),
    .purchase(
      "Milk", "0.25", on: .on("2026-10-04"),
      ["kind": "deposit", "category": "Deposits", "of": String(repeating: "0", count: 32)]),
  ]

  private static func fold(_ facts: ArraySlice<Fact>) throws -> ProductCategories {
    let larder = try TemporaryLarder(Array(facts))
    return try withExtendedLifetime(larder) {
      let replay = try larder.replay(today: .on("2026-12-31"))
      return try replay.fold(blank())
    }
  }

  private static func blank() throws -> ProductCategories {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      ProductCategories(
        of: ["milk"],
        descriptions: try larder.replay(today: .on("2026-12-31")).late.descriptions,
        rules: CategoryRules())
    }
  }

  private static func counts(_ fold: ProductCategories) -> Set<String> {
    Set(
      (0..<fold.table.count).map { cell in
        let key = Array(fold.table.key(cell))
        let month = Month(ordinal: Int32(bitPattern: key[2]))
        return "\(fold.categories.text(Int(key[1]))) \(month) \(fold.table.lines(cell))"
      })
  }

  private static let expected: Set<String> = [
    "Dairy 2026-09 1", "Dairy 2026-10 1", "Drinks 2026-10 1", "Diet 2026-10 1",
    "Deposits 2026-10 1",
  ]

  @Test func `lines of a product and its aliases count for the category that they have`() throws {
    #expect(try Self.counts(Self.fold(Self.facts[...])) == Self.expected)
  }

  @Test func `parts of a log add up to the whole`() throws {
    for cut in 0...Self.facts.count {
      var merged = try Self.fold(Self.facts[cut...])
      merged.merge(try Self.fold(Self.facts[..<cut]))
      #expect(Self.counts(merged) == Self.expected)
    }
  }
}
