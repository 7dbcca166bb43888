import ByteTools
import GroceryModel

/// How long foods keep, found by words of their names.
///
/// The figures are those of FoodKeeper (USDA Food Safety and Inspection Service, with Cornell
/// University and the Food Marketing Institute), version 128 of 6 September 2018, a work of the
/// United States government in the public domain. A line that says `own` has figures of Larder's own:
/// what packages in European and American shops commonly state. The words that stand for a food, and
/// where it is usually kept, are Larder's own too.
///
/// A line is a food: FoodKeeper's number, its places and figures, a colon, and its words in all
/// languages, with the stars of ``KeywordTable``.
enum PublishedLives {
  /// Returns the food of a name.
  ///
  /// The treatment of the food decides first (``FoodTreatment``), then foods made of others, then
  /// the longest words. Words after `in`, `with` and similar prepositions count only if the words
  /// before them match no food.
  static func food(
    named name: some StringProtocol
  ) -> (food: PublishedFood, group: FoodGroup)? {
    food(inWords: PrintedWords.folded(name))
  }

  /// The food that the words of a name say.
  ///
  /// What was done to the food decides first (``FoodTreatment``), then dishes, then foods that are made
  /// of others, then the longest words. Words within a longer phrase that names a food do not count.
  /// Words behind prepositions such as `in` and `with` count only if no word precedes them.
  ///
  /// - Parameter name: The name, folded and without abbreviations.
  /// - Returns: Nil where no word names a food.
  static func food(inWords name: [UInt8]) -> (food: PublishedFood, group: FoodGroup)? {
    let heads = withHeads(name)
    var read = heads
    var found = best(in: heads)
    if found == nil {
      read = withEndings(heads)
      found = best(in: read)
    }
    guard let found, isHead(found, of: read) else { return nil }
    let (food, group) = table.foods[found.value]
    return FoodTreatment.applied(to: food, of: group, in: name)
  }

  /// True if the food's word in a name contains a word of something else: a sponge cake is no sponge.
  ///
  /// - Parameters:
  ///   - name: The name, folded and without abbreviations.
  ///   - keyword: A keyword with its stars.
  /// - Returns: Whether the name's food decides.
  static func isFood(inWords name: [UInt8], despite keyword: String) -> Bool {
    guard let best = best(in: name) else { return false }
    let (food, other) = (KeywordFolding.folded(best.word), KeywordFolding.folded(keyword))
    return food.count > other.count && food.containsRun(of: other)
  }

  /// The words before the first preposition; nil without a preposition, or without words before it.
  static func head(of name: [UInt8]) -> ArraySlice<UInt8>? {
    var start = 0
    for word in name.split(separator: KeywordFolding.space) {
      if start > 0, prepositions.contains(word) { return name[..<(start - 1)] }
      start += word.count + 1
    }
    return nil
  }

  static func spansPreposition(_ word: String) -> Bool {
    KeywordFolding.folded(word).split(separator: KeywordFolding.space)
      .contains { prepositions.contains($0) }
  }

  static let prepositions = Set(
    """
    in with without for on mit ohne fur auf im zum zur en au aux avec sans pour al alla allo alle ai \
    con senza per sin para met zonder voor med utan ze bez com sem em a из с со у в для без на под від з із зі та
    """.split(separator: " ").map { ArraySlice($0.utf8) })
}
