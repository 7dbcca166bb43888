#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The distribution of the sum of squares of as many standard normal values as there are degrees
/// of freedom.
///
/// By the incomplete gamma functions (NIST Digital Library of Mathematical Functions, 8.2): with
/// `ν` degrees of freedom, a share `P(ν/2, x/2)` lies below `x`.
public struct ChiSquareDistribution: Hashable, Sendable {
  public let degreesOfFreedom: Double

  /// Nil unless there are more than zero degrees of freedom and no more than ten million; they
  /// need not be whole.
  public init?(degreesOfFreedom: Double) {
    guard degreesOfFreedom > 0, degreesOfFreedom <= 1e7 else { return nil }
    self.degreesOfFreedom = degreesOfFreedom
  }

  private var shape: Double { 0.5 * degreesOfFreedom }

  /// The chance of a value up to `x`.
  public func cumulative(_ x: Double) -> Double {
    incompleteGamma(0.5 * x, a: shape).below
  }

  /// The value that is exceeded with the chance `1 − p`; 0 at 0, infinite at 1, not a number
  /// outside.
  ///
  /// Solved for its logarithm from Wilson and Hilferty's approximation (1931).
  public func quantile(_ p: Double) -> Double {
    guard p > 0, p < 1 else { return p == 0 ? 0 : p == 1 ? .infinity : .nan }
    let start = logStart(p)
    // So near to zero the series' first term is all there is, and others are too small for numbers.
    guard start > -600 else { return exp(start) }
    let logValue = monotoneRoot(near: start) { logValue in
      let value = exp(logValue)
      let (below, above) = incompleteGamma(0.5 * value, a: shape)
      let rate = exp(shape * log(0.5 * value) - 0.5 * value - logGamma(shape))
      return p < 0.5
        ? (log(below / p), rate / below) : (log(above / (1 - p)), -rate / above)
    }
    return exp(logValue)
  }

  private func logStart(_ p: Double) -> Double {
    let ninth = 2 / (9 * degreesOfFreedom)
    let cubeRoot = 1 - ninth + NormalDistribution.quantile(p) * ninth.squareRoot()
    if cubeRoot > 0.2 { return log(degreesOfFreedom) + 3 * log(cubeRoot) }
    return log(2) + (log(p) + logGamma(shape + 1)) / shape
  }
}
