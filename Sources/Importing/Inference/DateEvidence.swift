import ByteTools
import GroceryModel

/// Counts which orders of day, month and year the dates of a column allow.
struct DateEvidence {
  private var counts: [DateOrder: Int] = [:]
  private var certain = 0
  private var dayFirst = 0
  /// The number of cells that allow several orders.
  private(set) var uncertain = 0
  private var differing = 0
  /// The distinct years if the year is first, and if it is last.
  private var firstYears: Set<Int> = []
  private var lastYears: Set<Int> = []
  private var yearsFirst = 0
  private(set) var hasTimes = false
  /// A cell that is a different date in each order.
  private(set) var example = ""

  mutating func read(_ text: String) {
    withBytes(of: text) { read($0) }
  }

  /// Counts one date cell; ignores other cells.
  mutating func read(_ bytes: Bytes) {
    guard let cell = DateCell(bytes) else { return }
    if cell.time ?? 0 != 0 { hasTimes = true }
    if cell.isCertain {
      certain += 1
      if cell.usesPoints, cell.digitCounts.0 < 3 { dayFirst += 1 }
      return
    }
    uncertain += 1
    if cell.digitCounts == (2, 2, 2) {
      if cell.day(.ymd) != nil { yearsFirst += 1 }
      firstYears.insert(cell.numbers.0)
      lastYears.insert(cell.numbers.2)
    }
    let days = [DateOrder.dmy, .mdy].compactMap { order in
      cell.day(order).map { (order, $0) }
    }
    for (order, _) in days { counts[order, default: 0] += 1 }
    if days.count == 2, days[0].1 != days[1].1 {
      differing += 1
      if example.isEmpty { example = String(decoding: bytes, as: UTF8.self) }
    }
  }

  /// True if two orders are still equally possible and give different dates.
  var isOpen: Bool { order == nil }

  /// The only order that all cells allow, or the one that most cells allow; nil if undecided.
  var order: DateOrder? {
    if uncertain == 0 { return dayFirst * 2 > certain ? .dmy : .ymd }
    // `26/03/14` and `26/03/28`: purchases span few years, so the number that varies less is the
    // year.
    if yearsFirst == uncertain, firstYears.count < lastYears.count { return .ymd }
    let day = counts[.dmy] ?? 0
    let month = counts[.mdy] ?? 0
    if day > month { return .dmy }
    if month > day { return .mdy }
    return differing == 0 ? .dmy : nil
  }

  /// Reads the records after the sample until the order is decided.
  mutating func readRest(
    _ source: FileSource, _ plan: ImportPlan, _ column: Int
  ) throws(ImportError) {
    var scanner = RecordScanner(
      source, delimiter: plan.delimiter, apostrophesQuote: plan.apostrophesQuote,
      from: plan.firstOffset)
    var count = 0
    while isOpen, try scanner.next() {
      count += 1
      if count > SampleTable.recordLimit / 2, column < scanner.cellCount { read(scanner[column]) }
    }
  }

  func exampleLine(in rows: [SampleRecord], _ column: Int) -> Int? {
    rows.first { $0[column] == example }?.line
  }
}
