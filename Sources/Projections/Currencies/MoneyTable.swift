import GroceryModel

/// Sums of money by a key of a few numbers, with all digits that conversion gives them.
struct MoneyTable {
  /// The second sum is what lies behind the twelfth digit.
  private var table: TupleTable

  init(width: Int) { table = TupleTable(width: width, sums: 2) }

  var count: Int { table.count }

  /// One number of a cell's key.
  func key(_ cell: Int, _ place: Int) -> UInt32 { table.key(cell, place) }

  /// How many lines a cell has.
  func lines(_ cell: Int) -> Int { table.lines(cell) }

  /// The sum of a cell.
  func sum(_ cell: Int) -> MoneySum {
    MoneySum(units: table.amount(cell).units, rest: table.second(cell).units)
  }

  /// Makes room for so many cells.
  mutating func reserve(_ cells: Int) { table.reserve(cells) }

  /// Adds to the cell of a key.
  mutating func add(_ sum: MoneySum, lines: Int, to key: UnsafePointer<UInt32>) {
    table.add(sum.amount, Amount(units: sum.rest), lines: lines, to: key)
  }
}
