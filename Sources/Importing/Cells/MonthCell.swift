import ByteTools
import GroceryModel

/// A month in a budget file: `2026-10`, `10/2026`, `Oct 2026`, `2026年10月`.
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
}
