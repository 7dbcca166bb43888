import ByteTools

/// One or two exact sums and a row count for each key; a key is a few 32-bit ids.
///
/// A cell stores its sums and its key together, and a slot of the hash table stores half of the hash
/// beside the cell's number, so that most additions touch two cache lines. Cells keep the order in
/// which their keys first came.
public struct GroupByTable: Sendable {
  /// How many numbers a key has.
  public let width: Int
  /// The number of cells, one for each different key.
  public private(set) var count = 0
  /// The cells one after the other: the row count in two words, each sum in four, then the key.
  var cells = CellMemory()
  var slots: [UInt64] = Array(repeating: 0, count: leastSlots)
  var mask = leastSlots - 1
  let keyPlace: Int
  /// For each first number of a key, by its lower bits, the cell that was added to last.
  ///
  /// The rest of a key usually repeats, because rows come in order of time. Empty until a row is
  /// added. It grows to hold all first numbers, up to the upper bound of `recentCounts`.
  var recent: [UInt32] = []

  /// Rows that are added in steps.
  var waiting = PendingUpdates()

  private static let recentCounts = 1024...1 << 18
  private static let leastSlots = 256
  static let sumPlace = 2
  static let tagBits: UInt64 = 0xFFFF_FFFF_0000_0000

  /// - Parameters:
  ///   - width: How many numbers a key has.
  ///   - sums: How many sums a key has, 1 or 2.
  public init(width: Int, sums: Int = 1) {
    precondition(width <= GroupKeyWriter.maximumWidth, "a key has at most 12 numbers")
    self.width = width
    keyPlace = Self.sumPlace + 4 * sums
  }

  var stride: Int { keyPlace + width }

  /// What is added to a cell; the second sum is left out of a table that has one.
  public typealias Addends = (first: Int128, second: Int128, lines: Int)

