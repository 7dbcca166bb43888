import GroceryModel
import Statistics

/// The published shelf life of one product, or of its category.
struct ProductPrior: Sendable {
  /// What a published life is of.
  enum Source: String, Sendable {
    case food = "foodkeeper"
    case category
  }

  struct Life: Sendable {
    /// In days, above zero.
    let days: Double
    let source: Source
  }

  /// Where it is usually kept.
  let usual: Storage
  let food: PublishedFood?
  private let category: CategoryLife?

  /// Nil for what is not eaten, and where neither its words nor its category tell anything.
  ///
  /// - Parameters:
  ///   - name: The product's name.
  ///   - filed: The category it is filed under, the user's own or one of Larder's.
  init?(name: some StringProtocol, category filed: String) {
    var match = KeywordCategories.match(name)
    var category = Self.category(named: filed) ?? match?.category
    var words = PrintedWords.folded(name)
    /// Reads the words as they are written out, if the category hangs on the words as printed.
    func read(_ whole: [UInt8]) {
      words = whole
      let written = KeywordCategories.match(String(decoding: words, as: UTF8.self))
      if category == match?.category {
        let isEaten = category.flatMap { CategoryLife($0) } != nil
        category = written?.category ?? (isEaten ? category : nil)
      }
      match = written
    }
    if words != KeywordFolding.folded(name) { read(words) }
    let isThing = category.map { CategoryLife($0) == nil } ?? false
    if !isThing, PublishedLives.food(inWords: words) == nil,
      let whole = PrintedWords.completed(words, ofTillsName: name)
    {
      read(whole)
    }
    /// True if the word of a food contains the one that tells the category: a sponge cake.
    func isFood(despite match: KeywordCategories.Match) -> Bool {
      PublishedLives.isFood(inWords: words, despite: match.keyword)
    }
    guard !WordGrammar.nameUtensil(words) else { return nil }
    if category != nil, category.flatMap({ CategoryLife($0) }) == nil {
      // What is neither eaten nor drunk may well be called after what is, and the other way round.
      guard let match, match.category == category, isFood(despite: match) else { return nil }
      category = nil
    }
    let life = category.flatMap { CategoryLife($0) }
    var found = PublishedLives.food(inWords: words)
    if let fresh = found, Self.isPreserved(fresh, filedAs: category),
      !FoodTreatment.isFresh(words),
      match.map({ $0.category == category && isFood(despite: $0) }) != true
    {
      found = nil
    }
    if let fruit = found, Self.isDrunk(fruit, String(name)) {
      found = PublishedLives.food(named: Self.drink)
    }
    food = found?.food ?? category.flatMap { FoodTreatment.food(of: $0, in: words) }
    self.category = found?.group.category.flatMap { CategoryLife($0) } ?? life
    // The words of a name may tell a category by what is often frozen: pizza cheese, chilled pizza.
    let isFrozen = category == .frozen && (food == nil || match?.category != .frozen)
    let home = isFrozen ? .freezer : food?.usual ?? life?.usual
    guard let usual = FoodTreatment.storage(in: words) ?? home else { return nil }
    self.usual = usual
  }

  /// The category of a name; nil for other names, and for Other.
  private static func category(named name: String) -> GroceryCategory? {
    let key = NameKey.matching(name)
    let found = GroceryCategory.allCases.first { NameKey.matching($0.rawValue) == key }
    return found == .other ? nil : found
  }

  /// True for fruit and vegetables that are filed where only preserved ones are.
  private static func isPreserved(
    _ found: (food: PublishedFood, group: FoodGroup), filedAs category: GroceryCategory?
  ) -> Bool {
    found.group.category == .produce && found.food.usual != .pantry
      && (category == .pantry || category == .snacks)
  }

  /// True for what is named after fruit and sold by its volume.
  private static func isDrunk(_ found: (food: PublishedFood, group: FoodGroup), _ name: String)
    -> Bool
  {
    found.group == .fruit && !found.food.isMade && KeywordCategories.isLiquid(name)
  }

  /// The word of ``PublishedLives`` for what tastes of fruit and is sold by its volume.
  private static let drink = "juice"

  /// From the purchase, from being put there, or from being opened; nil where nothing is published.
  func life(in storage: Storage, isOpened: Bool) -> Life? {
    guard isOpened, storage != .freezer else { return sealed(in: storage) }
    // What is opened goes into the fridge, if the table knows it there only.
    for place in [storage, .fridge, .pantry] {
      if let life = middle(of: food?.days(in: place, isOpened: true)) { return life }
    }
    guard let sealed = sealed(in: storage) else { return nil }
    let days = sealed.days * OpenedLife.usualShare
    return Life(
      days: storage == .fridge ? min(days, OpenedLife.longestInFridge) : days, source: sealed.source
    )
  }

  /// Where it is kept once it is opened.
  func storageOnceOpened(from storage: Storage) -> Storage {
    food?.storageOnceOpened(from: storage) ?? storage
  }

  private func sealed(in storage: Storage) -> Life? {
    middle(of: food?.days(in: storage, isOpened: false))
      ?? (category?.days(in: storage) ?? (storage == .freezer ? Self.frozen : nil))
      .map { Life(days: $0, source: .category) }
  }

  /// How long any other frozen product keeps, in days.
  private static let frozen = CategoryLife(.frozen)?.days(in: .freezer)

  private func middle(of days: ClosedRange<Double>?) -> Life? {
    days.map { Life(days: ($0.lowerBound * $0.upperBound).squareRoot(), source: .food) }
  }
}
