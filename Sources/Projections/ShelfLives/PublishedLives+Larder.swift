extension PublishedLives {
  /// How long oil, sugar, spices, tins, spreads, sauces and nuts keep.
  static let larder = """
    227 pantry 6-12m, opened-fridge 4m, opened-pantry 3-5m: olive oil*, olivenöl, huile d olive, \
      aceite de oliva, olio di oliva, olio extra vergine, olio d oliva, vegetable oil, speiseöl, \
      huile, aceite, olijfolie*, oliwa*, olivolja*, azeite*, azeite virgem, olio evo, olie, olja, \
      oleo, olej, huile olive, aceite oliva, olio oliva, arachideolie, wokolie, оливковое масло, \
      масло оливковое, олія оливкова, שמן זית, שמן, olio extravergine, olio vergine, aove, virgen \
      extra, vergine extra, extra virgin, vegetable oil*, frying oil, bratöl*, pflanzenöl*, brat \
      und, olio di, matolja, walnut oil, walnussöl, leinöl*, lijnolie, olej lniany, huile de \
      noix, kernöl*, kürbiskernöl, cooking spray, spray oil, fry light, avocado oil
    522 pantry 1y: sunflower oil, huile de tournesol, aceite de girasol, olio di semi, \
      zonnebloemolie*, olej slonecznikowy, solrosolja*, oleo alimentar, oleo girassol, aceite \
      girasol, huile tournesol, olio girasole, olio semi, frituurolie, подсолнечное масло, масло \
      подсолнечное, олія соняшникова, соняшникова олія, олія, שמן חמניות, sonnenblumenöl*, olio \
      di girasole, óleo de girassol, tournesol huile, isio
    520 pantry 1y: canola oil, vegetables oil, rapeseed oil, huile de colza, olio di colza, \
      koolzaadolie, olej rzepakowy, huile colza, рапсовое масло, олія ріпакова, שמן קנולה, \
      rapsöl*, raapzaadolie*, olej rzepakowy*, olej kujawski, erdnussöl, huile d arachide, olio \
      di arachide, olio arachidi
    612 pantry 2y, opened-pantry 6m: sesame oil, sesamöl, кунжутное масло, שמן שומשום, huile de \
      sésame, aceite de sésamo, olio di sesamo, olej sezamowy, sesamolie
    454 pantry 3y: coconut oil, kokosöl, kokosfett, huile de coco, kokosolie, olej kokosowy, \
      kokosolja, oleo de coco, кокосовое масло, масло кокосовое, שמן קוקוס, aceite de coco, olio \
      di cocco
    230 pantry 1-2y, opened-pantry 6-12m: shortening, pflanzenfett, lard, schmalz
    361 made, pantry 2y: wine vinegar, weinessig, vinaigre de vin, vinagre de vino, aceto di \
      vino, vinegar, *essig, *azijn, ocet*, ocet jablkowy, attiksprit, vinagre*, vinaigr*, \
      aceto*, vinager*, уксус*, оцет, חומץ, essig*, weißweinessig*, branntweinessig, apfelessig*, \
      azijn*, ättika*, malt vinegar, cider vinegar, rice vinegar, reisessig, vinagre de sidra, \
      vinagre manzana, vinagre jerez
    669 made, pantry 3-5y, opened-fridge 18m: balsamic*, balsamique, aceto balsamico, aceto \
      balsamico di modena, crema balsamica, balsamessig*
    240 own, pantry 2-5y, opened-pantry 18-24m: sugar, zucchero semolato, *zucker, *suiker, \
      cukier*, *socker, strosocker, florsocker, acucar*, vergeoise, сахар*, цукор*, סוכר, сахар \
      песок, zucker*, sucre*, azúcar*, zucchero*, suiker*, basterdsuiker*, socker*, pärlsocker, \
      caster sugar, icing sugar, muscovado*, demerara*, gelierzucker*, puderzucker*, kandis*, \
      würfelzucker*, sucre glace, cassonade*, panela, azúcar moreno, stevia*, süßstoff*, \
      sweetener*, edulcorant*, dolcificante, słodzik, xylitol*, erythrit*, zoetstof, zoetjes, \
      sötningsmedel, sucralose, sukrin, сахарная пудра, подсластитель, canderel, splenda, \
      vanillinzucker*, zucchero vanigliato, ксилит
    345 pantry 2y: honey, *honig, miel, miel de fleurs, miod*, honung*, mel, bloemenhoning, \
      miele*, miel flores, miel mil flores, miel romero, miel acacia, miel lavande, miel de, \
      blutenhonig, waldhonig, akazienhonig, manuka, miele acacia, miele castagno, mel rosmaninho, \
      mel multiflora, miod lipowy, miod gryczany, ljunghonung, мед, мед цветочный, דבש, honig*, \
      honing*, mel de, mel flores
    398 made, pantry 1y, opened-fridge 6m: syrup, sirup, *sirup, sirop, jarabe, golden syrup, \
      agave*, sirope*, sirups, siroop*, *siroop, *stroop, schenkstroop, appelstroop*, syrop*, \
      ljus sirap, sirap, xarope*, melasa, rubenkraut, сироп*, סירופ, zuckerrübensirup*, \
      grafschafter, rübensirup, apfelkraut, treacle, black treacle, maple flavour, glucose syrup, \
      glukosesirup, stroop*, keukenstroop, syrop z agawy, syrop klonowy smak, mörk sirap, *sirap, \
      sciroppo*, sirop d agave, date syrup, silan, סילאן, caramel sauce, caramel topping, dessert \
      sauce*, topping*, ice cream sauce, strawberry sauce dessert
    534 made, pantry 2y, fridge 18-24m: maple syrup, sirop d érable, sirope de arce, sciroppo d \
      acero, кленовый сироп, סירופ מייפל, ahornsirup*, sirop érable, ahornsiroop, esdoornsiroop, \
      syrop klonowy, lönnsirap, xarope de ácer
    384 pantry 1-2y, opened-pantry 6m: molasses, *dicksaft, melasse, melaza
    212 made, pantry 6-18m, opened-pantry 3-6m: baking powder, levure chimique, levadura química, \
      lievito per dolci, proszek do pieczenia, fermento em po, levure chimique*, lievito dolci, \
      разрыхлитель, розпушувач, אבקת אפייה, backpulver*, weinstein*, impulsor, gasificante*, \
      lievito per, lievito vanigliato, pane degli angeli, bakpoeder*, proszek do pieczenia*, \
      fermento químico, bakpulver*
    213 made, pantry 2-3y, opened-pantry 6m: baking soda, soda oczyszczona, bikarbonat*, \
      bicarbonat*, сода пищевая, сода харчова, сода, סודה לשתייה, bicarb, speisenatron, natron*, \
      zuiveringszout*, soda oczyszczona*
    561 pantry 2y, freezer 6m, opened-fridge 4m: yeast, hefe, levadura, lievito, jast, fermento*, \
      levure*, trockenhefe*, дрожжи*, дріжджі*, שמרים, backhefe, dried yeast*, dry yeast, fast \
      action yeast, levure boulangère*, levure de boulanger*, levadura panadería*, levadura de \
      panadería, levadura seca, lievito di birra secco, lievito secco, lievito di birra \
      liofilizzato, droge gist, gist*, drożdże*, drożdże suszone, fermento padeiro, torrjäst*
    220 made, pantry 18-24m, opened-pantry 18m: cornstarch, corn starch, speisestärke, *stärke, \
      potato starch, *starch, fecola*, fécule de, tapioca starch, kartoffelmehl, corn flour, \
      custard starch, fécula de, maizena*, maiszetmeel, aardappelzetmeel, skrobia*, maka \
      ziemniaczana, maisena, amido de milho, fecula, крахмал*, крохмаль*, קורנפלור, עמילן, \
      cornflour*, stärkemehl, mondamin, fécule*, maicena*, harina fina de maíz, amido*, \
      aardappelmeel, zetmeel*, amido milho, majsstärkelse*, potatismjöl*, majsena, sauce \
      thickener, thickening granules, soßenbinder*, saucenbinder, arrowroot, tapioca*, tapioka
    225 pantry 10-12m, opened-pantry 3-4m: gelatin*, jello, желатин*, ג לטין, ג'לי, \
      blattgelatine*, jelly cubes, jelly crystals, hartley s jelly, götterspeise*, \
      wackelpudding*, galaretka*, gelatina hojas, colla di pesce, gélatine feuilles, agar*, \
      żelfix, żelatyn*, gelatina polvo, кисель брикет, желе порошок
    216 made, pantry 1-2y, opened-pantry 1y: nougatschokolade*, tablette lait*, tablette \
      noisettes, milky way*, curly wurly*, yorkie*, lion bar*, toffee crisp*, rolo*, \
      matchmakers*, überraschungsei*, ü ei, giotto*, alpia*, hachez*, balisto*, nussini, poulain \
      tablette, michoko*, crunch nestlé*, m&ms*, valor puro, pocket coffee*, ciocc*, \
      chocoladevlokken*, de ruijter*, pawełek*, bombonierka, бабаевский*, красный октябрь, \
      рошен*, roshen*, мишка косолапый*, מקופלת*, כיף כף*, ghirardelli*, lebkuchenherzen, \
      chocolate chips, baking chips, peanut butter cup*, milka, toblerone, lindt*, ritter sport, \
      snickers, kit kat, twix, mars riegel, mars bar, kinder schokolade, kinder riegel, ferrero \
      rocher, cadbury, oeufs en chocolat, galaxy bar, maltesers, paaseitjes, bombon*, \
      cioccolatini, baci, delicje, prince polo, grzeski, kinder bueno, kinder surprise, schoko \
      riegel, chokladboll*, milk chocolate*, dairy milk, kinder*, mars, heroes, ferrero*, \
      raffaello, mon chéri, lindor, ritter*, yogurette, duplo, hanuta, knoppers, toffifee, \
      kitkat*, bueno, smarties, m&m, minstrels, aero, flake, twirl, freddo, creme egg*, easter \
      egg*, ostereier schokolade, schokohase*, osterhase*, weihnachtsmann schoko, schokoriegel*, \
      schokoladenriegel, *riegel, riegel, candy bar*, chocolate bar*, truffles chocolate, boîte \
      de chocolats, bonbonniere, praliné*, gianduiotti, chocoladereep*, chocoladeletter, \
      kruidnoten choco, bonbons belges, batonik*, śliwka w czekoladzie, czekoladki, praliny, \
      tablete chocolate, aladdin, конфеты шоколадные, шоколадные конфеты, батончик шоколадный, \
      батончик, аленка, сникерс, твикс, марс, баунти, מארס, סניקרס, קליק, פסק זמן, chocolate \
      coins, advent calendar*, adventskalender*, schokolinsen, schokokugeln, calendrier de l \
      avent, rocher*, papillotes, mikado, kägi, cremino, *pralinen, yogurt coated*, yoghurt \
      coated*, chocolate coated*, choc coated*, chocolate covered*, walnut whip*, schokonüsse*, \
      schokorosinen*, schokomandeln*, schoko erdnüsse, dragées chocolat, noisettes enrobées, \
      amandes enrobées, enrobé chocolat, almendras cubiertas, mandorle ricoperte, choco pinda*, \
      chocopinda*, chocorozijnen*, orzechy w czekoladzie, rodzynki w czekoladzie, migdały w \
      czekoladzie
    216 pantry 1-2y, opened-pantry 1y: baking chocolate, *schokolade, cioccolat*, chocola, \
      chocolade*, *chocolade, hagelslag*, vlokken puur, czekolad*, ptasie mleczko, choklad*, \
      *choklad, tablete*, tablette noir, nussschokolade, bounty, daim, merci, after eight, barre \
      chocolat, schogetten, sarotti, ritter sport*, milka*, cote d or, kinder maxi, schokoriegel, \
      schoko riegel*, reep, chocoladereep, verkade, tony s, tony chocolonely, droste, cadbury*, \
      galaxy, wispa, crunchie, double decker, boost bar, fruit nut bar, roses tub, quality \
      street, celebrations, heroes tub, hershey*, reese*, m m s, butterfinger, almond joy, \
      suchard, nestle extrafino, huesitos, conguitos, lacasitos, perugina, loacker, kinder \
      cereali, wawel, wedel, goplana, princessa, marabou*, plopp, kexchoklad, japp, pintarolas \
      chocolate, imperial chocolate, wafelek, шоколад*, горький шоколад, шоколад горький, шоколад \
      молочный, молочный шоколад, שוקולד, chocolate negro*, chocolate con leche*, chocolate \
      leche, chocolate blanco, chocolat noir*, chocolat lait*, chocolat*, schokolade*, \
      vollmilchschokolade, zartbitter*, blockschokolade, kuvertüre*, kuchenglasur*, \
      schokostreusel*, schokoraspel, chocolate sprinkles, couverture, blokchoklad, chocolate \
      culinaria, chocolate de culinária, cobertura chocolate, chocolate postres, chocolate a la \
      taza
    217 own, pantry 1-2y, opened-pantry 1y: cocoa*, kakao*, cacao*, hot chocolate, chocomel, \
      cacau*, oboy, o boy, cola cao, colacao, drinking chocolate, trinkschokolade*, какао*, какао \
      порошок, קקאו, שוקולית, hot chocolate*, drinking chocolate*, kaba, nesquik*, ovomaltine*, \
      ovaltine*, horlicks*, cacao poudre, chocolat en poudre*, chocolat poudre*, poulain, \
      banania, cacao soluble*, cacao en polvo*, cacao amaro*, cacao zuccherato, cioccolata calda, \
      ciobar, chocomel poeder, kakao rozpuszczalne, kakaowy napój, puchatek, chocolate em pó*, \
      chokladdryck*, chokladpulver, cioccolata in tazza, chocolate milk powder*, milkshake \
      powder*, kakaogetränk*, chocolate powder*
    530 made, pantry 2y, opened-pantry 12m: vanilla extract, vanilla bean*, vanillestange*, \
      vanilleextrakt, extrait de vanille, extracto de vainilla, vanilla essence, vanillearoma, \
      arôme vanille, vanillesuiker*, cukier wanilinowy, cukier waniliowy, vaniljsocker*, \
      vanillezucker*, sucre vanille, acucar baunilhado, vanillina, azucar vainillado, extrakt \
      waniliowy, ванилин*, ванильный сахар, ваніль*, תמצית וניל, סוכר וניל, almond extract, food \
      colouring*, food coloring, lebensmittelfarbe*, colorant alimentaire*, colorante \
      alimentario*, colorante alimentare, aroma vaniglia, aroma de vainilla, vanille aroma, \
      vanilla paste, vanilla bean paste, backaroma*, rumaroma, bittermandelaroma, olejek \
      waniliowy, olejek migdałowy, aromat waniliowy, barwnik spożywczy, aroma baunilha, \
      vaniljextrakt, vaniljarom, hushållsfärg, karamellfärg, rosewater, rose water, rosenwasser, \
      orangenblütenwasser, eau de fleur d oranger, fleur d oranger, agua de azahar, пищевой \
      краситель, sugarflair
    238 pantry 2-3y, opened-pantry 2-3y: spice*, gewürz*, curry powder, turmeric, ground ginger, \
      smoked paprika, paprika edelsüß, paprika rosenscharf, pimentón*, paprika doux, paprika \
      dolce, saffron, safran, nelken, cloves, clous de girofle, chiodi di garofano, cardamom, \
      kardamom, star anise, sternanis, vanilleschote*, vanilla pod*, garam masala, ras el hanout, \
      specerij*, przypraw*, *krydda, *kryddor, kerrie*, paprika mielona, papryka slodka mielona, \
      papryka mielona, colorau, pimentao doce, gurkmeja, kurkuma*, curry*, kummel*, paprika dulce \
      molido, pimenton ahumado, ras el hanout*, chimichurri, adobo, colorante, \
      brathahnchengewurz, gyrosgewurz, wurzmischung, kaneel gemalen, kruidnagel*, koekkruiden, \
      speculaaskruiden, galka muszkatolowa, ziele angielskie, gozdziki, nejlika, muskot*, \
      grillkrydda, tacokrydda, noz moscada, cravinho, cominhos, all spice, allspice, mixed spice, \
      five spice, za atar, sumac, italian seasoning, old bay, taco seasoning mix, jerk seasoning, \
      chilli flakes, peperoncino, специи*, приправ*, куркума, корица, кориандр молотый, хмели \
      сунели, лавровый лист, перец черный*, перец душистый, паприка молотая, мускатный*, \
      гвоздика, карри, спеції, перець чорний, תבלין*, תבלינים, פפריקה, כורכום, קינמון, כמון, פלפל \
      שחור, זעתר, בהרט, seasoning*, curry powder*, ground coriander, ground cumin, piri piri \
      seasoning, cajun, fajita seasoning, taco mix, smoked paprika*, *gewürz, grillgewürz, \
      pommesgewürz, brathähnchen gewürz, lebkuchengewürz, piment gemahlen, koriander gemahlen, \
      curcuma*, colombo, quatre épices, mélange épices, piment d espelette, piment doux, épices*, \
      pimentón de la vera, especias*, colorante paella, azafrán*, zafferano*, spezie*, aroma per \
      arrosti, curry madras, kruidenmix*, paprikapoeder*, nootmuskaat*, kaneelstokjes, foelie, \
      papryka słodka*, papryka wędzona, papryka ostra, kurkuma mielona, wegeta, vegeta, jarzynka, \
      cebula suszona, krydda*, kryddmix, paprikapulver*, kryddpeppar, kardemumma*, piripíri*, \
      açafrão*, caril*, louro folhas, tempero*
    232 pantry 2y, opened-pantry 2y: chili powder, chilipulver
    236 pantry 1-2y, opened-pantry 1-2y: dried herbs, getrocknete kräuter, herbes de provence, \
      dried basil, dried thyme, kräuter der provence, bay leaves, lorbeer*, oregaa*, oregao, \
      oregano*, lisc laurowy, laurier*, laurel, lagerblad, louro, timjan torkad, herbes, орегано, \
      базилик сушеный, травы прованские, прованские травы, אורגנו, herbs de provence, mixed \
      herbs, italienische kräuter, kräutermischung*, salatkräuter, majeranek*, herbes de \
      provence*, herbes provence, origan*, bay leaf, hojas de laurel, orégãos, provençaalse \
      kruiden, italiaanse kruiden, zioła prowansalskie*, zioła*, bazylia suszona, mejram, \
      persillade
    469 pantry 2y: black pepper, pfeffer, pepe nero, pepper ground, peppercorn*, pfefferkörner, \
      poivre noir, pimienta negra, peper, pieprz*, svartpeppar*, pimenta*, pepe, pepe nero \
      macinato, перец горошек, перец молотый, перець мелений, schwarzer pfeffer, poivre*, \
      pimienta*, pepe nero*, zwarte peper, pimenta preta, pimenta branca, vitpeppar*, peppar*, \
      white pepper, ground pepper
    472 pantry 3-4y: cinnamon, kaneel*, cynamon*, canela*, корица*, кориця, zimt*, cannelle*, \
      cannella*, kanel*
    473 pantry 3-4y: komijn*, kmin*, spiskummin*, cominho*, comino*, зира, kreuzkümmel*, cumin*, \
      kmin rzymski
    474 pantry 3-4y: garlic powder, knoblauchpulver, garlic granules, ail en poudre, ajo en \
      polvo, aglio in polvere, garlic salt
    396 made, pantry 1y, opened-pantry 1y: bratensaft*, bratenfond*, fond de veau*, fond brun*, \
      minestrone liofilizzato*, soupe lyophilisée, cupasoup*, tassensuppe*, bouillon*, stock \
      cube*, brühe, *brühe, caldo en cubo*, cubo de caldo, dado da brodo, chicken stock cube*, \
      beef stock cube*, vegetable stock cube*, gravy granules*, cup a soup, tütensuppe*, instant \
      soup*, bouillon de, soupe déshydratée, rinderbrühe, dado vegetale, sopa de sobre, cubitos \
      de caldo, instant noodles, stock pot*, pastillas caldo, caldo verduras pastillas, caldo \
      pollo pastillas, caldo carne pastillas, kostka rosolowa, kostki rosolowe, rosol*, bulion*, \
      buljong*, caldo knorr, cubos de caldo, caldo em cubos, cubo caldo, dadi, stock cubes, \
      *bruhwurfel, bouillon cube*, fond, cup a soup*, cup noodle*, zupka*, sopa instantanea, \
      noodles instantaneos, knorr dado, бульонный кубик, бульон кубик*, кубик*, бульон*, מרק עוף \
      אבקה, אבקת מרק, stock cubes*, oxo*, knorr stock*, bouillon powder, gravy granule*, bisto, \
      gravy powder, brühwürfel*, gemüsebrühe*, hühnerbrühe*, klare brühe, fleischbrühe*, \
      rinderbouillon, hühnerbouillon, gemüsebouillon, bratensoße pulver, soße zum, helle soße, \
      heisse tasse, 5 minuten terrine, minuten terrine, buchstabensuppe beutel, kub or, bouillon \
      kub*, fond de volaille poudre, soupe sachet, soupe instantanée, velouté instantané, caldo \
      en pastillas*, pastillas de caldo*, pastillas caldo*, avecrem, sopa sobre*, sopa de sobre*, \
      sopa de pollo sobre, sopa de fideos sobre, dado*, dado vegetale*, granulare brodo, brodo \
      granulare*, brodo dadi, maggiblokjes, kostka rosołowa*, bulion w kostce, zupa w proszku, \
      gorący kubek, żurek w proszku, barszcz w proszku, sos w proszku, sos pieczeniowy, caldos \
      knorr, sopa instantânea*, fond kyckling, kycklingfond, oxfond, varma koppen, pulversoppa, \
      nyponsoppa pulver, blåbärssoppa*, nyponsoppa*, суп быстрого, суп в пакете, суп пакет, суп \
      быстрого приготовления, pot noodle*, pot noodles, cup noodles*, instant noodle*, \
      instantnudel*, nudelsnack*, nudeln instant, yum yum, mama noodles, indomie*, ramen instant, \
      ramen*, nissin*, nouilles instantanées*, fideos instantáneos, noodles instantanei, zupka \
      chińska*, zupki, snabbnudlar*, лапша быстрого, лапша б п, роллтон, доширак, мивина, מנה \
      חמה, super noodles, batchelors pasta
    486 made, own, pantry 1-2y, fridge 7d, freezer 2-3m, opened-fridge 3-4d: broth*, chicken \
      broth, chicken stock, beef stock, vegetable stock, caldo, brodo, hühnerbrühe, caldo de \
      pollo, caldo de verduras, caldo brick, brodo di, bouillon liquide, caldo natural, fond de \
      veau, fumet, bouillon cuisine, brodo vegetale pronto, caldo casero, caldo pollo, caldo \
      carne, caldo pescado, caldo cocido, bone broth, fresh stock, бульон готовый, bouillon de \
      volaille liquide, bone broth*, fresh stock*, caldo de pollo brik, caldo de pollo*, caldo de \
      verduras*, caldo de carne*, caldo de pescado, caldo natural*, brodo di*, brodo pronto, \
      brodo vegetale*, rinderfond*, gemüsefond*, kalbsfond*, fischfond, geflügelfond, \
      visbouillon, wildfond, *fond, *fonds, hühnerfond*
    372 made, pantry 2-5y, opened-fridge 3-4d: canned*, tinned, konserve*, *konserve, en \
      conserve, conserva, in scatola, canned beans, baked beans, canned corn, canned peas, \
      dosensuppe, soup can, butter beans, maíz, sweetcorn tin, sweetcorn, creamed corn, \
      maisiella, jackfruit, heart of palm, palmito*, bamboo shoots, water chestnuts, mais dolce, \
      maiz dulce, mais doux, milho doce, ravioli bte, ravioles boite, зеленый горошек, горошек \
      зеленый*, горошек консерв*, кукуруза консерв*, кукуруза сладкая, фасоль консерв*, фасоль в \
      томате, горошок зелений*, горошок консервований, кукурудза консервована, квасоля \
      консервована, икра кабачковая, кабачковая икра, икра баклажанная, лечо, аджика, тרס, תירס, \
      תירס שימורים, אפונה, אפונה וגזר, חומוס גרגירים שימורים, baked beans*, mushy peas*, garden \
      peas tin, processed peas, marrowfat*, spaghetti hoops, alphabetti, mixed beans, three bean, \
      cannellini*, borlotti*, haricot beans, kidney beans*, weiße bohnen*, erbsen und möhren, \
      erbsen möhren, gemüsemais*, mais dose, goldmais, bambussprossen, haricots blancs, haricots \
      rouges*, flageolets*, petits pois carottes, petits pois extra fins, pois carottes, \
      jardinière*, macédoine*, coeurs de palmier, champignons émincés boîte, salsifis*, garbanzos \
      cocidos*, garbanzo cocido*, lentejas cocidas*, alubias cocidas*, alubia cocida, alubias*, \
      guisantes finos, menestra*, maíz dulce*, maíz lata, espárragos blancos*, habitas baby, \
      altramuz*, altramuces, lupinen, fagioli borlotti*, fagioli cannellini*, fagioli*, ceci \
      lessati, ceci*, lenticchie lessate, lenticchie in scatola, piselli fini, piselli medi, mais \
      dolce*, bruine bonen*, witte bonen*, kapucijners, doperwten wortelen, erwten wortelen, mais \
      blik, maïskorrels, groszek konserwowy*, groszek z marchewką, kukurydza konserwowa*, \
      kukurydza*, fasola czerwona*, fasola biała*, ciecierzyca*, milho*, grão de bico*, grão \
      cozido*, ervilhas lata, majs*, kikärtor*, vita bönor*, svarta bönor*, kidney*, krossade \
      bönor, hominy, water chestnut*, bamboo shoot*, green giant, bonduelle mais
    373 made, pantry 12-18m, opened-fridge 5-7d: canned fruit, canned tomato*, canned pineapple, \
      dosentomaten, gehackte tomaten, chopped tomato*, diced tomato*, crushed tomato*, peeled \
      tomato*, tomates pelées, tomates concassées, tomate triturado, tomato puree, tomatoes \
      crushed, tomatoes diced, fruit cocktail, gepelde tomaten, gezeefde tomaten, pomidory \
      krojone, pomidory w puszce, pomidory puszka, krossade tomater, passerade tomater, hela \
      tomater, polpa de tomate, tomate pelado, tomates pelados, tomate pelati, polpa pomodoro, \
      przecier*, kapusta kiszona, surkal, choucroute*, crauti, tomatenstucke*, stuckige tomaten, \
      chucrut, passiert*, tomatenpassata, pulpe tomate, pulpe de tomate, coulis tomate, tomate \
      natural triturado, tomate entero, tomate troceado, gezeefde, passati, datterini pelati, \
      salsina, peach halves, peach slices, fruit cocktail*, pineapple chunks*, pineapple rings, \
      pineapple slices*, mandarin segments, mandarin oranges, grapefruit segments, pear halves*, \
      pears in, prunes in, cherry pie filling, pie filling*, fruchtcocktail*, pfirsichhälften, \
      ananasscheiben, ananasstücke, mandarin orangen, schattenmorellen*, sauerkirschen glas, \
      ananas tranches*, ananas morceaux, pêches au sirop*, poires au sirop*, oreillons*, cocktail \
      de fruits*, fruits au sirop, melocotón en almíbar*, melocoton almibar*, piña en su jugo, \
      piña almíbar*, piña en almíbar, coctel de frutas, pesche sciroppate*, ananas sciroppato*, \
      ananas a fette, macedonia sciroppata, frutta sciroppata, sciroppat*, perziken op*, \
      ananasschijven*, ananasstukjes*, vruchtencocktail*, mandarijntjes op*, brzoskwinie w \
      syropie*, brzoskwinie puszka, ananas w syropie*, ananas plastry*, koktajl owocowy, pêssego \
      em calda*, pêssego calda, ananás em calda*, ananás calda, persikohalvor*, ananasringar*, \
      ananas skivor, fruktcocktail*, kompot*, компот*, узвар, персики консерв*, ананас консерв*, \
      ананасы кольцами, ананасы кусочками, אננס שימורים, אפרסקים שימורים, passata*, chopped \
      tomatoes*, plum tomatoes tin, tinned tomatoes, passierte tomaten*, gehackte tomaten*, \
      geschälte tomaten*, schältomaten, pizzatomaten*, stückige tomaten*, tomates pelées*, \
      tomates concassées*, tomate concassée, pulpe de tomate*, coulis de tomate*, purée de \
      tomate*, tomate triturado*, tomate natural triturado*, tomate entero pelado, tomate \
      rallado, polpa di pomodoro*, polpa*, pomodori pelati*, pelati*, passata di pomodoro*, \
      passata rustica, gezeefde tomaten*, tomatenblokjes*, gepelde tomaten*, pomidory krojone*, \
      pomidory pelati, przecier pomidorowy*, passata pomidorowa, polpa de tomate*, tomate pelado \
      lata, tomate em pedaços, krossade tomater*, finkrossade tomater, passerade tomater*, томаты \
      в собственном*, томаты протертые, помидоры в собственном*, томаты резаные, רסק עגבניות \
      קוביות, עגבניות מרוסקות, sauerkraut*, weinsauerkraut*, zuurkool*, rotkohl glas, \
      apfelrotkohl, rotkraut*, rode kool appeltjes, rödkål burk
    501 made, pantry 27m, freezer 2-3m, opened-fridge 5d: tomato paste, concentré de tomate*, \
      concentrado de tomate, concentrato di pomodoro, tomatenpuree*, koncentrat pomidorowy, \
      koncentrat*, tomatpure*, concentrado tomate, concentre tomate, doppio concentrato, tomato \
      puree tube, томатная паста*, паста томатная*, томатна паста, רסק עגבניות, tomato puree*, \
      tomatenmark*, concentré tomate*, double concentré, tomate concentrado, doppio concentrato*, \
      concentrato*, triplo concentrato, koncentrat pomidorowy*, concentrado de tomate*
    111 made, pantry 5y, opened-fridge 3-4d: canned meat, spam, corned beef canned, dosenfleisch, \
      тушонк*, тушкован*, тушенк*, свинина тушеная, говядина тушеная, говядина туш*, לוף, spam \
      chopped, chopped pork, chopped ham, luncheon meat tin, frühstücksfleisch, schinkenfleisch, \
      schmalzfleisch, rindfleisch im eigenen saft, corned beef*, confit de canard, tripes, petit \
      salé, magro de cerdo lata, carne en conserva, simmenthal, carne in scatola, carne in \
      gelatina, manzotin, smac, gulasz angielski, konserwa turystyczna, mięso w słoiku, pasztet \
      podlaski, pasztet puszka, pâté bocal, pâté hénaff, hénaff, chili con carne tin, carne \
      assada lata, salsichas lata, bockwürstchen glas, ready stew tin, cotechino*, zampone*
    602 pantry 2-5y, freezer 3m, opened-fridge 4d: coconut milk, coconut cream, *kokosmilch, lait \
      de coco, leche de coco, latte di cocco, kokosmelk*, mleczko kokosowe, kokosmjolk*, leite de \
      coco, lait coco, leche coco, кокосовое молоко, кокосовые сливки, кокосове молоко, חלב \
      קוקוס, קרם קוקוס, kokosmilch*, kokoscreme, kokosnussmilch*, lait de coco*, crème de coco, \
      leche de coco*, latte di cocco*, kokosroom, mleczko kokosowe*, leite de coco*, kokosgrädde, \
      creamed coconut
    370 made, pantry 12-18m, opened-fridge 7-10d: applesauce, apple sauce, compote de pommes, \
      compota, purea di mele, compote*, appelmoes*, mus jablkowy, applemos*, pure de maca, \
      mousseline pomme, яблочное пюре, пюре яблочное, רסק תפוחים, apfelmus*, apfelmark*, compote \
      pomme*, purée de pommes, pom potes, materne, andros, puré de manzana, purea*, polpa di \
      mela, mus jabłkowy*, mus owocowy, przecier jabłkowy, kubuś mus, fruktpuré, fruit puree, \
      fruit pouch*, quetschie*, fruchtquetsch*, quetschbeutel, pouche fruits, knijpfruit*, \
      bolsita fruta, пюре фруктовое, фруктовое пюре, manzana asada pouch, gourdes, compotes \
      gourde
    347 made, pantry 6-18m, opened-fridge 6-12m: strawberry conserve, apricot conserve, \
      hagebuttenmark, jem, geleia*, קונפיטורה, jam, jams, jelly, preserves, *marmelade, \
      *konfitüre, marmellat*, marmalade*, quittengelee, johannisbeergelee, fruchtaufstrich*, \
      fruit spread*, *mus, gelatina di, *jam, *confituur, *marmelada, dzem*, konfitur*, powidl*, \
      *sylt, lingonsylt*, marmelad*, compota*, doce de, doce morango, gelei, gelee*, halvajam, \
      mermelad*, confettur*, gelee de, preserve, conserve extra, fruchtgelee, gsalz, kompot sylt, \
      appelsinmarmelad, bosvruchtenjam, варенье*, варення, джем*, повидло, конфитюр*, ריבה, ריבת, \
      conserve strawberry, bonne maman, jelly jam, redcurrant jelly, cranberry jelly, quince \
      paste, pflaumenmus*, confitur*, membrillo*, dulce de membrillo, carne de membrillo, pâte de \
      coing*, pâte de fruit*, composta di, cotognata, marmolada, doce de*, doce de abóbora, \
      compota morango, sylt*, *marmelad, mos lingon, rårörda*, äppelgelé, jam strawberry, \
      halbfett konfitüre, extra jam, jamaardbei*, aardbeienjam*, vruchtenspread, broodbeleg \
      fruit, лекvar, lekvár
    387 pantry 6-24m, opened-pantry 2-3m: peanut butter, beurre de cacahu*, crema de cacahuete, \
      burro di arachidi, pindakaas*, maslo orzechowe, manteiga de amendoim, beurre cacahuete, \
      арахисовая паста*, паста арахисовая, арахісова паста, חמאת בוטנים, erdnussbutter*, \
      erdnussmus*, erdnusscreme*, beurre de cacahuète*, beurre cacahuète*, crema de cacahuete*, \
      mantequilla de cacahuete, crema cacahuete, burro d arachidi, burro arachidi, masło \
      orzechowe*, krem orzechowy 100, manteiga de amendoim*, jordnötssmör*, crunchy peanut, \
      smooth peanut, nut butter, mandelmus*, cashewmus*, haselnussmus*, nussmus*, purée d \
      amande*, purée amande, purée de cacahuète, notenpasta*, tahinmus
    466 made, pantry 1y: almond butter, mandelmus, cashew butter
    615 made, own, pantry 6-18m, opened-pantry 2-3m: hazelnut spread, chocolate spread, nuss \
      nougat creme, pâte à tartiner, crema de cacao, crema spalmabile, crema cacao, krem \
      czekoladowy, creme de avelas, crema nocciola, crema nocciole, hasselnotskram, нутелла, \
      шоколадная паста, паста шоколадная, шоколадно ореховая, ореховая паста, ממרח שוקולד, השחר, \
      nutell*, biscoff*, lotus spread, speculoos pâte, speculoospasta*, pâte à tartiner*, pâte \
      tartiner, nocilla, crema de cacao*, crema cacao*, crema al cacao*, crema spalmabile*, crema \
      nocciola*, crema gianduia, hazelnootpasta*, chocoladepasta*, chocopasta*, duo penotti, krem \
      czekoladowy*, krem do smarowania*, creme de avelã*, creme de barrar, tulicreme, \
      chokladkräm*, nougatcreme, nuss nougat*, nusspli, schokocreme*, schoko aufstrich, \
      schokoaufstrich*, chocolate hazelnut, pâte spéculoos, crème spéculoos, cookie butter, \
      marshmallow fluff, karamell aufstrich, confiture de lait, dulce de leche*, kajmak, masa \
      krówkowa, leche condensada caramelo
    416 made, pantry 1y, opened-fridge 3w: тахини, кунжутная паста, тахина, טחינה, טחינה גולמית, \
      tahin*, purée de sésame, sesammus, sesampasta
    348 made, pantry 1y, opened-fridge 6m: kečup, tomato sauce squeezy, daddies, red sauce*, \
      ketchup*, cocktail sauce, chili sauce, keczup*, tomatenketchup*, кетчуп*, קטשופ, ketchap*, \
      ketjap tomaten, catsup*, curryketchup*, sweet chilli sauce*, sweet chili sauce*, \
      chilisauce*, chilisås, gewürzketchup, tomatketchup*, cocktailsauce*, sauce cocktail, salsa \
      rosa, cocktailsås
    351 made, pantry 1-2y, opened-fridge 1y: maille*, maille l ancienne, savora*, grey poupon, \
      louit, slotts, mustard, *senf, moutarde*, mosterd*, musztard*, senap*, mostarda*, горчица*, \
      гірчиця*, חרדל, senf*, mostaza*, *senap, dijon*, wholegrain mustard
    350 made, pantry 3-6m, opened-fridge 2m: mahonesa*, hellmann*, hellmann s*, hellmanns real, \
      kewpie*, musa mayonesa, calvé mayonesa, kielecki, mayonesa*, bénédicta, devos lemmens, \
      провансаль, miracel, mayonnaise*, mayonaise*, majonez*, majonnas*, maionese*, mayo*, \
      majones*, майонез*, מיונז, fritessaus*, frietsaus*, veganaise, salatmayonnaise*, \
      salatcreme*, salad cream*, sauce tartare*, tartare sauce*, tartar sauce*, salsa tartara*, \
      salsa tártara, sos tatarski*, tartaar saus, ravigotte*, joppiesaus, whiskysaus, aïoli*, \
      alioli*, ali oli*, allioli, knoblauchsauce*, garlic sauce*, garlic mayo*, knoflooksaus*, \
      sos czosnkowy*, vitlökssås*, miracel whip, miracle whip, burger sauce*, burgersauce*, \
      hamburgersauce*, sauce burger*, sauce andalouse, sauce samouraï, sauce algérienne, \
      bearnaise*, hollandaise*, sauce hollandaise*, соус тартар, соус чесночный, remoulad*, \
      dänische remoulade, tartarsås
    340 made, pantry 1y, opened-fridge 4m: bbq soße, grillsoße*, grillsaucen, bull s eye, bulls \
      eye, sweet baby ray s, smokey bbq, texicana, schaschlik*, schaschliksoße*, big kahuna, \
      andalouse*, joppiefritesfrietsnacksaus, sos tysiąca wysp, hamburgerdressing, salsa rosa*, \
      a1 sauce, cocktailknoblauchsauce*, sauce kebab, sauce pita, mango hot, nando s*, nandos*, \
      רוטב*, bbq sauce, barbecue sauce, grillsauce, sos barbecue, grillsas, molho barbecue, соус \
      барбекю, רוטב ברביקיו, barbecue sauce*, bbq saus*, barbecuesauce*, sauce barbecue*, salsa \
      barbacoa*, salsa barbecue*, barbecuesaus*, sos barbecue*, sos bbq, molho barbecue*, bbq \
      sås*, barbecuesås*, marinade*, grillmarinade, marynata*
    356 made, pantry 10-12m, opened-fridge 1-3m: hidden valley, newman s own, pizza express \
      dressing, salsa caesar, salad dressing*, dressing*, *dressing, aderezo, sos salatkowy, \
      molho salada, vinagret*, соус цезарь, заправка*, רוטב לסלט, רוטב אלף האיים, vinaigrette*, \
      vinegrette, sauce salade*, sauce crudités*, salatdressing*, salatsauce*, salatsoße*, sauce \
      césar, caesar dressing*, salsa césar*, aliño*, condimento ensalada, condimento insalata, \
      slasaus*, sos sałatkowy*, sos do sałatek*, molho salada*, salatkrönung*, thousand island, \
      ranch*, salade dressing
    360 made, pantry 3y, opened-fridge 1m: ponzu, soy sauce, sauce soja, salsa de soja, salsa di \
      soia, teriyaki*, ketjap*, sos sojowy, soja, molho de soja, salsa soja, соевый соус*, соус \
      соевый*, соєвий соус, רוטב סויה, soja sauce, sojasauce*, sojasoße*, sauce soja*, sauce \
      soya*, salsa de soja*, salsa soja*, salsa di soia*, sojasaus*, kecap*, sos sojowy*, molho \
      de soja*, sojasås*, tamari*, shoyu, kikkoman
    362 made, pantry 1y: worcester*, lea & perrins, salsa perrins, perrins, worchestersauce*, \
      henderson s relish, brown sauce*, hp sauce*, steaksauce*, steak sauce*, zigeunersauce*
    559 made, pantry 6m: frank s redhot, valentina salsa, chilisoße*, sweet chilli*, süß sauer \
      soße, chili garlic sauce, аджика*, ajika, סחוג*, חריף, hot sauce, salsa picante, sauce \
      piquante, sambal*, шрирача, табаско, צ'ילי, sriracha*, hot sauce*, hot pepper sauce, \
      tabasco*, harissa*, piri piri*, peri peri*, nando*, chipotle*, gochujang*, cholula*, \
      scharfe sauce, salsa picante*, salsa brava*, salsa piccante*, mojo picón*, ajvar*, ajwar*, \
      lutenica, лютеница
    357 made, pantry 1y, opened-fridge 1m: salsa, taco sauce, picante, salsa dip, salsa \
      mexicana*, taco sauce*, tacosås*, tacosauce*, salsa sauce, dip sauce, chunky salsa, salsa \
      roja, salsa verde, guacamole salsa jar, nacho dip*, käsedip*, cheese dip, salsadip*, taco \
      salsa, dip de queso, tex mex
    359 made, pantry 18m, opened-fridge 4d: rao s, loyd grossman*, homepride*, panzani sauce, \
      barilla sauce, datterini salsa, pomodoro e basilico*, miracoli*, mirácoli, spaghettisauce*, \
      pastatomatengrand italia*, łowicz sos, polpa de tomate molho, tomate casero, solís, orlando \
      tomate, napolitana salsa, pastaсоус болоньезе, רוטב עגבניות, pasta sauce, spaghetti sauce, \
      tomato sauce, *nudelsauce, marinara, sauce tomate, salsa de tomate, sugo*, tomate frito, \
      bolognese, sauce bolognaise, pastasaus*, sos do spaghetti, sos boloniese, molho de tomate, \
      molho bolonhesa, tomate frito*, ragu*, salsa pronta, sos pomidorowy, basilico sugo, salsa \
      napoletana, arrabiata sauce, dolmio, ragu classico, salsa boscaiola, tomate frit, sauce \
      napolitaine, sauce basilic, sauce provencale, sos neapolitanski, pastasaus basilicum, pizza \
      sauce*, pizzasaus, pizzasas, sugo pizza, соус для пасты, соус болоньезе, соус томатный, \
      томатный соус, рוטב עגבניות, רוטב לפסטה, pasta sauce*, pastasauce*, bolognaise*, boloñesa*, \
      ragu sauce, arrabbiata*, arrabiata, amatriciana*, napoletana*, sugo al, sugo di, salsa de \
      tomate*, tomato sauce*, tomatensauce*, tomatensoße*, sauce tomate*, sauce bolognaise*, \
      tomatensaus*, sos pomidorowy*, sos boloński*, sos do spaghetti*, sos do makaronu*, molho de \
      tomate*, tomatsås*, pastasås*, köttfärssås*, pizzasauce*, pizzasoße, sauce pizza*, salsa \
      pizza, pizzatopping, currysauce*, korma sauce*, tikka sauce*, tikka masala sauce*, balti \
      sauce*, simmer sauce, stir fry sauce*, wok sauce*, woksauce*, woksaus*, sweet and sour \
      sauce*, süß sauer sauce*, sauce curry*, sauce aigre douce, black bean sauce*, lasagne \
      sauce*, white sauce*, bechamel*, besciamella*, sahnesauce*, alfredo*, carbonara sauce*, \
      salsa carbonara, sauce carbonara*, salsa boloñesa, salsa al pomodoro*, sofrito*, sofregit, \
      butter chicken sauce*, butter chicken curry sauce*, pasta bake sauce*, pasta bake*, chicken \
      tonight*, tikka masala curry sauce*
    354 made, own, pantry 12-18m, freezer 1m, opened-fridge 3-5d: pesto*, zielone pesto, gron \
      pesto, песто, פסטו, sauce pesto
    346 made, own, pantry 4-14m, fridge 4-12m, opened-fridge 1-4m: хрен, *meerrettich, חזרת, \
      raifort*, meerrettich*, sahnemeerrettich*, horseradish sauce*, horseradish*, cren, rafano, \
      mierikswortel*, chrzan*, pepparrot*, wasabi*, ćwikła*, rábano picante
    344 made, pantry 2-5y, opened-fridge 1-2d: gravy, bratensauce, *bratensosse, *bratensauce, \
      соус для жарки, gravy tin, bratensoße*, sauce rôti, sauce au poivre, peppercorn sauce*, \
      pfeffersauce*, champignonsauce*, jägersoße*, jägersauce*, rahmsauce*, pepersaus*, \
      champignonsaus*, jus de rôti
    353 made, pantry 1y, opened-fridge 1-3m: spreewälder*, spreewaldhof*, spreewälder gurken, \
      salzgurken*, schlesische gurkenhappen, kesbeke, vlasic*, claussen, mt olive, kühne*, \
      hengstenberg*, mrs elswood, banana peppers*, jalapenos*, pepperoncini*, pickle*, \
      cornichon*, gewürzgurke*, essiggurke*, pepinillo*, gherkin*, augurk*, ogorki konserwowe, \
      ogorki kiszone, ogorek kiszony, ogorki, ogorki malosolne, saltgurka, inlagd gurka, pepinos \
      em vinagre, amsterdamse uien, silberzwiebel*, perlzwiebel*, silverskin onion*, rodbetor \
      skivade, inlagda rodbetor, gurken glas, senfgurken, encurtido*, огурцы маринованные, \
      маринованные огурцы, огурцы соленые, соленые огурцы, огурцы консерв*, корнишоны*, помидоры \
      маринованные, помидоры соленые, томаты маринованные, огірки мариновані, огірки солоні, \
      огірки консервовані, перец маринованный, черемша маринованная, מלפפונים חמוצים, מלפפונים \
      במלח, חמוצים, pickled onion*, pickled onions*, silverskin*, dill pickle*, branston*, \
      ploughman s, sandwich pickle, piccalilli*, delikatessgurken*, saure gurken*, mixed pickles, \
      rote bete glas, sellerie glas, peperoni mild, pfefferonen*, cipolline*, cetriolini*, \
      sottaceti*, sott aceto, sottaceto*, sottolio*, peperoncini ripieni, cebollitas*, \
      banderillas*, guindillas*, piparra*, alcaparrones*, zilveruitjes*, atjar*, zure bommen, \
      ogórki konserwowe*, ogórki kiszone*, ogórki kanapkowe, korniszon*, papryka konserwowa*, \
      pieczarki marynowane*, grzyby marynowane*, grzybki marynowane, cebulka marynowana, sałatka \
      szwedzka, smörgåsgurka*, inlagd gurka*, inlagda*, bostongurka*, rödbetor inlagda, \
      rödbetssallad burk, ättiksgurka*, syltlök, grillad paprika, eingelegt*, marynowan*, \
      маринован*, peppadew*, jalapeños en rodajas, jalapeño slices, jalapeños tarro, jalapenos \
      glas, sushi ingwer, sushi ginger, stem ginger, kapusta czerwona słoik, buraczki słoik, \
      buraczki tarte*, ćwikła z chrzanem, ajvar mild, légumes marinés
    352 pantry 12-18m, opened-fridge 2w: aceitunas manzanilla, hojiblanca, olives, oliven, olive \
      verdi, olive nere, azeitona*, aceituna*, olive, olive denocciolate, olive taggiasche, \
      маслины*, оливки*, оливки зеленые, маслини, זיתים, זית, olives vertes*, olives noires*, \
      olijven*, oliwki*, oliver*, kalamata*, manzanilla aceituna, gordal, olives dénoyautées, \
      pitted olives, stuffed olives, olive snack, tapenade*, olivada
    614 own, pantry 1-2y, opened-fridge 2-6m: capers, alcaparra*, каперсы, צלפים, kapern*, \
      câpres*, capperi*, kappertjes*, kapary*, kapris*
    493 fridge 6-12m: kimchi, кимчи, kimczi*
    397 pantry 1y, opened-fridge 3-6m, opened-pantry 3-6m: sun dried tomato*, getrocknete \
      tomaten, tomates séchées, pomodori secchi, вяленые томаты, томаты вяленые, sun dried \
      tomatoes*, sundried*, getrocknete tomaten*, tomates séchées*, tomates confites*, tomates \
      secos*, tomate seco*, pomodori secchi*, zongedroogde tomaten*, suszone pomidory*, pomidory \
      suszone*, tomate seco frasco, soltorkade tomater*, semi dried tomatoes
    379 pantry 6m, opened-fridge 6m, opened-pantry 1m: raisins, raisin, rosinen, sultana*, \
      raisins secs, dried fruit*, trockenfrüchte, dried apricot*, dried cranberries, fruits secs, \
      dried mango*, dried figs, feigen getrocknet, apfelringe, rodzynk*, russin*, abrikozen \
      gedroogd, suszone sliwki, gedroogde pruimen, uvas passas, ciruelas pasas, backpflaumen, \
      fichi secchi, higos secos, datteri secchi, krenten, изюм*, курага*, чернослив*, \
      сухофрукты*, финики сушеные, родзинки, צימוקים, חמוציות, פירות יבשים, משמש מיובש, dried \
      apricots*, apricots dried, prunes dried, pitted prunes, dried prunes, currants*, mixed \
      fruit, mixed peel, dried mix, glacé cherries*, zitronat, orangeat, belegkirschen, dried \
      banana, dried pineapple, softaprikosen, soft aprikosen, soft pflaumen, aprikosen \
      getrocknet, softpflaumen*, trockenpflaumen*, trockenobst*, backobst*, getrocknete \
      aprikosen*, getrocknete feigen, cranberries getrocknet, raisins secs*, raisins golden, \
      abricots secs*, abricots moelleux, pruneaux*, pruneaux d agen, figues sèches*, figues \
      moelleuses, mélange fruits secs, pasas*, uvas pasas*, ciruelas pasas*, ciruelas sin hueso, \
      orejones*, higos secos*, dátil seco, fruta deshidratada, uvetta*, albicocche secche*, \
      prugne secche*, fichi secchi*, frutta secca*, rozijnen*, abrikozen gedroogd*, gedroogde \
      abrikozen*, gedroogde pruimen*, gedroogde vijgen, tutti frutti, morele suszone*, suszone \
      morele*, śliwki suszone*, suszone śliwki*, figi suszone, żurawina suszona*, bakalie*, uvas \
      passas*, passas*, alperces secos*, ameixas secas*, figos secos*, torkade aprikoser*, \
      torkade tranbär, katrinplommon*, torkade fikon
    386 pantry 1y, freezer 6-12m, opened-fridge 4-6m, opened-pantry 2-9m: nusskernmischung*, \
      ültje*, seeberger*, nic nac s*, nicnacs, cacahuètes*, quicos*, cóctel de frutos, felix \
      orzeszki*, miolo de noz, בוטנים*, nüsse, *nüsse, noix, noci, frutos secos, mixed nuts, \
      noten, *noten, orzech*, *notter, amendoa*, noz, avela*, cashewnoten, borrelnoten*, orzeszki \
      nerkowca, cashewnotter, fruits secs melange, cocktailnusse*, mieszanka studencka, \
      anacarde*, noix de cajou, nerkowce, wloskie orzechy, орех*, орехи грецкие, горіхи*, фундук, \
      грецкий орех, אגוזים, אגוזי מלך, פיצוחים, nuts*, mixed nuts*, fruit and nut, nut mix*, \
      trail mix*, chevda, nussmischung*, nussmix*, haselnüsse*, haselnusskerne*, *nusskerne, \
      nusskern*, gemahlene haselnüsse, studentenfutter*, paranüsse, knabbermix nuss, mélange \
      apéritif, mélange noix, noisettes*, noix du brésil, noix de pécan, cerneaux*, avellana*, \
      nueces*, cóctel frutos secos, cocktail frutos secos, frutos secos*, nocciole*, noci \
      sgusciate, misto noci, noten mix, notenmix*, hazelnoten*, walnoten*, paranoten, \
      studentenhaver*, borrelnootjes*, tijgernootjes, orzechy włoskie*, orzechy laskowe*, orzechy \
      nerkowca, mieszanka orzechów, nozes*, hasselnötter*, valnötter*, nötmix*, nötter*, \
      jordnötsringar nötter, macadamia*, brazil nuts*, hazelnut*, tigernut*, chestnuts cooked, \
      marrons cuits, maroni vakuum, chestnut puree, каштаны, kastanj*, chufa*, bombay mix*
    438 pantry 4m, fridge 8m, freezer 10m: migdal*, mandel, миндаль*, мигдаль, שקדים, almonds*, \
      ground almonds*, flaked almonds*, mandeln*, *mandeln, mandelblättchen, mandelsplitter, \
      mandelstifte, mandeln gemahlen, amandes*, amandes effilées, poudre d amandes*, poudre d \
      amande, almendra*, mandorle*, amandelen*, amandelschaafsel, płatki migdałowe, amêndoas*, \
      mandlar*, mandelspån, sötmandel, marzipan*, mazapán*, pâte d amande*, amandelspijs, \
      mandelmassa
    439 own, pantry 6-12m, fridge 6m, freezer 12m: cashew*, кешью, קשיו, noix de cajou*, \
      anacardo*, anacardi*, caju*, cajou*
    442 own, pantry 6-12m, fridge 12m, freezer 24m: pinda*, orzeszki ziemne, orzeszki*, \
      amendoim*, cacahuete*, cacahuate*, cacahouete*, арахис*, арахіс, בוטנים, peanuts*, dry \
      roasted, erdnüsse*, erdnusskerne*, arachidi*, noccioline*, orzeszki ziemne*, fistaszki, \
      amendoins*, jordnötter*
    445 own, pantry 6-12m, fridge 12m, freezer 24m: pistachio*, фисташк*, פיסטוק*, pistazien*, \
      pistachos*, pistacchi*, pistache*, pistácio*, pistasch*, pistagenoten, pistacje*
    446 own, pantry 6-12m, fridge 9-12m, freezer 24m: walnut*, *walnüsse, грецкие, walnüsse*, \
      walnusskerne*, walnut halves
    444 own, pantry 6-12m, fridge 9m, freezer 24m: pecan*, пекан, פקאן, pekan*, nuez pecana
    653 own, pantry 3-12m, fridge 3m, freezer 9m: pine nuts, кедровые орехи, צנובר*, \
      pinienkerne*, pignons*, piñones*, pinoli*, pijnboompitten*, orzeszki piniowe, pinhões*, \
      pinjenötter*
    608 pantry 12m: sunflower seeds, graines de tournesol, семечки*, насіння соняшника, семечки \
      подсолнечные, גרעיני חמניה, גרעינים, sonnenblumenkerne*, graines de tournesol*, graines \
      tournesol, pipas*, pipas de girasol*, semi di girasole*, zonnebloempitten*, słonecznik \
      łuskany*, słonecznik*, pestki słonecznika, sementes de girassol*, solroskärnor*, pipas \
      girasol, mixed seeds*, seed mix*, kernmix, kerne mix, salatkerne, graines mélange, mélange \
      graines, mix semi, mix de semillas, semillas*, pittenmix, zadenmix, mieszanka nasion, \
      frömix
    604 pantry 6m, fridge 6m: pumpkin seeds, graines de courge, pipas de calabaza, тыквенные \
      семечки, גרעיני דלעת, kürbiskerne*, graines de courge*, pipas de calabaza*, semi di zucca*, \
      pompoenpitten*, pestki dyni*, sementes de abóbora*, pumpafrön*, pumpakärnor*
    573 pantry 18m: chia*, чиа, צ'יה, graines de chia*
    503 pantry 2y: flaxseed*, graines de lin, linaza, семена льна, лен, פשתן, leinsamen*, \
      linseed*, graines de lin*, lino semillas, semi di lino*, lijnzaad*, siemię lniane*, \
      linhaça*, linfrön*, semillas de lino*
    613 pantry 5y: sesame seeds, sesam, graines de sésame, кунжут, שומשום, sesamsamen, graines de \
      sésame*, sésamo*, semi di sesamo*, sesamzaad*, sezam*, sementes de sésamo, sesamfrön*, \
      poppy seeds*, mohn*, graines de pavot, semillas de amapola, mak niebieski, vallmofrön*, \
      maanzaad*, мак пищевой, hemp seeds, hanfsamen
    389 pantry 2y, opened-pantry 1y: popcorn kernels, popcornmais, кукуруза для попкорна, popping \
      corn*, maïs à éclater, maïs pop corn, maíz palomitas*, maíz para palomitas, mais per \
      popcorn, popcornmajs, kukurydza do popcornu, milho para pipocas, milho pipoca
    214 made, pantry 9m: pancake mix, biscuit mix, pfannkuchenmischung, смесь для блинов, \
      pfannkuchen mix, pannenkoekmix*, pannenkoekenmix*, pannkaksmix*, mieszanka na naleśniki, \
      waffle mix, crêpes mix, préparation crêpes, poffertjesmix*
    215 made, pantry 12-18m: cake mix, brownie mix, bread mix, corn bread mix, *backmischung, \
      muffin mix, préparation pour gâteau, смесь для выпечки, смесь для кекса, אבקה לעוגה, \
      backmischung*, brotbackmischung*, kuchenmischung, baking mix*, cookie mix, muffin mix*, mug \
      cake, préparation gâteau*, préparation pour*, préparation pain, preparado bizcocho*, \
      preparado para*, preparato per*, cakemix*, bakmix*, kakmix*, broodmix*, mieszanka do \
      wypieku*, ciasto w proszku, preparado para bolo*, brödmix*, yorkshire pudding mix, batter \
      mix*, crumble mix, scone mix, dumpling mix, suet, atora
    395 made, pantry 1y, opened-pantry 3-4m: pudding mix, custard powder*, *puddingpulver, крем \
      заварной порошок, פודינג אבקה, אבקת פודינג, instant pudding*, אינסטנט פודינג, \
      puddingpulver*, pudding pulver, vanillepuddingpulver*, soßenpulver, paradiescreme*, \
      sahnesteif*, tortenguss*, tortencreme, angel delight*, blancmange, birds custard, \
      vlapoeder, puddingpoeder*, dr oetker pudding, кисель*, krem do tortów, śmietan fix, flan en \
      poudre, préparation pour flan, entremets*, flan potax, preparado flan, flan sobre*, \
      natillas en polvo, natillas sobre, preparato budino, budino in polvere,  pudim em pó, \
      gelatina em pó*, vaniljsåspulver, marsanpulver, пудинг порошок, ванильный пудинг порошок, \
      whip it, dream topping, kisiel*, budyn*
    393 made, pantry 10-15m, opened-pantry 6-12m: instant potatoes, mashed potato flakes, purée \
      mousseline, картофельное пюре, пюре картофельное быстр*, פירה אינסטנט, instant mash*, mash \
      potato instant, kartoffelpüree*, kartoffelbrei*, purée mousline*, mousline, purée de pommes \
      de terre*, purée instantanée*, puré de patatas*, puré patata*, fiocchi di patate, purè*, \
      aardappelpuree*, puree instant*, purée en poudre, puree ziemniaczane*, puré de batata*, \
      potatismos*, kloßmehl, knödelpulver, kartoffelknödel pulver, kloßpulver, knödel kochbeutel
    464 made, pantry 9-12m: stuffing*, stuffing mix*, sage and onion*, sage & onion*
    358 made, pantry 2y: sauce mix, fix für, taco seasoning, смесь для соуса, maggi fix*, knorr \
      fix*, fix für*, taco seasoning*, fajita kit*, taco kit*, burrito kit, seasoning mix*, sauce \
      mix*, recipe mix*, soßenmix, sauce en sachet, préparation sauce, kruidenmix voor, mix \
      voor*, maaltijdmix, fix do*, pomysł na*, sos w proszku*, taco mix*, såsmix*, dippmix, \
      dipmix*, gravy mix*, casserole mix*, colman s, schwartz mix, preparato per salsa, dinner \
      kit*, fajita dinner kit*, taco dinner kit*, meal kit*, kochset*, kit fajitas*, kit tacos*, \
      kit burritos*
    362 made, pantry 1y: steak sauce
    499 made, pantry 3y, opened-fridge 2-3d: refried beans, frijoles refritos, refried*, \
      frijoles*
    0 made, own, pantry 9-18m, opened-fridge 1-2m: sauce béarnaise*, sauce au poivre*, salsa \
      verde*, *sauce, *sosse, salsa di, mint sauce*, curry sauce*, cooking sauce*, saus, *saus, \
      sos, molho*, curry kruidensaus, sos czosnkowy, bechamel, salsa brava, fritessaus mild, \
      pindasaus, satesaus, соус*, соус терияки, ткемали, сацебели, רוטב, apple sauce jar, bread \
      sauce, plum sauce, sauce*, soße*, salsa*, sås*, dipsauce*, dip sauce*, sauce blanche, sauce \
      kebab*, kebab sauce, dönersauce, salsa yogur, salsa kebab, mojo*, chimichurri*, nuoc, sos \
      meksykański, sos słodko*, sos chili, sos winegret, sos grzybowy, sos tysiąca
    0 made, own, pantry 2-3y, opened-fridge 6-12m: fish sauce*, fischsauce, nuoc mam, nam pla, \
      sauce de poisson, salsa di pesce
    434 made, pantry 18-24m, opened-fridge 3-6m: oyster sauce*, austernsauce, sauce d huître, \
      salsa di ostriche
    435 made, pantry 18-24m, opened-fridge 3-6m: hoisin*
    565 made, pantry 2y, opened-fridge 1-2w: cranberry sauce*, preiselbeersauce
    560 made, pantry 2y, opened-fridge 5d: curry paste*, currypaste*, pâte de curry, паста карри, \
      currypasta*, curry pasta, pasta curry, pâte curry, pasta de curry, kerriepasta*, pasta tom \
      yum, tikka paste*, korma paste*, rendang paste*, bumbu, boemboe*, laksa paste*, garlic \
      paste*, ginger paste*, garlic puree*, ginger puree*, lazy garlic, pâte de piment, tamarind*
    0 made, own, pantry 1-2y, opened-fridge 1-2m: chutney*, *chutney, piccalilli, чатни, mango \
      chutney*, lime pickle*, чатней, relish jar
    500 made, pantry 30m: relish*
    0 made, own, pantry 6-18m, opened-fridge 4-8w: cordial*, orange squash*, lemon squash*, \
      blackcurrant squash*, fruit squash*, summer fruits squash, apple squash, морс концентрат, \
      squash orange, squash double*, double strength*, double concentrate*, double conc*, no \
      added sugar orange, no added sugar squash, ribena*, robinsons*, robinsons orange, vimto*, \
      barley water*, elderflower cordial*, lime cordial*
    354 made, own, fridge 2-4w, opened-fridge 3-5d: fresh pesto, frisches pesto, pesto frais, \
      pesto fresco
    475 pantry 3-4y: onion powder, zwiebelpulver, oignon en poudre, cebolla en polvo, cipolla in \
      polvere
    476 pantry 3-4y: muskatnuss*, nutmeg, muskat*, noix de muscade, nuez moscada, noce moscata
    468 own, pantry 5y: salt, sel, speisesalz, tafelsalz, sea salt, gros sel, sel fin, sel de \
      mer, sale fino, sale grosso, sale marino, sal fina, sal marina, *zout, sol kuchenna, \
      hushallssalt, sal grosso, sal fino, havssalt, соль*, сіль*, מלח, sal, sal gruesa, zout*, \
      sól*, grovsalt, jodsalz*, meersalz*, salz*, *salz, sel fin*, sel gros, fleur de sel, flor \
      de sal, himalayasalz, salz jod, sea salt*, table salt, rock salt, knoblauchsalz, \
      kräutersalz*, low salt, herbamare, sel de, sel marin, sel guérande, sel iodé, sale iodato, \
      jodsalt, bordsalt
    0 made, own, pantry 6-18m, opened-fridge 4-8w: lemon curd*, crème de marrons, dulce de leche, \
      orange curd
    561 made, own, fridge 2-8w, opened-fridge 1-3w: frischhefe*, hefe frisch, frische hefe, fresh \
      yeast, hefewürfel*, hefe würfel, levure fraîche*, levadura fresca*, lievito di birra, \
      lievito fresco, lievito di birra fresco, verse gist, drożdże świeże*, fermento fresco, \
      färsk jäst, jäst färsk, jäst*, kronjäst, fresh yeast*, дрожжи прессованные, дрожжи свежие, \
      свежие дрожжи
    398 made, own, pantry 6-24m, opened-fridge 4-10w: moulin de valdonne, granatina, menta \
      fabbri, agave nectar, goldsaft*, sirop de*, sirop menthe*, sirop grenadine*, sirop fraise, \
      sirop citron, sirop pêche, teisseire, limonadesiroop*, vruchtensiroop, roosvicee, karvan \
      cevitam, holundersirup*, holunderblütensirup*, himbeersirup*, waldmeistersirup, \
      getränkesirup, sodastream sirup, soda stream*, jarabe de, syrop malinowy*, syrop owocowy*, \
      syrop do wody, herbapol, saft koncentrerad, blandsaft*, lättdrycksaft, fun light*, \
      hallonsaft, flädersaft*, svartvinbärssaft, jordgubbssaft, xarope de groselha, groselha \
      xarope, capilé, sciroppo menta, sciroppo amarena, sciroppo di, amarena, orzata, сироп \
      шиповника, תרכיז, תרכיז פטל, פטל תרכיז, water enhancer, getränkekonzentrat, barszcz \
      czerwony koncentrat*, barszcz koncentrat, koncentrat barszczu
    570 made, own, pantry 1-3y, opened-fridge 5-14d: grilled peppers*, peperoni grigliati*, \
      zucchine grigliate*, melanzane grigliate*, verdure grigliate*, légumes grillés*, gegrillte \
      paprika*, gegrilltes gemüse, gegrilde groenten*, grilled vegetables*, chargrilled*, \
      pimientos piquillo*, crema di carciofi*, crema di olive*, paprikacreme*, tomatencreme*, \
      piquillo*, pimientos del piquillo*, pimientos asados*, pimiento asado*, carciofini*, sott \
      olio, sottolio, roasted peppers*, roasted red peppers*, antipasti*, funghi sott, \
      giardiniera*, alcachofas en, alcachofa en, corazones de alcachofa*, corazones de alcachofa, \
      artichoke hearts*, artischockenherzen*, coeurs d artichaut*, artichaut coeur*, karczochy w, \
      kronärtskockshjärtan*, fonds d artichaut*, caponata*, peperonata*, parmigiana vasetto
    363 made, own, pantry 8-20m, opened-fridge 1-2d: baby puree*, früchtebrei*, obstbrei*, obst \
      in getreide, fruchtpüree baby, fruit puree pouch baby, ellas kitchen*, sunval*, babydream*, \
      rossmann babydream, dmbio baby, töpfer*, holle bio, aptaclub, heinz baby*, organix*, little \
      freddie*, piccolo organic*, annabel karmel, kiddylicious*, for aisha, once upon a farm, \
      plum organics, beech nut*, beechnut, happy baby*, sprout organic, earth s best, bledichef, \
      blédichef*, blédine*, babybio*, good goût*, nestlé naturnes, naturnes*, p tit pot, mon 1er, \
      les récoltes bio, vitabio*, yooji*, hero baby*, hero babi, smileat*, nutribén*, blevit*, \
      sandoz cereales, bolsita bebé, nipiol*, bambix*, organix nl, brinta baby, nutricia papje, \
      kleinste beetje, bobofrut*, słoiczek*, nutribén pt, cerelac*, nestum*, ella s köket, \
      klämmis*, тёма*, бабушкино лукошко*, сады придонья детское, heinz каша*, каша heinz, чудо \
      чадо, малятко каша, гербер*, babypüree*, babymenü*, beikost*, abendbrei*, gute nacht brei*, \
      grießbrei hipp, baby rusks*, farley s rusks*, melty puffs, rusks baby, baby food*, \
      babyfood*, baby porridge*, baby rice*, ella s kitchen*, cow gate*, babybrei*, *babybrei, \
      babynahrung*, babygläschen*, gläschen*, grießbrei ab, milchbrei*, getreidebrei*, hipp*, \
      alete*, bebivita*, petit pot*, petits pots*, blédina*, nestlé p tite*, purée bébé*, compote \
      bébé*, potito*, tarrito*, papilla*, puré bebé, puré infantil, omogeneizzat*, pappa lattea*, \
      mellin*, plasmon*, babyvoeding*, fruithapje*, groentehapje*, babyhapje*, olvarit*, danie \
      dla dzieci*, deserek*, obiadek*, kaszka*, gerber*, bobovita*, papa infantil*, papa láctea*, \
      boião*, boiões*, barnmat*, barngröt*, välling*, semper*, пюре детское*, детское пюре, каша \
      детская, пюре фрутоняня, фрутоняня*, агуша*, пюре дитяче, каша дитяча, גרבר, מטרנה דייסה, \
      דייסה, muumi baby*, baby snack*, babykeks*, fruchtbrei*, obstgläschen, folgebrei, stage
    367 made, own, pantry 9-30m, opened-pantry 3-5w: infant milk*, first infant*, sma gold, sma \
      first, sma, kendamil*, milumil*, beba optipro, nidal*, nidal lait, gallia*, guigoz*, \
      modilac*, novalac*, babybio 1, picot lait, gallia calisma*, blédilait*, nativa*, blemil*, \
      almirón*, nidina*, novalac, miltina*, hero baby nutrasense, friso*, nan pl, humana pl, \
      capricare*, baby nan, nestlé nan*, нан оптипро, нутрилак*, малютка*, малыш истринский, \
      нестожен*, симилак*, фрисолак, мамако, кабрита, pre nahrung, 1er âge*, 2ème âge*, lait \
      croissance*, infant formula*, baby formula*, baby milk*, first milk*, first infant milk*, \
      follow on milk*, growing up milk*, toddler milk*, aptamil*, pre milch*, pre anfangsmilch*, \
      anfangsmilch*, folgemilch*, kindermilch*, säuglingsmilch*, lait infantile*, lait 1er âge, \
      lait 2ème âge, lait 2e âge, lait 1er age*, lait de suite, lait de croissance*, leche \
      infantil*, leche de inicio*, leche de continuación*, leche continuación, latte infanzia, \
      latte per lattanti*, latte crescita*, latte 1 polvere, zuigelingenmelk*, opvolgmelk*, \
      flesvoeding*, nutrilon*, mleko modyfikowane*, mleko początkowe, mleko następne*, bebilon*, \
      bebiko*, nan optipro, nan 1, leite infantil*, leite de transição, leite para lactentes*, \
      modersmjölksersättning*, tillskottsnäring, baby semp*, смесь молочная, молочная смесь, \
      сухая молочная смесь, nutrilak, нутрилон*, детская смесь, дитяча суміш, מטרנה, סימילאק, \
      נוטרילון, enfamil*, similac*, milupa*, beba pre
    224 made, own, pantry 6-18m, opened-fridge 2-4w: icing, white icing*, royal icing*, ready to \
      roll icing*, frosting*, buttercream*, zuckerguss*, *glasur, glaçage*, glassa*, glaseado*, \
      polewa*, lukier*, fondant icing*, rollfondant*, fondant blanc, pâte à sucre*, pasta di \
      zucchero*, marsepein*, glasyr*, глазурь*, sprinkles*, streusel*, zuckerstreusel*, \
      zuckerperlen*, musketzaad, posypka*, strössel*, посыпка*, decorette*, sugar decorations*, \
      vermicelles sucre, fideos de chocolate*
    430 made, own, pantry 9-24m, opened-pantry 1-3m: coffee whitener, coffee mate, creamer \
      powder, kaffeeweisser, coffee creamer powder, powdered creamer*, koffiecreamer*, zabielacz*
    0 made, own, pantry 12-36m, opened-pantry 6-12m: marmite*, vegemite, yeast extract*, cenovis, \
      hefeextrakt*, vitam r
    0 made, own, pantry 6-14m, opened-pantry 1-3m: crispy onions*, crispy fried onion*, fried \
      onions*, röstzwiebel*, zwiebelringe geröstet*, oignons frits*, cebolla frita*, cebolla \
      crujiente*, cipolla fritta*, cipolle croccanti*, gebakken uitjes*, cebulka prażona*, \
      prażona cebul*, rostad lök*, cebola frita*
    341 made, own, pantry 9-30m, opened-fridge 1-3m: confit d oignon*, confit oignon*, oignons \
      confits, onion chutney*, caramelised onion chutney*, caramelized onion*, zwiebelchutney*, \
      cipolle caramellate*, cebolla caramelizada*, confit de figue*, confit figue*, uienchutney*, \
      uienconfijt*, zwiebelmarmelade*, onion marmalade*
    """
}
