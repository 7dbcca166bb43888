import GroceryModel

/// Categories of what is used up when it is paid, and never stands in a cupboard: rent, eating out, the bus.
enum ServiceCategories {
  /// Returns true if the category is called so, by its whole name or by one of its words.
  static func contain(_ category: String) -> Bool {
    let name = NameKey.matching(category)
    if names.contains(name) { return true }
    return name.split(whereSeparator: { !$0.isLetter }).contains { names.contains(String($0)) }
  }

  private static let names = Set(
    (SpendingWords.services + SpendingWords.charges).map { NameKey.matching($0) })
}
