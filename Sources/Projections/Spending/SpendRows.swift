import GroceryModel

/// The rows of an answer, sorted by their keys in byte order; each is made when it is asked for.
public struct SpendRows: RandomAccessCollection, Sendable {
  private let sums: Sums
  private let axes: [SpendAxis]
  /// What amounts are converted to, if they are.
  private let target: Currency?
  /// The parts of the sums, those of one row together.
  private let order: [UInt32]
  /// Where the parts of each row start among these, and where the last one's end.
  private let starts: [UInt32]

  /// Cells, or shares of them, under the numbers of their texts.
  struct Sums: Sendable {
    fileprivate let table: TupleTable
    fileprivate var cells: [UInt32] = []
    /// For each key the number of each part.
    fileprivate var numbers: [[UInt32]]
    /// What the amounts are converted to; empty where they are not.
    fileprivate var converted: [MoneySum] = []
    private let isConverted: Bool

    /// No parts of a table's cells.
    init(_ table: TupleTable, width: Int, isConverted: Bool) {
      self.table = table
      self.isConverted = isConverted
      numbers = Array(repeating: [], count: width)
      cells.reserveCapacity(table.count)
      for place in numbers.indices { numbers[place].reserveCapacity(table.count) }
    }

    /// Adds a cell under a row's numbers.
    mutating func append(_ cell: Int, _ row: [UInt32], _ converted: MoneySum?) {
      cells.append(UInt32(cell))
      for place in numbers.indices { numbers[place].append(row[place]) }
      if let converted { self.converted.append(converted) }
    }

    fileprivate func sum(_ part: Int) -> MoneySum {
      isConverted ? converted[part] : MoneySum(table.amount(Int(cells[part])))
    }

    fileprivate func willRead(_ part: Int) { table.willRead(Int(cells[part])) }

    fileprivate func lines(_ part: Int) -> Int { table.lines(Int(cells[part])) }

    fileprivate func areOfOneRow(_ part: UInt32, _ other: UInt32) -> Bool {
      numbers.allSatisfy { $0[Int(part)] == $0[Int(other)] }
    }
  }

  init(_ sums: Sums, _ axes: [SpendAxis], convertedTo currency: Currency?, workers: Int) {
    self.sums = sums
    self.axes = axes
    target = currency
    var order = Array(0..<UInt32(sums.cells.count))
    for key in axes.indices.reversed() where axes[key].count > 1 {
      let (places, numbers) = (axes[key].places(workers: workers), sums.numbers[key])
      CountingSort.sort(&order, keys: places.count) { Int(places[Int(numbers[Int($0)])]) }
    }
    var starts: [UInt32] = []
    starts.reserveCapacity(order.count + 1)
    for place in order.indices
    where place == 0 || !sums.areOfOneRow(order[place - 1], order[place]) {
      starts.append(UInt32(place))
    }
    starts.append(UInt32(order.count))
    self.order = order
    self.starts = starts
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { starts.count - 1 }

  public subscript(row: Int) -> SpendQuestion.Row {
    let (spent, lines) = sum(of: row)
    return SpendQuestion.Row(
      keys: axes.indices.dropLast().map { axes[$0].text(number($0, of: row)) },
      currency: currencies[currency(of: row)], spent: spent, lines: lines)
  }

  /// The number that a row has for one of the keys.
  private func number(_ key: Int, of row: Int) -> UInt32 {
    sums.numbers[key][Int(order[Int(starts[row])])]
  }

  /// What was paid, and in how many lines.
  public func sum(of row: Int) -> (spent: Amount, lines: Int) {
    var sum = MoneySum()
    var lines = 0
    for place in starts[row]..<starts[row + 1] {
      sum += sums.sum(Int(order[Int(place)]))
      lines += sums.lines(Int(order[Int(place)]))
    }
    return (
      target.map { sum.rounded(toFractionDigits: $0.fractionDigits) } ?? sum.amount, lines
    )
  }

  /// How many rows ahead memory is asked for: they lie in the order of days, and are asked for in that
  /// of their names.
  private static let ahead = 12
  /// Fewer rows are in the nearest caches anyway.
  private static let leastAhead = 8192

  /// Says that a row a little further on will be wanted soon.
  public func willAskBeyond(_ row: Int) {
    guard endIndex >= Self.leastAhead, row + Self.ahead < endIndex else { return }
    let part = Int(order[Int(starts[row + Self.ahead])])
    sums.willRead(part)
    for place in axes.indices.dropLast() { axes[place].willAppend(sums.numbers[place][part]) }
  }

  /// Appends the text of one of the question's keys.
  public func append(key: Int, of row: Int, to text: inout [UInt8]) {
    axes[key].append(number(key, of: row), to: &text)
  }

  /// The place of a row's currency among ``currencies``.
  public func currency(of row: Int) -> Int { Int(number(axes.count - 1, of: row)) }

  /// Appends the code of a row's currency.
  public func append(currencyOf row: Int, to text: inout [UInt8]) {
    append(key: axes.count - 1, of: row, to: &text)
  }

  /// All currencies that rows are in.
  public var currencies: [String] {
    axes.last.map { axis in (0..<UInt32(axis.count)).map { axis.text($0) } } ?? []
  }
}

extension SpendRows: Hashable {
  public static func == (left: SpendRows, right: SpendRows) -> Bool { left.elementsEqual(right) }

  public func hash(into hasher: inout Hasher) {
    for row in self { hasher.combine(row) }
  }
}
