import EventSourcing

/// Gives each distinct byte string a small number, without making a string of it.
///
/// Names lie one after the other in an arena; a slot of the hash table is eight bytes, half of the
/// hash and the number, so that most lookups touch one cache line and one name.
public struct NameTable: Sendable {
  private var slots: [UInt64]
  private var arena: [UInt8] = []
  /// Where each name ends in the arena.
  private var ends: [Int] = []
  private var mask: Int

  public init() {
    slots = Array(repeating: 0, count: 64)
    mask = 63
  }

  public var count: Int { ends.count }

  /// The number of a name, a new one if it has not been seen.
  public mutating func number(of name: Bytes) -> Int {
    let hash = Self.hash(name)
    let tag = hash & 0xFFFF_FFFF_0000_0000
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { break }
      if entry & 0xFFFF_FFFF_0000_0000 == tag {
        let number = Int(entry & 0xFFFF_FFFF) - 1
        if isName(number, equalTo: name) { return number }
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = tag | UInt64(ends.count + 1)
    arena.append(contentsOf: name)
    ends.append(arena.count)
    if ends.count * 2 > mask { grow() }
    return ends.count - 1
  }

  /// The name's text.
  public func text(_ number: Int) -> String {
    String(decoding: arena[start(number)..<ends[number]], as: UTF8.self)
  }

  /// Calls `body` with the name's bytes.
  public func withBytes<Result>(_ number: Int, _ body: (Bytes) -> Result) -> Result {
    arena.withUnsafeBufferPointer { body(Bytes(rebasing: $0[start(number)..<ends[number]])) }
  }

  private func start(_ number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }

  private func isName(_ number: Int, equalTo name: Bytes) -> Bool {
    let start = start(number)
    guard ends[number] - start == name.count else { return false }
    return arena.withUnsafeBufferPointer { arena in
      var index = 0
      while index < name.count {
        if arena[start + index] != name[index] { return false }
        index += 1
      }
      return true
    }
  }

  private mutating func grow() {
    mask = mask * 2 + 1
    slots = Array(repeating: 0, count: mask + 1)
    for number in ends.indices {
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
