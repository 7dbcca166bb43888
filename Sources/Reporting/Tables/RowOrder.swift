import EventSourcing
import GroceryModel

/// The order of a table's rows by one column.
///
/// Figures go from the greatest down, texts upwards, and missing cells come last. Rows that are equal
/// in it stay in the order they came in.
public struct RowOrder: Sendable {
  /// The place of the column.
  public let column: Int
  /// Whether the order is turned round.
  public let isReversed: Bool

  public init(column: Int, isReversed: Bool) {
    self.column = column
    self.isReversed = isReversed
  }

  /// What a row is ordered by.
  enum Key: Sendable {
    case figure(ExactDecimal?)
    case count(Int)
    case text([UInt8])
    case missing

    /// The cell's content, by which cells of different kinds are compared.
    fileprivate var content: [UInt8] {
      switch self {
      case .figure(let number): Array((number?.description ?? "").utf8)
      case .count(let count): Array(String(count).utf8)
      case .text(let text): text
      case .missing: []
      }
    }
  }

  /// The key of a row.
  func key(of row: RowBuffer) -> Key {
    row.withCell(column) { kind, content in
      switch kind {
      case .figure: .figure(ExactDecimal(parsing: content))
      case .count: Int(String(decoding: content, as: UTF8.self)).map { .count($0) } ?? .missing
      case .text, .day: .text(Array(content))
      case .missing: .missing
      }
    }
  }

  /// Whether a row comes before another one; rows of equal keys are in the order of their numbers.
  func isBefore(_ left: (key: Key, number: Int), _ right: (key: Key, number: Int)) -> Bool {
    left.number < right.number
      ? isOrdered(left.key, right.key) : !isOrdered(right.key, left.key)
  }

  /// Whether a row comes before another one that came later.
  func isOrdered(_ left: Key, _ right: Key) -> Bool {
    let order = Self.compare(left, right)
    return isReversed ? order >= 0 : order <= 0
  }

  /// Below 0 where the left key comes first, 0 where the keys are equal.
  private static func compare(_ left: Key, _ right: Key) -> Int {
    switch (left, right) {
    case (.missing, .missing): return 0
    case (.missing, _): return 1
    case (_, .missing): return -1
    case (.figure(let left), .figure(let right)):
      guard let left, let right else { return 0 }
      return left.amount == right.amount ? 0 : left.amount > right.amount ? -1 : 1
    case (.count(let left), .count(let right)): return left == right ? 0 : left > right ? -1 : 1
    default:
      let (left, right) = (left.content, right.content)
      return left == right ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
    }
  }

  /// The rows of a table in this order.
  public func sorted(_ rows: TableRows) -> TableRows {
    var keys: [Key] = []
    keys.reserveCapacity(rows.count)
    rows.forEach(in: rows.indices) { _, row in keys.append(key(of: row)) }
    let places = rows.indices.sorted { left, right in
      isBefore((keys[left], left), (keys[right], right))
    }
    return TableRows(places.map { rows[$0] })
  }
}
