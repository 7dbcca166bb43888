/// How long foods keep, found by words of their names.
///
/// The figures are those of FoodKeeper (USDA Food Safety and Inspection Service, with Cornell
/// University and the Food Marketing Institute), version 128 of 6 September 2018, a work of the
/// United States government in the public domain. A line that says `own` has figures of Larder's own:
/// what packages in European and American shops commonly state. The words that stand for a food, in
/// English, German, French, Italian and Spanish, and where it is usually kept, are Larder's own too.
///
/// A line is a food: FoodKeeper's number, its places and figures, a colon, and the words, with the
/// stars of ``KeywordTable``.
enum PublishedLives {
  /// The food of a name.
  ///
  /// What was done to the food decides first (``FoodTreatment``), then foods that are made of others,
  /// then the longest words. Words behind `in`, `with` and the like count only if none stand before them.
  static func food(
    named name: some StringProtocol
  ) -> (food: PublishedFood, group: FoodGroup)? {
    let folded = KeywordFolding.folded(name)
    guard let best = best(in: folded) else { return nil }
    let (food, group) = best.value
    return FoodTreatment.applied(to: food, of: group, in: folded)
  }

  private typealias Index = KeywordIndex<(food: PublishedFood, group: FoodGroup)>

  private static func best(in name: [UInt8]) -> Index.Entry? {
    guard let whole = index.best(in: name) else { return nil }
    guard let head = head(of: name), !spansPreposition(whole.word) else { return whole }
    return index.best(in: Array(head)) ?? whole
  }

  /// The words before the first preposition; nil if there is none, or nothing before it.
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
    senza per sin para
    """.split(separator: " ").map { ArraySlice($0.utf8) })

  private static let index: Index = {
    var index = Index()
    for group in FoodGroup.allCases {
      for line in lines(of: group.lines) {
        for word in line.words { index.add(word, line.rank, (line.food, group)) }
      }
    }
    return index
  }()

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
      return (
        food, isMade ? .make : .stuff,
        halves[1].split(separator: ",").map { String($0.drop { $0 == " " }) }
      )
    }
  }
}
