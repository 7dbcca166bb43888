import EventSourcing
import GroceryModel

/// Sums by a key of a few numbers, one or two a key.
///
/// What belongs to a cell lies together, and a slot of the hash table has half of the hash beside the
/// cell's number, so that most additions touch two cache lines.
public struct TupleTable: Sendable {
  /// How many numbers a key has.
  public let width: Int
  public private(set) var count = 0
  /// For each cell its lines in two words, its sums in four each, and its key.
  private var words: [UInt32] = []
  private var slots: [UInt64] = Array(repeating: 0, count: 256)
  private var mask = 255
  private let keyPlace: Int
  /// For each first number of a key, by its lower bits, the cell that was added to last.
  ///
  /// What else is in a key, as the month, mostly is what it was. Empty until a line is added alone.
  private var recent: [UInt32] = []

  private static let sumPlace = 2
  private static let recentCount = 1024
  private static let tagBits: UInt64 = 0xFFFF_FFFF_0000_0000

  /// - Parameters:
  ///   - width: How many numbers a key has.
  ///   - sums: How many sums a key has, 1 or 2.
  public init(width: Int, sums: Int = 1) {
    self.width = width
    keyPlace = Self.sumPlace + 4 * sums
  }

  private var stride: Int { keyPlace + width }

  /// The key of a cell.
  public func key(_ cell: Int) -> ArraySlice<UInt32> {
    words[cell * stride + keyPlace..<(cell + 1) * stride]
  }

  /// One number of a cell's key.
  public func key(_ cell: Int, _ place: Int) -> UInt32 { words[cell * stride + keyPlace + place] }

  /// The first sum of a cell.
  public func amount(_ cell: Int) -> Amount { sum(cell, 0) }

  /// The second sum of a cell; the table must have two.
  public func second(_ cell: Int) -> Amount { sum(cell, 1) }

  private func sum(_ cell: Int, _ index: Int) -> Amount {
    words.withUnsafeBytes {
      let place = cell * stride + Self.sumPlace + 4 * index
      return Amount(units: $0.loadUnaligned(fromByteOffset: 4 * place, as: Int128.self))
    }
  }

  /// How many lines a cell has.
  public func lines(_ cell: Int) -> Int {
    words.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 4 * cell * stride, as: Int.self) }
  }

  /// Adds to the cell of a key; the second sum is left out of a table that has one.
  @inline(__always)
  public mutating func add(
    _ amount: Amount, _ second: Amount = .zero, lines more: Int, to key: UnsafePointer<UInt32>
  ) {
    let addends = (amount, second, more)
    let place = Int(truncatingIfNeeded: width == 0 ? 0 : key[0]) & (Self.recentCount - 1)
    if place < recent.count, add(addends, toCell: Int(recent[place]), of: key) { return }
    let cell = add(addends, to: key, hash: hash(of: key))
    if recent.isEmpty { recent = Array(repeating: 0, count: Self.recentCount) }
    recent[place] = UInt32(truncatingIfNeeded: cell)
  }

  typealias Addends = (first: Amount, second: Amount, lines: Int)

  /// Adds to the cell of a key and returns that.
  @discardableResult
  private mutating func add(
    _ more: Addends, to key: UnsafePointer<UInt32>, hash: UInt64
  ) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { break }
      if entry & Self.tagBits == hash & Self.tagBits,
        add(more, toCell: Int(entry & ~Self.tagBits) - 1, of: key)
      {
        return Int(entry & ~Self.tagBits) - 1
      }
      slot = (slot + 1) & mask
    }
    count += 1
    slots[slot] = hash & Self.tagBits | UInt64(count)
    append(more, key)
    if count * 4 > mask * 3 { grow() }
    return count - 1
  }

  /// Adds to a cell, unless that is another key's.
  @inline(__always)
  private mutating func add(
    _ more: Addends, toCell cell: Int, of key: UnsafePointer<UInt32>
  ) -> Bool {
    let place = 4 * cell * stride
    return words.withUnsafeMutableBytes { bytes in
      for index in 0..<width
      where bytes.load(fromByteOffset: place + 4 * (keyPlace + index), as: UInt32.self)
        != key[index]
      {
        return false
      }
      func add<Number: FixedWidthInteger>(_ number: Number, at word: Int) {
        let place = place + 4 * word
        let sum = bytes.loadUnaligned(fromByteOffset: place, as: Number.self) + number
        bytes.storeBytes(of: sum, toByteOffset: place, as: Number.self)
      }
      add(more.lines, at: 0)
      add(more.first.units, at: Self.sumPlace)
      if keyPlace > Self.sumPlace + 4 { add(more.second.units, at: Self.sumPlace + 4) }
      return true
    }
  }

  private mutating func append(_ more: Addends, _ key: UnsafePointer<UInt32>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: stride) { cell in
      let bytes = UnsafeMutableRawBufferPointer(cell)
      func put(_ value: some FixedWidthInteger, at word: Int) {
        bytes.storeBytes(of: value, toByteOffset: 4 * word, as: type(of: value))
      }
      put(more.lines, at: 0)
      put(more.first.units, at: Self.sumPlace)
      if keyPlace > Self.sumPlace + 4 { put(more.second.units, at: Self.sumPlace + 4) }
      for index in 0..<width { cell[keyPlace + index] = key[index] }
      words.append(contentsOf: UnsafeBufferPointer(cell))
    }
  }

  /// Makes room for so many cells.
  mutating func reserve(_ cells: Int) {
    words.reserveCapacity(cells * stride)
    var slotCount = slots.count
    while cells * 4 > (slotCount - 1) * 3 { slotCount *= 2 }
    if slotCount > slots.count { grow(toSlots: slotCount) }
  }

  private mutating func grow() { grow(toSlots: 2 * (mask + 1)) }

  private mutating func grow(toSlots slotCount: Int) {
    mask = slotCount - 1
    slots = Array(repeating: 0, count: slotCount)
    words.withUnsafeBufferPointer { words in
      guard let base = words.baseAddress else { return }
      for cell in 0..<count {
        let hash = hash(of: base + cell * stride + keyPlace)
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = hash & Self.tagBits | UInt64(cell + 1)
      }
    }
  }

  @inline(__always)
  private func hash(of key: UnsafePointer<UInt32>) -> UInt64 {
    var hash: UInt64 = 0xA076_1D64_78BD_642F
    for index in 0..<width {
      let product = (hash ^ UInt64(key[index])).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
      hash = product.high ^ product.low
    }
    return hash
  }
}

