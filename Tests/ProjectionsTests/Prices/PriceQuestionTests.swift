import ColumnStore
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct PriceQuestionTests {
  private static let today = Day.on("2026-12-31")

  private static func rows(
    _ larder: TemporaryLarder, byStore: Bool, today: Day = today
  ) throws -> [String] {
    try withExtendedLifetime(larder) {
      try PriceQuestion(byStore: byStore).summaries(from: larder.replay(today: today)).rows.map {
        $0.line
      }
    }
  }

  @Test(arguments: [
    ("2.99", "3", "each", "0.9967", "each"), ("1.99", "0.242", "kg", "8.2231", "kg"),
    ("3.49", "1.5", "lb", "5.1294", "kg"), ("5.99", "1", "pt", "12.6591", "l"),
    ("0.00005", "1", "kg", "0.0000", "kg"), ("0.00015", "1", "kg", "0.0002", "kg"),
    ("2.5", "1", "dozen", "0.2083", "each"), ("2.79", "16", "oz", "6.1509", "kg"),
    ("1.20", "500", "g", "2.4000", "kg"),
  ])
  func `a unit price is per base unit and printed half-even with four digits`(
    total: String, quantity: String, unit: String, price: String, base: String
  ) throws {
    let larder = try TemporaryLarder([
      Fact(
        .purchaseRecorded, .on("2026-10-01"),
        ["item": "Thing", "quantity": quantity, "unit": unit, "total": total, "currency": "EUR"])
    ])
    let rows = try PriceQuestion().summaries(from: larder.replay(today: Self.today)).rows
    #expect(rows.map(\.lastPrice) == [price])
    #expect(rows.map(\.unit) == [base])
    withExtendedLifetime(larder) {}
  }

  @Test(arguments: 0..<5)
  func `random logs give what the words of the design give`(part: UInt64) throws {
    for seed in part * 12..<part * 12 + 12 {
      var prices = RandomPrices(seed: seed)
      let facts = prices.facts(prices.random.pick(1...60))
      let larder = try TemporaryLarder(facts)
      for (byStore, today) in [(false, Self.today), (true, .on("2026-02-10"))] {
        let found = try Self.rows(larder, byStore: byStore, today: today)
        let expected = ReferencePrices(facts, today: today).rows(byStore: byStore)
        #expect(found == expected, "seed \(seed)")
        if found != expected { return }
      }
    }
  }

  @Test(arguments: 0..<3)
  func `the order in which facts arrive changes nothing`(part: UInt64) throws {
    for seed in part * 8..<part * 8 + 8 {
      var prices = RandomPrices(seed: 1000 + seed)
      let facts = prices.facts(50)
      let first = try TemporaryLarder(facts)
      let second = try TemporaryLarder(
        prices.random.split(facts.shuffled(using: &prices.random), into: 3))
      for question in [PriceQuestion(), PriceQuestion(byStore: true)] {
        let (left, right) = (
          try first.replay(today: Self.today), try second.replay(today: Self.today)
        )
        #expect(
          try question.summaries(from: left) == question.summaries(from: right), "seed \(seed)")
        #expect(try question.history(from: left) == question.history(from: right), "seed \(seed)")
        #expect(
          try question.shrinkages(from: left) == question.shrinkages(from: right), "seed \(seed)")
      }
      withExtendedLifetime((first, second)) {}
    }
  }

  @Test(arguments: 0..<3)
  func `a retracted line counts as never made`(part: UInt64) throws {
    for seed in part * 8..<part * 8 + 8 {
      var prices = RandomPrices(seed: 2000 + seed)
      let facts = prices.facts(40)
      let lost = Set(facts.filter { _ in prices.random.chance(1, in: 4) }.map(\.identifier))
      let retracted = try TemporaryLarder([
        facts,
        lost.sorted().enumerated().map {
          .retraction(of: $1, on: Self.today, entered: "\($0)")
        },
      ])
      let without = try TemporaryLarder(facts.filter { !lost.contains($0.identifier) })
      #expect(
        try Self.rows(retracted, byStore: true) == Self.rows(without, byStore: true),
        "seed \(seed)")
    }
  }

  @Test(arguments: 0..<3)
  func `prefix merged with suffix is the whole`(part: UInt64) throws {
    for seed in part * 8..<part * 8 + 8 {
      var prices = RandomPrices(seed: 3000 + seed)
      let facts = prices.facts(40)
      let larder = try TemporaryLarder(facts)
      let replay = try larder.replay(today: Self.today)
      let blank = PriceFold(keeping: .event, descriptions: replay.late.descriptions)
      var merged = blank
      for part in prices.random.split(facts, into: 3).reversed() {
        let share = try TemporaryLarder(part)
        try withExtendedLifetime(share) {
          merged.merge(try share.replay(today: Self.today).fold(blank))
        }
      }
      let whole = try PriceBook(try replay.fold(blank), filters: [], from: replay)
      #expect(
        try PriceBook(merged, filters: [], from: replay).history() == whole.history(),
        "seed \(seed)")
      withExtendedLifetime(larder) {}
    }
  }

  private static let milk: [Fact] = [
    .purchase("Milk 1 l", "2.38", on: .on("2026-10-03"), ["quantity": "2", "store": "Migros"]),
    .purchase("Milk 1 l", "1.29", on: .on("2026-10-10"), ["store": "Coop"]),
    Fact(
      .priceObserved, .on("2026-10-12"),
      [
        "item": "Milk 1 l", "price": "0.99", "currency": "EUR", "origin": "flyer",
        "on_sale": "true", "store": "Coop",
      ]),
    .purchase("Bread", "3", on: .on("2026-10-12"), ["category": "Bakery"]),
  ]

  private static func answer(
    _ facts: [Fact] = milk, _ question: PriceQuestion = PriceQuestion()
  ) throws -> RowParts<PriceSummary> {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      try question.summaries(from: larder.replay(today: today)).rows
    }
  }

  @Test func `filters and a period pick prices`() throws {
    func items(_ filters: [NameFilter], in period: Period? = nil) throws -> [String] {
      try Self.answer(Self.milk, PriceQuestion(in: period, filters: filters)).map {
        "\($0.item) \($0.observations)"
      }
    }
    #expect(try items([]) == ["Bread 1", "Milk 1 l 3"])
    #expect(try items([NameFilter(.item, "milk")]) == ["Milk 1 l 3"])
    #expect(try items([NameFilter(.category, "bakery")]) == ["Bread 1"])
    #expect(try items([NameFilter(.store, "coop")]) == ["Milk 1 l 2"])
    #expect(try items([NameFilter(.store, "coop", isNegated: true)]) == ["Bread 1", "Milk 1 l 1"])
    #expect(try items([NameFilter(.kind, "refund")]) == [])
    #expect(
      try items([], in: Period(.on("2026-10-10"), through: .on("2026-10-11"))) == ["Milk 1 l 1"])
  }

  @Test func `sale prices are distinguished from regular ones`() throws {
    let milk = try #require(try Self.answer().last)
    #expect(milk.onSale == 1)
    #expect(milk.regularMedian == "1.2400")
    #expect(milk.saleMedian == "0.9900")
    #expect(milk.median == "1.1900")
    let bread = try #require(try Self.answer().first)
    #expect(bread.saleMedian == nil)
  }

  @Test func `the change is from the first price to the last, and of one day the lowest counts`()
    throws
  {
    let facts = ["2", "1.5", "3"].enumerated().map { place, total in
      Fact.purchase(
        "Tea", total, on: .on("2026-10-0\(place < 2 ? 1 : 2)"), ["entered": "\(place)"])
    }
    let tea = try #require(try Self.answer(facts).first)
    #expect(tea.firstPrice == "1.5000")
    #expect(tea.lastPrice == "3.0000")
    #expect(tea.changePercent == "100.0")
  }

  private static func verdict(_ prices: [String]) throws -> String {
    let facts = prices.enumerated().map { place, total in
      Fact.purchase("Tea", total, on: .on("2026-10-01") + place)
    }
    let tea = try #require(try answer(facts).first)
    return "\(tea.verdict) \(tea.below) \(tea.same) \(tea.above)"
  }

  @Test func `the last price is good, usual or high, with the counts behind the word`() throws {
    #expect(try Self.verdict(["2", "3", "4", "5", "6", "2"]) == "good 0 2 4")
    #expect(try Self.verdict(["2", "3", "4", "5", "6", "4"]) == "usual 2 2 2")
    // The mean of six is 10 there, and 12 is not above 1.2 times that.
    #expect(try Self.verdict(["9", "9", "10", "10", "10", "12"]) == "usual 5 1 0")
    #expect(try Self.verdict(["9", "9", "10", "10", "9.99", "12"]) == "high 5 1 0")
    // What was never dearer is no bargain.
    #expect(try Self.verdict(["2", "2", "2"]) == "usual 0 3 0")
    #expect(try Self.verdict(["2"]) == "usual 0 1 0")
  }
}

extension PriceSummary {
  fileprivate var line: String {
    ([item] + (store.map { [$0] } ?? []) + [currency, unit]).joined(separator: "|")
      + ": \(observations) \(firstDay) \(lastDay) \(firstPrice) \(lastPrice) \(minimum) "
      + "\(lowQuantile) \(median) \(mean) \(maximum) \(onSale)"
  }
}
