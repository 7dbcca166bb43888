/// A level that follows a series, each value's weight falling by the same share with every later
/// one.
///
/// `level₁ = y₁`, `levelₖ = levelₖ₋₁ + α (yₖ − levelₖ₋₁)`. The level is the forecast of every value
/// to come. Source: Hyndman and Athanasopoulos, Forecasting: Principles and Practice, 3rd edition,
/// section 8.1.
public struct ExponentialSmoothing: Hashable, Sendable {
  /// `α`: the share of a new value, above 0, at most 1.
  public let factor: Double
  public private(set) var level: Double

  /// Starts at the first value; nil unless 0 < `factor` ≤ 1.
  public init?(first: Double, factor: Double) {
    guard factor > 0, factor <= 1 else { return nil }
    level = first
    self.factor = factor
  }

  /// Smooths a series, oldest first; nil if it is empty, and unless 0 < `factor` ≤ 1.
  public init?(_ values: some Collection<Double>, factor: Double) {
    guard let first = values.first else { return nil }
    self.init(first: first, factor: factor)
    for value in values.dropFirst() { add(value) }
  }

  /// Smooths a series by that factor of several whose squared one-step errors add up to least.
  ///
  /// Of equally good ones the first is taken. Nil if the series is empty or no factor is of that
  /// kind.
  public init?(_ values: some Collection<Double>, bestOf factors: [Double]) {
    var best: (squares: Double, smoothed: Self)?
    for factor in factors {
      guard let first = values.first, var smoothed = Self(first: first, factor: factor) else {
        continue
      }
      var squares = 0.0
      for value in values.dropFirst() {
        let error = smoothed.add(value)
        squares += error * error
      }
      if best.map({ squares < $0.squares }) ?? true { best = (squares, smoothed) }
    }
    guard let best else { return nil }
    self = best.smoothed
  }

  /// Takes in the next value.
  ///
  /// - Returns: By how much it was above the level, which had been its forecast.
  @discardableResult
  public mutating func add(_ value: Double) -> Double {
    let error = value - level
    level += factor * error
    return error
  }
}
