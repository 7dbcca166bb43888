#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A run of at least two prices: their logarithms, and the position of each among the prices before
/// it.
struct PriceLevels {
  /// What is taken off prices and logarithms, if they follow a season.
  let season: SeasonalIndex?
  let prices: [Double]
  let logs: [Double]
  let gaps: [LevelGaps]
  let least: Double
  let greatest: Double

  private static let smoothingFactors = [
    0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1,
  ]

  init(_ prices: [Double], period: Int?) {
    let logs = prices.map(log)
    season = period.flatMap { SeasonalIndex(of: logs, period: $0) }
    self.logs = season?.removed(from: logs) ?? logs
    self.prices = season == nil ? prices : self.logs.map(exp)
    gaps = LevelGaps.along(self.logs)
    least = self.prices.min() ?? 0
    greatest = self.prices.max() ?? 0
  }

  var count: Int { logs.count }

  func state(at index: Int) -> PriceState { PriceState(gapToMedian: gaps[index].median) }

  /// The change of the logarithm from `index` to so many steps later.
  func change(from index: Int, steps: Int) -> Double { logs[index + steps] - logs[index] }

  /// True if at least half of the steps are unchanged.
  var isMostlyUnchanged: Bool {
    let same = (1..<count).count { abs(change(from: $0 - 1, steps: 1)) < StayCounts.tolerance }
    return 2 * same >= count - 1
  }

  /// The mean size of a change from one logarithm to the next.
  var meanStep: Double { movement(of: logs) / Double(count - 1) }

  /// A point pulled in by two plainer ones: a middle between last price and usual level, and a
  /// smoothed level.
  func tempered(_ core: Double, steps: Int) -> Double {
    let last = prices[count - 1]
    let recent = SortedSample(prices.suffix(8))?.median ?? last
    let usual = middle(last, recent, exp(meanReversion(of: logs, steps: steps)))
    let smoothed = ExponentialSmoothing(prices, bestOf: Self.smoothingFactors)?.level ?? last
    return middle(core, usual, smoothed)
  }
}

/// The median of three.
private func middle(_ a: Double, _ b: Double, _ c: Double) -> Double {
  max(min(a, b), min(max(a, b), c))
}
