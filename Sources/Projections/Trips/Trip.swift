import GroceryModel

/// A trip to the shops, timed.
///
/// Its events apply in the order of their day, the moment of typing and their id. An action that does
/// not fit changes nothing: a second start, a pause of what is paused, a reset of what runs.
public struct Trip: Hashable, Sendable {
  public enum State: String, Sendable {
    case running, paused, stopped
  }

  public private(set) var name: String
  public private(set) var state = State.running
  /// The day of the start, as it was written.
  public private(set) var day: Day
  public private(set) var start: Instant
  public private(set) var stop: Instant?
  /// The moment of the last action that took effect: no later action can be before it.
  public private(set) var latest: Instant
  /// Empty where none is named.
  public private(set) var store = ""
  public private(set) var list = ""
  public private(set) var receipt = ""
  /// The person who started it; empty if unknown.
  public private(set) var person: String
  /// When the pause began that lasts.
  private var pausedAt: Instant?
  private var pausedMicroseconds: Int64 = 0

  /// The trip that events of one name make; nil where it never started or was reset.
  init?(_ entries: [TripLog.Entry]) {
    var trip: Trip?
    for entry in entries {
      if trip == nil {
        trip = entry.action == .start ? Trip(startedBy: entry) : nil
      } else if entry.action == .reset, trip?.state == .stopped {
        trip = nil
      } else {
        trip?.apply(entry)
      }
    }
    guard let trip else { return nil }
    self = trip
  }

  private init(startedBy entry: TripLog.Entry) {
    (name, day, start, person) = (entry.name, entry.day, entry.at, entry.person)
    latest = entry.at
    link(entry)
  }

  private mutating func apply(_ entry: TripLog.Entry) {
    link(entry)
    let before = state
    defer { if state != before { latest = entry.at } }
    switch (entry.action, state) {
    case (.pause, .running):
      state = .paused
      pausedAt = entry.at
    case (.resume, .paused):
      endPause(at: entry.at)
      state = .running
    case (.stop, .running), (.stop, .paused):
      endPause(at: entry.at)
      state = .stopped
      stop = entry.at
    case (.start, _), (.pause, _), (.resume, _), (.stop, _), (.reset, _): break
    }
  }

  private mutating func endPause(at moment: Instant) {
    guard let since = pausedAt else { return }
    pausedMicroseconds += max(0, moment.microseconds - since.microseconds)
    pausedAt = nil
  }

  private mutating func link(_ entry: TripLog.Entry) {
    store = entry.store ?? store
    list = entry.list ?? list
    receipt = entry.receipt ?? receipt
  }

  /// The whole seconds from the start to the stop, or to a moment while it lasts, pauses included.
  public func totalSeconds(now: Instant) -> Int {
    Int(max(0, (stop ?? now).microseconds - start.microseconds) / 1_000_000)
  }

  /// The whole seconds of its pauses.
  public func pausedSeconds(now: Instant) -> Int {
    let lasting = pausedAt.map { max(0, now.microseconds - $0.microseconds) } ?? 0
    return Int((pausedMicroseconds + lasting) / 1_000_000)
  }

  /// The whole seconds of shopping.
  public func activeSeconds(now: Instant) -> Int {
    max(0, totalSeconds(now: now) - pausedSeconds(now: now))
  }
}
