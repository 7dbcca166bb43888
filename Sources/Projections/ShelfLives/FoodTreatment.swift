import GroceryModel

/// What was done to a food before it was sold, by words of its name: it decides before the food does.
///
/// Peas in a tin keep for years, frozen ones in the freezer, ground garlic as a spice does.
struct FoodTreatment: Sendable {
  /// Single words, with a star for any beginning or end.
  let words: String
  /// Names of makers whose foods were treated so, in the notation of ``KeywordTable``.
  var makers = ""
  /// What foods of a group become, in the notation of ``PublishedFood``.
  let becomes: [FoodGroup: String]
  /// True if it says nothing of ham, sausages and other foods that are made of the group's.
  var ofRawFoodOnly = false
  /// True if it says nothing of what keeps in the pantry already: smoked oysters in a tin.
  var ofPerishablesOnly = false
  /// Where foods of other groups are kept, if the treatment says so.
  var storage: Storage?
  /// How foods of some groups keep in their usual place, in days, whichever food of the group it is.
  var days: [FoodGroup: ClosedRange<Double>] = [:]

  /// The treatments, in the order in which they decide.
  static let all = [
    frozen, longLife, tinned, preserved, inBrine, inSyrup, inOil, pickled, instant, microwaved,
    inSachet, boxed, jarred, plantBased, powdered, minced, coldCut, ground, dried, smoked,
    bakedHere, partBaked, sliced, cooked, chilled, fresh,
    spiced, preservedSweet,
  ]
}
