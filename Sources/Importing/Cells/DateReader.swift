import ByteTools
import GroceryModel

/// The format of a date column.
enum DateForm: Hashable, Sendable {
  /// Three numbers in some order, or with the month as a word.
  case calendar(DateOrder)
  /// Seconds or milliseconds since 1970 in UTC.
  case epoch(milliseconds: Bool)
  /// Days since 1899-12-30, as in spreadsheets, with the time as a fraction.
  case serial
  /// Six digits, with a year of two.
  case sixDigits(DateOrder)
  /// Only the day of the month; `year` and `month` are the indices of the columns with the rest.
  case parts(year: Int, month: Int)
  /// A calendar date in another era: add `years` to get the common year.
  case shifted(DateOrder, years: Int)
  /// Day and month without a year: take the last such date that is not after `latest`.
  case yearless(DateOrder, latest: Day)
  /// A month, read as its first day; `year` applies to months without a year.
  case month(year: Int?)
}

/// A date from a cell, with its time of day if the cell has one.
struct ReadDate {
  var day: Day
  /// `HH:MM` or `HH:MM:SS` as six digits, or nil: 113105 is 11:31:05.
  var time: Int?
  var hasSeconds = false
}

/// The parts of a date, before it is known which number is the day.
struct DateCell {
  private(set) var numbers: (Int, Int, Int) = (0, 0, 0)
  private(set) var digitCounts: (Int, Int, Int) = (0, 0, 0)
  /// The index of the month among the three parts, if the month is a word.
  private(set) var namedMonth: Int?
  private(set) var usesPoints = false
  private(set) var time: Int?
  private(set) var hasSeconds = false
  /// The number of parts in the cell: 3, or 2 if the year is given from outside.
  private let count: Int

  /// Splits a cell into the parts of a date.
  ///
  /// - Parameters:
  ///   - cell: The cell value.
  ///   - year: The year, for a cell that has only day and month.
  init?(_ cell: Bytes, inYear year: Int? = nil) {
    count = year == nil ? 3 : 2
    var scan = ByteScan(cell)
    scan.skipBlanks()
    // Spreadsheets write `'13/01/2026` for a text.
    _ = scan.take(UInt8(ascii: "'"))
    guard scan.rest > count, scan.rest < 64, scan.hasDigit(within: 12) else { return nil }
    if let year {
      guard readDate(&scan), readTime(&scan) else { return nil }
      (numbers.2, digitCounts.2) = (year, 4)
      return
    }
    guard scan.rest > 5 else { return nil }
    if readCompact(&scan) || readYearLast(&scan) { return }
    let era = scan.skipEra()
    let start = scan
    if readDate(&scan), readTime(&scan) {
      guard takes(era) else { return nil }
      return
    }
    // `mar 20/10/26`: a word that looks like a month may be a weekday.
    scan = start
    guard scan.letters() > 1 else { return nil }
    (namedMonth, usesPoints) = (nil, false)
    _ = scan.take(UInt8(ascii: "."))
    scan.skipBlanks()
    guard scan.hasDigit(within: 1), readDate(&scan), readTime(&scan), takes(era) else { return nil }
  }

  /// Takes three parts of two digits each.
  init(_ parts: (Int, Int, Int)) {
    count = 3
    (numbers, digitCounts) = (parts, (2, 2, 2))
  }

  /// Adds the offset of an era to the year; returns false if the date cannot have an era.
  private mutating func takes(_ era: Int?) -> Bool {
    guard let era else { return true }
    guard namedMonth == nil, digitCounts.0 <= 3 else { return false }
    numbers.0 += era
    digitCounts.0 = 4
    return true
  }

  /// Reads `20261003`, with an optional time after it.
  private mutating func readCompact(_ scan: inout ByteScan) -> Bool {
    var copy = scan
    guard let (value, count) = copy.number(), count == 8, value / 10000 >= 1900,
      value / 10000 < 2200
    else { return false }
    numbers = (value / 10000, value / 100 % 100, value % 100)
    digitCounts = (4, 2, 2)
    guard readCompactTime(&copy) || readTime(&copy) else { return false }
    scan = copy
    return true
  }

  /// Reads `T080630`, with an optional zone after it.
  private mutating func readCompactTime(_ scan: inout ByteScan) -> Bool {
    var copy = scan
    guard copy.take(UInt8(ascii: "T")), let (value, count) = copy.number(), count == 6,
      value / 10000 < 24, value / 100 % 100 < 60, value % 100 < 60, copy.letters() <= 1,
      copy.rest == 0
    else { return false }
    (time, hasSeconds) = (value, true)
    scan = copy
    return true
  }

