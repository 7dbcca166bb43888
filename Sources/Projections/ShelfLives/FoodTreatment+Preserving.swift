/// Treatments that make a food keep: the cold, tins, jars, vinegar, drying of powders.
extension FoodTreatment {
  static let vegetableTin = "372 made, pantry 2-5y, opened-fridge 3-4d"
  static let fruitTin = "373 made, pantry 12-18m, opened-fridge 5-7d"
  static let spice = "238 pantry 2-3y, opened-pantry 2-3y"
  static let frozenVegetables = "331 made, freezer 10-18m, fridge 3-4d"

  static let frozen = FoodTreatment(
    words: """
      frozen, deepfrozen, tk, tiefkuhl*, tiefgekuhlt*, tiefgefroren*, gefroren*, surgel*, congel*, \
      ultracongel*, diepvries*, bevroren, ingevroren, mrozon*, zamrozon*, fryst*, djupfryst*, iqf, заморож*, заморозк*, \
      свежеморож*, קפוא*, מוקפא*, см
      """,
    makers: """
      b j, ben jerry s, ben jerrys, ben jerry, häagen dazs, haagen dazs, magnum, cornetto, \
      с м, с мор, birds eye, birdseye, iglo, findus, mccain, frosta, bofrost, eismann, agrarfrost, aviko, lamb weston, \
      farm frites, aunt bessies, aunt bessie s, ore ida, green isle, goodfellas, goodfella s, chicago town, \
      wagner, ristorante, big americans, die ofenfrische, gustavo gusto, freiberger, four a pierre, \
      quattro salti, 4 salti, orogel, picard, thiriet, la cocinera, maheso, \
      pescanova, pescanova rodolfi, fudi, frosty, dujardin, ardo, hortex warzywa, proste historie, \
      frosta, coppenrath wiese, sara lee, stouffers, stouffer s, lean cuisine, \
      hot pockets, banquet, el monterey, michelina s, michelinas, marie callender, p f chang s, \
      evol, gardein, boca, freschetta, celeste, otter pops, mrs smith s, mrs smiths, edwards pie, bubba burgers, bubba burger, \
      coppenrath schwarzwälder, coppenrath torte, conditorei coppenrath, amy s burrito, steamfresh, simply steam, totinos, totino s, digiorno, red baron, tombstone, marie callender s, \
      hungry man, eggo, bird s eye, gorton s, gortons, seapak, royal greenland, escal, \
      dafgårds, gooh, billys, grandiosa, четыре сезона, \
      сибирская коллекция, цезарь, горячая штучка, sunfrost, סנפרוסט
      """,
    becomes: [
      .fruit: "315 made, freezer 10-18m", .vegetables: frozenVegetables, .herbs: frozenVegetables,
      .pulses: frozenVegetables, .dishes: "330 made, freezer 12m, fridge 3-4d",
      .grains: "330 made, freezer 12m, fridge 3-4d", .snacks: "313 made, freezer 12m",
    ], storage: .freezer, days: [.bakery: 90...365])

  /// Milk and cream that need no fridge before they are opened.
  static let longLife = FoodTreatment(
    words: """
      uht, haltbar*, longlife, lunga, brick, briks, brik, brique, tetra, tetrapak, ultrapasteuri*, \
      houdbare, houdbaar, ультрапаст*, стерилиз*, עמיד, sterilise*, \
      sterilizzat*, esteriliz*, uperise*
      """,
    becomes: [.milk: "644 own, pantry 2-6m, opened-fridge 5-7d"])

  static let tinned = FoodTreatment(
    words: """
      tin, tins, tinned, can, cans, canned, dose, dosen, dosen*, *konserve, konserve, konserven, \
      boite, boites, bte, btes, conserve, lata, latas, enlatad*, scatola, scatoletta, scatolette, \
      blik, blikje, blikjes, puszka, puszce, puszki, konserwa, konserverad*, konserv*, жб, консерв*, банка, банке, \
      בשימורים, שימורים, latta, latinha
      """,
    makers: """
      liebig velou, liebig soupe, liebig velouté, liebig mouline, knorr velouté, \
      heinz cream of, heinz soup, heinz tomato soup, baxters, ambrosia, \
      john west, starkist, bumble bee, chicken of the sea, campbells, campbell s, progresso, bush s, dinty moore, hormel chili, stagg, \
      batchelors, branston beans, fray bentos, stagg chili, napolina, cirio, mutti, valfrutta, erasco, sonnen \
      bassermann, william saurin, raynal et roquelaure, raynal, garbit, \
      petit navire, saupiquet, connétable, hawesta, rügen fisch, followfish thunfisch, \
      rio mare, nostromo, asdomar, consorcio, as do mar, mareblu, calvo, isabel, ortiz, litoral, \
      hero verduras, carretilla, cidacos, gvtarra, \
      olinda, łosoś ustka, graal, krakus, pudliszki danie, king oscar, abba, bon appetit, ramirez, \
      bom petisco, compal da horta, главпродукт, барс, доброфлот, пиканта, хаме, hame, starkist, סטארקיסט, \
      פוסידון, ויליפוד
      """,
    becomes: [
      .fruit: fruitTin, .vegetables: vegetableTin, .herbs: vegetableTin, .pulses: vegetableTin,
      .meat: vegetableTin, .fish: vegetableTin, .dishes: vegetableTin, .grains: vegetableTin,
    ])

