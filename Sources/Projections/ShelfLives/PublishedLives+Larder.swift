extension PublishedLives {
  /// How long oil, sugar, spices, tins, spreads, sauces and nuts keep.
  static let larder = """
    227 pantry 6-12m, opened-fridge 4m, opened-pantry 3-5m: olive oil*, olivenöl, huile d olive, \
      aceite de oliva, olio di oliva, olio extra vergine, olio d oliva, vegetable oil, speiseöl, \
      huile, aceite, olijfolie*, oliwa, oliwa*, olivolja*, azeite*, azeite virgem, olio evo, olie, \
      olja, oleo, olej, huile olive, aceite oliva, olio oliva, arachideolie, wokolie
    522 pantry 1y: sunflower oil, sonnenblumenöl, huile de tournesol, aceite de girasol, olio di \
      semi, zonnebloemolie*, olej slonecznikowy, solrosolja*, oleo alimentar, oleo girassol, \
      aceite girasol, huile tournesol, olio girasole, olio semi, frituurolie
    520 pantry 1y: canola oil, rapeseed oil, rapsöl, huile de colza, olio di colza, raapzaadolie, \
      koolzaadolie, olej rzepakowy, rapsolja*, huile colza
    612 pantry 2y, opened-pantry 6m: sesame oil, sesamöl
    454 pantry 3y: coconut oil, kokosöl, kokosfett, huile de coco, kokosolie, olej kokosowy, \
      kokosolja, oleo de coco
    230 pantry 1-2y, opened-pantry 6-12m: shortening, pflanzenfett, lard, schmalz
    361 made, pantry 2y: wine vinegar, weinessig, vinaigre de vin, vinagre de vino, aceto di vino, \
      vinegar, essig, *essig, vinaigre, vinagre, aceto, azijn, *azijn, ocet*, ocet jablkowy, \
      attika, attiksprit, vinager, vinagre*, vinaigr*, aceto*, vinager*
    669 made, pantry 3-5y, opened-fridge 18m: balsamic*, balsamico*, balsamique, aceto balsamico, \
      aceto balsamico di modena, crema balsamica, balsamessig*, balsamicoazijn
    240 own, pantry 2-5y, opened-pantry 18-24m: sugar, zucker, *zucker, sucre, azúcar, zucchero, \
      suiker, *suiker, basterdsuiker, cukier*, socker, *socker, strosocker, florsocker, acucar*, \
      cassonade, vergeoise
    345 pantry 2y: honey, honig, *honig, miel, miele, miel de fleurs, honing, miod*, honung*, mel, \
      bloemenhoning, miele*, miel flores, miel mil flores, miel romero, miel acacia, miel lavande, \
      miel de, blutenhonig, waldhonig, akazienhonig, manuka, miele acacia, miele castagno, mel \
      rosmaninho, mel multiflora, miod lipowy, miod gryczany, ljunghonung
    398 made, pantry 1y, opened-fridge 6m: syrup, sirup, *sirup, sirop, jarabe, sciroppo, golden \
      syrup, agave*, sirope*, sirups, siroop*, *siroop, stroop, *stroop, schenkstroop, \
      appelstroop*, syrop*, ljus sirap, sirap, xarope*, melasa, rubenkraut, zuckerrubensirup
    534 made, pantry 2y, fridge 18-24m: maple syrup, ahornsirup, sirop d érable, sirope de arce, \
      sciroppo d acero
    384 pantry 1-2y, opened-pantry 6m: molasses, melasse, melaza
    212 made, pantry 6-18m, opened-pantry 3-6m: baking powder, backpulver, levure chimique, \
      levadura química, lievito per dolci, bakpoeder, proszek do pieczenia, bakpulver, fermento em \
      po, levure chimique*, lievito dolci
    213 made, pantry 2-3y, opened-pantry 6m: baking soda, natron, bicarbonate*, bicarbonato, soda \
      oczyszczona, bikarbonat*, bicarbonat*, zuiveringszout
    561 pantry 2y, freezer 6m, opened-fridge 4m: yeast, hefe, trockenhefe, levure, levadura, \
      lievito, gist, drozdze, jast, torrjast, fermento*, levure*, trockenhefe*
    220 made, pantry 18-24m, opened-pantry 18m: cornstarch, corn starch, speisestärke, *stärke, \
      maïzena, fécule, maicena, amido, potato starch, *starch, fecola*, fécule de, tapioca starch, \
      kartoffelmehl, corn flour, cornflour, custard starch, fécula de, maizena*, maiszetmeel, \
      aardappelzetmeel, skrobia*, maka ziemniaczana, potatismjol, maisena, amido de milho, fecula
    225 pantry 10-12m, opened-pantry 3-4m: gelatin*, jello, gélatine, wackelpudding
    216 made, pantry 1-2y, opened-pantry 1y: chocolate chips, baking chips, peanut butter cup*, \
      milka, toblerone, lindt*, ritter sport, snickers, kitkat, kit kat, twix, mars riegel, mars \
      bar, kinder schokolade, kinder riegel, ferrero rocher, cadbury, oeufs en chocolat, galaxy \
      bar, maltesers, pralinen*, pralines, praliné, bombones, paaseitjes, bombon*, bombons, \
      cioccolatini, baci, delicje, prince polo, grzeski, kinder bueno, kinder surprise, schoko \
      riegel, chokladboll*
    216 pantry 1-2y, opened-pantry 1y: baking chocolate, chocolate, *schokolade, schokolade, \
      chocolat, cioccolat*, kuvertüre, chocola, chocolade*, *chocolade, hagelslag*, vlokken puur, \
      czekolad*, ptasie mleczko, choklad*, *choklad, chokladkaka, tablete*, chocolates, tablette \
      noir, nussschokolade, bounty, daim, marabou, merci, after eight, barre chocolat, schogetten, \
      sarotti, ritter sport*, milka*, cote d or, kinder maxi, schokoriegel, schoko riegel*, reep, \
      chocoladereep, verkade, tony s, tony chocolonely, droste, cadbury*, galaxy, wispa, crunchie, \
      double decker, boost bar, fruit nut bar, roses tub, quality street, celebrations, heroes \
      tub, hershey*, reese*, m m s, butterfinger, almond joy, suchard, nestle extrafino, huesitos, \
      conguitos, lacasitos, perugina, loacker, kinder cereali, wawel, wedel, goplana, princessa, \
      marabou*, plopp, kexchoklad, japp, pintarolas chocolate, imperial chocolate, wafelek
    217 own, pantry 1-2y, opened-pantry 1y: cocoa*, kakao*, cacao*, hot chocolate, cacaopoeder*, \
      kakao, chocomel, cacau*, chokladdryck, oboy, o boy, nesquik, cola cao, colacao, drinking \
      chocolate, trinkschokolade*
    530 made, pantry 2y, opened-pantry 12m: vanilla extract, vanilleextrakt, extrait de vanille, \
      extracto de vainilla, vanilla essence, vanillearoma, arôme vanille, vanillesuiker*, cukier \
      wanilinowy, cukier waniliowy, vaniljsocker*, vanillezucker*, sucre vanille, acucar \
      baunilhado, vanillina, azucar vainillado, extrakt waniliowy
    238 pantry 2-3y, opened-pantry 2-3y: spice*, gewürz*, épices, especias, spezie, paprikapulver, \
      curry powder, currypulver, turmeric, kurkuma, ground ginger, smoked paprika, paprika \
      edelsüß, paprika rosenscharf, pimentón*, paprika doux, paprika dolce, saffron, safran, \
      azafrán, zafferano, gewürznelken, nelken, cloves, clous de girofle, chiodi di garofano, \
      cardamom, kardamom, star anise, sternanis, vanilleschote*, vanilla pod*, garam masala, ras \
      el hanout, specerij*, przypraw*, krydda, *krydda, *kryddor, kerrie*, kerriepoeder, \
      paprikapoeder, paprika mielona, papryka slodka mielona, papryka mielona, colorau, pimentao \
      doce, acafrao, gurkmeja, kurkuma*, curry*, kummel*, pimenton, paprika dulce molido, pimenton \
      ahumado, ras el hanout*, chimichurri, adobo, colorante, gewurzmischung, brathahnchengewurz, \
      gyrosgewurz, wurzmischung, kaneel gemalen, nootmuskaat, kruidnagel*, koekkruiden, \
      speculaaskruiden, galka muszkatolowa, ziele angielskie, gozdziki, kardemumma, nejlika, \
      muskot*, grillkrydda, tacokrydda, noz moscada, cravinho, piripiri, cominhos, all spice, \
      allspice, mixed spice, five spice, za atar, sumac, italian seasoning, old bay, taco \
      seasoning mix, jerk seasoning, chilli flakes, peperoncino, curcuma
    232 pantry 2y, opened-pantry 2y: chili powder, chilipulver
    236 pantry 1-2y, opened-pantry 1-2y: dried herbs, oregano, getrocknete kräuter, herbes de \
      provence, origano, dried basil, dried thyme, kräuter der provence, bay leaves, lorbeer*, \
      oregaa*, oregao, oregano*, lisc laurowy, laurier*, laurel, lagerblad, louro, timjan torkad, \
      herbes
    469 pantry 2y: black pepper, pfeffer, poivre, pimienta, pepe nero, pepper ground, peppercorn*, \
      pfefferkörner, poivre noir, pimienta negra, peper, pieprz*, svartpeppar*, peppar, pimenta*, \
      pepe, pepe nero macinato
    472 pantry 3-4y: cinnamon, zimt, cannelle, canela, cannella, kaneel*, cynamon*, kanel, canela*
    473 pantry 3-4y: cumin, kreuzkümmel, comino, komijn*, kmin*, spiskummin*, cominho*, comino*
    474 pantry 3-4y: garlic powder, knoblauchpulver, garlic granules, ail en poudre, ajo en polvo, \
      aglio in polvere, garlic salt
    396 made, pantry 1y, opened-pantry 1y: bouillon*, stock cube*, brühe, *brühe, brühwürfel, \
      caldo en cubo*, cubo de caldo, dado da brodo, chicken stock cube*, beef stock cube*, \
      vegetable stock cube*, gravy granules*, cup a soup, tütensuppe*, instant soup*, bouillon de, \
      soupe déshydratée, rinderbrühe, gemüsebrühe, dado vegetale, sopa de sobre, cubitos de caldo, \
      instant noodles, instantnudeln, stock pot*, pastillas caldo, caldo verduras pastillas, caldo \
      pollo pastillas, caldo carne pastillas, bouillonblok*, kostka rosolowa, kostki rosolowe, \
      rosol*, bulion*, buljong*, caldo knorr, cubos de caldo, caldo em cubos, cubo caldo, dado, \
      dadi, stock cubes, oxo, *bruhwurfel, bouillon cube*, fond, cup a soup*, cup noodle*, zupka*, \
      sopa instantanea, noodles instantaneos, knorr dado
    486 made, own, pantry 1-2y, fridge 7d, freezer 2-3m, opened-fridge 3-4d: broth*, chicken \
      broth, chicken stock, beef stock, vegetable stock, caldo, brodo, hühnerbrühe, caldo de \
      pollo, caldo de verduras, caldo brick, brodo di, bouillon liquide, caldo natural, fond de \
      veau, fumet, bouillon cuisine, gemusefond, kalbsfond, rinderfond, brodo vegetale pronto, \
      caldo casero, caldo pollo, caldo carne, caldo pescado, caldo cocido, bone broth, fresh stock
    372 made, pantry 2-5y, opened-fridge 3-4d: canned*, tinned, konserve*, *konserve, en conserve, \
      conserva, in scatola, canned beans, baked beans, canned corn, canned peas, dosensuppe, soup \
      can, butter beans, maíz, sweetcorn tin, sweetcorn, creamed corn, maisiella, jackfruit, heart \
      of palm, palmito*, bamboo shoots, water chestnuts, mais dolce, maiz dulce, mais doux, milho \
      doce, ravioli bte, ravioles boite
    373 made, pantry 12-18m, opened-fridge 5-7d: canned fruit, canned tomato*, canned pineapple, \
      dosentomaten, gehackte tomaten, chopped tomato*, diced tomato*, crushed tomato*, peeled \
      tomato*, passata, polpa, pelati, tomates pelées, tomates concassées, tomate triturado, \
      tomato puree, tomatoes crushed, tomatoes diced, sauerkraut, fruit cocktail, tomatenblokjes, \
      gepelde tomaten, gezeefde tomaten, pomidory krojone, pomidory w puszce, pomidory puszka, \
      krossade tomater, passerade tomater, hela tomater, polpa de tomate, tomate pelado, tomates \
      pelados, tomate pelati, polpa pomodoro, przecier*, kapusta kiszona, zuurkool, surkal, \
      choucroute*, crauti, tomatenstucke*, stuckige tomaten, chucrut, passiert*, tomatenpassata, \
      pulpe tomate, pulpe de tomate, coulis tomate, tomate natural triturado, tomate entero, \
      tomate troceado, gezeefde, passati, datterini pelati, salsina
    501 made, pantry 27m, freezer 2-3m, opened-fridge 5d: tomato paste, tomatenmark, concentré de \
      tomate*, concentrado de tomate, concentrato di pomodoro, tomatenpuree*, koncentrat \
      pomidorowy, koncentrat*, tomatpure*, concentrado tomate, concentre tomate, doppio \
      concentrato, tomato puree tube
    111 pantry 5y, opened-fridge 3-4d: canned meat, spam, corned beef canned, dosenfleisch, \
      тушенка*, тушенка, тушонк*, тушкован*, тушенк*, свинина тушеная, говядина тушеная, говядина \
      туш*, לוף, spam chopped, chopped pork, chopped ham, luncheon meat tin, frühstücksfleisch, \
      schinkenfleisch, schmalzfleisch, rindfleisch im eigenen saft, corned beef*, confit de \
      canard, tripes, petit salé, magro de cerdo lata, carne en conserva, simmenthal, carne in \
      scatola, carne in gelatina, manzotin, smac, gulasz angielski, konserwa turystyczna, mięso w \
      słoiku, pasztet podlaski, pasztet puszka, pâté bocal, pâté hénaff, hénaff, chili con carne \
      tin, carne assada lata, salsichas lata, bockwürstchen glas, ready stew tin
    602 pantry 2-5y, freezer 3m, opened-fridge 4d: coconut milk, coconut cream, kokosmilch, \
      *kokosmilch, lait de coco, leche de coco, latte di cocco, kokosmelk*, mleczko kokosowe, \
      kokosmjolk*, leite de coco, lait coco, leche coco
    370 made, pantry 12-18m, opened-fridge 7-10d: applesauce, apple sauce, apfelmus, compote, \
      compote de pommes, compota, purea di mele, compote*, appelmoes*, mus jablkowy, applemos*, \
      pure de maca, apfelmark, mousseline pomme
    347 made, pantry 6-18m, opened-fridge 6-12m: jam, jams, jelly, preserves, marmelade*, \
      *marmelade, konfitüre*, *konfitüre, confiture*, mermelada*, marmellat*, confettura, \
      marmalade*, quittengelee, johannisbeergelee, fruchtaufstrich*, fruit spread*, pflaumenmus, \
      *mus, gelatina di, *jam, *confituur, *marmelada, dzem*, konfitur*, powidl*, sylt, *sylt, \
      lingonsylt*, marmelad*, marmelada*, compota*, doce de, doce morango, gelei, gelee*, \
      halvajam, mermelad*, confettur*, gelee de, preserve, conserve extra, fruchtgelee, gsalz, \
      kompot sylt, appelsinmarmelad, bosvruchtenjam, powidla
    387 pantry 6-24m, opened-pantry 2-3m: peanut butter, erdnussbutter, beurre de cacahu*, crema \
      de cacahuete, burro di arachidi, erdnussmus, pindakaas*, maslo orzechowe, jordnotssmor, \
      manteiga de amendoim, beurre cacahuete
    466 made, pantry 1y: almond butter, mandelmus, cashew butter
    615 made, own, pantry 6-18m, opened-pantry 2-3m: nutella, hazelnut spread, chocolate spread, \
      nuss nougat creme, pâte à tartiner, crema de cacao, crema spalmabile, crema cacao, \
      chocoladepasta, chocopasta, krem czekoladowy, creme de avelas, crema nocciola, crema \
      nocciole, hasselnotskram, nutella*
    416 made, pantry 1y, opened-fridge 3w: tahini, tahin
    348 made, pantry 1y, opened-fridge 6m: ketchup*, catsup, cocktail sauce, chili sauce, keczup*, \
      tomatenketchup*, ketchup
    351 made, pantry 1-2y, opened-fridge 1y: mustard, senf, *senf, moutarde*, mostaza, senape, \
      mosterd*, musztard*, senap*, mostarda*
    350 made, pantry 3-6m, opened-fridge 2m: mayo, mayonnaise*, mayonesa, maionese, miracel, \
      mayonaise, fritessaus, majonez*, majonnas*, maionese*, mayo*, majones*
    340 made, pantry 1y, opened-fridge 4m: bbq sauce, barbecue sauce, barbecuesauce, grillsauce, \
      barbecuesaus, sos barbecue, grillsas, molho barbecue
    356 made, pantry 10-12m, opened-fridge 1-3m: salad dressing*, dressing*, *dressing, \
      salatsauce, vinaigrette, aderezo, slasaus, sos salatkowy, molho salada, vinagret*
    360 made, pantry 3y, opened-fridge 1m: soy sauce, sojasauce, sojasosse, sauce soja, salsa de \
      soja, salsa di soia, teriyaki*, sojasaus, ketjap*, sos sojowy, sojasas, soja, molho de soja, \
      salsa soja
    362 made, pantry 1y: worcestershire*, worcester*
    559 made, pantry 6m: hot sauce, tabasco, sriracha, salsa picante, sauce piquante, sambal*
    357 made, pantry 1y, opened-fridge 1m: salsa, taco sauce, picante
    359 made, pantry 18m, opened-fridge 4d: pasta sauce, spaghetti sauce, tomato sauce, \
      tomatensauce, *nudelsauce, marinara, sauce tomate, salsa de tomate, sugo*, tomate frito, \
      bolognese, sauce bolognaise, pastasaus*, sos do spaghetti, sos boloniese, pastasas, molho de \
      tomate, molho bolonhesa, tomate frito*, ragu*, salsa pronta, arrabbiata, sos pomidorowy, \
      basilico sugo, salsa napoletana, arrabiata sauce, dolmio, ragu classico, salsa boscaiola, \
      tomate frit, sauce napolitaine, sauce basilic, sauce provencale, sos neapolitanski, \
      pastasaus basilicum, pizza sauce*, pizzasauce, pizzasaus, pizzasas, sugo pizza
    354 made, own, pantry 12-18m, freezer 1m, opened-fridge 3-5d: pesto*, zielone pesto, gron \
      pesto
    346 made, fridge 12m, opened-fridge 3-4m: horseradish, meerrettich, raifort
    344 made, pantry 2-5y, opened-fridge 1-2d: gravy, bratensauce, *bratensosse, *bratensauce
    353 made, pantry 1y, opened-fridge 1-3m: pickle*, cornichon*, gewürzgurke*, essiggurke*, \
      pepinillo*, cetriolini, gherkin*, augurk*, ogorki konserwowe, ogorki kiszone, ogorek \
      kiszony, ogorki, ogorki malosolne, saltgurka, inlagd gurka, attiksgurka, bostongurka, \
      pepinos em vinagre, pickles, zilveruitjes, amsterdamse uien, silberzwiebel*, perlzwiebel*, \
      cipolline, silverskin onion*, rodbetor skivade, inlagda rodbetor, pepinillos, gurken glas, \
      senfgurken, giardiniera*, encurtido*
    352 pantry 12-18m, opened-fridge 2w: olives, oliven, aceitunas, olive verdi, olive nere, \
      olijven, oliwki, oliver, azeitona*, aceituna*, olive, olive denocciolate, olive taggiasche
    614 own, pantry 1-2y, opened-fridge 2-6m: capers, kapern, câpres, alcaparras, capperi, \
      kappertjes, kapary, kapris, alcaparra*
    493 fridge 6-12m: kimchi
    397 pantry 1y, opened-fridge 3-6m, opened-pantry 3-6m: sun dried tomato*, getrocknete tomaten, \
      tomates séchées, pomodori secchi
    379 pantry 6m, opened-fridge 6m, opened-pantry 1m: raisins, raisin, rosinen, sultana*, raisins \
      secs, pasas, uvetta, dried fruit*, trockenfrüchte, dried apricot*, dried cranberries, fruits \
      secs, dried mango*, dried figs, feigen getrocknet, apfelringe, rozijnen, rodzynk*, russin*, \
      passas, abrikozen gedroogd, suszone sliwki, gedroogde pruimen, uvas passas, pruneaux, \
      ciruelas pasas, orejones, backpflaumen, fichi secchi, higos secos, datteri secchi, krenten, \
      currants
    386 pantry 1y, freezer 6-12m, opened-fridge 4-6m, opened-pantry 2-9m: nuts, nüsse, *nüsse, \
      nussmix, noix, nueces, noci, frutos secos, mixed nuts, haselnüsse, noisettes, avellanas, \
      nocciole, noten, *noten, walnoten, hazelnoten, orzechy, orzech*, notter, *notter, notmix, \
      amendoa*, noz, nozes, avela*, cashewnoten, studentenhaver, borrelnoten*, orzeszki nerkowca, \
      cashewnotter, fruits secs melange, cocktailnusse*, studentenfutter, mieszanka studencka, \
      anacarde*, noix de cajou, nerkowce, wloskie orzechy
    438 pantry 4m, fridge 8m, freezer 10m: almonds, mandeln, amandes, almendras, mandorle, \
      amandelen, migdal*, mandel, mandlar, amendoas
    439 own, pantry 6-12m, fridge 6m, freezer 12m: cashew*, anacardos
    442 own, pantry 6-12m, fridge 12m, freezer 24m: peanuts, erdnüsse, cacahuètes, arachidi, \
      pinda*, pindas, orzeszki ziemne, orzeszki*, jordnotter, amendoim*, cacahuete*, cacahuate*, \
      noccioline, cacahouete*
    445 own, pantry 6-12m, fridge 12m, freezer 24m: pistachio*, pistazien, pistaches, pistachos, \
      pistacchi
    446 own, pantry 6-12m, fridge 9-12m, freezer 24m: walnut*, walnüsse, *walnüsse
    444 own, pantry 6-12m, fridge 9m, freezer 24m: pecan*
    653 pantry 2-3w, fridge 3m, freezer 9m: pine nuts, pinienkerne, pignons, piñones, pinoli
    608 pantry 12m: sunflower seeds, sonnenblumenkerne, graines de tournesol, pipas
    604 pantry 6m, fridge 6m: pumpkin seeds, kürbiskerne, graines de courge, pipas de calabaza
    573 pantry 18m: chia*
    503 pantry 2y: flaxseed*, leinsamen, graines de lin, linaza
    613 pantry 5y: sesame seeds, sesam, graines de sésame, sésamo
    389 pantry 2y, opened-pantry 1y: popcorn kernels, popcornmais
    214 made, pantry 9m: pancake mix, biscuit mix, pfannkuchenmischung
    215 made, pantry 12-18m: cake mix, brownie mix, bread mix, corn bread mix, backmischung, \
      *backmischung, muffin mix, préparation pour gâteau
    395 made, pantry 1y, opened-pantry 3-4m: pudding mix, puddingpulver, custard powder*, \
      *puddingpulver
    393 made, pantry 10-15m, opened-pantry 6-12m: instant potatoes, mashed potato flakes, \
      kartoffelpüree, purée mousseline
    464 made, pantry 9-12m: stuffing
    358 made, pantry 2y: sauce mix, fix für, taco seasoning
    362 made, pantry 1y: steak sauce
    499 made, pantry 3y, opened-fridge 2-3d: refried beans, frijoles refritos
    0 made, own, pantry 9-18m, opened-fridge 1-2m: sauce, sauces, *sauce, *sosse, sosse, salsa di, \
      mint sauce*, curry sauce*, cooking sauce*, saus, *saus, sos, *sas, molho*, curry \
      kruidensaus, sos czosnkowy, bechamel, salsa brava, fritessaus mild, pindasaus, satesaus
    0 made, own, pantry 2-3y, opened-fridge 6-12m: fish sauce*, fischsauce, nuoc mam, nam pla, \
      sauce de poisson, salsa di pesce
    434 made, pantry 18-24m, opened-fridge 3-6m: oyster sauce*, austernsauce, sauce d huître, \
      salsa di ostriche
    435 made, pantry 18-24m, opened-fridge 3-6m: hoisin*
    565 made, pantry 2y, opened-fridge 1-2w: cranberry sauce*, preiselbeersauce
    560 made, pantry 2y, opened-fridge 5d: curry paste*, currypaste*, pâte de curry
    0 made, own, pantry 1-2y, opened-fridge 1-2m: chutney*, *chutney, piccalilli
    500 made, pantry 30m: relish*
    0 made, own, pantry 6-18m, opened-fridge 4-8w: cordial*, orange squash*, lemon squash*, \
      blackcurrant squash*, fruit squash*, summer fruits squash, apple squash, ribena
    354 made, own, fridge 2-4w, opened-fridge 3-5d: fresh pesto, frisches pesto, pesto frais, \
      pesto fresco
    475 pantry 3-4y: onion powder, zwiebelpulver, oignon en poudre, cebolla en polvo, cipolla in \
      polvere
    476 pantry 3-4y: nutmeg, muskat*, noix de muscade, nuez moscada, noce moscata
    468 own, pantry 5y: salt, salz, meersalz, jodsalz, speisesalz, tafelsalz, sea salt, gros sel, \
      sel fin, sel de mer, sale fino, sale grosso, sale marino, sal fina, sal marina, zout, *zout, \
      sol kuchenna, hushallssalt, *salt, sal grosso, sal fino, havssalt
    0 made, own, pantry 6-18m, opened-fridge 4-8w: lemon curd*, crème de marrons, dulce de leche
    """
}
