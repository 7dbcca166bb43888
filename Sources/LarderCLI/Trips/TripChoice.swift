import GroceryModel
import Projections

/// True if an action fits a trip, and which trip it means.
struct TripChoice {
  /// All trips, the newest first.
  let trips: [Trip]
  /// True if a receipt, store or list is given.
  let isLink: Bool

  /// Returns the name of the trip that an action applies to.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - name: The name as typed; nil if not given.
  ///   - store: The store of a new trip; empty if not given.
  ///   - today: The day of a new trip.
  /// - Returns: The name to record.
  /// - Throws: `Failure` if the trip is unknown, or the action does not fit its state.
  func name(
    for action: TripAction, named name: String?, store: String, today: Day
  ) throws(Failure) -> String {
    if action == .start { return try newName(name, store, today) }
    guard let name else {
      let fitting = trips.filter { fits(action, $0) && (action == .reset || $0.state != .stopped) }
      guard let trip = fitting.first, fitting.count == 1 || action == .reset else {
        throw Failure(
          .usage,
          fitting.isEmpty
            ? "no trip can be \(Self.past(action))"
            : "\(counted(fitting.count, "trip")) can be \(Self.past(action))",
          expected: fitting.isEmpty ? Self.remedy(action) : "the NAME of one",
          hint: fitting.isEmpty
            ? nil : "one of " + fitting.map { "'\($0.name)'" }.joined(separator: ", "))
      }
      return trip.name
    }
    guard let trip = trip(named: name) else {
      throw Failure(
        .usage, "no trip is called '\(name)'",
        hint: NearNames.question(to: name, among: trips.map(\.name))
          ?? "larder trip show lists them")
    }
    guard fits(action, trip) else {
      throw Failure(
        .usage, "'\(trip.name)' is \(trip.state.rawValue), and cannot be \(Self.past(action))",
        expected: Self.remedy(action))
    }
    return trip.name
  }

  /// Refuses a moment before the last action of the trip: its time would be lost.
  func checkMoment(_ now: Instant, of action: TripAction, named name: String) throws(Failure) {
    guard action != .start, action != .reset, let trip = trip(named: name),
      trip.state != .stopped, now < trip.latest
    else { return }
    throw Failure(
      .usage,
      "\(Self.seconds(now)) is before the last action of '\(trip.name)', at \(Self.seconds(trip.latest))",
      expected: "a later moment for --now")
  }

  /// A moment without its fraction of a second.
  private static func seconds(_ moment: Instant) -> String { moment.description.prefix(19) + "Z" }

  private func newName(_ name: String?, _ store: String, _ today: Day) throws(Failure) -> String {
    if let name {
      guard let trip = trip(named: name) else { return NameKey.printed(name) }
      throw Failure(
        .usage, "'\(trip.name)' is \(trip.state.rawValue) already",
        expected: trip.state == .stopped
          ? "another name, or 'larder trip reset' first" : "another name")
    }
    let base = store.isEmpty ? today.description : "\(today) \(store)"
    var candidate = base
    var number = 1
    while trip(named: candidate) != nil {
      number += 1
      candidate = "\(base) \(number)"
    }
    return candidate
  }

  private func trip(named name: String) -> Trip? {
    let key = NameKey.matching(name)
    return trips.first { NameKey.matching($0.name) == key }
  }

  private func fits(_ action: TripAction, _ trip: Trip) -> Bool {
    switch action {
    case .start: false
    case .pause: trip.state == .running
    case .resume: trip.state == .paused
    // A stop of what has stopped adds its receipt, store or list, and no time.
    case .stop: trip.state != .stopped || isLink
    case .reset: trip.state == .stopped
    }
  }

  private static func past(_ action: TripAction) -> String {
    switch action {
    case .start: "started"
    case .pause: "paused"
    case .resume: "resumed"
    case .stop: "stopped"
    case .reset: "reset"
    }
  }

  private static func remedy(_ action: TripAction) -> String {
    switch action {
    case .start, .pause: "one that runs; larder trip start begins one"
    case .resume: "one that is paused"
    case .stop: "one that has not stopped"
    case .reset: "one that has stopped; larder trip stop ends it"
    }
  }
}
