import ColumnStore
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
    /// The day of the month; nil where the grouping is by month.
    let dayOfMonth: Int?
  }

  private let table: GroupByTable
  /// True if the sums are of days.
  let isByDay: Bool
  /// The places of the table's cells, those of a month together.
  private let places: [UInt32]
  /// The range of each month's places.
  private let ranges: [Month: Range<Int>]
  /// Those that have cells, ascending.
  let months: [Month]

  /// - Parameters:
  ///   - table: Sums by currency, name and a day or month, and perhaps category.
  ///   - isByDay: Whether the third part of the key is a day.
  ///   - isKept: Whether a cell counts; nil if all do.
  init(_ table: GroupByTable, isByDay: Bool, where isKept: ((_ cell: Int) -> Bool)? = nil) {
    self.table = table
    let kept = isKept.map { isKept in (0..<table.count).map(isKept) }
    func isCounted(_ cell: Int) -> Bool { kept?[cell] ?? true }
    self.isByDay = isByDay
    func month(_ cell: Int) -> Month {
      let ordinal = Int32(bitPattern: table.key(cell, 2))
      return isByDay ? Day(ordinal: ordinal).month : Month(ordinal: ordinal)
    }
    var counts: [Month: Int] = [:]
    for cell in 0..<table.count where isCounted(cell) { counts[month(cell), default: 0] += 1 }
    months = counts.keys.sorted()
    var ranges: [Month: Range<Int>] = [:]
    var next: [Month: Int] = [:]
    var start = 0
    for month in months {
      let end = start + (counts[month] ?? 0)
      ranges[month] = start..<end
      next[month] = start
      start = end
    }
    var places: [UInt32] = Array(repeating: 0, count: table.count)
    for cell in 0..<table.count where isCounted(cell) {
      let month = month(cell)
      places[next[month] ?? 0] = UInt32(cell)
      next[month, default: 0] += 1
    }
    self.places = places
    self.ranges = ranges
  }

  /// The cells of a month, in no order.
  func cells(of month: Month) -> some Sequence<Cell> {
    places[ranges[month] ?? 0..<0].lazy.map { [table, isByDay] place in
      let cell = Int(place)
      return Cell(
        currency: table.key(cell, 0), number: table.key(cell, 1),
        category: table.width > 3 ? table.key(cell, 3) : LineKeys.none,
        amount: table.amount(cell), lines: table.lines(cell),
        dayOfMonth: isByDay
          ? Int(Int32(bitPattern: table.key(cell, 2)) - month.firstDay.ordinal) + 1 : nil)
    }
  }

  /// How often each number's name was written up to a month.
  func counts(upTo month: Month, numbers: Int, counting: (UInt32) -> Bool) -> [Int] {
    var counts = Array(repeating: 0, count: numbers)
    for own in months where own <= month {
      for place in places[ranges[own] ?? 0..<0] {
        let number = table.key(Int(place), 1)
        if counting(number) { counts[Int(number)] += table.lines(Int(place)) }
      }
    }
    return counts
  }
}

/// What was paid for one thing in a month, and in the months before.
public struct MonthlyComparison: Hashable, Sendable {
  public let name: String
  public let currency: Currency
  public let spent: Amount
  /// The number of lines in the month.
  public let lines: Int
  /// What was spent in the month before; zero if nothing was.
  public let lastMonth: Amount
  /// The mean of up to three months before, counted from the first purchase or from the first after a
  /// long pause; nil without such months.
  public let usual: Amount?
  /// How many months the usual is the mean of.
  public let usualMonths: Int

  /// What was spent in the same days of the months before, which are whole once the month is over.
  ///
  /// Nil where the sums have no days, and where ``usual`` is nil.
  public let soFar: SameDays?

  /// The same comparison limited to the days that the month has had, so that an unfinished month is not
  /// compared with whole ones.
  public struct SameDays: Hashable, Sendable {
    public let lastMonth: Amount
    public let usual: Amount
  }

  /// What was spent above the usual.
  public var change: Amount? { usual.map { spent - $0 } }
}

/// One name in one currency: names with several ids are one row of a comparison.
struct ComparisonKey: Hashable {
  let name: String
  let currency: String
}
