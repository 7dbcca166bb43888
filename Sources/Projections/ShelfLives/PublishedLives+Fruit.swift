extension PublishedLives {
  /// How long fruit keep.
  static let fruit = """
    266 own, fridge 5-14d, freezer 2m: conference pear*, pear, pears, pears*, birne*, *birnen, \
      poire*, pera, peras, pere, gruszk*, peer, peren, pêra*, päron*, pærer, hrušk*, \
      armut, груш*, conference, abate fetel*, williams pear*, pere abate*, pere williams*, \
      pere kaiser*, agassi
    496 own, pantry 5-10d, fridge 1-2w: karpuz*, meloun*, vandmelon*
    248 fridge 4-6w, freezer 8m, pantry 3w: cripps pink, wellant*, honeycrisp*, egremont russet, \
      chantecler*, ariane*, belchard, holsteiner*, gravensteiner*, renette*, goudreinet*, \
      cortland*, гала, голден, семеренко, pomme, pommes, manzana golden, mela, fuji, gala, granny \
      smith, appel, appeltjes, jablk*, apple*, golden delicious, pink lady, reinette, gala apfel, \
      manza*, apples braeburn, topaz, ligol, canada gris, belle de boskoop, cox, cox orange, \
      bramley*, granny, royal gala, jazz apple, envy, kanzi, evelina, rubinette, pinova, \
      braeburn*, honeycrisp, mcintosh, stark*, annurca, renetta, melinda, golden mela, golden \
      manzana, reineta, verde doncella, szampion, antonowka, idared, gloster, jonagored, ingrid \
      marie, aroma apple, discovery, maca golden, maca reineta, maca bravo, яблок*, яблук*, \
      תפוחים, תפוח, תפוחי עץ, red delicious, jonagold*, elstar*, boskoop*, jazz apple*, \
      tafeläpfel*, äpfel*, mele golden, mele*, appels*, maçã*, pommes golden, pommes gala, pommes \
      pink, pommes bio, apple slices bag
    249 fridge 2-5d: apricot*, abricot*, albaricoque*, albicocc*, marille*, abrikoos*, morel*, \
      aprikos*, damasco*, alperce*, абрикос*, משמש, abrikoz*
    250 fridge 3-4d: avocado*, aguacate*, avocat*, abacate*, palta, авокадо, אבוקדו, avokado*, \
      awokado*
    251 pantry, fridge 3d, freezer 2-3m: banana*, plátano de canarias, banane*, plátano*, banan, \
      banany, banaan, банан*, בננות, בננה, banana bunch, plantain*
    252 fridge 7d, freezer 12m: gooseberr*, stachelbeer*, lychee*, litchi*, kruisbes*, krusbar, \
      крыжовник, אגרגו, agrest*, grosella espinosa, lichi*, liczi, личи, ליצי
    483 fridge 2-3d, freezer 8-12m: burlat*, דובדבן*, cherry, kirsche*, cerise*, cereza*, \
      ciliegi*, kers, czeresni*, wisni*, cereja*, picota*, черешн*, вишня, вишни, вишні, \
      דובדבנים, süßkirsch*, sauerkirsch*, kersen*, körsbär*, bigarreau*, cherries*, duroni*, \
      durone
    253 fridge 3-6d, freezer 12m: redcurrants*, blackcurrants*, cassis frais, zarzamora*, more \
      fresche, rode bessen, крыжовник*, blackberr*, brombeer*, mûre*, currant*, johannisbeer*, \
      groseille*, bramen, jezyn*, bjornbar, amora*, porzeczk*, aalbes*, ежевик*, смородин*, \
      порічк*, grosella*, mora, moras, more rovo, ribes*, braam*, svarta vinbär, vinbär*, cassis \
      baies, arándano rojo, cassis fruit, cassis frais barquette, more barquette no, more \
      vaschetta
    254 fridge 1-2w, freezer 8-12m: blueberr*, heidelbeer*, myrtille*, arándano*, mirtill*, \
      berries, beeren, bosbes*, blauwe bessen, borowk*, jagod*, blabar*, mirtilo*, голубик*, \
      черник*, чорниц*, лохин*, אוכמניות, blaubeer*, blauwe bes*
    481 fridge 2-3d, freezer 8-12m: mara des bois*, strawberr*, erdbeer*, fraise*, fresa*, \
      fragol*, aardbei*, truskawk*, jordgubb*, morango*, freson*, клубник*, полуниц*, земляник*, \
      תות, תותים, gariguette*
    482 fridge 2-3d, freezer 8-12m: raspberr*, himbeer*, framboise*, frambuesa*, lampon*, \
      framboz*, framboos, malin*, framboesa*, малина, малини, פטל, hallon*
    256 fridge 10-21d, pantry 10d: easy peeler, pampelmuse*, clemenules*, pompelmo*, קלמנטינה*, \
      פומלית*, orange, oranges, saft einer zitrone, saft einer orange, orangen, apfelsine*, \
      naranja*, arancia, lemon, lemons, zitrone*, lime, limes, limette*, mandarin*, clementin*, \
      tangerin*, grapefruit*, pamplemousse*, pomelo*, sinaasappel*, pomarancz*, apelsin*, \
      laranja*, mandarijn*, mandarynk*, klementin*, citroen*, cytryn*, limao, limoes, toranja*, \
      lima, limas, limoen*, grejpfrut*, satsuma*, easy peeler*, tarocco, blutorange*, kumquat*, \
      oranges a jus, oranges jus, naranja zumo, naranjas zumo, naranja mesa, orange a jus, \
      navel*, valencia late, sanguine, nadorcott, ortanique, perssinaasappel*, handsinaasappel*, \
      bergamotto, cedro, mapo, miyagawa, tardivo ciaculli, yuzu, minneola, апельсин*, мандарин*, \
      лимон*, лайм*, грейпфрут*, помело, תפוזים, תפוז, קלמנטינות, לימון, לימונים, אשכולית, פומלה, \
      saftorange*, naranjas de zumo, citron vert, arance*, mandaranci, pompelmi*, blodapelsin*, \
      cuties, halos, sumo citrus, murcott*
    257 pantry 1y, freezer 1y, opened-fridge 8m: shredded coconut, kokosraspel*, desiccated \
      coconut, coco rallado, kokosflocken, noix de coco râpée, coco râpé, cocco rapè, cocco \
      grattugiato, kokosrasp, geraspte kokos, wiórki kokosowe, coco ralado, kokosflingor, riven \
      kokos, кокосовая стружка, стружка кокосовая, קוקוס
    258 fridge 2-3w, pantry 1w: coconut, coconuts, kokosnuss, noix de coco, coco, кокос, noix \
      coco, coco fresco, kokos, kokosnoot, cocco fresco, orzech kokosowy, kokosnöt
    259 fridge 2m, freezer 12m: cranberr*, preiselbeer*, клюкв*, журавлин*, брусник*, \
      canneberge*, arándanos rojos frescos, tranbär, lingon, lingon färska, żurawina, veenbes*
    260 pantry 2m, fridge 12m, freezer 1-2y: dates, datteln, dadlar, tamaras, финик*, תמרים, תמר, \
      dátiles*, dattes*, deglet, deglet nour, dadels*, dadel, daktyle*, medjool*, datteri*, dates \
      pitted, pitted dates
    261 fridge 1w, freezer 1m, pantry 1d: raisin rosé*, raisin muscat*, raisin chasselas*, muscat \
      hambourg*, uva fragola, кишмиш, grape, trauben, *trauben, weintraube*, raisin frais, \
      raisins frais, druif, winogron*, vindruv*, uva branca, uva preta, raisin blanc, raisin \
      noir, raisin rose, raisin italia, raisin muscat, uva italia, uva rossa, uva bianca, uva \
      roja, uva blanca, chasselas, muscat raisin, muskat trauben, druiven*, sultana grapes, \
      виноград*, ענבים, uva*, raisin chasselas, tafeltrauben*, grapes*, cotton candy grapes
    263 fridge 3-6d: kiwi*, киви, ківі, קיווי, kiwi gold, zespri
    264 fridge 2w, freezer 1m, opened-fridge 2-4d: melon*, honigmelone, galia*, piel de sapo, \
      charentais, kantalup*, netzmelone*, дыня, дині, диня, מלון, cantalou*, honeydew*, \
      zuckermelone*, meloa*, melão*, nätmelon, canteloup*
    495 own, pantry 7-14d, fridge 2-3w, freezer 12m: watermelon*, pastèque*, sandía*, sandía s pepitas, sandía sin pepitas, arbuz*, \
      melancia*, vattenmelon*, арбуз*, кавун*, אבטיח, cocomer*, anguri*, wassermelon*
    496 fridge 5-15d, freezer 12m, pantry 2-4d: cantaloupe*
    497 fridge 3-4d, freezer 12m, pantry 2-7d: honeydew
    265 fridge 1w, freezer 6-8m, pantry 3-5d: fruits de la passion*, frutto della passione*, \
      passievrucht*, guava*, guayaba*, goyave*, grenadille, chirimoya*, פפאיה, פסיפלורה, mango*, \
      mangue*, papaya*, passion fruit*, manga, papaja*, marakuj*, maracuj*, манго, מנגו, папайя, \
      маракуйя, passionsfrucht*, fruit de la passion, passiefrucht*, fruta de la pasión, \
      maracuyá*, passionsfrukt*, rambutan*, jackfruit fresh, sternfrucht*, carambole*, \
      carambola*, flugmango*, papaye*, cherimoya*, alchechengi*
    266 fridge 3-5d, freezer 2m: sharonfrucht*, kakifrucht*, doughnut peach*, damson*, \
      greengage*, reineclaude*, guyot*, passe crassane, nashi*, ercolini, pesche noci, percoca*, \
      tabacchiera*, doyenné*, węgierki*, груші*, membrillo fresco, cotogne, breva*, figo*, peach, \
      peaches, pfirsich*, pêche*, melocot*, nectarin*, nektarin*, plum, plums, pflaume*, \
      zwetschge*, prune, prunes, ciruela*, prugn*, perzik*, \
      brzoskwin*, pessego*, nektaryn*, pruim*, sliwk*, ameixa*, \
      conferencepeer, abate, susin*, handperen, pesche*, pesca*, brugnon*, mirabelle*, quetsche*, \
      reine claude*, reneklode*, williams birne, williams, comice, rocha, pera rocha, kaiser \
      pere, decana, coscia, blanquilla, ercolina, limonera, персик*, нектарин*, груша, груши, \
      слива, сливы, сливи, алыча, хурма, אפרסק*, נקטרינה, נקטרינות, אגס*, שזיף*, שזיפים, \
      אפרסמון, williams christ, paraguay*, peras*, persimon*, sharon fruit, nettarine*, pere*, \
      pera abate, cachi, handpeer*, conference peer, dióspiro*, persik*, plommon*, \
      sharon, figs, fig, feigen, feige, figues, figue, higos, higo, brevas, fichi, fico, vijgen, \
      figi, figos, fikon, инжир, תאנים, quince*, quitte*, coing*, membrillos fresco, bartlett*, \
      anjou*, pluot*, apriums, plattpfirsich*, reines claudes, ringlo*, percoche*, percocche*
    267 fridge 5-7d, freezer 10-12m: pineapple*, ананас*, אננס, piña*, abacaxi*, ananá*
    269 fridge 1-3m, freezer 10-12m, pantry 2-5d: pomegranate*, granatapfel*, grenade, \
      granaatappel*, granat, granatapple*, гранат, гранаты, гранати, רימון, רימונים, granada*, \
      melograno, melagran*, granaty, romã, romãs, grenades, grenade fruit
    480 fridge 2-3w, freezer 10-12m, pantry 2-5d: dragon fruit, pitaya, pitahaya, drachenfrucht*, \
      pitahaya roja
    179 made, fridge, opened-fridge 4d: fruit salad, fruit cup, obstsalat, salade de fruits, \
      macedonia, cut fruit, fruchtsalat, fruitsalade*, fruktsallad, sałatka owocowa, macedonia \
      fruta, macédoine de fruits, macedonia di frutta, fruits coupés, fruta cortada, mango \
      chunks, melon chunks, pineapple fresh cut, fruit fingers, fruit platter, fruit medley, \
      pineapple chunks fresh, mango chunks fresh, mango fingers, apple slices, fruchtmix*, ananas \
      tranché frais, ananas stücke frisch, mangowürfel frisch, piña cortada, sandía cortada, \
      sandía mitad*, mitad de sandía*, media sandía*, sandía s pepitas mitad*, \
      sandía sin pepitas mitad*, sandía sin semillas mitad*, \
      anguria a fette, melone tagliato, ananas tagliato
    0 own, fridge 3-7d, freezer 10-12m: fruit, fruits, obst, früchte, frutta, fruta, fruits \
      rouges, owoce, frukt, fruta da epoca, фрукты, fruktmix, frugt, fruta variada, obstkorb, \
      obstmix, frutas
    0 own, fridge 2-4w, pantry 3-7d: хурма*, cachi*, kaki*, persimmon*, caqui*, хурми, אפרסמון*
    0 own, fridge 5-14d, pantry 2-5d: níspero*, nespola*, loquat*, nêspera*
    """
}
