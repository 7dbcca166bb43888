extension PublishedLives {
  /// How long vegetables and herbs keep.
  static let vegetables = """
    270 fridge 1-2w, pantry 1-2d: artichoke*, artischocke*, artichaut*, alcachofa*, carciof*
    271 fridge 3-4d, freezer 5m: asparagus, spargel, asperge*, espárrago*, asparagi
    273 fridge 3-5d, freezer 8m: green beans, grüne bohnen, haricots verts, judías verdes, \
      fagiolini, sugar snap*, snow peas, zuckerschoten, kaiserschoten, runner beans, peas, erbsen, \
      petits pois, piselli, guisantes
    274 fridge 1-2w, freezer 6-8m, pantry 1d: beet, beets, beetroot*, rote bete, randen, \
      betterave*, remolacha*, barbabietol*
    275 fridge 2-3d, freezer 10-12m: bok choy, pak choi
    276 fridge 3-5d, freezer 10-12m: broccoli*, brokkoli, brócoli, brocoli*
    277 fridge 3-5d, freezer 10-12m: brussels sprout*, brussel sprout*, rosenkohl, choux de \
      bruxelles, coles de bruselas, cavolini
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
    296 fridge 4-14d, freezer 6-8m: pepper bell, bell pepper*, peppers, red pepper*, green \
      pepper*, yellow pepper*, paprika, paprikaschote*, peperoni, poivron*, pimiento*, peperon*
    548 fridge 1w, freezer 9m: chili peppers, chilli*, jalapeno*, hot peppers, chilischote*, \
      piment*, guindilla*
    297 pantry 1-2m, fridge 1-2w, freezer 10-12m: potato, potatoes, kartoffel*, *kartoffeln, \
      pommes de terre, patata*, patate*
    422 pantry 2-3w: sweet potato*, yam, yams, süsskartoffel*, patate* douce*, patate \
      douce, boniato*
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
    0 own, fridge 3-7d, freezer 10-12m: vegetable*, gemüse*, *gemüse, légumes, verdura*, \
      verdure*, hortalizas
    """
}
