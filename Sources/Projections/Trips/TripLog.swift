import EventSourcing
import GroceryModel

/// What was done to a trip's clock.
public enum TripAction: String, CaseIterable, Sendable {
  case start, pause, resume, stop, reset
}

/// All events of trips; ``Trip`` resolves them.
public struct TripLog: Projection {
  struct Entry: Sendable {
    let name: String
    let action: TripAction
    let at: Instant
    let store: String?
    let list: String?
    let receipt: String?
    let day: Day
    let typed: TypedMoment
    let event: EventIdentifier
    let person: String
  }

  private var entries: [Entry] = []

  public init() {}

  public mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard event.type == .tripLogged else { return }
    let at = event.text(TripKey.at) ?? ""
    guard let action = event.text(TripKey.action).flatMap(TripAction.init(rawValue:)),
      let moment = Instant(at)
    else { throw .badValue(key: "at", found: at, expected: "a moment in UTC") }
    func name(_ key: TripKey) -> String? { event.text(key).map { NameKey.printed($0) } }
    entries.append(
      Entry(
        name: name(.trip) ?? "", action: action, at: moment, store: name(.store),
        list: name(.list), receipt: name(.receipt), day: event.date,
        typed: TypedMoment(event.fields[TripKey.entered]), event: event.identifier,
        person: String(decoding: event.fields.by, as: UTF8.self)))
  }

  public mutating func merge(_ other: TripLog) { entries += other.entries }

  /// The trips, the newest first; those that were reset and not started again are left out.
  public var trips: [Trip] {
    Dictionary(grouping: entries) { NameKey.matching($0.name) }.values
      .compactMap { own in
        Trip(
          own.sorted { ($0.day, $0.typed, $0.event) < ($1.day, $1.typed, $1.event) })
      }
      .sorted { $0.start == $1.start ? [$0.name].precedes([$1.name]) : $0.start > $1.start }
  }
}
