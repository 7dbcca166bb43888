import ByteTools

/// Keywords with their values, in flat tables.
///
/// It is built from readable lists when a program first needs it, so building takes at most some
/// hundred nanoseconds a word.
struct KeywordIndex<Value: Sendable>: Sendable {
  struct Entry: Sendable {
    /// As the list has it, stars included.
    let word: String
    let value: Value
    let rank: KeywordTable.Rank
    /// How much of a name it explains, in bytes.
    let length: Int
  }

  /// The place in a name where a word may occur.
  private enum Kind: UInt8 {
    /// Alone.
    case exact
    /// At the beginning of a word.
    case beginning
    /// At the end of a word.
    case ending
    /// Anywhere, in a script without blanks.
    case anywhere
  }

  private struct Keyword: Sendable {
    let kind: Kind
    let rank: KeywordTable.Rank
    let value: Value
    /// Where the folded word lies in ``bytes``, and behind it the word as the list has it, unless
    /// that is the folded word with the star of its kind.
    private let start: UInt32
    private let keyCount: UInt16
    private let wordCount: UInt16

    init(_ kind: Kind, _ rank: KeywordTable.Rank, _ value: Value, key: Range<Int>, end: Int) {
      (self.kind, self.rank, self.value) = (kind, rank, value)
      start = UInt32(key.lowerBound)
      keyCount = UInt16(key.count)
      wordCount = UInt16(end - key.upperBound)
    }

    var key: Range<Int> { Int(start)..<Int(start) + Int(keyCount) }
    var word: Range<Int> { key.upperBound..<key.upperBound + Int(wordCount) }
  }

  private var keywords: [Keyword] = []
  private var bytes: [UInt8] = []
  /// For the hash of a kind and a folded word, the keyword's number plus one; 0 for an empty slot.
  private var slots: [UInt32] = []
  /// The keywords that are found anywhere.
  private var anywhere: [Int] = []
  /// The lengths of words of a kind by their first three bytes, or the last three of endings.
  ///
  /// Bit n means n bytes. Most places of a name are rejected by it.
  private var lengths: ByteTripleTable

  /// Shorter words say too little, unless a script has a sign for each syllable or thing.
  static var shortest: Int { 3 }
  /// The most bytes of a folded word.
  static var longest: Int { 63 }
  /// How many words a phrase can have.
  private static var phraseWords: Int { 4 }
  private static var star: UInt8 { UInt8(ascii: "*") }

  /// Makes an empty index with room for some words.
  init(capacity: Int = 1024) {
    lengths = ByteTripleTable(capacity: capacity)
    keywords.reserveCapacity(capacity)
    bytes.reserveCapacity(capacity * 24)
    resize(capacity)
  }

  /// Adds a word, its stars included; of equal ones the first holds.
  mutating func add(_ word: String, _ rank: KeywordTable.Rank, _ value: Value) {
    withBytes(of: word) { add($0, rank, value) }
  }

  /// The same of a word's UTF-8.
  mutating func add(_ word: Bytes, _ rank: KeywordTable.Rank, _ value: Value) {
    let start = bytes.count
    let first = word.first == Self.star ? 1 : 0
    let last = word.count - (word.count > first && word.last == Self.star ? 1 : 0)
    // A word with one star at most is its key with the star of its kind, if folding keeps it.
    let isPlain =
      (first == 0 || last == word.count)
      && KeywordFolding.append(plain: Bytes(rebasing: word[first..<last]), to: &bytes)
    if !isPlain { KeywordFolding.append(foldedMatching: word, to: &bytes) }
    let key = start..<bytes.count
    guard key.count >= 1, key.count <= Self.longest else {
      preconditionFailure("a keyword has 1 to \(Self.longest) bytes")
    }
    let kind: Kind =
      !isPlain && Self.isUnspaced(bytes[key])
      ? .anywhere
      : word.last == Self.star ? .beginning : word.first == Self.star ? .ending : .exact
    if !isPlain { bytes.append(contentsOf: word) }
    let keyword = Keyword(kind, rank, value, key: key, end: bytes.count)
    if kind == .anywhere {
      anywhere.append(keywords.count)
      keywords.append(keyword)
      return
    }
    let slot = slot(of: kind, ownKey: key)
    // Of equal words the first holds.
    guard slots[slot] == 0 else { return bytes.removeLast(bytes.count - start) }
    keywords.append(keyword)
    slots[slot] = UInt32(keywords.count)
    let three = kind == .ending ? key.upperBound - Self.shortest : key.lowerBound
    lengths.insert(triple(kind, at: three), bit: key.count)
    if keywords.count * 2 > slots.count { resize(keywords.count * 2) }
  }

