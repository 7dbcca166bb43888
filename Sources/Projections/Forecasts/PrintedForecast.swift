import GroceryModel
import Statistics

/// A forecast as it is printed: the point rounded half-even, the bounds outward, so that they hold
/// the point as it is printed and no value that they did not hold before is lost.
public struct PrintedForecast: Hashable, Sendable {
  /// The point forecast, as printed.
  public let predicted: String
  /// The lower end of the 80 % interval, as printed.
  public let low80: String
  public let high80: String
  /// Empty where the method has no such bound.
  public let low95: String
  public let high95: String

  /// Nil where a number has too many digits.
  ///
  /// - Parameters:
  ///   - prediction: What is foreseen.
  ///   - factor: What it is multiplied by before it is rounded, above zero.
  ///   - digits: Fraction digits, 0 to 12.
  init?(_ prediction: Prediction, times factor: Double = 1, fractionDigits digits: Int) {
    let step = Self.step(fractionDigits: digits)
    func bounds(_ interval: ClosedRange<Double>) -> (low: String, high: String)? {
      let scaled = interval.lowerBound * factor...interval.upperBound * factor
      let printed = Prediction.outward(scaled, toStep: step)
      guard let low = decimalText(of: printed.lowerBound, fractionDigits: digits),
        let high = decimalText(of: printed.upperBound, fractionDigits: digits)
      else { return nil }
      return (low, high)
    }
    guard let predicted = decimalText(of: prediction.point * factor, fractionDigits: digits),
      let interval80 = bounds(prediction.interval80)
    else { return nil }
    self.predicted = predicted
    (low80, high80) = interval80
    let interval95 = prediction.interval95.flatMap(bounds)
    low95 = interval95?.low ?? ""
    high95 = interval95?.high ?? ""
  }

  /// The smallest printed step, such as 0.01 for two digits.
  static func step(fractionDigits digits: Int) -> Double {
    1 / (0..<digits).reduce(1.0) { power, _ in power * 10 }
  }

  /// What is known already, and so has no bounds but itself.
  init(certain text: String) {
    predicted = text
    low80 = text
    high80 = text
    low95 = text
    high95 = text
  }
}
