extension Brands {
  /// Brands of drinks.
  static let drinks = """
    coffee: lavazza, illy, segafredo, jacobs, tchibo, dallmayr, melitta, eduscho, senseo, \
      tassimo, dolce gusto, nespresso, nescafé, nescafe, kenco, carte noire, maxwell house, douwe \
      egberts, gevalia, zoegas, zoégas, löfbergs, arvid nordquist, classic skånerost, kimbo, \
      vergnano, borbone, pellini, marcilla, bonka, saimaza, delta cafés, sical, nicola café, \
      folgers, taylors of harrogate, lyons coffee, l or espresso, malongo, grand mère, jacques \
      vabre, tchibo family, woseba, prima finezja, pedros, mk café, jacobs kronung, idee kaffee, \
      mövenpick kaffee, starbucks nespresso, жокей, жардин, якобс, нескафе, амбассадор, черная \
      карта, эгоист, egoiste, галка, עלית קפה, טסטרס צויס, נסקפה, לנדוור, якобз, jacobs krönung, \
      carte d or kaffee, tassimo, l or, senseo, café royal, real coffee, starbucks blonde, \
      lavazza oro, qualità rossa, crema e gusto, harmonie pads, harmonie kaffee, paulig, kulta \
      katriina, presidentti, juhla mokka, moccona, nescafé gold, чёрная карта, bushido, буше, \
      петровская слобода, tchibo gold, davidoff, коффі, галка кава, віденська кава, cafe najjar, \
      elite coffee, טורקי עלית, קפה עלית, taster s choice, folgers classic, peet s, dunkin \
      coffee, café bustelo, lavazza crema, gala kaffee, onko, mövenpick, röstfein, alberto \
      espresso, caffè vergnano, caffè suerte
    tea: twinings, tetley, pg tips, yorkshire tea, yorkshire gold, lipton yellow, teekanne, \
      meßmer, messmer, pickwick, dilmah, celestial seasonings, yogi tea, clipper tea, ahmad, \
      greenfield, гринфилд, липтон, майский чай, тесс, tess, принцесса нури, принцесса ява, \
      ахмад, hornimans, pompadour, elephant infusion, saga saszetki, minutka, herbapol, \
      ronnefeldt, goldmännchen, bünting, ויסוצקי, typhoo, barry s tea, lyons tea, zonnatura, \
      kobbs, friggs te, беседа, curtis чай, батік, принцеса гіта, lovare, ловаре, greenfield tea, \
      аскольд, карпатський чай, мономах, akbar, акбар, шах чай, азерчай, brooke bond, alokozay, \
      lipton tee, ליפטון, 1001 чай, lipton ice tea powder, loyd tea, big active, vitax, biofix, \
      clipper, pukka, tee fee, h h tea
    beer: heineken, carlsberg, tuborg, stella artois, beck s, becks, bitburger, krombacher, \
      warsteiner, veltins, paulaner, erdinger, augustiner, franziskaner, radeberger, jever, \
      hasseröder, oettinger, budweiser, corona extra, guinness, peroni, moretti, nastro azzurro, \
      estrella damm, estrella galicia, mahou, cruzcampo, san miguel, ambar, super bock, sagres, \
      kronenbourg, pelforth, leffe, grimbergen, desperados, affligem, hoegaarden, jupiler, hertog \
      jan, grolsch, amstel, bavaria, brand pils, la chouffe, duvel, żywiec, tyskie, lech premium, \
      żubr, perła chmielowa, okocim, warka, książęce, pripps, norrlands guld, mariestads, falcon \
      export, spendrups, sofiero, балтика, жигулевское, клинское, оболонь, чернігівське, \
      львівське, сармат, goldstar, גולדסטאר, מכבי בירה, קרלסברג, הייניקן, טובורג, birra moretti, \
      ichnusa, menabrea, foster s, fosters, carling, tennents, birra forst, bud light, coors, \
      miller lite, brewdog, punk ipa, старый мельник, хайнекен, козел темное, козел светлое, \
      львівське 1715, чернігівське, оболонь світле, рогань, бочкове, zlatopramen, staropramen, \
      pilsner urquell, kozel, žatecký гусь, жатецкий гусь, крушовице, krušovice, жигули, охота \
      крепкое, белый медведь, tuborg green, löwenbräu, hacker pschorr, köstritzer, schöfferhofer, \
      veltins, könig pilsener, berliner kindl, sternburg, stiegl, gösser, ottakringer, \
      puntigamer, feldschlösschen, quöllfrisch, fischer bière, pelforth, goudale, 1664, 33 \
      export, cubanisto, poretti, messina, baffo d oro, dreher, moritz, voll damm, alhambra \
      especial, 1906 estrella, sagres branca, carlsberg sem, kasztelan, harnaś, tatra, romper, \
      namysłów, łomża, debowe, mythos, mariestads export, åbro, zeunerts, \
      norrlands, arboga, corona, modelo, dos equis, tecate, blue moon, sierra \
      nevada, lagunitas, miller, michelob, pabst, doom bar, old speckled hen, hobgoblin, \
      newcastle brown, john smith s, boddingtons, madri, cobra
    cola: coca cola, coke zero, diet coke, pepsi, pepsi max, fanta, sprite, schweppes, 7 up, \
      seven up, mountain dew, dr pepper, orangina, mirinda, kas naranja, kas limón, la casera, \
      oasis tropical, irn bru, tango orange, vimto, lilt, r whites, san pellegrino aranciata, \
      sumol, guaraná antarctica, chinotto, crodino, sanbitter, afri cola, fritz kola, club mate, \
      almdudler, rivella, spezi, mezzo mix, paulaner spezi, bionade, sinalco, lift apfel, royal \
      club, sisi, trocadero, loranga, zingo, julmust, påskmust, champis, кока кола, пепси, фанта, \
      спрайт, живчик, байкал, тархун, дюшес, буратино, ситро, קוקה קולה, פפסי, פנטה, ספרייט, \
      שוופס, פריגת, ספרינג, hoop cola, frugo, oranżada, tonic water, fever tree, thomas henry, \
      canada dry, barr cola, tizer, добрый кола, севенап, миринда, фрутц, пепсі, кока кола зеро, \
      живчик яблуко, лимо нада, оболонь лимонад, калинов лимонад, черноголовка, любимая кола, \
      funky monkey, cool cola, coca zero, coca cherry, coke, cherry coke, pepsi \
      twist, pepsi cherry, schwipp schwapp, deit limonade, gerolsteiner limonade, fritz limo, \
      proviant, now limonade, schloer, appletiser, rubicon, old jamaica, ting, barr, ben shaws, \
      lorina, pulco, finley, oasis pomme, oasis tropical, kas, trina, casera, gaseosa, fruco, \
      lemonsoda, oransoda, estathé, estathè, san bene the, lipton ice, lipton ice tea, fuze tea, \
      fuzetea, nestea, volvic thé, may tea, pfanner, pfanner eistee, rauch eistee, arizona, ісе \
      tea, frisco sumol, b bliss, jumex, hellena, helena, zbyszko, mirinda orange, kofola, \
      pommac, festis, mer apelsin, påskmust apotekarnes, apotekarnes, sockerdricka, hallonsoda, \
      zingo apelsin
    energy drink: red bull, monster energy, rockstar, burn energy, relentless, tiger energy, \
      black energy, oshee, powerade, gatorade, lucozade, isostar, aquarius, celsius, nocco, \
      effect energy, прайм, адреналин раш, battery energy, flash up, ред булл, рэд булл, non stop \
      energy, monster ultra, hell energy, xl energy, take off energy, rhino s, \
      dark dog, crazy wolf, gönrgy, 28 black, battery, non stop, pit bull, revo, флеш ап, \
      драйв ми, drive me, adrenaline rush, black power, g fuel, bang energy, reign, c4 energy, \
      prime hydration, boost energy, emerge energy, dynamite energy, level \
      up, clean drink, vitamin well, nocco bcaa, celsius energy, njie, powerking
    mineral water: evian, volvic, vittel, contrex, hépar, cristaline, badoit, perrier, san \
      pellegrino, levissima, sant anna, ferrarelle, uliveto, rocchetta, lete, fuze, gerolsteiner, \
      apollinaris, vöslauer, selters, adelholzener, volvic natur, buxton, highland spring, \
      smartwater, bezoya, font vella, lanjarón, solán de cabras, solares, cabreiroá, mondariz, \
      luso, vitalis, serra da estrela, fastio, penacova, spa reine, spa rood, sourcy, \
      chaudfontaine, ramlösa, loka, nałęczowianka, cisowianka, muszynianka, żywiec zdrój, kropla \
      beskidu, ustronianka, боржоми, нарзан, ессентуки, бонаква, аква минерале, святой источник, \
      моршинська, миргородська, боржомі, бювет, נביעות, מי עדן, עין גדי, san benedetto, vera \
      naturale, guizza, fiji water, aquafina, dasani, шишкин лес, моршинська, бювет кришталевий, \
      карпатська джерельна, поляна квасова, лужанська, трускавецька, сарнинська, аква минерале, \
      бон аква, черноголовская, архыз, славяновская, донат, edelweiss вода, сенежская, bon aqua, \
      borjomi, nałęczowska, żywioł, primavera woda, saguaro, quellbrunn, naturalis mineralwasser, \
      gut bio wasser, teinacher, hassia, rosbacher, rhönsprudel, fürst bismarck, franken brunnen, \
      alasia, römerquelle, juvina, henniez, valser, arrowhead, poland spring, deer park, \
      zephyrhills, ozarka, lacroix, topo chico, bubly, spindrift, pellegrino, acqua panna, acqua \
      lete, san pellegrino acqua, sangemini, nepi, boario, norda, levissima, valmora, vitasnella, \
      agua bezoya, fuente primavera, aquarel, veri, aquadeus, fontecelta, monchique, \
      carvalhelhos, pedras salgadas, água das pedras, vimeiro, castello água, frize, serrana, \
      ramlösa citrus, vichy nouveau, imsdal
    cordial: robinsons, ribena, mio drops, teisseire, moulin de valdonne, tri top, karvan \
      cévitam, karvan cevitam, raak, paola, fun light, sodastream sirup, herbapol syrop, łowicz \
      syrop
    juice: tropicana, granini, hohes c, albi saft, valensina, punica, innocent, don simon, juver, \
      pascual zumo, compal, santal, yoga frutta, skipper, zuegg succo, pago, rauch happy day, \
      tymbark, hortex, cappy, kubuś, fortuna, appelsientje, coolbest, dubbeldrank, wicky, joker \
      jus, pressade, andros jus, brämhults, proviva, god morgon, bravo juice, добрый, любимый \
      сад, фруктовый сад, rich сок, сады придонья, моя семья, садочок, сандора, jaffa сік, наш \
      сік, capri sun, capri sonne, um bongo, minute maid, ocean spray, welch s, rabenhorst, \
      voelkel, eckes, ceres, фрутоняня сок, sarasay, sandora, сандора, галиція сік, садочок, наш \
      сік, біола, jaffa, чумак сік, добрый сок, фруктовый сад, тонус сок, \
      красавчик, rauch, pago, pfanner saft, valfrucht, libehna, becker s bester, krings, \
      lindavia, hitchcock, joker, paquito, réa, carrefour pur jus, sunny delight, sunnyd, cidou, \
      fruité, pressade, tropico, oasis, don simon, zumosol, cofrutos, lambda, granini naranja, \
      bifrutas, bi frutas, santal, derby blue, valfrutta succo, esselunga succo, sì frutta, \
      skipper, bravo, frudesa, sumol néctar, compal essencial, um bongo, b natural, santal \
      néctar, garden good, cappy, hortex, tymbark cactus, caprio, hollinger, riviva, dole \
      pineapple, rynkeby, froosh, chiquita smoothie, kiviks, äppelmust, brämhults, tropicana \
      fruktdryck, bob saft, פריגת ענבים, פריניב, יפאורה, spring nektar, ספרינג תפוזים, קפרי
    wine: blossom hill, hardys, yellow tail, barefoot, casillero del diablo, campo viejo, wolf \
      blass, jacob s creek, echo falls, isla negra, mouton cadet, blanchet, jp chenet, j p \
      chenet, rotkäppchen, mumm, fürst metternich, freixenet, codorníu, mionetto, martini asti, \
      henkell, deinhard, faber krönung, lambrusco, tavernello, marqués de riscal, marqués de \
      cáceres, faustino, cune crianza, protos, mateus rosé, casal garcia, gazela, monte velho, \
      esteva, esporão, porta da ravessa, sophia merlot, kadarka, carlo rossi, fresco wino, шабо, \
      коблево, абрау дюрсо, иностранка вино, кагор, מוסקטו, ירדן מרלו, גמלא, ריוחה, коктебель, \
      массандра, инкерман, фанагория, советское шампанское, артемівське, bostavan, kvint вино, \
      trimontium, sofia вино, grüner veltliner, blauer zweigelt, dornfelder, riesling, \
      müller thurgau, spätburgunder, trollinger, bordeaux, beaujolais, côtes du rhône, muscadet, \
      sancerre, chablis, rosé de provence, gris blanc, saumur, cotes de provence, chianti, \
      montepulciano, primitivo, nero d avola, barbera, lambrusco, vermentino, pinot grigio, \
      prosecco, valpolicella, rioja, ribera del duero, verdejo, albariño, tempranillo, garnacha, \
      cava brut, vinho verde, douro tinto, dão tinto, malbec, shiraz, cabernet, \
      merlot, chardonnay, sauvignon, zinfandel, tinto joven, tinto \
      crianza
    vodka: smirnoff, absolut, gorbatschow, bacardi, captain morgan, havana club, jack daniel s, \
      jack daniels, jim beam, johnnie walker, ballantine s, ballantines, chivas regal, famous \
      grouse, jameson, glenfiddich, gordon s gin, gordons gin, bombay sapphire, tanqueray, \
      hendrick s, beefeater, larios, ricard, pastis 51, jägermeister, kümmerling, underberg, \
      fernet branca, ramazzotti, averna, montenegro, campari, aperol, martini rosso, martini \
      bianco, cinzano, baileys, malibu, licor 43, licor beirão, macieira, amarguinha, soplica, \
      żubrówka, wyborowa, żołądkowa, krupnik, bols, finlandia, хортиця, немиров, хлебный дар, \
      путинка, белуга, столичная, русский стандарт, арарат, courvoisier, hennessy, metaxa, \
      asbach, chantré, osborne, soberano, veterano, ruavieja, pacharán zoco, limoncello, explorer \
      vodka, o p anderson, ketel 1, ketel one, hoppe vieux, sonnema, jachtbitter, disaronno, \
      kahlua, southern comfort, grant s, william lawson, j b whisky, dyc, label 5, clan campbell, \
      poliakov, eristoff, four roses, pampero, водка зеленая марка, зеленая марка, пять озер, \
      тундра, мороша, хортица, козацька рада, nemiroff, перша гільдія, львівська, zubrowka, \
      finlandia, stock prestige, żubrówka biała, amundsen, gin gordons, rum bacardi, lamb s, \
      sailor jerry, kraken rum, glen s, vladivar, courvoisier, tia maria, cointreau, grand \
      marnier, pastis duval, berger blanc, suze, picon, get 27, dubonnet, porto cruz, calvados \
      boulard, grappa nardini, amaro lucano, amaro del capo, vecchia romagna, cynar, strega, \
      sambuca molinari, brandy magno, centenario, 103 brandy, ginebra mg, licor hierbas, \
      aguardente cr, ginjinha, macieira brandy, absolut vodka, koskenkorva, renat, o p a, \
      jägermeister mini
    cocoa: ovaltine, horlicks, milo, nesquik, cola cao, kaba, o boy, oboy, banania, poulain grand \
      arôme, swiss miss, options hot chocolate, cadbury drinking, suchard express, ciobar, \
      puchatek, decomorreno, droste cacao, несквик какао, золотой ярлык
    """
}
