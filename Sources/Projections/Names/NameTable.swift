import EventSourcing

/// Gives each distinct byte string a small number, without making a string of it.
///
/// A slot of the hash table is eight bytes, half of the hash and the place of the name's record, where
/// its count and its number stand before its bytes: so most look-ups touch one line of the cache for
/// the slot and one or two for the record.
public struct NameTable: Sendable {
  private var slots: [UInt64]
  /// The records one after the other: count, number and length, and the bytes as ``NameWords``.
  private var arena: [UInt64] = []
  /// For each number where its record starts.
  private var places: [UInt32] = []
  private var mask: Int
  /// For each ``ShortName/slot`` the record of the name that had it last.
  ///
  /// The few names that most lines have are found there. Empty until a name is looked up alone.
  private var recent: [UInt32] = []

  private static let headerLength = 2
  private static let tagBits: UInt64 = 0xFFFF_FFFF_0000_0000

  public init() {
    slots = Array(repeating: 0, count: 64)
    mask = 63
  }

  public var count: Int { places.count }

  /// How often each name was counted, by its number.
  public var counts: [Int] { places.map { Int(bitPattern: UInt(arena[Int($0)])) } }

  /// The number of a name, a new one if it has not been seen.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - count: What is added to the name's count.
  /// - Returns: The number.
  public mutating func number(of name: Bytes, counting count: Int = 0) -> Int {
    guard let short = ShortName(name) else {
      let words = NameWords(name)
      return number(of: words, hash: words.hash, counting: count)
    }
    if short.slot < recent.count {
      var place = Int(recent[short.slot])
      if !isName(place, equalTo: short) {
        place = Int(recent[short.slot ^ 1])
        guard isName(place, equalTo: short) else {
          return number(ofForgotten: NameWords(name), short.slot, counting: count)
        }
      }
      self.count(place, count)
      return number(at: place)
    }
    return number(ofForgotten: NameWords(name), short.slot, counting: count)
  }

  private mutating func number(
    ofForgotten name: NameWords, _ slot: Int, counting change: Int
  ) -> Int {
    let number = number(of: name, hash: name.hash, counting: change)
    if recent.isEmpty {
      recent = Array(repeating: 0, count: ShortName.slots)
      makeRoomToCompare()
    }
    recent[slot ^ 1] = recent[slot]
    recent[slot] = places[number]
    return number
  }

  /// The number of a name; nil if it has not been seen.
  func find(_ name: Bytes) -> Int? {
    let words = NameWords(name)
    return find(words, words.hash).place.map { number(at: $0) }
  }

  /// Counts a name more or less often.
  mutating func recount(_ number: Int, by change: Int) {
    count(Int(places[number]), change)
  }

  /// The name's text.
  public func text(_ number: Int) -> String {
    withBytes(number) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the name's bytes.
  public func withBytes<Result>(_ number: Int, _ body: (Bytes) -> Result) -> Result {
    arena.withUnsafeBytes { arena in
      let record = Self.record(in: arena, at: Int(places[number]))
      return record.withMemoryRebound(to: UInt8.self) { body($0) }
    }
  }
}

extension NameTable {
  /// A slot, and what stands before the name of the record that it leads to.
  private typealias Entry = (slot: UInt64, head: UInt64)

  /// The numbers of the names of a batch, in their order; see ``NameBatch`` for why.
  ///
  /// - Parameters:
  ///   - batch: The names; has their numbers afterwards.
  ///   - count: What is added to the count of each.
  mutating func findNumbers(of batch: inout NameBatch, counting count: Int) {
    withUnsafeTemporaryAllocation(of: Entry.self, capacity: NameBatch.capacity) { entries in
      for index in 0..<batch.count { entries[index].slot = slots[slot(batch.hashes[index])] }
      for index in 0..<batch.count {
        let slot = entries[index].slot
        // Comparing names right away would wait for each record by itself.
        entries[index].head = slot == 0 ? 0 : arena[Int(slot & ~Self.tagBits)]
      }
      for index in 0..<batch.count {
        let number = number(in: batch, index, entries[index], counting: count)
        batch.numbers[index] = UInt32(number)
      }
    }
  }

  @inline(__always)
  private mutating func number(
    in batch: borrowing NameBatch, _ index: Int, _ entry: Entry, counting change: Int
  ) -> Int {
    let hash = batch.hashes[index]
    return batch.withWords(index) { words in
      // What came between may have filled an empty slot, but moves no record.
      if entry.slot != 0, entry.slot & Self.tagBits == hash & Self.tagBits,
        entry.head >> 32 == words.length
      {
        let place = Int(entry.slot & ~Self.tagBits) - 1
        if isName(place, equalTo: words) {
          count(place, change)
          return Int(entry.head & 0xFFFF_FFFF)
        }
      }
      return number(of: words, hash: hash, counting: change)
    }
  }

