import ByteTools
import GroceryModel

/// A column of dates without a year: `14.03.`, `3/14`, `Mar 14`.
struct YearlessDates {
  /// The order that all cells allow, or nil if both are possible.
  let order: DateOrder?
  /// A cell that is a different date in each order, for the question to the user; empty if none is.
  let example: String
  /// The first non-empty cell.
  let first: String

  /// Returns nil if any cell is not such a date.
  init?(_ texts: [String]) {
    let cells = texts.filter { !AbsentWords.contains($0) }
    guard let first = cells.first else { return nil }
    self.first = first
    var orders: Set<DateOrder> = [.dmy, .mdy]
    var example = ""
    for text in cells {
      let fitting = orders.filter { Self.day(text, $0) != nil }
      guard !fitting.isEmpty else { return nil }
      orders = fitting
      if Self.day(text, .dmy) != Self.day(text, .mdy), example.isEmpty { example = text }
    }
    self.example = example
    if example.isEmpty { orders = [.dmy] }
    order = orders.count == 1 ? orders.first : nil
  }

  /// Returns the day in a leap year, so that February 29 is valid.
  private static func day(_ text: String, _ order: DateOrder) -> Day? {
    withBytes(of: text) { DateCell($0, inYear: 2024)?.day(Self.order($0, order)) }
  }

  /// Points mean day first; East Asian dates have the month first.
  private static func order(_ cell: Bytes, _ order: DateOrder) -> DateOrder {
    if cell.contains(UInt8(ascii: ".")) { return .dmy }
    return cell.contains(where: { $0 >= 0xE4 }) ? .mdy : order
  }

  /// Returns the last such date that is not after `latest`.
  static func read(_ cell: Bytes, _ order: DateOrder, latest: Day) -> ReadDate? {
    let year = latest.components.year
    // The last February 29 may be up to eight years ago.
    for year in stride(from: year, through: year - 8, by: -1) {
      guard let parts = DateCell(cell, inYear: year) else { return nil }
      if let day = parts.day(Self.order(cell, order)), day <= latest {
        return ReadDate(day: day, time: parts.time, hasSeconds: parts.hasSeconds)
      }
    }
    return nil
  }
}