  /// Adds to the cell of a key.
  ///
  /// - Parameters:
  ///   - first: Is added to the first sum.
  ///   - second: Is added to the second sum; ignored by a table that has one.
  ///   - lines: Is added to the number of lines.
  ///   - writeKey: Writes the numbers of the key.
  @inline(__always)
  public mutating func add(
    _ first: Int128, _ second: Int128 = 0, lines: Int, _ writeKey: (GroupKeyWriter) -> Void
  ) {
    var key: GroupKeyWriter.Room = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &key) { bytes in
      guard let key = bytes.assumingMemoryBound(to: UInt32.self).baseAddress else { return }
      writeKey(GroupKeyWriter(key))
      add((first, second, lines), to: key)
    }
  }

  @inline(__always)
  mutating func add(_ more: Addends, to key: UnsafePointer<UInt32>) {
    let place = Self.recentPlace(of: key, width: width)
    if !recent.isEmpty {
      let cell = Int(recent[place & (recent.count - 1)])
      if add(more, toCell: cell, of: key) { return }
    }
    let cell = add(more, to: key, hash: Self.hash(of: key, width: width))
    if place >= recent.count { makeRecent(upTo: place) }
    recent[place & (recent.count - 1)] = UInt32(truncatingIfNeeded: cell)
  }

  /// Its place in ``recent``, but for the bits too many.
  @inline(__always)
  static func recentPlace(of key: UnsafePointer<UInt32>, width: Int) -> Int {
    width == 0 ? 0 : Int(truncatingIfNeeded: key[0])
  }

  private mutating func makeRecent(upTo place: Int) {
    var size = max(Self.recentCounts.lowerBound, recent.count)
    if place < Self.recentCounts.upperBound {
      while size <= place { size *= 2 }
    }
    recent += repeatElement(0, count: size - recent.count)
  }

  /// Adds to the cell of a key and returns that.
  @inline(__always)
  private mutating func add(
    _ more: Addends, to key: UnsafePointer<UInt32>, hash: UInt64
  ) -> Int {
    var slot = slot(hash)
    while slots[slot] != 0 {
      let cell = Int(slots[slot] & ~Self.tagBits) - 1
      if (slots[slot] ^ hash) & Self.tagBits == 0, add(more, toCell: cell, of: key) { return cell }
      slot = (slot + 1) & mask
    }
    noteNewCell(hash)
    append(more, key)
    if count * 4 > mask * 3 { grow(toSlots: 2 * (mask + 1)) }
    return count - 1
  }

  @inline(__always)
  private mutating func add(
    _ more: Addends, toCell cell: Int, of key: UnsafePointer<UInt32>
  ) -> Bool {
    let cell = UnsafeMutableRawPointer(cells.changeable() + cell * stride)
    guard Self.isCell(cell, of: key, width: width, keyPlace: keyPlace) else { return false }
    Self.add(more, to: cell, keyPlace: keyPlace)
    return true
  }

  /// True if a cell is that of a key.
  @inline(__always)
  static func isCell(
    _ cell: UnsafeMutableRawPointer, of key: UnsafePointer<UInt32>, width: Int, keyPlace: Int
  ) -> Bool {
    for index in 0..<width
    where cell.load(fromByteOffset: 4 * (keyPlace + index), as: UInt32.self) != key[index] {
      return false
    }
    return true
  }

  /// Adds to a cell.
  @inline(__always)
  static func add(_ more: Addends, to cell: UnsafeMutableRawPointer, keyPlace: Int) {
    func add<Number: FixedWidthInteger>(_ number: Number, at word: Int) {
      let sum = cell.loadUnaligned(fromByteOffset: 4 * word, as: Number.self) + number
      cell.storeBytes(of: sum, toByteOffset: 4 * word, as: Number.self)
    }
    add(more.lines, at: 0)
    add(more.first, at: sumPlace)
    if keyPlace > sumPlace + 4 { add(more.second, at: sumPlace + 4) }
  }

  /// Gives the next cell a slot; there must be one that is free.
  @inline(__always)
  mutating func noteNewCell(_ hash: UInt64) {
    var slot = slot(hash)
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    count += 1
    slots[slot] = hash & Self.tagBits | UInt64(count)
  }

  private mutating func append(_ more: Addends, _ key: UnsafePointer<UInt32>) {
    let cell = cells.append(stride)
    func put(_ value: some FixedWidthInteger, at word: Int) {
      UnsafeMutableRawPointer(cell + word).storeBytes(of: value, as: type(of: value))
    }
    put(more.lines, at: 0)
    put(more.first, at: Self.sumPlace)
    if keyPlace > Self.sumPlace + 4 { put(more.second, at: Self.sumPlace + 4) }
    for index in 0..<width { cell[keyPlace + index] = key[index] }
  }

  /// Makes room for so many cells.
  mutating func reserve(_ cells: Int) {
    self.cells.reserve(cells * stride)
    var slotCount = slots.count
    while cells * 4 > (slotCount - 1) * 3 { slotCount *= 2 }
    if slotCount > slots.count { grow(toSlots: slotCount) }
  }

  /// A slot stores the half of the hash that decides its place, so no key is hashed again.
  private mutating func grow(toSlots slotCount: Int) {
    mask = slotCount - 1
    var grown: [UInt64] = Array(repeating: 0, count: slotCount)
    for entry in slots where entry != 0 {
      var slot = slot(entry)
      while grown[slot] != 0 { slot = (slot + 1) & mask }
      grown[slot] = entry
    }
    slots = grown
  }

  @inline(__always)
  func slot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 32) & mask }

  @inline(__always)
  static func hash(of key: UnsafePointer<UInt32>, width: Int) -> UInt64 {
    var hash: UInt64 = 0xA076_1D64_78BD_642F
    for index in 0..<width {
      let product = (hash ^ UInt64(key[index])).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
      hash = product.high ^ product.low
    }
    return hash
  }
}

extension GroupByTable {
  /// Writes the cells; rows that wait must be added first (``finish()``).
  public func write(to writer: inout StateWriter) {
    writer.write(count)
    cells.write(to: &writer)
    writer.write(slots)
  }

  /// Replaces the cells by those of a table of the same width and number of sums.
  public mutating func read(from reader: inout StateReader) throws(UnusableState) {
    count = try reader.read()
    try cells.read(from: &reader)
    slots = try reader.readArray()
    mask = slots.count - 1
    recent = []
  }
}
