import GroceryModel
import Projections

/// The format of trip durations.
public struct TripTiming: Sendable {
  /// A running trip counts up to it.
  let now: Instant
  let countsPauses: Bool
  /// Writes whole seconds.
  let text: @Sendable (Int) -> String

  public init(
    now: Instant, countsPauses: Bool, text: @escaping @Sendable (Int) -> String
  ) {
    self.now = now
    self.countsPauses = countsPauses
    self.text = text
  }

  func seconds(of trip: Trip) -> Int {
    countsPauses ? trip.totalSeconds(now: now) : trip.activeSeconds(now: now)
  }

  /// An amount a minute, with two digits; missing where no time passed.
  static func perMinute(_ amount: Amount, seconds: Int, fractionDigits digits: Int = 2) -> Cell {
    ratioText(
      amount.units * 60, over: Int128(seconds) * Amount.unitsPerOne, fractionDigits: digits
    ).map { .figure($0) } ?? .missing
  }
}

/// Trips grouped by store, weekday, month or year.
public struct TripGroup: Sendable {
  public enum Key: String, CaseIterable, Sendable {
    case store, weekday, month, year
  }

  let keys: [String]
  let currency: String
  var trips = 0
  /// The total in seconds.
  var seconds = 0
  var lines = 0
  var spent = Amount.zero

  /// Groups the trips that have stopped, by their keys and currency in byte order, weekdays from Monday on.
  public static func all(
    _ rows: [TripQuestion.Row], by keys: [Key], _ timing: TripTiming
  ) -> [TripGroup] {
    var groups: [[String]: TripGroup] = [:]
    for row in rows where row.trip.state == .stopped {
      let own = keys.map { $0.text(of: row.trip) }
      var group = groups[own + [row.currency]] ?? TripGroup(keys: own, currency: row.currency)
      group.trips += 1
      group.seconds += timing.seconds(of: row.trip)
      group.lines += row.lines
      group.spent += row.spent
      groups[own + [row.currency]] = group
    }
    func rank(_ texts: [String]) -> [String] {
      zip(keys, texts).map { key, text in
        key == .weekday ? weekdayNames.firstIndex(of: text).map(String.init) ?? text : text
      } + texts.suffix(1)
    }
    return groups.sorted { rank($0.key).lexicographicallyPrecedes(rank($1.key)) }.map(\.value)
  }
}

extension TripGroup.Key {
  fileprivate func text(of trip: Trip) -> String {
    switch self {
    case .store: trip.store
    case .weekday: weekdayNames[trip.day.weekday - 1]
    case .month: trip.day.month.description
    case .year: String(trip.day.month.year)
    }
  }
}

extension Table {
  /// The columns of `larder trip show`.
  public static let tripColumns: [Column] = [
    Column("trip"), Column("state"), Column("day", kind: .day), Column("store"), Column("list"),
    Column("receipt"), Column("started"), Column("stopped"), Column("active"), Column("paused"),
    Column("total"), Column("currency"), Column("lines", kind: .count),
    Column("spent", kind: .money), Column("lines_per_minute", kind: .figure),
    Column("spent_per_minute", kind: .money), Column("person"),
  ]

  /// The answer of `larder trip show`.
  public static func trips(_ rows: [TripQuestion.Row], _ timing: TripTiming) -> Table {
    Table(
      name: "trips", columns: tripColumns,
      rows: rows.map { row in
        let trip = row.trip
        func time(_ moment: Instant?) -> Cell {
          moment.map { .text(String($0.description.dropFirst(11).prefix(8))) } ?? .missing
        }
        let spans = [
          trip.activeSeconds(now: timing.now), trip.pausedSeconds(now: timing.now),
          trip.totalSeconds(now: timing.now),
        ]
        return [
          .text(trip.name), .text(trip.state.rawValue), .day(trip.day.description),
          .present(trip.store), .present(trip.list), .present(trip.receipt), time(trip.start),
          time(trip.stop),
        ] + spans.map { .text(timing.text($0)) }
          + bought(row.currency, row.lines, row.spent, seconds: timing.seconds(of: trip))
          + [.present(trip.person)]
      })
  }

  /// The answer of `larder trip report`.
  public static func tripReport(
    _ groups: [TripGroup], by keys: [TripGroup.Key], _ timing: TripTiming
  ) -> Table {
    Table(
      name: "trips",
      columns: keys.map { Column($0.rawValue) }
        + [Column("trips", kind: .count), Column("mean_time")] + tripColumns[11...15],
      rows: groups.map { group in
        group.keys.map { .text($0) }
          + [.count(group.trips), .text(timing.text(group.seconds / group.trips))]
          + bought(group.currency, group.lines, group.spent, seconds: group.seconds)
      })
  }

  private static func bought(
    _ currency: String, _ lines: Int, _ spent: Amount, seconds: Int
  ) -> [Cell] {
    guard !currency.isEmpty else { return Array(repeating: .missing, count: 5) }
    return [
      .text(currency), .count(lines), .figure(moneyText(spent, in: currency)),
      TripTiming.perMinute(Amount(lines), seconds: seconds),
      TripTiming.perMinute(
        spent, seconds: seconds, fractionDigits: Currency(currency)?.fractionDigits ?? 2),
    ]
  }
}
