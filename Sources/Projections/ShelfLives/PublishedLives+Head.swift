import GroceryModel

extension PublishedLives {
  /// True if a food's word may be what the name is about, and not only its taste or what it is made of.
  ///
  /// Where the first word is the head of a name (``WordOrder``), a word before the food's that no table
  /// knows is likely to be that head: a `refresco` in `refresco naranja`. What is made of others
  /// is no taste, so its word decides in any place.
  ///
  /// A name whose head is unknown has the life of its category, which is the more careful answer.
  ///
  /// - Parameters:
  ///   - entry: The food's word in the name.
  ///   - name: The name, folded and with the heads of compounds.
  /// - Returns: False if an unknown word in the place of the head precedes it.
  static func isHead(_ entry: Entry, of name: [UInt8]) -> Bool {
    let (food, group) = table.foods[entry.value]
    guard !food.isMade, !food.isMaker, group != .dairy, !neverTastes.contains(food.number),
      WordOrder(of: name) != .headLast
    else { return true }
    let foods = table.index.matches(in: name).map(\.range)
    let brands = Brands.ofSeveral.matches(in: name).map(\.range)
    var start = 0
    for word in name.split(separator: KeywordFolding.space) {
      let range = start..<start + word.count
      guard !foods.contains(where: { $0.overlaps(range) }) else { return true }
      start = range.upperBound + 1
      guard word.count >= KeywordIndex.shortest, !WordGrammar.describes(word),
        !FoodTreatment.isTreatment(word), !brands.contains(where: { $0.overlaps(range) })
      else { continue }
      return false
    }
    return true
  }

  /// FoodKeeper's numbers of preserved fish, pasta and plant drinks.
  private static let neverTastes: Set = [163, 167, 335, 421, 618, 619, 673]
}
