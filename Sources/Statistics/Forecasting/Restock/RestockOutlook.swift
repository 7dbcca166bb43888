#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What comes next, given that it has not come yet: one product seen from a day.
///
/// The interval's lognormal is that of ``RestockForecast`` since the last change of rhythm, with its
/// mean and spread drawn to the own rhythm (``RestockRhythm``). With `el` days gone by and
/// `z₀ = (ln(el + ½) − µ) / s`, `F₀ = Φ(z₀)`, the days left have the quantiles
///
///     exp(µ + s Φ⁻¹(F₀ + q (1 − F₀))) − el,    at least 1;  bounds with 1.1 s
///
/// The chance within seven days is that of ``RestockProbability``, mixed with the share of own
/// intervals. It was calibrated, so where it and a quantile disagree, the quantile is mended: a level up
/// to the chance lies within seven days, a greater one beyond. Once the interval's upper bound has
/// passed, the lognormal says nothing any more, and the days left are exponential with that chance.
public struct RestockOutlook: Hashable, Sendable {
  /// Since the last change of rhythm.
  public let forecast: RestockForecast
  /// The chance that the product is bought within seven days.
  public let probability: Double
  /// Days since the last purchase, at least 0.
  public let elapsed: Int
  /// `µ`: the exponential is the usual interval in days.
  public let logMean: Double
  /// `s`.
  public let logDeviation: Double
  /// The median of the last twelve own intervals, in days, for the quantity bought last.
  public let ownIntervalDays: Double
  /// How much the own rhythm counts, 0 to 1.
  public let rhythmWeight: Double
  /// True if earlier purchases were left out, as the rhythm has changed since.
  public let hasChangedRhythm: Bool

  /// The days until equal whole weeks are over again, if there are only two or three of them.
  private let dueDays: Int?

  /// Looks ahead from `today`; a day before the last purchase counts as that day.
  ///
  /// Nil where ``RestockForecast`` is.
  ///
  /// - Parameters:
  ///   - purchases: Oldest first; what was bought on one day is one purchase.
  ///   - prior: The mean logarithm of the days between two purchases of such a product.
  ///   - today: The day that is looked from.
  ///   - trips: The household's shopping trips up to that day.
  public init?(
    purchases: [RestockForecast.Purchase], prior: Double = RestockPrior.usual, today: Int,
    trips: RestockProbability.Trips
  ) {
    guard let days = RestockForecast.distinctDays(of: purchases), days.count >= 2 else {
      return nil
    }
    let relevant = Array(RestockRhythm.sinceLastChange(days))
    guard let forecast = RestockForecast(purchases: relevant, prior: prior) else { return nil }
    let rhythm = RestockRhythm(relevant)
    let usual = RestockProbability(of: forecast, today: today, trips: trips).within7Days
    let elapsed = max(0, today - forecast.lastDay)
    self.forecast = forecast
    self.elapsed = elapsed
    hasChangedRhythm = relevant.count < days.count
    ownIntervalDays = rhythm.medianDays
    rhythmWeight = rhythm.weight
    dueDays = rhythm.equalWeeks.map { $0 - elapsed }
    probability = Self.mixed(usual, rhythm, elapsed: elapsed)
    if rhythm.weight > 0 {
      logMean =
        (1 - rhythm.weight) * (forecast.logMean + rhythm.quantityShift)
        + rhythm.weight * rhythm.logMedian
      let ownDeviation = max(0.06, rhythm.spread, 1 / exp(rhythm.logMedian))
      logDeviation = exp(
        (1 - rhythm.weight) * log(forecast.logDeviation) + rhythm.weight * log(ownDeviation))
    } else {
      logMean = forecast.logMean + rhythm.quantityShift
      logDeviation = forecast.logDeviation
    }
  }

