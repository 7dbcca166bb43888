import ColumnStore
import GroceryModel

/// A grouping, laid out so that a line costs no reference count.
struct CellPlan: Sendable {
  private let period: Period?
  private let width: Int
  /// The raw values of the keys, four bits each, the first lowest.
  private let parts: UInt64

  init(_ grouping: SpendingFold.Grouping) {
    period = grouping.period
    width = grouping.keys.count
    parts = grouping.keys.reversed().reduce(0) { $0 << 4 | UInt64($1.rawValue) }
  }

  @inline(__always)
  func contains(_ day: Day) -> Bool { period?.contains(day) ?? true }

  /// Writes the key of a line's cell.
  @inline(__always)
  func write(_ keys: inout LineKeys, to key: GroupKeyWriter) {
    keys.write(parts, width, to: key)
  }
}
