import ByteTools
import GroceryModel

/// Sizes of tins and jars, which say that a food is in one: `Erbseneintopf 800g`, `Pfirsiche 820g`.
extension FoodTreatment {
  /// The food in a tin if the name states a size in which tins are sold, and the like of it fresh is not.
  ///
  /// - Parameters:
  ///   - food: The food that the name's words say.
  ///   - group: Its group.
  ///   - name: The name, folded.
  /// - Returns: Nil for other sizes and foods.
  static func food(
    _ food: PublishedFood, of group: FoodGroup, inTinOfSize name: [UInt8]
  ) -> PublishedFood? {
    let sizes: Set<[UInt8]>
    switch group {
    case .dishes: sizes = food.number == soup ? soupSizes : dishSizes
    case .grains where food.number == filledPasta: sizes = dishSizes
    case .fruit, .vegetables, .pulses:
      guard food.usual != .freezer else { return nil }
      sizes = jarSizes
    default: return nil
    }
    let words = name.split(separator: KeywordFolding.space)
    for (place, unit) in words.enumerated().dropFirst() where units.contains(unit) {
      var size = words[place - 1] + [KeywordFolding.space] + unit
      if sizes.contains(Array(size)) { return tins[group] }
      guard place > 1 else { continue }
      // `10.5 oz` is three words.
      size = words[place - 2] + [KeywordFolding.space] + size
      if sizes.contains(Array(size)) { return tins[group] }
    }
    return nil
  }

  private static let tins = tinned.becomes.compactMapValues { PublishedFood($0[...]) }

  /// FoodKeeper's numbers of soups and of fresh pasta.
  private static let soup = 193
  private static let filledPasta = 332

  private static let units: Set<ArraySlice<UInt8>> = [
    ArraySlice("g".utf8), ArraySlice("ml".utf8), ArraySlice("oz".utf8),
  ]

  private static func sizes(_ list: String) -> Set<[UInt8]> {
    Set(list.split(separator: ",").map { Array($0.drop { $0 == " " }.utf8) })
  }

  private static let soupSizes = sizes(
    """
    380 g, 385 g, 390 g, 390 ml, 392 g, 395 g, 400 ml, 405 g, 410 g, 415 g, 420 g, 425 g, 425 ml, 440 g, 540 ml, 770 ml, \
    780 g, 785 g, 800 g, 800 ml, 810 g, 820 g, 830 g, 840 g, 850 g, 850 ml, 10 5 oz, 10 75 oz, 14 5 oz, 15 oz, 15 25 oz, \
    18 oz, 18 5 oz, 18 6 oz, 18 8 oz, 19 oz
    """)
  private static let dishSizes = sizes(
    "810 g, 820 g, 830 g, 840 g, 850 g, 800 ml, 850 ml, 15 oz, 14 75 oz")
  private static let jarSizes = sizes(
    """
    212 ml, 314 ml, 330 ml, 370 ml, 425 ml, 530 ml, 540 ml, 580 ml, 720 ml, 850 ml, 411 g, 415 g, 425 g, 565 g, 820 g, \
    822 g, 825 g, 850 g, 14 5 oz, 15 25 oz, 15 5 oz, 28 oz, 29 oz
    """)
}
