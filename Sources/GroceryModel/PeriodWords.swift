/// The words of an expression in lower case; `..` is one of its own.
struct PeriodWords {
  let all: ArraySlice<String>

  init(_ text: some StringProtocol) {
    var words: [String] = []
    for word in text.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      var rest = word[...]
      while let dots = rest.utf8.firstRun(of: "..".utf8) {
        if dots.lowerBound > rest.startIndex { words.append(String(rest[..<dots.lowerBound])) }
        words.append("..")
        rest = rest[dots.upperBound...]
      }
      if !rest.isEmpty { words.append(String(rest)) }
    }
    all = words[...]
  }

  init(_ words: ArraySlice<String>) { all = words }

  /// Returns the words before and after a separator; nil unless exactly one separator occurs.
  func split(at separators: [String]) -> (before: PeriodWords, after: PeriodWords)? {
    let places = all.indices.filter { separators.contains(all[$0]) }
    guard places.count == 1, let place = places.first else { return nil }
    return (PeriodWords(all[..<place]), PeriodWords(all[(place + 1)...]))
  }

  /// The number of a day alone, as in `1-15 november`.
  var dayNumber: Int? {
    guard all.count == 1, let word = all.first else { return nil }
    let digits = word.hasSuffix(".") ? word.dropLast() : word[...]
    guard (1...2).contains(digits.utf8.count), digits.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    return Int(digits)
  }

  /// The words with a year behind them, as further words and after a last dot (`1.10.2026`).
  func withYear(_ year: Int) -> [PeriodWords] {
    guard let last = all.last else { return [] }
    return [PeriodWords(all + ["\(year)"])]
      + (last.hasSuffix(".") ? [PeriodWords(all.dropLast() + ["\(last)\(year)"])] : [])
  }

  /// The words before and after each hyphen or dash, also one inside a word.
  var hyphenSplits: [(before: PeriodWords, after: PeriodWords)] {
    all.indices.flatMap { index in
      let word = all[index]
      return word.indices.filter { "-–—".contains(word[$0]) }.map { mark in
        let (before, after) = (String(word[..<mark]), String(word[word.index(after: mark)...]))
        return (
          PeriodWords(all[..<index] + (before.isEmpty ? [] : [before])),
          PeriodWords((after.isEmpty ? [] : [after]) + all[(index + 1)...])
        )
      }
    }
  }
}
