import ByteTools
import EventSourcing

/// A key that is a digest, so that its own bits are its hash.
protocol DigestKey: Equatable {
  /// The size of a key in bytes.
  static var byteCount: Int { get }
  /// The bits that choose the slot of the key.
  var hashBits: UInt64 { get }
  init(from slot: UnsafeRawPointer)
  func store(to slot: UnsafeMutableRawPointer)
}

/// A hash table from digests to numbers above 0, at most 80 % full.
///
/// It grows by half, or fourfold while it is small. A key and its number are adjacent, so that one
/// lookup usually touches one cache line; in a large table this is the cost of a lookup. The bytes
/// have the same layout in a file.
struct KeyTable<Key: DigestKey>: ~Copyable {
  private var memory: SlotMemory
  /// The number of slots.
  private(set) var size: Int
  private(set) var count = 0

  /// The number of keys from which memory costs more than repeated resizing.
  private static var largeCount: Int { 1 << 15 }

  /// The maximum number of keys to reserve on an estimate.
  static var guessLimit: Int { 1 << 17 }

  /// The size of a slot in bytes.
  static var stride: Int { Key.byteCount + 4 }

  init(capacity: Int = 512) {
    size = max(1024, capacity * 5 / 4 + 1)
    memory = SlotMemory(zeros: size * Self.stride)
  }

  /// A table whose slots are in a file; returns nil if its size or position is invalid.
  init?(_ file: FileMapping, at offset: Int, size: Int, count: Int) {
    guard size >= 1024, size < 1 << 40, count >= 0, count * 5 <= size * 4 + 5,
      offset >= 0, offset <= file.bytes.count - size * Self.stride
    else { return nil }
    memory = SlotMemory(file, offset..<(offset + size * Self.stride))
    self.size = size
    self.count = count
  }

  /// The bytes of all slots.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(memory.bytes) }

  /// The slot of a key, or the free slot for it; invalid after the next change.
  struct Place {
    fileprivate let slot: UnsafeMutableRawPointer
    fileprivate var number: UInt32 {
      slot.loadUnaligned(fromByteOffset: Key.byteCount, as: UInt32.self)
    }
  }

  /// Returns the number of a key, or 0 if the table does not have it.
  @inline(__always)
  subscript(key: Key) -> UInt32 { count == 0 ? 0 : place(of: key).number }

  /// Returns the slot at which the search for a key begins.
  @inline(__always)
  private func firstSlot(of key: Key) -> Int {
    Int(truncatingIfNeeded: key.hashBits.multipliedFullWidth(by: UInt64(size)).high)
  }

  var keys: [Key] {
    guard let start = memory.bytes.baseAddress else { return [] }
    return (0..<size).lazy.map { Place(slot: start + $0 &* Self.stride) }
      .filter { $0.number != 0 }.map { Key(from: $0.slot) }
  }

  /// Reads the first slot of a key's search, which loads its cache line.
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

  /// Returns the number at a place, or 0 if it is free.
  @inline(__always)
  subscript(place place: Place) -> UInt32 { place.number }

  /// Sets the number (above 0) of the key at its place.
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

  /// Sets the number (above 0) of a key.
  @inline(__always)
  mutating func set(_ key: Key, to value: UInt32) {
    set(key, at: place(of: key), to: value)
  }

  /// Reserves slots for `capacity` keys and some more, so that a few later keys do not force a
  /// resize.
  mutating func reserve(_ capacity: Int) {
    if capacity * 5 / 4 >= size { resize(capacity: capacity + capacity / 8 + 4096) }
  }

  /// Copies the slots from the mapped file to memory if enough lookups will follow.
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
