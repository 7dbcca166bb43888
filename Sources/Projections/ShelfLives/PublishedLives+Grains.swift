extension PublishedLives {
  /// How long beans, peas and lentils keep.
  static let pulses = """
    333 made, own, pantry 9-18m, opened-pantry 6m: kotlety sojowe*, kostka sojowa*, \
      granulat sojowy*, sojové maso*, soja texturizada*, soja texturée*, protéines de soja*, \
      sojagranulat*, sojaschnetzel*, soy chunks*, soya mince dried*, textured vegetable protein*, \
      текстурат*
    372 pantry 2-5y, opened-fridge 3-4d: kidney beans, kidneybohnen, haricots rouges, judias, \
      alubias cocidas, fagioli, beans, bohnen, chickpea*, kichererbse*, pois chiche*, garbanzo*, \
      ceci, mais, bonen, *bonen, bruine bonen, witte bonen, kidneybonen, kikkererwten, fasola*, \
      ciecierzyc*, cieciork*, bonor, *bonor, kikartor, kikarter, feijao*, feijoes, grao de bico, \
      grao, kukurydz*, majs, milho, soczewica puszka, judion*, fagioli borlotti, cannellini, \
      borlotti, flageolets, mogettes, lupini, tremoco*, фасоль*, квасоля, шעועית, שעועית, נוט, \
      нут, feijão manteiga, feijão encarnado, pinto beans, black beans, navy beans canned, chili \
      beans, ranch style beans, great northern beans, heinz beanz, baked beanz, beanz, cannellini \
      beans, lima beans, pork and beans, pork & beans, ranch beans
    333 pantry 1-2y, opened-pantry 1y: dried beans, dry beans, kidney beans dry, bohnenkerne, \
      haricots secs, alubias, chickpeas dry, горох*, горох колотый, нут сухой, split peas*, \
      yellow split peas, haricots secs*, pois cassés*, alubia blanca seca, alubia, alubia blanca, \
      alubia negra, fasola sucha, fasola jaś*, judía seca, fagioli secchi*, ceci secchi*, \
      garbanzo seco, garbanzos secos*, garbanzo lechoso, garbanzo pedrosillano, alubia pinta, \
      judión, groch*, groch łuskany, gröna ärtor torkade, gula ärtor*, ärter torkade, \
      spliterwten*, groene erwten, schälerbsen, trockenbohnen, mungbohnen, feijão seco*, grão \
      seco*, soup mix dried, soya chunks, tvp, kidney dried, אפונה יבשה, חומוס \
      יבש, חומוס גרגירים יבש, маш, квасоля суха*, фасоль сухая*, chana dal*, urad dal*, moong \
      dal*, toor dal*, mung beans, black eyed peas, dried chickpeas, soup mix beans, 15 bean \
      soup, bean soup mix, great northern beans dry, lima beans dry, pinto beans dry, cannellini \
      dried, judías pintas, alubias pintas, judías blancas secas, alubias blancas, alubias secas, \
      haricots lingots*, lingots, fabes, judiones*, cicerchie*, legumi misti*, legumi secchi*
    334 pantry 1y, opened-pantry 1y: lentil*, lenteja*, lenticch*, soczewic*, berglinsen, \
      *linsen, spliterwten, groch, gula arter torkade, чечевиц*, сочевиц*, עדשים, linsen*, \
      linzen*, linser*, lentejas pardina*, puy lentil*, beluga*, tellerlinsen*, lentil dal, \
      masoor dal
    """

  /// How long pasta, rice, flour, dough and cereals keep.
  static let grains = """
    0 made, own, fridge 2-6w, freezer 2m, opened-fridge 2-4d: knödelteig*, kloßteig*, \
      klöße halb und halb*
    338 made, own, pantry 6-15m, opened-fridge 1-3d: express reis*, express egg fried*, \
      express rice*, uncle bens express*, uncle ben s express*, ben s original express*, \
      microwave rice*, micro rice, rice pouch*, ready rice*, pilau rice pouch*, tilda pilau*, \
      tilda steamed*, veetee*, arroz vasitos*, arroz brillante vasito*, arroz para microondas*, \
      riz micro ondes*, riz express*, riz doy pack*, riso pronto*, ryż express*, rijst magnetron*
    335 made, pantry 2y: makarna*, těstoviny*, burgu makarna*
    333 pantry 1-2y, opened-pantry 1y: nohut*, mercimek*, çočka*, kuru fasulye*, \
      barbunya*, hrách*
    338 pantry 2y, opened-fridge 6m, opened-pantry 1y: rice, reis, *reis, riz, arroz, riso, \
      basmati*, jasmine rice, risotto rice, sushi rice, jasminreis, rijst, *rijst, ris, \
      jasminris, pandanrijst, risottorijst, riz rond, bomba, riz thai, riz basmati, riz arborio, \
      riz camargue, riz sushi, carnaroli, vialone nano, riso nero, riso venere, riso parboiled, \
      arroz bomba, arroz largo, arroz vaporizado, arroz basmati, arroz carolino, arroz agulha, \
      arroz jasmim, milchreis roh, parboiled*, wilder reis, langkorenrijst, snelkookrijst, \
      sushirijst, ryz basmati, ryz paraboliczny, ryz brazowy, parboiled ris, rundkornigt ris, \
      avorioris, grotris, рис, рису, אורז, אורז פרסי, рис басмати, рис длиннозерный, рис \
      круглозерный, uncle ben*, langkorn*, rundkorn*, milchreis trocken, jasmin reis, wildreis, \
      riz long, arroz redondo, vialone, riso per, zilvervliesrijst*, ryż*, risotto reis, ris \
      avorio, råris, pudding rice, paella rice, arborio*, microwave rice, rice pouch, express \
      reis, milchreis rundkorn, rundkornreis*, riz à dessert, sushireis*, uncle \
      ben s express, milchreis lose
    339 pantry 1y, opened-fridge 6m, opened-pantry 1y: brown rice, vollkornreis, riz complet, \
      arroz integral, riso integrale, brown basmati*
    335 pantry 2y, opened-pantry 1y: pasta, *pasta, fusilli, rigatoni, linguine, nudel*, *nudeln, \
      fideos, farfalle, lasagne sheets, lasagneplatten, noodles, nouilles, cannelloni, \
      conchiglie, espagueti*, tallarines, makkaroni, fettuccine, macaroni*, makaron*, spagetti*, \
      spaghett*, esparguet*, macarrao, noedels, mie, penne*, swiderki, macarron*, fideo, mezze, \
      ditali, strozzapreti, bucatini, bavette n, bami, mihoen, aletria, torti, risoni, orzo, \
      spirali, eliche, tortiglioni, mafalde, paccheri, calamarata, stelline, ditalini, \
      tagliolini, capellini, anelli, trofie, massa espiral, massa fusilli, massa cotovelo, \
      cotovelinhos, meada, estrelinhas, espirales, tiburones, plumas, helices, lazos, galets, \
      fideua, hornli, spatzlenudeln, bandnudeln, suppennudeln, gabelspaghetti, drahtnudeln, mie \
      noedels, vermicelli noedels, schelpjes, elleboogjes, nitki, kolanka, rurki, lazanki, \
      zacierka, muszelki, gwiazdki, idealmakaroner, gammaldags makaroner, tagliatelle*, nudlar \
      aggnudlar, udon, soba, rice noodles, torsades, serpentini, papillons pates, alphabet pates, \
      orecchiette*, макарон*, вермишел*, спагетти*, рожки, лапша*, локшина, פסטה, ספגטי, פתיתים, \
      אטריות, kokardki, pâtes*, coquillette*, papillons, pappardelle*, caserecce, pipe rigate, \
      gigli, lumache, fregola, pajaritas, cabello de ángel, deegwaren, bamigoreng noedels, \
      spirelli*, hörnchen*, spiralnudeln, fadennudeln, glasnudeln*, reisnudeln*, mie nudeln*, \
      rice noodle*, glass noodle*, vermicell*, massa*, cotovelos, snabbmakaroner*, pastaskruvar, \
      gemelli, nudlar*, risnudlar, orzo pasta, kritharaki, конхилье, паста, angel hair, \
      cavatappi*, ziti, radiatori, rotini*, manicotti, cavatelli, campanelle, ditalini*, acini di \
      pepe, red lentil pasta, lentil pasta, linsennudeln*, chickpea pasta, pad thai noodles, chow \
      mein noodles, pasta stars, cannelloni tubes, birkel*, muschelnudel*, crozets*, cheveux d \
      ange, canelones placas, placas de canelones, estrellas pasta, letras sopa, pasta letras, \
      pasta estrellas, lasagnes plaques, plaques de lasagne*, lasagneplatten*, placas de lasaña, \
      sedani rigati, sedani pasta, maccheroni*, tripolini*, reginette*, gnocchetti sardi*, \
      filini*, lumaconi*, cellentani*, lasagne secche*, lasagnebladen*, łazanki makaron, \
      malloreddus*, elicoidali*, garganelli*, mafaldine*, anellini*, tubetti*, ditaloni*, \
      calamarata*, schiaffoni*, vollkornspaghetti*, vollkornnudel*, *spaghetti
    336 pantry 2y, opened-pantry 1-2m: egg noodles, eiernudel*, nouilles aux oeufs, fideos al \
      huevo, ramen noodles, medium egg noodles, fine egg noodles, chinese noodles, lapsha, \
      spätzle getrocknet*, spaetzle 500g birkel, eierspätzle*, eiermie*, bamimie*, wokmie*
    332 made, own, fridge 2-5w, freezer 2m, opened-fridge 2-3d: raviolon*, \
      fresh pasta, frische pasta, pâtes \
      fraîches, pasta fresca, spätzle, verse pasta, pierog*, uszka, kopytka, kluski, knedle, \
      massa fresca, farsk pasta, cappelletti, agnolotti, gyoza, tortelloni*, tortellini*, \
      ravioli*, raviolis frais, cappellacci, panzerotti, gnocchi*, tagliatelle fresche, sfoglia*, \
      sfoglia per lasagne, sfoglie lasagne, lasagne fresche, schlutzkrapfen, spätzle frisch, \
      eierspätzle, maultasche*, schupfnudel*, kluski śląskie, pierogi świeże, pâtes fraîches*, \
      quenelles nature, pasta ripiena, ñoquis, pasta rellena, färska tortellini, massa fresca*, \
      ravioles*, ravioles du dauphiné, knöpfle*, tagliatelle frescos, pansoti*, pansotti*, rana \
      duetto, rana sfogliavelo
    425 pantry 2-3y: киноа, קינואה, komosa*, quinoa*
    637 pantry 6-12m: cuscus*, kuskus, kasza*, kasze, pecak, orzo perlato, ebly, couscous*, \
      bulgur*, peeled barley, булгур, кускус, крупа*, перловка, перловая, ячневая, манная, \
      קוסקוס, בורגול, perlcouscous, semoule couscous, boulgour*, blé, épeautre, jęczmienn*, \
      pęczak*, cuscuz*, cous cous*, farro*, perlgraupen, graupen, gerstengraupen, dinkel*, \
      grünkern, pearl barley, barley*, freekeh, parelgort, gort, korngryn, espelta, teff, \
      amaranth
    579 own, pantry 6-12m: gryczan*, sarrasin, kasza gryczana*, buchweizen*, boekweit*, trigo \
      sarraceno, matvete, bovete*, buckwheat*, гречк*, гречан*, כוסמת, gretschka, grano saraceno, \
      trigo mourisco, kasza gryczana biała
    583 own, pantry 6-12m: пшоно*, пшено, jaglan*, hirse*, gierst, mijo, millet*, kasza jaglana*, \
      miglio, proso, דוחן
    222 made, pantry 6-12m, opened-fridge 1y, opened-pantry 6-8m: bread flour, cake flour, pastry \
      flour
    222 made, pantry 6-12m, opened-fridge 1y, opened-pantry 6-8m: flour, mehl, *mehl, weizenmehl, \
      *bloem, meel, *meel, maka pszenna, mjol, *mjol, farinha*, tarwemeel, maki, pizzamehl, pizza \
      flour, farina pizza, pizzabloem, мука*, мука пшеничная, борошно*, קמח, קמח לבן, almond \
      flour, rice flour, chickpea flour, gram flour, besan, dinkelmehl*, roggenmehl*, mehl typ, \
      bloem*, tarwebloem*, patentbloem, bakmeel*, zelfrijzend bakmeel, amandelmeel, mąka*, \
      vetemjöl*, grahamsmjöl, rågmjöl, dinkelmjöl, rågsikt, semola rimacinata*, rimacinata, \
      farina*, farina 00, manitoba, harina*, harina de trigo, harina de fuerza, harina \
      repostería, farine*, farine de blé, kikärtsmjöl, mandelmjöl, self raising*, gofio*, instant \
      mehl
    459 pantry 12m, fridge 2y, freezer 2y: whole wheat flour, wholemeal flour, vollkornmehl, \
      farine complète, harina integral, farina integrale
    218 pantry 6-12m, opened-fridge 1y, opened-pantry 2y: cornmeal, semola*, полента, кукурузная \
      крупа, манная крупа, манка, polenta*, masa harina, harina pan, maisgrieß*, \
      weichweizengrieß*, hartweizengrieß*, grieß*, semoule*, semoule fine, semolina*, griesmeel*, \
      kasza manna*, grysik*, mannagryn*, gries, semolino*
    585 pantry 4m, freezer 8m: oats, rolled oats, oat flakes
    375 pantry 12m, opened-pantry 6-12m: hafer flocken, kölln flocken*, blütenzarte*, \
      schmelzflocken, havregrynsgröt, пластівці вівсяні, oat so simple*, readybrek, instant \
      oatmeal*, cream of wheat, oatmeal, haferflocken, *haferflocken, flocons d avoine, avena, \
      fiocchi d avena, copos de avena, havermout*, platki owsiane, owsian*, havregryn*, flocos de \
      aveia, aveia, porridge oats, copos avena, fiocchi avena, геркулес, овсянка, овсяные, хлопья \
      овсяные, овсяные хлопья, вівсяні пластівці, שיבולת שועל, קוואקר, ready brek, quaker*, \
      porridge*, overnight oats, flocons*, flocons avoine, avoine, copos*, avena copos, fiocchi \
      di avena, płatki owsiane*, otręby*, oat bran, weizenkleie, haferkleie, aveia flocos, \
      fyrkornsflingor, rågflingor, kaśka, instant porridge*
    196 made, pantry 3m, freezer 6m, opened-fridge 3m: tortillabröd*, tortilla*, flour tortilla*, \
      piadina, тортилья, טורטייה, wrap*, tortilla wraps, weizentortilla*, fajita wraps, tortilla \
      trigo, tortilla de trigo, tortillas de trigo, tortillas de blé, tortilla pszenna, \
      tortille*, taco shells, taco shell*, taco schalen, tacobröd, לאפה*, laffa*, lafa
    553 made, pantry 25-45d, fridge 60-90d: corn tortilla*, tortillas maíz, maistortilla*
    551 made, freezer 12m: puff pastry frozen
    554 made, own, fridge 2-5w, freezer 2m: taartdeeg*, hartige taartdeeg*, \
      pie crust, puff pastry, *blätterteig, pâte \
      feuilletée, pâte brisée, pasta sfoglia, kuchenteig, mürbeteig, ciasto francuskie, massa \
      folhada, massa quebrada, *teig frisch, тесто слоеное, тесто*, тісто, בצק עלים, בצק, \
      shortcrust*, shortcrust pastry*, puff pastry*, filo*, filo pastry*, jus rol, pâte \
      feuilletée*, pâte brisée*, pâte sablée*, pâte filo, feuilles de brick, masa quebrada, masa \
      hojaldre, hojaldre*, masa brisa, obleas empanadilla*, pasta brisée, pasta brisè*, pasta \
      sfoglia*, pasta frolla*, pasta fillo, bladerdeeg*, ciasto francuskie*, ciasto kruche, \
      ciasto filo, massa folhada*, massa filo, smördeg*, pajdeg*, strudelteig, blätterteig*, \
      quicheteig, flammkuchenteig*, hefeteig frisch, sonntagsbrötchen, knack back, croissants \
      teig, lazy bread dough, tart dough, plaatdeeg, hartige taartdeeg
    247 made, own, fridge 2-5w, freezer 2m: cookie dough, keksteig, plätzchenteig, cookie dough \
      tube
    374 made, pantry 6-12m, opened-pantry 2-3m: all bran*, weetos*, cookie crisp*, golden \
      grahams*, cap n crunch, golden nuggets, curiously cinnamon, seitenbacher*, cini minis*, \
      jordans*, country crisp*, frosted flakes, choco krispies*, choco krispis*, crispies, \
      toppas*, miel pops*, estrellitas*, fiocchi di mais*, riso soffiato*, muesli croccante, cini \
      minis pl, flocos de milho, havrefras*, несквик*, хрутка*, cereal, cereals, corn flakes, \
      cornflakes*, muesli*, *müsli, rice krispies, cinnamon toast crunch, honey bunches of oats, \
      apple jacks, froot loops, special k, coco pops, frosties, lucky charms, corn pops, \
      kellogg*, shreddies, ontbijtgranen, platki kukurydziane, flingor, frukostflingor, corn \
      flakes*, krunchy, choco krispies, nesquik cereal, bran flakes, shredded wheat, хлопья*, \
      мюсли, мюслі, сухой завтрак, сухие завтраки, готовый завтрак, קורנפלקס, דגני בוקר, כריות, \
      ברנפלקס, weetabix*, shredded wheat*, oatibix, fruit n fibre, bran flakes*, crunchy nut*, \
      krave, nesquik cereal*, chocapic*, trésor, lion cereal*, fitness, cheerios*, knuspermüsli*, \
      schokomüsli*, früchtemüsli, crunchy müesli, smacks, pétales, céréales*, cornflake*, \
      cruesli*, krokante muesli, brinta, płatki śniadaniowe, płatki*, granola nut*, *flingor, \
      start müsli, estrelitas, cereais*, copos de maíz, cereali*, special k*, chex, kashi*, total \
      cereal, total raisin, kix, malt o meal, fruity pebbles, cocoa pebbles, honey monster, \
      puffed wheat, reese s puffs, trix, golden crisp, crispix, kell, post grape nuts, honey \
      bunches, cinnamon life, quaker life, dinkelflakes*, honey loops, amaranth gepufft, \
      gepuffter*, dinkel gepufft, quinoa gepufft, knusper crunchy, nougat bits, nesquik knusper*, \
      riz soufflé*, country store, krispies, son d avoine, son de blé, haferkleie*, weizenkleie*, \
      crusca, tarwevlokken*, crusca d avena
    555 made, pantry 6-9m: granola*, гранола, גרנולה
    658 made, pantry 6-12m: granola bar*, cereal bar*, barre de céréales, barrita*, barretta*, \
      батончик мюсли, батончик злаковый, חטיף אנרגיה, חטיפי דגנים, cereal bars, nature valley, \
      müsliriegel*, getreideriegel, fruchtriegel, barres céréales, barritas cereales, barrette*, \
      mueslireep*, mueslirepen, granenreep, havrebar, baton zbożowy, batonik zbożowy, baton \
      musli, protein bar*, proteinriegel*, barre protéinée*, proteinbar*, energy bar*, breakfast \
      bar*, fruit bar*, nut bar*, nussriegel, oat bar*, frusli, tracker, trek, fiber one, go \
      ahead crispy, go ahead, rice krispies treats, rice krispie treat*, larabars, rx bar, alpen \
      bar, special k bar*, breakfast biscuit bars, fulfil bar, barebells*, perfect bar, \
      energieriegel*, fruchtriegel*, grenade bar, grenade carb killa, barre aux fruits*, barre \
      céréales*, barres de céréales*, barritas de cereales*, sundy, kind dark choc, kind dark \
      chocolate, kind bar*
    643 made, pantry 6m: pane grattugiato*, pane grattato, \
      breadcrumb*, paniermehl, chapelure, pan rallado, pangrattato, bulka \
      tarta, pao ralado, сухари панировочные, панировочные сухари, панировка, פירורי לחם, panko*, \
      pan grattato, paneermeel*, bułka tarta*, panierka, ströbröd*, pão ralado*, pan rallado*, \
      semmelbrösel*, stuffing crumbs, breading, knödelbrot*
    627 pantry 12m: grits
    682 made, pantry 5-6m, fridge 5-6m, freezer 11-12m: croûtons soupe*, \
      crouton*, крутоны, гренки, grzanki, \
      krutonger
    0 made, own, fridge 2-5w, opened-fridge 2-3d: knödel*, *knödel, *klösse, schupfnudeln, \
      klösse, kartoffelknödel*, semmelknödel*, kartoffelklöße*, gnocchi di patate \
      alla, knedl*, kluski*, kroppkakor, palt, potato dumpling*, kartoffelpuffer*, reibekuchen*, \
      rösti frisch, galettes pommes de terre, rårakor, placki ziemniaczane, aardappelschijfjes \
      vers, krieltjes gebakken, latkes, драники, деруны
    0 made, own, pantry 8-18m: kraft mac & cheese*, kraft mac and cheese*, \
      kraft mac*, kraft dinner*, mac & cheese dinner, mac and cheese \
      dinner, mac & cheese box, annie s shells*, annie s mac*, annies mac, velveeta shells*, \
      shells & cheese*, rice a roni*, pasta roni*, pasta n sauce*, super rice*, savoury rice*, \
      knorr pasta side*, knorr rice side*, knorr sides*, zatarain s jambalaya, rice pilaf mix, \
      near east, batchelors super*, hamburger helper*, tuna helper*, taco dinner kit*, fajita \
      kit*, taco kit*, dinner kit*, kartoffelklöße pulver, kartoffelpuffer pulver, knödel halb \
      und halb, klöße halb und halb, kartoffelgratin fix, falafel mischung, falafel mix, \
      semmelknödel im kochbeutel, kartoffelknödel im kochbeutel, bolino*, kartoffelteig pulver, \
      risotto ai funghi busta, risotto busta, risotto in busta*
    """
}
