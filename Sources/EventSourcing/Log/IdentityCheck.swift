import ByteTools
import GroceryModel

/// Checks events' ids, some hundreds at a time, for many messages are hashed faster than one.
struct IdentityCheck: ~Copyable {
  /// An id that is not the one of its event.
  struct Wrong {
    let place: LogPosition
    let fault: LineFault
  }

  private struct Waiting {
    let place: LogPosition
    let identifier: EventIdentifier
  }

  private var identities: IdentityBatch
  private var waiting: [Waiting] = []

  /// How many events wait at most; the same for every kernel, as is what is found by then.
  private static let limit = 256

  init(kernel: SHA256Kernel) { identities = IdentityBatch(kernel: kernel) }

  var isFull: Bool { waiting.count >= Self.limit }

  mutating func take(_ event: borrowing RecordedEvent, at place: LogPosition) {
    identities.append(event)
    waiting.append(Waiting(place: place, identifier: event.identifier))
  }

  /// The wrong ids among those that wait, in the order of their lines; none waits any more.
  mutating func finish() -> [Wrong] {
    var wrong: [Wrong] = []
    for (waiting, expected) in zip(waiting, identities.take()) where waiting.identifier != expected
    {
      wrong.append(
        Wrong(
          place: waiting.place,
          fault: .wrongIdentifier(
            found: waiting.identifier.description, expected: expected.description)))
    }
    waiting.removeAll(keepingCapacity: true)
    return wrong
  }
}
