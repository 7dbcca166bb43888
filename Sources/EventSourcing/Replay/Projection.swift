/// A pure fold of the set of live events: the answer to one question.
///
/// The answer must not depend on the order in which events arrive, and folding two parts of a log
/// apart and merging them must give what folding the whole gives.
public protocol Projection: Sendable {
  /// Takes in one live event. The view is valid only during the call.
  ///
  /// - Throws: the fault of an event whose values do not have the form their keys ask for.
  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault)

  /// Takes in what another value of the same configuration folded from other events.
  mutating func merge(_ other: Self)
}
