/// How long foods keep, found by words of their names.
///
/// The figures are those of FoodKeeper (USDA Food Safety and Inspection Service, with Cornell
/// University and the Food Marketing Institute), version 128 of 6 September 2018, a work of the
/// United States government in the public domain. Which words tell a food, in English, German,
/// French, Italian and Spanish, and where it is usually kept, is Larder's own.
///
/// A line is a food: FoodKeeper's number, its places and figures, a colon, and the words, with the
/// stars of ``KeywordTable``.
enum PublishedLives {
  /// Each with the category whose median stands in where a food of it has no figure; nil for that
  /// which the product is filed under.
  static let chapters: [(category: GroceryCategory?, text: String)] = [
    (.dairy, dairy), (.meatAndSeafood, meat), (.produce, produce), (nil, grains), (nil, larder),
    (nil, dishes),
  ]

  /// The food that a name's words tell: what is made of others before these, then the longest words.
  static func food(
    named name: some StringProtocol
  ) -> (food: PublishedFood, category: GroceryCategory?)? {
    index.best(in: KeywordFolding.folded(name))?.value
  }

  private static let index: KeywordIndex<(food: PublishedFood, category: GroceryCategory?)> = {
    var index = KeywordIndex<(food: PublishedFood, category: GroceryCategory?)>()
    for chapter in chapters {
      for line in lines(of: chapter.text) {
        for word in line.words { index.add(word, line.rank, (line.food, chapter.category)) }
      }
    }
    return index
  }()

  /// The foods of a chapter.
  static func lines(
    of chapter: String
  ) -> [(food: PublishedFood, rank: KeywordTable.Rank, words: [String])] {
    chapter.split(separator: "\n").map { line in
      let halves = line.drop { $0 == " " }.split(separator: ":", maxSplits: 1)
      guard halves.count == 2, let food = PublishedFood(halves[0]) else {
        preconditionFailure("a food's figures and words, not '\(line)'")
      }
      let isMade = halves[0].contains(" " + PublishedFood.made)
      return (
        food, isMade ? .make : .stuff,
        halves[1].split(separator: ",").map { String($0.drop { $0 == " " }) }
      )
    }
  }
}
