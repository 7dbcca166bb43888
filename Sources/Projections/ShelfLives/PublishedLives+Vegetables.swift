extension PublishedLives {
  /// How long vegetables and herbs keep.
  static let vegetables = """
    270 fridge 1-2w, pantry 1-2d: artichoke*, artischocke*, artichaut*, alcachofa*, carciof*, \
      artisjok*, karczoch*, kronartskock*, alcachofra*
    271 fridge 3-4d, freezer 5m: asparagus, spargel, asperge*, espárrago*, asparagi, asperges, \
      szparag*, sparris, espargo*, turions, esparrago
    273 fridge 3-5d, freezer 8m: green beans, grüne bohnen, haricots verts, judías verdes, \
      fagiolini, sugar snap*, snow peas, zuckerschoten, kaiserschoten, runner beans, peas, erbsen, \
      petits pois, piselli, guisantes, sperzieboon, sperziebonen, haricots verts vers, snijbonen, \
      fasolka szparagowa, fasolka, haricots frais, gronebonor, haricoverts, bryt bonor, brytbonor, \
      feijao verde, judia verde, judia plana, sugarsnaps, peultjes, groszek swiezy, doperwten, \
      groszek, artor, arter, ervilha*, arbeten, gula arter, fave
    274 fridge 1-2w, freezer 6-8m, pantry 1d: beet, beets, beetroot*, rote bete, randen, \
      betterave*, remolacha*, barbabietol*, bieten, rode biet*, kroten, burak*, buraki, buraczk*, \
      rodbet*, beterraba*
    275 fridge 2-3d, freezer 10-12m: bok choy, pak choi
    276 fridge 3-5d, freezer 10-12m: broccoli*, brokkoli, brócoli, brocoli*, brokul*, brocolo*
    277 fridge 3-5d, freezer 10-12m: brussels sprout*, brussel sprout*, rosenkohl, choux de \
      bruxelles, coles de bruselas, cavolini, spruiten, spruitjes, brukselk*, brysselkal, couve de \
      bruxelas
    278 fridge 1-2w, freezer 10-12m: cabbage*, kohl, *kohl, chou, repollo, cavolo, wirsing, \
      weisskohl, rotkohl, kool, *kool, witte kool, rode kool, spitskool, kapusta, kapusta biala, \
      vitkal, rodkal, spetskal, couve*, lombardo, verza, col
    279 fridge 2-3w, freezer 10-12m: carrot*, karotte*, möhre*, rüebli, carotte*, zanahoria*, \
      carot*, parsnip*, pastinake*, panais, wortel*, winterpeen, bospeen, marchew*, marchewk*, \
      morot, morotter, cenoura*, peen, waspeen, pietruszka korzen, palsternack*, pastinaak, \
      zanahorias, carote*, cenouras
    491 fridge 4w, freezer 3m, pantry 4d: baby carrot*
    280 fridge 3-5d, freezer 10-12m: cauliflower*, blumenkohl, chou fleur, coliflor, cavolfiore, \
      bloemkool*, kalafior*, blomkal*, couve flor
    281 fridge 1-2w, freezer 10-12m: celery, staudensellerie, stangensellerie, céleri, apio, \
      sedano, bleekselderij, selderij, seler naciowy, blekselleri, aipo
    661 fridge 1w: celery root, celeriac, knollensellerie, sellerie, knolselderij, seler, selera, \
      rotselleri
    282 fridge 1-2d, freezer 8m: corn on the cob, sweet corn, corn cobs, maiskolben, zuckermais, \
      épis de maïs, mazorca*, maiskolf*, kolba, majskolv*, macaroca*
    283 fridge 4-6d: cucumber*, gurke*, *gurke, *gurken, concombre*, pepino*, cetriol*, \
      komkommer*, ogorek, ogorki gruntowe, gurka, *gurka, slanggurka, pepino, slangurk, minigurka, \
      pepinos
    284 fridge 4-7d, freezer 6-8m, pantry 1d: eggplant*, aubergine*, berenjena*, melanzan*, \
      aubergines, baklazan*, beringela*
    285 pantry 1m, fridge 3-14d, freezer 1m: garlic, knoblauch, ail, ajo, ajos, aglio, knoflook*, \
      czosnek*, vitlok*, alho
    286 fridge 2-3w, freezer 6m, pantry 2-5d: ginger, ginger root, ingwer, gingembre, jengibre, \
      zenzero, gember, imbir*, ingefara, gengibre
    287 fridge 1-4d, freezer 10-12m: collard*, mustard greens, turnip greens
    423 fridge 3-5d, freezer 8-12m: kale, grünkohl, chou kale, col rizada, cavolo nero, \
      boerenkool*, jarmuz*, gronkal, couve galega
    289 fridge 1-2w, freezer 10-12m: leek, leeks, lauch, porree, poireau*, puerro*, porri, prei, \
      por, pory, purjolok, alho frances, alho porro
    290 fridge 1-2w: lettuce, iceberg, romaine, eisbergsalat, kopfsalat, *kopfsalat, laitue, \
      lechuga, lattuga, salatherz*, salat, salade, sla, *sla, kropsla, ijsbergsla, salata, salata \
      lodowa, sallad, isbergssallad, alface*, romana, cogollo*, lollo, eikenbladsla, roman salad, \
      batavia, andijvie*, endivia*, witlof, cikoria*, scarola
    291 fridge 3-7d: spinach, spinat, *spinat, épinard*, espinaca*, spinaci, leaf lettuce, \
      feldsalat, mâche, spinazie*, szpinak*, spenat*, espinafre*, babyspenat, veldsla, rukola*, \
      roszponk*, machesallad, valeriana, canonigos, spinacino
    678 fridge 3-7d: arugula, rucola, rocket salad, roquette, rúcula, ruccola, rucola*, rocket, \
      wild rocket
    674 fridge 2-3w: radicchio, chicorée, endive*
    415 made, fridge 3-5d, opened-fridge 2d: salad mix, bagged salad, spring mix, mixed salad, \
      *salatmix, salatmischung, salad kit, mesclun, ensalada, insalata, baby leaf, gemengde sla, \
      slamix, mix salat, salladsmix, sallad mix, salada*, ensaladas, brotes tiernos
    292 fridge 3-7d, freezer 10-12m: mushroom*, champignon*, pilze, setas, champiñ*, fungh*, \
      shiitake, portobello*, champignons, pieczark*, svamp, cogumelo*, champinjon*, \
      kastanjechampignons, boczniak*, kantarell*, seta, pleurote*, kurki
    294 pantry 1m, fridge 2m, freezer 10-12m: onion*, zwiebel*, *zwiebeln, oignon*, cebolla*, \
      cipoll*, shallot*, schalotte*, échalote*, uien, rode ui, cebul*, lok, gul lok, rodlok, rod \
      lok, sjalot*, szalotk*, schalottenlok, cebola*, chalota*, echalion, oignons, cebollas, \
      cipolle*, tropea, borettane, scalogno, lauchzwiebel rot, gemusezwiebel*, rote zwiebeln, \
      cebula czerwona, cebulka, gullok
    295 fridge 1w, freezer 10-12m, pantry 1m: spring onion*, green onion*, scallion*, \
      frühlingszwiebel*, cebolleta*, cipollott*, bosui, lente ui, lenteui, szczypior*, salladslok, \
      cebolinho, jeune oignon
    296 fridge 4-14d, freezer 6-8m: pepper bell, bell pepper*, peppers, red pepper*, green \
      pepper*, yellow pepper*, paprika, paprikaschote*, peperoni, poivron*, pimiento*, peperon*, \
      papryka, papryka czerwona, paprika rood, paprika gron, pimento*, puntpaprika*, spetspaprika, \
      peperone
    548 fridge 1w, freezer 9m: chili peppers, chilli*, jalapeno*, hot peppers, chilischote*, \
      piment*, guindilla*
    297 pantry 1-2m, fridge 1-2w, freezer 10-12m: potato, potatoes, kartoffel*, *kartoffeln, \
      pommes de terre, patata*, patate*, aardappel*, ziemniak*, potatis*, farskpotatis, batata*, \
      patatas, krieltjes, kartoffeln, grenaille*, ratte, charlotte, new potatoes, baby potatoes, \
      kartofel*, pdt, pommes terre, charlotte pdt, spunta, patate novelle, patate rosse, patata \
      roja, patata nueva, patata guarnicion, kartoffeln*, fruhkartoffeln, drillinge, baked \
      potatoes, king edward*, maris piper*, desiree, rooster potatoes, russet*, yukon*, red \
      potatoes, krieltjes*, bintje*, opperdoezer, mlode ziemniaki, irga, delikatess potatis, \
      bakpotatis, king edward potatis, batata nova
    422 pantry 2-3w: sweet potato*, yam, yams, süsskartoffel*, patate* douce*, patate douce, \
      boniato*, zoete aardappel*, batat*, batata doce*, sotpotatis*
    298 pantry 2-3m, fridge 3-5m: pumpkin, pumpkins, kürbis*, hokkaido, potiron, citrouille, \
      calabaza, zucca, pompoen*, dyni*, pumpa, abobora*
    303 pantry 2-6w, fridge 1-3m, freezer 10-12m: butternut*, winter squash, acorn squash, \
      flespompoen*, pidzamow*
    302 fridge 4-5d, freezer 10-12m, pantry 1-5d: zucchini, zucchin*, courgette*, calabac*, summer \
      squash, squash, courgettes, cukini*, squash gron, curgete*, abobrinha*, calabacin*, \
      zucchine*, cukinia
    299 fridge 10-14d: radish, radishes, radieschen, rettich, radis, rábano*, ravanell*, radijs*, \
      radijsjes, rzodkiewk*, radisor, radisa, rabanete*, rzodkiew
    300 fridge 3-7d: rhubarb, rhabarber, rhubarbe, ruibarbo, rabarbaro, rabarber*, rabarbar*
    306 fridge, freezer 2m: tomato, tomatoes, tomate*, *tomate, *tomaten, pomodor*, rispentomat*, \
      tomaat, tomaten, pomidor*, tomat, tomater, *tomater, trostomaten
    600 pantry 10d, fridge 5d: cherry tomato*, cherrytomat*, grape tomato*, tomates cerises, \
      tomates cherry, pomodorini, cocktailtomat*, snoeptomaat*, snoeptomaten, pomidory koktajlowe, \
      pomidorki, korsbarstomat*, cocktailtomaten, tomate cereja, ciliegino, datterini, datterino
    307 fridge 2w, freezer 8-10m: turnip*, navet*, nabo*, rutabaga*, steckrübe*
    494 fridge 1w, freezer 8-12m: kohlrabi
    550 fridge 1-2w: chard, mangold, blettes, acelga*, bietol*
    549 fridge 5-10d: bean sprout*, sojasprossen, germes de soja, brotes de soja, germogli
    640 fridge 4-5d: edamame
    0 own, fridge 3-7d, freezer 10-12m: vegetable*, gemüse*, *gemüse, légumes, verdura*, verdure*, \
      hortalizas, groenten, *groenten, warzywa, warzywn*, gronsaker, *gronsaker, legumes*, \
      wlosczyzn*, wloszczyzn*, wokgroente*, soepgroente*, fennel, venkel, finocchi, finocchio, \
      hinojo, fenouil, fenchel*, fankal, koper wloski, erva doce, verduras, salsify, salsifis
    """
}
