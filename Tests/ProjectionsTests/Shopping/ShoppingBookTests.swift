import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct ShoppingBookTests {
  private static let day = Day.on("2026-10-20")

  private static func seen(
    _ item: String, _ price: String, _ more: [String: String] = [:], on date: String = "2026-10-01"
  ) -> Fact {
    Fact(
      .priceObserved, .on(date),
      ["item": item, "price": price, "currency": "EUR", "origin": "shelf"].merging(more) { $1 })
  }

  private static func line(_ facts: [Fact], _ entry: [String: String]) throws -> ShoppingLine? {
    let added = Fact(.listItemAdded, day, entry.merging(["list": "Week", "entered": "1"]) { $1 })
    let larder = try TemporaryLarder([facts, [added]])
    return try withExtendedLifetime(larder) {
      let book = try ShoppingBook(
        from: larder.replay(today: day), usual: Currency("EUR"))
      return book.state.list(named: "Week").flatMap { book.lines(of: $0).first }
    }
  }

  private static func estimate(_ facts: [Fact], _ entry: [String: String]) throws -> String? {
    try line(facts, entry)?.estimate.map {
      "\($0.total.text(minimumFractionDigits: 2)) at \($0.unitPrice ?? "")"
    }
  }

  @Test func `prices convert by exact ratios of sizes`() throws {
    #expect(
      try Self.estimate([Self.seen("Oil", "2.00", ["quantity": "2"])], ["item": "Oil"])
        == "1.00 at 1.0000")
    let spice = [
      Self.seen("Saffron", "3.20", ["unit": "kg"]),
      Fact(
        .unitDefined, Self.day, ["item": "Saffron", "unit": "pinch", "size": "1.25 g"]),
    ]
    #expect(
      try Self.estimate(spice, ["item": "Saffron", "unit": "pinch"])?.hasSuffix("at 0.0040") == true
    )
    #expect(
      try Self.estimate(spice, ["item": "Saffron", "unit": "g", "quantity": "500"])
        == "1.60 at 0.0032")
    let eggs = [
      Fact(
        .unitDefined, .on("2026-01-01"),
        ["item": "Eggs", "unit": "twin", "size": "2 each", "retired": "true"]),
      Self.seen("Eggs", "4.00", ["unit": "twin"]),
    ]
    #expect(
      try Self.estimate(eggs, ["item": "Eggs", "quantity": "4"]) == "8.00 at 2.0000")
  }

  @Test func `the price is of the entry's own level`() throws {
    let facts = [
      Self.seen("Milk", "1.00", ["store": "Coop"], on: "2026-10-01"),
      Self.seen("Milk", "1.20", ["store": "Migros"], on: "2026-10-10"),
      Self.seen("Milk Bio", "1.80", ["store": "Coop"], on: "2026-10-05"),
      Fact.product("Milk Bio", on: Self.day, ["variant_of": "Milk", "detail": "organic"]),
    ]
    #expect(try Self.estimate(facts, ["item": "Milk"]) == "1.20 at 1.2000")
    #expect(try Self.estimate(facts, ["item": "Milk", "store": "Coop"]) == "1.00 at 1.0000")
    #expect(try Self.estimate(facts, ["item": "Milk", "variant": "organic"]) == "1.80 at 1.8000")
    #expect(try Self.estimate(facts, ["item": "Milk", "store": "Aldi"]) == nil)
    #expect(
      try Self.estimate(facts, ["item": "Milk", "variant": "organic", "store": "Migros"]) == nil)
    #expect(try Self.estimate(facts, ["item": "Milk", "unit": "kg"]) == nil)
    #expect(try Self.estimate(facts, ["item": "Mil"]) == nil)
  }

  @Test func `what is entered decides, and the other figure follows`() throws {
    #expect(
      try Self.estimate([], ["item": "Tea", "quantity": "3", "total": "10"]) == "10.00 at 3.3333")
    #expect(
      try Self.estimate([], ["item": "Tea", "quantity": "3", "price": "1.25"]) == "3.75 at 1.25")
    #expect(
      try Self.estimate([], ["item": "Tea", "quantity": "0", "total": "4"]) == "4.00 at 4.0000")
  }

  @Test func `totals are the sums of the entries, and a budget is held against all of them`() throws
  {
    func added(_ item: String, _ total: String?, _ number: String) -> Fact {
      var values = ["list": "Week", "item": item, "entered": number]
      values["total"] = total
      return Fact(.listItemAdded, Self.day, values)
    }
    let entries = [
      added("A", "10", "1"), added("B", "5.50", "2"), added("C", nil, "3"), added("D", "7", "4"),
    ]
    let marks = [
      Fact(
        .listItemMarked, Self.day,
        ["entry": entries[0].identifier.description, "state": "checked", "total": "11"]),
      Fact(
        .listItemMarked, Self.day,
        ["entry": entries[3].identifier.description, "state": "unavailable"]),
    ]
    let list = Fact(.listDefined, Self.day, ["list": "Week", "budget": "16", "currency": "☕"])
    let larder = try TemporaryLarder(entries + marks + [list])
    let book = try withExtendedLifetime(larder) {
      try ShoppingBook(from: larder.replay(today: Self.day), usual: nil)
    }
    let totals = book.totals(of: try #require(book.state.list(named: "Week")))
    #expect(totals.estimated.text() == "15.5" && totals.actual.text() == "11")
    #expect(totals.checked.text() == "11" && totals.remaining.text() == "5.5")
    #expect(totals.overBudget?.text() == "0.5" && totals.progress == 33 && totals.unpriced == 1)
    let order = book.lines(of: try #require(book.state.list(named: "Week"))).map(\.entry.item)
    #expect(order == ["B", "C", "A", "D"])
  }

  @Test func `entries stand in the order of the aisles, unknown and retired ones last`() throws {
    func aisle(_ name: String, _ more: [String: String]) -> Fact {
      Fact(
        .aislePlaced, Self.day,
        more.merging(["store": "Coop", "aisle": name, "order": more["order"] ?? "50"]) { $1 })
    }
    func shelf(_ item: String, _ aisle: String) -> Fact {
      Fact(.itemShelved, Self.day, ["store": "Coop City", "item": item, "aisle": aisle])
    }
    let facts = [
      aisle("Fruit", ["order": "10"]), aisle("Bread", [:]), aisle("Old", ["retired": "true"]),
      shelf("Pears", "Fruit"), shelf("Apples", "fruit"), shelf("Rolls", "Bread"),
      shelf("Candles", "Old"), shelf("Soap", "Till"),
      .store("Coop City", on: Self.day, ["alias_of": "Coop"]),
      Fact(.listDefined, Self.day, ["list": "Week", "store": "coop"]),
    ]
    let entries = ["Rolls", "Candles", "Soap", "Apples", "Zinc", "Pears"].map { item in
      Fact(.listItemAdded, Self.day, ["list": "Week", "item": item])
    }
    let larder = try TemporaryLarder(facts + entries)
    let book = try withExtendedLifetime(larder) {
      try ShoppingBook(from: larder.replay(today: Self.day), usual: nil)
    }
    let lines = book.lines(of: try #require(book.state.list(named: "Week")))
    #expect(lines.map(\.entry.item) == ["Apples", "Pears", "Rolls", "Soap", "Candles", "Zinc"])
    #expect(lines.map { $0.aisle?.name } == ["Fruit", "Fruit", "Bread", "Till", nil, nil])
  }
}