  /// Reads `Thu Oct 20 19:50:18 2022`, with an optional zone before the year.
  private mutating func readYearLast(_ scan: inout ByteScan) -> Bool {
    var copy = scan
    skipWeekday(&copy)
    guard let month = copy.month() else { return false }
    copy.skipBlanks()
    guard let (day, digits) = copy.number(), digits <= 2, copy.take(0x20),
      let clock = ClockCell(beginning: &copy)
    else { return false }
    if copy.letters() > 0 { copy.skipBlanks() }
    guard let (year, yearDigits) = copy.number(), yearDigits == 4, copy.rest == 0 else {
      return false
    }
    numbers = (day, month, year)
    digitCounts = (digits, 2, 4)
    namedMonth = 1
    (time, hasSeconds) = (clock.time, clock.hasSeconds)
    scan = copy
    return true
  }

  /// Reads the numbers of a date and its month name, with any separators: `3. Okt. 2026`,
  /// `2026年10月3日`.
  private mutating func readDate(_ scan: inout ByteScan) -> Bool {
    skipWeekday(&scan)
    var values = SIMD4<Int>()
    var counts = SIMD4<Int>()
    for place in 0..<count {
      if let (value, digits) = scan.number() {
        // Years of Taiwan have three digits: 114 is 2025.
        let isMinguo = place == 0 && (100..<200).contains(value)
        guard digits <= 4, digits != 3 || isMinguo, digits <= 2 || count == 3 else { return false }
        values[place] = value
        counts[place] = digits
        if place < 2 {
          scan.skipOrdinal()
        }
      } else if namedMonth == nil, place < 2, let month = scan.month() {
        namedMonth = place
        values[place] = month
        counts[place] = 2
      } else {
        return false
      }
      if place < count - 1 {
        guard let isPoint = scan.skipDateSeparator() else { return false }
        usesPoints = usesPoints || isPoint
      } else {
        scan.skipDaySign()
      }
    }
    numbers = (values[0], values[1], values[2])
    digitCounts = (counts[0], counts[1], counts[2])
    return true
  }

