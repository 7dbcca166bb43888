#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Student's t distribution.
///
/// By the incomplete beta function (NIST Digital Library of Mathematical Functions, 8.17): with
/// `ν` degrees of freedom, a share `I(ν/(ν + t²); ν/2, ½)` lies farther from zero than `t`. From a
/// million degrees on, where that would lose digits, by the normal distribution at
/// `t (1 − 1/4ν) ÷ √(1 + t²/2ν)` (Abramowitz and Stegun, 26.7.8).
public struct StudentDistribution: Hashable, Sendable {
  public let degreesOfFreedom: Double

  /// Nil unless there are more than zero degrees of freedom; they need not be whole.
  public init?(degreesOfFreedom: Double) {
    guard degreesOfFreedom > 0 else { return nil }
    self.degreesOfFreedom = degreesOfFreedom
  }

  private var isNearlyNormal: Bool { degreesOfFreedom >= 1e6 }

  /// The chance of a value up to `t`.
  public func cumulative(_ t: Double) -> Double {
    guard !isNearlyNormal else {
      let spread = (1 + 0.5 * t * t / degreesOfFreedom).squareRoot()
      return NormalDistribution.cumulative(t * (1 - 0.25 / degreesOfFreedom) / spread)
    }
    return t > 0 ? 1 - tail(t) : tail(-t)
  }

  /// Returns the value that is exceeded with probability `1 − p`; infinite at 0 and 1, NaN outside
  /// [0, 1].
  ///
  /// Values beyond 10¹⁵⁰ are not distinguished; one degree of freedom with a probability of 10⁻¹⁵⁰
  /// reaches them.
  public func quantile(_ p: Double) -> Double {
    let normal = NormalDistribution.quantile(p)
    guard normal.isFinite, normal != 0 else { return normal }
    guard !isNearlyNormal else {
      let shrink = 1 - 0.25 / degreesOfFreedom
      return normal / (shrink * shrink - 0.5 * normal * normal / degreesOfFreedom).squareRoot()
    }
    let size = p < 0.5 ? quantile(tail: p, centre: 0.5 - p) : quantile(tail: 1 - p, centre: p - 0.5)
    return p < 0.5 ? -size : size
  }

  /// The size beyond which `tail` lies on either side, and below which `centre`.
  ///
  /// Solved for its logarithm, in which the logarithm of either chance is nearly straight.
  private func quantile(tail goal: Double, centre: Double) -> Double {
    let start = log(abs(NormalDistribution.quantile(goal)))
    let logSize = monotoneRoot(near: start) { logSize in
      let size = exp(logSize)
      let rate = density(size) * size
      if goal < centre {
        let share = tail(size)
        return (log(share / goal), -rate / share)
      }
      let share = between(size)
      return (log(share / centre), rate / share)
    }
    return exp(logSize)
  }

  /// The chance of a value above `t`, where `t ≥ 0`.
  private func tail(_ t: Double) -> Double {
    let (far, near) = parts(of: t)
    return 0.5 * incompleteBeta(far, complement: near, a: 0.5 * degreesOfFreedom, b: 0.5)
  }

  /// The chance of a value between 0 and `t`.
  private func between(_ t: Double) -> Double {
    let (far, near) = parts(of: t)
    return 0.5 * incompleteBeta(near, complement: far, a: 0.5, b: 0.5 * degreesOfFreedom)
  }

  /// `ν/(ν + t²)` and `t²/(ν + t²)`.
  private func parts(of t: Double) -> (Double, Double) {
    let ratio = t * t / degreesOfFreedom
    return (1 / (1 + ratio), ratio.isFinite ? ratio / (1 + ratio) : 1)
  }

  private func density(_ t: Double) -> Double {
    exp(
      -0.5 * (degreesOfFreedom + 1) * log1p(t * t / degreesOfFreedom)
        - logBeta(0.5, 0.5 * degreesOfFreedom)) / degreesOfFreedom.squareRoot()
  }
}
