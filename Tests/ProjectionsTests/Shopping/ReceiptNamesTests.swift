import GroceryModel
import SeededRandom
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct ReceiptNamesTests {
  private static let day = Day.on("2026-10-03")

  private static func line(
    _ item: String, _ store: String, text: String? = nil, on date: Day = day
  ) -> Fact {
    var values = ["store": store]
    values["text"] = text
    return .purchase(item, "1", on: date, values)
  }

  private static func asked<Answer>(
    _ facts: [Fact], _ body: (ReceiptNameBook, TemporaryLarder) throws -> Answer
  ) throws -> Answer {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      try body(ReceiptNameBook(from: larder.replay(today: .on("2026-11-01"))), larder)
    }
  }

  private static func suggestions(_ facts: [Fact]) throws -> [String] {
    try asked(facts) { book, larder in
      try book.suggestions(from: larder.replay(today: .on("2026-11-01"))).map {
        "\($0.store): \($0.name) is \($0.item), \($0.last)"
      }
    }
  }

  @Test func `a printed name means the item of most lines, in its store alone`() throws {
    let facts = [
      Self.line("Whole Milk", "Coop", text: "VOLLM"),
      Self.line("Whole Milk", "Coop", text: "Vollm"),
      Self.line("Milk Powder", "Coop", text: "VOLLM", on: .on("2026-10-09")),
    ]
    try Self.asked(facts) { book, _ in
      #expect(book.item(for: "vollm", at: "COOP") == "Whole Milk")
      #expect(book.item(for: "VOLLM", at: "Aldi") == nil)
      #expect(book.texts(of: "whole milk").map(\.text) == ["VOLLM", "Vollm"])
    }
  }

  @Test func `a name that a person has given an alias is not suggested`() throws {
    let lines = [
      Self.line("Whole Milk", "Coop", text: "VOLLM"),
      Self.line("VOLLM", "Coop", on: .on("2026-10-20")), Self.line("VOLLM", "Aldi"),
    ]
    #expect(try Self.suggestions(lines) == ["Coop: VOLLM is Whole Milk, 2026-10-20"])
    let alias = Fact(.productDescribed, Self.day, ["item": "VOLLM", "alias_of": "Whole Milk"])
    #expect(try Self.suggestions(lines + [alias]) == [])
  }

  @Test func `a barcode means the only item that lines have it beside, in every store`() throws {
    let coded = Fact.purchase(
      "Cola", "1", on: Self.day, ["store": "Coop", "barcode": "5449000000996"])
    let alone = Self.line("5449000000996", "Aldi", on: .on("2026-10-20"))
    #expect(
      try Self.suggestions([coded, alone]) == ["Aldi: 5449000000996 is Cola, 2026-10-20"])
    let homeless = Fact.purchase("5449000000996", "1", on: .on("2026-10-21"), [:])
    #expect(
      try Self.suggestions([coded, homeless]) == [": 5449000000996 is Cola, 2026-10-21"])
    try Self.asked([coded, homeless]) { book, larder in
      let found = try book.suggestions(from: larder.replay(today: .on("2026-11-01")))
      #expect(
        found.map(\.remedy) == [["describe", "product", "Cola", "--barcode", "5449000000996"]])
    }
    let other = Fact.purchase("Cola Zero", "1", on: Self.day, ["barcode": "5449000000996"])
    #expect(try Self.suggestions([coded, alone, homeless, other]) == [])
    let described = Fact(
      .productDescribed, Self.day, ["item": "Cola", "barcode": "5449000000996"])
    #expect(try Self.suggestions([coded, alone, described]) == [])
  }

  @Test func `any order of arrival gives the same suggestions`() throws {
    var random = SplitMix64(seed: 23)
    let lines =
      (0..<60).map { number in
        Self.line(
          random.pick(["Milk", "milk", "Rice", "Tea"]), random.pick(["Coop", "coop", "Aldi"]),
          text: number % 2 == 0 ? random.pick(["MLK", "Mlk", "RC", "Rice"]) : nil,
          on: .on("2026-10-\(10 + number % 20)"))
      } + ["MLK", "RC", "mlk"].map { Self.line($0, "Coop") }
    let expected = try Self.suggestions(lines)
    #expect(expected.count == 3)
    for _ in 0..<5 { #expect(try Self.suggestions(lines.shuffled(using: &random)) == expected) }
  }
}
