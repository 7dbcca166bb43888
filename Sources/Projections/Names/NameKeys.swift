import ByteTools
import ColumnStore
import GroceryModel

/// What the names of a table are matched by, each different key with a number of its own.
///
/// Keys are not kept, for most are the names in lower case: a slot holds half of the hash and the
/// number, and a key is made from the first name that has it when somebody asks.
struct NameKeys: Sendable {
  private let table: StringInterner
  private let canonical: (@Sendable (String) -> String?)?
  private var slots: [UInt64]
  /// For each key the first name that has it.
  private var names: [UInt32] = []
  /// For each key its hash.
  private var hashes: [UInt64] = []

  private static let tagBits: UInt64 = 0xFFFF_FFFF_0000_0000

  /// Below so many names a second thread costs more than it saves.
  private static let leastShared = 4096

  /// - Parameters:
  ///   - table: The names as written.
  ///   - canonical: Returns the name that an alias leads to, by matching key; nil without aliases.
  ///   - groups: Receives, for each name, the number of its key, in the order of their first names.
  init(
    _ table: StringInterner, canonical: (@Sendable (String) -> String?)?, groups: inout [Int]
  ) {
    self.table = table
    self.canonical = canonical
    var slotCount = 64
    while table.count * 4 > slotCount * 3 { slotCount *= 2 }
    slots = Array(repeating: 0, count: slotCount)
    let hashes = Workers.share(table.count, least: Self.leastShared) { [self] numbers in
      numbers.map { number in withKey(of: number) { StringWords($0).hash } }
    }
    groups.reserveCapacity(table.count)
    names.reserveCapacity(table.count)
    self.hashes.reserveCapacity(table.count)
    for part in hashes {
      for (place, hash) in part.enumerated() {
        if place + Self.ahead < part.count { slots.prefetch(slot(part[place + Self.ahead])) }
        take(hash, of: groups.count, &groups)
      }
    }
  }

  /// Slots are prefetched this many names ahead.
  private static let ahead = 16

  /// Adds the group of a name, whose key is a new one or that of a name before.
  @inline(__always)
  private mutating func take(_ hash: UInt64, of number: Int, _ groups: inout [Int]) {
    let (slot, found) = find(hash) { isKey(of: $0, equalToThatOf: number) }
    if found == nil {
      slots[slot] = hash & Self.tagBits | UInt64(names.count + 1)
      names.append(UInt32(number))
      hashes.append(hash)
    }
    groups.append(found ?? names.count - 1)
  }

  /// True if a name could lead to another's key.
  var hasAliases: Bool { canonical != nil }

  /// How many different keys there are.
  var count: Int { names.count }

  /// The keys, in the order of their first names.
  var texts: LazyTexts {
    LazyTexts(
      count: count, { [self] in key(of: Int(names[$0])) },
      append: { [self] key, text in withKey(of: Int(names[key])) { text += $0 } })
  }

  /// For each key its place in an order that nothing but the keys decides, whatever came first.
  ///
  /// They are ordered by their hashes, which takes a tenth of the time of byte order.
  var ranks: [UInt32] {
    var order = hashes.indices.map { (hash: hashes[$0], key: UInt32($0)) }
    // After sorting by the upper bits, all but a few are in place.
    let bits = min(16, Int.bitWidth - count.leadingZeroBitCount)
    CountingSort.sort(&order, keys: 1 << bits) { Int(truncatingIfNeeded: $0.hash >> (64 - bits)) }
    for place in order.indices.dropFirst() {
      let moved = order[place]
      var gap = place
      while gap > 0, precedes(moved, order[gap - 1]) {
        order[gap] = order[gap - 1]
        gap -= 1
      }
      order[gap] = moved
    }
    var ranks: [UInt32] = Array(repeating: 0, count: count)
    for (rank, entry) in order.enumerated() { ranks[Int(entry.key)] = UInt32(rank) }
    return ranks
  }

  @inline(__always)
  private func precedes(
    _ own: (hash: UInt64, key: UInt32), _ other: (hash: UInt64, key: UInt32)
  ) -> Bool {
    own.hash != other.hash
      ? own.hash < other.hash
      : key(of: Int(names[Int(own.key)])).precedes(key(of: Int(names[Int(other.key)])))
  }

  /// The number of a key, if any name has it.
  func find(_ key: String) -> Int? {
    guard count > 0 else { return nil }
    var key = key
    return key.withUTF8 { key in
      find(StringWords(key).hash) { number in withKey(of: number) { $0.elementsEqual(key) } }.key
    }
  }

  @inline(__always)
  private func slot(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
  }

  /// The slot that a hash leads to, and the key in it whose first name fits.
  @inline(__always)
  private func find(_ hash: UInt64, _ fits: (_ name: Int) -> Bool) -> (slot: Int, key: Int?) {
    var slot = slot(hash)
    while slots[slot] != 0 {
      let key = Int(slots[slot] & ~Self.tagBits) - 1
      if (slots[slot] ^ hash) & Self.tagBits == 0, fits(Int(names[key])) { return (slot, key) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return (slot, nil)
  }

  private func isKey(of name: Int, equalToThatOf other: Int) -> Bool {
    withKey(of: name) { key in withKey(of: other) { key.elementsEqual($0) } }
  }

  private func key(of name: Int) -> String {
    let own = NameKey.matching(table.text(name))
    return canonical?(own).map { NameKey.matching($0) } ?? own
  }

  /// Calls `body` with a name's key.
  @inline(__always)
  private func withKey<Result>(of name: Int, _ body: (Bytes) -> Result) -> Result {
    if canonical == nil, let result = table.withBytes(name, { withLowerCase(of: $0, body) }) {
      return result
    }
    var key = key(of: name)
    return key.withUTF8 { body($0) }
  }

  /// Calls `body` with a name that is matched by itself in lower case; nil where it has to be looked at
  /// properly.
  @inline(__always)
  private func withLowerCase<Result>(of name: Bytes, _ body: (Bytes) -> Result) -> Result? {
    guard NameKey.isPlain(name) else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: name.count) { key in
      var count = 0
      for (index, byte) in name.enumerated() {
        if byte == UInt8(ascii: " "), NameKey.isBlankInSize(name, index) { continue }
        key.initializeElement(at: count, to: byte &- 0x41 < 26 ? byte | 0x20 : byte)
        count += 1
      }
      return body(Bytes(rebasing: key[..<count]))
    }
  }
}
