/// How good chances were, where it has come out since whether the thing happened.
public struct ChanceBacktest: Hashable, Sendable {
  public struct Window: Hashable, Sendable {
    /// 0 to 1.
    public let chance: Double
    public let happened: Bool

    public init(chance: Double, happened: Bool) {
      self.chance = chance
      self.happened = happened
    }
  }

  public private(set) var windows: [Window]

  public init(_ windows: [Window] = []) {
    self.windows = windows
  }

  public mutating func append(_ other: ChanceBacktest) {
    windows += other.windows
  }

  /// The share of windows in which it happened; nil without a window.
  public var baseRate: Double? { mean { $0.happened ? 1 : 0 } }

  /// The mean squared distance of the chances from what happened, 0 or 1 (Brier score).
  public var brierScore: Double? {
    mean { window in
      let error = window.chance - (window.happened ? 1 : 0)
      return error * error
    }
  }

  /// By how many percent the Brier score is less than that of always stating the base rate.
  ///
  /// Nil below four windows, or where the same happened in all of them.
  public var skillPercent: Double? {
    guard windows.count >= 4, let rate = baseRate, let score = brierScore, rate > 0, rate < 1
    else { return nil }
    return 100 * (1 - score / (rate * (1 - rate)))
  }

  private func mean(of value: (Window) -> Double) -> Double? {
    guard !windows.isEmpty else { return nil }
    return windows.reduce(0) { $0 + value($1) } / Double(windows.count)
  }
}
