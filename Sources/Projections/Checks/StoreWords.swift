import GroceryModel

/// The words by which the text of a payment and the store of a receipt are known to name one store.
struct StoreWords {
  private var words: Set<String> = []
  /// Words of other endings agree only if they are so long.
  private static let leastOfBeginning = 5

  /// - Parameter names: What one side is called; empty texts have no words.
  init(_ names: [String]) {
    for token in names.flatMap({ NameKey.matching($0).split(separator: " ") }) {
      let parts = token.split { !$0.isLetter && !$0.isNumber }
      words.formUnion(parts.lazy.filter { $0.count >= 3 && Self.hasLetter($0) }.map(String.init))
      // `M&S`, `CO-OP` and `Sainsbury's` are one word each.
      if parts.count > 1, Self.hasLetter(token) { words.insert(parts.joined()) }
    }
  }

  private static func hasLetter(_ word: Substring) -> Bool { word.contains(where: \.isLetter) }

  /// True if they share a word, or one begins with a long word of the other: `Sainsbury`, `Sainsburys`.
  func agree(with other: StoreWords) -> Bool {
    !words.isDisjoint(with: other.words)
      || words.contains { word in other.words.contains { Self.isBeginning(word, $0) } }
  }

  private static func isBeginning(_ left: String, _ right: String) -> Bool {
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    return short.count >= leastOfBeginning && long.hasPrefix(short)
  }
}
