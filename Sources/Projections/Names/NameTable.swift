import EventSourcing

/// Gives each distinct byte string a small number, without making a string of it.
///
/// Names lie one after the other in an arena; a slot of the hash table is eight bytes, half of the
/// hash and the number, so that most lookups touch one cache line and one name.
public struct NameTable: Sendable {
  private var slots: [UInt64]
  private var arena: [UInt8] = []
  private var names: [Name] = []
  private var mask: Int

  private struct Name {
    /// Where it ends in the arena.
    let end: Int
    var count: Int
  }

  public init() {
    slots = Array(repeating: 0, count: 64)
    mask = 63
  }

  public var count: Int { names.count }

  /// How often each name was counted, by its number.
  public var counts: [Int] { names.map(\.count) }

  /// The number of a name, a new one if it has not been seen.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - count: What is added to the name's count.
  /// - Returns: The number.
  public mutating func number(of name: Bytes, counting count: Int = 0) -> Int {
    let hash = Self.hash(name)
    let (slot, found) = find(name, hash)
    if let found {
      if count != 0 { names[found].count += count }
      return found
    }
    slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(names.count + 1)
    arena.append(contentsOf: name)
    names.append(Name(end: arena.count, count: count))
    if names.count * 2 > mask { grow() }
    return names.count - 1
  }

  /// The number of a name; nil if it has not been seen.
  func find(_ name: Bytes) -> Int? { find(name, Self.hash(name)).number }

  /// The name's number, or else the slot where it would stand.
  @inline(__always)
  private func find(_ name: Bytes, _ hash: UInt64) -> (slot: Int, number: Int?) {
    let tag = hash & 0xFFFF_FFFF_0000_0000
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { return (slot, nil) }
      if entry & 0xFFFF_FFFF_0000_0000 == tag {
        let number = Int(entry & 0xFFFF_FFFF) - 1
        if isName(number, equalTo: name) { return (slot, number) }
      }
      slot = (slot + 1) & mask
    }
  }

  /// Counts a name more or less often.
  mutating func recount(_ number: Int, by change: Int) { names[number].count += change }

  /// The name's text.
  public func text(_ number: Int) -> String {
    String(decoding: arena[start(number)..<names[number].end], as: UTF8.self)
  }

  /// Calls `body` with the name's bytes.
  public func withBytes<Result>(_ number: Int, _ body: (Bytes) -> Result) -> Result {
    arena.withUnsafeBufferPointer { body(Bytes(rebasing: $0[start(number)..<names[number].end])) }
  }

  private func start(_ number: Int) -> Int { number == 0 ? 0 : names[number - 1].end }

  private func isName(_ number: Int, equalTo name: Bytes) -> Bool {
    let start = start(number)
    guard names[number].end - start == name.count else { return false }
    return arena.withUnsafeBytes { arena in
      guard let own = arena.baseAddress, let other = name.baseAddress else { return true }
      return Self.areEqual(own + start, UnsafeRawPointer(other), count: name.count)
    }
  }

  /// Compares eight bytes at a time; the last eight may overlap those before.
  @inline(__always)
  private static func areEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int
  ) -> Bool {
    func differ(at offset: Int) -> Bool {
      left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    guard count >= 8 else {
      for index in 0..<count
      where left.load(fromByteOffset: index, as: UInt8.self)
        != right.load(fromByteOffset: index, as: UInt8.self)
      { return false }
      return true
    }
    var offset = 0
    while offset + 8 < count {
      if differ(at: offset) { return false }
      offset += 8
    }
    return !differ(at: count - 8)
  }

  private mutating func grow() {
    mask = mask * 2 + 1
    slots = Array(repeating: 0, count: mask + 1)
    for number in names.indices {
      let hash = withBytes(number) { Self.hash($0) }
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(number + 1)
    }
  }

  /// Multiplies and folds eight bytes at a time; the last eight may overlap those before.
  private static func hash(_ name: Bytes) -> UInt64 {
    guard let base = name.baseAddress else { return 0x9E37_79B9_7F4A_7C15 }
    let bytes = UnsafeRawPointer(base)
    let count = name.count
    var hash = UInt64(count) &* 0x9E37_79B9_7F4A_7C15 ^ 0xA076_1D64_78BD_642F
    if count >= 8 {
      var offset = 0
      while offset + 8 < count {
        hash = fold(hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      hash = fold(hash ^ bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    } else {
      var word: UInt64 = 0
      for byte in name { word = word << 8 | UInt64(byte) }
      hash = fold(hash ^ word)
    }
    return hash
  }

  @inline(__always)
  private static func fold(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}

extension NameTable {
  func write(to writer: inout StateWriter) {
    writer.write(slots)
    writer.write(arena)
    writer.write(names)
  }

  mutating func read(from reader: inout StateReader) throws(UnusableState) {
    slots = try reader.readArray()
    arena = try reader.readArray()
    names = try reader.readArray()
    mask = slots.count - 1
  }
}
