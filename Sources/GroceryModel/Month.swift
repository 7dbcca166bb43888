/// A calendar month.
public struct Month: Hashable, Comparable, Sendable {
  /// Months since January of year 0.
  public let ordinal: Int32

  public init(ordinal: Int32) {
    self.ordinal = ordinal
  }

  /// The month 1 to 12 of a year.
  public init(year: Int, month: Int) {
    ordinal = Int32(year * 12 + month - 1)
  }

  public var year: Int { Int(ordinal >= 0 ? ordinal : ordinal - 11) / 12 }
  /// 1 to 12.
  public var month: Int { Int(ordinal) - year * 12 + 1 }

  /// The first of the month.
  public var firstDay: Day { Day(year: year, validMonth: month, validDay: 1) }
  public var lastDay: Day { firstDay + (dayCount - 1) }

  public var dayCount: Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The days of the month.
  public var period: Period { Period(start: firstDay, end: (self + 1).firstDay) }

  public static func < (left: Month, right: Month) -> Bool { left.ordinal < right.ordinal }
  public static func + (month: Month, months: Int) -> Month {
    Month(ordinal: month.ordinal + Int32(months))
  }
  public static func - (left: Month, right: Month) -> Int {
    Int(left.ordinal) - Int(right.ordinal)
  }
}

extension Month: CustomStringConvertible {
  /// `2026-10`.
  public var description: String { padded(year, to: 4) + "-" + padded(month, to: 2) }

  /// Reads `YYYY-MM` and nothing else.
  public init?(_ text: some StringProtocol) {
    guard let day = Day(String(text) + "-01") else { return nil }
    self = day.month
  }
}
