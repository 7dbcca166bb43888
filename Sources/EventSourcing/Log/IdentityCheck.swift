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

  private var queue: SHA256Queue
  private var waiting: [Waiting] = []
  private var identity = EventIdentity()

  /// How many events wait at most; the same for every kernel, as is what is found by then.
  private static let limit = 256

  init(kernel: SHA256Kernel) { queue = SHA256Queue(kernel: kernel) }

  var isFull: Bool { waiting.count >= Self.limit }

  mutating func take(_ event: borrowing RecordedEvent, at place: LogPosition) {
    queue.append(identity.message(of: event))
    waiting.append(Waiting(place: place, identifier: event.identifier))
  }

  /// The wrong ids among those that wait, in the order of their lines; none waits any more.
  mutating func finish() -> [Wrong] {
    var wrong: [Wrong] = []
    for (waiting, state) in zip(waiting, queue.takeStates()) {
      let (high, low) = SHA256Digest(state).first128
      let expected = EventIdentifier(high: high, low: low)
      guard waiting.identifier != expected else { continue }
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
