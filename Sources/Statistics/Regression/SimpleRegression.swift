/// The straight line through points, `y = intercept + slope × x`, by least squares.
///
/// Sums are of distances from the means, so that an origin far away costs no digits:
/// `slope = Σ (x − x̄)(y − ȳ) ÷ Σ (x − x̄)²`, with the standard error `s ÷ √Σ (x − x̄)²` and
/// `s² = Σ residual² ÷ (n − 2)`. Source: NIST/SEMATECH e-Handbook of Statistical Methods, section
/// 4.4.3; checked against NIST's certified data.
public struct SimpleRegression: Hashable, Sendable {
  /// The change of y for one unit of x.
  public let slope: Double
  public let intercept: Double
  /// The number of points less two.
  public let degreesOfFreedom: Int
  /// The standard deviation of the points about the line; nil for two points.
  public let residualDeviation: Double?
  /// Nil for two points.
  public let slopeStandardError: Double?
  /// The share of the squares of `y` about its mean that is explained; nil if `y` never varies.
  public let rSquared: Double?

  /// Nil if there are fewer than two points, if a number is not finite, or if `x` never varies.
  public init?(x: [Double], y: [Double]) {
    guard x.count == y.count, x.count >= 2, x.allSatisfy(\.isFinite), y.allSatisfy(\.isFinite)
    else { return nil }
    let (meanX, meanY) = (mean(x), mean(y))
    var (squaresX, products, squaresY) = (0.0, 0.0, 0.0)
    for (x, y) in zip(x, y) {
      squaresX += (x - meanX) * (x - meanX)
      products += (x - meanX) * (y - meanY)
      squaresY += (y - meanY) * (y - meanY)
    }
    guard squaresX > 0, x.contains(where: { $0 != x[0] }) else { return nil }
    let slope = products / squaresX
    var residualSquares = 0.0
    for (x, y) in zip(x, y) {
      let residual = (y - meanY) - slope * (x - meanX)
      residualSquares += residual * residual
    }
    self.slope = slope
    intercept = meanY - slope * meanX
    degreesOfFreedom = x.count - 2
    rSquared = y.contains { $0 != y[0] } ? 1 - residualSquares / squaresY : nil
    guard degreesOfFreedom > 0 else {
      residualDeviation = nil
      slopeStandardError = nil
      return
    }
    let deviation = (residualSquares / Double(degreesOfFreedom)).squareRoot()
    residualDeviation = deviation
    slopeStandardError = deviation / squaresX.squareRoot()
  }
}

/// The mean, with a second pass that takes back most of the first one's rounding.
private func mean(_ values: [Double]) -> Double {
  let count = Double(values.count)
  let rough = values.reduce(0, +) / count
  return rough + values.reduce(0) { $0 + ($1 - rough) } / count
}
