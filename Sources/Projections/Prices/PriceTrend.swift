import GroceryModel
import Statistics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How a price changes with time, in percent per month of 30.436875 days (400 years have 4800).
///
/// The slope of the logarithm of the price over the days, by least squares. Ten days say nothing of a
/// month: prices that span less than ``leastDays`` have no trend.
public struct PriceTrend: Hashable, Sendable {
  /// The change of the price in percent a month.
  public let percentPerMonth: Double
  /// The bounds of the 95 % interval.
  public let low: Double
  public let high: Double
  /// The slope by Theil and Sen, where it has the other sign.
  public let robustPercentPerMonth: Double?

  /// The fewest days from the first price to the last for which a change per month is stated.
  static let leastDays: Int32 = 30
  static let daysPerMonth = 30.436875
  /// Up to so many prices Theil and Sen's slope is of the prices themselves, of more it is of the
  /// medians of so many months at the end: pairs grow with the square.
  static let robustPoints = 60

  /// Nil for fewer than three prices, and where they span less than ``leastDays``.
  ///
  /// - Parameters:
  ///   - days: Ascending, since 1970-01-01.
  ///   - prices: Of these days, above zero.
  ///   - quantiles: Keeps Student's quantiles, which many series share.
  init?(days: [Int32], prices: [Double], _ quantiles: inout StudentQuantiles) {
    guard days.count >= 3, let first = days.first, let last = days.last,
      last - first >= Self.leastDays
    else { return nil }
    let x = days.map { Double($0 - first) }
    // Most prices are that of the purchase before.
    var previous = (price: 1.0, log: 0.0)
    let y = prices.map { price in
      if price != previous.price { previous = (price, log(price)) }
      return previous.log
    }
    guard let line = SimpleRegression(x: x, y: y), let error = line.slopeStandardError else {
      return nil
    }
    let reach = error * quantiles[line.degreesOfFreedom]
    percentPerMonth = Self.percent(line.slope)
    low = Self.percent(line.slope - reach)
    high = Self.percent(line.slope + reach)
    let (robustX, robustY) = days.count <= Self.robustPoints ? (x, y) : Self.monthly(days, y)
    robustPercentPerMonth = Self.slope(robustX, robustY, against: line.slope)
      .map { Self.percent($0) }
    guard percentPerMonth.isFinite, low.isFinite, high.isFinite else { return nil }
  }

  private static func percent(_ slope: Double) -> Double { 100 * expm1(slope * daysPerMonth) }

  /// The medians of the latest months.
  private static func monthly(
    _ days: [Int32], _ logPrices: [Double]
  ) -> (x: [Double], y: [Double]) {
    var medians: (x: [Double], y: [Double]) = ([], [])
    var start = 0
    while start < days.count {
      let month = Day(ordinal: days[start]).month
      let past = (month + 1).firstDay.ordinal
      let end = days[start...].firstIndex { $0 >= past } ?? days.count
      if let sample = SortedSample(logPrices[start..<end]) {
        medians.x.append(Double(month.ordinal) * daysPerMonth)
        medians.y.append(sample.median)
      }
      start = end
    }
    return (Array(medians.x.suffix(robustPoints)), Array(medians.y.suffix(robustPoints)))
  }

  /// Theil and Sen's slope if its sign is not the other one's.
  private static func slope(_ x: [Double], _ y: [Double], against other: Double) -> Double? {
    guard other != 0 else { return nil }
    // Most series need no slopes at all: the median opposes where at least half of the pairs do.
    var opposing = 0
    var pairs = 0
    for second in x.indices {
      for first in 0..<second where x[first] < x[second] {
        pairs += 1
        if (y[second] - y[first]) * other < 0 { opposing += 1 }
      }
    }
    guard opposing * 2 >= pairs, let line = TheilSenLine(x: x, y: y), line.slope * other < 0 else {
      return nil
    }
    return line.slope
  }
}

/// Student's 97.5 % quantiles by degrees of freedom, each sought once.
struct StudentQuantiles {
  private var known: [Double?] = []

  subscript(degreesOfFreedom: Int) -> Double {
    mutating get {
      if degreesOfFreedom >= known.count {
        known += Array(repeating: nil, count: degreesOfFreedom + 1 - known.count)
      }
      if let quantile = known[degreesOfFreedom] { return quantile }
      let quantile =
        StudentDistribution(degreesOfFreedom: Double(degreesOfFreedom))?.quantile(0.975)
        ?? .infinity
      known[degreesOfFreedom] = quantile
      return quantile
    }
  }
}
