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
  /// Where foods of other groups are kept, if the treatment says so.
  var storage: Storage?
  /// How foods of some groups keep in their usual place, in days, whichever food of the group it is.
  var days: [FoodGroup: ClosedRange<Double>] = [:]

  /// The treatments, in the order in which they decide.
  static let all = [
    frozen, longLife, tinned, preserved, inBrine, inSyrup, inOil, pickled, instant, boxed, jarred,
    minced, coldCut, ground, dried, smoked, bakedHere, partBaked, sliced, cooked, chilled, fresh,
    spiced, preservedSweet,
  ]

  private static let vegetableTin = "372 made, pantry 2-5y, opened-fridge 3-4d"
  private static let fruitTin = "373 made, pantry 12-18m, opened-fridge 5-7d"
  private static let spice = "238 pantry 2-3y, opened-pantry 2-3y"
  private static let frozenVegetables = "331 made, freezer 10-18m, fridge 3-4d"

  private static let frozen = FoodTreatment(
    words: """
      frozen, deepfrozen, tk, tiefkuhl*, tiefgekuhlt*, tiefgefroren*, gefroren*, surgel*, congel*, \
      ultracongel*, diepvries*, bevroren, ingevroren, mrozon*, zamrozon*, fryst*, djupfryst*, iqf, заморож*, заморозк*, \
      свежеморож*, קפוא*, מוקפא*, см
      """,
    makers: """
      с м, с мор, birds eye, birdseye, iglo, findus, mccain, frosta, bofrost, eismann, agrarfrost, aviko, lamb weston, \
      farm frites, aunt bessies, aunt bessie s, ore ida, green isle, goodfellas, goodfella s, chicago town, \
      wagner, ristorante, big americans, die ofenfrische, gustavo gusto, freiberger, four a pierre, \
      quattro salti, 4 salti, orogel, picard, thiriet, la cocinera, maheso, \
      pescanova, pescanova rodolfi, fudi, frosty, dujardin, ardo, hortex warzywa, proste historie, \
      frosta, coppenrath wiese, sara lee, stouffers, stouffer s, lean cuisine, \
      hot pockets, totinos, totino s, digiorno, red baron, tombstone, marie callender s, \
      hungry man, eggo, bird s eye, gorton s, gortons, seapak, royal greenland, escal, \
      dafgårds, gooh, billys, grandiosa, четыре сезона, \
      сибирская коллекция, цезарь, горячая штучка, sunfrost, סנפרוסט
      """,
    becomes: [
      .fruit: "315 made, freezer 10-18m", .vegetables: frozenVegetables, .herbs: frozenVegetables,
      .pulses: frozenVegetables, .dishes: "330 made, freezer 12m, fridge 3-4d",
      .grains: "330 made, freezer 12m, fridge 3-4d", .snacks: "313 made, freezer 12m",
    ], storage: .freezer)

  /// Milk and cream that need no fridge before they are opened.
  private static let longLife = FoodTreatment(
    words: """
      uht, haltbar*, longlife, lunga, brick, briks, brik, brique, tetra, tetrapak, ultrapasteuri*, \
      houdbare, houdbaar, ультрапаст*, стерилиз*, עמיד, sterilise*, \
      sterilizzat*, esteriliz*, uperise*
      """,
    becomes: [.milk: "644 own, pantry 3-8m, opened-fridge 5-7d"])

  private static let tinned = FoodTreatment(
    words: """
      tin, tins, tinned, can, cans, canned, dose, dosen, dosen*, *konserve, konserve, konserven, \
      boite, boites, bte, btes, conserve, lata, latas, enlatad*, scatola, scatoletta, scatolette, \
      blik, blikje, blikjes, puszka, puszce, puszki, konserwa, konserverad*, konserv*, жб, консерв*, банка, банке, \
      בשימורים, שימורים, latta, latinha
      """,
    makers: """
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
  private static let preserved = FoodTreatment(
    words: "konserwow*",
    makers: """
      bonduelle, d aucy, daucy, cassegrain, green giant, del monte, dole, libby s, libbys, hak, heinz, princes
      """,
    becomes: [.fruit: fruitTin, .vegetables: vegetableTin, .pulses: vegetableTin])

  /// Fish that lies in what only tins and jars hold.
  private static let inBrine = FoodTreatment(
    words: """
      brine, water, naturell, aufguss, escabeche, salamoia, saumure, salmuera, pekel, solance, \
      собственном, власному, vatten
      """,
    becomes: [.fish: vegetableTin, .vegetables: vegetableTin])

  /// Fruit in its juice or in syrup.
  private static let inSyrup = FoodTreatment(
    words: """
      syrup, sirup, sirop, almibar, sciroppo, sciroppat*, siroop, syropie, calda, sockerlag, \
      сиропе, сиропі, сиропу, juice, halves, halften, moities, mitades
      """,
    becomes: [.fruit: fruitTin])

  /// Vegetables in oil, in jars.
  private static let inOil = FoodTreatment(
    words: "oil, ol, huile, aceite, olio, sottolio, oleju, olie, olja, azeite, масле, олії",
    becomes: [.vegetables: "570 made, own, pantry 1-3y, opened-fridge 5-14d"])

  /// Vegetables in vinegar or salt.
  private static let pickled = FoodTreatment(
    words: """
      pickled, eingelegt*, marine, marinee, marines, marinees, encurtid*, ingelegd*, marynowan*, \
      inlagd*, zoetzuur, sottacet*, vinegar, essig, vinaigre, vinagre, aceto, azijn, маринован*, \
      солены*, солоні, חמוץ, חמוצים
      """,
    becomes: [.vegetables: "353 made, pantry 1y, opened-fridge 1-3m"])

  /// Soups and noodles to pour water on.
  private static let instant = FoodTreatment(
    words:
      "instant, cup, cups, tute, sachet*, packet, sobre, busta, zakje, instantan*, быстрого, packchen, kochbeutel",
    becomes: [
      .dairy: "395 made, pantry 1y, opened-pantry 3-4m",
      .dishes: "396 made, pantry 1y, opened-pantry 1y",
      .grains: "396 made, pantry 1y, opened-pantry 1y",
    ])

  /// Cartons that need no fridge, of soups; juices and milk have words of their own for them.
  private static let boxed = FoodTreatment(
    words: "brique, brick, brik, tetra, tetrapak, carton, kartonie, kartong, cartone, karton, pak",
    becomes: [.dishes: "372 made, own, pantry 9-18m, opened-fridge 3-4d"])

  /// Jars: fish in jars is kept cold and stays what it is.
  private static let jarred = FoodTreatment(
    words: """
      jar, jars, glas, bocal, bote, tarro, frasco, barattolo, vasetto, vaso, potje, sloik, \
      sloiku, burk, glasburk, стекло, צנצנת
      """,
    becomes: [
      .fruit: fruitTin, .vegetables: vegetableTin, .pulses: vegetableTin, .meat: vegetableTin,
      .dishes: vegetableTin,
    ])

  /// Meat of any animal that went through the grinder.
  private static let minced = FoodTreatment(
    words: """
      mince, minced, hache, haches, hachee, picada, picado, macinato, macinata, macinati, tritata, gehakt, \
      gehackt*, mielone, mielona, mielony, moida, фарш, טחון, טחונה
      """,
    becomes: [.meat: "43 fridge 1-2d, freezer 3-4m"], ofRawFoodOnly: true)

  /// Meat that is sold in thin slices to be eaten as it is.
  private static let coldCut = FoodTreatment(
    words: """
      lonchas, lonch, lonchead*, loncha, aufschnitt, *aufschnitt, vleeswaren, broodbeleg, affettato, affettata, \
      affettati, aff, wedlina, wedliny, charcuterie, fatiad*, fatias, palagg, *palagg, нарезка
      """,
    becomes: [.meat: "192 made, fridge 2w, freezer 1-2m, opened-fridge 3-5d"], ofRawFoodOnly: true)

  private static let ground = FoodTreatment(
    words: """
      powder, pulver, *pulver, granules, granulat, poudre, polvo, polvere, gemahlen, gemalen, \
      poeder, *poeder, proszku, mielon*, malen, moid*, молот*, мелен*, порошок, טחון, טחונה
      """,
    becomes: [
      .vegetables: spice, .herbs: spice, .fruit: spice,
      .dishes: "396 made, pantry 1y, opened-pantry 1y",
    ])

  private static let dried = FoodTreatment(
    words: """
      dried, getrocknet*, trocken*, seco, seca, secos, secas, secco, secca, secchi, secche, sec, \
      secs, seche, seches, sechee, sechees, deshidratad*, essiccat*, gedroogd*, suszon*, torkad*, \
      сушен*, вялен*, מיובש*, deshydrat*, disidratat*
      """,
    becomes: [
      .fruit: "379 pantry 6m, opened-fridge 6m, opened-pantry 1m", .vegetables: spice,
      .herbs: "236 pantry 1-2y, opened-pantry 1-2y", .pulses: "333 pantry 1-2y, opened-pantry 1y",
      .fish: "144 own, fridge 3-12m, opened-fridge 1-4w",
    ])

  private static let smoked = FoodTreatment(
    words: """
      smoked, geraucher*, raucher*, fume, fumee, fumes, fumees, affumicat*, ahumad*, gerookt*, \
      wedzon*, rokt, rokta, *rokt, *rokta, fumad*, копчен*, копч, מעושן*, gerookte
      """,
    becomes: [.fish: "167 own, fridge 2-4w, freezer 9-12m, opened-fridge 3-7d"])

  /// What a bakery sells without a package.
  private static let bakedHere = FoodTreatment(
    words: """
      bakery, baker*, backer*, boulangerie, boulanger, panificio, panetteria, panaderia, horno, \
      artisan, artigianale, ofenfrisch, bakkerij, piekarnia, bageri, padaria, пекарня, מאפייה
      """,
    becomes: [:], days: [.bakery: 1...3])

  /// Bread to be finished in the oven at home.
  private static let partBaked = FoodTreatment(
    words: """
      aufback*, afbak*, precocid*, precuit*, precott*, odpieku, wypieku, partbaked, aufbacken
      """,
    becomes: [:], days: [.bakery: 30...90])

  private static let sliced = FoodTreatment(
    words: """
      slices, sliced, scheiben, geschnitten, tranches, lonchas, fette, grated, gerieben*, rape, \
      rallado, grattugiato, shredded, rapee, rapees, rallada, grattugiata, fettine, plakken, \
      geraspt*, plastr*, skivad*, skivor, riven, fatias, fatiado, ralado, нарезка, нарезной, нарезанн*, ломтик*, פרוס*, פרוסות
      """,
    becomes: [:], days: [.cheese: 21...42])

  /// What is sold from the fridge, though its like is frozen or keeps in the pantry.
  private static let chilled = FoodTreatment(
    words: """
      chilled, refrigerated, gekuhlt*, kuhlregal, refrigerad*, refrigerat*, refrigere*, koelvers, \
      chlodzon*, kyld, kylda, охл, охлажд*, охолодж*, מצונן*
      """,
    becomes: [
      .juices: "455 made, own, fridge 1-3w, freezer 8-12m, opened-fridge 7-10d",
      .frozen: "571 made, own, fridge 1-3w, freezer 12m, opened-fridge 3-4d",
    ], storage: .fridge,
    days: [.bakery: 7...21, .grains: 14...35, .larder: 14...45, .snacks: 14...45])

  private static let fresh = FoodTreatment(
    words: """
      fresh, frisch*, frais, fraiche, fraiches, fresco, fresca, freschi, fresche, vers, verse, \
      swiez*, farsk*, свеж*, свіж*, טרי, טרייה, טריים
      """,
    becomes: [
      .frozen: "571 made, own, fridge 1-3w, freezer 12m, opened-fridge 3-4d",
      .juices: "455 made, own, fridge 1-3w, freezer 8-12m, opened-fridge 7-10d",
      .grains: "332 made, own, fridge 2-5w, freezer 2m, opened-fridge 2-3d",
    ])

  /// What makers of spices sell: herbs and vegetables are ground or dried.
  private static let spiced = FoodTreatment(
    words: "spice, spices, seasoning, gewurz, epices, especias, spezie, przyprawa, приправа, תבלין",
    makers: """
      schwartz, mccormick, ostmann, ducros, carmencita, kotanyi, kamis, prymat, verstegen, silvo, \
      cannamela, margao, santa maria, kockens, hartkorn, ubena, ankerkraut, just spices, \
      albert menes, la chinata, badia, lawry s, simply organic, rajah, natco, east end, schuhbeck, \
      appetita, cykoria, знатный повар
      """,
    becomes: [.vegetables: spice, .herbs: spice, .fruit: spice])

  /// What makers of jam sell: fruit is boiled with sugar.
  private static let preservedSweet = FoodTreatment(
    words: "",
    makers: """
      schwartau, zentis, bonne maman, tiptree, wilkin sons, hartleys, hartley s, robertsons, \
      smuckers, smucker s, st dalfour, darbo, d arbo, staud s, mühlhäuser, maintal, grafschafter, rigoni, \
      fiordifrutta, zuegg, santa rosa, andros confiture, lucien georgelin, materne confiture, \
      la vieja fabrica, helios, łowicz, materne, chivers, den gamle fabrik, bob \
      sylt, önos, махеевъ джем, duerrs, duerr s, mackays, mrs bridges, alberto poiatti, menz gasser
      """,
    becomes: [.fruit: "347 made, own, pantry 12-24m, opened-fridge 1-6m"])

  /// Meat that was cooked before it was packed.
  private static let cooked = FoodTreatment(
    words: """
      cooked, roasted, roast, braised, brasead*, brasat*, braise, braisee, gegart, gebraten*, arrosto, arrosta, roti, rotie, rotis, asado, asada, kokt, \
      stekt, rostad, gotowan*, pieczon*, gebraden, assado, assada
      """,
    becomes: [:], days: [.meat: 4...14])
}
