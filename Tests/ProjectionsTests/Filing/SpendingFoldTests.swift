import EventSourcing
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct SpendingFoldTests {
  /// Every key at once, and some alone.
  private static let groupings: [SpendingFold.Grouping] = [
    .init(LineKey.allCases.filter { $0 != .month }),
    .init([.currency, .category, .month]),
    .init([.currency, .store], in: Period(start: .on("2026-02-01"), end: .on("2026-03-15"))),
    .init([.category]),
  ]

  @Test(arguments: 0..<4)
  func `prefix merged with suffix is the whole`(part: UInt64) throws {
    for seed in part * 6..<part * 6 + 6 {
      var household = RandomHousehold(seed: seed)
      let facts = household.facts(
        purchases: household.random.pick(1...30), descriptions: household.random.pick(0...4))
      let larder = try TemporaryLarder(facts)
      let replay = try larder.replay(today: .on("2026-12-31"))
      let rules = seed % 2 == 0 ? "" : "store:coop | bread -> Sundries\nstore:corner* -> Corner"
      let blank = SpendingFold(
        Self.groupings, descriptions: replay.late.descriptions,
        rules: try CategoryRules(parsing: Array(rules.utf8)))
      let whole = try replay.fold(blank)
      let cut = household.random.pick(0...facts.count)
      for parts in [[facts[..<cut], facts[cut...]], [facts[cut...], facts[..<cut]]] {
        var merged = blank
        for part in parts { merged.merge(try Self.fold(blank, Array(part))) }
        #expect(try Self.settled(merged, replay) == Self.settled(whole, replay), "seed \(seed)")
        var first = try Self.fold(blank, Array(parts[0]))
        first.merge(try Self.fold(blank, Array(parts[1])))
        #expect(try Self.settled(first, replay) == Self.settled(whole, replay), "seed \(seed)")
      }
    }
  }

  @Test func `each name of a currency is counted, whatever the line before had`() throws {
    let names = ["EUR", "EUR", "eur", "€", "EUR", "EURO", "EURO", "USD", "EUR", "CHF", "CHF", "€"]
    let facts: [Fact] = names.enumerated().map { index, currency in
      .purchase("Milk", "1.0\(index)", on: .on("2026-01-02"), ["currency": currency])
    }
    let larder = try TemporaryLarder(facts)
    let fold = try larder.replay(today: .on("2026-12-31")).fold(
      SpendingFold([.init([.currency])], descriptions: Descriptions()))
    let texts = fold.names.tables[LineKey.currency.rawValue]
    let counts = fold.names.counts[LineKey.currency.rawValue]
    for (number, count) in counts.enumerated() {
      #expect(count == names.count { $0 == texts.text(number) }, "\(texts.text(number))")
    }
    #expect(counts.count == Set(names).count)
    for cell in 0..<fold.tables[0].count {
      #expect(fold.tables[0].lines(cell) == counts[Int(fold.tables[0].key(cell, 0))])
    }
  }

  private static func fold(_ blank: SpendingFold, _ facts: [Fact]) throws -> SpendingFold {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      try larder.replay(today: .on("2026-12-31")).fold(blank)
    }
  }

  /// All sums and counts under the names as written, after the lines that depend on others.
  private static func settled(_ fold: SpendingFold, _ replay: Replay) throws -> [String: String] {
    let book = try SpendingBook(fold, from: replay)
    var found: [String: String] = [:]
    for (number, (grouping, table)) in zip(book.fold.groupings, book.fold.tables).enumerated() {
      for cell in 0..<table.count {
        let key = zip(grouping.keys, table.key(cell)).map { part, value in
          text(part, value, book)
        }
        found["\(number): \(key.joined(separator: "|"))"] =
          "\(table.amount(cell)) in \(table.lines(cell))"
      }
    }
    for key in LineKey.allCases where key.rawValue < book.fold.names.tables.count {
      for (number, count) in book.fold.names.counts[key.rawValue].enumerated() where count > 0 {
        found["\(key) \(text(key, UInt32(number), book))"] = "\(count)"
      }
    }
    return found
  }

  private static func text(_ part: LineKey, _ value: UInt32, _ book: SpendingBook) -> String {
    switch part {
    case .day: Day(ordinal: Int32(bitPattern: value)).description
    case .month: Month(ordinal: Int32(bitPattern: value)).description
    case .category where value != LineKeys.none && value & LineKeys.byItem != 0:
      "by item " + text(.item, book.fold.unfiledLine(value).item, book)
        + " or rule \(book.fold.unfiledLine(value).storeRule)"
    // Names are told apart by their bytes, which text that is compared would not do.
    default:
      book.fold.names.text(part, value).unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    }
  }

  @Test func `only purchases count, and only their totals`() throws {
    let day = Day.on("2026-10-03")
    let facts: [Fact] = [
      .purchase("Milk", "1.20", on: day, ["list_total": "1.50"]),
      Fact(.receiptStated, day, ["total": "1.20", "currency": "EUR"]),
      Fact(
        .priceObserved, day,
        ["item": "Milk", "price": "1.40", "currency": "EUR", "origin": "shelf"]),
      Fact(.stockConsumed, day, ["item": "Milk"]),
      .budget("Food", "100", every: "month", from: day),
    ]
    #expect(try rows(facts, by: [.item]) == ["Milk EUR 1.2 1"])
  }

  @Test func `currencies are never added to each other`() throws {
    let day = Day.on("2026-10-03")
    let facts: [Fact] = ["EUR", "CHF", "zł", "EUR"].enumerated().map { index, currency in
      .purchase("Milk", "1.0\(index)", on: day, ["currency": currency])
    }
    #expect(
      try rows(facts, by: [.item]) == ["Milk CHF 1.01 1", "Milk EUR 2.03 2", "Milk zł 1.02 1"])
  }

  @Test func `what is dated after today is left out`() throws {
    let facts: [Fact] = [
      .purchase("Milk", "1", on: .on("2026-10-03")), .purchase("Milk", "2", on: .on("2026-10-04")),
    ]
    #expect(try rows(facts, by: [.item], today: .on("2026-10-03")) == ["Milk EUR 1 1"])
    #expect(try rows(facts, by: [.item], today: .on("2026-10-02")) == [])
  }

  @Test func `sums of many digits are exact`() throws {
    let day = Day.on("2026-10-03")
    let facts: [Fact] = [
      .purchase("Gold", "999999999999999999", on: day, ["occurrence": "1"]),
      .purchase("Gold", "999999999999999999", on: day, ["occurrence": "2"]),
      .purchase("Gold", "0.000000000001", on: day),
    ]
    #expect(try rows(facts, by: [.item]) == ["Gold EUR 1999999999999999998.000000000001 3"])
  }
}

/// The rows of an answer as `KEYS CURRENCY SPENT LINES`.
func rows(
  _ facts: [Fact], by keys: [SpendKey], in period: Period? = nil, filters: [NameFilter] = [],
  today: Day = .on("2026-12-31")
) throws -> [String] {
  let larder = try TemporaryLarder(facts)
  return try withExtendedLifetime(larder) {
    let question = SpendQuestion(by: keys, in: period, filters: filters)
    return try question.answer(from: larder.replay(today: today)).rows.map { row in
      (row.keys + [row.currency, "\(row.spent)", "\(row.lines)"]).joined(separator: " ")
    }
  }
}
