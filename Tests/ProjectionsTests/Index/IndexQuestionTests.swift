import SeededRandom
import EventSourcing
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct IndexQuestionTests {
  private static let today = Day.on("2027-12-31")

  /// Calls `body` with a larder of these facts, recorded in any order.
  private static func withReplay<Result>(
    of facts: [Fact], _ random: inout SplitMix64, _ body: (Replay) throws -> Result
  ) throws -> Result {
    let larder = try TemporaryLarder(random.split(facts.shuffled(using: &random), into: 3))
    return try withExtendedLifetime(larder) {
      try body(larder.replay(today: today, workers: 2))
    }
  }

  private static func withReplay<Result>(
    of facts: [Fact], _ body: (Replay) throws -> Result
  ) throws -> Result {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) { try body(larder.replay(today: today)) }
  }

  private static func isNear(_ value: Double?, _ other: Double) -> Bool {
    value.map { abs($0 - other) <= 1e-9 * abs(other) } ?? false
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `levels, items and coverage are those of their definitions`(seed: UInt64) throws {
    var shopping = ShoppingMonths(seed: seed)
    let facts = shopping.facts(months: 6)
    let reference = ReferenceIndex(facts)
    let rows = try Self.withReplay(of: facts, &shopping.random) {
      try IndexQuestion().levels(from: $0).rows
    }
    #expect(rows.count == reference.months.values.reduce(0) { $0 + $1.count })
    for row in rows {
      let base = try #require(row.base)
      #expect(base == reference.months[row.currency]?.keys.min())
      let pairs = reference.matches(row.currency, base, row.month)
      #expect(row.items == pairs.count)
      func share(_ month: Month, _ matched: Double) -> Double {
        100 * matched / reference.bought(row.currency, month).values.reduce(0) { $0 + $1.paid }
      }
      let coverage = min(
        share(base, pairs.reduce(0) { $0 + $1.old.paid }),
        share(row.month, pairs.reduce(0) { $0 + $1.new.paid }))
      let specified = try #require(Double(row.coveragePercent))
      #expect(abs(specified - coverage) <= 0.050_001)
      guard let levels = row.levels else {
        #expect(coverage < 30)
        continue
      }
      #expect(coverage >= 30)
      typealias Pair = (old: ReferenceIndex.Bought, new: ReferenceIndex.Bought)
      func sum(
        _ price: (Pair) -> ReferenceIndex.Bought, _ quantity: (Pair) -> ReferenceIndex.Bought
      ) -> Double {
        pairs.reduce(0) { total, pair in
          let (price, quantity) = (price(pair), quantity(pair))
          return total + price.paid / (price.quantity ?? .nan) * (quantity.quantity ?? .nan)
        }
      }
      #expect(Self.isNear(levels.laspeyres, sum(\.new, \.old) / sum(\.old, \.old)))
      #expect(Self.isNear(levels.paasche, sum(\.new, \.new) / sum(\.old, \.new)))
      #expect(
        Self.isNear(levels.fisher, (levels.laspeyres * levels.paasche).squareRoot()))
      if row.month == base { #expect(levels.geks == 1 && levels.tornqvist == 1) }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `neither the order of arrival nor what was retracted changes a digit`(seed: UInt64) throws {
    var shopping = ShoppingMonths(seed: 1_000 + seed)
    let facts = shopping.facts(months: 8)
    var question = IndexQuestion()
    question.window = 4
    let (levels, changes) = try Self.withReplay(of: facts, &shopping.random) { replay in
      (try question.levels(from: replay).rows, try question.changes(from: replay).rows)
    }
    let larder = try TemporaryLarder(
      shopping.random.split(facts.shuffled(using: &shopping.random), into: 4))
    let undone = try #require(try larder.append(shopping.facts(months: 3)))
    try larder.append([.retraction(of: undone, on: .on("2027-01-01"), entered: "1")])
    try withExtendedLifetime(larder) {
      let again = try larder.replay(today: Self.today)
      #expect(try question.levels(from: again).rows == levels)
      #expect(try question.changes(from: again).rows == changes)
    }
  }

  @Test func `halves of what many items cost at prices before are exact`() throws {
    // So many items at so many yen for so many pieces, of which one is bought next: 3/6, 18/12, 5/10.
    for (items, pieces, cost) in [(3, 6, 0), (18, 12, 2), (5, 10, 0), (15, 6, 2), (4, 6, 1)] {
      var facts: [Fact] = []
      for item in 0..<items {
        facts.append(
          .purchase(
            "Item \(item)", "1", on: .on("2026-01-05"),
            ["currency": "JPY", "quantity": "\(pieces)", "unit": "each"]))
        facts.append(
          .purchase(
            "Item \(item)", "1", on: .on("2026-02-05"),
            ["currency": "JPY", "quantity": "1", "unit": "each"]))
      }
      let larder = try TemporaryLarder(facts)
      let row = try withExtendedLifetime(larder) {
        try #require(IndexQuestion().changes(from: larder.replay(today: Self.today)).rows.first)
      }
      #expect(row.prices == Amount(items - cost) && row.quantities == Amount(cost - items))
      #expect(row.prices + row.quantities + row.mix == row.difference)
    }
  }

  @Test func `a bill changes only beside a month in which something was bought`() throws {
    let facts = ["0001-03-04", "2026-01-05", "2026-05-05"].map {
      Fact.purchase("Milk", "2.00", on: .on($0))
    }
    let larder = try TemporaryLarder(facts)
    let rows = try withExtendedLifetime(larder) {
      try IndexQuestion().changes(from: larder.replay(today: Self.today)).rows
    }
    #expect(rows.map(\.month.description) == ["0001-04", "2026-01", "2026-02", "2026-05"])
    #expect(rows.map(\.difference).reduce(.zero, +) == .zero)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the parts of a bill's change add up, and prices are of the items bought twice`(
    seed: UInt64
  ) throws {
    var shopping = ShoppingMonths(seed: 2_000 + seed)
    let facts = shopping.facts(months: 5)
    let reference = ReferenceIndex(facts)
    let rows = try Self.withReplay(of: facts, &shopping.random) {
      try IndexQuestion().changes(from: $0).rows
    }
    #expect(!rows.isEmpty)
    for row in rows {
      #expect(row.before + row.prices + row.quantities + row.new + row.gone == row.bill)
      #expect(row.prices + row.quantities + row.mix == row.difference)
      let paid = reference.bought(row.currency, row.month).values.reduce(0) { $0 + $1.paid }
      #expect(abs(row.bill.approximation - paid) < 1e-9)
      let pairs = reference.matches(row.currency, row.month + -1, row.month)
      let dearer = pairs.reduce(0.0) { sum, pair in
        sum + pair.new.paid - pair.old.paid / (pair.old.quantity ?? .nan)
          * (pair.new.quantity ?? .nan)
      }
      #expect(abs(row.prices.approximation - dearer) < 0.005_001)
      let new = paid - pairs.reduce(0) { $0 + $1.new.paid }
      #expect(abs(row.new.approximation - new) < 1e-9)
    }
  }

  @Test func `below thirty percent there are no figures, from there on there are`() throws {
    func rows(_ matched: String, _ rest: String) throws -> [IndexQuestion.Row] {
      let (old, new) = (Day.on("2026-01-10"), Day.on("2026-02-10"))
      let facts: [Fact] = [
        .purchase("Milk", "10", on: old), .purchase("Milk", matched, on: new),
        .purchase("Tea", rest, on: new),
      ]
      return try Self.withReplay(of: facts) { try IndexQuestion().levels(from: $0).rows }
    }
    let enough = try rows("3", "7")
    #expect(enough.map(\.coveragePercent) == ["100.0", "30.0"])
    #expect(enough[1].levels?.laspeyres == 0.3)
    let few = try rows("2.99", "7.01")
    #expect(few.map(\.coveragePercent) == ["100.0", "29.9"])
    #expect(few[1].items == 1)
    #expect(few[1].levels == nil)
  }

  @Test func `another month can be the base, and one in which nothing was bought can not`() throws {
    let facts: [Fact] = [
      .purchase("Milk", "1", on: .on("2026-01-10")), .purchase("Milk", "2", on: .on("2026-02-10")),
      .purchase("Milk", "3", on: .on("2026-04-10")),
    ]
    func rows(_ base: String) throws -> [IndexQuestion.Row] {
      var question = IndexQuestion()
      question.base = Month(base)
      return try Self.withReplay(of: facts) { try question.levels(from: $0).rows }
    }
    let found = try rows("2026-02")
    #expect(found.map(\.month.description) == ["2026-01", "2026-02", "2026-04"])
    #expect(found.map(\.levels?.laspeyres) == [0.5, 1, 1.5])
    for row in found {
      #expect(Self.isNear(row.levels?.geks, row.levels?.laspeyres ?? .nan))
    }
    #expect(try rows("2026-03").map(\.base) == [nil, nil, nil])
    #expect(try rows("2026-03").map(\.levels) == [nil, nil, nil])
  }

  @Test func `filters choose what is compared`() throws {
    let (old, new) = (Day.on("2026-01-10"), Day.on("2026-02-10"))
    let facts: [Fact] = [
      .purchase("Milk", "1", on: old, ["store": "Coop", "category": "Dairy"]),
      .purchase("Milk", "2", on: new, ["store": "Coop", "category": "Dairy"]),
      .purchase("Milk", "1", on: old, ["store": "Migros", "category": "Dairy"]),
      .purchase("Milk", "4", on: new, ["store": "Migros", "category": "Dairy"]),
      .purchase("Bread", "1", on: old, ["store": "Coop"]),
      .purchase("Bread", "1", on: new, ["store": "Coop"]),
    ]
    func level(_ filters: [NameFilter]) throws -> Double? {
      try Self.withReplay(of: facts) {
        try IndexQuestion(filters: filters).levels(from: $0).rows.last?.levels?.laspeyres
      }
    }
    #expect(try level([NameFilter(.category, "Dairy")]) == 3)
    #expect(try level([NameFilter(.item, "Milk"), NameFilter(.store, "Migros")]) == 4)
    #expect(try level([NameFilter(.store, "Coop")]) == 1.5)
    #expect(try level([NameFilter(.kind, "fee")]) == nil)
  }
}
