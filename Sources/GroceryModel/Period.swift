/// A run of days: from `start` up to but not including `end`.
public struct Period: Hashable, Sendable {
  public let start: Day
  public let end: Day

  /// The period from `start` to before `end`; an `end` before `start` gives an empty period.
  public init(start: Day, end: Day) {
    self.start = start
    self.end = max(start, end)
  }

  /// The period of both days and all between.
  public init(_ first: Day, through last: Day) {
    self.init(start: first, end: last + 1)
  }

  /// The last day; the day before the start if the period is empty.
  public var lastDay: Day { end + -1 }
  public var dayCount: Int { end - start }
  public var isEmpty: Bool { start == end }

  /// The month, if the period is exactly one.
  public var onlyMonth: Month? { start.month.period == self ? start.month : nil }

  /// Both days with two dots between, as periods are typed: `2026-09-15..2026-10-14`.
  public var days: String { "\(start)..\(lastDay)" }

  public func contains(_ day: Day) -> Bool { start <= day && day < end }

  /// True if some day is in both.
  public func overlaps(_ other: Period) -> Bool {
    start < other.end && other.start < end && !isEmpty && !other.isEmpty
  }
}

/// The calendar's own steps, and how a day is named in each.
public enum CalendarStep: String, CaseIterable, Sendable {
  case day, week, month, quarter, year

  /// The key of the step that holds the day: `2026-10-03`, `2026-W40`, `2026-10`, `2026-Q3`, `2026`.
  public func key(of day: Day) -> String {
    switch self {
    case .day: return day.description
    case .week:
      let (year, week) = day.week
      return padded(year, to: 4) + "-W" + padded(week, to: 2)
    case .month: return day.month.description
    case .quarter:
      let month = day.month
      return padded(month.year, to: 4) + "-Q" + String((month.month + 2) / 3)
    case .year: return padded(day.components.year, to: 4)
    }
  }

  /// The whole step that holds the day.
  public func period(containing day: Day) -> Period {
    switch self {
    case .day: return Period(day, through: day)
    case .week:
      let monday = day + (1 - day.weekday)
      return Period(start: monday, end: monday + 7)
    case .month: return day.month.period
    case .quarter:
      let month = day.month
      let first = month + -((month.month - 1) % 3)
      return Period(start: first.firstDay, end: (first + 3).firstDay)
    case .year:
      let first = day.month + (1 - day.month.month)
      return Period(start: first.firstDay, end: (first + 12).firstDay)
    }
  }
}

/// The three-letter English names of the days, Monday first, as reports key them.
public let weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

extension Period {
  /// True if a household that began to record on a day has recorded all of the period: a month or more may lack
  /// its first days, as few households begin on the first.
  public func isWhole(since first: Day) -> Bool { first - start < (end - start >= 28 ? 7 : 1) }
}