  /// Makes room for so many keywords.
  private mutating func resize(_ capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for (number, keyword) in keywords.enumerated() where keyword.kind != .anywhere {
      slots[slot(of: keyword.kind, ownKey: keyword.key)] = UInt32(number + 1)
    }
  }

  /// The slot of a folded word that lies in ``bytes``.
  ///
  /// The closure does not capture the index, as a copy of it would count all its references.
  private func slot(of kind: Kind, ownKey key: Range<Int>) -> Int {
    let mix = bytes.withUnsafeBytes { all in
      StableHash.mix(UnsafeRawBufferPointer(rebasing: all[key]), seed: UInt128(kind.rawValue))
    }
    return slot(of: kind, bytes[key], mix)
  }

  /// Returns the slot of a folded word, or the free slot for it.
  private func slot(of kind: Kind, _ key: some Sequence<UInt8>, _ mix: UInt128) -> Int {
    var slot = Int(truncatingIfNeeded: mix) & (slots.count - 1)
    while slots[slot] != 0 {
      let other = keywords[Int(slots[slot]) - 1]
      if other.kind == kind, bytes[other.key].elementsEqual(key) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func triple(_ kind: Kind, at place: Int) -> UInt32 {
    bytes.withUnsafeBufferPointer { Self.triple(kind, $0, at: place) }
  }

  /// A kind and three bytes as one number.
  private static func triple(_ kind: Kind, _ name: Bytes, at place: Int) -> UInt32 {
    UInt32(kind.rawValue + 1) << 24 | UInt32(name[place]) << 16 | UInt32(name[place + 1]) << 8
      | UInt32(name[place + 2])
  }

  /// True if the text is of kana or ideographs.
  static func isUnspaced(_ key: some Sequence<UInt8>) -> Bool {
    // Their first bytes are these, and most names have none of them.
    guard key.contains(where: { (0xE3...0xE9).contains($0) }) else { return false }
    return String(decoding: Array(key), as: UTF8.self).unicodeScalars.contains {
      (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
    }
  }

  /// The entry that explains a name best: of the highest rank the longest, of those the last.
  ///
  /// A keyword within a longer one does not count: `blumenkohl` is no `blumen*`.
  func best(in name: [UInt8]) -> Entry? {
    var best: Int?
    func offer(_ number: Int) {
      if let best {
        let (old, new) = (keywords[best], keywords[number])
        if (old.rank.rawValue, old.key.count) > (new.rank.rawValue, new.key.count) { return }
      }
      best = number
    }
    if Self.isUnspaced(name) {
      for number in anywhere where name.containsRun(of: Array(bytes[keywords[number].key])) {
        offer(number)
      }
    }
    var found: [(number: Int, range: Range<Int>)] = []
    name.withUnsafeBufferPointer { forEachKeyword(in: $0) { found.append(($0, $1)) } }
    for match in found where !found.contains(where: { Self.covers($0.range, match.range) }) {
      offer(match.number)
    }
    return best.map(entry)
  }

  /// Returns the keywords of a name that are not within longer ones, in the order in which they occur.
  ///
  /// Keywords of scripts without blanks are not searched for.
  func matches(in name: [UInt8]) -> [Entry] {
    var found: [(number: Int, range: Range<Int>)] = []
    name.withUnsafeBufferPointer { forEachKeyword(in: $0) { found.append(($0, $1)) } }
    return found.filter { match in !found.contains { Self.covers($0.range, match.range) } }
      .map { entry($0.number) }
  }

  private static func covers(_ whole: Range<Int>, _ part: Range<Int>) -> Bool {
    whole.count > part.count && whole.lowerBound <= part.lowerBound
      && part.upperBound <= whole.upperBound
  }

  private func entry(_ number: Int) -> Entry {
    let keyword = keywords[number]
    return Entry(
      word: word(of: keyword), value: keyword.value,
      rank: keyword.rank, length: keyword.key.count)
  }

  /// The keyword as the list has it.
  private func word(of keyword: Keyword) -> String {
    guard keyword.word.isEmpty else { return String(decoding: bytes[keyword.word], as: UTF8.self) }
    let key = String(decoding: bytes[keyword.key], as: UTF8.self)
    return switch keyword.kind {
    case .exact, .anywhere: key
    case .beginning: key + "*"
    case .ending: "*" + key
    }
  }

  /// Calls `body` with the number and the range of each keyword that a name contains.
  private func forEachKeyword(in name: Bytes, _ body: (Int, Range<Int>) -> Void) {
    func find(_ kind: Kind, _ range: Range<Int>) {
      let key = Bytes(rebasing: name[range])
      let mix = StableHash.mix(UnsafeRawBufferPointer(key), seed: UInt128(kind.rawValue))
      let slot = slot(of: kind, key, mix)
      if slots[slot] != 0 { body(Int(slots[slot]) - 1, range) }
    }
    let ends = name.indices.filter { name[$0] == KeywordFolding.space } + [name.count]
    var start = 0
    for (index, end) in ends.enumerated() {
      if name.count - start >= Self.shortest {
        let exact = lengths[Self.triple(.exact, name, at: start)]
        if exact != 0 {
          for last in ends[index...].prefix(Self.phraseWords)
          where last - start <= Self.longest && exact & 1 << UInt64(last - start) != 0 {
            find(.exact, start..<last)
          }
        }
        for length in Bits(lengths[Self.triple(.beginning, name, at: start)])
        where length <= name.count - start {
          find(.beginning, start..<start + length)
        }
      }
      if end - start >= Self.shortest {
        let endings = lengths[Self.triple(.ending, name, at: end - Self.shortest)]
        // What is put before a word has two letters at least, if anything is.
        for length in Bits(endings) where length == end - start || length <= end - start - 2 {
          find(.ending, end - length..<end)
        }
      }
      start = end + 1
    }
  }
}

/// The places of the bits that are set in a number, ascending.
private struct Bits: Sequence, IteratorProtocol {
  private var rest: UInt64

  init(_ number: UInt64) { rest = number }

  mutating func next() -> Int? {
    guard rest != 0 else { return nil }
    defer { rest &= rest - 1 }
    return rest.trailingZeroBitCount
  }
}

/// Sets of small numbers by three bytes and a kind, in one open table.
private struct ByteTripleTable: Sendable {
  private var keys: [UInt32]
  private var masks: [UInt64]
  private var count = 0

  /// An empty table with room for about so many keys.
  init(capacity: Int) {
    var size = 1024
    while size < capacity { size *= 2 }
    keys = Array(repeating: 0, count: size)
    masks = Array(repeating: 0, count: size)
  }

  /// The bits of a key, none if it is not there; 0 is no key.
  subscript(key: UInt32) -> UInt64 { masks[place(of: key)] }

  mutating func insert(_ key: UInt32, bit: Int) {
    let place = place(of: key)
    if keys[place] == 0 {
      keys[place] = key
      count += 1
    }
    masks[place] |= 1 << UInt64(bit)
    if count * 2 > keys.count { grow() }
  }

  private func place(of key: UInt32) -> Int {
    let bits = key.multipliedFullWidth(by: 0x9E37_79B1).low
    var place = Int(bits ^ bits >> 15) & (keys.count - 1)
    while keys[place] != 0, keys[place] != key { place = (place + 1) & (keys.count - 1) }
    return place
  }

  private mutating func grow() {
    let old = zip(keys, masks).filter { $0.0 != 0 }
    keys = Array(repeating: 0, count: keys.count * 4)
    masks = Array(repeating: 0, count: keys.count)
    for (key, mask) in old {
      let place = place(of: key)
      keys[place] = key
      masks[place] = mask
    }
  }
}
