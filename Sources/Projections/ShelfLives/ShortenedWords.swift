import ByteTools

/// Writes out the words that tills cut or print without vowels, by the words of the tables.
///
/// `SPEISEKARTOF.` is `speisekartoffeln`, `SWTCRN` is `sweetcorn`. A word that could become several
/// foods stays as it is.
struct ShortenedWords: Sendable {
  static let shared = ShortenedWords()

  /// A word of the tables and the number of what it names; equal numbers are the same food.
  private struct Word {
    let text: [UInt8]
    let value: Int
  }

  /// Sorted by their texts.
  private let words: [Word]
  /// The numbers of words by the word without its vowels.
  private let skeletons: [[UInt8]: [Int]]
  /// The words of phrases by the first byte of the phrase.
  private let phrases: [ArraySlice<UInt8>: [[ArraySlice<UInt8>]]]

  private init() {
    var words: [Word] = []
    var phrases: [ArraySlice<UInt8>: [[ArraySlice<UInt8>]]] = [:]
    func add(_ word: String, _ value: Int) {
      let text = KeywordFolding.folded(word)
      let parts = text.split(separator: KeywordFolding.space)
      if parts.count == 1 {
        words.append(Word(text: text, value: value))
      } else if let first = parts.first {
        phrases[first.prefix(1), default: []].append(parts)
      }
    }
    PublishedLives.forEachWord { word, food in add(word, food) }
    for (number, treatment) in FoodTreatment.all.enumerated() {
      for word in treatment.singleWords { add(word, Self.treatments - number) }
    }
    for (number, table) in KeywordTable.all.enumerated()
    where table.category == nil || table.category.flatMap({ CategoryLife($0) }) == nil {
      for (_, word) in table.words { add(word, Self.things - number) }
    }
    words.sort { $0.text.lexicographicallyPrecedes($1.text) }
    self.words = words
    self.phrases = phrases
    skeletons = Dictionary(grouping: words.indices) { Self.skeleton(of: words[$0].text[...]) }
  }

  /// Values below zero, so that they differ from those of foods.
  private static let treatments = -1
  private static let things = -1000

  /// The whole word that a cut one stands for.
  ///
  /// - Parameter word: The folded beginning of a word, of four letters or more; or a compound whose
  ///   last part is cut.
  /// - Returns: Nil where it could be the beginning of several foods' words, or of none.
  func word(cutTo word: ArraySlice<UInt8>) -> [UInt8]? {
    guard word.count >= Self.shortest else { return nil }
    if let whole = completion(of: word) { return whole }
    guard candidates(for: word).isEmpty else { return nil }
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
    let count = word.count { Self.vowels.contains($0) }
    guard word.count >= Self.shortest, count * Self.lettersPerVowel < word.count else { return nil }
    let found = (skeletons[Self.skeleton(of: word)] ?? []).filter {
      let text = words[$0].text
      return text.count > word.count && text.first == word.first && Self.is(word, within: text)
    }
    return agreed(found.map { words[$0] })
  }

  /// The compound whose first part is cut: `SONNENBL.ÖL`.
  func compound(of first: ArraySlice<UInt8>, and last: ArraySlice<UInt8>) -> [UInt8]? {
    guard first.count >= 3, last.count >= 2 else { return nil }
    return candidates(for: first).first {
      $0.value > Self.things && $0.text.count > last.count
        && $0.text.suffix(last.count).elementsEqual(last)
    }?.text
  }

  /// The longest phrase of the tables that a name with cut words can begin with.
  ///
  /// - Parameter name: Words, and whether each may be cut.
  /// - Returns: The longest such phrase and how many of the words it replaces.
  func phrase(cutTo name: ArraySlice<(word: ArraySlice<UInt8>, isCut: Bool)>) -> (
    text: [UInt8], count: Int
  )? {
    guard let first = name.first?.word else { return nil }
    var best: (text: [UInt8], count: Int)?
    for phrase in phrases[first.prefix(1)] ?? [] {
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
  /// Words with more vowels are not printed without them.
  private static let lettersPerVowel = 5

  /// Returns the words that begin with `word` and are longer.
  private func candidates(for word: ArraySlice<UInt8>) -> ArraySlice<Word> {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle].text.lexicographicallyPrecedes(word) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var end = low
    while end < words.count, words[end].text.starts(with: word) { end += 1 }
    return words[low..<end].drop { $0.text.count == word.count }
  }

  private func completion(of word: ArraySlice<UInt8>) -> [UInt8]? {
    agreed(Array(candidates(for: word)))
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
    if Self.isMost(continuations(of: shortest, in: found), of: found.count) { return shortest }
    let counts = Dictionary(grouping: found, by: \.value)
    guard let most = counts.values.max(by: { $0.count < $1.count }),
      Self.isMost(most.count, of: found.count)
    else { return nil }
    return most.min { $0.text.count < $1.text.count }?.text
  }

  private func continuations(of word: [UInt8], in found: [Word]) -> Int {
    found.count { $0.text.starts(with: word) }
  }

  /// Three in five.
  private static func isMost(_ count: Int, of all: Int) -> Bool { count * 5 >= all * 3 }

  private static func skeleton(of word: ArraySlice<UInt8>) -> [UInt8] {
    word.filter { !vowels.contains($0) }
  }

  private static let vowels = Set("aeiouy".utf8)

  /// True if the letters of a word occur in a text in that order.
  private static func `is`(_ word: ArraySlice<UInt8>, within text: [UInt8]) -> Bool {
    var rest = text[...]
    for letter in word {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
