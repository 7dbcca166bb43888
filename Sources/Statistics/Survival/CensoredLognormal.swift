#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension LognormalTime {
  /// Fits the distribution of times, some of them censored, with a prior.
  ///
  /// The EM algorithm for a normal `z = ln(time)`, also called Tobit: a censored one counts with
  /// the mean and variance it has beyond where it was last seen, `m = µ + σ λ(a)` and `v = σ² (1 +
  /// a λ(a) − λ(a)²)` for `a = (z − µ)/σ` and the normal hazard `λ`; an ended one with `m = z`, `v
  /// = 0`. Then, with the prior `(µ₀, σ₀)` worth `k` observations,
  ///
  ///     µ  = (Σ m + k µ₀) ÷ (n + k)
  ///     σ² = (Σ (m − µ)² + v + k σ₀²) ÷ (n + k)
  ///
  /// until `µ` moves by less than 10⁻¹⁰, at most 200 times. Sources: Dempster, Laird and Rubin,
  /// Maximum Likelihood from Incomplete Data via the EM Algorithm (1977), section 4.2; the prior
  /// and its weight are of the study named in ``ShelfLifeModel``. Leaving censored times out, or
  /// treating them as ends, would underestimate long lives.
  ///
  /// Returns nil without observations and with a prior weight of 0. Sums are in the order of times,
  /// whatever order they are given in.
  ///
  /// - Parameters:
  ///   - times: In the prior's unit. Those below 0.7, as of the day itself, count as 0.7.
  ///   - prior: What to expect without observations, such as of the category.
  ///   - priorWeight: `k`, how many observations the prior is worth, not negative.
  public init?(_ times: [ObservedTime], prior: LognormalTime, priorWeight: Double = 3) {
    let weight = Double(times.count) + priorWeight
    guard priorWeight >= 0, weight > 0, weight.isFinite else { return nil }
    let logs = times.map { (log: log(max(0.7, $0.time)), ended: $0.ended) }
      .sorted { ($0.log, $0.ended ? 1 : 0) < ($1.log, $1.ended ? 1 : 0) }
    let priorVariance = prior.logDeviation * prior.logDeviation
    var (mean, deviation) = (prior.logMean, prior.logDeviation)
    for _ in 0..<200 {
      var sum = 0.0
      let expected = logs.map { observed in
        let expected = Self.expectation(of: observed, mean: mean, deviation: deviation)
        sum += expected.mean
        return expected
      }
      let newMean = (sum + priorWeight * prior.logMean) / weight
      var squares = 0.0
      for expected in expected {
        squares += (expected.mean - newMean) * (expected.mean - newMean) + expected.variance
      }
      // All times alike and no prior leave no spread; one must stay for the next round.
      deviation = max(1e-9, ((squares + priorWeight * priorVariance) / weight).squareRoot())
      let step = abs(newMean - mean)
      mean = newMean
      if step < 1e-10 { break }
    }
    self.init(logMean: mean, logDeviation: deviation)
  }

  private static func expectation(
    of observed: (log: Double, ended: Bool), mean: Double, deviation: Double
  ) -> (mean: Double, variance: Double) {
    guard !observed.ended else { return (observed.log, 0) }
    let distance = (observed.log - mean) / deviation
    let hazard = NormalDistribution.meanBeyond(distance)
    let variance = deviation * deviation * (1 + distance * hazard - hazard * hazard)
    return (mean + deviation * hazard, max(0, variance))
  }
}
