import GroceryModel

/// Sums of money by a key of a few numbers, with all digits that conversion gives them.
struct MoneyTable {
  private var units: TupleTable
  /// What lies behind the twelfth digit; its cells stand in the order of the others.
  private var rests: TupleTable

  init(width: Int) {
    units = TupleTable(width: width)
    rests = TupleTable(width: width)
  }

  var count: Int { units.count }

  /// One number of a cell's key.
  func key(_ cell: Int, _ place: Int) -> UInt32 { units.key(cell, place) }

  /// How many lines a cell has.
  func lines(_ cell: Int) -> Int { units.lines(cell) }

  /// The sum of a cell.
  func sum(_ cell: Int) -> MoneySum {
    MoneySum(units: units.amount(cell).units, rest: rests.amount(cell).units)
  }

  /// Adds to the cell of a key.
  mutating func add(_ sum: MoneySum, lines: Int, to key: UnsafePointer<UInt32>) {
    units.add(sum.amount, lines: lines, to: key)
    rests.add(Amount(units: sum.rest), lines: lines, to: key)
  }
}
