/// How good forecasts were, where the truth has come out since.
///
/// Every window is one forecast made with nothing but what was known at its origin, beside the
/// naive one, "same as last time".
public struct Backtest: Hashable, Sendable {
  public struct Window: Hashable, Sendable {
    public let prediction: Prediction
    /// What came.
    public let actual: Double
    /// What the naive forecast said.
    public let naive: Double
    /// What errors are measured in, above zero: see ``Backtest/scale(of:)``.
    public let scale: Double
    /// The smallest step in which bounds are printed, above zero; nil if they are exact.
    public let printedStep: Double?
    /// A chance that was stated beside the forecast, if there was one.
    public let chance: ChanceBacktest.Window?

    public init(
      prediction: Prediction, actual: Double, naive: Double, scale: Double,
      printedStep: Double? = nil, chance: ChanceBacktest.Window? = nil
    ) {
      self.prediction = prediction
      self.actual = actual
      self.naive = naive
      self.scale = scale
      self.printedStep = printedStep
      self.chance = chance
    }

    /// True if the actual value lies within half a printed step of the bounds as printed.
    func isHeld(by interval: ClosedRange<Double>) -> Bool {
      guard let printedStep else { return interval.contains(actual) }
      let printed = Prediction.outward(interval, toStep: printedStep)
      // A thousandth more, as half a step is seldom exact in binary.
      let tolerance = 0.501 * printedStep
      return printed.lowerBound - tolerance <= actual && actual <= printed.upperBound + tolerance
    }

    /// The absolute error of the forecast.
    public var error: Double { abs(prediction.point - actual) }
    /// The absolute error of "same as last time".
    public var naiveError: Double { abs(naive - actual) }
  }

  /// In the order they were made.
  public private(set) var windows: [Window]

  public init(_ windows: [Window] = []) {
    self.windows = windows
  }

  /// Adds the windows of another series: their scale makes them comparable.
  public mutating func append(_ other: Backtest) {
    windows += other.windows
  }

  /// The chances that were stated beside the forecasts.
  public var chances: ChanceBacktest { ChanceBacktest(windows.compactMap(\.chance)) }

  /// The mean error, in the unit of the series (MAE); nil without a window.
  public var meanAbsoluteError: Double? { mean(of: \.error) }

  /// The mean error in units of each window's scale (MASE); nil without a window.
  public var meanScaledError: Double? { mean { $0.error / $0.scale } }

  /// The same of the naive forecast.
  public var naiveMeanScaledError: Double? { mean { $0.naiveError / $0.scale } }

  /// By how many percent the scaled error is less than the naive one's, over the latest windows.
  ///
  /// Negative where the naive forecast was better, 0 where both were always right. Nil where there
  /// are fewer than four windows, or where only the naive one was always right.
  public func skillPercent(latest count: Int = 8) -> Double? {
    let latest = windows.suffix(count)
    guard latest.count >= 4 else { return nil }
    let own = latest.reduce(0) { $0 + $1.error / $1.scale }
    let naive = latest.reduce(0) { $0 + $1.naiveError / $1.scale }
    if naive > 0 { return 100 * (1 - own / naive) }
    return own == 0 ? 0 : nil
  }

  /// The share of 80 % intervals, as printed, that held; nil without a window.
  public var coverage80: Double? {
    mean { $0.isHeld(by: $0.prediction.interval80) ? 1 : 0 }
  }

  /// The share of 95 % intervals, as printed, that held; nil where there are none.
  public var coverage95: Double? {
    let held = windows.compactMap { window in
      window.prediction.interval95.map { window.isHeld(by: $0) ? 1.0 : 0 }
    }
    return held.isEmpty ? nil : held.reduce(0, +) / Double(held.count)
  }

  private func mean(of value: (Window) -> Double) -> Double? {
    guard !windows.isEmpty else { return nil }
    return windows.reduce(0) { $0 + value($1) } / Double(windows.count)
  }
}

extension Backtest {
  /// Forecasts a series at earlier origins, each from the values before it alone.
  ///
  /// At an origin the first so many values are known, and the one `horizon` steps after the last of
  /// them is asked for. Origins with nothing known or without an answer in the series are left out,
  /// as are those that the forecaster declines or that know nothing but zeros.
  ///
  /// - Parameters:
  ///   - values: At equal steps, oldest first.
  ///   - horizon: How many steps ahead, at least 1.
  ///   - origins: How many values are known, in the order of the windows to come.
  ///   - mostKnown: Of a longer history only so many of the latest values are handed on.
  ///   - forecast: The forecaster, given what is known.
  public init(
    rolling values: [Double], horizon: Int, origins: some Sequence<Int>, mostKnown: Int = .max,
    forecast: (_ known: [Double]) -> Prediction?
  ) {
    self.init(
      origins.compactMap { origin in
        guard horizon >= 1, origin >= 1, values.count - origin >= horizon else { return nil }
        let known = Array(values[..<origin].suffix(mostKnown))
        let scale = Self.scale(of: known)
        guard scale > 0, let prediction = forecast(known) else { return nil }
        return Window(
          prediction: prediction, actual: values[origin + horizon - 1],
          naive: known[known.count - 1], scale: scale)
      })
  }

  /// The mean error of the naive forecast one step ahead within a history, at least 1 % of its mean.
  ///
  /// Hyndman and Koehler, Another Look at Measures of Forecast Accuracy (2006). The floor is for
  /// prices that stay what they are for long. The history must not be empty.
  public static func scale(of history: [Double]) -> Double {
    let mean = history.reduce(0, +) / Double(history.count)
    return max(movement(of: history) / Double(max(1, history.count - 1)), 0.01 * abs(mean))
  }
}

/// The way there and back: the sum of the sizes of all changes from one value to the next.
func movement(of values: [Double]) -> Double {
  var sum = 0.0
  for index in values.indices.dropFirst() { sum += abs(values[index] - values[index - 1]) }
  return sum
}
