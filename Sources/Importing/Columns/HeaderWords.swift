/// A header cell as words to compare: lower case, parted at blanks, signs and humps.
struct HeaderWords: Hashable {
  let words: [String]
  /// The words with those in brackets left out, where there were brackets.
  let outsideBrackets: [String]?

  init(_ text: String) {
    words = Self.split(text)
    if let open = text.firstIndex(where: { $0 == "(" || $0 == "（" || $0 == "[" }) {
      let outside = Self.split(String(text[..<open]))
      outsideBrackets = outside.isEmpty || outside == words ? nil : outside
    } else {
      outsideBrackets = nil
    }
  }

  var joined: String { words.joined(separator: " ") }

  private static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    func flush() {
      if !word.isEmpty { words.append(String(word).lowercased()) }
      word = String.UnicodeScalarView()
    }
    for original in text.unicodeScalars {
      let scalar = narrow(original)
      let isWordPart =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
      if isWordPart {
        // A hump parts words (`ItemName`), a run of capitals does not (`EAN`).
        if let previous, previous.properties.isLowercase, scalar.properties.isUppercase {
          flush()
        }
        word.append(scalar)
      } else {
        flush()
      }
      previous = scalar
    }
    flush()
    return words
  }

  /// The ordinary form of a full-width letter.
  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  /// Whether the phrase's words stand in this order, side by side, somewhere in the header.
  func contains(_ phrase: [String]) -> Bool {
    guard !phrase.isEmpty, phrase.count <= words.count else { return false }
    return (0...(words.count - phrase.count)).contains { start in
      words[start..<(start + phrase.count)].elementsEqual(phrase)
    }
  }
}
