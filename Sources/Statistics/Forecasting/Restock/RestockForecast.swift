#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// When a product will be bought again, by the intervals between its purchases.
///
/// Intervals are taken as lognormal. With `I` the `n` intervals so far, their logarithms' mean and
/// variance are drawn towards what is usual:
///
///     w  = n / (n + 4)
///     µ  = w mean ln I + (1 − w) prior + 0.2 (EWMA₀.₃ ln I − mean ln I)
///                      + 0.1 ln(last quantity / geometric mean of the quantities before it)
///     s² = (n var ln I + 8 · 0.8) / (n + 8)
///     next day = last day + exp µ,  80 % between µ − 1.28 s and µ + 1.46 s,
///                                   95 % between µ − 2.2 s and µ + 3.8 s
///
/// The recipe is Larder's own. Its constants were fitted on half of the households of Complete
/// Journey and tested on the other half, intervals that had not ended yet counted as such (Kaplan
/// and Meier): that is why the upper bounds are the further ones. Of 175 535 intervals of the other
/// half 73 in 100 ended between the bounds of 80 % so counted, as some products are not bought again
/// for long, and 95 in 100 between those of 95 %.
public struct RestockForecast: Hashable, Sendable {
  public struct Purchase: Hashable, Sendable {
    /// Days since 1970-01-01, or any other day.
    public let day: Int
    /// Above zero, in one unit for all purchases.
    public let quantity: Double

    public init(day: Int, quantity: Double) {
      self.day = day
      self.quantity = quantity
    }
  }

  /// The day the product will be bought again, counted as the purchases' days are.
  public let nextDay: Int
  /// Days that hold the next purchase in 80 of 100 cases.
  public let interval80: ClosedRange<Double>
  /// Days that hold it in 95 of 100 cases.
  public let interval95: ClosedRange<Double>
  /// The median of the interval to come, in days: `exp µ`.
  public let intervalDays: Double
  /// `µ`, of days.
  public let logMean: Double
  /// `s`, above zero.
  public let logDeviation: Double
  /// How many intervals it rests on, at least 1.
  public let count: Int
  public let firstDay: Int
  public let lastDay: Int

  /// Longer than anything is kept for.
  private static let mostDays = 1e6

  /// Foresees the next purchase.
  ///
  /// Nil if there are not two days of purchases, if days fall back, or if a quantity is not above
  /// zero and finite, or the prior no number.
  ///
  /// - Parameters:
  ///   - purchases: Oldest first; what was bought on one day is one purchase.
  ///   - prior: The mean logarithm of the days between two purchases of such a product, see
  ///     ``RestockPrior``.
  public init?(purchases: [Purchase], prior: Double = RestockPrior.usual) {
    guard prior.isFinite, let days = Self.distinctDays(of: purchases) else { return nil }
    guard let first = days.first, let last = days.last, days.count >= 2 else { return nil }

    let logs = zip(days, days.dropFirst()).map { log(Double($1.day - $0.day)) }
    let count = Double(logs.count)
    let mean = logs.reduce(0, +) / count
    let variance = logs.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
    let smoothed = ExponentialSmoothing(logs, factor: 0.3)?.level ?? mean
    let usualQuantity = days.dropLast().reduce(0) { $0 + log($1.quantity) } / count
    let weight = count / (count + 4)
    let mu =
      weight * mean + (1 - weight) * prior + 0.2 * (smoothed - mean)
      + 0.1 * (log(last.quantity) - usualQuantity)
    let deviation = ((count * variance + 8 * 0.8) / (count + 8)).squareRoot()
    let interval = min(exp(mu), Self.mostDays)

    let start = Double(last.day)
    nextDay = last.day + Int(max(1, interval.rounded(.toNearestOrEven)))
    func bounds(_ low: Double, _ high: Double) -> ClosedRange<Double> {
      (start + interval * exp(low * deviation))...(start + interval * exp(high * deviation))
    }
    interval80 = bounds(-1.28, 1.46)
    interval95 = bounds(-2.2, 3.8)
    intervalDays = interval
    logMean = mu
    logDeviation = deviation
    self.count = logs.count
    firstDay = first.day
    lastDay = last.day
  }

  /// The purchases with those of one day joined; nil if days fall back or a quantity is not above
  /// zero and finite.
  static func distinctDays(of purchases: [Purchase]) -> [Purchase]? {
    guard purchases.allSatisfy({ $0.quantity > 0 && $0.quantity.isFinite }) else { return nil }
    var days: [Purchase] = []
    for purchase in purchases {
      if let last = days.last, last.day >= purchase.day {
        guard last.day == purchase.day else { return nil }
        days[days.count - 1] = Purchase(
          day: last.day, quantity: last.quantity + purchase.quantity)
      } else {
        days.append(purchase)
      }
    }
    return days
  }
}
