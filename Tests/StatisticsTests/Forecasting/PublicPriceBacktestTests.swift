import Statistics
import Testing

/// How good price forecasts are on prices anyone can look up.
///
/// Monthly averages of 41 groceries by the United States' Bureau of Labor Statistics, 1980 to 2022;
/// 39 of them are long enough.
@Suite struct PublicPriceBacktestTests {
  struct Limit: Sendable {
    let months: Int
    let scaledError: Double
    /// By how many percent it is to be better than the last price.
    let skill: Double
  }

  @Test(
    .enabled(if: PredictionStudy.isPresent, "the shared study is not beside this checkout"),
    arguments: [
      Limit(months: 1, scaledError: 1.03, skill: 6),
      Limit(months: 3, scaledError: 1.41, skill: 12),
      Limit(months: 6, scaledError: 2.10, skill: 8),
    ])
  func `forecasts are better than the last price, and their bounds hold`(limit: Limit) throws {
    var backtest = Backtest()
    for prices in try PublicPrices.longestRuns() {
      backtest.append(
        Backtest(
          rolling: prices, horizon: limit.months,
          origins: stride(from: 60, to: prices.count - 6, by: 18), mostKnown: 84
        ) { known in
          PriceForecast(prices: known, steps: limit.months, period: 12)?.prediction
        })
    }
    #expect(backtest.windows.count == 783)
    #expect(try #require(backtest.meanScaledError) <= limit.scaledError)
    #expect(try #require(backtest.skillPercent(latest: .max)) >= limit.skill)
    #expect((0.75...0.87).contains(try #require(backtest.coverage80)))
    #expect((0.92...0.97).contains(try #require(backtest.coverage95)))
  }
}

/// The series, months missing singly or in pairs filled linearly.
private enum PublicPrices {
  static func longestRuns() throws -> [[Double]] {
    var series: [Substring: [(month: Int, price: Double)]] = [:]
    let text = try PredictionStudy.text(of: "bls_average_prices_monthly.csv")
    for line in text.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: ",")
      let date = fields[0].split(separator: "-").compactMap { Int($0) }
      let price = try #require(fields.last.flatMap { Double($0) })
      series[fields[1], default: []].append((date[0] * 12 + date[1], price))
    }
    return series.keys.sorted().map { longestRun(series[$0] ?? []) }
  }

  private static func longestRun(_ months: [(month: Int, price: Double)]) -> [Double] {
    var longest: [Double] = []
    var run: [Double] = []
    var before: (month: Int, price: Double)?
    for current in months.sorted(by: { $0.month < $1.month }) {
      let gap = current.month - (before?.month ?? current.month)
      if gap > 3 { run = [] }
      if let before, !run.isEmpty {
        for place in stride(from: 1, to: gap, by: 1) {
          run.append(
            before.price + (current.price - before.price) * Double(place) / Double(gap))
        }
      }
      run.append(current.price)
      if run.count > longest.count { longest = run }
      before = current
    }
    return longest
  }
}
