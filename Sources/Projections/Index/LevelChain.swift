import ByteTools
import Statistics

/// The price levels of a whole series, from comparisons of all pairs of months in a window.
///
/// The months of the first window have the levels of that window. Each later month has the level of
/// the latest month before it that has one, times the ratio of the two in the window that ends with
/// the later one: the rolling window with a movement splice of Ivancic, Diewert and Fox (Scanner
/// data, time aggregation and the construction of price indexes, 2011; Consumer Price Index Manual:
/// Theory, 2020, chapter 7). A later month changes nothing of what is past its window.
struct LevelChain {
  /// The level of each month relative to the first; nil if it cannot be computed.
  private var levels: [Double?]

  /// - Parameters:
  ///   - series: The months.
  ///   - window: The number of months that are compared with each other.
  ///   - comparison: The index for pairs of months.
  ///   - leastCoverage: A pair whose common items carry a smaller share of either month's spending, in
  ///     percent, is not compared: few items would move the levels of all months.
  ///   - workers: The maximum number of threads.
  init(
    _ series: PriceIndexSeries, window: Int, _ comparison: GEKSIndex.Comparison,
    leastCoverage: Double = 0, workers: Int = 1
  ) {
    let count = series.monthCount
    let paid = (0..<count).map { series.paidForItems($0) }
    @Sendable func value(_ pair: PriceComparison, of current: Int, to base: Int) -> Double? {
      let isCovered =
        pair.baseValue * 100 >= leastCoverage * paid[base]
        && pair.currentValue * 100 >= leastCoverage * paid[current]
      return isCovered ? comparison.value(of: pair) : nil
    }
    // For each month the comparisons with the months before it in the window, the nearest first.
    let parts = Workers.run(workers) { worker in
      series.comparisons(of: { $0 % workers == worker }, reach: window - 1).enumerated().map {
        month, pairs in
        pairs.enumerated().map { value($1, of: month, to: month - $0 - 1) }
      }
    }
    let values = (0..<count).map { parts[$0 % workers][$0] }
    let first = GEKSIndex(periods: min(window, count)) { values[$0][$0 - $1 - 1] }
    levels = first.levels
    for last in levels.count..<count {
      let start = last - window + 1
      let own = GEKSIndex(periods: window, base: window - 1) { values[start + $0][$0 - $1 - 1] }
      let link = (start..<last).last { levels[$0] != nil && own.levels[$0 - start] != nil }
      levels.append(
        link.flatMap { link in
          levels[link].flatMap { level in own.levels[link - start].map { level / $0 } }
        })
    }
  }

  /// A month's level relative to a base month.
  func level(of place: Int, base: Int) -> Double? {
    guard let own = levels[place], let base = levels[base] else { return nil }
    return own / base
  }
}
