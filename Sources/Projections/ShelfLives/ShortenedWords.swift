import ByteTools

/// Writes out the words that tills cut or print without vowels, by the words of the tables.
///
/// `SPEISEKARTOF.` is `speisekartoffeln`, `SWTCRN` is `sweetcorn`. A word that could become several
/// foods stays as it is.
struct ShortenedWords: Sendable {
  static let shared = ShortenedWords()

  private let words: Sorted
  private let phrases: Sorted

  private init() {
    var words = Sorted(capacity: 12_000)
    var phrases = Sorted(capacity: 8000)
    func add(_ word: Bytes, _ value: Int) {
      if word.contains(KeywordFolding.space) {
        phrases.add(word, value)
      } else {
        words.add(word, value)
      }
    }
    PublishedLives.forEachWord { add($0, $1) }
    for (number, treatment) in FoodTreatment.all.enumerated() {
      for word in treatment.singleWords {
        KeywordFolding.folded(word).withUnsafeBufferPointer { add($0, Self.treatments - number) }
      }
    }
    for word in WordGrammar.descriptions where word.count > Self.shortest {
      word.withUnsafeBufferPointer { add($0, Self.descriptions) }
    }
    KeywordCategories.forEachWordOfThings { add($0, Self.things - $1) }
    words.sort()
    phrases.sort()
    self.words = words
    self.phrases = phrases
  }

  /// The numbers of words by the hash of the word without its vowels; hashes of others may be equal.
  ///
  /// It is made for the first name in capitals that names no food.
  private static let skeletons: [UInt64: [Int]] = {
    let words = shared.words
    var skeletons: [UInt64: [Int]] = [:]
    skeletons.reserveCapacity(words.indices.count)
    for index in words.indices {
      skeletons[hash(ofSkeleton: words[index].text), default: []].append(index)
    }
    return skeletons
  }()

  /// Values below zero, so that they differ from those of foods.
  private static let treatments = -1
  private static let descriptions = -999
  private static let things = -1000

  /// The whole word that a cut one stands for.
  ///
  /// - Parameter word: The folded beginning of a word, of four letters or more; or a compound whose
  ///   last part is cut.
  /// - Returns: Nil where it could be the beginning of several foods' words, or of none.
  func word(cutTo word: ArraySlice<UInt8>) -> [UInt8]? {
    guard word.count >= Self.shortest else { return nil }
    if let whole = completion(of: word) { return whole }
    // Only the Germanic languages write compounds in one word.
    guard candidates(for: word).isEmpty, word.allSatisfy({ $0 < 0x80 }) else { return nil }
    for start in word.indices.dropFirst(Self.shortest).dropLast(Self.shortest - 1) {
      if let whole = completion(of: word[start...]) { return Array(word[..<start]) + whole }
    }
    return nil
  }

  /// The whole word that a word of capitals stands for, if two letters or more were cut.
  func word(perhapsCutTo word: ArraySlice<UInt8>) -> [UInt8]? {
    guard word.count >= Self.shortestInCapitals, let whole = completion(of: word),
      whole.count >= word.count + 2
    else { return nil }
    return whole
  }

  /// Shorter words that no table has are seldom cut.
  private static let shortestInCapitals = 6

  /// The word that is printed without some or all of its vowels.
  ///
  /// - Returns: Nil where several foods' words have these consonants, or none.
  func word(withoutVowels word: ArraySlice<UInt8>) -> [UInt8]? {
    let count = word.count { Self.isVowel($0) }
    guard word.count >= Self.shortest, count * Self.lettersPerVowel < word.count else { return nil }
    let numbers = Self.skeletons[Self.hash(ofSkeleton: word)] ?? []
    return agreed(
      numbers.map { words[$0] }.filter { long in
        long.text.count > word.count && long.text.first == word.first
          && Self.skeleton(of: long.text) == Self.skeleton(of: word)
          && Self.is(word, within: long.text)
      })
  }

  /// The compound whose first part is cut: `SONNENBL.ÖL`.
  func compound(of first: ArraySlice<UInt8>, and last: ArraySlice<UInt8>) -> [UInt8]? {
    guard first.count >= 3, last.count >= 2 else { return nil }
    return candidates(for: first).first {
      $0.value > Self.things && $0.text.count > last.count
        && $0.text.suffix(last.count).elementsEqual(last)
    }.map { Array($0.text) }
  }

