extension PublishedLives {
  /// FoodKeeper's figures for fruit, vegetables and herbs.
  static let produce = """
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
    257 pantry 1y, freezer 1y, opened-fridge 8m: shredded coconut, kokosraspel*, \
      desiccated coconut, coco rallado
    258 fridge 2-3w, pantry 1w: coconut, coconuts, kokosnuss, noix de coco, coco
    259 fridge 2m, freezer 12m: cranberr*
    260 pantry 2m, fridge 12m, freezer 1-2y: dates, datteln, dattes, dátiles, datteri, medjool
    261 fridge 1w, freezer 1m, pantry 1d: grape, grapes, trauben, *trauben, weintraube*, \
      raisin frais, raisins frais, uva, uvas
    263 fridge 3-6d: kiwi*
    264 fridge 2w, freezer 1m, opened-fridge 2-4d: melon*, honigmelone
    495 fridge 3-4d, freezer 12m, pantry 1-2d: watermelon*, wassermelone*, pastèque*, sandía*, \
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
    270 fridge 1-2w, pantry 1-2d: artichoke*, artischocke*, artichaut*, alcachofa*, carciof*
    271 fridge 3-4d, freezer 5m: asparagus, spargel, asperge*, espárrago*, asparagi
    273 fridge 3-5d, freezer 8m: green beans, grüne bohnen, haricots verts, judías verdes, \
      fagiolini, sugar snap*, snow peas, zuckerschoten, kaiserschoten, runner beans
    274 fridge 1-2w, freezer 6-8m, pantry 1d: beet, beets, beetroot*, rote bete, randen, \
      betterave*, remolacha*, barbabietol*
    275 fridge 2-3d, freezer 10-12m: bok choy, pak choi
    276 fridge 3-5d, freezer 10-12m: broccoli*, brokkoli, brócoli, brocoli*
    277 fridge 3-5d, freezer 10-12m: brussels sprout*, brussel sprout*, rosenkohl, \
      choux de bruxelles, coles de bruselas, cavolini
    278 fridge 1-2w, freezer 10-12m: cabbage*, kohl, *kohl, chou, repollo, cavolo, wirsing, \
      weisskohl, rotkohl
    279 fridge 2-3w, freezer 10-12m: carrot*, karotte*, möhre*, rüebli, carotte*, zanahoria*, \
      carot*, parsnip*, pastinake*, panais
    491 fridge 4w, freezer 3m, pantry 4d: baby carrot*
    280 fridge 3-5d, freezer 10-12m: cauliflower*, blumenkohl, chou fleur, coliflor, cavolfiore
    281 fridge 1-2w, freezer 10-12m: celery, staudensellerie, stangensellerie, céleri, apio, \
      sedano
    661 fridge 1w: celery root, celeriac, knollensellerie, sellerie
    282 fridge 1-2d, freezer 8m: corn on the cob, sweet corn, corn cobs, maiskolben, zuckermais, \
      épis de maïs, mazorca*
    283 fridge 4-6d: cucumber*, gurke*, *gurke, *gurken, concombre*, pepino*, cetriol*
    284 fridge 4-7d, freezer 6-8m, pantry 1d: eggplant*, aubergine*, berenjena*, melanzan*
    285 pantry 1m, fridge 3-14d, freezer 1m: garlic, knoblauch, ail, ajo, ajos, aglio
    286 fridge 2-3w, freezer 6m, pantry 2-5d: ginger, ginger root, ingwer, gingembre, jengibre, \
      zenzero
    287 fridge 1-4d, freezer 10-12m: collard*, mustard greens, turnip greens
    423 fridge 3-5d, freezer 8-12m: kale, grünkohl, chou kale, col rizada, cavolo nero
    289 fridge 1-2w, freezer 10-12m: leek, leeks, lauch, porree, poireau*, puerro*, porri
    290 fridge 1-2w: lettuce, iceberg, romaine, eisbergsalat, kopfsalat, *kopfsalat, laitue, \
      lechuga, lattuga, salatherz*, salat, salade
    291 fridge 3-7d: spinach, spinat, *spinat, épinard*, espinaca*, spinaci, leaf lettuce, \
      feldsalat, mâche
    678 fridge 3-7d: arugula, rucola, rocket salad, roquette, rúcula
    674 fridge 2-3w: radicchio, chicorée, endive*
    415 made, fridge 3-5d, opened-fridge 2d: salad mix, bagged salad, spring mix, mixed salad, \
      *salatmix, salatmischung, salad kit, mesclun, ensalada, insalata, baby leaf
    292 fridge 3-7d, freezer 10-12m: mushroom*, champignon*, pilze, setas, champiñ*, fungh*, \
      shiitake, portobello*
    294 pantry 1m, fridge 2m, freezer 10-12m: onion*, zwiebel*, *zwiebeln, oignon*, cebolla*, \
      cipoll*, shallot*, schalotte*, échalote*
    295 fridge 1w, freezer 10-12m, pantry 1m: spring onion*, green onion*, scallion*, \
      frühlingszwiebel*, cebolleta*, cipollott*
    296 fridge 4-14d, freezer 6-8m: pepper bell, bell pepper*, peppers, red pepper*, \
      green pepper*, yellow pepper*, paprika, paprikaschote*, peperoni, poivron*, pimiento*, \
      peperon*
    548 fridge 1w, freezer 9m: chili peppers, chilli*, jalapeno*, hot peppers, chilischote*, \
      piment*, guindilla*
    297 pantry 1-2m, fridge 1-2w, freezer 10-12m: potato, potatoes, kartoffel*, *kartoffeln, \
      pommes de terre, patata*, patate*
    422 pantry 2-3w: sweet potato*, yam, yams, süsskartoffel*, patate* douce*, batata*, \
      patate douce, boniato*
    298 pantry 2-3m, fridge 3-5m: pumpkin, pumpkins, kürbis*, hokkaido, potiron, citrouille, \
      calabaza, zucca
    303 pantry 2-6w, fridge 1-3m, freezer 10-12m: butternut*, winter squash, acorn squash
    302 fridge 4-5d, freezer 10-12m, pantry 1-5d: zucchini, zucchin*, courgette*, calabac*, \
      summer squash, squash
    299 fridge 10-14d: radish, radishes, radieschen, rettich, radis, rábano*, ravanell*
    300 fridge 3-7d: rhubarb, rhabarber, rhubarbe, ruibarbo, rabarbaro
    306 fridge, freezer 2m: tomato, tomatoes, tomate*, *tomate, *tomaten, pomodor*, rispentomat*
    600 pantry 10d, fridge 5d: cherry tomato*, cherrytomat*, grape tomato*, tomates cerises, \
      tomates cherry, pomodorini, cocktailtomat*
    307 fridge 2w, freezer 8-10m: turnip*, navet*, nabo*, rutabaga*, steckrübe*
    494 fridge 1w, freezer 8-12m: kohlrabi
    550 fridge 1-2w: chard, mangold, blettes, acelga*, bietol*
    549 fridge 5-10d: bean sprout*, sojasprossen, germes de soja, brotes de soja, germogli
    640 fridge 4-5d: edamame
    288 fridge 7-10d, freezer 1-2m: herbs, kräuter, fresh herbs, herbes fraîches, \
      erbe aromatiche, dill
    509 fridge 10d, pantry 5d: basil, basilikum, basilic, albahaca, basilico
    611 fridge 2-3d, freezer 3-4m: parsley, petersilie, persil, perejil, prezzemolo
    506 fridge 2-3w, pantry 1-2w: cilantro, coriander leaves, koriander, coriandre, \
      fresh coriander
    507 fridge 2-3w, pantry 1-2w: mint leaves, fresh mint, minze, menthe fraîche, hierbabuena
    512 fridge 2-3w, pantry 1-2w: chives, schnittlauch, ciboulette, cebollino
    511 fridge 2-3w, pantry 1-2w: fresh rosemary, rosmarin, romarin, romero, rosmarino
    513 fridge 2-3w, pantry 1-2w: fresh thyme, thymian, thym, tomillo, timo
    505 fridge 7-9d, freezer 6m: lemongrass, zitronengras
    179 made, fridge, opened-fridge 4d: fruit salad, fruit cup, obstsalat, salade de fruits, \
      macedonia, cut fruit
    """
}
