import Statistics

/// How good forecasts of a series were, as `--backtest` prints it.
public struct BacktestSummary: Hashable, Sendable {
  /// How good chances were, against always stating the base rate.
  public struct Chances: Hashable, Sendable {
    /// How many chances were checked.
    public let windows: Int
    /// The share of cases in which the event happened, from 0 to 1.
    public let baseRate: Double?
    /// The mean squared error of the stated probabilities: 0 is perfect.
    public let brierScore: Double?
    public let skillPercent: Double?

    init(_ backtest: ChanceBacktest) {
      windows = backtest.windows.count
      baseRate = backtest.baseRate
      brierScore = backtest.brierScore
      skillPercent = backtest.skillPercent
    }
  }

  /// The maximum number of earlier days from which the printed skill is measured.
  static let origins = 8

  /// What was forecast; `*` for all series together.
  public let series: String
  /// Empty for all series together.
  public let currency: String
  /// What the errors are per; empty for none and for all series together.
  public let unit: String
  /// How many steps, or days before the end, the forecasts look ahead.
  public let horizon: Int
  /// The number of forecasts that were repeated.
  public let windows: Int
  /// In the currency; nil without a window and for all series together.
  public let meanAbsoluteError: Double?
  /// In mean steps of each series, as the next one; nil without a window.
  public let meanScaledError: Double?
  public let naiveMeanScaledError: Double?
  /// By how many percent the scaled error is less than the naive one's; nil below four windows.
  public let skillPercent: Double?
  /// The shares of intervals that held; nil without a window.
  public let coverage80: Double?
  /// The share of 95 % intervals that held, from 0 to 1.
  public let coverage95: Double?
  /// How good the chances were; nil for forecasts without one.
  public internal(set) var chances: Chances?

  init(
    _ backtest: Backtest, series: String, currency: String, unit: String = "", horizon: Int
  ) {
    self.init(
      backtest, series: series, currency: currency, unit: unit, horizon: horizon,
      error: backtest.meanAbsoluteError)
  }

  /// Summarises all series together; their errors have no common unit.
  init(pooled backtest: Backtest, horizon: Int) {
    self.init(
      backtest, series: "*", currency: "", unit: "", horizon: horizon, error: nil)
  }

  private init(
    _ backtest: Backtest, series: String, currency: String, unit: String, horizon: Int,
    error: Double?
  ) {
    self.series = series
    self.currency = currency
    self.unit = unit
    self.horizon = horizon
    windows = backtest.windows.count
    meanAbsoluteError = error
    meanScaledError = backtest.meanScaledError
    naiveMeanScaledError = backtest.naiveMeanScaledError
    skillPercent = backtest.skillPercent(latest: .max)
    coverage80 = backtest.coverage80
    coverage95 = backtest.coverage95
    let chances = backtest.chances
    self.chances = chances.windows.isEmpty ? nil : Chances(chances)
  }

  /// The rows of several series, one for each horizon, before them those of all together.
  static func rows(
    _ series: [(name: String, currency: String, unit: String, backtests: [Backtest])],
    horizons: [Int]
  ) -> [BacktestSummary] {
    guard !series.isEmpty else { return [] }
    let pooled = horizons.indices.map { index in
      var all = Backtest()
      for one in series { all.append(one.backtests[index]) }
      return BacktestSummary(pooled: all, horizon: horizons[index])
    }
    return pooled
      + series.flatMap { one in
        horizons.indices.map { index in
          BacktestSummary(
            one.backtests[index], series: one.name, currency: one.currency, unit: one.unit,
            horizon: horizons[index])
        }
      }
  }
}
