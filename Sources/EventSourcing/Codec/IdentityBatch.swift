import ByteTools

/// The ids of many events, which are computed side by side: faster than one by one.
public struct IdentityBatch: ~Copyable {
  private var identity = EventIdentity()
  private var queue: SHA256Queue

  public init() { self.init(kernel: .selected) }

  init(kernel: SHA256Kernel) { queue = SHA256Queue(kernel: kernel) }

  /// Notes a purchase as the given one of equal lines.
  public mutating func append(ofPurchase fields: borrowing EventFields, occurrence: Int) {
    queue.append(identity.message(ofPurchase: fields, occurrence: occurrence))
  }

  /// Notes an event as it was recorded.
  mutating func append(_ event: borrowing RecordedEvent) {
    queue.append(identity.message(of: event))
  }

  /// The ids of what was noted, in that order; nothing is noted any more.
  public mutating func take() -> [EventIdentifier] {
    queue.takeStates().map { state in
      let (high, low) = SHA256Digest(state).first128
      return EventIdentifier(high: high, low: low)
    }
  }
}
