import ColumnStore
import GroceryModel

extension SpendRows {
  /// Cells, or shares of them, under the numbers of their texts.
  struct Sums: Sendable {
    private let table: GroupByTable
    /// For each part its cell, and its number for each key.
    private var records: [UInt32] = []
    private let stride: Int
    /// What the amounts are converted to; empty where they are not.
    private var converted: [MoneySum] = []
    private let isConverted: Bool

    /// No parts of a table's cells.
    init(_ table: GroupByTable, width: Int, isConverted: Bool) {
      self.table = table
      self.isConverted = isConverted
      stride = 1 + width
      records.reserveCapacity(table.count * stride)
    }

    /// How many parts there are.
    var count: Int { records.count / stride }

    /// Adds a cell, or a share of it, whose numbers are still to be set.
    mutating func append(_ cell: Int, _ converted: MoneySum?) {
      records.append(UInt32(cell))
      for _ in 1..<stride { records.append(0) }
      if let converted { self.converted.append(converted) }
    }

    /// Sets the number of the part that was added last for a key.
    mutating func setLastNumber(_ number: UInt32, at key: Int) {
      records[records.count - stride + 1 + key] = number
    }

    /// Sets the numbers of all parts for a key, given their cells.
    @inline(__always)
    mutating func setNumbers(at key: Int, _ number: (_ cell: Int) -> UInt32) {
      var place = 0
      while place < records.count {
        records[place + 1 + key] = number(Int(records[place]))
        place += stride
      }
    }

    @inline(__always)
    private func record(_ part: UInt32) -> Int { Int(part) * stride }

    /// The number of a part for a key.
    @inline(__always)
    func number(_ key: Int, of part: UInt32) -> Int { Int(records[record(part) + 1 + key]) }

    func sum(_ part: UInt32) -> MoneySum {
      isConverted
        ? converted[Int(part)] : MoneySum(table.amount(Int(records[record(part)])))
    }

    func lines(_ part: UInt32) -> Int { table.lines(Int(records[record(part)])) }

    func areOfOneRow(_ part: UInt32, _ other: UInt32) -> Bool {
      (1..<stride).allSatisfy { records[record(part) + $0] == records[record(other) + $0] }
    }

    /// Says that a part will be wanted soon.
    func willRead(_ part: UInt32) { records.prefetch(record(part)) }

    /// Says that the sum of a part will be wanted soon.
    func willReadSum(_ part: UInt32) { table.willRead(Int(records[record(part)])) }
  }
}
