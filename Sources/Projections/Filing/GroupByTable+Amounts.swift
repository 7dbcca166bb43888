import ColumnStore
import GroceryModel

/// The sums of a table's cells as amounts.
extension GroupByTable {
  @inline(__always)
  public func amount(_ cell: Int) -> Amount { Amount(units: sum(cell)) }

  /// The second sum of a cell; the table must have two.
  @inline(__always)
  public func second(_ cell: Int) -> Amount { Amount(units: secondSum(cell)) }
}

extension GroupByTable.CellView {
  @inline(__always)
  func amount(_ cell: Int) -> Amount { Amount(units: sum(cell)) }

  /// The second sum of a cell; the table must have two.
  @inline(__always)
  func second(_ cell: Int) -> Amount { Amount(units: secondSum(cell)) }
}
