import EventSourcing
import GroceryModel

/// Sums of money by a key of a few numbers.
///
/// What belongs to a cell lies together, and a slot of the hash table has half of the hash beside the
/// cell's number, so that most additions touch two cache lines.
public struct TupleTable: Sendable {
  /// How many numbers a key has.
  public let width: Int
  public private(set) var count = 0
  /// For each cell its sum in four words, its lines in two, and its key.
  private var words: [UInt32] = []
  private var slots: [UInt64] = Array(repeating: 0, count: 256)
  private var mask = 255

  private static let keyPlace = 6

  public init(width: Int) {
    self.width = width
  }

  private var stride: Int { Self.keyPlace + width }

  /// The key of a cell.
  public func key(_ cell: Int) -> ArraySlice<UInt32> {
    words[cell * stride + Self.keyPlace..<(cell + 1) * stride]
  }

  /// One number of a cell's key.
  public func key(_ cell: Int, _ place: Int) -> UInt32 {
    words[cell * stride + Self.keyPlace + place]
  }

  /// The sum of a cell.
  public func amount(_ cell: Int) -> Amount {
    words.withUnsafeBytes {
      Amount(units: $0.loadUnaligned(fromByteOffset: 4 * cell * stride, as: Int128.self))
    }
  }

  /// How many lines a cell has.
  public func lines(_ cell: Int) -> Int {
    words.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: 4 * cell * stride + 16, as: Int.self)
    }
  }

  /// Adds to the cell of a key.
  @inline(__always)
  public mutating func add(_ amount: Amount, lines more: Int, to key: UnsafePointer<UInt32>) {
    let hash = Self.hash(key, width)
    let tag = hash & 0xFFFF_FFFF_0000_0000
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { break }
      if entry & 0xFFFF_FFFF_0000_0000 == tag,
        add(amount, more, toCell: Int(entry & 0xFFFF_FFFF) - 1, of: key)
      {
        return
      }
      slot = (slot + 1) & mask
    }
    count += 1
    slots[slot] = tag | UInt64(count)
    append(amount.units, more, key)
    if count * 2 > mask { grow() }
  }

  /// Adds to a cell, unless that is another key's.
  @inline(__always)
  private mutating func add(
    _ amount: Amount, _ more: Int, toCell cell: Int, of key: UnsafePointer<UInt32>
  ) -> Bool {
    let place = cell * stride
    return words.withUnsafeMutableBytes { bytes in
      for index in 0..<width
      where bytes.load(fromByteOffset: 4 * (place + Self.keyPlace + index), as: UInt32.self)
        != key[index]
      {
        return false
      }
      let sum = bytes.loadUnaligned(fromByteOffset: 4 * place, as: Int128.self)
      bytes.storeBytes(of: sum + amount.units, toByteOffset: 4 * place, as: Int128.self)
      let lines = bytes.loadUnaligned(fromByteOffset: 4 * place + 16, as: Int.self)
      bytes.storeBytes(of: lines + more, toByteOffset: 4 * place + 16, as: Int.self)
      return true
    }
  }

  private mutating func append(_ units: Int128, _ lines: Int, _ key: UnsafePointer<UInt32>) {
    withUnsafeBytes(of: units) { words.append(contentsOf: $0.bindMemory(to: UInt32.self)) }
    withUnsafeBytes(of: lines) { words.append(contentsOf: $0.bindMemory(to: UInt32.self)) }
    words.append(contentsOf: UnsafeBufferPointer(start: key, count: width))
  }

  private mutating func grow() {
    mask = mask * 2 + 1
    slots = Array(repeating: 0, count: mask + 1)
    words.withUnsafeBufferPointer { words in
      guard let base = words.baseAddress else { return }
      for cell in 0..<count {
        let hash = Self.hash(base + cell * stride + Self.keyPlace, width)
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(cell + 1)
      }
    }
  }

  @inline(__always)
  private static func hash(_ key: UnsafePointer<UInt32>, _ width: Int) -> UInt64 {
    var hash: UInt64 = 0xA076_1D64_78BD_642F
    for index in 0..<width {
      let product = (hash ^ UInt64(key[index])).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
      hash = product.high ^ product.low
    }
    return hash
  }
}

extension TupleTable {
  func write(to writer: inout StateWriter) {
    writer.write(count)
    writer.write(words)
    writer.write(slots)
  }

  mutating func read(from reader: inout StateReader) throws(UnusableState) {
    count = try reader.read()
    words = try reader.readArray()
    slots = try reader.readArray()
    mask = slots.count - 1
  }
}
