/// Finds the known name that another is most likely a slip of the keyboard from.
///
/// Only names of as many words count, in which one word differs by few letters and the others are the
/// same. So sizes and varieties of one thing are not slips. A search compares few names, however many
/// there are.
struct SlipIndex {
  /// Names by their words without one, with that one.
  private var names: [Key: [(word: [Unicode.Scalar], name: String)]] = [:]

  private struct Key: Hashable {
    let others: [Substring]
    let place: Int
  }

  init(_ known: some Sequence<String>) {
    for name in known {
      Self.forEachWord(of: name) { key, word in names[key, default: []].append((word, name)) }
    }
  }

  /// Returns the nearest name; nil if none is near.
  ///
  /// Of equally near ones the first in byte order wins.
  func nearest(to name: String) -> String? {
    var best: (name: String, slips: Int)?
    Self.forEachWord(of: name) { key, word in
      let limit = word.count < 6 ? 1 : 2
      for known in names[key] ?? [] where abs(known.word.count - word.count) <= limit {
        let slips = Suggestion.slips(from: word, to: known.word)
        guard (1...limit).contains(slips), slips <= best?.slips ?? limit else { continue }
        if let best, best.slips == slips,
          !known.name.utf8.lexicographicallyPrecedes(best.name.utf8)
        {
          continue
        }
        best = (known.name, slips)
      }
    }
    return best?.name
  }

  /// Gives each word that is long enough and has no digit, with the other words of its name.
  private static func forEachWord(of name: String, _ body: (Key, [Unicode.Scalar]) -> Void) {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    for (place, word) in words.enumerated() where word.count >= 4 && word.allSatisfy(\.isLetter) {
      var others = words
      others.remove(at: place)
      body(Key(others: others, place: place), Array(word.unicodeScalars))
    }
  }
}