  /// The own numbers of what another table has, by its numbers.
  ///
  /// - Parameters:
  ///   - other: The other table.
  ///   - addsCounts: Whether the names count as often more as they do there.
  /// - Returns: For each of the other's numbers the own one.
  mutating func adopt(_ other: NameTable, addsCounts: Bool = false) -> [UInt32] {
    var numbers: [UInt32] = []
    numbers.reserveCapacity(other.count)
    var batch = NameBatch()
    var start = 0
    while start < other.count {
      let end = min(start + NameBatch.capacity, other.count)
      for number in start..<end { other.withBytes(number) { batch.append($0) } }
      findNumbers(of: &batch, counting: 0)
      for index in 0..<batch.count { numbers.append(batch.numbers[index]) }
      batch.removeAll()
      start = end
    }
    if addsCounts {
      for (place, own) in zip(other.places, numbers) {
        recount(Int(own), by: Int(bitPattern: UInt(other.arena[Int(place)])))
      }
    }
    return numbers
  }

  @inline(__always)
  private func slot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & mask }

  @inline(__always)
  private func number(at place: Int) -> Int { Int(arena[place + 1] & 0xFFFF_FFFF) }

  @inline(__always)
  private mutating func count(_ place: Int, _ change: Int) {
    if change != 0 { arena[place] &+= UInt64(bitPattern: Int64(change)) }
  }

  @inline(__always)
  private mutating func number(of name: NameWords, hash: UInt64, counting change: Int) -> Int {
    let (slot, found) = find(name, hash)
    if let found {
      count(found, change)
      return number(at: found)
    }
    slots[slot] = hash & Self.tagBits | UInt64(arena.count + 1)
    places.append(UInt32(arena.count))
    arena.append(UInt64(bitPattern: Int64(change)))
    arena.append(UInt64(name.length) << 32 | UInt64(places.count - 1))
    for index in 0..<name.count { arena.append(name[index]) }
    makeRoomToCompare()
    if places.count * 4 > mask * 3 { grow() }
    return places.count - 1
  }

  /// Has the last record followed by so much room that it can be compared with a ``ShortName``.
  @inline(__always)
  private mutating func makeRoomToCompare() {
    if arena.capacity < arena.count + ShortName.wordCount {
      arena.reserveCapacity(2 * arena.count + 2 * ShortName.wordCount)
    }
  }

  /// Where the name's record starts, or else the slot that it would have.
  @inline(__always)
  private func find(_ name: NameWords, _ hash: UInt64) -> (slot: Int, place: Int?) {
    var slot = slot(hash)
    while true {
      let entry = slots[slot]
      if entry == 0 { return (slot, nil) }
      if entry & Self.tagBits == hash & Self.tagBits {
        let place = Int(entry & ~Self.tagBits) - 1
        if isName(place, equalTo: name) { return (slot, place) }
      }
      slot = (slot + 1) & mask
    }
  }

  @inline(__always)
  private func isName(_ place: Int, equalTo name: NameWords) -> Bool {
    arena.withUnsafeBytes { arena in
      let record = Self.record(in: arena, at: place)
      guard record.count == name.length else { return false }
      return record.baseAddress.map { name.areEqual(to: $0) } ?? true
    }
  }

  /// The same, without a loop.
  @inline(__always)
  private func isName(_ place: Int, equalTo name: ShortName) -> Bool {
    guard place + Self.headerLength + ShortName.wordCount <= arena.capacity else { return false }
    return arena.withUnsafeBytes { arena in
      let length = arena.load(fromByteOffset: 8 * place + 8, as: UInt64.self) >> 32
      guard let base = arena.baseAddress, length == name.length else { return false }
      return name.isEqual(to: base + 8 * (place + Self.headerLength))
    }
  }

  /// The bytes of the record at a place.
  @inline(__always)
  private static func record(
    in arena: UnsafeRawBufferPointer, at place: Int
  ) -> UnsafeRawBufferPointer {
    let length = Int(arena.load(fromByteOffset: 8 * place + 8, as: UInt64.self) >> 32)
    let start = 8 * (place + headerLength)
    return UnsafeRawBufferPointer(rebasing: arena[start..<start + length])
  }

  private mutating func grow() {
    mask = mask * 2 + 1
    slots = Array(repeating: 0, count: mask + 1)
    for (number, place) in places.enumerated() {
      let hash = withBytes(number) { NameWords($0).hash }
      var slot = slot(hash)
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = hash & Self.tagBits | UInt64(place + 1)
    }
  }
}

extension NameTable {
  func write(to writer: inout StateWriter) {
    writer.write(slots)
    writer.write(arena)
    writer.write(places)
  }

  mutating func read(from reader: inout StateReader) throws(UnusableState) {
    slots = try reader.readArray()
    arena = try reader.readArray()
    places = try reader.readArray()
    mask = slots.count - 1
    recent = []
  }
}
