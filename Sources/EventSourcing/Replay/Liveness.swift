import GroceryModel

/// One `event.retracted` as far as it matters for what is live.
public struct Retraction: Hashable, Sendable {
  /// What a retraction names: one event, or a whole batch by its name.
  public enum Target: Hashable, Sendable {
    case event(EventIdentifier)
    case batch(Instant)
  }

  public let identifier: EventIdentifier
  /// When the retraction was recorded; it reaches only what was recorded before.
  public let recorded: Instant
  public let target: Target
  /// The event that stands for the retracted one from then on, where the retraction names one.
  public let replacement: EventIdentifier?

  public init(
    identifier: EventIdentifier, recorded: Instant, target: Target,
    replacement: EventIdentifier? = nil
  ) {
    self.identifier = identifier
    self.recorded = recorded
    self.target = target
    self.replacement = replacement
  }
}

/// Which events count.
///
/// Decided from the newest batch back: an event is live unless a live retraction that was recorded
/// later names it or its batch. Of events with one id that would live twice the earliest counts.
public struct Liveness: Sendable {
  private var deadBatches: Set<Int64> = []
  /// For each event retracted by its id, the moment of the latest live retraction.
  private var retractedEvents: [EventIdentifier: Instant] = [:]
  /// What stands for an event that was retracted, and from when on.
  private var replacements: [EventIdentifier: (event: EventIdentifier, since: Instant)] = [:]
  /// For each event that was retracted, by itself or with its batch, and given back, the moment of its
  /// earliest live record: an equal event that was recorded meanwhile gives way to it.
  private var restoredEvents: [EventIdentifier: Instant] = [:]

  public init(_ retractions: [Retraction]) {
    for retraction in retractions.sorted(by: { $0.recorded > $1.recorded })
    where isLive(retraction.identifier, recorded: retraction.recorded) {
      switch retraction.target {
      case .batch(let batch):
        if batch < retraction.recorded { deadBatches.insert(batch.microseconds) }
      case .event(let event):
        guard retractedEvents[event] == nil else { continue }
        retractedEvents[event] = retraction.recorded
        replacements[event] = retraction.replacement.map { ($0, retraction.recorded) }
      }
    }
  }

  /// True if everything is live.
  public var isTrivial: Bool {
    deadBatches.isEmpty && retractedEvents.isEmpty && restoredEvents.isEmpty
  }

  /// True if single events need a look, besides their batches.
  public var judgesEvents: Bool { !retractedEvents.isEmpty || !restoredEvents.isEmpty }

  /// False if a live retraction names the batch.
  public func isLive(batch: Instant) -> Bool { !deadBatches.contains(batch.microseconds) }

  /// True if a live retraction names the event by its id.
  public func isRetracted(_ event: EventIdentifier, recorded: Instant) -> Bool {
    retractedEvents[event].map { recorded < $0 } == true
  }

  public func isLive(_ event: EventIdentifier, recorded: Instant) -> Bool {
    isLive(batch: recorded) && !isRetracted(event, recorded: recorded)
      && restoredEvents[event].map { recorded <= $0 } != false
  }

  /// Lets lines refer to the corrections of what they name; nil if nothing was corrected.
  public var references: CurrentReferences? {
    replacements.isEmpty ? nil : CurrentReferences { current($0, recorded: $1) }
  }

  /// The event that stands for one now: its correction, the correction of that one, and so on.
  ///
  /// - Parameters:
  ///   - event: What a line refers to.
  ///   - recorded: When the line was recorded; what was retracted before, it did not mean.
  /// - Returns: The event itself if nothing replaced it.
  func current(_ event: EventIdentifier, recorded: Instant) -> EventIdentifier {
    var (event, recorded) = (event, recorded)
    // Each step leads to a later moment, so that the walk ends even if a correction was taken back.
    while let next = replacements[event], next.since > recorded { (event, recorded) = next }
    return event
  }

  /// Notes an event whose retraction was itself retracted.
  mutating func restore(_ event: EventIdentifier, recorded: Instant) {
    guard isLive(event, recorded: recorded) else { return }
    restoredEvents[event] = min(recorded, restoredEvents[event] ?? recorded)
  }
}
