import GroceryModel

/// Tells whether people head a column of a sheet with what the money was spent on.
enum CategoryWords {
  /// Returns true if the header has such a word: `Groceries`, `Eating out`, `cheltuieli mancare`.
  static func name(_ header: HeaderWords) -> Bool {
    words.contains(header.joined) || header.words.contains(where: words.contains)
  }

  private static let words = Set(
    [SpendingWords.services, SpendingWords.servicesAlone, SpendingWords.goods].joined().map {
      HeaderWords.normal($0)
    })
}
