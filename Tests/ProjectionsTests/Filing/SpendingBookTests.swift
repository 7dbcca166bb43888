import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct SpendingBookTests {
  private static let day = Day.on("2026-10-03")

  private static func line(_ item: String, _ total: String, _ more: [String: String] = [:]) -> Fact
  {
    .purchase(item, total, on: day, more)
  }

  @Test func `a described category comes before the line's own, in every line past and to come`()
    throws
  {
    let facts: [Fact] = [
      .purchase("oat  DRINK", "1", on: .on("2026-01-01"), ["category": "Dairy"]),
      .product("Oat Drink", on: .on("2026-06-01"), ["category": "Beverages"]),
      .purchase("Oat Drink", "2", on: .on("2026-10-01")),
    ]
    #expect(try rows(facts, by: [.category]) == ["Beverages EUR 3 2"])
  }

  @Test func `of two descriptions the later date holds, key by key`() throws {
    let facts: [Fact] = [
      Self.line("Oat Drink", "1"),
      .product("Oat Drink", on: .on("2026-06-02"), ["category": "Beverages"]),
      .product("Oat Drink", on: .on("2026-06-01"), ["category": "Dairy", "brand": "Alpro"]),
    ]
    #expect(try rows(facts, by: [.category, .brand]) == ["Beverages Alpro EUR 1 1"])
  }

  @Test func `a line without category has the one that its product's lines have most often`() throws
  {
    let facts: [Fact] = [
      Self.line("Milk", "1", ["category": "Dairy"]), Self.line("MILK", "2", ["category": "dairy"]),
      Self.line("milk", "4", ["category": "Drinks"]), Self.line(" Milk", "8"),
      Self.line("Gadget", "16"),
    ]
    #expect(
      try rows(facts, by: [.category]) == [
        "Dairy EUR 11 3", "Drinks EUR 4 1", "Other EUR 16 1",
      ])
  }

  @Test func `of categories equally often the first in byte order holds`() throws {
    let facts: [Fact] = [
      Self.line("Milk", "1", ["category": "Drinks"]), Self.line("Milk", "2", ["category": "Dairy"]),
      Self.line("Milk", "4"),
    ]
    #expect(try rows(facts, by: [.category]) == ["Dairy EUR 6 2", "Drinks EUR 1 1"])
  }

  @Test func `lines of an alias are lines of the product, chains followed to the end`() throws {
    let facts: [Fact] = [
      .product("Vollmilch", on: .on("2026-01-01"), ["alias_of": "Milk 1 l"]),
      .product("MILK 1 L", on: .on("2026-01-02"), ["alias_of": "Whole Milk"]),
      Self.line("Vollmilch", "1"), Self.line("Milk 1 l", "2"),
      Self.line("Whole Milk", "4", ["category": "Dairy"]),
    ]
    #expect(try rows(facts, by: [.item, .category]) == ["Whole Milk Dairy EUR 7 3"])
  }

  @Test func `aliases that run in a circle lead nowhere`() throws {
    let facts: [Fact] = [
      .product("A", on: .on("2026-01-01"), ["alias_of": "B"]),
      .product("B", on: .on("2026-01-02"), ["alias_of": "A"]),
      .product("C", on: .on("2026-01-03"), ["alias_of": "A"]),
      Self.line("A", "1"), Self.line("B", "2"), Self.line("C", "4"),
    ]
    #expect(try rows(facts, by: [.item]) == ["A EUR 1 1", "B EUR 2 1", "C EUR 4 1"])
  }

  @Test func `an alias has its product's category, brand and tags where it has none of its own`()
    throws
  {
    let facts: [Fact] = [
      .product("Vollmilch", on: .on("2026-01-01"), ["alias_of": "Whole Milk"]),
      .product(
        "Whole Milk", on: .on("2026-01-02"),
        ["category": "Dairy", "brand": "Emmi", "tags": #"["bio"]"#]),
      Self.line("Vollmilch", "1"),
    ]
    #expect(
      try rows(facts, by: [.item, .category, .brand, .tag]) == ["Whole Milk Dairy Emmi bio EUR 1 1"]
    )
  }

  @Test func `shops match by name and alias, and an alias alone is shown as it says`() throws {
    let facts: [Fact] = [
      .store("MIGROS MM", on: .on("2026-01-01"), ["alias_of": "Migros"]),
      .store("Aldi Nord", on: .on("2026-01-01"), ["alias_of": "Aldi"]),
      Self.line("Milk", "1", ["store": "Migros  MM"]), Self.line("Milk", "2", ["store": "migros"]),
      Self.line("Milk", "4", ["store": "aldi nord"]), Self.line("Milk", "8"),
    ]
    #expect(
      try rows(facts, by: [.store]) == [" EUR 8 1", "Aldi EUR 4 1", "migros EUR 3 2"])
  }

  @Test func `a line of another has its category wherever that stands, but a deposit its own`()
    throws
  {
    let bottle = Self.line("Juice", "3", ["category": "Drinks", "kind": "item"])
    let deposit = Self.line(
      "Pfand", "0.25", ["kind": "deposit", "of": bottle.identifier.description])
    let facts: [Fact] = [
      deposit, bottle,
      Self.line("Pfand", "-0.25", ["kind": "deposit", "of": deposit.identifier.description]),
      Self.line("Pfand", "1", ["kind": "deposit", "of": String(repeating: "0", count: 32)]),
      .purchase(
        "Juice", "-3", on: .on("2026-10-20"),
        ["kind": "refund", "category": "Returns", "of": bottle.identifier.description]),
    ]
    #expect(
      try rows(facts, by: [.category, .month]) == [
        "Beverages 2026-10 EUR 1 3", "Drinks 2026-10 EUR 0 2",
      ])
  }

  @Test func `lines that belong to each other in a circle keep their own categories`() throws {
    var first = Self.line("A", "1", ["kind": "fee", "category": "X"])
    var second = Self.line("B", "2", ["kind": "fee", "category": "Y"])
    first.values["of"] = second.identifier.description
    second.values["of"] = first.identifier.description
    #expect(try rows([first, second], by: [.category]) == ["X EUR 1 1", "Y EUR 2 1"])
  }

  @Test func `a discount on the receipt is borne by its lines, exact to the last digit`() throws {
    let receipt = ["receipt": "17", "store": "Migros"]
    func line(_ item: String, _ total: String, _ more: [String: String]) -> Fact {
      Self.line(item, total, receipt.merging(more) { $1 })
    }
    let facts: [Fact] = [
      line("Rabatt", "-1.00", ["kind": "discount"]),
      line("Milk", "1.10", ["category": "Dairy"]), line("Bread", "1.10", ["category": "Bakery"]),
      line("Cake", "1.10", ["category": "Bakery"]),
      line("Pfand", "9.00", ["kind": "deposit"]), line("Milk", "-3.00", ["kind": "refund"]),
      line("Milk", "5", ["currency": "CHF"]),
      Self.line("Milk", "7", ["receipt": "18", "store": "Migros", "category": "Dairy"]),
    ]
    let spent = try rows(facts, by: [.category])
    #expect(try rows(facts.reversed(), by: [.category]) == spent)
    #expect(
      try rows([facts[0], facts[3], facts[1], facts[2]] + facts[4...], by: [.category]) == spent)
    #expect(
      try rows([facts[2], facts[3], facts[1], facts[0]] + facts[4...], by: [.category]) == spent)
    // Three lines of 1.10 tie for the last cent: Bread comes first by its name.
    #expect(
      spent == ["Bakery EUR 1.53 3", "Beverages EUR 9 1", "Dairy CHF 5 1", "Dairy EUR 4.77 3"])
    #expect(try rows(facts, by: [.store]) == ["Migros CHF 5 1", "Migros EUR 15.3 7"])
  }

  @Test func `a discount on a receipt of nothing else stands by itself`() throws {
    let facts: [Fact] = [Self.line("Bon", "-5.00", ["kind": "discount", "receipt": "9"])]
    #expect(try rows(facts, by: [.category, .item]) == ["Other Bon EUR -5 1"])
  }
}
