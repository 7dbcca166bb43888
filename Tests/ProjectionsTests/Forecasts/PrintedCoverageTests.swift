import GroceryModel
import SeededRandom
import Testing

@testable import HouseholdFixtures
@testable import Projections

/// The coverage that `--backtest` prints equals a recount from the rows that earlier days print.
@Suite struct PrintedCoverageTests {
  private static let monday = Day.on("2026-01-05")

  private static func weekly(_ prices: [String]) -> [Fact] {
    prices.enumerated().map { week, price in
      .purchase("Coffee", price, on: monday + 7 * week, ["entered": "\(week)"])
    }
  }

  private static func coverage(_ rows: [(low: String, high: String, actual: String)]) -> Double {
    let held = rows.count { row in
      guard let low = Double(row.low), let high = Double(row.high), let actual = Double(row.actual)
      else { return false }
      return low <= actual && actual <= high
    }
    return Double(held) / Double(rows.count)
  }

  private func backtest(_ prices: [String], from first: Int) throws -> BacktestSummary {
    let larder = try TemporaryLarder(Self.weekly(prices))
    return try withExtendedLifetime(larder) {
      let replay = try larder.replay(today: Self.monday + 7 * prices.count)
      return try #require(
        try PricePredictionQuestion(from: PriceQuestion())
          .backtests(horizons: [1], startingAt: first, from: replay).rows.last)
    }
  }

  private func recount(_ prices: [String], from first: Int) throws -> Double {
    let larder = try TemporaryLarder(Self.weekly(prices))
    return try withExtendedLifetime(larder) {
      Self.coverage(
        try (first..<prices.count).map { week in
          let row = try #require(
            try PricePredictionQuestion(from: PriceQuestion()).predictions(
              at: .steps(1), from: larder.replay(today: Self.monday + 7 * (week - 1))
            ).rows.first)
          let price = try #require(row.forecast?.price)
          return (price.low80, price.high80, prices[week])
        })
    }
  }

  @Test func `bounds that equal a steady price hold it`() throws {
    let prices = (1...40).map { $0 == 21 ? "79.99" : "89.99" }
    let summary = try backtest(prices, from: 16)
    #expect(summary.windows == 24)
    let coverage = try #require(summary.coverage80)
    #expect(coverage >= 0.90)
    #expect(abs(coverage - (try recount(prices, from: 16))) < 0.005)
  }

  @Test(arguments: 1...6)
  func `coverage of prices equals that of the printed rows`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let prices = (0..<30).map { _ in
      random.pick(0...3) == 0 ? "1.99" : "2.\(random.pick(40...49))"
    }
    let summary = try backtest(prices, from: 8)
    let coverage = try #require(summary.coverage80)
    #expect(abs(coverage - (try recount(prices, from: 8))) < 0.005)
  }

  @Test(arguments: 1...4)
  func `coverage of purchases equals that of the printed days`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var day = Self.monday
    let days = (0..<25).map { _ in
      day = day + random.pick(3...20)
      return day
    }
    let larder = try TemporaryLarder(
      days.enumerated().map {
        .purchase("Milk", "1.00", on: $0.element, ["entered": "\($0.offset)"])
      })
    try withExtendedLifetime(larder) {
      let rows = try RestockQuestion().backtests(from: larder.replay(today: day)).rows
      let rows80 = try (2..<days.count).map { target in
        let answer = try RestockQuestion().answer(from: larder.replay(today: days[target - 1]))
        let next = try #require(answer.rows.first?.forecast?.next)
        return next.low80 <= days[target] && days[target] <= next.high80
      }
      let held = Double(rows80.count { $0 }) / Double(rows80.count)
      #expect(abs(try #require(rows[1].coverage80) - held) < 0.005)
    }
  }

  @Test(arguments: 1...4)
  func `coverage of labels equals that of the printed days`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let labels = (0..<20).map { number in
      (bought: Self.monday + 9 * number, expires: Self.monday + 9 * number + random.pick(8...20))
    }
    // A label is known from the day after the purchase on, so that its own forecast lacks it.
    let facts = labels.flatMap { label -> [Fact] in
      [
        .purchase("Yogurt", "1.00", on: label.bought, ["entered": "\(label.bought)"]),
        Fact(
          .expirationRecorded, label.bought + 1,
          [
            "item": "Yogurt", "purchased": "\(label.bought)", "expires": "\(label.expires)",
          ]),
      ]
    }
    let larder = try TemporaryLarder(facts)
    try withExtendedLifetime(larder) {
      let today = labels[labels.count - 1].bought + 1
      let summary = try #require(
        try ExpirationQuestion().backtests(from: larder.replay(today: today)).rows.last)
      var question = ExpirationQuestion()
      question.showsAll = true
      let held = try labels.dropFirst().map { label in
        let rows = try question.answer(from: larder.replay(today: label.bought)).rows
        let bounds = try #require(rows.first { $0.purchased == label.bought }?.expires)
        return bounds.low80 <= label.expires && label.expires <= bounds.high80
      }
      #expect(summary.windows == held.count)
      let share = Double(held.count { $0 }) / Double(held.count)
      #expect(abs(try #require(summary.coverage80) - share) < 0.005)
    }
  }

  @Test(arguments: 1...4)
  func `coverage of months equals that of the printed totals`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let facts: [Fact] = (0..<300).compactMap { offset in
      random.pick(0...2) > 0
        ? nil
        : .purchase(
          "Food", "\(random.pick(1...90)).\(random.pick(10...99))", on: Self.monday + offset,
          ["entered": "\(offset)"])
    }
    let larder = try TemporaryLarder(facts)
    try withExtendedLifetime(larder) {
      let today = Day.on("2026-10-31") + 1
      let replay = try larder.replay(today: today)
      let summary = try #require(
        try SpendPredictionQuestion(of: .months([]), on: today)
          .backtests(horizons: [10], from: replay).rows.last)
      let totals = try SpendQuestion(by: [.month]).answer(from: replay).rows
      let held = try totals.suffix(summary.windows).map { total in
        let month = try #require(Month(total.keys[0]))
        let day = month.lastDay + -10
        let row = try #require(
          try SpendPredictionQuestion(of: .months([]), on: day).predictions(
            in: month.period, from: larder.replay(today: day)
          ).rows.first?.forecast)
        return (row.low80, row.high80, total.spent.text())
      }
      #expect(held.count == summary.windows && summary.windows >= 5)
      #expect(abs(try #require(summary.coverage80) - Self.coverage(held)) < 0.005)
    }
  }
}
