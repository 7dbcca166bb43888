import GroceryModel

/// The order of a table's rows by one column.
///
/// Figures go from the greatest down, texts upwards, and missing cells come last. Rows that are equal
/// in it stay in the order they came in. Money is ordered within each currency, currencies by their codes.
public struct RowOrder: Sendable {
  /// The place of the column.
  public let column: Int
  /// True if the order is turned round.
  public let isReversed: Bool
  /// The place of the column with the currency, where the column holds money.
  let currency: Int?

  /// Makes the order by a column that holds no money.
  public init(column: Int, isReversed: Bool) {
    self.column = column
    self.isReversed = isReversed
    currency = nil
  }

  /// Makes the order by one of a table's columns.
  public init(column: Int, of table: Table, isReversed: Bool) {
    self.column = column
    self.isReversed = isReversed
    currency = table.columns[column].kind == .money ? table.currencyColumn : nil
  }

  /// The sort key of a row within its group; groups are ordered by their numbers.
  struct Key: Sendable {
    /// The bytes of the currency's code; 0 for rows that are not ordered by money.
    let group: UInt32
    let value: Value
  }

  /// The value of a row's cell.
  enum Value: Sendable {
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
    let value: Value = row.withCell(column) { kind, content in
      switch kind {
      case .figure: .figure(ExactDecimal(parsing: content))
      case .count: Int(String(decoding: content, as: UTF8.self)).map { .count($0) } ?? .missing
      case .text, .day: .text(Array(content))
      case .missing: .missing
      }
    }
    let group =
      currency.map {
        row.withCell($0) { _, code in code.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
      }
    return Key(group: group ?? 0, value: value)
  }

  /// True if a row comes before another one; rows of equal keys are in the order of their numbers.
  func isBefore(_ left: (key: Key, number: Int), _ right: (key: Key, number: Int)) -> Bool {
    left.number < right.number
      ? isOrdered(left.key, right.key) : !isOrdered(right.key, left.key)
  }

  /// True if a row comes before another one that came later.
  func isOrdered(_ left: Key, _ right: Key) -> Bool {
    guard left.group == right.group else { return left.group < right.group }
    let order = Self.compare(left.value, right.value)
    return isReversed ? order >= 0 : order <= 0
  }

  /// Below 0 where the left key comes first, 0 where the keys are equal.
  private static func compare(_ left: Value, _ right: Value) -> Int {
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

  /// The rows of a table in this order, or the first of each currency.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - limit: How many rows of a currency are wanted.
  /// - Returns: The rows wanted.
  public func sorted(_ rows: TableRows, limit: Int = .max) -> TableRows {
    var keys: [Key] = []
    keys.reserveCapacity(rows.count)
    rows.forEach(in: rows.indices) { _, row in keys.append(key(of: row)) }
    let places = rows.indices.sorted { left, right in
      isBefore((keys[left], left), (keys[right], right))
    }
    var first = GroupLimit(limit)
    return TableRows(places.filter { first.takes(keys[$0].group) }.map { rows[$0] })
  }
}

/// Takes the first rows of each group.
struct GroupLimit {
  private let limit: Int
  private var taken: [UInt32: Int] = [:]

  init(_ limit: Int) { self.limit = limit }

  /// Counts one more row of a group, and returns whether it is among the first.
  mutating func takes(_ group: UInt32) -> Bool {
    guard limit < .max else { return true }
    let count = taken[group, default: 0] + 1
    taken[group] = count
    return count <= limit
  }
}
