import GroceryModel

/// What follows a price and says what it is for: `€`, `€/kg`, `per kg`, `das Stück`, `la pièce`.
struct PriceTail {
  /// The number of its words; 0 for none.
  private(set) var count = 0
  private(set) var currency: Currency?
  /// True if the price is that of one piece.
  private(set) var isEach = false
  /// The measure that the price is for.
  private(set) var unit: Unit?

  private static let vocabulary = EntryVocabulary.all

  /// - Parameters:
  ///   - words: The words behind a price.
  ///   - currency: The currency that a word is; nil for other words.
  init(_ words: ArraySlice<String>, currency: (String) -> Currency?) {
    while let word = words.dropFirst(count).first {
      let rest = words.dropFirst(count)
      let each = Self.vocabulary.count(of: .each, atStartOf: rest)
      if each > 1 {
        isEach = true
        count += each
      } else if let unit = Self.unit(rest) {
        take(unit)
        count += 2
      } else if each > 0 {
        isEach = true
        count += 1
      } else if let (known, unit) = Self.moneyPerUnit(word, currency), self.unit == nil {
        self.currency = self.currency ?? known
        take(unit)
        count += 1
      } else if self.currency == nil, let known = currency(word) {
        self.currency = known
        count += 1
      } else {
        return
      }
    }
  }

  private mutating func take(_ unit: Unit) {
    if unit == .each { isEach = true } else { self.unit = unit }
  }

  /// The unit of `per kg` or `le kilo`.
  private static func unit(_ words: ArraySlice<String>) -> Unit? {
    guard let word = words.first, vocabulary.means(word, .per) else { return nil }
    return words.dropFirst().first.flatMap { Unit($0) }
  }

  /// The parts of `€/kg` or `/kg`.
  private static func moneyPerUnit(
    _ word: String, _ currency: (String) -> Currency?
  ) -> (currency: Currency?, unit: Unit)? {
    guard let slash = word.lastIndex(of: "/"), let unit = Unit(word[word.index(after: slash)...])
    else { return nil }
    guard slash > word.startIndex else { return (nil, unit) }
    return currency(String(word[..<slash])).map { ($0, unit) }
  }
}
