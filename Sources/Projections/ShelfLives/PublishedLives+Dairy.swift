extension PublishedLives {
  /// How long milk and cream keep.
  static let milk = """
    14 fridge 10d, freezer 3-4m: smetana ke šlehání*, smetana na vaření*, šlehačka*, krema süt*
    27 made, own, fridge 1-4w, freezer 3m, opened-fridge 3-5d: kakaomælk*, kakaodrik*
    27 made, own, pantry 3-7m, fridge 3-7m, opened-fridge 3-5d: chocomel*, cécémel*, batido*, \
      cacaolat*, ucal, cécémel, cacao shake uht, batido cacao*
    644 own, pantry 2-6m, opened-fridge 5-7d: trvanlivé mléko*, mléko trvanlivé*, süt uht, \
      uht süt, yarım yağlı süt uht, houdbare volle melk, houdbare magere melk
    27 fridge, freezer 3m: günlük süt*, pastörize süt*, yarım yağlı süt*, tam yağlı süt*, süt 1 l
    465 pantry 3-5y, opened-pantry 3m: leche polvo*, leche en polvo*, leite pó*, leite po, \
      latte polvere*, süt tozu*, sušené mléko*
    27 fridge, freezer 3m: milk, mellanmjölk, chocolate milk, milch, *milch, vollmilch, lait, \
      latte, whole milk, skim milk, melk, *melk, mleko, mjolk, *mjolk, mleka, молоко, молока, \
      молочко, חלב, milk drink, lapte, leite do dia, leche fresca*, leite fresco*, leite do dia*, \
      latte fresco*, lait frais*, semi skimmed*
    543 fridge, opened-fridge 1w: lactose free milk, laktosefreie milch, lait sans lactose, latte \
      senza lattosio, lactaid, accadi, minus l, lactosevrije melk, mleko bez laktozy, laktosfri \
      mjolk, lactofree, молоко безлактозное, laktosefreie vollmilch, lactose free, leche sin \
      lactosa fresca
    13 own, fridge 1-3w, opened-fridge 3-5d, freezer 4m: half and half, half & half
    14 fridge 10d, freezer 3-4m: schlagcreme, cremefine*, fleurette, crème semi épaisse, \
      śmietanka kremówka, heavy cream, cream, *sahne, sahne, schlagsahne, schlagrahm, *rahm, \
      rahm, crème entière, crème liquide, nata, nata para montar, panna, panna fresca, double \
      cream, single cream, slagroom, kookroom, gradde, *gradde, smietanka, natas, clotted cream, \
      nata liquida, creme fleurette, elmlea, alternative to cream, сливки, вершки, שמנת, \
      whipping, vispgradde, pouring cream, extra thick cream, schlagobers, matlagningsgradde, \
      smietana kremowka, crème fluide légère fraîche, crème fine*, crème légère*, crème légère \
      épaisse, creme double, double creme
    14 own, pantry 3-8m, opened-fridge 3-5d: panna da cucina, panna cucina, nata para cocinar, \
      nata cocinar, crème liquide uht, *h sahne, h sahne, kaffeesahne, kaffeemilch, kaffeerahm, \
      condensed cream, h schlagsahne, smietanka do kawy, kondensmilch kaffee, long life cream, \
      uht cream, crème uht, nata uht, panna uht, crème fluide, crème fluide briq, crème soja \
      cuisine, soja cuisine, hafer cuisine, cuisine avoine, avena cuisine, soya cuisine, oatly \
      cuisine, cocina soja, crème cuisine, koffieroom, crème semi épaisse briq
    11 fridge 1m, opened-fridge 1w: whipping cream, panna da montare
    421 own, pantry 6-12m, fridge 2-10w, opened-fridge 7-10d: califia, silk almond, silk soy, so \
      delicious, sojasun, sojade boisson, vly, berief drink, natumi, yosoy, vivesoy, valsoia \
      bevanda, isola bio, sojamelk drink, nemoloko, немолоко, миндальное молоко, кокосовый \
      напиток, вівсяний напій, soja drink, bebida de avena, oat drink, lait de soja, latte di \
      soia, leche de soja, leche de avena, leche de almendras, latte di mandorla, soy drink, soya \
      drink, soja drink*, boisson soja, boisson végétale*, boisson avoine, boisson amande, \
      boisson riz, boisson coco, bebida vegetal, bebida soja, bebida de soja, bebida avena, \
      bebida almendra*, bebida de almendra*, bebida de arroz, bebida coco, bebida aveia, bebida \
      de aveia, bevanda avena, bevanda soia, bevanda mandorla, bevanda riso, bevanda vegetale, \
      bevanda di, haferdrink*, hafer barista, hafer drink, haver barista, haverdrank, haverdrink, \
      sojadrank, amandeldrank, amandeldrink, rijstdrank, kokosdrink, kokosdrank, reisdrink*, \
      mandeldrink*, sojadrink*, erbsendrink, dinkeldrink, cashewdrink, haferdrink barista, napój \
      owsiany, napój sojowy, napój migdałowy, napój ryżowy, napój kokosowy, mleko owsiane, mleko \
      sojowe, mleko migdałowe, mleko kokosowe, havredryck, sojadryck, mandeldryck, havredryck \
      barista, ikaffe, oatly*, alpro, provamel, rude health, plenish, minor figures, oat milk \
      barista, barista oat, oat unsweetened, oat drink*, almond drink*, coconut drink, rice \
      drink*, hazelnut drink, plant drink, plant based drink, soya unsweetened, soya long life, \
      молоко овсяное, овсяное молоко, напиток овсяный, напиток соевый, молоко соевое, молоко \
      кокосовое, молоко миндальное, напій вівсяний, вівсяне молоко, молоко рослинне, растительное \
      молоко, משקה סויה, משקה שיבולת שועל, משקה שקדים, חלב סויה, חלב שקדים, lait avoine, lait d \
      avoine, lait amande, lait d amande, lait de riz, lait de noisette, horchata*, orxata, latte \
      avena, latte di riso, latte di avena, latte soia, latte mandorla, leche de arroz, planet \
      oat, chobani oat, alpro plain, alpro natural, alpro nature, hafer cuisine pur
    27 made, own, fridge 1-4w, freezer 3m, opened-fridge 3-5d: frijj*, yazoo, for goodness \
      shakes, candy up, yop lait, milch drink, kakao trunk, kakaotrunk, kaba fit, cacaolat, cola \
      cao shake, nesquik opakuj, nesquik drink, fristi, oboy drickfärdig, \
      шоколадное молоко, чудо коктейль, יוטבתה, milkshake*, milk shake*, milchshake*, \
      frappé*, trinkmilch*, bananenmilch*, erdbeermilch*, vanillemilch*, \
      chocolademelk*, frappe lait, lait chocolat*, lait fraise, latte al cioccolato, latte cacao, \
      mleko smakowe*, mleko czekoladowe*, chokladmjölk*, leite com chocolate, leite achocolatado, \
      молочный коктейль, שוקו, milk drink*, iced latte*, eiskaffee*, caffè latte*, \
      kaffeegetränk*, קפה קר, iced coffee drink*, nesquik ready to drink, protein milk, kakao \
      trinkpäckchen, trinkpäckchen kakao
    421 fridge, opened-fridge 7-10d: soy milk, soja milch, sojamilch, soya milk, sojamelk
    427 fridge, opened-fridge 7-10d: almond milk, mandelmilch, oat milk, hafermilch, havermelk, \
      bebida de amendoa, bebida almendras
    428 fridge, opened-fridge 7-10d: rice milk, reismilch
    """

  /// How long dairy, eggs, and what takes their place keep.
  static let dairy = """
    10 own, fridge 3-9w, opened-fridge 5-10d: philly light*, philly original*, philly cream*, \
      philly soft*, philly garlic*
    33 made, own, fridge 2-5w, opened-fridge 3-7d: alpro soja natur*, alpro soja vanille*, \
      alpro soja erdbeer*, alpro natur*, alpro skyr*, alpro go on*, alpro griego*, \
      soja natur 400*, soja natur 500*, sojasun nat*, sojasun vanille*, sojasun fruits*, \
      valsoia yosoi*, yosoi*, sojade nature*, provamel natur*
    26 made, own, fridge 2-6m, freezer 12m: masło roślinne*, beurre végétal*, burro vegetale*, \
      mantequilla vegetal*, manteiga vegetal*, plant butter*, vegan butter*, vegan block*, \
      plantaardige boter*
    1 own, fridge 1-3m, freezer 6-9m: lurpak spreadable*, anchor spreadable*, \
      kerrygold spreadable*, kerrygold softer*, kerrygold extra*, bregott*
    10 own, fridge 3-9w, opened-fridge 5-10d: doppelrahm*, philadelphia doppelrahm*, \
      philadelphia classico*, philadelphia light*, philadelphia joghurt*, philadelphia original*, \
      philadelphia balance*
    26 own, fridge 2-6m, freezer 12m: manteiga magra*, mant magra*
    28 made, own, fridge 2-5w, opened-fridge 2d: marronsuiss*, mont blanc crème*, \
      viennetta dessert*, secret de mousse*, nestlé viennois*
    225 made, own, pantry 1-2y: gelatina em pó*, gelatina po*, gelatina en polvo*, \
      gelatina polvo*, gelatina neutra*
    28 made, own, fridge 2-5w, opened-fridge 2d: gelatina tutti frutti*, gelatina sabores*
    383 own, pantry 12-18m, opened-fridge 4-5d: leche condens*, leite condens*, latte condens*, leite cond, leite moca*, \
      lait conc*, lait condens*, cond milk*, kondenzované mléko*, kondenseret mælk*
    1 own, fridge 1-3m, freezer 6-9m: smørbar*, tereyağı*, tereyağ*, kærgården*, lurpak*
    2 own, fridge 1-3w, freezer 3m: podmáslí*, koldskål*, acidofilní*, kærnemælk*
    10 own, fridge 3-9w, opened-fridge 5-10d: pomazánkové*, lučina*, žervé*, krem peynir*, \
      queso philadelphia*, גבינה שמנת*, smøreost*, flødeost*
    546 own, fridge 2-4w, opened-fridge 3-7d: сир кислом*, сир к м, formaggio quark*, tvaroh*
    395 made, own, pantry 1-2y: jell o gelatin*, jello gelatin*, royal gelatina*, \
      pudim em pó*, pudim flan po, flan en polvo*, flan polvo*, flan potax, \
      flan mandarin, flan royal, flan alsa, entremets alsa, pudink*, puding tozu*, kisel prášek
    21 own, fridge 3-5w: æg friland*, æg str*, æg 10*, skrabeæg*, frilandsæg*, økologiske æg, \
      øko æg, æg øko
    168 own, fridge 3-8w, freezer 5m, opened-fridge 3-5d: tahoe*, tahu
    0 made, own, pantry 1-2w: ovos moles*, ovos moles de aveiro*
    1 fridge 1-2m, freezer 6-9m: butter, *butter, beurre, mantequilla, burro, kräuterbutter, \
      lurpak, kerrygold, herb butter, garlic butter, boter, roomboter, maslo, smor, *smor, \
      manteiga, bordsmor, масло сливочное, масло крестьянское, масло вершкове, вершкове масло, \
      сливочное масло, масло солодковершкове, חמאה, bregott, spreadable, beurre doux, beurre demi \
      sel, masełko, smörgåsrapsolja, масло сл, масло, масло сливочное*, масло сладкосливочное, \
      масло селянське, сливочное масло*, president gastr*, président gastronomique, president \
      slightly salted, plugra, streichzart*
    26 fridge 6m, freezer 12m: flora pro activ, proactiv, bertolli light, utterly butterly, pure \
      sunflower spread, country crock, earth balance, smart balance, fruit d or, st hubert*, \
      saint hubert, primevère, ligeresa, flora gold, vaqueiro, benecol margaryna, smakowita, \
      zeeuws meisje, sanella, homa gold, רמה, מזולה, margarin*, sunflower spread*, buttery \
      spread*, olive spread*, becel, lätta, halvarine, margaryn*, smeerboter, planta fin, creme \
      vegetal, flora original, flora light, flora buttery, stork, i can t believe, маргарин*, \
      спред, מרגרינה, miękkie, tulipan, vitalite, bertolli spread, deli reform, benecol spread, \
      lätt lagom, milda, blue band, sonnenblumenmargarine*, botterram*, *margarine, st hubert \
      omega*, tulipán margarina, bak en braad*, croma vloeibaar, miks tłuszczowy*, rama \
      margaryna, rama 500g, rama
    9 fridge 2w, opened-fridge 1w: cottage cheese, hüttenkäse, requesón, serek wiejski, keso, \
      queijo cottage, fiocchi di latte, jocca, hytteost, grynost, cottage, קוטג, körniger \
      frischkäse, кисломолочный зернен*, творог зерненый, queso cottage, fiocchi latte, \
      granulare, getost cottage, fromage cottage
    10 own, fridge 2-5w: pinar labne*, labne*, labneh*, \
      buko, miree, arla buko, альметте, сир вершковий, נפוליאון, маскарпоне, cream \
      cheese, frischkäse, *frischkäse, fromage frais, queso crema, formaggio spalmabile, boursin, \
      kiri, vache qui rit, almette, smeerkaas, roomkaas, serek, farskost, queijo creme, \
      stracchino*, crescenza, squacquerone, serek kanapkowy, сыр творожный, גבינת \
      שמנת, exquisa, bresso, brunch frischkäse, st môret, saint môret, carré frais, tartare ail, \
      rondelé, philadel*, fromage à tartiner, queso de untar, queso untar, creamy cheese, queijo \
      de barrar, queijo para barrar, bredbar ost, mjukost, serek śmietankowy, serek do \
      smarowania, cremesso, paneer, mascarp*, phila, phila light, hochland kanapkowy, קרם צ יז, \
      formaggio fresco spalmabile, formaggio spalmabile*, zuivelspread*, twój smak
    490 fridge 2w, opened-fridge 1w: ricotta, requeijao, рикотта
    546 own, fridge 1-3w: сырок глаз*, \
      gervais, petit filous, gervita, творожная масса, סקי, לבנה, quark, *quark, \
      speisequark, fromage blanc, petits suisses, petit suisse, *kwark, twarog*, twarozek, kvarg, \
      ser bialy, ser biały tłusty*, ser biały półtłusty*, ser biały chudy*, quarg, faisselle*, fromage blanc*, petit suisse*, magerquark, magere kwark, \
      twarog chudy, kesella, queijo batido, skyr drink, творог*, творожок, сир кисломолочний, сир \
      домашній, кисломолочний сир, גבינה לבנה, petits filous, fromage frais nature, fruchtquark, \
      kräuterquark, sahnequark, vanillequark, kwark*, kwarg, serek homogenizowany, danonki, \
      danio, topfen*, glazed curd, сырок глазированный, сырки, queso fresco batido, petit \
      gervais, сырок, сирок, глазированный сырок*, сирок глазурований, сирки, jockey, творог, \
      творожный сырок, творожок*, from blanc, fromage bl, schichtkäse*, quarkcreme*, exquisa \
      quark*, fromage frais aux fruits
    29 fridge: sour cream, saure sahne, sauerrahm, schmand, crème fraîche, crema agria, panna \
      acida, zure room, smietana, graddfil, creme azeda, creme epaisse, сметана, сметанка, שמנת \
      חמוצה, soured cream, śmietana 18, crème aigre, smetana, creme fraiche épaisse, nata agria, \
      nata ácida, crème légère fraîche
    2 fridge 1-2w, freezer 3m: schwedenmilch, buttermilk*, *buttermilch, babeurre, suero de \
      leche, latticello, karnemelk, maslanka*, пахта, маслянка, reine buttermilch, \
      fruchtbuttermilch, lait ribot, lait fermenté, bzdryncka, tykmælk, a fil, filmjolk*, \
      kärnmjölk, zsiadłe mleko, mleko zsiadłe, acidofil*, sauermilch, dickmilch
    25 made, fridge 1w, opened-fridge 1-2d: biotiful, kefir*, ayran, langfil, fil naturell, \
      кефир*, кефір*, ряженка, ряжанка, простокваша, тан, айран, снежок, варенец, кумыс, קפיר, \
      airan
    33 made, fridge 1-2w, freezer 1-2m: sojag*, vaniljyog*, fruktyog*, y grec, yaourt grec*, \
      mullerlight*, ski smooth, froop, perle de lait, \
      taillefine, la fermière, danacol, danup, griego natural, bio natural, yomo, optimel drink, \
      vifit, longa vida, yoggi, фругурт, эрмигурт, активия, растишка, epica, эпика, exponenta, \
      чудо питьевое, יופלה, אקטיביה, yoghurt*, joghurt*, *joghurt, *joghurtdrink, *yoghurtdrink, \
      skyr*, yaourt*, yogur*, jogurt*, lassi, actimel, activia, yakult, danonino, fruchtzwerge, \
      iogurt*, yog, chobani, oikos, muller corner, skyr natur, jogobella, йогурт*, יוגורט, total \
      0, fruit corner, drinkyoghurt*, trinkjoghurt*, almighurt, yop, velouté fruix, liégeois \
      yaourt, bifidus, yoghi, jogurcik, fruttis, биойогурт, активиа, имунеле, drickyoghurt, \
      turkisk yoghurt, matyoghurt, lätt yoghurt, proviva, rahmjoghurt, bioyogur, l casei, \
      vitalínea, leben, אקטימל, דנונה, lacfree yogurt, havregurt*, havreyoghurt*, hafergurt*, \
      sojagurt*, soyagurt*, alpro plain*, alpro natural*, alpro nature*, oatgurt*, go on skyr, \
      petit de fresa
    33 maker, own, fridge 1-4w: danone*, yeo valley, fage, onken, yoplait*, ehrmann, zott, bauer, \
      optiwell, munch bunch, mamie nova, la laitière, les 2 vaches, malo, bakoma, almhof, \
      rachels, rachel s, the collective, liberté, stonyfield, noosa, siggi s, mevgal, vipiteno, \
      larsa
    0 maker, own, fridge 1-3w, opened-fridge 3-7d: landliebe, weihenstephan, andechser, müller, \
      campina, arla, milbona, milsani, berchtesgadener, schwarzwaldmilch, bärenmarke, emmi, \
      rians, lactel, candia, pascual, kaiku, central lechera asturiana, asturiana, granarolo, \
      parmalat, melkunie, piątnica, mlekovita, mlekpol, mimosa, agros, skånemejerier, valio, \
      norrmejerier, простоквашино, домик в деревне, вкуснотеево, савушкин, яготинське, галичина, \
      тнува, תנובה, טרה, שטראוס
    28 made, own, fridge 2-4w, opened-fridge 2d: bonne maman crème*, bonne maman mousse*, \
      bonne maman riz au lait*, \
      tiramisu*, deser*, deser czekoladowy*, jelly \
      dessert, gelatina postre, gelatina pronta, crème renversée, viennois, mont blanc dessert, \
      profiterole coupe, la laitière crème, flanby, petits pots de crème, monte, zott monte, \
      paula, puddis, grießpudding, milchreis, müller milchreis, arroz c leche, gelatina danone, \
      profiteroles nata, griesmeelpap, chipolatapudding, bavarois*, deser mleczny, monte deser, \
      kisiel gotowy, сырок творожный десерт, gü pots, pots au chocolat, angel delight pot, rice \
      pudding pot, ambrosia rice pudding pot, cheesecake pot, eton mess, banoffee pot, sticky \
      toffee pudding pot, cadbury pots of joy, pudding*, *pudding, gelatina sabor, \
      milchschnitte*, custard, dessert crème, flan, crème caramel, crema catalana, panna cotta, \
      mousse au chocolat, chocolate mousse*, vla, *vla, gelatina doce, leite creme, pudim*, creme \
      dessert, flan de huevo, mousse*, crème dessert*, crème brûlée*, île flottante, liégeois*, \
      danette*, paula pudding, dany sahne, grütze, rote grütze, wackelpudding becher, \
      götterspeise becher, trifle*, rice custard, pannacotta*, panna cotta*, budino*, natilla*, \
      mousse chocolat, chocoladevla, vanillevla, griesmeelpudding, chocoladepudding, toetje*, \
      mousse de chocolate, gelatina morango, vaniljsås, chokladpudding, мусс, пудинг*, десерт \
      творожный, десерт молочный, желе, מעדן, מילקי, פודינג, vanillesauce gekühlt, chocolate \
      pot*, pots de crème, semifreddo dessert, coppa panna, coppa cioccolato, cuajada*, copa \
      chocolate, copa nata, fresh custard, dessert pot*, chocolate dessert*, sernik w kubku, \
      serek deserowy, crème anglaise*, jelly pot*, jelly pots*, gelatina de fresa*, gelatina de \
      limón*, custard pot*, satino, budyń bakoma*, budyń satino*, gelat royal, banoffee pie pots, \
      pots of joy, cadbury pots, lemon posset, posset, sticky toffee pudding chilled, ehrmann \
      grand dessert, grand dessert*, jell o pudding cups, jello pudding cups, snack pack pudding, \
      banoffee pie pot, fondant chocolat frais*, milch snack, pingui*, kinder pingui*, kinder \
      maxi king*, coppa malù, vlaflip*, budino in coppa
    8 made, fridge 3w: coffee creamer, liquid creamer, creamer, coffee mate liquid, international \
      delight, international delight french vanilla
    21 fridge 3-5w: bodenhaltung, яйце куряче, egg, eggs, eier, oeuf*, huevo*, uova, uovo, \
      freilandeier, bioeier, hühnereier, *eieren, jaja, jaj, ovo, ovos, scharreleieren, яйцо, \
      яйца, яйця, яйца куриные, яйцо куриное, яйця курячі, яйца с, яйца перепелиные, перепелиные \
      яйца, яйца столовые, ביצים, ביצה, ביצי, jajka*, frische eier, eier freiland*, eier \
      bodenhaltung, free range eggs, quail egg*, wachteleier, eieren*, ägg*, bio eier, huevos \
      camperos, huevos xl, huevos l, uova fresche, uova grandi, burford browns, eggland s best, \
      egglands best, cotswold legbar, clarence court, landeier*, hühnereier*
    23 made, fridge 1w: hard boiled eggs, boiled eggs, gekochte eier, bunte eier, ostereier, \
      ostereier gekocht, œufs durs, huevos cocidos, uova sode, jajka gotowane
    17 fridge 7d, opened-fridge 3d: egg substitute*, egg whites, liquid egg, eiweiss, egg white, \
      claras de huevo, clara de huevo, albume, eiklar, białko jaja, liquid egg white, yolks, \
      blancs d œuf
    20 made, fridge 3-5d, freezer 6m: eggnog, egg nog, egg nogg, southern comfort egg nog
    644 own, pantry 2-6m, opened-fridge 5-7d: uht milk, uht, long life milk, shelf stable milk, h \
      milch, *h milch, haltbare milch, lait uht, leche uht, latte uht, latte a lunga \
      conservazione, houdbare melk, mleko uht, leite uht, молоко ультрапастеризованное, молоко \
      ультрапаст*, молоко стерилизованное, молоко ультрапастеризоване, haltbare vollmilch, \
      haltbare fettarme milch, halal uht, h vollmilch, h fettarme milch, h milch*, h alpenmilch, \
      חלב עמיד, lait stérilisé, lait longue conservation, leche uht*, houdbare halfvolle melk, \
      lång hållbarhet mjölk, langhoudbaar, mleko łaciate, leche, leite, leche sin lactosa*, leite \
      sem lactose*, lt m gordo, lt magro, leche desnatada sin lactosa, zymil, long life skimmed \
      milk, long life semi skimmed milk, long life skimmed, long life semi
    383 pantry 12m, opened-fridge 4-5d: ambrosia devon custard*, ambrosia custard*, kondensm, \
      condensed milk, evaporated milk, lait concentré, leche \
      condensada, latte condensato, gecondenseerde melk, koffiemelk, mleko zageszczone, leite \
      condensado, kondenserad mjolk, сгущенка, сгущенное молоко, молоко сгущенное, молоко \
      згущене, згущене молоко, згущенка, сгущенн*, חלב מרוכז, milchmädchen, milkmaid, \
      kondensmilch*, carnation, gezuckerte kondensmilch, lait concentré*, leche condensada*, \
      leche evaporada, latte condensato*, mleko skondensowane, leite condensado*, eagle brand
    465 pantry 3-5y, opened-pantry 3m: powdered milk, milk powder, milchpulver, lait en poudre, \
      leche en polvo, latte in polvere, melkpoeder, mleko w proszku, leite em po, mjolkpulver, \
      сухое молоко, молоко сухое, сухі вершки, сливки сухие, אבקת חלב, magermilchpulver, \
      vollmilchpulver, skimmed milk powder, dried milk, dried skimmed milk, marvel dried milk, \
      lait écrémé en poudre
    649 pantry 6-8m, fridge 1-2y: ghee, butterschmalz, clarified butter, топленое масло, масло \
      топленое, гхи, masło klarowane, klarad smör, beurre clarifié, burro chiarificato, \
      mantequilla clarificada, geklaarde boter
    30 fridge 3-4w: whipped cream, crème chantilly, nata montada, panna spray, взбитые сливки, \
      squirty cream, spray cream, slagroom spuitbus, spuitbus slagroom, śmietana w sprayu, \
      sprayglass, chantilly, sprühsahne*, crema spray, nata spray, spray panna, bita śmietana, \
      reddi wip, reddi whip, reddiwip, anchor squirty, crème sous pression
    168 own, fridge 3-8w, freezer 5m, opened-fridge 3-5d: tofu naturel, tofu natur, \
      tofu wedzone, тофу, טופו, *tofu, \
      räuchertofu, tofu*, tofu fumé
    328 own, fridge 2-7w, freezer 6m: tempeh, темпе, tempé*
    169 fridge 1y: miso paste*, miso
    32 made, own, freezer 6-18m, fridge 1-3w, opened-fridge 1-2w: cool whip*, whipped topping*, \
      truwhip
    """
}
