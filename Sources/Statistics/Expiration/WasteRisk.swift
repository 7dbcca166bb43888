/// The probability that a lot is not finished before it spoils.
///
/// Both times are lognormal, and so is their ratio: with the time to finish `(µ_f, σ_f)` and the
/// life on the label `(µ_l, σ_l)`, whose logarithm differs from that of the edible life with a
/// deviation of 0.20,
///
///     P(waste) = Φ((µ_f − µ_l) ÷ √(σ_f² + σ_l² + 0.20²))
///
/// Source: stress-strength reliability, as in Kotz, Lumelskii and Pensky, The Stress-Strength Model
/// and its Generalizations (2003), chapter 2.
public struct WasteRisk: Hashable, Sendable {
  /// `σ` of a life that is read from the very thing's label.
  public static let labelDeviation = 0.20
  private static let edibleDeviation = 0.20

  /// From purchase to the last of it.
  private let finish: LognormalTime
  /// From purchase to the label's date.
  private let life: LognormalTime
  /// The chance at purchase.
  private let atPurchase: Double

  /// Compares the two times, both from the day of purchase and in the same unit.
  public init(finish: LognormalTime, life: LognormalTime) {
    self.finish = finish
    self.life = life
    let variance =
      finish.logDeviation * finish.logDeviation + life.logDeviation * life.logDeviation
      + Self.edibleDeviation * Self.edibleDeviation
    atPurchase = NormalDistribution.cumulative(
      (finish.logMean - life.logMean) / variance.squareRoot())
  }

  /// The chance for what is not finished `elapsed` after its purchase.
  ///
  /// `P(waste) ÷ P(finish > elapsed)`: what could have been finished by then no longer counts. 1
  /// once the median life is over.
  public func probability(unfinishedAfter elapsed: Double) -> Double {
    guard elapsed > 0 else { return atPurchase }
    guard elapsed < life.median else { return 1 }
    return atPurchase / max(finish.survival(beyond: elapsed), atPurchase, 1e-9)
  }
}
