/// A pure fold of the set of live events: the answer to one question.
///
/// The answer must not depend on the order in which events arrive, and folding two parts of a log
/// apart and merging them must give what folding the whole gives.
public protocol Projection: Sendable {
  /// Takes in one live event. The view is valid only during the call.
  ///
  /// - Throws: the fault of an event whose values do not have the form their keys ask for.
  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault)

  /// Does what was put off until several events are known. Called when a run of events has ended, and
  /// so before anything is read of the value or merged; whoever hands events on to a projection hands
  /// this on too.
  mutating func finish()

  /// Takes in what another value of the same configuration folded from other events.
  mutating func merge(_ other: Self)
}

extension Projection {
  /// Most put nothing off.
  public mutating func finish() {}
}
