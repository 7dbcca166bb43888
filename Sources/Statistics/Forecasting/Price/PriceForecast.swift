#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a price will be some steps on, by a regression of its change on its gaps to recent levels.
///
/// A straight line through prices is worse than "same as last time", since prices drift slowly and
/// come back from promotions. So what is regressed is the change of the logarithm `h` steps on,
/// on where the last price lies among its own recent levels (``LevelGaps``), shrunk towards
/// coefficients that were fitted on 2,400 public price series (``LevelRegression``). Where a price
/// more likely stays exactly what it is, the last one is carried on instead (``StickinessGate``):
///
///     core  = last price                  if it stays with probability p ≥ 0.5
///           = exp(z + b · gaps)           else
///     point = core                        if p ≥ 0.6
///           = median(core, median(last, median of the last 8, AR1), SES)  else
///
/// With a ledger's pool (``StayPool``) the chance to stay is that of the pool and the series together.
/// Where at least half of a series' steps are unchanged, the point is then the last price unless that
/// is on sale.
///
/// The point is kept within half the least and twice the greatest price. The bounds are weighted
/// quantiles of the errors the core made on this series, mixed with 20 errors usual elsewhere
/// (``PriceForecastPrior``), widened by 1.15 on the log scale away from the point, and contain it.
///
/// The recipe and its constants are Larder's own. On the 783 windows of the U.S. Bureau of Labor
/// Statistics' monthly average prices its mean absolute scaled error is 1.03, 1.40 and 2.09 at 1, 3
/// and 6 months (last price: 1.09, 1.61, 2.30; straight line: 2.80, 2.98, 3.49).
public struct PriceForecast: Hashable, Sendable {
  public enum Method: String, Sendable {
    /// There is one price: it is carried on, with bounds of 8 % and of 35 % on the log scale.
    case singlePrice = "single"
    /// The price more likely stays what it is.
    case sticky
    /// Changes regressed on the gaps to recent levels.
    case regression
  }

  /// The price foreseen, in the unit of the prices given.
  public let prediction: Prediction
  public let method: Method
  /// The position of the last price among the last eight, without seasonal effects.
  public let state: PriceState
  /// How likely the price is the same, within half a percent, so many steps on.
  ///
  /// Nil if there is one price only.
  public let stayProbability: Double?
  /// How much of each gap to a recent level is made good, as fitted on this series.
  public let closing: LevelGaps?
  /// True if the prices follow a season, which is then part of what is foreseen.
  public let isSeasonal: Bool
  /// How many prices it rests on, at least 1.
  public let count: Int

  /// Foresees the price `steps` after the last one.
  ///
  /// Nil without a price, or if one is not above zero, or out of all reason: beyond `10^±100`.
  ///
  /// - Parameters:
  ///   - prices: Unit prices at equal steps, oldest first.
  ///   - steps: How far to look ahead, at least 1.
  ///   - period: After how many steps a season may come again, at least 2: 12 for months. A season
  ///     is looked for only in four periods or more.
  ///   - pool: How often prices stay elsewhere in the ledger, if that is known.
  public init?(
    prices: [Double], steps: Int = 1, period: Int? = nil, pool: StayPool? = nil
  ) {
    guard steps >= 1, (period ?? 2) >= 2, let last = prices.last,
      prices.allSatisfy((1e-100...1e100).contains)
    else { return nil }
    if prices.count > 1 {
      self.init(several: prices, steps: steps, period: period, pool: pool)
    } else {
      self.init(only: last)
    }
  }

  private init(several prices: [Double], steps: Int, period: Int?, pool: StayPool?) {
    let levels = PriceLevels(prices, period: period)
    let prior = PriceForecastPrior.forSteps(steps)
    let gate = StickinessGate(
      levels, steps: steps,
      isSteady: pool != nil && levels.isMostlyUnchanged
        && StayCounts.lastState(of: levels.prices) != .onSale)
    let regression = LevelRegression(levels, steps: steps, prior: prior)

    let lastLog = levels.logs[levels.count - 1]
    let change = gate.isSticky ? 0 : regression.change(after: levels.gaps[levels.count - 1])
    let core = exp(lastLog + change)
    let point = gate.isSure ? core : levels.tempered(core, steps: steps)
    var errors = gate.isSticky ? gate.changes : regression.errors
    errors.mix(
      usual: prior.errors(isSticky: gate.isSticky), meanStep: levels.meanStep, steps: steps)

    prediction = levels.prediction(
      around: lastLog + change, point: point, errors: errors, steps: steps)
    method = gate.isSticky ? .sticky : .regression
    state = levels.state(at: levels.count - 1)
    stayProbability = pool?.chance(levels.prices, steps: steps) ?? gate.stayProbability
    closing = regression.coefficients
    isSeasonal = levels.season != nil
    count = prices.count
  }

  private init(only price: Double) {
    func interval(_ deviation: Double) -> ClosedRange<Double> {
      (price * exp(-deviation))...(price * exp(deviation))
    }
    prediction = Prediction(
      point: price, interval80: interval(0.08), interval95: interval(0.35))
    method = .singlePrice
    state = .regular
    stayProbability = nil
    closing = nil
    isSeasonal = false
    count = 1
  }
}

extension PriceLevels {
  /// The point and its bounds, with the season put back; `core` is a logarithm.
  fileprivate func prediction(
    around core: Double, point: Double, errors: WeightedErrors, steps: Int
  ) -> Prediction {
    let seasonal = season.map { exp($0.index(stepsAfterLast: steps)) } ?? 1
    let ceiling = 2 * greatest
    let point = min(max(point, 0.5 * least), ceiling)
    let sample = WeightedSample(errors.values, weights: errors.weights)
    func bound(_ share: Double) -> Double {
      let bound = exp(core + (sample?.quantile(share) ?? 0))
      let contained =
        share < 0.5
        ? min(max(bound, 0.4 * least), point) : max(min(bound, ceiling), point)
      return point * pow(contained / point, 1.15) * seasonal
    }
    return Prediction(
      point: point * seasonal,
      interval80: bound(0.1)...bound(0.9), interval95: bound(0.025)...bound(0.975))
  }
}
