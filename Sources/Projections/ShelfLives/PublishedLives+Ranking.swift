import GroceryModel

extension PublishedLives {
  typealias Entry = KeywordIndex.Entry

  static func best(in name: [UInt8]) -> Entry? {
    guard let whole = leading(in: name) else { return nil }
    guard let head = head(of: name), !spansPreposition(whole.word) else { return whole }
    return leading(in: Array(head)) ?? whole
  }

  /// The food that decides among those that a name's words say; of equal ones the last.
  private static func leading(in name: [UInt8]) -> Entry? {
    let matches = table.index.matches(in: name)
    guard var best = matches.first else { return nil }
    for entry in matches.dropFirst()
    where (level(entry), entry.length) >= (level(best), best.length) {
      best = entry
    }
    if let last = matches.last, last.range.lowerBound > best.range.lowerBound,
      decidesAsLast(last, behind: best, in: name)
    {
      best = last
    }
    // Fish in oil, water or wine, or in a tin with a sauce, is fish.
    let (food, group) = table.foods[best.value]
    let isLiquid = group == .drinks || liquids.contains(food.number)
    if isLiquid || FoodTreatment.isTinned(name) {
      return matches.last { table.foods[$0.value].group == .fish } ?? best
    }
    // Makers of food for babies make nothing else.
    if let baby = matches.first, baby.range.lowerBound == 0, group == .dairy || group == .dishes,
      babyFoods.contains(table.foods[baby.value].food.number)
    {
      return baby
    }
    // No juice tastes of beans.
    if group == .juices || group == .drinks && food.isMaker,
      let pulse = matches.last(where: { table.foods[$0.value].group == .pulses })
    {
      return pulse
    }
    if let brand = matches.last(where: { table.foods[$0.value].food.isMaker }),
      isTaste(food, group, of: table.foods[brand.value].group)
    {
      return brand
    }
    if saucesOfTins.contains(food.number) {
      return matches.first {
        tinnedFish.contains(table.foods[$0.value].food.number) && !spansPreposition($0.word)
      } ?? best
    }
    return best
  }

  /// True if the last food of a name decides, though the one before it does in other names.
  ///
  /// What is made for dishes is named after them: a soup mix, a pancake syrup. Meat and fish are named
  /// after the sauce on them: a barbecue chicken.
  private static func decidesAsLast(_ last: Entry, behind best: Entry, in name: [UInt8]) -> Bool {
    let ((food, group), (other, otherGroup)) = (table.foods[last.value], table.foods[best.value])
    guard !food.isMaker, !other.isMaker else { return false }
    if seasonings.contains(food.number), food.isMade || food.number == spiceNumber {
      guard otherGroup.isComposite || !other.isMade,
        seasoningWords.contains(where: { last.word.hasSuffix($0) || last.word.hasSuffix($0 + "*") })
      else { return false }
    } else {
      guard sauceNumbers.contains(other.number), other.isMade, !food.isMade,
        group == .meat || group == .fish
      else { return false }
    }
    // The words behind it only describe it.
    let rest = name[last.range.upperBound...].split(separator: KeywordFolding.space)
    return WordOrder(of: name) != .headFirst
      && rest.allSatisfy { $0.count < KeywordIndex.shortest || WordGrammar.describes($0) }
  }

  private static let spiceNumber = 238

  /// FoodKeeper's numbers of spices, mixes, syrups, sauces and dressings, and of Larder's own sauces.
  private static let seasonings: Set = [
    0, 214, 215, 238, 340, 343, 344, 348, 350, 356, 357, 358, 359, 360, 395, 396, 398, 486, 559,
  ]

  /// FoodKeeper's numbers of sauces, dressings and pastes that meat is sold in.
  private static let sauceNumbers: Set = [340, 348, 354, 356, 357, 359, 360, 559, 560]

  private static let seasoningWords = [
    "seasoning", "spice", "syrup", "sauce", "mix", "gravy", "dressing", "stock", "broth", "gewürz",
    "soße", "sosse", "sirup", "bouillon",
  ]

  /// How far an entry decides: dishes before what is made of other foods, and that before those.
  ///
  /// Drinks give other things their names: wine vinegar, tea biscuits. Of raw foods, those that give
  /// others their taste decide last: a garlic prawn is a prawn, a cherry tomato a tomato.
  private static func level(_ entry: Entry) -> Int {
    let (food, group) = table.foods[entry.value]
    if food.isMaker { return levelOfBrand(food, group) }
    guard entry.rank == .make || food.number == 5 else {
      if flavourings.contains(food.number) { return -4 }
      return cutsOfMeat.contains(food.number) ? 0 : group.levelOfRaw
    }
    // What is usually frozen tastes of the rest: fruits of the forest.
    if frozenProduce.contains(food.number) { return -2 }
    if iceCream.contains(food.number) { return 4 }
    if ingredients.contains(food.number) { return 4 }
    return group.isComposite || pasta.contains(food.number) ? 3 : group == .drinks ? 1 : 2
  }

  /// How far a brand decides: of what comes in many tastes, before the raw foods that it tastes of.
  private static func levelOfBrand(_ food: PublishedFood, _ group: FoodGroup) -> Int {
    if iceCream.contains(food.number) { return 4 }
    return group.isComposite || group == .drinks || group == .juices ? 1 : -2
  }

  /// True for raw foods that give others their taste; fruit, vegetables and herbs do so by their level.
  private static func isTaste(_ food: PublishedFood, _ group: FoodGroup, of brand: FoodGroup)
    -> Bool
  {
    if food.isMade { return false }
    // No drink tastes of cheese.
    if group == .cheese {
      return ![.milk, .cheese, .dairy, .drinks, .juices].contains(brand)
    }
    if group == .milk { return brand != .milk && brand != .cheese && brand != .dairy }
    return tastes.contains(food.number)
  }

  /// FoodKeeper's numbers of raw foods of the larder that give others their taste:
  /// chocolate, cocoa, sugar, honey, vanilla, salt and nuts.
  private static let tastes: Set = [216, 217, 240, 345, 386, 438, 442, 468, 530]

  /// FoodKeeper's numbers of food and milk for babies.
  private static let babyFoods: Set = [363, 367]

  /// FoodKeeper's numbers of sauces that tins of fish hold, and of those fish.
  private static let saucesOfTins: Set = [351, 359]
  private static let tinnedFish: Set = [619]

  /// FoodKeeper's numbers of what only serves to make a dish, so that the dish's word modifies it:
  /// grated cheese, doughs, mixes and pastes.
  private static let ingredients: Set = [5, 214, 215, 309, 358, 560]

  /// FoodKeeper's numbers of vegetables that season other foods: garlic, ginger and hot peppers.
  private static let flavourings: Set = [285, 286, 548]

  /// FoodKeeper's numbers of liver and of ground meat, whichever animal's it is.
  private static let cutsOfMeat: Set = [43, 77]

  /// FoodKeeper's numbers of frozen fruit and vegetables.
  private static let frozenProduce: Set = [315, 331]

  /// FoodKeeper's numbers of ice cream and sorbet, which are named after sweets and biscuits.
  private static let iceCream: Set = [317, 324]

  /// FoodKeeper's numbers of pasta, which may be filled with other foods.
  private static let pasta: Set = [332, 335, 336]

  /// FoodKeeper's numbers of oils and vinegars.
  private static let liquids: Set = [227, 361, 520, 522]
}
