import GroceryModel

/// The sums of one grouping, laid out by month.
struct MonthlySums: Sendable {
  struct Cell: Sendable {
    let currency: UInt32
    /// The number of the category, item or shop.
    let number: UInt32
    /// The number of the lines' category; none where the grouping has no such part.
    let category: UInt32
    let amount: Amount
    let lines: Int
  }

  private(set) var cells: [Month: [Cell]] = [:]

  /// - Parameters:
  ///   - table: Sums by currency, name and a day or month, and perhaps category.
  ///   - isByDay: Whether the third part of the key is a day.
  init(_ table: TupleTable, isByDay: Bool) {
    for cell in 0..<table.count {
      let key = Array(table.key(cell))
      let ordinal = Int32(bitPattern: key[2])
      let month = isByDay ? Day(ordinal: ordinal).month : Month(ordinal: ordinal)
      cells[month, default: []].append(
        Cell(
          currency: key[0], number: key[1], category: key.count > 3 ? key[3] : LineKeys.none,
          amount: table.amount(cell), lines: table.lines(cell)))
    }
  }

  var months: [Month] { cells.keys.sorted() }

  /// How often each number's name was written up to a month.
  func counts(upTo month: Month, numbers: Int, counting: (UInt32) -> Bool) -> [Int] {
    var counts = Array(repeating: 0, count: numbers)
    for (cellMonth, cells) in cells where cellMonth <= month {
      for cell in cells where counting(cell.number) { counts[Int(cell.number)] += cell.lines }
    }
    return counts
  }
}

/// What was paid for one thing in a month, and in the months before.
public struct MonthlyComparison: Hashable, Sendable {
  public let name: String
  public let currency: Currency
  public let spent: Amount
  public let lines: Int
  public let lastMonth: Amount
  /// The mean of up to three months before, those since the first purchase; nil in the first month.
  public let usual: Amount?

  /// What was spent above the usual.
  public var change: Amount? { usual.map { spent - $0 } }
}
