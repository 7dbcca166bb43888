import ByteTools
import GroceryModel

/// A column of days without their year: `14.03.`, `3/14`, `Mar 14`.
struct YearlessDates {
  /// The order that the cells allow; nil where two are left.
  let order: DateOrder?
  /// A cell that means different days in different orders.
  let example: String
  /// The first cell that is filled.
  let first: String

  /// Nil where some cell is no such day.
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

  /// The day in a leap year.
  private static func day(_ text: String, _ order: DateOrder) -> Day? {
    withBytes(of: text) { DateCell($0, inYear: 2024)?.day(Self.order($0, order)) }
  }

  /// Points stand behind days; East Asian months before them.
  private static func order(_ cell: Bytes, _ order: DateOrder) -> DateOrder {
    if cell.contains(UInt8(ascii: ".")) { return .dmy }
    return cell.contains(where: { $0 >= 0xE4 }) ? .mdy : order
  }

  /// The last such day that is not after another one.
  static func read(_ cell: Bytes, _ order: DateOrder, latest: Day) -> ReadDate? {
    let year = latest.components.year
    // The 29th of February may be seven years back.
    for year in stride(from: year, through: year - 8, by: -1) {
      guard let parts = DateCell(cell, inYear: year) else { return nil }
      if let day = parts.day(Self.order(cell, order)), day <= latest {
        return ReadDate(day: day, time: parts.time, hasSeconds: parts.hasSeconds)
      }
    }
    return nil
  }
}
