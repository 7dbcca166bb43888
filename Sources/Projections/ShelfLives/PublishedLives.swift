import GroceryModel

/// How long foods keep, found by words of their names.
///
/// The figures are those of FoodKeeper (USDA Food Safety and Inspection Service, with Cornell
/// University and the Food Marketing Institute), version 128 of 6 September 2018, a work of the
/// United States government in the public domain. A line that says `own` has figures of Larder's own:
/// what packages in European and American shops commonly state. The words that stand for a food, and
/// where it is usually kept, are Larder's own too; those in Dutch, Polish, Portuguese and Swedish are in
/// ``translations``.
///
/// A line is a food: FoodKeeper's number, its places and figures, a colon, and the words, with the
/// stars of ``KeywordTable``.
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
    guard let best = best(in: name) else { return nil }
    let (food, group) = best.value
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

  private typealias Index = KeywordIndex<(food: PublishedFood, group: FoodGroup)>

  private static func best(in name: [UInt8]) -> Index.Entry? {
    guard let whole = leading(in: name) else { return nil }
    guard let head = head(of: name), !spansPreposition(whole.word) else { return whole }
    return leading(in: Array(head)) ?? whole
  }

  /// The food that decides among those that a name's words say; of equal ones the last.
  private static func leading(in name: [UInt8]) -> Index.Entry? {
    let matches = index.matches(in: name)
    guard var best = matches.first else { return nil }
    for entry in matches.dropFirst()
    where (level(entry), entry.length) >= (level(best), best.length) {
      best = entry
    }
    // Fish in oil, water or wine, or in a tin with a sauce, is fish.
    let isLiquid = best.value.group == .drinks || oils.contains(best.value.food.number)
    if isLiquid || FoodTreatment.isTinned(name) {
      return matches.last { $0.value.group == .fish } ?? best
    }
    return best
  }

  /// How far an entry decides: dishes before what is made of other foods, and that before those.
  ///
  /// Drinks give other things their names: wine vinegar, tea biscuits.
  private static func level(_ entry: Index.Entry) -> Int {
    guard entry.rank == .make else { return 0 }
    return entry.value.group.isComposite ? 3 : entry.value.group == .drinks ? 1 : 2
  }

  /// FoodKeeper's numbers of oils.
  private static let oils: Set = [227, 520, 522]

  /// The words before the first preposition; nil without a preposition, or without words before it.
  private static func head(of name: [UInt8]) -> ArraySlice<UInt8>? {
    var start = 0
    for word in name.split(separator: KeywordFolding.space) {
      if start > 0, prepositions.contains(word) { return name[..<(start - 1)] }
      start += word.count + 1
    }
    return nil
  }

  private static func spansPreposition(_ word: String) -> Bool {
    KeywordFolding.folded(word).split(separator: KeywordFolding.space)
      .contains { prepositions.contains($0) }
  }

  private static let prepositions = Set(
    """
    in with without for on mit ohne fur auf im en au aux avec sans pour al alla allo alle ai con \
    senza per sin para met zonder voor med utan ze bez com sem em
    """.split(separator: " ").map { ArraySlice($0.utf8) })

  private static let index: Index = {
    var index = Index(capacity: 4096)
    var known: [String: (KeywordTable.Rank, (food: PublishedFood, group: FoodGroup))] = [:]
    for group in FoodGroup.allCases {
      for line in lines(of: group.lines) {
        for word in line.words {
          index.add(word, line.rank, (line.food, group))
          if known[word] == nil { known[word] = (line.rank, (line.food, group)) }
        }
      }
    }
    for line in translations.split(separator: "\n") {
      let halves = line.drop { $0 == " " }.split(separator: ":", maxSplits: 1)
      guard halves.count == 2, let (rank, value) = known[String(halves[0])] else {
        preconditionFailure("expected a food's word and its translations, found '\(line)'")
      }
      for word in words(of: halves[1]) { index.add(word, rank, value) }
    }
    return index
  }()

  /// The words of a list, which commas separate.
  private static func words(of list: Substring) -> [String] {
    list.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// The foods of a group's lines.
  static func lines(
    of text: String
  ) -> [(food: PublishedFood, rank: KeywordTable.Rank, words: [String])] {
    text.split(separator: "\n").map { line in
      let halves = line.drop { $0 == " " }.split(separator: ":", maxSplits: 1)
      guard halves.count == 2, let food = PublishedFood(halves[0]) else {
        preconditionFailure("expected a food's figures and words, found '\(line)'")
      }
      let isMade = halves[0].contains(" " + PublishedFood.made)
      return (food, isMade ? .make : .stuff, words(of: halves[1]))
    }
  }
}
