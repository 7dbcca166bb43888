import EventSourcing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A set of event ids with a small number for each: 20 bytes a slot in a table at most four fifths
/// full, which grows by half.
///
/// A slot's five words lie together, so that a look at one touches one cache line more often than
/// two: in a large table that is what a look costs.
struct IdentifierTable {
  /// Of each slot the id, in four words, and the number.
  private var words: [UInt32]
  private var size: Int
  private(set) var count = 0

  private static let slotWords = 5

  init(capacity: Int = 512) {
    size = max(1024, capacity * 5 / 4 + 1)
    words = Self.zeros(size * Self.slotWords)
  }

  /// Zeros in large pages where the system has them: finding the page is else half of what a look
  /// at a large table costs.
  private static func zeros(_ count: Int) -> [UInt32] {
    Array(unsafeUninitializedCapacity: count) { room, initializedCount in
      #if os(Linux)
        let page = 4096
        if let base = room.baseAddress, count > 1 << 20 {
          let inset = page - Int(bitPattern: base) % page
          let start = UnsafeMutableRawPointer(base) + inset
          // Advice: where it is not taken, nothing changes but speed.
          madvise(start, (count * 4 - inset) / page * page, MADV_HUGEPAGE)
        }
      #endif
      room.initialize(repeating: 0)
      initializedCount = count
    }
  }

  /// The number of an id, 0 if it is not there.
  @inline(__always)
  subscript(identifier: EventIdentifier) -> UInt32 {
    count == 0 ? 0 : words[place(of: identifier) + 4]
  }

  /// Where the id stands or would stand; void after the next change.
  @inline(__always)
  func place(of identifier: EventIdentifier) -> Int {
    words.withUnsafeBytes { bytes in
      // The id is a digest, so its own bits serve as its hash.
      var slot = Int(truncatingIfNeeded: identifier.high.multipliedFullWidth(by: UInt64(size)).high)
      while true {
        let offset = slot * (4 * Self.slotWords)
        if bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt32.self) == 0
          || (bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) == identifier.high
            && bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self) == identifier.low)
        {
          return slot * Self.slotWords
        }
        slot += 1
        if slot == size { slot = 0 }
      }
    }
  }

  /// The number at a place, 0 if no id stands there.
  @inline(__always)
  subscript(place place: Int) -> UInt32 { words[place + 4] }

  /// Sets the number, above 0, of the id whose place that is.
  @inline(__always)
  mutating func set(_ identifier: EventIdentifier, at place: Int, to value: UInt32) {
    let isNew = words[place + 4] == 0
    words.withUnsafeMutableBytes { bytes in
      let offset = 4 * place
      bytes.storeBytes(of: identifier.high, toByteOffset: offset, as: UInt64.self)
      bytes.storeBytes(of: identifier.low, toByteOffset: offset + 8, as: UInt64.self)
      bytes.storeBytes(of: value, toByteOffset: offset + 16, as: UInt32.self)
    }
    guard isNew else { return }
    count += 1
    if count * 5 > size * 4 { grow() }
  }

  /// Sets the number, above 0, of an id.
  @inline(__always)
  mutating func set(_ identifier: EventIdentifier, to value: UInt32) {
    set(identifier, at: place(of: identifier), to: value)
  }

  private mutating func grow() { resize(capacity: count * 3 / 2) }

  /// Makes room for so many ids in all.
  mutating func reserve(_ capacity: Int) {
    if capacity * 5 / 4 >= size { resize(capacity: capacity) }
  }

  private mutating func resize(capacity: Int) {
    var larger = IdentifierTable(capacity: capacity)
    words.withUnsafeBytes { bytes in
      for slot in 0..<size {
        let offset = slot * (4 * Self.slotWords)
        let value = bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt32.self)
        guard value != 0 else { continue }
        let identifier = EventIdentifier(
          high: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
          low: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
        larger.set(identifier, to: value)
      }
    }
    self = larger
  }
}
