import ByteTools
import EventSourcing

/// A key that is a digest, so that its own bits serve as its hash.
protocol DigestKey: Equatable {
  /// How many bytes it takes in a slot.
  static var byteCount: Int { get }
  /// The bits that choose its slot.
  var hashBits: UInt64 { get }
  init(from slot: UnsafeRawPointer)
  func store(to slot: UnsafeMutableRawPointer)
}

/// A set of digests with a small number for each, in a table at most four fifths full, which grows
/// by half; while it is small, fourfold.
///
/// A slot's key and number lie together, so that a look at one touches one cache line more often
/// than two: in a large table that is what a look costs. A table's bytes mean the same in a file.
struct KeyTable<Key: DigestKey>: ~Copyable {
  private var memory: SlotMemory
  /// How many slots there are.
  private(set) var size: Int
  private(set) var count = 0

  /// From so many keys on room costs more than making it in many steps.
  private static var largeCount: Int { 1 << 15 }

  /// The most keys that room is made for by a guess.
  static var guessLimit: Int { 1 << 17 }

  /// The bytes of a slot.
  static var stride: Int { Key.byteCount + 4 }

  init(capacity: Int = 512) {
    size = max(1024, capacity * 5 / 4 + 1)
    memory = SlotMemory(zeros: size * Self.stride)
  }

  /// A table whose slots lie in a file; nil where they cannot be those of a table.
  init?(_ file: FileMapping, at offset: Int, size: Int, count: Int) {
    guard size >= 1024, size < 1 << 40, count >= 0, count * 5 <= size * 4 + 5,
      offset >= 0, offset <= file.bytes.count - size * Self.stride
    else { return nil }
    memory = SlotMemory(file, offset..<(offset + size * Self.stride))
    self.size = size
    self.count = count
  }

  /// All slots as they are.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(memory.bytes) }

  /// Where a key stands or would stand; void after the next change.
  struct Place {
    fileprivate let slot: UnsafeMutableRawPointer
    fileprivate var number: UInt32 {
      slot.loadUnaligned(fromByteOffset: Key.byteCount, as: UInt32.self)
    }
  }

  /// The number of a key, 0 if it is not there.
  @inline(__always)
  subscript(key: Key) -> UInt32 { count == 0 ? 0 : place(of: key).number }

  /// The slot where the search for a key begins.
  @inline(__always)
  private func firstSlot(of key: Key) -> Int {
    Int(truncatingIfNeeded: key.hashBits.multipliedFullWidth(by: UInt64(size)).high)
  }

  /// All keys.
  var keys: [Key] {
    guard let start = memory.bytes.baseAddress else { return [] }
    return (0..<size).lazy.map { Place(slot: start + $0 &* Self.stride) }
      .filter { $0.number != 0 }.map { Key(from: $0.slot) }
  }

  /// Reads where the search for a key begins, and gives what stands there.
  @inline(__always)
  func touch(_ key: Key) -> UInt32 {
    memory.bytes.loadUnaligned(
      fromByteOffset: firstSlot(of: key) &* Self.stride &+ Key.byteCount, as: UInt32.self)
  }

  @inline(__always)
  func place(of key: Key) -> Place {
    guard let start = memory.bytes.baseAddress else { preconditionFailure("a table has slots") }
    var slot = firstSlot(of: key)
    while true {
      let place = Place(slot: start + slot &* Self.stride)
      if place.number == 0 || Key(from: place.slot) == key { return place }
      slot &+= 1
      if slot == size { slot = 0 }
    }
  }

  /// The number at a place, 0 if no key stands there.
  @inline(__always)
  subscript(place place: Place) -> UInt32 { place.number }

  /// Sets the number, above 0, of the key whose place that is.
  @inline(__always)
  mutating func set(_ key: Key, at place: Place, to value: UInt32) {
    let isNew = place.number == 0
    key.store(to: place.slot)
    place.slot.storeBytes(of: value, toByteOffset: Key.byteCount, as: UInt32.self)
    guard isNew else { return }
    count += 1
    if count * 5 > size * 4 {
      resize(capacity: count < Self.largeCount ? count * 4 : count * 3 / 2)
    }
  }

  /// Sets the number, above 0, of a key.
  @inline(__always)
  mutating func set(_ key: Key, to value: UInt32) {
    set(key, at: place(of: key), to: value)
  }

  /// Makes room for so many keys in all, and some more, lest a few later ones make it grow after all.
  mutating func reserve(_ capacity: Int) {
    if capacity * 5 / 4 >= size { resize(capacity: capacity + capacity / 8 + 4096) }
  }

  /// Moves the slots out of a file, for as many looks as make that worth while.
  mutating func expectLooks(_ looks: Int) {
    guard memory.isMapped, looks > count / 16 else { return }
    let own = SlotMemory(zeros: memory.bytes.count)
    own.bytes.copyMemory(from: bytes)
    memory = own
  }

  private mutating func resize(capacity: Int) {
    var larger = KeyTable(capacity: capacity)
    guard let start = memory.bytes.baseAddress else { return }
    for slot in 0..<size {
      let place = Place(slot: start + slot * Self.stride)
      if place.number != 0 { larger.set(Key(from: place.slot), to: place.number) }
    }
    self = larger
  }
}

extension EventIdentifier: DigestKey {
  static var byteCount: Int { 16 }

  var hashBits: UInt64 { high }

  @inline(__always)
  init(from slot: UnsafeRawPointer) {
    self.init(
      high: slot.loadUnaligned(as: UInt64.self),
      low: slot.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
  }

  @inline(__always)
  func store(to slot: UnsafeMutableRawPointer) {
    slot.storeBytes(of: high, as: UInt64.self)
    slot.storeBytes(of: low, toByteOffset: 8, as: UInt64.self)
  }
}
