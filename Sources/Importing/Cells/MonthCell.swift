import ByteTools
import GroceryModel

/// A month in a budget file, or of a sum: `2026-10`, `10/2026`, `Oct 2026`, `2026年10月`.
enum MonthCell {
  /// Returns the first and the last day of the month, or nil if the cell is not a month.
  static func days(_ cell: Bytes) -> (first: Day, last: Day)? {
    var scan = ByteScan(cell)
    scan.skipBlanks()
    let named = scan.month()
    guard let first = named.map({ (value: $0, digits: 2) }) ?? scan.number(),
      scan.skipDateSeparator() != nil, let second = scan.number()
    else { return nil }
    _ = scan.skipDateSeparator()
    guard scan.rest == 0 else { return nil }
    let isYearFirst = first.digits == 4 && second.digits <= 2
    guard isYearFirst || (first.digits <= 2 && second.digits == 4) else { return nil }
    let (year, month) =
      isYearFirst ? (first.value, second.value) : (second.value, first.value)
    guard let day = Day(year: year, month: month, day: 1),
      let next = Day(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1)
    else { return nil }
    return (day, Day(ordinal: next.ordinal - 1))
  }

  /// Returns a month with or without a year (`2026-10`, `Oct-26`, `October`), or nil for another cell.
  static func parts(_ cell: Bytes) -> (month: Int, year: Int?)? {
    if let (first, _) = days(cell) {
      return (first.components.month, first.components.year)
    }
    var scan = ByteScan(cell)
    scan.skipBlanks()
    guard let month = scan.month() else { return nil }
    _ = scan.skipDateSeparator()
    if scan.rest == 0 { return (month, nil) }
    _ = scan.take(UInt8(ascii: "'"))
    guard let year = scan.number(), year.digits == 2, scan.rest == 0 else { return nil }
    return (month, 2000 + year.value)
  }

  /// Returns the first day of the month; nil for another cell, or without a year.
  static func day(_ cell: Bytes, year: Int?) -> Day? {
    guard let parts = parts(cell), let year = parts.year ?? year else { return nil }
    return Day(year: year, month: parts.month, day: 1)
  }

  /// Returns true if at least two texts and 75 % of them are months; the rest may be labels of sums.
  static func are(_ texts: some Collection<String>) -> Bool {
    let months = texts.count { text in withBytes(of: text) { parts($0) != nil } }
    return months > 1 && months * 4 >= texts.count * 3
  }
}
