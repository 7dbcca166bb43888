import GroceryModel

/// Categories of what is used up when it is paid, and never stands in a cupboard: rent, eating out, the bus.
enum ServiceCategories {
  /// Returns true if the category is called so, by its whole name or by one of its words.
  static func contain(_ category: String) -> Bool {
    let name = NameKey.matching(category)
    if words.contains(name) || wholeNames.contains(name) { return true }
    return name.split(whereSeparator: { !$0.isLetter }).contains { words.contains(String($0)) }
  }

  private static let words = keys(SpendingWords.services + SpendingWords.charges)
  private static let wholeNames = keys(SpendingWords.servicesAlone)

  private static func keys(_ names: [String]) -> Set<String> {
    Set(names.map { NameKey.matching($0) })
  }
}
