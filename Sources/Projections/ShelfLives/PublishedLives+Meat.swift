extension PublishedLives {
  /// How long meat, poultry, and what is made of them keep.
  static let meat = """
    40 fridge 3-5d, freezer 4-12m: beef, steak*, rind*, rinder*, rindfleisch, *rindfleisch, boeuf, \
      ternera, manzo, sirloin, ribeye, rib eye, entrecôte, rumpsteak, bistecca, vaca, rund*, \
      runder*, biefstuk*, kogelbiefstuk, wolowin*, wolow*, notkott, oxfile, ryggbiff, novilho, \
      bife*, bovino, bavette, faux filet, riblap*, sukadelap*, runderlap*, entrecotes, onglet, \
      rumsteck, rosbif, roti boeuf, paleron, basse cote, pot au feu, ribeye*, t bone, fillet \
      steak, braising steak, stewing steak, diced beef, silverside, topside, brisket*, roulade \
      rind, rinderroulade*, tafelspitz, suppenfleisch, beinscheibe*, rinderfilet, huftsteak, \
      hochrippe, fettine bovino, scottona, tagliata, fesa bovino, ossobuco, spezzatino, chuleton, \
      solomillo ternera, entrecot, morcillo, aguja, anoijo, anojo, filetes ternera, gulaszow*, \
      antrykot, rostbef, stek z wolowiny, grytbitar, rostbiff hel, lovbiff, hogrev, maminha, \
      picanha, alcatra, acem, bife da vazia
    39 fridge 3-5d, freezer 4-12m: brisket, chuck roast, pot roast, roast beef, beef roast, \
      rinderbraten, rôti de boeuf
    43 fridge 1-2d, freezer 3-4m: ground beef, minced beef, beef mince, hackfleisch, *hackfleisch, \
      rinderhack*, viande hachée, steak haché, carne picada, carne macinata, hamburger meat, \
      burger patt*, minced meat, mince, gehacktes, faschiertes, rundergehakt, gehakt, half om half \
      gehakt, notfars, kottfars, blandfars, flaskfars, mieso mielone, mielone, macinato*, \
      macinata, hachis, picada, tatar, hamburger bovino, hamburguesa vacuno, hamburguesas, \
      hamburguesa, hamburguesa pollo, burger boeuf, haches pur boeuf, steaks haches, steak haches, \
      hamburgery, hamburgare, hamburguer*, beef burgers, quarter pounder*, burgers, rinderburger, \
      beefburger*, kipgehakt, varkensgehakt, tartaar, filet americain vlees, slavinken, slavink, \
      blinde vink, mielone z indyka
    60 fridge 3-5d, freezer 4-12m: pork, schwein*, porc, cerdo, maiale, pork chop*, \
      schweineschnitzel, kotelett*, schnitzel, côtelette*, chuleta*, lomo, pork loin, pork \
      tenderloin, tenderloin, spare ribs, ribs, fleisch, *fleisch, gulasch, viande, carne, \
      speklap*, hamlap*, varken*, karbonade*, wieprz*, schab*, karkowka*, karkowk*, zeberka*, \
      flask*, flaskfile, kotlett*, porco, lombo, entremeada, costela*, suina, lonza, arista, \
      *kotelett, nackensteak*, *bauch, nekkarbonade, speklapjes, procureur, filetlap*, haas \
      varken, echine, rouelle, travers, joues de porc, palette porc, jarret, poitrine porc, \
      schweinefilet, schweinelende, schweinerucken, eisbein, kassler*, kasseler, spareribs, \
      bauchfleisch, krustenbraten, minutensteak*, braciola*, capocollo fresco, costine, puntine, \
      filetto maiale, secreto, presa iberica, pluma iberica, solomillo cerdo, solomillo, cinta \
      lomo, codillo, magro cerdo, chuletas sajonia, golonka, lopatka, zeberka, biodrowka, \
      poledwiczk*, kassler, karre, revbensspjall, flasklagg, flaskytterfile, febra*, entrecosto, \
      secretos, lombinho, gammon*, pork belly, pulled pork fresh, pork shoulder, pork joint
    73 fridge 1-2d, freezer 3-4m: ground pork, minced pork, schweinehack, mett
    52 fridge 3-5d, freezer 4-12m: lamb, lamm*, agneau, cordero, agnello, mutton, lams*, \
      lamskotelet*, jagniecin*, lammkott, lammfile, borrego, cordeiro
    50 fridge 1-2d, freezer 3-4m: ground lamb, minced lamb
    56 fridge 3-5d, freezer 4-12m: veal, kalb*, veau, vitello, kalfs*, cielecin*, kalvkott, vitela
    76 fridge 3-5d, freezer 4-12m: venison, wildschwein*, wildfleisch, hirsch*, rehkeule, \
      rehrücken
    77 fridge 1-2d, freezer 3-4m: liver, leber, foie de, hígado, fegato, kidneys, tongue, lever, \
      watrobk*, watrobka, kycklinglever, figado, fegatini
    595 fridge 2d, freezer 9m: rabbit, kaninchen, lapin, conejo, coniglio
    113 fridge 1-2d, freezer 12m: whole chicken, chicken, hähnchen, *hähnchen, huhn, hühnchen, \
      poulet*, pollo, poultry, geflügel*, suppenhuhn, kip, kip*, kurczak*, kyckling*, frango*, \
      kuraka, shoarma, kipshoarma, kipreepjes, kippenpoten, coquelet, pintade, emince poulet, \
      aiguillettes poulet, hahnchen*, chicken kiev, brathendl, stubenkuken, faraona, galletto, \
      spezzatino pollo, jamoncitos pollo, contramuslo*, picantones, pollo entero, skrzydelk*, \
      cwiartk*, porcja rosolowa, korpus, klubbor, asas de frango, bifes de frango, galinha
    117 fridge 1-2d, freezer 9m: chicken breast*, hähnchenbrust*, *hähnchenbrust, hühnerbrust, \
      pouletbrust, blanc de poulet, filet de poulet, pechuga*, petto di pollo, chicken fillet*, \
      hähnchenfilet, kipfilet*, kipfilets, filet z kurczaka, piers z kurczaka, kycklingfile*, \
      kycklingbrost*, peito de frango, petto pollo, filete de pechuga, blancs de poulet, filets de \
      poulet
    118 fridge 1-2d, freezer 9m: chicken thigh*, chicken leg*, chicken wing*, drumstick*, \
      hähnchenschenkel, hähnchenflügel, cuisse de poulet, muslo*, cosce di pollo, kippendij*, \
      kippenbout*, kippenvleugel*, udko*, udka*, udziec*, kycklinglar*, kycklingben, coxa*, perna \
      de frango, cuisses de poulet, fusi di pollo, sovracosce, hahnchenkeule*, alitas, ailes de \
      poulet
    115 fridge 1-2d, freezer 3-4m: ground turkey, ground chicken, minced chicken, putenhack, \
      geflügelhack
    114 fridge 1-2d, freezer 12m: turkey, pute, puten*, truthahn, dinde, pavo, tacchino, kalkoen*, \
      indyk*, indycz*, peru, bifes peru, bife de peru, peito peru, perna de peru, cuisse dinde, \
      roti dinde, tacchino fesa, fesa tacchino, filete pavo, solomillo pavo, kalkoenschnitzel
    120 fridge 1-2d, freezer 9m: turkey breast*, putenbrust, putenschnitzel, filet de dinde, \
      pechuga de pavo
    123 fridge 1-2d, freezer 6m: duck, ente, entenbrust, canard, pato, anatra, goose, gans, eend, \
      eendenborst, kaczk*, anka, ankbrost, magret*
    141 fridge 3-4d, freezer 4m: rotisserie chicken, grillhähnchen, brathähnchen, poulet rôti, \
      pollo asado
    134 made, freezer 1-3m, opened-fridge 1-2d: chicken nugget*, nuggets
    79 made, fridge 1w, freezer 1m, opened-fridge 1w: bacon, speck, *speck, lardons, tocino, \
      panceta, pancetta, guanciale, spek, *spek, ontbijtspek, boczek*, boczk*, toucinho, smoked \
      bacon
    431 made, fridge 2w, freezer 2-4m, opened-fridge 7d: turkey bacon
    85 made, fridge 3-4d, freezer 1-2m: ham, *schinken, schinken, jambon, jamón, prosciutto cotto, \
      kochschinken, jamón cocido, jamón york, jambon blanc, *ham, szynk*, skinka, *skinka, fiambre \
      perna, rauchschinken, jambon superieur
    675 made, own, fridge 2-3m, freezer 1m, opened-fridge 3-7d: prosciutto, prosciutto crudo, \
      rohschinken, parmaschinken, jambon cru, jamón serrano, jamón ibérico, serrano, bresaola*, \
      bundnerfleisch, cecina*, coppa, schwarzwalder schinken, serranoschinken, presunto, rauwe \
      ham, parmaham, serranoham, szynka dojrzewajaca, lufttorkad skinka, speck alto adige, jambon \
      de bayonne, jambon serrano, culatello, lonzino
    98 made, fridge 2w, freezer 1-2m, opened-fridge 1w: hot dogs, hot dog, frankfurter*, wiener, \
      wieners, würstchen, *würstchen, saucisses de francfort, salchicha*, wurstel, knakworst*, \
      parowk*, wienerkorv, varmkorv, grillkorv, prinskorv, hotdog*, salsicha*
    102 made, fridge 1-2d, freezer 1-2m: sausage*, raw sausage, saucisse*, salsicc*, butifarra, \
      kielbasa biala, bratworst*, bratkorv, merguez*, chipolata*, luganega, verse worst
    103 made, fridge 1w, freezer 1-2m: smoked sausage, kielbasa, wurst*, *wurst, bockwurst, \
      cervelat, rookworst*, kielbas*, kabanos*, frankfurterki, korv, *korv, falukorv*, chourico*, \
      linguica*, alheira*, morcela*, knack*, krakauer*, debrecz*, polnische, *worst, worst
    104 made, fridge 2-3w, freezer 1-2m: salami*, *salami, pepperoni, saucisson*, salame, \
      salchichón, fuet, salam*, cervelaat*, fuet*, salchichon*, salsichao, salamelle, metka*
    632 made, pantry 1y, freezer 6m, opened-fridge 1m: chorizo
    638 made, fridge 2-3d, freezer 2-3m: bratwurst*, brats
    192 made, fridge 2w, freezer 1-2m, opened-fridge 3-5d: lunch meat, luncheon meat, deli meat, \
      cold cuts, *aufschnitt, leberkäse, fleischkäse, mortadella, bologna, charcuterie, fiambre, \
      affettato, lyoner, sliced turkey, sliced ham, boterhamworst*, snijworst, kipfilet plakken, \
      mortadel*, mielonka*, poledwica*, poledwic*, sopocka, filet wedzony, smorgasskink*, palegg, \
      peito de peru, fiambre de peru, pavo lonchas, pechuga de pavo lonchas, blanc de dinde, fesa \
      di tacchino, *brustaufschnitt, fleischwurst*, gelbwurst*, bierschinken*, jagdwurst*, \
      lyoner*, blanc poulet tranches, roti dinde tranches, roti poulet, kalkoenfilet plakken, \
      kasseler aufschnitt, porchetta, fesa, arrosto di tacchino, pechuga pavo, lomo embuchado, \
      jamonilla, mortadela*, paio, filete afiambrado, rostbiff, kalkonbrost, kokt skinka, \
      szynkowa, krakowska, baleron, salceson
    188 made, own, fridge 5-14d, freezer 1-2m, opened-fridge 2-4d: pate, pâté de, terrine de, \
      paté*, pasztet*, leverpastej*, leverpate*, terrine*
    665 made, fridge 40d: pastrami
    81 made, fridge 5-7d, freezer 1m: corned beef
    109 made, pantry 12m, opened-fridge 2-3m: jerky, beef jerky, trockenfleisch
    563 made, fridge 7d: leberwurst, *leberwurst, rillettes, leberpastete, leverworst*, pasztetow*
    """
}
