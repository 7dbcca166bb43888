/// The words that `larder add` reads besides names and figures.
struct EntryVocabulary: Sendable {
  /// What a word means.
  enum Meaning: String, Sendable {
    /// Before a store, behind a price.
    case at
    /// Before a day, and says no more.
    case onDay = "on"
    case times = "x"
    case refund
    /// Money off, without an item.
    case discount
    /// Money for a bottle or a crate, and the same money given back.
    case deposit
    case depositBack = "deposit back"
    /// Behind the price of one.
    case each
    /// Before the price of one, behind a count.
    case forEach = "each at"
    /// Between a count and the price of all: `2 for 3.00`.
    case bundle
    /// Between a measure and its item: `500 g of mince`.
    case of
    /// Before the measure that a price is for.
    case per
    /// Before a measure, and says `1` or `0.5`: `a pint`, `half a pound`.
    case one, half
    /// Behind `a` where nobody counted: `a few`.
    case vague
    case halfDozen = "half dozen"
    /// Half a kilogram.
    case metricPound = "metric pound"
    /// A hundredth of the currency.
    case hundredth
    /// Before the period of a budget.
    case every
    case week, month, quarter, year
    case weekly, monthly, quarterly, yearly
    /// Says nothing before a name.
    case article
    /// Says nothing before the amount of a budget.
    case amounting = "for"
    /// Before a place where food is kept.
    case into
    case fridge, freezer, pantry
    case expired, spoiled, forgotten, disliked
    case overPurchased = "over-purchased"
    /// Another reason why food was thrown away.
    case other
    /// The everyday words for kinds of facts.
    case consumed, wasted, opened, moved
    /// Before the last good day, by the label that says it.
    case bestBefore = "best before"
    case useBy = "use by"
    case goodUntil = "good until"
    /// Before the last good day, if a day follows.
    case until
    /// Behind the arrow of a rule that leaves rows out.
    case ignore
  }

  /// The words of all languages: a household types in more than one, and in another than its reports are in.
  static let all = EntryVocabulary(lists)

  private let forms: [Meaning: [[String]]]
  /// Small numbers in words, and their digits.
  private let numbers: [String: String]

  /// - Parameter lists: Lines such as `each = each per_piece`; a line without `=` continues the one before.
  init(_ lists: [String]) {
    var forms: [Meaning: [[String]]] = [:]
    var numbers: [String: String] = [:]
    var name = ""
    for line in lists.flatMap({ $0.split(separator: "\n") }) {
      let sides = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.split(separator: " ") }
      if sides.count == 2 { name = sides[0].joined(separator: " ") }
      let words = sides[sides.count - 1]
      if Int(name) != nil {
        for word in words { numbers[String(word)] = name }
        continue
      }
      guard let meaning = Meaning(rawValue: name) else {
        preconditionFailure("'\(line)' has no meaning that is known")
      }
      forms[meaning, default: []] += words.map { $0.split(separator: "_").map { String($0) } }
    }
    // `cada una` before `una`.
    self.forms = forms.mapValues { $0.sorted { $0.count > $1.count } }
    self.numbers = numbers
  }

  /// Returns the digits of a small number in lower case, such as `zwei`; `Dos Equis` is a name.
  func digits(of word: String) -> String? { numbers[word] }

  /// Returns a word without a prefix of a meaning that ends in an apostrophe: `d’oranges`.
  func withoutPrefix(_ word: String, _ meaning: Meaning) -> String? {
    let lower = Self.plain(word)
    let prefix = forms[meaning, default: []].first {
      $0.count == 1 && $0[0].hasSuffix("’") && lower.hasPrefix($0[0]) && lower.count > $0[0].count
    }
    return prefix.map { String(word.dropFirst($0[0].count)) }
  }

  /// The form in which words are compared: `MHD:` as `mhd`, and `l'unité` with the printed apostrophe.
  private static func plain(_ word: String) -> String {
    let lower = word.lowercased().replacing("'", with: "’")
    return lower.count > 1 && lower.hasSuffix(":") ? String(lower.dropLast()) : lower
  }

  /// The most words of a form.
  private static let longestForm = 5

  /// True for a word of a meaning.
  func means(_ word: String, _ meaning: Meaning) -> Bool {
    count(of: meaning, atEndOf: [word]) == 1
  }

  /// True for a word of any meaning.
  func knows(_ word: String) -> Bool { forms.keys.contains { means(word, $0) } }

  /// Returns the first of some meanings that a word has.
  func meaning(of word: String, among meanings: [Meaning]) -> Meaning? {
    meanings.first { means(word, $0) }
  }

  /// Returns how many words at the end have a meaning together; 0 if they do not.
  func count(of meaning: Meaning, atEndOf words: [String]) -> Int {
    let last = words.suffix(Self.longestForm).map(Self.plain)
    return forms[meaning, default: []].first { last.suffix($0.count) == $0[...] }?.count ?? 0
  }

  /// Returns the range of the first words that have a meaning together; nil without any.
  func range(of meaning: Meaning, in words: [String]) -> Range<Int>? {
    for start in words.indices {
      let count = count(of: meaning, atStartOf: words[start...])
      if count > 0 { return start..<start + count }
    }
    return nil
  }

  /// Returns how many words at the start have a meaning together; 0 if they do not.
  func count(of meaning: Meaning, atStartOf words: ArraySlice<String>) -> Int {
    let first = words.prefix(Self.longestForm).map(Self.plain)
    return forms[meaning, default: []].first { first.prefix($0.count) == $0[...] }?.count ?? 0
  }
}
