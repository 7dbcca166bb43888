extension Brands {
  /// Brands of other foods.
  static let foods = """
    canned peaches: del monte
    spaghetti: barilla, de cecco, panzani, la molisana, rummo, garofalo, voiello, divella, \
      granoro, agnesi, gallo pasta, pastas gallo, la rosa rigatoni, birkel, 3 glocken, drei \
      glocken, riesa, zabler, mueller s pasta, ronzoni, creamette, honig macaroni, grand italia, \
      lubella, malma, czaniecki, goliard, kungsörnen, zeta pasta, milaneza, nacional massa, \
      макфа, шебекинские, чумак макарони, barilla макароны, роллтон макароны, אסם פסטה, ברילה, \
      lustucru, alpina savoie, rivoire carret, щебекинские
    rice: uncle ben s, uncle bens, ben s original, bens original, tilda, veetee, reis fit, \
      reisfit, oryza, taureau ailé, riz du monde, riso scotti, riso gallo, sos arroz, brillante, \
      la fallera, nomen, la cigala, cigala, bom sucesso, saludães, lassie, kupiec ryż, britta, \
      sonko ryż, мистраль, увелка, национальный рис, жменька, סוגת, zatarain s, mahatma, minute \
      rice, carolina rice, curtiriso, flora riso
    flour: aurora mehl, diamant mehl, rosenmehl, francine, gruau d or, homepride flour, allinson, \
      mcdougalls, king arthur, gold medal, robin hood, pillsbury best, harimsa, gallo harina, \
      kungsörnen mjöl, nord mills, lubella puszysta, basia, szymanowska, barilla farina, lo \
      conte, espiga, branca de neve, nacional farinha, patent bloem, koopmans, макфа мука, \
      лисичка мука, предпортовая, київ млин
    sugar: tate lyle, silver spoon, südzucker, diamant zucker, saint louis sucre, la perruche, \
      beghin say, azucarera, acor, eridania, italia zuccheri, sidul, van gilse, dansukker, \
      diamant cukier, domino sugar, русский сахар, чайкофский, billington s, c h sugar
    salt: maldon, saxa, bad reichenhaller, cérébos, cerebos, la baleine, guérande, gemma di mare, \
      jozo, falksalt, экстра соль, vatel sal, morton, diamond crystal, kłodawska
    vegetable oil: filippo berio, bertolli, carapelli, monini, farchioni, carbonell, la española, \
      koipe, hojiblanca, ybarra aceite, coosur, la masía, puget, lesieur, isio 4, fruit d or \
      huile, gallo azeite, oliveira da serra, fula, vaqueiro óleo, crisp n dry, mazola, thomy öl, \
      livio, bellasan, rapso, teutoburger, dagidrop, kujawski, bartek, wielkopolski, zeta olja, \
      felix oliv, золотая семечка, олейна, чумак олія, щедрий дар, стожар, ideal масло, wesson, \
      crisco, pam spray, יד מרדכי שמן, frylight, costa d oro, desantis, pietro coricelli
    margarine: flora, lätta, lätta original, becel, deli reform, sanella, \
      bertolli spread, benecol, i can t believe, country crock, earth balance, st hubert, fruit d \
      or, planta fin, primevère, tulipán, artua, flora original, vallé, gradina, blue band, \
      halvarine, becel pro, milda, bregott, lätt lagom, palma, kasia, delma, kasia margaryna, \
      planta, vaqueiro, хозяюшка, щедрое лето, пышка, олейна спред, מחמאה, בלובנד, vita hjertego
    butter: kerrygold, lurpak, président beurre, elle vire, paysan breton, kærgården, kaergarden, \
      meggle, land o lakes, country life, arla smör, svenskt smör, roomboter campina, mlekovita \
      masło, osełka górska, łaciate masło, mimosa, açores manteiga, primor manteiga, asturiana \
      mantequilla, beurre d isigny, charentes poitou, président gastronomique, president gastr, \
      elle et vire, ферма 82, яготин 73, селянське 73, простоквашино масло, крестьянское, тысяча \
      озер, вологодское, анкор, лурпак, валио масло, milkana butter, sojola, westgold, plugra, \
      challenge butter, land o lakes
    ketchup: hellmann s ketchup, hela, pudliszki, włocławek, kotlin, felix ketchup, балтимор, \
      чумак кетчуп, торчин, махеевъ, calvé ketchup, prima fruta, orlando, solís, brown sauce, \
      daddies sauce, hp sauce, торчин до шашлику, чумак лагідний, щедро кетчуп, heinz томатный, \
      hela gewürz, zeisner, werder ketchup, felix tomatketchup, idun
    mayonnaise: hellmann s, hellmanns, thomy, miracel whip, miracle whip, kraft mayo, duke s \
      mayo, amora mayo, bénédicta, benedicta, calvé, calve, ybarra, kielecki, winiary, \
      dekoracyjny, kaukaz, провансаль, чумак майонез, мистер рикко, mr ricco, ehrmann \
      remoulade, zaanse, remia, gouda s glorie, johnny s, kavli, תלמה מיונז, best foods, чумак \
      провансаль, королівський смак, щедро майонез, торчин майонез, сдобри, московский \
      провансаль, ideal провансаль, scandic, heinz mayo, primal kitchen, musa mayonesa, hacendado \
      mayonesa
    mustard: maille, amora, grey poupon, colman s, colmans, bautz ner, bautzner, löwensenf, \
      händlmaier, develey, savora, louit, kosciuszko, roleski, slotts, french s, dijonnaise, \
      русская горчица
    hot sauce: tabasco, frank s red hot, franks red hot, sriracha, nando s, nandos, cholula, \
      valentina, reggae reggae, sambal oelek, encona, el yucateco, louisiana
    soy sauce: kikkoman, lee kum kee, blue dragon, amoy, conimex, ketjap manis, healthy boy, \
      maggi würze, squid brand, go tan, gotan, wijko
    tomato sauce: dolmio, homepride, loyd grossman, ragu, prego, bertolli sauce, sacla, barilla \
      sauce, miracoli, knorr fix, maggi fix, panzani sauce, star pummarò, pomì, pomi, mutti \
      passata, cirio passata, solis tomate, hacendado tomate frito, hida, helios tomate, apis \
      tomate, oro di parma, valfrutta passata, guloso, dawtona, łowicz sos, pudliszki koncentrat, \
      помидорка, чумак паста, sharwood s, sharwoods, patak s, pataks, uncle ben s sauce, chicken \
      tonight, old el paso, santa maria taco, el paso salsa, discovery foods
    bouillon: oxo, bisto, kallo, bovril, kub or, viandox, star dado, bauer dado, avecrem, gallina \
      blanca, starlux, caldo aneto, winiary rosołek, kucharek, vegeta, delikat, blå band, touch \
      of taste, торчин приправа, мивина, ролтон бульон, галина бланка, אסם מרק, better than \
      bouillon, swanson broth
    instant noodles: pot noodle, yum yum, yumyum, indomie, mama noodles, nissin, cup noodles, \
      maruchan, top ramen, super noodles, batchelors super, vifon, radom, knorr asia, роллтон, \
      доширак, биг ланч, бигбон, мівіна, מנה חמה, samyang, shin ramyun, nongshim, koka, 5 minuten \
      terrine, kuksu, мівіна вермішель, рептон, доширак лапша, big bon, anakombe, aiki noodles, \
      good noodles, unox good, fuku, vifon pho, buldak, mr noodles, ichiban noodles
    jam: bonne maman, hartley s, tiptree, st dalfour, zentis, schwartau, zuegg, rigoni di asiago, \
      hero jam, hero confituras, la vieja fábrica, helios, compota mermelada, andros, casa de \
      mateus, łowicz, önos, smucker s, stute, streamline, robertson s, d arbo, materne
    peanut butter: skippy, sun pat, whole earth, pip nut, meridian, calvé pindakaas, manilife, \
      felix masło orzechowe, sante masło
    nutella: nutella, nusspli, nudossi, ovomaltine crunchy, nocilla, novi spread, nocciolata, \
      lotus spread, kwatta, duo penotti, השחר העולה, tulicreme, pyszka, шоколапки, milka \
      haselnusscreme, novi gianduja, ferrero nutella, lazur, pasta choco, השחר, ממרח השחר
    yogurt: activia, actimel, danone, danonino, danio, yoplait, yop, müller corner, muller \
      corner, müllerlight, muller light, fage, onken, rachel s, yeo valley, chobani, oikos, \
      ehrmann, almighurt, landliebe joghurt, zott, zottarella, froop, bauer joghurt, exquisa, \
      lc1, la laitière, velouté, vitalinea, taillefine, panier de yoplait, perle de lait, petit \
      filous, petits filous, gervais, les 2 vaches, mamie nova, malo, vrai, la fermière, griego \
      danone, la lechera yogur, clesa, kaiku, pascual yogur, vitalínea, densia, yopro, alpro \
      yofu, müller bianco, yomo, vipiteno, sterzing, mila yogurt, fage total, danacol, optimel, \
      melkunie, almhof, campina yoghurt, arla yoghurt, valio yoghurt, yoggi, önos yoghurt, \
      jogobella, bakoma, piątnica skyr, gratka, fantasia, mimosa iogurte, adagio, longa vida, \
      corpos danone, активия, данон, чудо йогурт, эпика, epica, фруттис, растишка, имунеле, \
      биобаланс, даниссимо, галичина йогурт, молокія, живинка, локо моко, דנונה, אקטיביה, יופלה, \
      מולר, יוטבתה יוגורט, siggi s, siggis, stonyfield, yoplait original, noosa, liberté, \
      активія, данон активія, даніссімо, даниссимо фантазия, растішка, чудо, чудо йогурт, локо \
      моко йогурт, яготинський для дітей, машенька, злагода, danoontje, danonki, danonino, \
      bakusie, monte, dan cake yog, longa vida, mimosa iog, agros iog, iogurte grego, אקטימל, \
      דנונינו, פרוביו, gogurt, go gurt, trimona, mevgal, olympus, total fage, ehrmann grand \
      dessert, elinas, müller froop, onken biopot, danone shake, oikos griego, yopro, pro high, \
      arla protein, lindahls, valio profeel, skyr arla, siggi, isey skyr, danimals, frubes, munch \
      bunch, coconut collaborative, wildlife yogurt, zoi, brown cow, nounós
    pudding: danette, dany sahne, landliebe pudding, paula, puddis, monte zott, zott monte, \
      grießtraum, ambrosia, la laitière crème, mont blanc, mamie nova gourmand, danet, dhul, \
      reina natillas, copa danone, müller milchreis, mövenpick pudding, melkunie mona toetje, \
      risifrutti, mannafrutti, satino, smakija, belriso, מילקי, דני, גמדים, דניאלה, яני, snack \
      pack, kozy shack, jell o pudding, petit pot
    gouda: leerdammer, jarlsberg, philadelphia cheese, cathedral city, pilgrims choice, seriously \
      strong, strathdon, entremont, bergader, grünländer, bonifaz, hofmeister, garcía baquero, \
      santa teresa queso, burgo de arias, président queso, palhais, terra nostra, limiano, \
      galbani, santa lucia, granarolo formaggi, invernizzi, inalpi, bel paese, certosa, \
      belgioioso, beemster, old amsterdam, maaslander, milner, uniekaas, hohland, hochland, \
      sertop, włoszczowa, turek camembert, piątnica serek, herrgård, prästost, västerbotten, \
      hushållsost, grevé, kavli ost, хохланд, ламбер, белебеевский, комо сир, шостка, добряна, \
      עמק, נעם, גלבוע, טל העמק, sargento, tillamook, cabot, cracker barrel, polly o, \
      королівський, звенигора, ферма сир, пирятин, комо, клуб сыра, звени гора, тільзітер, ламбер \
      сыр, брест литовск, савушкин, сыробогатов, радость вкуса, natura сыр, arla natura, \
      castello, finlandia cheese, leerdammer caractère, saint paulin, bons mayennais, entremont \
      emmental, président emmental, castelo branco queijo, ilha queijo, nisa, serpa, loreto, \
      amanteigado, los claveles, el pastor, flor de esgueva, entrepinares, boffard, millán \
      vicente, semicurado hacendado, auricchio, biraghi, brimi, zanetti, parmareggio, nonno \
      nanni, galbanino, galbanone, vache bleue
    camembert: port salut, saint albray, saint agur, boursin, tartare ail, chavroux, caprice des \
      dieux, président camembert, coeur de lion, le rustique, chaussée aux moines, st môret, \
      saint môret, rambol, géramont, rougette, cambozola, almette, bresso, miree, patros, \
      salakis, halloumi pittas, caprice, st agur, st albray, vieux pané, chaource, brebis coeur, \
      soignon, chavignol, etorki, ossau, salers
    processed cheese: kiri, vache qui rit, laughing cow, dairylea, apéricube, samos, milkana, \
      sottilette, susanna sottilette, tranchettes, eru, velveeta, kraft singles, el caserío, \
      cheestrings, babybel, slankie, kiri crema, bonbel, gouda toast, tenery, dairylea dunkers, \
      primula, hochland kremowy, hochland toast, vaca que ri, vaca qui ri, santa maria fundido, \
      янтарь, дружба, хохланд плавленый, весела корівка, веселая коровка, הפרה הצוחקת, karicka, \
      apetito
    cream cheese: philadelphia, exquisa frischkäse, buko, almette frischkäse, quescrem, piątnica \
      twój smak, נפוליאון, kraft philadelphia, rondelé, santa maria frischkäse, madame loïk, \
      paysan breton fromage fouetté, carré frais, brunch aufstrich, альметте, phila, filadelfia, \
      פילדלפיה, філадельфія, виолетта, violette, almette, кремет, cremette, креметта, hochland \
      творожный, фета люкс
    mozzarella: santa lucia mozzarella, vallelata, zottarella mozzarella, brimi mozzarella, \
      granarolo mozzarella, galbani mozzarella, casa azzurra
    milk: arla lactofree, lactofree, cravendale, landliebe milch, weihenstephan, bärenmarke, \
      lactel, candia, grand lait, pascual leche, puleva, central lechera asturiana, kaiku leche, \
      asturiana, granarolo, parmalat, zymil, mimosa leite, terra nostra leite, \
      vigor leite, campina, melkan, łaciate, mlekovita, łowickie, piątnica mleko, norrmejerier, \
      skånemejerier, простоквашино, домик в деревне, веселый молочник, вкуснотеево, parmalat \
      молоко, яготинське, галичина, селянське, ферма молоко, молокія молоко, תנובה, טרה, יטבתה, \
      horizon organic, fairlife, lactaid
    oat drink: alpro, oatly, califia, rude health, provamel, bjorg, vivesoy, yosoy, plenish, \
      minor figures, valsoia, innocent almond, silk almond, almond breeze, joya, berief, velike, \
      natumi, vly, ne moloko, немолоко, планто, אלפרו, אלפרו שיבולת שועל, алпро, алпро овес, \
      немолоко овсяное, green milk, ідеаль немолоко, vega milk, planted milk, ecomil, almendrola, \
      bjorg avoine, isola bio, valsoia bevanda, oatly barista, provamel soja, sproud, dream rice, \
      rice dream
    frozen pizza: goodfella s, chicago town, dr oetker ristorante, ristorante, wagner piccolinis, \
      big city pizza, die ofenfrische, original wagner, steinofen pizza, casa tarradellas, \
      buitoni forno, sodebo, grandiosa, billys pan, guseppe, feliciana, цезаре, דיג יורנו, \
      digiorno, red baron, totino s, tombstone
    fish fingers: captain käpt n frozen fish croustibat, croustibat, la sirena, вичи краб, vici
    frozen chips: mccain, aunt bessie s, aunt bessies, ore ida, aviko, agrarfrost, farm frites, \
      lutosa
    frankfurters: richmond, walls sausages, wall s sausages, cumberland heck, heck, herta knacki, \
      knacki, herta, meica, bockwurst dose, rügenwalder, wiesenhof, gutfried, ponnath, \
      halberstädter, bifi, böklunder, houdek, wiener würstle, campofrío salchichas, oscar mayer, \
      ball park, nathan s, hebrew national, johnsonville, hillshire, jimmy dean, wudy, aia wudy, \
      viennesi, nobre salsichas, izidoro, sokołów, berlinki, morliny, tarczyński, krakus parówki, \
      scan falukorv, bullens, unox, останкинские, вязанка, папа может, клинские, глобино, ятрань, \
      זוגלובק, טירת צבי, יחיעם, campofrío frankfurt, oscar mayer wieners, revilla, schar wurst, \
      вязанка сосиски, филейские, глобино сосиски, ятрань сосиски, алан сосиски, м ясна лавка, \
      bordeau chesnel knack, stryhn, steff houlberg, tulip hotdog, ostrobramska, sokoliki, \
      hanulki
    ham: fleury michon, madrange, aoste, justin bridou, cochonou, le bon paris, campofrío, \
      campofrio, elpozo, el pozo, navidul, argal, bonnatur, rovagnati, granbiscotto, parmacotto, \
      fiorucci, citterio, beretta, vismara, negroni, casa modena, levoni, herta saveur, billy \
      bear, bernard matthews, sandridge, mattessons, stegeman, compaxo, pålägg pärsons, tulip, \
      krakus, indykpol, drobimex, le bon paris, tranches fines herta, herta tendre noix, jambon \
      madrange, monique ranou, jean floch, aurora presunto, sicasal, izidoro fiambre, probar, \
      sandía jamón, extrajamon, boadas, ferrarini, senfter, recla, montorsi, rapelli, bell \
      schinken, citterio taglio, fratelli beretta, wolf beretta, agnesi prosciutto
    meat substitute: quorn, linda mccartney, beyond meat, impossible, tofurky, cauldron, vivera, \
      garden gourmet, rügenwalder vegane, like meat, heura, gardein, morningstar farms, boca \
      burger, field roast, valess, anamma, hälsans kök, oumph
    tuna: rio mare, john west, princes tuna, starkist, bumble bee, chicken of the sea, saupiquet, \
      petit navire, calvo, isabel, ortiz, nostromo, as do mar, mareblu, bom petisco, ramirez, \
      tenório, general tuna, סטארקיסט, פוסידון
    baked beans: branston beans, van camp s, bush s best, stagg
    baby food: ella s kitchen, ellas kitchen, cow gate, hipp, alete, bebivita, bledina, blédina, \
      nestlé naturnes, p tit pot, hero baby, potitos, plasmon, mellin, nipiol, olvarit, semper, \
      gerber, bobovita, bobo frut, фрутоняня, агуша, бабушкино лукошко, gerber пюре, малятко, \
      чудо чадо, organix, kiddylicious, beech nut, чудо чадо пюре, спеленок, сады придонья пюре, \
      фруто няня, hamé hamanek, hamanek, gerber organic, plum organics, happy baby, happy tot, \
      beech nut, ella pouch, blédichef, blédidej, p tite recette, naturnes, babybio, good goût, \
      materna puree, גרבר, hero solo, bebé hero, nestum, cerelac, blédine, milupa, holle, nestlé \
      sinlac
    infant formula: aptamil, sma, cow and gate first, similac, enfamil, kendamil, milumil, beba, \
      humana, gallia, guigoz, nidal, almirón, blemil, nutribén, nidina, novalac, nutrilon, nan \
      optipro, bebiko, bebilon, малютка, нутрилон, מטרנה, סימילאק, nutramigen, neocate, baby \
      semp, малюк, малютка молочная, нестожен, nestogen, нестожен 1, similac gold, симилак, \
      фрисолак, friso, nutribaby, pre nan, beba pre, aptamil pre, hipp pre, hipp combiotik, holle \
      pre, מטרנה, סימילאק, נוטרילון
    cake mix: betty crocker, duncan hines, krusteaz
    baking powder: dr oetker backin, backin, royal baking, alsa, paneangeli, pane angeli, \
      bertolini, hurtig backpulver, clabber girl, rumford
    yeast: fleischmann s, fleischmanns, saf instant, саф момент, саф левюр, briochin, kronjäst, \
      allinson easy bake, marmite, vegemite
    custard powder: bird s custard, birds custard, alsa crème, flan mandarin, potax, royal flan, \
      oetker budyń
    stuffing: paxo, aunt bessie stuffing
    gravy: bisto gravy, oxo gravy
    couscous: ainsley harriott, tipiak couscous, ferrero couscous, dari
    tinned: baxters, covent garden, campbell s, campbells, progresso, cup a soup, royco, liebig, \
      knorr soup, erasco, sonnen bassermann, unox soep, hak soep, felix soppa, varma koppen, \
      winiary barszcz, gorący kubek, krupnik amino, lipton soup
    """
}
