extension PublishedLives {
  /// How long drinks keep.
  static let drinks = """
    660 made, pantry 12m, opened-fridge 1-2d: coconut water, kokoswasser, eau de coco, agua de \
      coco, acqua di cocco
    407 made, own, pantry 4-12m, opened-fridge 2-3d: soda, cola, coke, coca cola, pepsi, sprite, \
      fanta, limonade*, *limonade, refresco*, gaseosa, bibita, lemonade, soft drink*, ginger ale, \
      tonic, energy drink*, red bull, root beer*, ginger beer*, dr pepper, orangina, schweppes, \
      bitter lemon, tonic water, tonicwater, energydrink*, eistee*, iced tea*, ice tea*, thé \
      glacé, tè freddo, té frío, club mate, kombucha*, the al limone, the alla, frisdrank*, cola \
      light, cola zero, oranzada*, napoj gazowany, napoj, lask, julmust, refrigerante*, sumol, \
      7up, seven up, mountain dew, oasis, sinas, cassis, icetea*, tonik*, chinotto, aranciata*, \
      gassosa, mirinda, spezi, mezzo mix, *brause, energydryck*, monster energy, izotonik*, \
      isotonic*, aquarius, gatorade, powerade, kas naranja, kas limon, trina, nestea, bitter kas, \
      la casera, coca cola*, cocacola*, sprite*, schweppes*, dr pepper*, irn bru, vimto fizzy, \
      lilt, rubicon, lucozade, red bull*, rockstar, relentless, tiger energy, black energy, oshee, \
      hellena, helena, ptys, frugo, orangeade, cherry coke, root beer, ginger ale*, cream soda, \
      almdudler, rivella, bionade, afri cola, fritz kola, paulaner spezi, schwip schwap, crodino, \
      sanbitter, cedrata, lemonsoda, oransoda, estathe, the pesca, the limone, lipton ice tea, \
      fuze tea, arizona, cha gelado, guarana, frisumo, trinaranjus, pommac, zingo, loka crush, \
      festis, trocadero, pucko
    413 made, own, pantry 12-24m: water, wasser, *wasser, eau, agua, acqua, mineralwasser, \
      bronwater, spa rood, spa blauw, woda, woda gazowana, woda niegazowana, mineralvatten, \
      vatten, kolsyrat vatten, ramlosa, agua com gas, agua sem gas, evian, volvic, perrier, \
      badoit, gerolsteiner, naleczowianka, zywiec zdroj, san pellegrino, acqua minerale, agua con \
      gas, agua sin gas, vichy catalan, font vella, bezoya, lanjaron, solan de cabras, fastio, \
      vitalis, serra da estrela, pedras salgadas, vittel, contrex, hepar, cristaline, mont \
      roucous, courmayeur, saint yorre, vichy, rozana, levissima, ferrarelle, uliveto, lete, \
      rocchetta, sant anna, acqua panna, naturale acqua, frizzante acqua, volvic*, evian*, \
      highland spring, buxton, smartwater, dasani, aquafina, poland spring, lacroix, la croix, \
      selters, apollinaris, adelholzener, vilsa, hassia, rosbacher, spa reine, chaudfontaine, bar \
      le duc, sourcy, muszynianka, cisowianka, kropla beskidu, ramlosa*, loka naturell, imsdal
    541 made, pantry 2y, freezer 6-12m, opened-fridge 1m, opened-pantry 2w: coffee, kaffee, \
      *kaffee, café, caffè, ground coffee, gemahlener kaffee, café moulu, café molido, caffè \
      macinato, espresso, nescafé dolce gusto, lavazza*, jacobs krönung, tchibo*, segafredo, illy, \
      kaffeepads*, kaffeekapseln*, capsules café, coffee pods*, cápsulas de café, capsule caffè, \
      koffie, *koffie, filterkoffie, snelfilter*, kawa*, kawa mielona, kaffe, *kaffe, bryggkaffe, \
      cafe moido, cafe capsulas, koffiepads*, kapsulki*, kaffekapslar*, douwe egberts, pickwick \
      koffie, cafe*, caffe*, mokka, gevalia, zoegas, lofbergs, dallmayr*, melitta*, senseo*
    400 made, pantry 3-5m, opened-fridge 3-4m, opened-pantry 3-5m: coffee beans, whole bean*, \
      kaffeebohnen, espressobohnen, café en grains, café en grano, caffè in grani, koffiebonen, \
      kawa ziarnista, kaffebonor, hela bonor, cafe em grao, cafe grano, cafe grains, caffe grani
    402 made, pantry 1y, opened-pantry 2-3m: instant coffee, löslicher kaffee, café soluble, caffè \
      solubile, nescafé*, nescafe gold, oploskoffie, kawa rozpuszczalna, snabbkaffe, cafe soluvel, \
      inst coffee, inst kaffee
    410 made, pantry 18-36m, opened-pantry 6-12m: tea, tee, früchtetee, kräutertee, grüntee, \
      schwarztee, kamillentee, pfefferminztee, thé vert, thé noir, infusion*, tisane, tea bags, \
      teebeutel, camomilla, manzanilla, *tee, tè al, tè verde, tè nero, té de, té negro, té con, \
      thé citron, thé menthe, thé à, thé au, rooibos*, twinings*, tea bag*, chai, thee, *thee, \
      herbat*, melisa, rumianek, cha, cha verde, cha preto, cha de, te pase, tepasar, gront te, \
      svart te, earl grey, pickwick, tisane*, camomil*, pfefferminz*, rooibosthee, english \
      breakfast, yorkshire tea*, darjeeling, kamille*, krautertee*, rooibos te, tilo, poleo, te \
      earl grey, verveine, infus*
    462 made, pantry 3-5y, opened-fridge 1-3d: wine, wein, rotwein, *rotwein, red wine, vin rouge, \
      vino tinto, vino rosso, vino, vin, wijn, rode wijn, *wijn, wino*, wino czerwone, rott vin, \
      rodvin, vinho*, vinho tinto, merlot, cabernet*, shiraz, malbec, rioja*, chianti*, bordeaux*, \
      montepulciano, primitivo, pinot noir, tempranillo, cotes du rhone, port wine, porto, \
      spatburgunder, dornfelder, lambrusco, syrah, gluhwein, gluhwein*, mulled wine, vin chaud, \
      lambrusco*, barolo, nebbiolo, barbera, nero d avola, crianza, reserva tinto, vino crianza, \
      vino joven, garnacha, monastrell, beaujolais*, bourgogne*, corbieres, minervois, saint \
      emilion, medoc, vin de pays rouge, trollinger, portugieser, zweigelt, regent rotwein, \
      alentejo, douro, dao, vinho do porto, moscatel, wytrawne czerwone, polslodkie, amarone, \
      valpolicella, zinfandel, carmenere, sangiovese, grenache, sangria
    463 made, pantry 1-2y, opened-fridge 1-3d: white wine, weisswein, vin blanc, vin rosé, vino \
      blanco, vino bianco, vino rosado, prosecco, sekt, champagne, cava, witte wijn, rose wijn, \
      wino biale, wino rozowe, vitt vin, rosevin, vinho branco, vinho verde, espumante, \
      chardonnay, sauvignon*, riesling*, pinot grigio, gruner veltliner, moscato, verdejo, \
      albarino, muscadet, cremant*, grauburgunder, weissburgunder, muller thurgau
    539 made, own, pantry 2-5y: whisky*, whiskey*, vodka*, wodka*, gin, rum, cognac*, brandy*, \
      tequila*, likör*, *likör, liqueur*, grappa*, ouzo, pastis*, ricard, jägermeister, aperol, \
      campari, schnaps*, kirschwasser, *brand, baileys, martini bianco, vermouth*, licor*, \
      liquore*, jenever*, wodk*, whisky, brannvin*, akvavit*, aguardente*, likier*, sherry, \
      wermut*, zubrowka*, orujo, limoncello, amaro, advocaat*, ron, eierlikor*, obstler, calvados, \
      armagnac, absolut, smirnoff, bombay, gordon s, bacardi, captain morgan, havana club, jack \
      daniel*, jameson, johnnie walker, jim beam, ballantine*, malibu, kahlua, cointreau, \
      amaretto*, sambuca, pastis 51, pernod, suze, get 27, marie brizard, chartreuse, anis del \
      mono, pacharan, brandy jerez, veterano, whisky dyc, kirsch, obstbrand, doppelkorn, klarer, \
      kummerling, ramazzotti, averna, fernet*, montenegro, cynar, genever, beerenburg, \
      kruidenbitter, soplica, wyborowa, finlandia, absolwent, zoladkowa*, nalewka*, licor beirao, \
      ginjinha, medronho, op anderson
    0 made, own, pantry 4-12m: beer, bier, *bier, beers, pils, pilsner, pilsener, lager, ale, ipa, \
      stout, radler, bière*, birra*, cerveza*, heineken, cider, cidre*, sidra*, apfelwein, \
      biertje, pilsener bier, piwo*, ol burk, folkol, starkol, lattol, cerveja*, cervez*, \
      weissbier*, hefeweizen*, weizen, radler*, birr*, jupiler, grolsch, hertog jan, zywiec piwo, \
      tyskie, leffe, kriek, sagres, super bock, mild ale, guinness, stella artois, carling, \
      budweiser, bud light, coors*, miller lite, peroni, moretti, nastro azzurro, estrella damm, \
      mahou, cruzcampo, san miguel, ambar, alhambra, kronenbourg*, 1664, pelforth, desperados, \
      chimay, duvel, hoegaarden, bavaria, amstel, warsteiner, bitburger, krombacher, becks, beck \
      s, veltins, konig pilsener, radeberger, paulaner, erdinger, franziskaner, augustiner, \
      kolsch, altbier, helles, malzbier, alkoholfrei bier, okocim, lech premium, warka, zubr, \
      harnas, ksiazece, pripps, spendrups, falcon bayerskt, carlsberg, tuborg, mellanol, norrlands \
      guld, sommersby, strongbow, bulmers, magners, kopparberg, thatchers, panache
    """
}
