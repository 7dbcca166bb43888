/// Keywords, each with what it tells, made ready to be searched.
struct KeywordIndex<Value: Sendable>: Sendable {
  struct Entry: Sendable {
    /// As the table has it, stars included.
    let word: String
    let value: Value
    let rank: KeywordTable.Rank
    /// How much of a name it explains, in bytes.
    let length: Int
  }

  private var exact: [ArraySlice<UInt8>: Entry] = [:]
  private var beginnings: [ArraySlice<UInt8>: Entry] = [:]
  private var endings: [ArraySlice<UInt8>: Entry] = [:]
  /// Words of a script without blanks, found anywhere.
  private var anywhere: [(word: [UInt8], entry: Entry)] = []
  /// By the first three bytes of words that stand alone or at a beginning, and the last three of
  /// endings, which lengths such words have: most places of a name are passed over by these.
  private var exactLengths: [UInt32: [Int]] = [:]
  private var beginningLengths: [UInt32: [Int]] = [:]
  private var endingLengths: [UInt32: [Int]] = [:]

  /// Shorter words say too little, unless a script has a sign for each syllable or thing.
  static var shortest: Int { 3 }
  /// How many words a phrase can have.
  private static var phraseWords: Int { 4 }

  /// Adds a word, its stars included; of equal ones the first holds.
  mutating func add(_ word: String, _ rank: KeywordTable.Rank, _ value: Value) {
    let key = KeywordFolding.folded(word)
    let entry = Entry(word: word, value: value, rank: rank, length: key.count)
    if Self.isUnspaced(key) {
      anywhere.append((key, entry))
    } else if word.hasSuffix("*") {
      beginnings[key[...]] = beginnings[key[...]] ?? entry
      Self.note(key.count, in: &beginningLengths[Self.three(key, from: 0), default: []])
    } else if word.hasPrefix("*") {
      endings[key[...]] = endings[key[...]] ?? entry
      Self.note(
        key.count,
        in: &endingLengths[Self.three(key, from: key.count - Self.shortest), default: []])
    } else {
      exact[key[...]] = exact[key[...]] ?? entry
      Self.note(key.count, in: &exactLengths[Self.three(key, from: 0), default: []])
    }
  }

  private static func note(_ length: Int, in lengths: inout [Int]) {
    if !lengths.contains(length) { lengths.append(length) }
  }

  private static func three(_ name: [UInt8], from place: Int) -> UInt32 {
    UInt32(name[place]) << 16 | UInt32(name[place + 1]) << 8 | UInt32(name[place + 2])
  }

  /// Whether the text is of kana or ideographs.
  static func isUnspaced(_ key: [UInt8]) -> Bool {
    // Their first bytes are these, and most names have none of them.
    guard key.contains(where: { (0xE3...0xE9).contains($0) }) else { return false }
    return String(decoding: key, as: UTF8.self).unicodeScalars.contains {
      (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
    }
  }

  /// The entry that explains a name best: of the highest rank the longest, of those the last.
  func best(in name: [UInt8]) -> Entry? {
    var best: Entry?
    func offer(_ entry: Entry?) {
      guard let entry else { return }
      if let best, (best.rank.rawValue, best.length) > (entry.rank.rawValue, entry.length) {
        return
      }
      best = entry
    }
    if Self.isUnspaced(name) {
      for (word, entry) in anywhere where name.containsRun(of: word) { offer(entry) }
    }
    let ends = name.indices.filter { name[$0] == KeywordFolding.space } + [name.count]
    var start = 0
    for (index, end) in ends.enumerated() {
      if name.count - start >= Self.shortest {
        let head = Self.three(name, from: start)
        if let lengths = exactLengths[head] {
          for last in ends[index...].prefix(Self.phraseWords)
          where lengths.contains(last - start) {
            offer(exact[name[start..<last]])
          }
        }
        for length in beginningLengths[head] ?? [] where length <= name.count - start {
          offer(beginnings[name[start..<start + length]])
        }
      }
      if end - start >= Self.shortest,
        let lengths = endingLengths[Self.three(name, from: end - Self.shortest)]
      {
        if lengths.contains(end - start) { offer(endings[name[start..<end]]) }
        // What is put before a word has two letters at least.
        for length in lengths where length <= end - start - 2 {
          offer(endings[name[end - length..<end]])
        }
      }
      start = end + 1
    }
    return best
  }
}
