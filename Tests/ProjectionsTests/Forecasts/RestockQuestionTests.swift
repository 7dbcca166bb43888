import SeededRandom
import EventSourcing
import GroceryModel
import Statistics
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct RestockQuestionTests {
  private static let firstDay = Day.on("2026-01-20")

  private static func rows(
    _ larder: TemporaryLarder, today: Day, _ change: (inout RestockQuestion) -> Void = { _ in }
  ) throws -> [RestockPrediction] {
    var question = RestockQuestion()
    change(&question)
    return try withExtendedLifetime(larder) {
      try question.answer(from: try larder.replay(today: today)).rows
    }
  }

  private static func bought(
    _ item: String, on days: [Int], _ more: [String: String] = [:]
  ) -> [Fact] {
    days.map {
      .purchase(item, "1.00", on: firstDay + $0, ["entered": "\($0)"].merging(more) { $1 })
    }
  }

  @Test func `a forecast is that of its distinct days, with the category's prior`() throws {
    let days = [0, 7, 13, 21, 28]
    let facts =
      Self.bought("Milk", on: days, ["category": "Dairy"])
      + Self.bought("Milk", on: [7], ["category": "Dairy", "entered": "again"])
      + Self.bought("Soap", on: [28], ["category": "Household"])
    let today = Self.firstDay + 30
    let rows = try Self.rows(try TemporaryLarder(facts), today: today)
    #expect(rows.map(\.item) == ["Milk"])
    let row = try #require(rows.first)
    let first = Int(Self.firstDay.ordinal)
    let outlook = try #require(
      RestockOutlook(
        purchases: days.map {
          RestockForecast.Purchase(day: first + $0, quantity: $0 == 7 ? 2 : 1)
        }, prior: RestockPrior.logInterval(category: "Dairy"), today: Int(today.ordinal),
        trips: .init(recent: 4, all: 5)))
    let own = try #require(row.forecast)
    let next = try #require(own.next)
    #expect(row.purchases == 5)
    #expect(next.day == today + outlook.daysLeft)
    #expect(abs(own.probability - outlook.probability) < 1e-12)
    #expect(next.low80 <= next.day && next.day <= next.high80)
    #expect(next.low95 <= next.low80 && next.high95 >= next.high80)
    #expect(today < next.low95)
  }

  @Test func `what is no longer bought is given only if all is asked for`() throws {
    let larder = try TemporaryLarder(
      Self.bought("Milk", on: [0, 10, 21, 30]) + Self.bought("Soap", on: [0, 90, 170, 260, 340]))
    let today = Self.firstDay + 345
    #expect(try Self.rows(larder, today: today).map(\.item) == ["Soap"])
    let all = try Self.rows(larder, today: today) { $0.showsAll = true }
    let milk = try #require(all.first { $0.item == "Milk" }?.forecast)
    #expect(milk.next == nil && milk.urgency == .stopped)
  }

  @Test func `the chance can be of other days, and the least one be given`() throws {
    let larder = try TemporaryLarder(
      Self.bought("Milk", on: [0, 7, 14, 21, 28]) + Self.bought("Soap", on: [0, 20, 60]))
    let today = Self.firstDay + 60
    let week = try Self.rows(larder, today: today)
    let month = try Self.rows(larder, today: today) { $0.within = 30 }
    for (short, long) in zip(week, month) {
      let (first, second) = (short.forecast?.probabilityAsked, long.forecast?.probabilityAsked)
      #expect(try #require(first) < #require(second))
    }
    let chances = month.compactMap(\.forecast?.probabilityAsked).sorted()
    let few = try Self.rows(larder, today: today) {
      $0.within = 30
      $0.least = chances.last
    }
    #expect(few.count == 1)
  }

  @Test func `deposits, fees, discounts, taxes and returns are no purchases`() throws {
    var facts = Self.bought("Cola", on: [0])
    for (number, kind) in ["deposit", "fee", "discount", "tax", "refund"].enumerated() {
      facts += Self.bought("Cola", on: [5 + number], ["kind": kind])
    }
    facts.append(.purchase("Cola", "-1.00", on: Self.firstDay + 12))
    let larder = try TemporaryLarder(facts)
    let today = Self.firstDay + 20
    #expect(try Self.rows(larder, today: today).isEmpty)
    let named = try Self.rows(larder, today: today) {
      $0.filters = [NameFilter(.item, "cola")]
      $0.namesItems = true
    }
    #expect(named.map(\.purchases) == [1])
    #expect(named.first?.forecast == nil)
  }

  @Test func `the usual quantity is in the commonest unit, whatever converts is converted`() throws
  {
    var facts = Self.bought("Milk", on: [0, 7, 14], ["quantity": "2", "unit": "l"])
    facts += Self.bought("Milk", on: [21], ["quantity": "500", "unit": "ml"])
    facts += Self.bought("Milk", on: [28], ["quantity": "3", "unit": "kg"])
    facts += Self.bought("Milk", on: [14], ["quantity": "1", "unit": "l", "entered": "more"])
    let row = try #require(
      try Self.rows(try TemporaryLarder(facts), today: Self.firstDay + 30).first)
    #expect(row.unit == "l")
    #expect(row.quantity == Amount(2))
    #expect(row.purchases == 5)
  }

  @Test func `urgency goes by the days to the next purchase`() {
    #expect(
      [1, 2, 7, 8, 14, 15].map { RestockUrgency(daysAhead: $0).rawValue }
        == ["today", "this-week", "this-week", "next-week", "next-week", "later"])
  }

  @Test func `only purchases of the shop and the days asked for count`() throws {
    let facts =
      Self.bought("Milk", on: [0, 7, 14, 21], ["store": "Coop"])
      + Self.bought("Milk", on: [3, 10], ["store": "Aldi"])
    let larder = try TemporaryLarder(facts)
    let today = Self.firstDay + 30
    #expect(
      try Self.rows(larder, today: today) { $0.filters = [NameFilter(.store, "aldi")] }
        .map(\.purchases) == [2])
    #expect(
      try Self.rows(larder, today: today) {
        $0.period = Period(start: Self.firstDay + 5, end: Self.firstDay + 15)
      }.map(\.purchases) == [3])
  }

  @Test(arguments: 1...25)
  func `the order of recording does not matter, nor what is dated later`(_ seed: Int) throws {
    var household = RandomHousehold(seed: UInt64(seed))
    let facts = household.facts(purchases: 80, descriptions: 0)
    var random = SplitMix64(seed: UInt64(seed))
    let today = Self.firstDay + 60
    let straight = try Self.rows(try TemporaryLarder(facts), today: today)
    let shuffled = try TemporaryLarder(random.split(facts.shuffled(using: &random), into: 3))
    #expect(try Self.rows(shuffled, today: today) == straight)
    // Names are shown, and lines filed, as most of what is known is: the same with all of it.
    let known = try TemporaryLarder(facts.filter { $0.date <= today })
    #expect(try Self.rows(known, today: today) == straight)
    #expect(!straight.isEmpty)
  }

  @Test(arguments: 1...25)
  func `two parts folded apart and merged are the whole`(_ seed: Int) throws {
    var household = RandomHousehold(seed: UInt64(seed))
    let facts = household.facts(purchases: 60, descriptions: 0)
    let half = facts.count / 2
    let larders = try [facts[..<half], facts[half...], facts[...]].map {
      try TemporaryLarder(Array($0))
    }
    let folds = try larders.map { larder in
      try larder.replay(today: Self.firstDay + 99).fold(
        RestockFold(in: nil, [], descriptions: Descriptions(), rules: CategoryRules()))
    }
    func specified(_ fold: RestockFold) -> [String] {
      fold.lines.map { line in
        let item = fold.items.spending.names.text(.item, line.item)
        let store = fold.items.spending.names.text(.store, line.store)
        return "\(line.day) \(item) \(store) \(line.quantity.amount.text())"
      }.sorted()
    }
    var merged = folds[0]
    merged.merge(folds[1])
    #expect(specified(merged) == specified(folds[2]))
    #expect(merged.tripDays == folds[2].tripDays)
    withExtendedLifetime(larders) {}
  }

  @Test func `a backtest forecasts each purchase from the third on`() throws {
    let larder = try TemporaryLarder(Self.bought("Milk", on: [0, 7, 14, 22, 28, 35]))
    let replay = try larder.replay(today: Self.firstDay + 40)
    let rows = try RestockQuestion().backtests(from: replay).rows
    #expect(rows.map(\.series) == ["*", "Milk"])
    #expect(rows.map(\.windows) == [4, 4])
    #expect(rows[1].unit == "days")
    #expect(rows[1].coverage95 == 1)
    #expect(rows[1].skillPercent != nil)
    #expect(try RestockQuestion().backtests(latest: 2, from: replay).rows[1].windows == 2)
    withExtendedLifetime(larder) {}
  }
}
