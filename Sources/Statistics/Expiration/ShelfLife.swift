#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long one product is expected to keep, from purchase to the date on its label.
public struct ShelfLife: Hashable, Sendable {
  /// In days.
  public let days: LognormalTime
  /// How many labels of this very product it rests on.
  public let labels: Int

  /// Bounds in days that hold the life in `coverage` of all cases, 0 < `coverage` < 1.
  ///
  /// `exp(µ ± t σ)` with Student's quantile for four degrees of freedom and one more a label, as
  /// the deviations behind `σ` are themselves only estimates.
  public func interval(coverage: Double) -> ClosedRange<Double> {
    let student = StudentDistribution(degreesOfFreedom: 4 + Double(labels))
    let reach = (student?.quantile(0.5 + 0.5 * coverage) ?? .infinity) * days.logDeviation
    return days.median * exp(-reach)...days.median * exp(reach)
  }
}
