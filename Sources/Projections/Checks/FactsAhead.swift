import EventSourcing
import GroceryModel

/// The lines of events that no answer holds yet, because they are dated after a day.
///
/// The replay must see the future: one whose `today` is far ahead.
public struct FactsAhead: Projection {
  public private(set) var lines: [[UInt8]] = []
  private let today: Day
  private let period: Period?

  /// - Parameters:
  ///   - today: The day that answers are made for.
  ///   - period: Events of other days are passed over; nil for all.
  public init(of today: Day, in period: Period? = nil) {
    self.today = today
    self.period = period
  }

  public mutating func apply(_ event: borrowing RecordedEvent) {
    guard event.date > today, !event.isSeenBeforehand, event.type != .eventRetracted,
      period?.contains(event.date) != false
    else { return }
    lines.append(Array(event.line))
  }

  public mutating func merge(_ other: FactsAhead) { lines += other.lines }
}
