import GroceryModel

extension PublishedLives {
  /// Replaces compounds that begin with a food's word by their heads: an `erdbeerjoghurtdrink` is a
  /// `joghurtdrink`, and an `apfelentkerner` is nothing that the table knows.
  static func withHeads(_ name: [UInt8]) -> [UInt8] {
    var words: [ArraySlice<UInt8>] = []
    let mayCompound = WordOrder(of: name) != .headFirst
    // Words of a phrase of the table stay as they are.
    let phrases = table.index.matches(in: name).map(\.range).filter {
      name[$0].contains(KeywordFolding.space)
    }
    for word in name.split(separator: KeywordFolding.space) {
      if phrases.contains(where: { $0.contains(word.startIndex) }) {
        words.append(word)
        continue
      }
      if let absolute = hebrewAbsolute(of: word) {
        words.append(absolute)
        continue
      }
      switch head(ofCompound: word, mayBeUnknown: mayCompound) {
      case .whole: words.append(word)
      case .head(let head): words.append(head)
      case .unknown: break
      }
    }
    return Array(words.joined(separator: [KeywordFolding.space]))
  }

  /// The dictionary form of a Hebrew word that others follow, `גלידה` of `גלידת`, if the table knows only that.
  private static func hebrewAbsolute(of word: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard word.suffix(2).elementsEqual("ת".utf8), word.count > 4,
      table.index.matches(in: Array(word)).isEmpty
    else { return nil }
    let absolute = word.dropLast(2) + Array("ה".utf8)
    return table.index.matches(in: Array(absolute)).isEmpty ? nil : absolute[...]
  }

  private enum CompoundHead {
    /// It is no compound, or its head is a word of the table.
    case whole
    case head(ArraySlice<UInt8>)
    case unknown
  }

  private static func head(ofCompound word: ArraySlice<UInt8>, mayBeUnknown: Bool) -> CompoundHead {
    guard word.count > longestInflection + KeywordIndex.shortest else { return .whole }
    let matches = table.index.matches(in: Array(word))
    if matches.isEmpty, mayBeUnknown, word.allSatisfy({ $0 < 0x80 }) {
      for start in word.indices.dropFirst(KeywordIndex.shortest).dropLast(shortestHead - 1) {
        let (modifier, rest) = (word[..<start], word[start...])
        guard isKnown(modifier), isKnown(rest) else { continue }
        return .head(WordGrammar.endsWithCut(word) ? modifier : rest)
      }
      return .whole
    }
    guard let first = matches.first, first.word.hasSuffix("*"),
      word.count - first.length > longestInflection
    else { return .whole }
    let rest = word.dropFirst(first.length)
    // The animal decides, not the cut: lamb chops.
    if WordGrammar.endsWithCut(word),
      matches.count > 1 || !table.index.matches(in: Array(rest)).isEmpty
    {
      return .head(word.prefix(first.length))
    }
    guard matches.allSatisfy({ $0.word.hasSuffix("*") }) else { return .whole }
    // Only Latin letters: other scripts inflect more than they compound.
    guard word.allSatisfy({ $0 < 0x80 }), !WordGrammar.endsWithCut(word) else { return .whole }
    for link in links where rest.starts(with: link) {
      let head = rest.dropFirst(link.count)
      guard head.count >= KeywordIndex.shortest else { continue }
      if let known = table.index.matches(in: Array(head)).first,
        known.length + longestInflection >= head.count
      {
        return .head(head)
      }
    }
    return .unknown
  }

  /// Replaces words that no table knows by the foods that they end with: a `plattpfirsich` is a `pfirsich`.
  static func withEndings(_ name: [UInt8]) -> [UInt8] {
    guard WordOrder(of: name) != .headFirst else { return name }
    let words = name.split(separator: KeywordFolding.space).map { word in
      // Compounds of the Germanic languages seldom end with these vowels, words of others often do.
      guard let last = word.last, !vowelEndings.contains(last), word.allSatisfy({ $0 < 0x80 }),
        !FoodTreatment.isTreatment(word)
      else { return word }
      let starts = word.indices.dropFirst(KeywordIndex.shortest).dropLast(shortestKnownHead - 1)
      return starts.first { isKnown(word[$0...]) }.map { word[$0...] } ?? word
    }
    return Array(words.joined(separator: [KeywordFolding.space]))
  }

  private static let vowelEndings = Set("aio".utf8)

  /// Shorter words end many others by chance.
  private static let shortestKnownHead = 5

  /// True if the table's words explain a part of a compound but for its ending.
  private static func isKnown(_ part: ArraySlice<UInt8>) -> Bool {
    table.index.matches(in: Array(part)).contains {
      $0.length == part.count
        || $0.length >= shortestHead && $0.length + longestInflection >= part.count
    }
  }

  private static let longestInflection = 3
  private static let shortestHead = 4
  private static let links = ["", "n", "s", "en", "e", "er", "es"].map { Array($0.utf8) }
}
