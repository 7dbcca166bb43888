extension PublishedLives {
  /// How long fruit keep.
  static let fruit = """
    248 fridge 4-6w, freezer 8m, pantry 3w: apple, apples, apfel, pomme, pommes, manzana*, mela, \
      mele, fuji, gala, granny smith, braeburn
    249 fridge 2-5d: apricot*, aprikose*, abricot*, albaricoque*, albicocc*, marille*
    250 fridge 3-4d: avocado*, aguacate*, avocat*
    251 pantry, fridge 3d, freezer 2-3m: banana*, banane*, plátano*, banan, bananen
    252 fridge 7d, freezer 12m: gooseberr*, stachelbeer*, lychee*, litchi*
    483 fridge 2-3d, freezer 8-12m: cherry, cherries, kirsche*, cerise*, cereza*, ciliegi*
    253 fridge 3-6d, freezer 12m: blackberr*, brombeer*, mûre*, currant*, johannisbeer*, \
      groseille*
    254 fridge 1-2w, freezer 8-12m: blueberr*, heidelbeer*, myrtille*, arándano*, mirtill*, \
      berries, beeren
    481 fridge 2-3d, freezer 8-12m: strawberr*, erdbeer*, fraise*, fresa*, fragol*
    482 fridge 2-3d, freezer 8-12m: raspberr*, himbeer*, framboise*, frambuesa*, lampon*
    256 fridge 10-21d, pantry 10d: orange, oranges, orangen, apfelsine*, naranja*, arance, \
      arancia, lemon, lemons, zitrone*, citron, citrons, limón, limones, limone, limoni, lime, \
      limes, limette*, mandarin*, clementin*, tangerin*, grapefruit*, pamplemousse*, pomelo*
    257 pantry 1y, freezer 1y, opened-fridge 8m: shredded coconut, kokosraspel*, desiccated \
      coconut, coco rallado
    258 fridge 2-3w, pantry 1w: coconut, coconuts, kokosnuss, noix de coco, coco
    259 fridge 2m, freezer 12m: cranberr*, preiselbeer*
    260 pantry 2m, fridge 12m, freezer 1-2y: dates, datteln, dattes, dátiles, datteri, medjool
    261 fridge 1w, freezer 1m, pantry 1d: grape, grapes, trauben, *trauben, weintraube*, raisin \
      frais, raisins frais, uva, uvas
    263 fridge 3-6d: kiwi*
    264 fridge 2w, freezer 1m, opened-fridge 2-4d: melon*, honigmelone
    495 own, pantry 7-14d, fridge 2-3w, freezer 12m: watermelon*, wassermelone*, pastèque*, sandía*, \
      anguria, cocomero
    496 fridge 5-15d, freezer 12m, pantry 2-4d: cantaloupe*
    497 fridge 3-4d, freezer 12m, pantry 2-7d: honeydew
    265 fridge 1w, freezer 6-8m, pantry 3-5d: mango*, mangue*, papaya*, passion fruit*, maracuja
    266 fridge 3-5d, freezer 2m: peach, peaches, pfirsich*, pêche*, melocot*, pesche, pesca, \
      nectarin*, nektarin*, plum, plums, pflaume*, zwetschge*, prune, prunes, ciruela*, prugn*, \
      pear, pears, birne*, poire*, pera, peras, pere
    267 fridge 5-7d, freezer 10-12m: pineapple*, ananas*, piña
    269 fridge 1-3m, freezer 10-12m, pantry 2-5d: pomegranate*, granatapfel*, grenade, granada
    480 fridge 2-3w, freezer 10-12m, pantry 2-5d: dragon fruit, pitaya, pitahaya
    179 made, fridge, opened-fridge 4d: fruit salad, fruit cup, obstsalat, salade de fruits, \
      macedonia, cut fruit
    0 own, fridge 3-7d, freezer 10-12m: fruit, fruits, obst, früchte, frutta, fruta, fruits \
      rouges
    """
}
