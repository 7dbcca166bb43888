/// What a period's spending will come to, seen from a day within it.
///
/// The recipe is Larder's own, fitted on the Complete Journey panel and tested on households and
/// months it had not seen. With `S` spent on the first `d` of `D` days and `R = D − d`:
///
///     e    = past daily rates, smoothed:  e₁ = r₁,  eₖ = eₖ₋₁ + 0.3 (rₖ − eₖ₋₁)
///     w    = d / (d + 120)
///     µ    = 0.97 R (w S/d + (1 − w) e)
///     σ²   = max(25, (R · sd of the last six r)²) + 0.15 µ²
///     total = S + µ,  bounds = S + max(0, µ + q σ)
///
/// where `sd` is the population's and `q` comes from the row of the table of residual quantiles
/// whose day is nearest to `d` (the earlier of two). Without past periods the rate so far is
/// carried on (`µ = R S/d`) with bounds of 0.3 and 1.9, and of 0 and 2.8 times `µ`: a guess,
/// told by ``method``.
///
/// The floor of 25 is in squared units of a currency whose unit buys about what a dollar does. A
/// period of another length than a month counts its own days, and uses the same constants.
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
  public init?(spent: Double, day: Int, of days: Int, past: [PastPeriod]) {
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
      let scale = (max(25, deviation * deviation) + 0.15 * rest * rest).squareRoot()
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

  /// Bounds in ascending order: of 95, of 80, of 80 and of 95 in 100, without what was spent.
  private init(
    spent: Double, rest: Double, bounds: (Double, Double, Double, Double), _ method: Method,
    count: Int
  ) {
    total = Prediction(
      point: spent + rest, interval80: (spent + bounds.1)...(spent + bounds.2),
      interval95: (spent + bounds.0)...(spent + bounds.3))
    self.method = method
    self.count = count
  }
}

extension MonthEndProjection {
  private struct ResidualQuantiles {
    let day: Int
    let low95, low80, high80, high95: Double
  }

  /// Quantiles of the scaled residuals by day of the month, in the order of days.
  private static let residuals = [
    ResidualQuantiles(day: 3, low95: -1.58, low80: -1.10, high80: 1.40, high95: 2.64),
    ResidualQuantiles(day: 5, low95: -1.63, low80: -1.13, high80: 1.40, high95: 2.64),
    ResidualQuantiles(day: 8, low95: -1.72, low80: -1.19, high80: 1.44, high95: 2.77),
    ResidualQuantiles(day: 10, low95: -1.74, low80: -1.24, high80: 1.49, high95: 2.84),
    ResidualQuantiles(day: 15, low95: -1.88, low80: -1.40, high80: 1.66, high95: 3.18),
    ResidualQuantiles(day: 20, low95: -2.13, low80: -1.64, high80: 2.03, high95: 4.15),
    ResidualQuantiles(day: 25, low95: -2.34, low80: -2.0, high80: 2.74, high95: 5.46),
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
