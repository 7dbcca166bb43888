#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A time to come whose logarithm is normally distributed.
public struct LognormalTime: Hashable, Sendable {
  /// The mean of the logarithm: that of the median.
  public let logMean: Double
  /// The standard deviation of the logarithm, above 0.
  public let logDeviation: Double

  /// Nil unless both are finite and the deviation is above 0.
  public init?(logMean: Double, logDeviation: Double) {
    guard logMean.isFinite, logDeviation > 0, logDeviation.isFinite else { return nil }
    self.logMean = logMean
    self.logDeviation = logDeviation
  }

  /// Half of the times are shorter than this.
  public var median: Double { exp(logMean) }

  /// The time up to which a share `p` of the times lies.
  public func quantile(_ p: Double) -> Double {
    exp(logMean + logDeviation * NormalDistribution.quantile(p))
  }

  /// The chance that it takes longer than `time`.
  public func survival(beyond time: Double) -> Double {
    time > 0 ? NormalDistribution.cumulative((logMean - log(time)) / logDeviation) : 1
  }
}
