/// Projects the total spending of a period from a day within it.
///
/// The method is Larder's own, fitted on the Complete Journey panel and tested on held-out
/// households and months. With `S` spent on the first `d` of `D` days and `R = D − d`:
///
///     e    = past daily rates, smoothed:  e₁ = r₁,  eₖ = eₖ₋₁ + 0.3 (rₖ − eₖ₋₁)
///     w    = d / (d + 120)
///     µ    = 0.97 R (w S/d + (1 − w) e)
///     σ²   = 0.886 c + 0.844 (R · sd of the last six r)² + 0.078 µ²/n + 0.219 c/n
///     total = S + µ,  bounds = S + max(0, µ + q σ)
///
/// where `sd` is the population's, `n` counts the past periods, `c` is the variance of the
/// remaining spending as a renewal-reward sum (``RemainingSpend``), and `q` is taken from the
/// residual quantiles of the day nearest to `d` (the earlier of two). Without past periods the rate
/// so far is carried forward (`µ = R S/d`) with bounds of 0.3 and 1.9, and of 0 and 2.8 times `µ`:
/// a guess, which ``method`` names.
///
/// A period of another length than a month counts its own days, and uses the same constants.
public struct MonthEndProjection: Hashable, Sendable {
  /// How the remaining days' rate was found.
  public enum Method: String, Sendable {
    /// The period has ended: nothing is left to foresee.
    case ended
    /// The rate so far, carried on; there is no past period.
    case proRata = "pro-rata"
    /// The smoothed rate of past periods, with a little of this one's.
    case smoothedRate = "smoothed-rate"
  }

  /// A whole period before this one.
  public struct PastPeriod: Hashable, Sendable {
    public let total: Double
    /// At least 1.
    public let days: Int

    public init(total: Double, days: Int) {
      self.total = total
      self.days = days
    }

    fileprivate var rate: Double { total / Double(days) }
  }

  /// What was spent on one day.
  public struct SpendingDay: Hashable, Sendable {
    /// Days before the day that is looked from, at least 0.
    public let age: Int
    public let amount: Double

    public init(age: Int, amount: Double) {
      self.age = age
      self.amount = amount
    }
  }

  /// The total foreseen, in the unit of what was spent.
  public let total: Prediction
  public let method: Method
  /// How many past periods it rests on.
  public let count: Int

  /// Projects the total of a period from what was spent on its first days.
  ///
  /// Rates below zero, as when refunds outweigh purchases, count as zero: days to come never
  /// lower a total.
  ///
  /// Nil if a number of days is not of that kind, if an amount is no number or out of all reason, or
  /// if the period has not begun and there is no past one.
  ///
  /// - Parameters:
  ///   - spent: What was spent up to and including `day`.
  ///   - day: How many of the period's days are over, 0 to `days`; more is an ended period.
  ///   - days: How many days the period has, at least 1.
  ///   - past: The periods before it, oldest first.
  ///   - spendingDays: The days with spending up to `day`, the latest first.
  public init?(
    spent: Double, day: Int, of days: Int, past: [PastPeriod], spendingDays: [SpendingDay]
  ) {
    guard abs(spent) < 1e100, day >= 0, days > 0,
      past.allSatisfy({ $0.days > 0 && abs($0.total) < 1e100 })
    else { return nil }
    let remaining = Double(days - day)
    if day >= days {
      self.init(spent: spent, rest: 0, bounds: (0, 0, 0, 0), .ended, count: past.count)
    } else if let rate = ExponentialSmoothing(past.map(\.rate), factor: 0.3)?.level {
      let weight = Double(day) / (Double(day) + 120)
      let ownRate = day > 0 ? weight * spent / Double(day) : 0
      let rest = max(0, 0.97 * remaining * (ownRate + (1 - weight) * rate))
      let deviation = populationDeviation(past.suffix(6).map(\.rate)) * remaining
      let coming = RemainingSpend(spendingDays, day: day).variance(
        over: remaining, usual: rest * rest / max(remaining, 1))
      let count = Double(past.count)
      let scale =
        (0.886 * coming + 0.844 * deviation * deviation + 0.078 * rest * rest / count
        + 0.219 * coming / count).squareRoot()
      let row = Self.residuals(nearest: day)
      func bound(_ quantile: Double) -> Double { max(0, rest + quantile * scale) }
      self.init(
        spent: spent, rest: rest,
        bounds: (bound(row.low95), bound(row.low80), bound(row.high80), bound(row.high95)),
        .smoothedRate, count: past.count)
    } else if day > 0 {
      let rest = max(0, spent / Double(day) * remaining)
      self.init(
        spent: spent, rest: rest, bounds: (0, 0.3 * rest, 1.9 * rest, 2.8 * rest), .proRata,
        count: 0)
    } else {
      return nil
    }
  }

  init(total: Prediction, method: Method, count: Int) {
    self.total = total
    self.method = method
    self.count = count
  }

  /// Bounds in ascending order: of 95, of 80, of 80 and of 95 in 100, without what was spent.
  private init(
    spent: Double, rest: Double, bounds: (Double, Double, Double, Double), _ method: Method,
    count: Int
  ) {
    self.init(
      total: Prediction(
        point: spent + rest, interval80: (spent + bounds.1)...(spent + bounds.2),
        interval95: (spent + bounds.0)...(spent + bounds.3)), method: method, count: count)
  }
}

extension MonthEndProjection {
  private struct ResidualQuantiles {
    let day: Int
    let low95, low80, high80, high95: Double
  }

  /// Quantiles of the scaled residuals by day of the month, in the order of days.
  private static let residuals = [
    ResidualQuantiles(day: 5, low95: -1.38, low80: -0.93, high80: 1.49, high95: 2.57),
    ResidualQuantiles(day: 10, low95: -1.39, low80: -1.0, high80: 1.39, high95: 2.45),
    ResidualQuantiles(day: 15, low95: -1.31, low80: -0.94, high80: 1.35, high95: 2.61),
    ResidualQuantiles(day: 20, low95: -1.27, low80: -0.92, high80: 1.56, high95: 2.92),
    ResidualQuantiles(day: 25, low95: -1.16, low80: -0.88, high80: 1.46, high95: 3.08),
  ]

  private static func residuals(nearest day: Int) -> ResidualQuantiles {
    residuals.dropFirst().reduce(residuals[0]) { nearest, row in
      abs(row.day - day) < abs(nearest.day - day) ? row : nearest
    }
  }
}

/// The square root of the mean squared distance from the mean; the values must not be empty.
private func populationDeviation(_ values: [Double]) -> Double {
  let count = Double(values.count)
  let mean = values.reduce(0, +) / count
  let squares = values.reduce(0) { sum, value in sum + (value - mean) * (value - mean) }
  return (squares / count).squareRoot()
}