  /// Skips a weekday before the date: `Sat, `, `Mo. `.
  private func skipWeekday(_ scan: inout ByteScan) {
    var copy = scan
    guard copy.month() == nil, copy.letters() > 1, copy.rest > 0 else { return }
    copy.skip(while: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") || $0 == 0x20 })
    scan = copy
  }

  /// Reads an optional time: `T08:11:52.073114Z`, ` 9:17 PM`, ` 08:11:52 UTC`, ` +00:00`.
  private mutating func readTime(_ scan: inout ByteScan) -> Bool {
    scan.skip(while: { $0 == 0x20 || $0 == UInt8(ascii: ",") })
    scan.skipBracketedWord()
    if scan.rest == 0 { return true }
    scan.skipWordForAt()
    _ = scan.take(UInt8(ascii: "T"))
    guard let clock = ClockCell(&scan) else { return false }
    time = clock.time
    hasSeconds = clock.hasSeconds
    return true
  }

  /// The year, if the cell has one with three or four digits.
  var year: Int? {
    if digitCounts.0 > 2 { return numbers.0 }
    return digitCounts.2 == 4 ? numbers.2 : nil
  }

  /// Adds `years` to a year of three or four digits.
  mutating func shiftYear(by years: Int) {
    if digitCounts.0 > 2 {
      (numbers.0, digitCounts.0) = (numbers.0 + years, 4)
    } else if digitCounts.2 == 4 {
      numbers.2 += years
    }
  }

  /// Returns the date if the parts are in that order, or nil if no such date exists.
  func day(_ order: DateOrder) -> Day? {
    if let namedMonth {
      let (first, other) = namedMonth == 0 ? (numbers.1, numbers.2) : (numbers.0, numbers.2)
      let month = namedMonth == 0 ? numbers.0 : numbers.1
      if namedMonth == 1, digitCounts.0 == 4 { return Self.day(first, 4, month, other) }
      return Self.day(other, digitCounts.2, month, first)
    }
    if digitCounts.0 == 4 { return Self.day(numbers.0, 4, numbers.1, numbers.2) }
    switch order {
    case .ymd:
      guard digitCounts.2 < 4 else { return nil }
      return Self.day(numbers.0, digitCounts.0, numbers.1, numbers.2)
    case .dmy: return Self.day(numbers.2, digitCounts.2, numbers.1, numbers.0)
    case .mdy: return Self.day(numbers.2, digitCounts.2, numbers.0, numbers.1)
    }
  }

  /// True if the parts fix their own order: a month name, a leading year of three or four digits, or points.
  var isCertain: Bool { namedMonth != nil || digitCounts.0 > 2 || usesPoints }

  private static func day(_ year: Int, _ digits: Int, _ month: Int, _ day: Int) -> Day? {
    switch digits {
    case 4: Day(year: year, month: month, day: day)
    // Two-digit years are 1970 to 2069, because no receipt is older than 1970.
    case 2: Day(year: year + (year < 70 ? 2000 : 1900), month: month, day: day)
    default: nil
    }
  }
}

/// Reads the date of a cell, with a fast path for `YYYY-MM-DD`.
@inline(__always)
func parseDate(_ cell: Bytes, form: DateForm) -> ReadDate? {
  switch form {
  case .calendar(let order):
    if cell.count == 10, let day = Day(parsing: cell) { return ReadDate(day: day, time: nil) }
    return readAnyDate(cell, order)
  case .epoch(let milliseconds):
    guard let number = ReadNumber(plain: cell), number.scale == 0 else { return nil }
    let seconds = milliseconds ? number.coefficient / 1000 : number.coefficient
    guard seconds >= 0, seconds < 253_402_300_800 else { return nil }
    let rest = Int(seconds % 86_400)
    return ReadDate(
      day: Day(ordinal: Int32(seconds / 86_400)),
      time: rest / 3600 * 10000 + rest / 60 % 60 * 100 + rest % 60, hasSeconds: true)
  case .serial: return readSerial(cell)
  case .sixDigits(let order): return readSixDigits(cell, order)
  case .parts: return nil
  case .shifted(let order, let years): return readAnyDate(cell, order, shiftedBy: years)
  case .month(let year): return MonthCell.day(cell, year: year).map { ReadDate(day: $0, time: nil) }
  case .yearless(let order, let latest): return YearlessDates.read(cell, order, latest: latest)
  }
}

/// Reads a spreadsheet day number: 45723 is 2025-03-07, 45723.5 is noon on that day.
private func readSerial(_ cell: Bytes) -> ReadDate? {
  let parts = cell.split(separator: UInt8(ascii: "."), maxSplits: 1)
  guard let first = parts.first, let whole = ReadNumber(plain: Bytes(rebasing: first)),
    SerialEvidence.days.contains(Int(whole.coefficient))
  else { return nil }
  let day = Day(ordinal: Int32(whole.coefficient - 25_569))
  guard parts.count == 2 else { return ReadDate(day: day, time: nil) }
  guard let fraction = ReadNumber(plain: Bytes(rebasing: parts[1].prefix(12))) else { return nil }
  var unit: Int64 = 1
  for _ in parts[1].prefix(12) { unit *= 10 }
  let seconds = Int((Int128(fraction.coefficient) * 86_400 + Int128(unit) / 2) / Int128(unit))
  let time = seconds / 3600 * 10000 + seconds / 60 % 60 * 100 + seconds % 60
  return ReadDate(day: day, time: min(time, 235_959), hasSeconds: true)
}

/// Reads a day without separators: 241130 is 2024-11-30 if the year comes first.
private func readSixDigits(_ cell: Bytes, _ order: DateOrder) -> ReadDate? {
  guard cell.count == 6, let number = ReadNumber(plain: cell), number.scale == 0 else { return nil }
  let value = Int(number.coefficient)
  let parts = (value / 10_000, value / 100 % 100, value % 100)
  return DateCell(parts).day(order).map { ReadDate(day: $0, time: nil) }
}

private func readAnyDate(
  _ cell: Bytes, _ order: DateOrder, shiftedBy years: Int = 0
) -> ReadDate? {
  guard var parts = DateCell(cell) else { return nil }
  if years != 0 { parts.shiftYear(by: years) }
  let certain = parts.usesPoints && parts.digitCounts.0 < 3 ? DateOrder.dmy : order
  guard let day = parts.day(certain) else { return nil }
  return ReadDate(day: day, time: parts.time, hasSeconds: parts.hasSeconds)
}

extension DateForm {
  /// The format in words, for messages.
  var name: String {
    switch self {
    case .calendar(.dmy), .shifted(.dmy, _), .sixDigits(.dmy): "day, month, year"
    case .calendar(.mdy), .shifted(.mdy, _), .sixDigits(.mdy): "month, day, year"
    case .calendar(.ymd), .shifted(.ymd, _), .sixDigits(.ymd): "year, month, day"
    case .month: "month, year"
    case .serial: "days as spreadsheets count them"
    case .parts: "with its year and month in columns of their own"
    case .yearless(let order, _): order == .mdy ? "month, day" : "day, month"
    case .epoch(let milliseconds): milliseconds ? "milliseconds since 1970" : "seconds since 1970"
    }
  }
}
