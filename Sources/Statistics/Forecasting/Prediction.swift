/// A number foreseen, with bounds that are to hold it in 80 and in 95 of 100 cases.
public struct Prediction: Hashable, Sendable {
  public let point: Double
  public let interval80: PredictionInterval
  /// At least as wide as the other; nil where a method has no such bounds.
  public let interval95: PredictionInterval?

  public init(
    point: Double, interval80: PredictionInterval, interval95: PredictionInterval? = nil
  ) {
    self.point = point
    self.interval80 = interval80
    self.interval95 = interval95
  }
}

/// Bounds of what is foreseen, both included.
public struct PredictionInterval: Hashable, Sendable {
  public let low: Double
  /// Not below `low`.
  public let high: Double

  public init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  public func contains(_ value: Double) -> Bool { low <= value && value <= high }
}
