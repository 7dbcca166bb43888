/// A number foreseen, with bounds that are to hold it in 80 and in 95 of 100 cases.
public struct Prediction: Hashable, Sendable {
  public let point: Double
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
