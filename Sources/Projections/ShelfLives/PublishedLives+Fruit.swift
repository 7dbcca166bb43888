extension PublishedLives {
  /// How long fruit keep.
  static let fruit = """
    248 fridge 4-6w, freezer 8m, pantry 3w: apple, apples, apfel, pomme, pommes, manzana*, mela, \
      mele, fuji, gala, granny smith, braeburn, appel, appels, appeltjes, jablk*, apple*, macas, \
      elstar, jonagold, golden delicious, pink lady, reinette, gala apfel, manza*, apples \
      braeburn, topaz, boskoop, ligol, canada gris, belle de boskoop, cox, cox orange, bramley*, \
      granny, royal gala, jazz apple, envy, kanzi, evelina, rubinette, pinova, braeburn*, \
      honeycrisp, mcintosh, stark*, annurca, renetta, melinda, golden mela, golden manzana, \
      reineta, verde doncella, szampion, antonowka, idared, gloster, jonagored, ingrid marie, \
      aroma apple, discovery, maca golden, maca reineta, maca bravo, яблок*, яблук*, תפוחים, תפוח, \
      תפוחי עץ, red delicious, jonagold*, elstar*, boskoop*, jazz apple*, tafeläpfel*, äpfel*, \
      manzanas*, mele golden, mele*, appels*, maçã*, äpplen*, pommes golden, pommes gala, pommes \
      pink, pommes bio
    249 fridge 2-5d: apricot*, aprikose*, abricot*, albaricoque*, albicocc*, marille*, abrikoos*, \
      abrikozen, morel*, aprikos*, damasco*, alperce*, абрикос*, משמש, abrikoz*
    250 fridge 3-4d: avocado*, aguacate*, avocat*, awokado, abacate*, palta, авокадо, אבוקדו, \
      avokado*, awokado*, avocats*
    251 pantry, fridge 3d, freezer 2-3m: banana*, banane*, plátano*, banan, bananen, banany, \
      banaan, bananas, банан*, בננות, בננה, bananer, banana bunch, bananas*, bananen*
    252 fridge 7d, freezer 12m: gooseberr*, stachelbeer*, lychee*, litchi*, kruisbes*, agrest, \
      krusbar, крыжовник, אגרגו, agrest*, grosella espinosa, lichi*, liczi, личи, ליצי
    483 fridge 2-3d, freezer 8-12m: cherry, cherries, kirsche*, cerise*, cereza*, ciliegi*, \
      kersen, kers, czeresni*, wisni*, korsbar, cereja*, picota*, черешн*, вишня, вишни, вишні, \
      דובדבנים, süßkirsch*, sauerkirsch*, kirschen, kersen*, körsbär*, bigarreau*, cherries*
    253 fridge 3-6d, freezer 12m: blackberr*, brombeer*, mûre*, currant*, johannisbeer*, \
      groseille*, braam, bramen, jezyn*, bjornbar, amora*, porzeczk*, aalbes*, vinbar, ribes, \
      ежевик*, смородин*, смородина, порічк*, grosella*, mora, moras, more rovo, ribes*, braam*, \
      svarta vinbär, vinbär*, cassis baies, arándano rojo
    254 fridge 1-2w, freezer 8-12m: blueberr*, heidelbeer*, myrtille*, arándano*, mirtill*, \
      berries, beeren, bosbes*, blauwe bessen, borowk*, jagod*, blabar*, mirtilo*, голубик*, \
      черник*, чорниц*, лохин*, אוכמניות, blaubeer*, bosbessen, blauwe bes*, myrtilles*
    481 fridge 2-3d, freezer 8-12m: strawberr*, erdbeer*, fraise*, fresa*, fragol*, aardbei*, \
      truskawk*, jordgubb*, morango*, freson*, fresas, клубник*, полуниц*, земляник*, תות, תותים, \
      gariguette*, fresón, fresones, fragole*
    482 fridge 2-3d, freezer 8-12m: raspberr*, himbeer*, framboise*, frambuesa*, lampon*, \
      framboz*, framboos, malin*, maliny, hallon, framboesa*, малина, малини, פטל, frambozen*, \
      hallon*, lamponi*, himbeeren*
    256 fridge 10-21d, pantry 10d: orange, oranges, orangen, apfelsine*, naranja*, arance, \
      arancia, lemon, lemons, zitrone*, citron, citrons, limón, limones, limone, limoni, lime, \
      limes, limette*, mandarin*, clementin*, tangerin*, grapefruit*, pamplemousse*, pomelo*, \
      sinaasappel*, sinaasappelen, pomarancz*, apelsin*, laranja*, mandarijn*, mandarynk*, \
      klementin*, clementine*, citroen*, citroenen, cytryn*, limao, limoes, tangerina*, toranja*, \
      lima, limas, limoen*, limonk*, grejpfrut*, satsuma*, satsumas, easy peeler*, tarocco, \
      blutorange*, kumquat*, oranges a jus, oranges jus, naranja zumo, naranjas zumo, naranja \
      mesa, orange a jus, navel*, navelina, valencia late, sanguine, nadorcott, ortanique, \
      perssinaasappel*, handsinaasappel*, pomelos, bergamotto, cedro, mapo, miyagawa, tardivo \
      ciaculli, yuzu, minneola, апельсин*, мандарин*, лимон*, лайм*, грейпфрут*, помело, תפוזים, \
      תפוז, קלמנטינות, לימון, לימונים, אשכולית, פומלה, mandarinen*, clementinen*, saftorange*, \
      naranjas*, naranjas de zumo, mandarina*, citrons*, citron vert, arance*, mandarini, \
      mandaranci, limoni*, pompelmi*, blodapelsin*
    257 pantry 1y, freezer 1y, opened-fridge 8m: shredded coconut, kokosraspel*, desiccated \
      coconut, coco rallado, kokosflocken, noix de coco râpée, coco râpé, cocco rapè, cocco \
      grattugiato, kokosrasp, geraspte kokos, wiórki kokosowe, coco ralado, kokosflingor, riven \
      kokos, кокосовая стружка, стружка кокосовая, קוקוס
    258 fridge 2-3w, pantry 1w: coconut, coconuts, kokosnuss, noix de coco, coco, кокос, noix \
      coco, coco fresco, kokos, kokosnoot, cocco fresco, orzech kokosowy, kokosnöt
    259 fridge 2m, freezer 12m: cranberr*, preiselbeer*, клюкв*, журавлин*, брусник*, canneberge*, \
      arándanos rojos frescos, tranbär, lingon, lingon färska, żurawina, veenbes*
    260 pantry 2m, fridge 12m, freezer 1-2y: dates, datteln, dattes, dátiles, datteri, medjool, \
      dadels, daktyle, dadlar, tamaras, финики, финик*, תמרים, תמר, dátiles*, dattes*, deglet, \
      deglet nour, dadels*, dadel, daktyle*, medjool*, datteri*
    261 fridge 1w, freezer 1m, pantry 1d: grape, grapes, trauben, *trauben, weintraube*, raisin \
      frais, raisins frais, uva, uvas, druiven, druif, winogron*, vindruv*, uva branca, uva preta, \
      raisin blanc, raisin noir, raisin rose, raisin italia, raisin muscat, uva italia, uva rossa, \
      uva bianca, uva roja, uva blanca, chasselas, muscat raisin, muskat trauben, winogrona, \
      druiven*, sultana grapes, виноград*, ענבים, uva*, vindruvor*, raisin chasselas, \
      weintrauben*, tafeltrauben*, uvas*, grapes*
    263 fridge 3-6d: kiwi*, kiwi, kiwis, киви, ківі, קיווי, kiwi gold, zespri
    264 fridge 2w, freezer 1m, opened-fridge 2-4d: melon*, honigmelone, galia*, piel de sapo, \
      charentais, melao, kantalup*, netzmelone*, дыня, дині, диня, מלון, cantalou*, honeydew*, \
      netzmelone, zuckermelone*, melone*, meloa*, melão*, galiamelon, nätmelon, cantaloup*, \
      canteloup*
    495 own, pantry 7-14d, fridge 2-3w, freezer 12m: watermelon*, wassermelone*, pastèque*, \
      sandía*, anguria, cocomero, arbuz*, melancia*, vattenmelon*, арбуз*, кавун*, אבטיח, \
      cocomer*, anguri*, wassermelon*
    496 fridge 5-15d, freezer 12m, pantry 2-4d: cantaloupe*
    497 fridge 3-4d, freezer 12m, pantry 2-7d: honeydew
    265 fridge 1w, freezer 6-8m, pantry 3-5d: mango*, mangue*, papaya*, passion fruit*, maracuja, \
      manga, papaja*, marakuj*, maracuj*, манго, מנגו, папайя, маракуйя, passionsfrucht*, fruit de \
      la passion, passiefrucht*, fruta de la pasión, maracuyá*, passionsfrukt*
    266 fridge 3-5d, freezer 2m: peach, peaches, pfirsich*, pêche*, melocot*, pesche, pesca, \
      nectarin*, nektarin*, plum, plums, pflaume*, zwetschge*, prune, prunes, ciruela*, prugn*, \
      pear, pears, birne*, poire*, pera, peras, pere, perzik*, perziken, brzoskwin*, persika, \
      persikor, pessego*, nektaryn*, pruim*, pruimen, sliwk*, plommon, ameixa*, peer, peren, \
      gruszk*, paron, conference, conferencepeer, abate, susin*, paraguayo*, nectarina*, \
      handperen, prugne, susine, pesche*, pesca*, melocotones, paraguayas, nectarinas, brugnon*, \
      mirabelle*, quetsche*, reine claude*, reneklode*, williams birne, williams, comice, rocha, \
      pera rocha, kaiser pere, decana, coscia, blanquilla, ercolina, limonera, персик*, нектарин*, \
      груша, груши, слива, сливы, сливи, алыча, хурма, אפרסק*, נקטרינה, נקטרינות, אגס*, אגסים, \
      שזיף*, שזיפים, אפרסמון, pears*, williams christ, birnen*, peches*, paraguay*, peras*, \
      caqui*, kaki*, persimon*, persimmon*, sharon fruit, nettarine*, pere*, pera abate, susine*, \
      susina, prugne*, cachi, perziken*, nectarines*, pruimen*, peren*, handpeer*, conference \
      peer, brzoskwini*, nectarina, dióspiro*, persik*, päron*, plommon*, sharon, figs, fig, \
      feigen, feige, figues, figue, higos, higo, brevas, fichi, fico, vijgen, figi, figos, fikon, \
      инжир, תאנים, quince*, quitte*, coing*, membrillos fresco
    267 fridge 5-7d, freezer 10-12m: pineapple*, ananas*, piña, ananas, abacaxi, ананас*, אננס, \
      piña*, abacaxi*, ananá*
    269 fridge 1-3m, freezer 10-12m, pantry 2-5d: pomegranate*, granatapfel*, grenade, granada, \
      granaatappel*, granat, granatapple*, гранат, гранаты, гранати, רימון, רימונים, granada*, \
      melograno, melagran*, granaty, romã, romãs, grenades
    480 fridge 2-3w, freezer 10-12m, pantry 2-5d: dragon fruit, pitaya, pitahaya
    179 made, fridge, opened-fridge 4d: fruit salad, fruit cup, obstsalat, salade de fruits, \
      macedonia, cut fruit, fruchtsalat, fruitsalade*, fruktsallad, sałatka owocowa, macedonia \
      fruta, macédoine de fruits, macedonia di frutta, fruits coupés, fruta cortada, mango chunks, \
      melon chunks, pineapple fresh cut, fruit fingers, fruit platter, fruit medley
    0 own, fridge 3-7d, freezer 10-12m: fruit, fruits, obst, früchte, frutta, fruta, fruits \
      rouges, owoce, frukt, fruta da epoca, фрукты, fruktmix, frugt, fruta variada, obstkorb, \
      obstmix, frutas
    """
}
