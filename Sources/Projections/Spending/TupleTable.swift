import EventSourcing
import GroceryModel

/// Sums of money by a key of a few numbers.
public struct TupleTable: Sendable {
  /// How many numbers a key has.
  public let width: Int
  public private(set) var keys: [UInt32] = []
  public private(set) var amounts: [Int128] = []
  public private(set) var lines: [Int] = []
  private var slots: [UInt32] = Array(repeating: 0, count: 256)
  private var mask = 255

  public init(width: Int) {
    self.width = width
  }

  public var count: Int { amounts.count }

  /// The key of a cell.
  public func key(_ cell: Int) -> ArraySlice<UInt32> { keys[cell * width..<(cell + 1) * width] }

  public func amount(_ cell: Int) -> Amount { Amount(units: amounts[cell]) }

  /// Adds to the cell of a key.
  @inline(__always)
  public mutating func add(_ amount: Amount, lines more: Int, to key: UnsafePointer<UInt32>) {
    let hash = Self.hash(key, width)
    var slot = hash & mask
    while true {
      let entry = Int(slots[slot])
      if entry == 0 { break }
      if isKey(entry - 1, equalTo: key) {
        amounts[entry - 1] += amount.units
        lines[entry - 1] += more
        return
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt32(amounts.count + 1)
    for index in 0..<width { keys.append(key[index]) }
    amounts.append(amount.units)
    lines.append(more)
    if amounts.count * 2 > mask { grow() }
  }

  @inline(__always)
  private func isKey(_ cell: Int, equalTo key: UnsafePointer<UInt32>) -> Bool {
    var place = cell * width
    for index in 0..<width {
      if keys[place] != key[index] { return false }
      place += 1
    }
    return true
  }

  private mutating func grow() {
    mask = mask * 2 + 1
    slots = Array(repeating: 0, count: mask + 1)
    keys.withUnsafeBufferPointer { keys in
      guard let base = keys.baseAddress else { return }
      for cell in amounts.indices {
        var slot = Self.hash(base + cell * width, width) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = UInt32(cell + 1)
      }
    }
  }

  @inline(__always)
  private static func hash(_ key: UnsafePointer<UInt32>, _ width: Int) -> Int {
    var hash: UInt64 = 0xA076_1D64_78BD_642F
    for index in 0..<width {
      let product = (hash ^ UInt64(key[index])).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
      hash = product.high ^ product.low
    }
    return Int(truncatingIfNeeded: hash >> 1)
  }
}

extension TupleTable {
  func write(to writer: inout StateWriter) {
    writer.write(keys)
    writer.write(amounts)
    writer.write(lines)
    writer.write(slots)
  }

  mutating func read(from reader: inout StateReader) throws(UnusableState) {
    keys = try reader.readArray()
    amounts = try reader.readArray()
    lines = try reader.readArray()
    slots = try reader.readArray()
    mask = slots.count - 1
  }
}
