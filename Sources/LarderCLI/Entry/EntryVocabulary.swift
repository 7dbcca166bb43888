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
    case one, pint
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

  /// Returns how many words at the start have a meaning together; 0 if they do not.
  func count(of meaning: Meaning, atStartOf words: ArraySlice<String>) -> Int {
    let first = words.prefix(3).map { $0.lowercased() }
    return forms[meaning, default: []].first { first.prefix($0.count) == $0[...] }?.count ?? 0
  }
}
