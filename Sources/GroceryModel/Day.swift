/// A calendar day of the proleptic Gregorian calendar; no time zone is ever involved.
public struct Day: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// Days since 1970-01-01.
  public let ordinal: Int32

  @inlinable
  public init(ordinal: Int32) {
    self.ordinal = ordinal
  }

  /// Makes a day from its parts, or nil if there is no such day in the years 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Month(year: year, month: month).dayCount
    else { return nil }
    self.init(year: year, validMonth: month, validDay: day)
  }

  /// Days from civil (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  init(year: Int, validMonth month: Int, validDay day: Int) {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    ordinal = Int32(era * 146_097 + dayOfEra - 719_468)
  }

  /// Year, month 1 to 12 and day 1 to 31 (the inverse algorithm of the same source).
  public var components: (year: Int, month: Int, day: Int) {
    let shifted = Int(ordinal) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  public var month: Month {
    let (year, month, _) = components
    return Month(year: year, month: month)
  }

  /// 1 for Monday to 7 for Sunday (ISO 8601).
  public var weekday: Int {
    let shifted = (Int(ordinal) + 3) % 7
    return (shifted < 0 ? shifted + 7 : shifted) + 1
  }

  /// The ISO 8601 week and the year that week belongs to.
  public var week: (year: Int, week: Int) {
    let thursday = self + (4 - weekday)
    let year = thursday.components.year
    let first = Day(year: year, validMonth: 1, validDay: 1)
    return (year, Int(thursday.ordinal - first.ordinal) / 7 + 1)
  }

  /// The day of a description that names none: it holds until one with a day says otherwise.
  public static let unstated = Day(ordinal: 0)

  /// The day that programs write for what never expires; some write the same day of the year 9999.
  public static let never = Day(year: 2999, validMonth: 12, validDay: 31)

  /// True for the days that mean *never*.
  public var isNever: Bool {
    let parts = components
    return (parts.year == 2999 || parts.year == 9999) && parts.month == 12 && parts.day == 31
  }

  public static func < (left: Day, right: Day) -> Bool { left.ordinal < right.ordinal }
  public static func + (day: Day, days: Int) -> Day { Day(ordinal: day.ordinal + Int32(days)) }
  public static func - (left: Day, right: Day) -> Int { Int(left.ordinal) - Int(right.ordinal) }

  /// The same day of the month so many months on, clamped to that month's last day.
  public func adding(months: Int) -> Day {
    let day = components.day
    let target = month + months
    return target.firstDay + (min(day, target.dayCount) - 1)
  }
}

extension Day: CustomStringConvertible {
  /// `2026-10-03`.
  public var description: String {
    var text: [UInt8] = []
    text.reserveCapacity(10)
    append(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends ``description``.
  public func append(to text: inout [UInt8]) {
    let (year, month, day) = components
    appendNumber(year, width: 4, to: &text)
    text.append(UInt8(ascii: "-"))
    appendNumber(month, width: 2, to: &text)
    text.append(UInt8(ascii: "-"))
    appendNumber(day, width: 2, to: &text)
  }

  /// Reads `YYYY-MM-DD` and nothing else.
  public init?(_ text: some StringProtocol) {
    var copy = String(text)
    let parsed = copy.withUTF8 { Day(parsing: $0) }
    guard let parsed else { return nil }
    self = parsed
  }

  /// Reads `YYYY-MM-DD` and nothing else.
  public init?(parsing bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else {
      return nil
    }
    func digit(_ index: Int) -> Int { Int(bytes[index] &- UInt8(ascii: "0")) }
    var worst: UInt8 = 0
    for index in [0, 1, 2, 3, 5, 6, 8, 9] {
      worst = max(worst, bytes[index] &- UInt8(ascii: "0"))
    }
    guard worst < 10 else { return nil }
    self.init(
      year: digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3),
      month: digit(5) * 10 + digit(6), day: digit(8) * 10 + digit(9))
  }
}
