/// What is done to a food before it is cooked or eaten: minced, sliced, smoked, baked.
extension FoodTreatment {
  /// Meat of any animal that went through the grinder.
  static let minced = FoodTreatment(
    words: """
      mince, minced, hache, haches, hachee, picada, picado, macinato, macinata, macinati, tritata, gehakt, \
      gehackt*, mielone, mielona, mielony, moida, фарш, טחון, טחונה
      """,
    becomes: [.meat: "43 own, fridge 1-4d, freezer 3-4m"], ofRawFoodOnly: true)

  /// Meat that is sold in thin slices to be eaten as it is.
  static let coldCut = FoodTreatment(
    words: """
      lonchas, lonch, lonchead*, loncha, deli, aufschnitt, *aufschnitt, vleeswaren, broodbeleg, affettato, affettata, \
      affettati, aff, wedlina, wedliny, charcuterie, fatiad*, fatias, palagg, *palagg, нарезка
      """,
    becomes: [.meat: "192 made, fridge 2w, freezer 1-2m, opened-fridge 3-5d"], ofRawFoodOnly: true)

  /// Meat and fish of plants, in packs with a date.
  static let plantBased = FoodTreatment(
    words: """
      vegan*, vega, vegetar*, vegetal, vegetale, vegetali, vegetaux, vegetaal, plantaardig*, planted, pflanzlich*, \
      veggie, roslinn*, wegan*, wegetar*, vego*, vaxtbaser*, plantebaser*, растительн*, рослинн*, веган*, \
      bezmies*, bezmaso*, צמחי, צמחית, טבעוני, טבעונית, fleischlos*, meatless, meatfree
      """,
    becomes: [.meat: plant, .fish: plant])

  private static let plant = "327 made, own, fridge 7-30d, freezer 12-18m, opened-fridge 3-5d"

  /// Desserts and milk to be made of a powder.
  static let powdered = FoodTreatment(
    words: """
      powder, pulver, *pulver, poudre, pdr, polvo, polvere, po, poeder, *poeder, proszku, prasek, prasku, tozu, \
      порошок, порошке, порошку
      """,
    becomes: [
      .dairy: "395 made, own, pantry 1-2y, opened-pantry 3-4m",
      .milk: "465 pantry 3-5y, opened-pantry 3m",
    ], ofPerishablesOnly: true)

  static let ground = FoodTreatment(
    words: """
      powder, pulver, *pulver, granules, granulat, poudre, polvo, polvere, gemahlen, gemalen, \
      poeder, *poeder, flakes, proszku, mielon*, malen, moid*, молот*, мелен*, порошок, טחון, טחונה
      """,
    becomes: [
      .vegetables: spice, .herbs: spice, .fruit: spice,
      .dishes: "396 made, pantry 1y, opened-pantry 1y",
    ])

  static let dried = FoodTreatment(
    words: """
      dried, getrocknet*, trocken*, seco, seca, secos, secas, secco, secca, secchi, secche, sec, \
      secs, seche, seches, sechee, sechees, deshidratad*, essiccat*, gedroogd*, suszon*, torkad*, \
      сушен*, вялен*, מיובש*, deshydrat*, disidratat*
      """,
    becomes: [
      .fruit: "379 pantry 6m, opened-fridge 6m, opened-pantry 1m", .vegetables: spice,
      .herbs: "236 pantry 1-2y, opened-pantry 1-2y", .pulses: "333 pantry 1-2y, opened-pantry 1y",
      .fish: "144 own, fridge 3-12m, opened-fridge 1-4w",
      .milk: "465 pantry 3-5y, opened-pantry 3m",
    ])

  static let smoked = FoodTreatment(
    words: """
      smoked, geraucher*, raucher*, gerauch, roget, roget*, uzeny, uzena, uzene, ahum, affum, wedz, копчений, fum, fume, fumee, fumes, fumees, affumicat*, ahumad*, gerookt*, \
      wedzon*, rokt, rokta, *rokt, *rokta, fumad*, копчен*, копч, מעושן*, gerookte
      """,
    becomes: [.fish: "167 own, fridge 2-4w, freezer 9-12m, opened-fridge 3-7d"],
    ofPerishablesOnly: true)

  /// What a bakery sells without a package.
  static let bakedHere = FoodTreatment(
    words: """
      bakery, baker*, backer*, boulangerie, boulanger, panificio, panetteria, panaderia, horno, \
      artisan, artigianale, ofenfrisch, bakkerij, piekarnia, bageri, padaria, пекарня, מאפייה
      """,
    becomes: [:], days: [.bakery: 1...3])

  /// Bread to be finished in the oven at home.
  static let partBaked = FoodTreatment(
    words: """
      aufback*, afbak*, precocid*, precuit*, precott*, odpieku, wypieku, partbaked, aufbacken
      """,
    becomes: [:], days: [.bakery: 30...90])

  static let sliced = FoodTreatment(
    words: """
      slices, sliced, etto, etti, scheiben, geschnitten, tranches, lonchas, fette, grated, gerieben*, rape, \
      rallado, grattugiato, shredded, rapee, rapees, rallada, grattugiata, fettine, plakken, \
      geraspt*, plastr*, skivad*, skivor, riven, fatias, fatiado, ralado, нарезка, нарезной, нарезанн*, ломтик*, פרוס*, פרוסות
      """,
    becomes: [:], days: [.cheese: 21...42])

  /// What is sold from the fridge, though its like is frozen or keeps in the pantry.
  static let chilled = FoodTreatment(
    words: """
      chilled, refrigerated, gekuhlt*, kuhlregal, refrigerad*, refrigerat*, refrigere*, koelvers, \
      chlodzon*, kyld, kylda, охл, охлажд*, охолодж*, מצונן*
      """,
    becomes: [
      .juices: "455 made, own, fridge 1-3w, freezer 8-12m, opened-fridge 7-10d",
      .frozen: "571 made, own, fridge 1-3w, freezer 12m, opened-fridge 3-4d",
    ], storage: .fridge,
    days: [.bakery: 7...21, .grains: 14...35, .larder: 14...45, .snacks: 14...45])

  static let fresh = FoodTreatment(
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
  static let spiced = FoodTreatment(
    words: "spice, spices, seasoning, gewurz, epices, especias, spezie, przyprawa, приправа, תבלין",
    makers: """
      schwartz, mccormick, ostmann, ducros, carmencita, kotanyi, kamis, prymat, verstegen, silvo, \
      cannamela, margao, santa maria, kockens, hartkorn, ubena, ankerkraut, just spices, \
      albert menes, la chinata, badia, lawry s, simply organic, rajah, natco, east end, schuhbeck, \
      appetita, cykoria, знатный повар
      """,
    becomes: [.vegetables: spice, .herbs: spice, .fruit: spice])

  /// What makers of jam sell: fruit is boiled with sugar.
  static let preservedSweet = FoodTreatment(
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
  static let cooked = FoodTreatment(
    words: """
      cooked, roasted, roast, braised, brasead*, brasat*, braise, braisee, gegart, gebraten*, arrosto, arrosta, roti, rotie, rotis, asado, asada, kokt, \
      stekt, rostad, gotowan*, pieczon*, gebraden, assado, assada
      """,
    becomes: [:], days: [.meat: 4...14])
}