  /// The chance with the share of own intervals mixed in, as sure as two more of them.
  private static func mixed(_ usual: Double, _ rhythm: RestockRhythm, elapsed: Int) -> Double {
    let own = rhythm.shares(elapsed: Double(elapsed), within: 7)
    let share = (own.ending + 2 * usual) / (own.possible + 2)
    return (1 - rhythm.weight) * usual + rhythm.weight * share
  }

  /// The usual interval in days.
  public var intervalDays: Double { min(exp(logMean), 1e6) }

  /// True if more days have gone by than the interval's upper bound of 80 %.
  public var isOverdue: Bool { Double(elapsed) > exp(logMean + 1.46 * logDeviation) }

  /// True if the product is no longer bought: hardly any chance, and three intervals have passed.
  public var hasStopped: Bool { probability < 0.02 && Double(elapsed) > 3 * intervalDays }

  /// The days until the next purchase, at least 1: the median, or the likeliest day after two or three
  /// equal whole weeks.
  public var daysLeft: Int {
    if let dueDays, dueDays >= 1 { return dueDays }
    return Int(min(1e6, quantile(0.5).rounded(.toNearestOrEven)))
  }

  /// The days left that hold the next purchase in 80 of 100 cases.
  public var interval80: ClosedRange<Double> { quantile(0.1)...quantile(0.9) }
  /// The days left that hold it in 95 of 100 cases.
  public var interval95: ClosedRange<Double> { quantile(0.025)...quantile(0.975) }

  /// The quantile of the days left by the lognormal alone, at least 1.
  ///
  /// - Parameters:
  ///   - level: Above 0 and below 1.
  ///   - widening: The spread is multiplied by it.
  /// - Returns: Days after today.
  func lognormalQuantile(_ level: Double, widening: Double = 1) -> Double {
    let deviation = logDeviation * widening
    let reached = min(reached(deviation), 1 - 1e-9)
    let z = NormalDistribution.quantile(reached + level * (1 - reached))
    return max(1, min(1e6, exp(logMean + deviation * z) - Double(elapsed)))
  }

  /// The quantile of the days left that agrees with ``probability``.
  private func quantile(_ level: Double) -> Double {
    let chance = min(max(probability, 1e-6), 1 - 1e-6)
    if isOverdue { return max(1, min(1e6, Self.week * log1p(-level) / log1p(-chance))) }
    let days = lognormalQuantile(level, widening: level == 0.5 ? 1 : 1.1)
    return level <= chance ? min(days, Self.week.nextDown) : max(days, Self.week)
  }

  /// What ends before rounds to seven days or less.
  private static let week = 7.5

  private func reached(_ deviation: Double) -> Double {
    elapsed == 0
      ? 0 : NormalDistribution.cumulative((log(Double(elapsed) + 0.5) - logMean) / deviation)
  }

  /// The chance that the product is bought within so many days, at least 1.
  ///
  /// That of seven days was calibrated. Fewer days follow the hazard of the days left, scaled so that it
  /// agrees with it; more days add the hazard behind the seventh, at most unscaled: a hazard of nearly
  /// nothing within seven days says little of the days behind.
  public func probability(within days: Int) -> Double {
    guard days != 7 else { return probability }
    let chance = min(max(probability, 1e-6), 1 - 1e-6)
    let survival = log1p(-chance)
    guard !isOverdue, let whole = cumulativeHazard(7), let part = cumulativeHazard(days) else {
      return 1 - exp(survival * Double(days) / 7)
    }
    guard days > 7 else { return min(1 - exp(survival * part / whole), probability) }
    let further = max(0, part - whole) * min(1, -survival / whole)
    return max(1 - exp(survival - further), probability)
  }

  /// The hazard that gathers in so many days to come; nil where the lognormal has run out.
  private func cumulativeHazard(_ days: Int) -> Double? {
    let z = (log(Double(elapsed + days) + 0.5) - logMean) / logDeviation
    let survives = NormalDistribution.cumulative(-z) / max(1e-300, 1 - reached(logDeviation))
    let hazard = -log(max(1e-300, survives))
    return hazard > 1e-9 ? hazard : nil
  }
}
