import EventSourcing
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
}
