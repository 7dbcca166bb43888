/// Finds the valid word nearest to a mistyped one.
enum Suggestion {
  /// The nearest candidate, or nil if none is near enough to be worth showing.
  ///
  /// Near means few slips (a letter too many, too few, wrong, or two swapped), without regard to
  /// case: one in a word of up to four letters, two up to eight, three in longer ones. Failing that,
  /// the only candidate that begins with the word. Of equally near ones the first given wins.
  static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let sought = Array(word.lowercased().unicodeScalars)
    guard !sought.isEmpty else { return nil }
    let limit = sought.count <= 1 ? 0 : sought.count <= 4 ? 1 : sought.count <= 8 ? 2 : 3
    var best: (candidate: String, distance: Int)?
    var beginning: [String] = []
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      if sought.count >= 2, letters.starts(with: sought) { beginning.append(candidate) }
      let bound = best.map { $0.distance - 1 } ?? limit
      guard abs(letters.count - sought.count) <= bound else { continue }
      let distance = slips(from: sought, to: letters)
      // As many slips as letters is another word, not a mistyped one.
      if distance <= bound, distance < letters.count { best = (candidate, distance) }
    }
    if let best { return best.candidate }
    return beginning.count == 1 ? beginning[0] : nil
  }

  /// The candidate that a word is one slip away from, or nil.
  ///
  /// Words that are the candidate's in another order count from five letters on, others from six: a
  /// short word one letter away is mostly another word, such as `spice` beside `price`.
  static func slip(from word: String, among candidates: some Sequence<String>) -> String? {
    let sought = Array(word.lowercased().unicodeScalars)
    return candidates.first { candidate in
      let letters = Array(candidate.lowercased().unicodeScalars)
      guard min(sought.count, letters.count) >= 5, abs(letters.count - sought.count) <= 1 else {
        return false
      }
      return slips(from: sought, to: letters) == 1
        && (min(sought.count, letters.count) >= 6 || sought.sorted() == letters.sorted())
    }
  }

  /// The Damerau-Levenshtein distance in which no stretch is changed twice (optimal string alignment).
  static func slips(from source: [Unicode.Scalar], to target: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for (row, letter) in source.enumerated() {
      var current = [row + 1]
      for (column, other) in target.enumerated() {
        var least = min(last[column + 1], current[column]) + 1
        least = min(least, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == target[column - 1], source[row - 1] == other {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[target.count]
  }
}
