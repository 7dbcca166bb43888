import ByteTools
import GroceryModel

extension FoodTreatment {
  /// What a food becomes by the treatments that a name states.
  ///
  /// - Parameters:
  ///   - food: The food that the name's words say.
  ///   - group: Its group.
  ///   - name: The name, folded.
  /// - Returns: The food itself where the name states no treatment; the group `larder` for a food that
  ///   became another, as it is no longer fresh.
  static func applied(
    to food: PublishedFood, of group: FoodGroup, in name: [UInt8]
  ) -> (food: PublishedFood, group: FoodGroup) {
    var food = food
    let treatments = treatments(in: name)
    let mayBeTinned = treatments.allSatisfy {
      $0.foods[group] == nil && $0.foods[.juices] == nil && $0.storage == nil
    }
    if mayBeTinned,
      let tin = Self.food(food, of: group, inTinOfSize: name)
    {
      return (tin, .larder)
    }
    for treatment in treatments {
      if treatment.ofPerishablesOnly, food.usual == .pantry, !isSmokedInstead(food, in: name) {
        continue
      }
      if let treated = treatment.foods[group], !(treatment.ofRawFoodOnly && food.isMade) {
        return (treated, .larder)
      }
      // A ham or a sausage has its own figures, cooked or not.
      let days = food.isMade && group == .meat ? nil : treatment.days[group]
      food = food.kept(in: treatment.storage ?? food.usual, for: days)
      if treatment.storage != nil { return (food, group) }
    }
    return (food, group)
  }

  /// True for fish that is usually in a tin, unless the name says so or states oil: smoked mackerel.
  private static func isSmokedInstead(_ food: PublishedFood, in name: [UInt8]) -> Bool {
    !food.isMade && tinnedFish.contains(food.number)
      && !name.split(separator: KeywordFolding.space).contains { oils.contains($0) }
  }

  /// FoodKeeper's numbers of tins of tuna and of other fish.
  private static let tinnedFish: Set = [618, 619]

  private static let oils = Set(
    inOil.singleWords.map { ArraySlice(KeywordFolding.folded($0.filter { $0 != "*" })) })

  /// What a name without a known food becomes by the treatments that it states.
  ///
  /// - Parameters:
  ///   - category: The category of the product.
  ///   - name: The name, folded.
  /// - Returns: Nil where the name states no treatment that says how foods of the category keep.
  static func food(of category: GroceryCategory, in name: [UInt8]) -> PublishedFood? {
    guard let group = FoodGroup(typicalOf: category) else { return nil }
    return treatments(in: name).lazy.compactMap { $0.foods[group] }.first
  }

  /// Where a folded name says that its food is kept; nil if it does not.
  static func storage(in name: [UInt8]) -> Storage? {
    treatments(in: name).lazy.compactMap(\.storage).first
  }

  /// True if a folded name says that its food is in a tin.
  static func isTinned(_ name: [UInt8]) -> Bool {
    treatments(in: name).contains { $0.foods[.fish]?.number == tinNumber }
  }

  /// FoodKeeper's number of tins of meat, fish, soup and vegetables.
  private static let tinNumber = 372

  /// True if a folded name says that its food is fresh.
  static func isFresh(_ name: [UInt8]) -> Bool {
    name.split(separator: KeywordFolding.space).contains { freshWords.contains($0) }
  }

  private static let freshWords = Set(
    fresh.singleWords.map { ArraySlice(KeywordFolding.folded($0.filter { $0 != "*" })) })

  /// True if a folded word says what was done to a food.
  static func isTreatment(_ word: ArraySlice<UInt8>) -> Bool {
    !treatments(in: Array(word)).isEmpty
  }

  private static func treatments(in name: [UInt8]) -> [Ready] {
    var found: Set<Int> = []
    for word in name.split(separator: KeywordFolding.space) {
      found.formUnion(exact[word] ?? [])
      for (beginning, treatment) in beginnings[firstTwo(of: word)] ?? []
      where word.starts(with: beginning) {
        found.insert(treatment)
      }
      for (ending, treatment) in endings
      where word.count > ending.count && word.suffix(ending.count).elementsEqual(ending) {
        found.insert(treatment)
      }
    }
    // What the name states goes before what its maker makes.
    let makers = Set(makers.matches(in: name).map(\.value)).subtracting(found)
    return (found.sorted() + makers.sorted()).map { ready[$0] }
  }

  /// The makers' names with the numbers of the treatments that they stand for.
  private static let makers: KeywordIndex = {
    var index = KeywordIndex(capacity: 512)
    for (number, treatment) in all.enumerated() {
      withBytes(of: treatment.makers) { list in
        KeywordTable.forEachWord(of: list) { index.add($0, .stuff, number) }
      }
    }
    return index
  }()

  /// A treatment with its foods read.
  private struct Ready: Sendable {
    let foods: [FoodGroup: PublishedFood]
    let storage: Storage?
    let days: [FoodGroup: ClosedRange<Double>]
    let ofRawFoodOnly: Bool
    let ofPerishablesOnly: Bool
  }

  private static let ready = all.map { treatment in
    Ready(
      foods: treatment.becomes.mapValues { line in
        guard let food = PublishedFood(line[...]) else {
          preconditionFailure("not a food: '\(line)'")
        }
        return food
      }, storage: treatment.storage, days: treatment.days,
      ofRawFoodOnly: treatment.ofRawFoodOnly, ofPerishablesOnly: treatment.ofPerishablesOnly)
  }

  private static let words: [(word: [UInt8], star: Star, treatment: Int)] = {
    var words: [(word: [UInt8], star: Star, treatment: Int)] = []
    for (number, treatment) in all.enumerated() {
      withBytes(of: treatment.words) { list in
        KeywordTable.forEachWord(of: list) { word in
          let mark = UInt8(ascii: "*")
          let star: Star = word.first == mark ? .before : word.last == mark ? .after : .none
          var folded: [UInt8] = []
          KeywordFolding.append(foldedMatching: word, to: &folded)
          words.append((folded, star, number))
        }
      }
    }
    return words
  }()

  /// The words with their stars.
  var singleWords: [String] {
    words.split { $0 == "," || $0 == "\n" || $0 == " " }.map(String.init)
  }

  private static func firstTwo(of word: ArraySlice<UInt8>) -> UInt16 {
    word.prefix(2).reduce(0) { $0 << 8 | UInt16($1) }
  }

  private enum Star { case none, before, after }

  private static let exact = Dictionary(grouping: words.filter { $0.star == .none }) {
    $0.word[...]
  }.mapValues { $0.map(\.treatment) }
  /// By their first two bytes, as each word of a name is looked up.
  private static let beginnings = Dictionary(
    grouping: words.filter { $0.star == .after }.map { ($0.word, $0.treatment) }
  ) { firstTwo(of: $0.0[...]) }
  private static let endings = words.filter { $0.star == .before }.map { ($0.word, $0.treatment) }
}
