import GroceryModel
import Statistics

/// A forecast as it is printed: the point rounded half-even, the bounds outward, so that they hold
/// the point as it is printed and no value that they did not hold before is lost.
public struct PrintedForecast: Hashable, Sendable {
  public let predicted: String
  public let low80: String
  public let high80: String
  /// Empty where the method has no such bound.
  public let low95: String
  public let high95: String

  /// A share of the last digit that is taken for noise of the arithmetic.
  private static let noise = 1e-6

  /// Nil where a number has too many digits.
  ///
  /// - Parameters:
  ///   - prediction: What is foreseen.
  ///   - factor: What it is multiplied by before it is rounded, above zero.
  ///   - digits: Fraction digits, 0 to 12.
  init?(_ prediction: Prediction, times factor: Double = 1, fractionDigits digits: Int) {
    let scale = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    func down(_ value: Double) -> String? {
      let scaled = (value * factor * scale + Self.noise).rounded(.down)
      return decimalText(of: scaled / scale, fractionDigits: digits)
    }
    func up(_ value: Double) -> String? {
      let scaled = (value * factor * scale - Self.noise).rounded(.up)
      return decimalText(of: scaled / scale, fractionDigits: digits)
    }
    guard let predicted = decimalText(of: prediction.point * factor, fractionDigits: digits),
      let low80 = down(prediction.interval80.lowerBound),
      let high80 = up(prediction.interval80.upperBound)
    else { return nil }
    self.predicted = predicted
    self.low80 = low80
    self.high80 = high80
    low95 = prediction.interval95.flatMap { down($0.lowerBound) } ?? ""
    high95 = prediction.interval95.flatMap { up($0.upperBound) } ?? ""
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
