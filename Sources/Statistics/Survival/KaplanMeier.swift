/// The share that lasts beyond each time at which something ended, where not all ends were seen.
///
/// `S(t) = Π (1 − dᵢ/nᵢ)` over the times `tᵢ ≤ t`, at which `dᵢ` of the `nᵢ` still under observation
/// ended; one censored at that very time is still among them. Source: Kaplan and Meier,
/// Nonparametric Estimation from Incomplete Observations (1958).
public struct KaplanMeier: Hashable, Sendable {
  /// What happened at one time at which something ended.
  public struct Step: Hashable, Sendable {
    public let time: Double
    /// How many had neither ended nor been lost from sight before.
    public let atRisk: Int
    public let ended: Int
    /// The share that lasts longer than this time.
    public let survival: Double
    /// Greenwood's: `S √Σ d ÷ (n (n − d))`; 0 once nothing survives.
    public let standardError: Double
  }

  /// In the order of time; empty if no end was seen.
  public let steps: [Step]

  /// Whatever the order of times.
  public init(_ times: [ObservedTime]) {
    let sorted = times.sorted { $0.time < $1.time }
    var steps: [Step] = []
    var (survival, variance) = (1.0, 0.0)
    var start = 0
    while start < sorted.count {
      let time = sorted[start].time
      let end = sorted[start...].firstIndex { $0.time > time } ?? sorted.count
      let ended = sorted[start..<end].count { $0.ended }
      let atRisk = sorted.count - start
      start = end
      guard ended > 0 else { continue }
      survival *= 1 - Double(ended) / Double(atRisk)
      if ended < atRisk { variance += Double(ended) / (Double(atRisk) * Double(atRisk - ended)) }
      steps.append(
        Step(
          time: time, atRisk: atRisk, ended: ended, survival: survival,
          standardError: survival * variance.squareRoot()))
    }
    self.steps = steps
  }

  /// The share that lasts longer than a time.
  public func survival(beyond time: Double) -> Double {
    steps.last { $0.time <= time }?.survival ?? 1
  }

  /// The first time up to which at least a share `p` has ended; nil if it was not seen to.
  ///
  /// A trillionth less counts as reached, as shares are products that round.
  public func quantile(_ p: Double) -> Double? {
    steps.first { $0.survival <= 1 - p + 1e-12 }?.time
  }
}
