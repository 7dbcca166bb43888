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
    /// Money for a bottle or a crate, given back.
    case deposit
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
    /// Before the last good day.
    case goodUntil = "good until"
  }

  /// The words of all languages: a household types in more than one, and in another than its reports are in.
  static let all = EntryVocabulary(lists)

  private let forms: [Meaning: [[String]]]

  init(_ lists: [String]) {
    var forms: [Meaning: [[String]]] = [:]
    for line in lists.flatMap({ $0.split(separator: "\n") }) {
      let sides = line.split(separator: "=", maxSplits: 1).map { $0.split(separator: " ") }
      guard sides.count == 2, let meaning = Meaning(rawValue: sides[0].joined(separator: " "))
      else {
        preconditionFailure("'\(line)' has no meaning that is known")
      }
      forms[meaning, default: []] += sides[1].map { $0.split(separator: "_").map { String($0) } }
    }
    // `cada una` before `una`.
    self.forms = forms.mapValues { $0.sorted { $0.count > $1.count } }
  }

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
    let last = words.suffix(3).map { $0.lowercased() }
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
    let first = words.prefix(3).map { $0.lowercased() }
    return forms[meaning, default: []].first { first.prefix($0.count) == $0[...] }?.count ?? 0
  }
}
