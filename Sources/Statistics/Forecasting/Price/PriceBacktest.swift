#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The days that earlier prices are forecast from.
///
/// They are the ends of the steps of the latest run of prices.
public struct PriceOrigins: Hashable, Sendable {
  /// How many steps are known at the first of them, at least 2.
  public var first: Int
  /// How many steps there are from one to the next, at least 1.
  public var stride: Int
  /// Only the latest of them, at most so many.
  public var latest: Int
  /// Of a longer history a forecast is given so many of the latest prices, at least 2.
  public var history: Int

  public init(from first: Int = 2, every stride: Int = 1, latest: Int = .max, history: Int = .max) {
    self.first = max(2, first)
    self.stride = max(1, stride)
    self.latest = max(0, latest)
    self.history = max(2, history)
  }
}

extension Backtest {
  /// Forecasts prices from earlier days, each time from what was paid until then and nothing else.
  ///
  /// A forecast is what it would have been on that day: the step, the run and the number of steps
  /// are found anew from what was known. All horizons are forecast from the same days, those that
  /// have an answer for each. The answer is the price of the step asked for; where that one was
  /// missing and is filled in, it is what it is filled with. The naive forecast is the last price
  /// known. Days on which a single price was known are left out.
  ///
  /// - Parameters:
  ///   - observations: What was paid, and when, in any order.
  ///   - horizons: How many steps ahead, each at least 1.
  ///   - origins: The days from which.
  ///   - step: The step, where it is not to be found from the gaps.
  ///   - calendar: What months are.
  ///   - pools: How often prices stay elsewhere in the ledger, if that is known.
  ///   - printedStep: The smallest step in which prices are printed; nil if they are exact.
  /// - Returns: A backtest for each horizon.
  public static func ofPrices(
    _ observations: some Sequence<PriceObservation>, horizons: [Int],
    from origins: PriceOrigins = PriceOrigins(), by step: PriceSeries.Step? = nil,
    calendar: MonthCalendar, pools: StayHistory? = nil, printedStep: Double? = nil
  ) -> [Backtest] {
    guard let all = SteppedPrices(observations, by: step, calendar: calendar),
      let furthest = horizons.max(), horizons.allSatisfy({ $0 >= 1 })
    else { return horizons.map { _ in Backtest() } }
    let prices = all.run
    let first = all.medians[all.runStart].number
    let places = stride(
      from: origins.first, through: prices.count - furthest, by: origins.stride)
    var windows: [[Window]] = horizons.map { _ in [] }
    var next = all.runStart
    for place in Array(places).suffix(origins.latest) {
      while next < all.medians.count, all.medians[next].number < first + place { next += 1 }
      let known = Array(all.observations[..<all.medians[next - 1].end])
      guard
        let series = SteppedPrices(inOrder: known, by: step, calendar: calendar)
          .map({ PriceSeries($0) }),
        series.prices.count > 1
      else { continue }
      let history = Array(series.prices.suffix(origins.history))
      for (index, horizon) in horizons.enumerated() {
        let target = place - 1 + horizon
        let steps = series.stepsAhead(to: all.firstDay(of: first + target))
        guard
          let forecast = PriceForecast(
            prices: history, steps: steps, period: series.period,
            pool: pools?.pool(upTo: known[known.count - 1].day, steps: steps))
        else { continue }
        let last = history[history.count - 1]
        windows[index].append(
          Window(
            prediction: forecast.prediction, actual: prices[target], naive: last,
            scale: scale(of: history), printedStep: printedStep,
            chance: forecast.stayProbability.map { chance in
              ChanceBacktest.Window(
                chance: chance,
                happened: abs(log(prices[target] / last)) < StayCounts.tolerance)
            }))
      }
    }
    return windows.map { Backtest($0) }
  }
}
