import GroceryModel
import Testing

@testable import Projections

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct PriceTrendTests {
  private static func trend(_ days: [Int32], _ prices: [Double]) -> PriceTrend? {
    var quantiles = StudentQuantiles()
    return PriceTrend(days: days, prices: prices, &quantiles)
  }

  @Test func `a price that grows by one percent a month has that trend`() throws {
    let days = (0..<40).map { Int32($0 * 9) }
    let trend = try #require(
      Self.trend(days, days.map { 2 * pow(1.01, Double($0) / PriceTrend.daysPerMonth) }))
    #expect(abs(trend.percentPerMonth - 1) < 1e-9)
    #expect(abs(trend.low - 1) < 1e-6)
    #expect(abs(trend.high - 1) < 1e-6)
    #expect(trend.robustPercentPerMonth == nil)
  }

  /// R 4.3: `confint(lm(log(c(1, 1.1, 1.05, 1.3, 1.2)) ~ c(0, 30, 61, 91, 122)))`, by hand from its
  /// formulas: slope 0.0018127…, t(3) 3.18245.
  @Test func `the interval is Student's about the slope`() throws {
    let x = [0.0, 30, 61, 91, 122]
    let y = [1, 1.1, 1.05, 1.3, 1.2].map { log($0) }
    let trend = try #require(Self.trend(x.map { Int32($0) }, y.map { exp($0) }))
    let (meanX, meanY) = (x.reduce(0, +) / 5, y.reduce(0, +) / 5)
    let squares = x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    let slope = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) } / squares
    let residuals = zip(x, y).reduce(0) {
      $0 + pow($1.1 - meanY - slope * ($1.0 - meanX), 2)
    }
    let error = (residuals / 3 / squares).squareRoot()
    func percent(_ slope: Double) -> Double { 100 * (exp(slope * 30.436875) - 1) }
    #expect(abs(trend.percentPerMonth - percent(slope)) < 1e-9)
    #expect(abs(trend.low - percent(slope - 3.182446305284263 * error)) < 1e-9)
    #expect(abs(trend.high - percent(slope + 3.182446305284263 * error)) < 1e-9)
  }

  @Test func `fewer than three prices, or prices of less than 30 days, have none`() {
    #expect(Self.trend([0, 30], [1, 2]) == nil)
    #expect(Self.trend([5, 5, 5], [1, 2, 3]) == nil)
    #expect(Self.trend([5, 9, 15], [1, 2, 3]) == nil)
    #expect(Self.trend([5, 5, 35], [1, 1, 1])?.percentPerMonth == 0)
  }

  @Test func `one wild price turns the slope, and Theil and Sen's stands beside it`() throws {
    let days = (0..<12).map { Int32($0 * 30) }
    var prices = (0..<12).map { 1 + 0.01 * Double($0) }
    #expect(Self.trend(days, prices)?.robustPercentPerMonth == nil)
    prices[11] = 0.2
    let trend = try #require(Self.trend(days, prices))
    #expect(trend.percentPerMonth < 0)
    let robust = try #require(trend.robustPercentPerMonth)
    #expect(robust > 0.8 && robust < 1.1)
  }

  @Test func `of many prices the months' medians are taken`() throws {
    let days = (0..<400).map { Int32($0) }
    var prices = days.map { 1 + 0.001 * Double($0) }
    // Every month ends in a few days of dumping that grows worse.
    for day in days where Day(ordinal: day).components.day > 25 {
      prices[Int(day)] = exp(-0.02 * Double(day))
    }
    let trend = try #require(Self.trend(days, prices))
    #expect(trend.percentPerMonth < 0)
    #expect(try #require(trend.robustPercentPerMonth) > 1)
  }
}