  /// Words that for vegetables mean a tin, and for meat that it was cured.
  static let preserved = FoodTreatment(
    words: "konserwow*",
    makers: """
      bonduelle, d aucy, daucy, cassegrain, green giant, del monte, dole, libby s, libbys, hak, heinz, princes
      """,
    becomes: [.fruit: fruitTin, .vegetables: vegetableTin, .pulses: vegetableTin])

  /// Fish that lies in what only tins and jars hold.
  static let inBrine = FoodTreatment(
    words: """
      brine, water, naturell, aufguss, escabeche, salamoia, saumure, salmuera, pekel, solance, \
      собственном, власному, vatten
      """,
    becomes: [.fish: vegetableTin, .vegetables: vegetableTin])

  /// Fruit in its juice or in syrup.
  static let inSyrup = FoodTreatment(
    words: """
      syrup, sirup, sirop, almibar, sciroppo, sciroppat*, siroop, syropie, calda, sockerlag, \
      сиропе, сиропі, сиропу, juice, halves, halften, moities, mitades
      """,
    becomes: [.fruit: fruitTin])

  /// Vegetables in oil, in jars.
  static let inOil = FoodTreatment(
    words: "oil, ol, huile, aceite, olio, sottolio, oleju, olie, olja, azeite, масле, олії",
    becomes: [.vegetables: "570 made, own, pantry 1-3y, opened-fridge 5-14d"])

  /// Vegetables in vinegar or salt.
  static let pickled = FoodTreatment(
    words: """
      pickled, eingelegt*, marine, marinee, marines, marinees, encurtid*, ingelegd*, marynowan*, \
      inlagd*, zoetzuur, sottacet*, vinegar, essig, vinaigre, vinagre, aceto, azijn, маринован*, \
      солены*, солоні, חמוץ, חמוצים
      """,
    becomes: [.vegetables: "353 made, pantry 1y, opened-fridge 1-3m"])

  /// Soups and noodles to pour water on.
  static let instant = FoodTreatment(
    words:
      "instant, lyo, lyophilis*, liofiliz*, cup, cups, tute, instantan*, быстрого, packchen, kochbeutel",
    becomes: [
      .dairy: "395 made, pantry 1y, opened-pantry 3-4m",
      .dishes: "396 made, pantry 1y, opened-pantry 1y",
      .grains: "396 made, pantry 1y, opened-pantry 1y",
    ])

  /// Rice and noodles that were cooked before they were packed.
  static let microwaved = FoodTreatment(
    words: """
      micro, microwave, microwavable, microondes, microonde, ondes, mikrowelle*, magnetron, vasito, vasitos
      """,
    becomes: [.grains: "338 made, own, pantry 6-15m, opened-fridge 1-3d"])

  /// Bags of powder, in which rice and pasta are sold as well.
  static let inSachet = FoodTreatment(
    words: "sachet*, packet, sobre, busta, zakje",
    becomes: [
      .dairy: "395 made, pantry 1y, opened-pantry 3-4m",
      .dishes: "396 made, pantry 1y, opened-pantry 1y",
    ])

  /// Cartons that need no fridge, of soups; juices and milk have words of their own for them.
  static let boxed = FoodTreatment(
    words: "brique, brick, brik, tetra, tetrapak, carton, kartonie, kartong, cartone, karton, pak",
    becomes: [.dishes: "372 made, own, pantry 9-18m, opened-fridge 3-4d"])

  /// Jars: fish in jars is kept cold and stays what it is.
  static let jarred = FoodTreatment(
    words: """
      jar, jars, glas, bocal, bote, tarro, frasco, barattolo, vasetto, vaso, potje, sloik, \
      sloiku, burk, glasburk, стекло, צנצנת
      """,
    becomes: [
      .fruit: fruitTin, .vegetables: vegetableTin, .pulses: vegetableTin, .meat: vegetableTin,
      .dishes: "372 made, own, pantry 1-3y, opened-fridge 3-4d",
    ])
}
