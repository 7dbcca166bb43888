import ByteTools

/// Keywords with their values, such as the number of a category, in flat tables.
///
/// It is built from readable lists when a program first needs it, so building takes at most some
/// hundred nanoseconds a word.
struct KeywordIndex: Sendable {
  struct Entry: Sendable {
    /// As the list has it, stars included.
    let word: String
    let value: Int
    let rank: KeywordTable.Rank
    /// The bytes of the name that it explains; empty for a word in a script without blanks.
    let range: Range<Int>
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

  /// Twelve bytes, as a fresh page of memory costs as much as sixty words.
  private struct Keyword: Sendable {
    /// Where the folded word lies in ``bytes``, and behind it the word as the list has it, unless
    /// that is the folded word with the star of its kind.
    private let start: UInt32
    /// The number of the keyword before it in its chain, plus one; 0 for none.
    var previous: UInt16 = 0
    private let keyCount: UInt8
    private let wordCount: UInt8
    let kind: Kind
    let rank: KeywordTable.Rank
    let value: UInt16

    init(_ kind: Kind, _ rank: KeywordTable.Rank, _ value: Int, key: Range<Int>, end: Int) {
      (self.kind, self.rank, self.value) = (kind, rank, UInt16(value))
      start = UInt32(key.lowerBound)
      keyCount = UInt8(key.count)
      wordCount = UInt8(end - key.upperBound)
    }

    var key: Range<Int> { Int(start)..<Int(start) + Int(keyCount) }
    var word: Range<Int> { key.upperBound..<key.upperBound + Int(wordCount) }
  }

  private var keywords: [Keyword] = []
  private var bytes: [UInt8] = []
  /// For the hash of a kind and three bytes, the number of the last keyword that begins with them, or
  /// ends if it is an ending, plus one; 0 for none.
  ///
  /// The others follow by ``Keyword/previous``. Most places of a name are rejected by three bytes.
  private var chains: [UInt16]
  /// The keywords that are found anywhere.
  private var anywhere: [Int] = []

  /// Shorter words say too little, unless a script has a sign for each syllable or thing.
  static var shortest: Int { 3 }
  /// The most bytes of a folded word.
  static var longest: Int { 63 }
  /// How many words a phrase can have.
  private static var phraseWords: Int { 4 }
  private static var star: UInt8 { UInt8(ascii: "*") }

  /// Makes an empty index for about so many words; with many more, chains get long.
  init(capacity: Int = 1024) {
    var size = 64
    while size < capacity { size *= 2 }
    chains = Array(repeating: 0, count: size)
    keywords.reserveCapacity(capacity)
    bytes.reserveCapacity(capacity * 16)
  }

  /// Adds a word, its stars included; of words that fold to the same the first decides.
  ///
  /// There are at most 65,535.
  mutating func add(_ word: String, _ rank: KeywordTable.Rank, _ value: Int) {
    withBytes(of: word) { add($0, rank, value) }
  }

  /// The same of a word's UTF-8.
  mutating func add(_ word: Bytes, _ rank: KeywordTable.Rank, _ value: Int) {
    let start = bytes.count
    let first = word.first == Self.star ? 1 : 0
    let last = word.count - (word.count > first && word.last == Self.star ? 1 : 0)
    // A word with one star at most is its key with the star of its kind, if folding keeps it.
    let isPlain =
      (first == 0 || last == word.count)
      && KeywordFolding.append(plain: Bytes(rebasing: word[first..<last]), to: &bytes)
    if !isPlain { KeywordFolding.append(foldedMatching: word, to: &bytes) }
    let key = start..<bytes.count
    let kind: Kind =
      !isPlain && Self.isUnspaced(bytes[key])
      ? .anywhere
      : word.last == Self.star ? .beginning : word.first == Self.star ? .ending : .exact
    guard key.count >= (kind == .anywhere ? 1 : Self.shortest), key.count <= Self.longest else {
      preconditionFailure("a keyword has \(Self.shortest) to \(Self.longest) bytes")
    }
    if !isPlain { bytes.append(contentsOf: word) }
    var keyword = Keyword(kind, rank, value, key: key, end: bytes.count)
    if kind == .anywhere {
      anywhere.append(keywords.count)
    } else {
      let place = kind == .ending ? key.upperBound - Self.shortest : key.lowerBound
      let chain = bytes.withUnsafeBufferPointer { self.chain(of: kind, $0, at: place) }
      keyword.previous = chains[chain]
      chains[chain] = UInt16(keywords.count + 1)
    }
    keywords.append(keyword)
  }

