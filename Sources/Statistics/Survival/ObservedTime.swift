/// How long something lasted, or that it had not ended when it was last seen.
public struct ObservedTime: Hashable, Sendable {
  /// Not below zero; for one that had not ended, how long it was seen.
  public let time: Double
  /// True if the end was seen; otherwise the time is censored, and the end came later.
  public let ended: Bool

  /// Nil if the time is negative or not finite.
  public init?(_ time: Double, ended: Bool) {
    guard time >= 0, time.isFinite else { return nil }
    self.time = time
    self.ended = ended
  }
}
