import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct SpendAnsweringTests {
  private static let day = Day.on("2026-10-03")

  private static let facts: [Fact] = [
    .purchase("Whole Milk", "1", on: day, ["store": "Migros", "tags": #"["bio","Party"]"#]),
    .purchase("Oat Milk", "2", on: day, ["store": "Coop", "tags": #"["BIO"]"#]),
    .purchase("Bread", "4", on: day, ["category": "Bakery", "receipt": "e\u{301} 1"]),
    .purchase("Bread", "-8", on: day + 1, ["kind": "refund", "receipt": "é  1"]),
    .product("Vollmilch", on: day, ["alias_of": "Whole Milk"]),
    .product("Oat Milk", on: day, ["brand": "oatly", "tags": #"["vegan"]"#]),
    .purchase("Oat Cream", "16", on: day, ["brand": "Oatly"]),
  ]

  private static func spent(_ filters: [NameFilter]) throws -> [String] {
    try rows(facts, by: [], filters: filters)
  }

  @Test func `filters of one field are alternatives, of several all have to agree`() throws {
    let milk = NameFilter(.item, "whole milk")
    #expect(try Self.spent([milk]) == ["EUR 1 1"])
    #expect(try Self.spent([milk, NameFilter(.item, "Bread")]) == ["EUR -3 3"])
    #expect(try Self.spent([milk, NameFilter(.store, "coop")]) == [])
    #expect(
      try Self.spent([NameFilter(.item, "Bread"), NameFilter(.kind, "refund", isNegated: true)])
        == ["EUR 4 1"])
    #expect(try Self.spent([NameFilter(.store, "coop", isNegated: true)]) == ["EUR 13 4"])
    #expect(
      try Self.spent([NameFilter(.store, "coop"), NameFilter(.store, "coop", isNegated: true)])
        == [])
  }

  @Test func `a name may be an alias, or in the one name that has it in it`() throws {
    #expect(try Self.spent([NameFilter(.item, "VOLLMILCH")]) == ["EUR 1 1"])
    #expect(try Self.spent([NameFilter(.item, "cream")]) == ["EUR 16 1"])
    #expect(try Self.spent([NameFilter(.tag, "veg")]) == ["EUR 2 1"])
    #expect(
      throws: NameAmbiguity(name: "milk", candidates: ["Oat Milk", "Whole Milk"], field: .item)
    ) {
      try Self.spent([NameFilter(.item, "Milk")])
    }
  }

  @Test func `what nothing is called is stated, with what could be meant`() throws {
    let larder = try TemporaryLarder(Self.facts)
    let filters: [NameFilter] = [
      NameFilter(.item, "Tea"), NameFilter(.tag, "bioo"), NameFilter(.kind, "gift"),
      NameFilter(.category, "Bakery"), NameFilter(.store, "Aldi", isNegated: true),
    ]
    let answer = try SpendQuestion(by: [.item], filters: filters)
      .answer(from: larder.replay(today: Self.day))
    #expect(answer.rows.isEmpty)
    #expect(answer.unmatched == [filters[0], filters[1], filters[2], filters[4]])
    #expect(
      Set(answer.candidates).isSuperset(of: ["Bread", "Oat Milk", "vegan", "refund", "Migros"]))
  }

  @Test func `a line with two tags counts under each, and one without under none`() throws {
    #expect(
      try rows(Self.facts, by: [.tag]) == [
        " EUR 12 3", "BIO EUR 3 2", "Party EUR 1 1", "vegan EUR 2 1",
      ])
  }

  @Test func `a described brand is the one that lines write`() throws {
    #expect(try rows(Self.facts, by: [.brand]) == [" EUR -3 3", "Oatly EUR 18 2"])
  }

  @Test func `a receipt's number is one in any normal form and blanks`() throws {
    #expect(try rows(Self.facts, by: [.receipt]) == [" EUR 19 3", "é 1 EUR -4 2"])
  }

  @Test func `each key of time is written as the calendar has it`() throws {
    let facts: [Fact] = [.purchase("Milk", "1", on: .on("2027-01-03"))]
    #expect(
      try rows(
        facts, by: [.day, .weekday, .week, .month, .quarter, .year], today: .on("2027-12-31"))
        == ["2027-01-03 Sun 2026-W53 2027-01 2027-Q1 2027 EUR 1 1"])
  }

  @Test func `rows stand in byte order of their keys`() throws {
    let facts = ["b", "B", "ä", "a", "Z"].enumerated().map { index, store in
      Fact.purchase("Milk", "\(index + 1)", on: Self.day, ["store": store + "\(index)"])
    }
    #expect(
      try rows(facts, by: [.store]).map { $0.prefix { $0 != " " } } == [
        "B1", "Z4", "a3", "b0", "ä2",
      ])
  }

  @Test func `a period has its first day and not its end`() throws {
    let facts = (1...4).map { Fact.purchase("Milk", "\($0)", on: Self.day + $0) }
    let period = Period(start: Self.day + 2, end: Self.day + 4)
    #expect(try rows(facts, by: [.month], in: period) == ["2026-10 EUR 5 2"])
  }
}