extension TupleTable {
  /// Adds up to ``NameBatch/capacity`` lines together.
  ///
  /// With tens of thousands of cells an addition waits for memory twice, for the slot and for the cell.
  /// Here all slots are read before the first of the cells is: so the waits overlap, as they do in a
  /// ``NameBatch``.
  ///
  /// - Parameters:
  ///   - count: How many lines there are.
  ///   - line: Writes the key of a line and returns what is added; nil for a line that is left out.
  @inline(__always)
  mutating func add(
    _ count: Int, _ line: (_ index: Int, _ key: UnsafeMutablePointer<UInt32>) -> Addends?
  ) {
    withUnsafeTemporaryAllocation(of: Pending.self, capacity: count) { pending in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count * width) { keys in
        guard let keys = keys.baseAddress, let start = pending.baseAddress else { return }
        var used = 0
        for index in 0..<count {
          let key = keys + used * width
          guard let more = line(index, key) else { continue }
          (start + used).initialize(to: Pending(more: more, hash: hash(of: key)))
          used += 1
        }
        // Loops as short as can be, so that the processor is well ahead of what it waits for.
        for index in 0..<used {
          pending[index].slot = slots[Int(truncatingIfNeeded: pending[index].hash) & mask]
        }
        for index in 0..<used {
          let cell = Int(pending[index].slot & ~Self.tagBits)
          pending[index].head = cell == 0 ? 0 : words[(cell - 1) * stride + keyPlace]
        }
        for index in 0..<used { add(pending[index], to: keys + index * width) }
      }
    }
  }

  /// A line that waits for its cell.
  private struct Pending {
    let more: Addends
    let hash: UInt64
    /// The first slot that could be its, as it was read.
    var slot: UInt64 = 0
    /// The first number of the key of that slot's cell.
    var head: UInt32 = 0
  }

  @inline(__always)
  private mutating func add(_ pending: Pending, to key: UnsafePointer<UInt32>) {
    // What came between may have filled an empty slot, but moves no cell.
    if pending.slot != 0, pending.slot & Self.tagBits == pending.hash & Self.tagBits,
      pending.head == key[0],
      add(pending.more, toCell: Int(pending.slot & ~Self.tagBits) - 1, of: key)
    {
      return
    }
    add(pending.more, to: key, hash: pending.hash)
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
    recent = []
  }
}
