import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct PricePredictionQuestionTests {
  private static let today = Day.on("2026-10-31")

  private func rows(
    _ larder: TemporaryLarder, byStore: Bool = false, filters: [NameFilter] = [],
    today: Day = Self.today, at target: PricePredictionQuestion.Target? = nil
  ) throws -> [PricePrediction] {
    try PricePredictionQuestion(from: PriceQuestion(filters: filters, byStore: byStore))
      .predictions(at: target ?? .next(after: today), from: larder.replay(today: today)).rows
  }

  private func rows(
    _ facts: [Fact], today: Day = Self.today, at target: PricePredictionQuestion.Target? = nil
  ) throws -> [PricePrediction] {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) { try rows(larder, today: today, at: target) }
  }

  @Test(arguments: 1...6)
  func `the order in which prices were recorded does not matter`(seed: UInt64) throws {
    var year = ShoppingYear(seed: seed)
    let facts = year.facts(120)
    let together = try TemporaryLarder(facts)
    let apart = try TemporaryLarder(year.split(facts, into: 3))
    for byStore in [false, true] {
      let expected = try rows(together, byStore: byStore)
      #expect(expected.count == (byStore ? 6 : 3))
      #expect(try rows(apart, byStore: byStore) == expected)
    }
    let question = PricePredictionQuestion(from: PriceQuestion(byStore: true))
    #expect(
      try question.backtests(horizons: [1, 2], from: together.replay(today: Self.today)).rows
        == question.backtests(horizons: [1, 2], from: apart.replay(today: Self.today)).rows)
  }

  @Test(arguments: 1...6)
  func `a retracted price foretells nothing`(seed: UInt64) throws {
    var year = ShoppingYear(seed: seed)
    let kept = year.facts(60)
    let undone = year.facts(30).filter { fact in !kept.contains { $0.identifier == fact.identifier }
    }
    let larder = try TemporaryLarder([kept, undone])
    try larder.append(
      undone.enumerated().map {
        .retraction(of: $0.element.identifier, on: Self.today, entered: "\($0.offset)")
      })
    #expect(try rows(larder) == rows(kept))
  }

  @Test(arguments: 1...6)
  func `what is dated later changes no forecast made before`(seed: UInt64) throws {
    var year = ShoppingYear(seed: seed)
    let facts = year.facts(150)
    let larder = try TemporaryLarder(facts)
    for days in [100, 200, 333] {
      let today = year.firstDay + days
      let known = facts.filter { $0.date <= today }
      #expect(try rows(larder, today: today) == rows(known, today: today))
    }
  }

  @Test(arguments: 1...4)
  func `a forecast's skill is that of a backtest of the latest eight steps`(seed: UInt64) throws {
    var year = ShoppingYear(seed: seed)
    let larder = try TemporaryLarder(year.facts(120))
    let question = PricePredictionQuestion(from: PriceQuestion())
    for steps in [1, 2] {
      let measured = try question.backtests(
        horizons: [steps], latest: 8, from: larder.replay(today: Self.today)
      ).rows.dropFirst()
      let specified = try rows(larder, at: .steps(steps))
      #expect(specified.map { $0.forecast?.skillPercent } == measured.map(\.skillPercent))
      #expect(specified.contains { $0.forecast?.skillPercent != nil })
    }
  }

  private func weekly(_ prices: [String], _ more: [String: String] = [:]) -> [Fact] {
    prices.enumerated().map {
      .purchase("Milk", $0.element, on: .on("2026-09-07") + 7 * $0.offset, more)
    }
  }

  @Test func `a price that stays is carried on, and the shelf price is the package's`() throws {
    let facts = weekly(Array(repeating: "1.29", count: 6), ["package": "500 ml"])
    let row = try #require(rows(facts, today: .on("2026-10-13")).first)
    #expect(row.unit == "l")
    #expect(row.observations == 6)
    #expect(row.lastPrice == "2.5800")
    #expect("\(row.lastDay) \(row.day)" == "2026-10-12 2026-10-19")
    #expect(row.step == .week)
    #expect(row.package == "500 ml")
    let forecast = try #require(row.forecast)
    #expect(forecast.isSticky && forecast.state == .regular)
    #expect(forecast.price.predicted == "2.5800")
    #expect(forecast.shelfPrice?.predicted == "1.29")
    #expect(forecast.skillPercent == 0)
  }

  @Test func `the day asked for is stated, and at least a step after the last price`() throws {
    let facts = weekly(["1.29", "1.49", "1.19"])
    func answer(_ target: PricePredictionQuestion.Target) throws -> String {
      let row = try #require(rows(facts, today: .on("2026-09-22"), at: target).first)
      return "\(row.day) \(row.stepsAhead)"
    }
    #expect(try answer(.day(.on("2026-09-23"))) == "2026-09-23 1")
    #expect(try answer(.day(.on("2026-10-15"))) == "2026-10-15 3")
    #expect(try answer(.steps(2)) == "2026-10-05 2")
    #expect(try answer(.next(after: .on("2026-09-22"))) == "2026-09-28 1")
    #expect(try answer(.next(after: .on("2026-10-08"))) == "2026-10-08 2")
  }

  @Test func `a single price, or one after a long gap, foretells nothing`() throws {
    let once = try #require(rows([.purchase("Salt", "0.49", on: .on("2026-10-01"))]).first)
    #expect(once.observations == 1)
    #expect(once.forecast == nil)
    #expect(once.lastPrice == "0.4900")
    let days = ["2025-01-03", "2025-02-03", "2025-03-03", "2026-08-03"]
    let after = try #require(rows(days.map { .purchase("Salt", "0.49", on: .on($0)) }).first)
    #expect(after.step == .month)
    #expect(after.observations == 1)
    #expect(after.forecast == nil)
  }

  @Test func `a season of months is found in four years of them`() throws {
    let facts = (0..<60).map { month in
      Fact.purchase(
        "Strawberries", "\(3 + month % 12).00",
        on: Month(ordinal: Month(year: 2021, month: 10).ordinal + Int32(month)).firstDay)
    }
    let row = try #require(rows(facts, today: .on("2026-09-30")).first)
    #expect(row.step == .month)
    #expect(row.day == .on("2026-10-01"))
    let forecast = try #require(row.forecast)
    #expect(forecast.isSeasonal)
    let predicted = try #require(Double(forecast.price.predicted))
    #expect(predicted < 7, "Octobers cost 3, the September before 14")
  }

  @Test func `all series together stand before each, without an error of their own`() throws {
    let facts =
      weekly(["1.29", "1.49", "1.19", "1.39", "1.29", "1.49"]) + [
        .purchase("Salt", "0.49", on: .on("2026-10-01"))
      ]
    let larder = try TemporaryLarder(facts)
    let answer = try PricePredictionQuestion(from: PriceQuestion()).backtests(
      horizons: [1, 2], from: larder.replay(today: Self.today))
    #expect(
      answer.rows.map { "\($0.series) \($0.horizon) \($0.windows)" } == [
        "* 1 3", "* 2 3", "Milk 1 3", "Milk 2 3", "Salt 1 0", "Salt 2 0",
      ])
    #expect(answer.rows[0].meanAbsoluteError == nil)
    #expect(answer.rows[0].meanScaledError == answer.rows[2].meanScaledError)
    #expect(answer.rows[2].meanAbsoluteError != nil)
    #expect(answer.rows[2].skillPercent == nil, "three windows say nothing")
    #expect(answer.rows[4].meanScaledError == nil && answer.rows[4].coverage80 == nil)
  }
}
