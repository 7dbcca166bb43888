import ByteTools

/// Gives each distinct byte string a small number, counted from 0 in the order of first arrival.
///
/// It makes no `String` of the bytes. A slot of the hash table is eight bytes: half of the hash, and the
/// position of the string's record. A record holds the count and the number before the bytes, so that
/// most look-ups touch one cache line for the slot and one or two for the record.
public struct StringInterner: Sendable {
  var slots: [UInt64]
  /// The records one after the other: count, number and length, and the bytes as ``StringWords``.
  var arena: [UInt64] = []
  /// For each number where its record starts.
  var places: [UInt32] = []
  private(set) var mask: Int
  /// For each ``ShortString/slot`` the record of the name that had it last.
  ///
  /// The few names that most lines have are found there. Empty until a name is looked up alone.
  private var recent: [UInt32] = []

  static let headerLength = 2
  static let tagBits: UInt64 = 0xFFFF_FFFF_0000_0000

  public init() {
    slots = Array(repeating: 0, count: 64)
    mask = 63
  }

  /// The number of different strings; numbers are below it.
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
    guard let short = ShortString(name) else {
      let words = StringWords(name)
      return number(of: words, hash: words.hash, counting: count)
    }
    if short.slot < recent.count {
      var place = Int(recent[short.slot])
      if !isName(place, equalTo: short) {
        place = Int(recent[short.slot ^ 1])
        guard isName(place, equalTo: short) else {
          return number(ofForgotten: StringWords(name), short.slot, counting: count)
        }
      }
      self.count(place, count)
      return number(at: place)
    }
    return number(ofForgotten: StringWords(name), short.slot, counting: count)
  }

  private mutating func number(
    ofForgotten name: StringWords, _ slot: Int, counting change: Int
  ) -> Int {
    let number = number(of: name, hash: name.hash, counting: change)
    if recent.isEmpty {
      recent = Array(repeating: 0, count: ShortString.slots)
      arena.makeRoom(for: ShortString.wordCount)
    }
    recent[slot ^ 1] = recent[slot]
    recent[slot] = places[number]
    return number
  }

  /// The number of a text, a new one if it has not been seen.
  public mutating func number(of text: String, counting count: Int = 0) -> Int {
    var text = text
    return text.withUTF8 { number(of: $0, counting: count) }
  }

  /// The number of a value by its bytes, a new one if it has not been seen.
  ///
  /// - Parameter value: A value without padding, in which equal values have equal bytes.
  /// - Returns: The number.
  public mutating func number<Value: BitwiseCopyable>(ofBytesOf value: Value) -> Int {
    ShortString.withBytes(of: value) { number(of: $0) }
  }

  /// The number of a name; nil if it has not been seen.
  public func find(_ name: Bytes) -> Int? {
    let words = StringWords(name)
    return find(words, words.hash).place.map { number(at: $0) }
  }

  /// Counts a name more or less often.
  public mutating func recount(_ number: Int, by change: Int) {
    count(Int(places[number]), change)
  }

  /// The name's text.
  public func text(_ number: Int) -> String {
    withBytes(number) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the name's bytes.
  @inline(__always)
  public func withBytes<Result>(_ number: Int, _ body: (Bytes) -> Result) -> Result {
    arena.withUnsafeBytes { arena in
      let record = Self.record(in: arena, at: Int(places[number]))
      return record.withMemoryRebound(to: UInt8.self) { body($0) }
    }
  }
}

extension StringInterner {
  @inline(__always)
  func slot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 32) & mask }

  @inline(__always)
  func number(at place: Int) -> Int { Int(arena[place + 1] & 0xFFFF_FFFF) }

  @inline(__always)
  private mutating func count(_ place: Int, _ change: Int) {
    if change != 0 { arena[place] &+= UInt64(bitPattern: Int64(change)) }
  }

  @inline(__always)
  mutating func number(of name: StringWords, hash: UInt64, counting change: Int) -> Int {
    let (slot, found) = find(name, hash)
    if let found {
      count(found, change)
      return number(at: found)
    }
    slots[slot] = hash & Self.tagBits | UInt64(arena.count + 1)
    places.append(UInt32(arena.count))
    // The last record is followed by so much room that it can be compared with a ``ShortString``.
    arena.makeRoom(for: Self.headerLength + name.count + ShortString.wordCount)
    arena.append(UInt64(bitPattern: Int64(change)))
    arena.append(UInt64(name.length) << 32 | UInt64(places.count - 1))
    for index in 0..<name.count { arena.append(name[index]) }
    if places.count * 4 > mask * 3 { grow() }
    return places.count - 1
  }

  /// Where the name's record starts, or else the slot that it would have.
  @inline(__always)
  func find(_ name: StringWords, _ hash: UInt64) -> (slot: Int, place: Int?) {
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
  private func isName(_ place: Int, equalTo name: StringWords) -> Bool {
    arena.withUnsafeBytes { arena in
      let record = Self.record(in: arena, at: place)
      guard record.count == name.length else { return false }
      return record.baseAddress.map { name.areEqual(to: $0) } ?? true
    }
  }

  /// The same, without a loop.
  @inline(__always)
  private func isName(_ place: Int, equalTo name: ShortString) -> Bool {
    guard place + Self.headerLength + ShortString.wordCount <= arena.capacity else { return false }
    return arena.withUnsafeBytes { arena in
      let length = arena.load(fromByteOffset: 8 * place + 8, as: UInt64.self) >> 32
      guard let base = arena.baseAddress, length == name.length else { return false }
      return name.isEqual(to: base + 8 * (place + Self.headerLength))
    }
  }

  /// The bytes of the record at a place.
  @inline(__always)
  static func record(
    in arena: UnsafeRawBufferPointer, at place: Int
  ) -> UnsafeRawBufferPointer {
    let length = Int(arena.load(fromByteOffset: 8 * place + 8, as: UInt64.self) >> 32)
    let start = 8 * (place + headerLength)
    return UnsafeRawBufferPointer(rebasing: arena[start..<start + length])
  }

  /// A slot stores the half of the hash that decides its place, so no string is hashed again.
  private mutating func grow() {
    mask = mask * 2 + 1
    var grown: [UInt64] = Array(repeating: 0, count: mask + 1)
    for entry in slots where entry != 0 {
      var slot = slot(entry)
      while grown[slot] != 0 { slot = (slot + 1) & mask }
      grown[slot] = entry
    }
    slots = grown
  }
}

extension StringInterner {
  public func write(to writer: inout StateWriter) {
    writer.write(slots)
    writer.write(arena)
    writer.write(places)
  }

  /// Replaces all strings by those that a table wrote; numbers and counts are kept.
  public mutating func read(from reader: inout StateReader) throws(UnusableState) {
    slots = try reader.readArray()
    arena = try reader.readArray()
    places = try reader.readArray()
    mask = slots.count - 1
    recent = []
  }
}
