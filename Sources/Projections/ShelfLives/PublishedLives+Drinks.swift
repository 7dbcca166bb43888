extension PublishedLives {
  /// How long drinks keep.
  static let drinks = """
    407 made, own, pantry 6-14m, opened-fridge 2-4d: tinto de verano*, tinto verano*, sangría*, \
      rebujito*
    463 made, own, pantry 1-3y, opened-fridge 1-5d: oyster bay*, sauv blanc*, sauvignon*, \
      sauv bl*, pinot gris*, pinot grig*, vinho verde*
    539 made, own, pantry 2-5y: bristol cream*, harveys bristol*, sherry*, jerez fino*
    407 made, own, pantry 4-12m, opened-fridge 2-3d: san pellegrino limonata*, \
      san pellegrino aranciata*, sanpellegrino limonata*, sanpellegrino aranciata*
    539 made, own, pantry 8-24m, opened-fridge 2-6m: verpoorten*
    539 made, own, pantry 8-24m, opened-fridge 2-6m: advocaat*, advokaat*, adwokat*, ajerkoniak*, \
      eierlikör*, egg liqueur*, licor de huevo*, zwarte kip*, warninks*, cream liqueur*, \
      irish cream*, crema de orujo*, crema orujo*, zabov, vov liquore
    407 made, own, pantry 4-12m, opened-fridge 2-3d: gazoz*, kofola*
    413 made, own, pantry 12-24m: danskvand*, minerálka*, kildevand*, maden suyu*
    660 made, pantry 12m, opened-fridge 1-2d: coconut water, eau de coco, agua de coco, acqua di \
      cocco, кокосовая вода, eau de coco*, agua de coco*, kokoswasser*, acqua di cocco*, \
      kokoswater*, woda kokosowa*, kokosvatten*, coconut water*
    407 made, own, pantry 4-12m, opened-fridge 2-3d: r whites, fentimans*, fever tree*, san \
      pellegrino aranciata, bluna*, perrier fruit, lorina*, may tea*, tropico*, pulco*, banga*, \
      champomy*, radical fruit, sunny delight*, san benedetto the*, gazzosa, spuma bionda, sisi*, \
      ranja*, fernandes*, taksi*, isostar*, b fachada, compal fresh, champis, boost energy, \
      effect energy, burn energy, nos energy, adrenaline rush, буратино, черноголовка*, напій, \
      живчик*, טמפו*, ספרינג*, נסטי*, פיוזטי*, תפוזינה, soda, cola, coke, coca cola, limonade*, \
      *limonade, refresco*, soft drink*, ginger ale, energy drink*, red bull, root beer*, ginger \
      beer*, dr pepper, bitter lemon, tonic water, energydrink*, eistee*, iced tea*, ice tea*, \
      thé glacé, tè freddo, té frío, club mate, kombucha*, the al limone, the alla, frisdrank*, \
      cola light, cola zero, oranzada*, napoj gazowany, napoj, refrigerante*, 7up, seven up, \
      mountain dew, oasis, cassis, icetea*, tonik*, aranciata*, mezzo mix, *brause, energydryck*, \
      monster energy, izotonik*, isotonic*, kas naranja, kas limon, trina, nestea, bitter kas, la \
      casera, coca cola*, cocacola*, sprite*, schweppes*, dr pepper*, irn bru, vimto fizzy, lilt, \
      rubicon, red bull*, rockstar, relentless, tiger energy, black energy, oshee, hellena, \
      helena, ptys, frugo, cherry coke, root beer, ginger ale*, cream soda, afri cola, fritz \
      kola, paulaner spezi, schwip schwap, crodino, sanbitter, lemonsoda, oransoda, the pesca, \
      the limone, lipton ice tea, fuze tea, cha gelado, frisumo, trinaranjus, pommac, zingo, loka \
      crush, trocadero, pucko, кола, кока кола, пепси, фанта, спрайт, газировка, лимонад*, \
      тархун, дюшес, байкал, напиток газированный, напиток безалкогольный, энергетик*, \
      энергетический, чай холодный, холодный чай, липтон холодный, קולה, קוקה קולה, ספרייט, \
      פאנטה, משקה אנרגיה, תה קר, בירה שחורה, מלט, pepsi*, fanta*, 7up*, lemonade*, limo, \
      orangeade*, pressé, elderflower presse, elderflower pressé*, rose lemonade*, cream soda*, \
      dandelion and burdock, tizer, iron brew, sunkist, appletiser*, j2o*, shloer*, tonic*, tonic \
      water*, indian tonic, bitter lemon*, monster energy*, redbull*, lucozade*, powerade*, \
      gatorade*, isodrink*, sports drink*, squash ready to drink, ijsthee*, thé glacé*, té \
      helado, tè freddo*, tè alla pesca, the alla pesca, estathè*, fuze*, lipton peach, arizona*, \
      mate tee getränk, club mate*, malzgetränk*, malzbier*, vitamalz, karamalz, apfelschorle*, \
      saftschorle*, fassbrause*, bionade*, spezi*, mezzo*, sinalco*, orangina*, perrier fines, \
      diabolo, panaché sans, gaseosa*, bitter sin, mosto*, casera*, aquarius*, bibita*, \
      limonata*, gassosa*, chinotto*, cedrata*, cassis drank, sinas*, spa fruit*, napój \
      gazowany*, napój energetyczny*, lemoniada*, mirinda*, guaraná*, sumol*, ice tea limão, \
      läsk*, festis*, loka*, ramlösa smak, julmust*, påskmust*, energidryck*, cider alkoholfri, \
      dricka, malta, acqua tonica*, agua tónica*, frucade, almdudler*, rivella*, elderflower \
      sparkling, tango orange, monster, енергетик, squirt, tango, bodyarmor*, vitamin water, \
      vitaminwater, propel, prime hydration, prime energy, bang energy, 5 hour energy, brisk, hi \
      ball, lacroix*, bubly*, jarritos*, sunkist*, crush soda, a&w, barqs, barq s, mug root beer, \
      mello yello, cactus cooler, kevita*, water kefir*, wasserkefir*, remedy kombucha*, gold \
      peak*, pure leaf*, snapple*, spezi, deit, johannisbeerschorle*, rhabarberschorle*, booster \
      energy, effect energy drink, ricqlès, acuarius, aquarius, pulco limonade, spuma nera, \
      gingerino*, spa citron, crystal clear
    413 made, own, pantry 12-24m: quézac, salvetat*, st yorre*, wattwiller*, vöslauer*, bad \
      liebenwerda, saskia*, quellbrunn, franken brunnen, cabreiroá*, mondariz*, aquabona*, \
      aquadeus, fuente liviana, san benedetto*, guizza*, fiuggi, boario, norda, staropolanka*, \
      ustronianka*, monchique, carvalhelhos, святой источник*, шишкин лес*, бонаква*, аква \
      минерале*, моршинська*, миргородська*, трускавецька, бювет, נביעות*, מי עדן*, harrogate*, \
      topo chico, water, wasser, *wasser, eau, spa rood, spa blauw, woda gazowana, woda \
      niegazowana, vatten, kolsyrat vatten, agua com gas, agua sem gas, perrier, badoit, \
      gerolsteiner, naleczowianka, zywiec zdroj, san pellegrino, acqua minerale, agua con gas, \
      agua sin gas, vichy catalan, font vella, bezoya, lanjaron, solan de cabras, fastio, \
      vitalis, serra da estrela, pedras salgadas, vittel, contrex, hepar, cristaline, mont \
      roucous, courmayeur, saint yorre, vichy, rozana, levissima, ferrarelle, uliveto, lete, \
      rocchetta, sant anna, acqua panna, naturale acqua, frizzante acqua, volvic*, evian*, \
      highland spring, buxton, smartwater, dasani, aquafina, poland spring, lacroix, la croix, \
      selters, apollinaris, adelholzener, vilsa, hassia, rosbacher, spa reine, chaudfontaine, bar \
      le duc, sourcy, muszynianka, cisowianka, kropla beskidu, ramlosa*, loka naturell, imsdal, \
      вода*, вода минеральная, минеральная вода, вода питьевая, мінеральна вода, מים*, מים \
      מינרליים, סודה מים, сода вода, sparkling water*, still water*, mineral water*, spring \
      water*, mineralwasser*, sprudel*, heilwasser, tafelwasser, eau minérale*, eau de source*, \
      eau gazeuse*, eau pétillante, agua mineral*, agua con gas*, acqua*, acqua frizzante*, acqua \
      naturale*, bronwater*, mineraalwater*, woda*, woda mineralna*, água*, agua das pedras, \
      mineralvatten*, kolsyrat*, bordsvatten, flavoured water*, volvic touch, aqua, боржоми*, \
      нарзан*, ессентуки*, seltzer*, soda water*, club soda*, fiji water, fiji, arrowhead, deer \
      park, ozarka, crystal geyser, essentia, voss
    541 made, own, pantry 1-2y, freezer 6-12m, opened-fridge 1m, opened-pantry 2w: vergnano*, pellini*, \
      cafissimo*, jacobs*, krönung*, prodomo*, eduscho*, onko, kaffeepads*, kaffeekapseln*, grand \
      mère*, jacques vabre*, la estrella*, buondi*, dowe egberts, aroma rood, kanis gunnink*, \
      snelfiltermaling*, koffiepads*, koffiecups*, prima finezja, woseba*, жокей*, лавацца, \
      folgers*, maxwell house*, starbucks ground*, peet s, *kaffee, ground coffee, gemahlener \
      kaffee, café moulu, café molido, caffè macinato, espresso, nescafé dolce gusto, lavazza*, \
      jacobs krönung, tchibo*, segafredo, illy, capsules café, coffee pods*, cápsulas de café, \
      capsule caffè, *koffie, filterkoffie, snelfilter*, kawa mielona, *kaffe, cafe moido, cafe \
      capsulas, kapsulki*, douwe egberts, pickwick koffie, cafe*, caffe*, mokka, gevalia, zoegas, \
      lofbergs, dallmayr*, melitta*, senseo*, кофе*, кава, кава мелена, קפה*, קפה שחור, קפה טחון, \
      капсулы кофе, קפסולות, coffee*, nespresso*, tassimo*, dolce gusto*, filterkaffee*, café \
      moulu*, café dosettes*, capsules café*, café molido*, café natural, café mezcla*, caffè \
      macinato*, koffie*, koffiebonen espresso, kawa mielona*, café moído*, café em cápsulas, \
      kaffe*, bryggkaffe*, kokkaffe*, decaf*, ground coffee*, caffe borbone, kimbo, taylors*, \
      carte noire, grand mère café, malongo, bonka, marcilla, saimaza, delta cafés, sical, \
      nicola, dosettes, cialde, capsule, kaffee gemahlen, lungo, espresso pads, kaffeepads, \
      koffiepads, dunkin*, starbucks pike place, starbucks ground, starbucks house blend, pike \
      place, starbucks veranda, community coffee, eight o clock, green mountain coffee, caribou \
      coffee, death wish
    400 made, pantry 3-5m, opened-fridge 3-4m, opened-pantry 3-5m: coffee beans, whole bean*, \
      espressobohnen, café en grains, café en grano, caffè in grani, kawa ziarnista, hela bonor, \
      cafe em grao, cafe grano, cafe grains, caffe grani, кофе зерн*, кофе в зернах, зерновой \
      кофе, кава в зернах, פולי קפה, bohnenkaffee*, ganze bohnen*, kaffeebohnen*, café grains*, \
      café en grains*, café en grano*, café grano*, caffè in grani*, caffè grani*, koffiebonen*, \
      kawa ziarnista*, ziarnista*, café em grão*, hela bönor*, kaffebönor*, crema bohnen
    402 made, pantry 1y, opened-pantry 2-3m: gold blend*, azera*, lösliche, krönung instant, \
      cappuccinopulver*, caro kaffee, linde s, растворимый, чорна карта, tofix, instant coffee, \
      orzo solubile, löslicher kaffee, café soluble, caffè solubile, nescafe gold, kawa \
      rozpuszczalna, cafe soluvel, inst coffee, inst kaffee, кофе растворимый*, растворимый кофе, \
      кава розчинна, нескафе, якобс, קפה נמס, נס קפה, טסטרס צ'ויס, nescaf*, nescafé gold*, \
      nescafé azera, kenco*, douwe egberts instant, instant coffee*, löskaffee, löslicher \
      bohnenkaffee*, cappuccino pulver*, latte macchiato pulver, café soluble*, chicorée soluble, \
      ricoré*, malzkaffee*, orzo solubile*, orzo bimbo, caffè d orzo, caffè solubile*, \
      oploskoffie*, kawa rozpuszczalna*, inka, café solúvel*, cevada*, mokambo, snabbkaffe*, \
      achicoria, 3 in 1, iced coffee sachets, cappuccino, latte sachet*, via instant, 3in1 \
      coffee, coffee 3in1, cappuccino sachet*, instant latte, eiskaffee pulver, latte macchiato \
      sticks, capuchino*, descafeinado sobres, chicorée leroux, chicorée liquide, leroux, ginseng \
      solubile*, wiener melange
    410 made, pantry 18-36m, opened-pantry 6-12m: té rojo*, te rojo, teekanne*, meßmer*, \
      milford*, lebensbaum*, teehaus, bünting*, lady grey*, pukka*, lipton yellow*, lipton vert, \
      lipton*, éléphant*, l éléphant, la tisanière*, tisanière, kusmi*, dammann*, tilleul, \
      pompadour*, hornimans*, bonomelli*, the ati, zonnatura*, minutka*, dilmah*, herbapol \
      herbata, cháfacil, lúcia lima, гринфилд*, greenfield*, принцесса нури*, ахмад*, беседа, \
      лисма, ויסוצקי*, yerba mate*, tea, tee, früchtetee, grüntee, schwarztee, thé vert, thé \
      noir, tea bags, *tee, tè al, tè verde, tè nero, té de, té negro, té con, thé citron, thé \
      menthe, thé à, thé au, rooibos*, twinings*, tea bag*, chai, *thee, herbat*, melisa, cha, \
      cha verde, cha preto, cha de, te pase, tepasar, gront te, svart te, earl grey, pickwick, \
      tisane*, camomil*, pfefferminz*, english breakfast, yorkshire tea*, darjeeling, kamille*, \
      krautertee*, rooibos te, tilo, te earl grey, verveine, infus*, чай черный, чай зеленый, \
      иван чай, каркаде, чай чорний, чай зелений, תה*, תה ירוק, חליטה*, tea bags*, pg tips*, \
      tetley*, typhoo*, earl grey*, green tea*, peppermint tea*, chamomile*, herbal infusion*, \
      teebeutel*, grüner tee, schwarzer tee, roibusch*, rotbusch*, mate tee, fencheltee*, thé \
      vert*, verveine menthe, té verde*, manzanilla*, poleo*, tila*, tisana*, thee*, groene thee, \
      kruidenthee*, mięta ekspresowa*, mięta herbatka, rumianek*, tília, cidreira, te svart, \
      grönt te*, örtte*, svart te*, rött te, te påsar, чай, чаю, matcha, teas, assam*, tee assam, \
      tè in bustine, malva infuso, mięta saszetki, mięta ekspresowa, saga herbata
    462 made, pantry 3-5y, opened-fridge 1-3d: wine, wein, *rotwein, red wine, vin rouge, vino \
      tinto, vino rosso, vino, vin, wijn, rode wijn, *wijn, wino*, wino czerwone, rott vin, \
      vinho*, vinho tinto, cabernet*, rioja*, chianti*, bordeaux*, pinot noir, cotes du rhone, \
      port wine, porto, spatburgunder, dornfelder, gluhwein*, mulled wine, vin chaud, lambrusco*, \
      barolo, nebbiolo, barbera, nero d avola, crianza, reserva tinto, vino crianza, vino joven, \
      garnacha, monastrell, beaujolais*, bourgogne*, corbieres, minervois, saint emilion, medoc, \
      vin de pays rouge, trollinger, portugieser, zweigelt, regent rotwein, alentejo, douro, dao, \
      vinho do porto, moscatel, wytrawne czerwone, polslodkie, amarone, valpolicella, carmenere, \
      sangiovese, grenache, вино красное, вино сухое, יין*, יין אדום, red wine*, rotwein*, \
      merlot*, shiraz*, malbec*, pinot noir*, côtes du rhône*, vin rouge*, vino tinto*, vino \
      rosso*, rode wijn*, wino czerwone*, vinho tinto*, rött vin*, rödvin*, sherry wine, \
      marsala*, madeira wein, glögg*, mulled wine*, vin chaud*, primitivo*, \
      montepulciano*, tempranillo*, syrah*, zinfandel*, кагор, портвейн, вермут вино, cooking \
      wine, вино, вина, ribera del duero, claret*, zinfandel red, calimocho*, dolcetto*, \
      bardolino*, brachetto*
    463 made, pantry 1-2y, opened-fridge 1-3d: white wine, vin blanc, vin rosé, vino blanco, vino \
      bianco, vino rosado, cava, witte wijn, rose wijn, wino biale, wino rozowe, vitt vin, vinho \
      branco, vinho verde, riesling*, pinot grigio, gruner veltliner, muscadet, \
      cremant*, grauburgunder, weissburgunder, muller thurgau, вино белое, игристое*, шампанск*, \
      просекко, шампанське, יין לבן, white wine*, weißwein*, *weißwein, silvaner, müller \
      thurgau*, chardonnay*, pinot grigio*, vin blanc*, vin rosé*, rosé wine, champagne*, \
      prosecco*, sekt*, spumante*, moscato*, vino blanco*, vino bianco*, vino frizzante*, vino \
      rosado*, verdejo*, albariño*, witte wijn*, rosé wijn*, wino białe*, wino musujące*, vinho \
      branco*, espumante*, vitt vin*, rosévin*, mousserande*, zinfandel blush, hugo \
      spritz, secco wein, rosé wein, frizzante, asti*, asti spumante, rosé, sauternes*, pineau \
      des charentes, banyuls*, clairette de die, mousseux, vin mousseux, faber sekt, fino, jerez \
      fino, rueda verdejo, mistela*, pedro ximénez, champán*, schorle weiß, weinschorle*, muscat \
      de rivesaltes, falanghina*, soave*, passito*, frascati*, franciacorta*
    539 made, own, pantry 2-5y: gordons*, tanqueray*, beefeater*, hendrick s*, famous grouse*, \
      glenfiddich*, chivas*, martini, cinzano*, underberg*, berentzen*, nordhäuser*, asbach*, \
      grand marnier*, william peel*, label 5*, clan campbell*, brugal*, barceló*, dyc*, larios*, \
      puerto de indias*, soberano*, ruavieja*, vecchia romagna*, disaronno*, ketel 1*, bokma*, \
      hertog jan jenever, lubelska*, stock prestige, beirão*, ginja*, macieira*, renault*, \
      горилка, арарат*, немирофф*, хортиця*, וויסקי*, whisky*, whiskey*, vodka*, gin, rum, \
      cognac*, brandy*, tequila*, likör*, *likör, liqueur*, grappa*, ouzo, pastis*, ricard, \
      jägermeister, aperol, campari, schnaps*, kirschwasser, *brand, martini bianco, vermouth*, \
      licor*, liquore*, jenever*, wodk*, brannvin*, akvavit*, aguardente*, likier*, sherry, \
      wermut*, zubrowka*, ron, absolut, smirnoff, gordon s, bacardi, \
      captain morgan, havana club, jack daniel*, jameson, johnnie walker, jim beam, ballantine*, \
      malibu, kahlua, cointreau, amaretto*, pastis 51, pernod, suze, get 27, marie brizard, \
      chartreuse, anis del mono, brandy jerez, veterano, whisky dyc, kirsch, obstbrand, klarer, \
      kummerling, ramazzotti, averna, fernet*, montenegro, cynar, genever, beerenburg, soplica, \
      wyborowa, finlandia, absolwent, zoladkowa*, nalewka*, licor beirao, ginjinha, medronho, op \
      anderson, водка*, горілка*, коньяк*, виски*, ром, джин, ликер*, настойка*, текила*, וודקה*, \
      ויסקי*, ערק, ליקר*, gin london*, bourbon*, single malt*, armagnac*, calvados*, doppelkorn*, \
      obstler*, williamsbirne*, kräuterlikör*, aquavit*, rhum*, eau de vie*, crème de cassis*, \
      crème de menthe, orujo*, pacharán*, ginebra*, limoncello*, amaro*, sambuca*, vermut*, \
      aperitivo*, bitter campari, berenburg*, kruidenbitter*, moscatel vinho, kryddat, punsch*, \
      baileys*, mezcal*, cachaça*, soju, prosecco likör, bombay sapphire, \
      kornbrand, scotch, scotch whisky*, southern comfort, williams christ birne schnaps, \
      williamsbirne schnaps, kleiner feigling, berliner luft, batida de coco*, pfefferminzlikör*, \
      ponche caballero, coñac, williams christ brand, mirto liquore, liquore mirto, nocino*, \
      maraschino*, alcol puro*, genepy*, vieux, likeur*, spirytus*, *likeur, anís dulce, anís \
      seco, weizenkorn
    0 made, own, pantry 4-12m: clara con limón, beer, cerveza lata, bier, *bier, beers, pils, \
      pilsner, lager, ale, ipa, bière*, heineken, cidre*, sidra*, apfelwein, biertje, pilsener \
      bier, piwo*, ol burk, cerveja*, cervez*, weissbier*, hefeweizen*, radler*, birr*, jupiler, \
      grolsch, hertog jan, zywiec piwo, tyskie, leffe, kriek, sagres, super bock, mild ale, \
      guinness, stella artois, carling, budweiser, bud light, coors*, miller lite, peroni, \
      moretti, nastro azzurro, estrella damm, mahou, cruzcampo, san miguel, ambar, alhambra, \
      kronenbourg*, 1664, pelforth, desperados, chimay, duvel, hoegaarden, bavaria, amstel, \
      warsteiner, bitburger, krombacher, becks, beck s, veltins, konig pilsener, radeberger, \
      paulaner, erdinger, franziskaner, augustiner, kolsch, altbier, malzbier, alkoholfrei bier, \
      okocim, lech premium, warka, zubr, harnas, ksiazece, pripps, spendrups, falcon bayerskt, \
      carlsberg, tuborg, norrlands guld, sommersby, strongbow, bulmers, magners, kopparberg, \
      thatchers, пиво светлое, сидр, בירה*, pale ale*, stout*, bitter ale, cider*, weizen*, \
      helles*, export bier, alster, panaché*, clara limón, pils krat, bier krat, bierblik*, \
      pilsener*, witbier*, tripel*, dubbel*, cydr*, starköl*, folköl*, lättöl*, mellanöl*, cider \
      burk, alkopop*, alcopop*, hard seltzer*, breezer*, premixed*, gin tonic dose, mixgetränk*, \
      shandy*, пиво, пива, corona extra, bitter cans, best bitter, angry orchard, white claw, \
      truly seltzer, twisted tea, mike s hard, astra*, tegernseer*, dunkles, zwickl*, berliner \
      weisse, clausthaler*, chouffe, cerveza clara, clara cerveza, hasseröder, tennent s, \
      tennents, brand bier, karmi, lech pils, perła export
    0 made, own, pantry 3-12m, opened-fridge 3-5d: квас*
    403 made, own, pantry 9-24m, opened-pantry 1-3m: protein powder*, whey protein*, whey powder, \
      vegan protein, pea protein*, meal replacement*, optimum nutrition*, myprotein*, huel, \
      eiweißpulver*, proteinpulver*, whey isolat*, casein protein, diät shake pulver, slimfast \
      powder, yokebe, almased, isolate powder, protéine en poudre, proteína en polvo, proteine in \
      polvere, białko serwatkowe*, odżywka białkowa*, proteinpulver, протеин*, diätshake*
    651 made, own, pantry 6-14m, opened-fridge 1-3d: protein shake*, premier protein*, ensure, \
      ensure plus*, boost drink, boost original, pediasure*, muscle milk*, fortimel*, fresubin*, \
      fortisip*, yfood*, slimfast shake*, slim fast, core power, carnation breakfast*, \
      proteindrink*, protein drink*, proteinshake*, nutridrink*, orgain shake
    402 made, own, fridge 1-6m, pantry 4-12m, opened-fridge 1-3d: iced coffee*, cold brew*, \
      frappuccino*, starbucks doubleshot*, doubleshot, emmi caffe latte, eiskaffee becher, \
      international iced coffee, caffè latte emmi, mr brown coffee, café frappé, caffreddo*, mr \
      brown*, latte macchiato becher
    """
}