  /// Calls `body` with each keyword, folded and without stars, and its value; its bytes are valid during
  /// the call.
  func forEachKey(_ body: (Bytes, Int) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      for keyword in keywords { body(Bytes(rebasing: bytes[keyword.key]), Int(keyword.value)) }
    }
  }

  /// The chain of the keywords of a kind with the three bytes at a place of a name.
  private func chain(of kind: Kind, _ name: Bytes, at place: Int) -> Int {
    let three =
      UInt32(kind.rawValue) << 24 | UInt32(name[place]) << 16 | UInt32(name[place + 1]) << 8
      | UInt32(name[place + 2])
    // The upper bits of the product depend on all bits of the number.
    return Int((three &* 0x9E37_79B1) >> 8) & (chains.count - 1)
  }

  /// True if the text is of kana or ideographs.
  static func isUnspaced(_ key: some Sequence<UInt8>) -> Bool {
    // Their first bytes are these, and most names have none of them.
    guard key.contains(where: { (0xE3...0xE9).contains($0) }) else { return false }
    return String(decoding: Array(key), as: UTF8.self).unicodeScalars.contains {
      (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
    }
  }

  /// The entry that explains a name best: of the highest rank the longest, of those the last in the
  /// name, and of equal words the first added, which a chain has last.
  ///
  /// A keyword within a longer one does not count: `blumenkohl` is no `blumen*`.
  func best(in name: [UInt8]) -> Entry? {
    var best: (number: Int, range: Range<Int>)?
    func offer(_ number: Int, _ range: Range<Int>) {
      if let best {
        let (old, new) = (keywords[best.number], keywords[number])
        if (old.rank.rawValue, old.key.count) > (new.rank.rawValue, new.key.count) { return }
      }
      best = (number, range)
    }
    if Self.isUnspaced(name) {
      for number in anywhere where name.containsRun(of: Array(bytes[keywords[number].key])) {
        offer(number, 0..<0)
      }
    }
    var found: [(number: Int, range: Range<Int>)] = []
    name.withUnsafeBufferPointer { forEachKeyword(in: $0) { found.append(($0, $1)) } }
    for match in found where !found.contains(where: { Self.covers($0.range, match.range) }) {
      offer(match.number, match.range)
    }
    return best.map { entry($0.number, $0.range) }
  }

  /// Returns the keywords of a name that are not within longer ones, in the order in which they occur.
  ///
  /// Keywords of scripts without blanks are not searched for.
  func matches(in name: [UInt8]) -> [Entry] {
    var found: [(number: Int, range: Range<Int>)] = []
    name.withUnsafeBufferPointer { forEachKeyword(in: $0) { found.append(($0, $1)) } }
    return found.filter { match in !found.contains { Self.covers($0.range, match.range) } }
      .map { entry($0.number, $0.range) }
  }

  private static func covers(_ whole: Range<Int>, _ part: Range<Int>) -> Bool {
    whole.count > part.count && whole.lowerBound <= part.lowerBound
      && part.upperBound <= whole.upperBound
  }

  private func entry(_ number: Int, _ range: Range<Int>) -> Entry {
    let keyword = keywords[number]
    return Entry(
      word: word(of: keyword), value: Int(keyword.value),
      rank: keyword.rank, range: range, length: keyword.key.count)
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
    /// Offers the keywords of a kind with the three bytes at `place`, if `range` of their length is one.
    func find(_ kind: Kind, at place: Int, _ range: (Int) -> Range<Int>?) {
      var number = Int(chains[chain(of: kind, name, at: place)])
      while number > 0 {
        let keyword = keywords[number - 1]
        if keyword.kind == kind, let range = range(keyword.key.count),
          name[range].elementsEqual(bytes[keyword.key])
        {
          body(number - 1, range)
        }
        number = Int(keyword.previous)
      }
    }
    let ends = name.indices.filter { name[$0] == KeywordFolding.space } + [name.count]
    var start = 0
    for (index, end) in ends.enumerated() {
      if name.count - start >= Self.shortest {
        let phrases = ends[index...].prefix(Self.phraseWords)
        find(.exact, at: start) { phrases.contains(start + $0) ? start..<start + $0 : nil }
        find(.beginning, at: start) { $0 <= name.count - start ? start..<start + $0 : nil }
      }
      if end - start >= Self.shortest {
        // What is put before a word has two letters at least, if anything is, and three before a short one.
        find(.ending, at: end - Self.shortest) {
          $0 == end - start || $0 <= end - start - ($0 == Self.shortest ? 3 : 2)
            ? end - $0..<end : nil
        }
      }
      start = end + 1
    }
  }
}
