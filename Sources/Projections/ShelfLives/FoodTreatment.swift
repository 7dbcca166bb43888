import GroceryModel

/// What was done to a food before it was sold, by words of its name: it decides before the food does.
///
/// Peas in a tin keep for years, frozen ones in the freezer, ground garlic as a spice does.
struct FoodTreatment: Sendable {
  /// Single words, with a star for any beginning or end.
  let words: String
  /// What foods of a group become, in the notation of ``PublishedFood``.
  let becomes: [FoodGroup: String]
  /// Where foods of other groups are kept, if the treatment says so.
  var storage: Storage?
  /// How foods of some groups keep in their usual place, in days, whichever food of the group it is.
  var days: [FoodGroup: ClosedRange<Double>] = [:]

  /// The treatments, in the order in which they decide.
  static let all = [frozen, tinned, boxed, jarred, ground, dried, bakedHere, sliced, fresh]

  private static let vegetableTin = "372 made, pantry 2-5y, opened-fridge 3-4d"
  private static let fruitTin = "373 made, pantry 12-18m, opened-fridge 5-7d"
  private static let spice = "238 pantry 2-3y, opened-pantry 2-3y"

  private static let frozen = FoodTreatment(
    words: """
      frozen, tk, tiefkuhl*, tiefgekuhlt*, tiefgefroren*, gefroren*, surgel*, congel*, ultracongel*
      """,
    becomes: [
      .fruit: "315 made, freezer 10-18m",
      .vegetables: "331 made, freezer 10-18m, fridge 3-4d",
    ], storage: .freezer)

  private static let tinned = FoodTreatment(
    words: """
      tin, tins, tinned, can, cans, canned, dose, dosen, dosen*, *konserve, konserve, konserven, \
      boite, boites, conserve, lata, latas, scatola, scatoletta, scatolette
      """,
    becomes: [
      .fruit: fruitTin, .vegetables: vegetableTin, .herbs: vegetableTin, .meat: vegetableTin,
      .fish: vegetableTin, .dishes: vegetableTin, .grains: vegetableTin,
    ])

  /// Cartons that need no fridge, of soups; juices and milk have words of their own for them.
  private static let boxed = FoodTreatment(
    words: "brique, brick, brik, tetra, tetrapak",
    becomes: [.dishes: "372 made, own, pantry 9-18m, opened-fridge 3-4d"])

  /// Jars: fish in jars is kept cold and stays what it is.
  private static let jarred = FoodTreatment(
    words: "jar, jars, glas, bocal, bote, tarro, frasco, barattolo, vasetto, vaso",
    becomes: [
      .fruit: fruitTin, .vegetables: vegetableTin, .meat: vegetableTin, .dishes: vegetableTin,
    ])

  private static let ground = FoodTreatment(
    words: "powder, pulver, *pulver, granules, granulat, poudre, polvo, polvere, gemahlen",
    becomes: [.vegetables: spice, .herbs: spice, .fruit: spice])

  private static let dried = FoodTreatment(
    words: """
      dried, getrocknet*, trocken*, seco, seca, secos, secas, secco, secca, secchi, secche, sec, \
      secs, seche, seches, sechee, sechees, deshidratad*, essiccat*
      """,
    becomes: [
      .fruit: "379 pantry 6m, opened-fridge 6m, opened-pantry 1m", .vegetables: spice,
      .herbs: "236 pantry 1-2y, opened-pantry 1-2y",
    ])

  /// What a bakery sells without a package.
  private static let bakedHere = FoodTreatment(
    words: """
      bakery, baker*, backer*, boulangerie, boulanger, panificio, panetteria, panaderia, horno, \
      artisan, artigianale, ofenfrisch
      """,
    becomes: [:], days: [.bakery: 1...3])

  private static let sliced = FoodTreatment(
    words: """
      slices, sliced, scheiben, geschnitten, tranches, lonchas, fette, grated, gerieben*, rape, \
      rallado, grattugiato
      """,
    becomes: [:], days: [.cheese: 21...42])

  private static let fresh = FoodTreatment(
    words: """
      fresh, frisch*, frais, fraiche, fraiches, fresco, fresca, freschi, fresche, chilled, gekuhlt*
      """,
    becomes: [.juices: "455 made, own, fridge 1-3w, freezer 8-12m, opened-fridge 7-10d"])
}
