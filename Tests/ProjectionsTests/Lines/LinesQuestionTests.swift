import GroceryModel
import SeededRandom
import Testing

@testable import EventSourcing
@testable import HouseholdFixtures
@testable import Projections

/// The rows of `larder lines` are what `larder spend` adds up.
@Suite struct LinesQuestionTests {
  private static let today = Day.on("2026-12-31")

  private static let groupings: [[SpendKey]] = [
    [], [.category, .month], [.store, .year], [.item], [.brand, .currency], [.tag],
    [.receipt, .day], [.category, .item, .store, .brand, .tag, .receipt, .week],
    [.weekday, .quarter],
  ]

  private static let filters: [[NameFilter]] = [
    [], [NameFilter(.kind, "item")], [NameFilter(.category, "Other", isNegated: true)],
    [NameFilter(.kind, "discount"), NameFilter(.store, "Coop")],
  ]

  /// What `spend` prints, added up from the rows of `lines`.
  private func sums(_ rows: ResolvedLines, by keys: [SpendKey]) -> [String] {
    var sums: [[String]: (net: Amount, lines: Int)] = [:]
    for place in rows.indices {
      let row = rows[place]
      func text(_ field: ResolvedLines.Field) -> String {
        var bytes: [UInt8] = []
        rows.append(field, of: place, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
      }
      func texts(_ key: SpendKey) -> [String] {
        switch key {
        case .category: [text(.category)]
        case .store: [text(.store)]
        case .item: [text(.item)]
        case .event: [rows[place].event.description]
        case .brand: [text(.brand)]
        case .tag:
          text(.tags).split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        case .currency: [rows.currency(of: place)]
        case .receipt: [text(.receipt)]
        case .weekday: [weekdayNames[row.date.weekday - 1]]
        case .day, .week, .month, .quarter, .year: [key.step?.key(of: row.date) ?? ""]
        }
      }
      var groups: [[String]] = [[]]
      for key in keys { groups = groups.flatMap { group in texts(key).map { group + [$0] } } }
      for group in groups {
        let key = group + [rows.currency(of: place)]
        let known = sums[key] ?? (.zero, 0)
        sums[key] = (known.net + row.net, known.lines + row.lines)
      }
    }
    return sums.sorted { $0.key.precedes($1.key) }.map {
      "\($0.key) \($0.value.net) in \($0.value.lines)"
    }
  }

  private func check(_ replay: Replay, _ rules: CategoryRules, _ seed: UInt64) throws {
    for filters in Self.filters {
      let answer = try? LinesQuestion(filters: filters).answer(from: replay, rules: rules)
      for keys in Self.groupings {
        let spend = try? SpendQuestion(by: keys, filters: filters)
          .answer(from: replay, rules: rules)
        // A name that fits several things, or none, is refused by both.
        #expect((spend == nil) == (answer == nil), "seed \(seed)")
        guard let spend, let answer else { continue }
        #expect(spend.unmatched == answer.unmatched)
        // Spending by weekday is in the order of the week; the sums here are in that of bytes.
        let expected = spend.rows.sorted {
          ($0.keys + [$0.currency]).precedes($1.keys + [$1.currency])
        }.map { "\($0.keys + [$0.currency]) \($0.spent) in \($0.lines)" }
        let found = sums(answer.rows, by: keys)
        #expect(found == expected, "seed \(seed) by \(keys)")
      }
    }
  }

  private func rules(_ household: inout RandomHousehold) throws -> CategoryRules {
    let texts = [
      "", "milk -> Dairy", "store:Coop -> Bakery\ncategory:dairy -> Cheese\n*stra* -> Pantry",
    ]
    return try CategoryRules(parsing: Array(household.random.pick(texts).utf8))
  }

  @Test(arguments: 0..<6)
  func `sums of net and lines by any keys are those of spend`(part: UInt64) throws {
    for seed in part * 10..<part * 10 + 10 {
      var household = RandomHousehold(seed: seed)
      let facts = household.facts(
        purchases: household.random.pick(1...30), descriptions: household.random.pick(0...8))
      var reference = ReferenceLiveness()
      let larder = TemporaryLarder()
      func append(_ facts: [Fact]) throws {
        if let name = try larder.append(facts) { reference.append(facts, name: name) }
      }
      for batch in household.random.split(facts, into: 3) { try append(batch) }
      for number in 0..<household.random.pick(0...3) {
        try append(household.undoing(reference, number: number))
      }
      try check(larder.replay(today: Self.today), try rules(&household), seed)
    }
  }

  @Test(arguments: 0..<20)
  func `each live line counts once, and its shares add up to its total`(seed: UInt64) throws {
    var household = RandomHousehold(seed: seed)
    let facts = household.facts(purchases: 40, descriptions: 5)
    let larder = try TemporaryLarder(facts)
    let rows = try LinesQuestion().answer(from: larder.replay(today: Self.today)).rows
    let purchases = facts.filter { $0.type == .purchaseRecorded }
    let expected = Dictionary(
      purchases.map { ($0.identifier, $0.amount("total")) }, uniquingKeysWith: { first, _ in first }
    )
    for sum in [rows.map { ($0.event, $0.net) }, rows.map { ($0.event, $0.total) }] {
      #expect(Dictionary(sum, uniquingKeysWith: +) == expected)
    }
    #expect(rows.reduce(0) { $0 + $1.lines } == expected.count)
  }

  @Test(arguments: 0..<20)
  func `rows are the same however facts arrive, and stand in order`(seed: UInt64) throws {
    var household = RandomHousehold(seed: seed)
    let facts = household.facts(purchases: 30, descriptions: 4)
    func texts(_ batches: [[Fact]], workers: Int = 1) throws -> [String] {
      let larder = try TemporaryLarder(batches)
      let replay = try larder.replay(today: Self.today)
      let empty = LineFold(
        in: nil, descriptions: replay.late.descriptions, rules: CategoryRules())
      let folded = try replay.pass(empty, over: try replay.snapshot.ranges(), shares: workers).fold
      let rows = try LinesQuestion().answer(folded, replay).rows
      return rows.indices.map { place in
        let row = rows[place]
        let fields: [ResolvedLines.Field] = [
          .receipt, .till, .store, .item, .category, .brand, .tags, .kind, .unit, .text,
        ]
        var text = Array("\(row.date)".utf8)
        for field in [ResolvedLines.Field.store, .receipt] {
          text.append(1)
          rows.append(field, of: place, to: &text)
        }
        text += "# \(row.event) ".utf8
        for field in fields {
          rows.append(field, of: place, to: &text)
          text.append(UInt8(ascii: "|"))
        }
        return String(decoding: text, as: UTF8.self) + "\(row.net) \(row.total) \(row.lines)"
      }
    }
    let once = try texts([facts])
    let batches = household.random.split(facts.shuffled(using: &household.random), into: 4)
    #expect(try texts(batches) == once)
    #expect(try texts(batches, workers: 3) == once)
    let keys = once.map { Array($0.utf8.prefix { $0 != UInt8(ascii: "#") }) }
    #expect(keys == keys.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test func `a discount on a receipt is a row for each line that bears it`() throws {
    let day = Day.on("2026-10-03")
    let receipt = ["receipt": "7", "store": "Migros"]
    let facts: [Fact] = [
      .purchase("Milk", "2", on: day, receipt), .purchase("Bread", "1", on: day, receipt),
      .purchase(
        "10 % off", "-0.50", on: day, receipt.merging(["kind": "discount"]) { $1 }),
    ]
    let larder = try TemporaryLarder(facts)
    let rows = try LinesQuestion(filters: [NameFilter(.kind, "discount")])
      .answer(from: larder.replay(today: day)).rows
    let found = rows.map { "\($0.total) \($0.net) \($0.lines) \($0.of?.description ?? "")" }
      .sorted()
    #expect(
      found == [
        "-0.5 -0.33 1 \(facts[0].identifier)", "0 -0.17 0 \(facts[1].identifier)",
      ])
  }

  @Test func `only the lines of the period are given, by names of the whole log`() throws {
    let facts: [Fact] = [
      .purchase("MILK", "2", on: .on("2026-09-30")), .purchase("MILK", "2", on: .on("2026-09-29")),
      .purchase("Milk", "1", on: .on("2026-10-03"), ["text": "MLK", "quantity": "0.50"]),
    ]
    let larder = try TemporaryLarder(facts)
    let rows = try LinesQuestion(in: Period(start: .on("2026-10-01"), end: .on("2026-11-01")))
      .answer(from: larder.replay(today: Self.today)).rows
    #expect(rows.map(\.net) == [Amount(1)])
    var text: [UInt8] = []
    rows.append(.item, of: 0, to: &text)
    rows.append(.text, of: 0, to: &text)
    #expect(String(decoding: text, as: UTF8.self) == "MILKMLK")
    #expect(rows[0].quantity?.description == "0.50")
    #expect(!rows.has(.till, 0))
  }
}
