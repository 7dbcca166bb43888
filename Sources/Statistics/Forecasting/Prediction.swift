/// A number foreseen, with bounds that are to hold it in 80 and in 95 of 100 cases.
public struct Prediction: Hashable, Sendable {
  public let point: Double
  /// Contains the outcome in 8 of 10 cases, if the method is right.
  public let interval80: ClosedRange<Double>
  /// At least as wide as the other; nil where a method has no such bounds.
  public let interval95: ClosedRange<Double>?

  public init(
    point: Double, interval80: ClosedRange<Double>, interval95: ClosedRange<Double>? = nil
  ) {
    self.point = point
    self.interval80 = interval80
    self.interval95 = interval95
  }
}

extension Prediction {
  /// A share of the last printed digit that counts as noise of the arithmetic.
  private static let noise = 1e-6

  /// The bounds as they are printed: rounded outward to whole multiples of `step`.
  ///
  /// Rounding outward keeps every value within the bounds. A bound that differs from a multiple
  /// only by the noise of `exp(log x)` is that multiple.
  ///
  /// - Parameters:
  ///   - interval: The bounds.
  ///   - step: The smallest printed step, above zero.
  /// - Returns: The printed bounds.
  public static func outward(
    _ interval: ClosedRange<Double>, toStep step: Double
  ) -> ClosedRange<Double> {
    let low = (interval.lowerBound / step + noise).rounded(.down) * step
    let high = (interval.upperBound / step - noise).rounded(.up) * step
    return min(low, high)...max(low, high)
  }
}