  /// The longest phrase of the tables that a name with cut words can begin with.
  ///
  /// - Parameter name: Words, and whether each may be cut.
  /// - Returns: The longest such phrase and how many of the words it replaces.
  func phrase(cutTo name: ArraySlice<(word: ArraySlice<UInt8>, isCut: Bool)>) -> (
    text: [UInt8], count: Int
  )? {
    guard let first = name.first else { return nil }
    var best: (text: [UInt8], count: Int)?
    let beginning = first.isCut ? Array(first.word) : first.word + [KeywordFolding.space]
    for index in phrases.range(beginningWith: beginning) {
      let phrase = phrases[index].text.split(separator: KeywordFolding.space)
      var place = name.startIndex
      var matches = true
      for part in phrase where matches {
        if place < name.endIndex, Self.fits(name[place], part) {
          place += 1
        } else {
          // Tills leave out `de` and `di`.
          matches = part.count <= 2 && place > name.startIndex
        }
      }
      let count = place - name.startIndex
      guard matches, count >= 2, name[..<place].contains(where: \.isCut),
        !name[..<place].dropFirst().contains(where: {
          $0.isCut && $0.word.count < Self.shortestInPhrase
        }),
        name[..<place].contains(where: { $0.word.count >= Self.shortest }),
        count > best?.count ?? 0
      else { continue }
      best = (Array(phrase.joined(separator: [KeywordFolding.space])), count)
    }
    return best
  }

  private static func fits(
    _ word: (word: ArraySlice<UInt8>, isCut: Bool), _ part: ArraySlice<UInt8>
  ) -> Bool {
    word.isCut ? part.starts(with: word.word) : part == word.word
  }

  /// Of shorter beginnings there are too many words.
  static let shortest = 4
  /// One letter says too little behind another word.
  private static let shortestInPhrase = 2
  /// Words with more vowels are not printed without them.
  private static let lettersPerVowel = 5

  /// Returns the words that begin with `word` and are longer.
  private func candidates(for word: ArraySlice<UInt8>) -> [Word] {
    words.range(beginningWith: word).map { words[$0] }.filter { $0.text.count > word.count }
  }

  private func completion(of word: ArraySlice<UInt8>) -> [UInt8]? {
    agreed(candidates(for: word))
  }

  /// The word that most others continue, or the shortest of those that most often name the same food.
  ///
  /// Words of what is not eaten count only where no food's word fits.
  private func agreed(_ all: [Word]) -> [UInt8]? {
    let eaten = all.filter { $0.value > Self.things }
    let found = eaten.isEmpty ? all : eaten
    guard
      let shortest = found.map(\.text).max(by: { first, second in
        let (one, other) = (
          continuations(of: first, in: found), continuations(of: second, in: found)
        )
        return (one, second.count) < (other, first.count)
      })
    else { return nil }
    if Self.isMost(continuations(of: shortest, in: found), of: found.count) {
      return Array(shortest)
    }
    let counts = Dictionary(grouping: found, by: \.value)
    guard let most = counts.values.max(by: { $0.count < $1.count }),
      Self.isMost(most.count, of: found.count)
    else { return nil }
    return most.min { $0.text.count < $1.text.count }.map { Array($0.text) }
  }

  private func continuations(of word: ArraySlice<UInt8>, in found: [Word]) -> Int {
    found.count { $0.text.starts(with: word) }
  }

  /// Three in five.
  private static func isMost(_ count: Int, of all: Int) -> Bool { count * 5 >= all * 3 }

  private static func skeleton(of word: ArraySlice<UInt8>) -> [UInt8] {
    word.filter { !isVowel($0) }
  }

  /// The FNV-1a hash of a word without its vowels.
  private static func hash(ofSkeleton word: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word where !isVowel(byte) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  private static func isVowel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "y"):
      true
    default: false
    }
  }

  /// True if the letters of a word occur in a text in that order.
  private static func `is`(_ word: ArraySlice<UInt8>, within text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    for letter in word {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
