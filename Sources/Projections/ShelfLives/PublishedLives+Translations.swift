extension PublishedLives {
  /// Words of foods in Dutch, Polish, Portuguese and Swedish, and further ones of other languages.
  ///
  /// A line is a word of a food in the other lists, a colon, and words for the same food.
  static let translations = """
    milk: melk, *melk, mleko, mjolk, *mjolk, leite, mleka
    butter: boter, roomboter, maslo, smor, *smor, manteiga, bordsmor
    margarin*: halvarine, margaryn*, smeerboter, planta fin, creme vegetal
    cottage cheese: huttenkase, serek wiejski, keso, queijo cottage, fiocchi di latte, jocca, \
      hytteost, grynost, cottage
    cream cheese: smeerkaas, roomkaas, serek, farskost, queijo creme, stracchino*, crescenza, \
      squacquerone, serek kanapkowy
    ricotta: requeijao
    quark: petits suisses, petit suisse, kwark, *kwark, twarog*, twarozek, kvarg, ser bialy, \
      quarg, faisselle*, fromage blanc*, petit suisse*, magerquark, magere kwark, topfencreme, \
      twarog chudy, kesella, queijo batido, skyr drink
    cream: slagroom, kookroom, gradde, *gradde, smietanka, natas, clotted cream, nata liquida, \
      creme fleurette
    sour cream: zure room, smietana, graddfil, creme azeda, creme epaisse
    buttermilk*: karnemelk, maslanka*
    kefir*: filmjolk, langfil, fil
    yogurt*: iogurt*, yog, fage, chobani, oikos, yoplait, muller corner, skyr natur, \
      trinkjoghurt, jogobella, danone
    pudding*: vla, *vla, budyn*, kisiel*, gelatina doce, leite creme, pudim*, dessert creme, \
      creme dessert
    egg: eieren, *eieren, jaja, jajka, jaj, agg, ovo, ovos, scharreleieren
    uht milk: houdbare melk, mleko uht, leite uht
    lactose free milk: lactaid, zymil, accadi, minus l, lactosevrije melk, mleko bez laktozy, \
      laktosfri mjolk, leite sem lactose
    soy milk: sojamelk, sojadrank, mleko sojowe, sojadryck, bebida de soja
    almond milk: havermelk, haverdrank, amandeldrank, havredryck, mandeldryck, napoj owsiany, \
      napoj migdalowy, bebida de aveia, bebida de amendoa, bebida avena, bebida almendras, boisson \
      avoine, boisson amande, boisson soja
    condensed milk: gecondenseerde melk, koffiemelk, mleko zageszczone, leite condensado, \
      kondenserad mjolk
    powdered milk: melkpoeder, mleko w proszku, leite em po, mjolkpulver
    cheese: kaas, *kaas, ser, sery, ser zolty, ost, hushallsost, prastost, herrgardsost, \
      grevost, queijo*, queijo flamengo, halloumi grill, grilost, beaufort*, cantal, mimolette*, \
      ossau iraty, etorki, fontina*, asiago*, montasio, caciotta*, caciocavallo, scamorza*, bitto, \
      bel paese, tetilla, mahon, idiazabal, zamorano, arzua*, beemster*, leidse, maaslander, old \
      amsterdam, boerenkaas, edammer, morski, salami ser, radamer, krolewski, oscypek, oltermanni, \
      gamalost, brunost, greve, queijo da ilha, queijo bola, queijo serra, queijo azeitao, \
      limiano, terra nostra, pepper jack, monterey jack, colby jack, colby, double gloucester, \
      caerphilly, cheshire, lancashire, jarlsberg, queso semicurado, queso tierno, queso curado, \
      allgauer, esrom, danbo, samso
    parmesan*: queijo parmesao, grana, reggiano
    shredded cheese: mozzarella rapee, mozza rapee, mozzarella ralada, geraspte kaas, ser tarty, \
      riven ost, queijo ralado, strooikaas, pizzakase, pizza cheese, pizzaost
    cheese slices: singles, sottilette, fettine formaggio, formaggio fuso, scheibletten, plakken \
      kaas, ser w plastrach, ostskivor, queijo fatias, tranchettes, serek topiony, ser topiony, \
      smeltkaas, smaltost, queijo fundido, queso fundido, schmelzkase, vache qui rit tranches, \
      formaggini, tranchetten, kiri portions
    chicken: kip, kip*, kurczak*, kyckling*, frango*, kuraka, shoarma, kipshoarma, kipreepjes, \
      kippenpoten, coquelet, pintade, emince poulet, aiguillettes poulet, hahnchen*, chicken kiev, \
      brathendl, stubenkuken, faraona, galletto, spezzatino pollo, jamoncitos pollo, contramuslo*, \
      picantones, pollo entero, skrzydelk*, cwiartk*, porcja rosolowa, korpus, klubbor, asas de \
      frango, bifes de frango, galinha
    chicken breast*: kipfilet*, kipfilets, filet z kurczaka, piers z kurczaka, kycklingfile*, \
      kycklingbrost*, peito de frango, petto pollo, filete de pechuga, blancs de poulet, filets de \
      poulet
    chicken thigh*: kippendij*, kippenbout*, kippenvleugel*, udko*, udka*, udziec*, \
      kycklinglar*, kycklingben, coxa*, perna de frango, cuisses de poulet, fusi di pollo, \
      sovracosce, hahnchenkeule*, alitas, ailes de poulet
    turkey: kalkoen*, indyk*, indycz*, kalkon*, peru, puten*, bifes peru, bife de peru, peito \
      peru, perna de peru, cuisse dinde, roti dinde, tacchino fesa, fesa tacchino, filete pavo, \
      solomillo pavo, kalkoenschnitzel
    duck: eend, eendenborst, kaczk*, anka, ankbrost, magret*
    ground beef: rundergehakt, gehakt, half om half gehakt, notfars, kottfars, blandfars, \
      flaskfars, mieso mielone, mielone, carne picada, macinato*, macinata, hachis, picada, tatar, \
      hamburger bovino, hamburguesa vacuno, hamburguesas, hamburguesa, hamburguesa pollo, burger \
      boeuf, haches pur boeuf, steaks haches, steak haches, hamburgery, hamburgare, hamburguer*, \
      beef burgers, quarter pounder*, burgers, rinderburger, beefburger*, kipgehakt, \
      varkensgehakt, tartaar, filet americain vlees, slavinken, slavink, blinde vink, mielone z \
      indyka
    beef: rund*, runder*, biefstuk*, kogelbiefstuk, wolowin*, wolow*, notkott, entrecote, \
      oxfile, ryggbiff, vaca, novilho, bife*, bovino, manzo, rinder*, steak*, bavette, faux filet, \
      riblap*, sukadelap*, runderlap*, entrecotes, onglet, rumsteck, rosbif, roti boeuf, paleron, \
      basse cote, pot au feu, ribeye*, t bone, fillet steak, braising steak, stewing steak, diced \
      beef, silverside, topside, brisket*, roulade rind, rinderroulade*, tafelspitz, \
      suppenfleisch, beinscheibe*, rinderfilet, huftsteak, hochrippe, fettine bovino, scottona, \
      tagliata, fesa bovino, ossobuco, spezzatino, chuleton, solomillo ternera, entrecot, \
      morcillo, aguja, anoijo, anojo, filetes ternera, gulaszow*, antrykot, rostbef, stek z \
      wolowiny, grytbitar, rostbiff hel, lovbiff, hogrev, maminha, picanha, alcatra, acem, bife da \
      vazia
    pork: speklap*, hamlap*, varken*, karbonade*, wieprz*, schab*, karkowka*, karkowk*, \
      zeberka*, flask*, flaskfile, kotlett*, porco, lombo, entremeada, costela*, suina, lonza, \
      arista, *kotelett, nackensteak*, *bauch, nekkarbonade, speklapjes, procureur, filetlap*, \
      haas varken, echine, rouelle, travers, joues de porc, palette porc, jarret, poitrine porc, \
      schweinefilet, schweinelende, schweinerucken, eisbein, kassler*, kasseler, spareribs, \
      bauchfleisch, krustenbraten, minutensteak*, braciola*, capocollo fresco, costine, puntine, \
      filetto maiale, secreto, presa iberica, pluma iberica, solomillo cerdo, solomillo, cinta \
      lomo, codillo, magro cerdo, chuletas sajonia, golonka, lopatka, zeberka, biodrowka, \
      poledwiczk*, kassler, karre, revbensspjall, flasklagg, flaskytterfile, febra*, entrecosto, \
      secretos, lombinho, gammon*, pork belly, pulled pork fresh, pork shoulder, pork joint
    lamb: lams*, lamskotelet*, jagniecin*, lammkott, lammfile, borrego, cordeiro
    veal: kalfs*, cielecin*, kalvkott, vitela
    liver: lever, watrobk*, watrobka, kycklinglever, figado, fegatini
    bacon: spek, *spek, ontbijtspek, boczek*, boczk*, toucinho, tocino, smoked bacon
    ham: *ham, szynk*, skinka, *skinka, fiambre, fiambre perna, rauchschinken, jambon superieur
    prosciutto: bresaola*, bundnerfleisch, cecina*, coppa, schwarzwalder schinken, \
      serranoschinken, presunto, rauwe ham, parmaham, serranoham, szynka dojrzewajaca, lufttorkad \
      skinka, speck alto adige, jambon de bayonne, jambon serrano, jamon iberico, culatello, \
      lonzino
    frankfurter*: knakworst*, parowk*, wienerkorv, varmkorv, grillkorv, prinskorv, hotdog*, \
      salsicha*
    sausage*: kielbasa biala, bratworst*, bratkorv, merguez*, chipolata*, luganega, verse worst
    smoked sausage: rookworst*, kielbas*, kabanos*, frankfurterki, korv, *korv, falukorv*, \
      chourico*, linguica*, alheira*, morcela*, knack*, krakauer*, debrecz*, polnische, *worst, \
      worst
    salami*: salam*, saucisson*, cervelaat*, fuet*, salchichon*, salsichao, salamelle, metka*
    lunch meat: boterhamworst*, snijworst, kipfilet plakken, mortadel*, mielonka*, poledwica*, \
      poledwic*, sopocka, filet wedzony, smorgasskink*, palegg, peito de peru, fiambre de peru, \
      pavo lonchas, pechuga de pavo lonchas, blanc de dinde, fesa di tacchino, *brustaufschnitt, \
      fleischwurst*, gelbwurst*, bierschinken*, jagdwurst*, lyoner*, blanc poulet tranches, roti \
      dinde tranches, roti poulet, kalkoenfilet plakken, kasseler aufschnitt, bologna, porchetta, \
      fesa, arrosto di tacchino, pechuga pavo, lomo embuchado, jamonilla, mortadela*, \
      paio, filete afiambrado, rostbiff, kalkonbrost, kokt skinka, szynkowa, krakowska, baleron, \
      salceson
    leberwurst: leverworst*, pasztetow*
    pate: pate, paté*, pasztet*, leverpastej*, leverpate*, terrine*
    queso fresco: queso cabra*, queso de cabra*, rulo cabra*, rulo de cabra*, geitenkaas, \
      getost, ser kozi, queijo de cabra, buche chevre, caprino*, tomino*, taleggio*, queijo \
      fresco, farskost natur
    fish: nieuwe haring, vis, ryba, fisk, peixe, dorada, orata, branzino, lubina, seabass, sea \
      bass, dorade*, zander*, tilapia*, panga*, mintaj*, dorsz*, torsk*, kabeljauw*, kabeljau*, \
      morszczuk, skarpsill, abadejo, rodaballo, lenguado, perca, robalo, pescada, garoupa, \
      koolvis, schol, scholfilet, rodspatta, sej, hoki, lieu noir, lieu, merlan, cabillaud*, \
      spigola, dourada*, orata fresca, platija, rape fresco, dentice, ombrina, sogliola, platessa, \
      persico, trancio tonno, pesce spada, nasello, pangasio, emperador, marrajo, bacaladilla, \
      boqueron fresco, salmonete, peixe espada, linguado, tamboril, corvina, red mullet, monkfish, \
      skate, john dory, whiting, coley, basa*, swordfish, lemon sole, dover sole, barramundi, \
      snapper*, mahi mahi, steinbeisser, wels, karpfen, karp, sandacz, fladra, halibut*, sola \
      filet, mahi, hechtfilet, rotbarsch*, schollenfilet, wolfsbarsch, spatfisch, kolja, abborre, \
      halleflundra, hälleflundra, roodbaars, tongfilet, zeebaars, wijting, pladijs, rouget, lotte, \
      raie, carrelet, julienne poisson, limande
    salmon: zalm*, lax, laxfil*, losos*, salmao, pstrag*, forel, forel*, makreel, makreel*, \
      makrill, makrel*, truta, cavala, makrela, regnbage*, steelhead
    herring: matjes*, haring*, maatjes*, sledz*, sledzie, sill, inlagd sill, *sill, stromming*, \
      sild
    shrimp*: garnal*, krewetk*, rakor, raka, camara*, gambon*, scampi*, langoustine*, \
      mazzancoll*
    squid: inktvis*, kalmar*, lula*, lulas, polvo, blackfisk*, seppie, calamares, sepia, \
      encornet*, osmiornic*
    mussels: mossel*, malze, musslor, blamusslor, mexilh*, ameijoa*, mejillones, berberecho*, \
      navajas
    smoked salmon: gerookte zalm, losos wedzony, kallrokt lax, gravad lax, varmrokt lax, salmao \
      fumado, rauchlachs, stremellachs
    surimi*: krabsticks*, paluszki krabowe, delicias do mar, krabbstick*, palitos de cangrejo
    tuna: tonijn*, tunczyk*, tonfisk*, atum, bonito del norte, bonito, ventresca, tuna flakes, \
      thon miettes, thon listao, thon albacore, filetti tonno, tonno naturale, ventresca tonno, \
      melva, caballa lata, caballa aceite, filetes caballa, sgombro, filetti sgombro, maquereaux \
      vin blanc, cavala em, filetes de cavala, makrelenfilet*, makrela w, fischkonserve, hering in \
      tomate, sledz w pomidorach
    sardine*: sardynk*, sardinha*, sprot, szprot*, szprotki, sardiner, ansjovis, makrill i \
      tomatsas, sardinillas, sardines*, pilchard*, kippers tin, mejillones escabeche, berberechos, \
      almejas lata, navajas lata, kaviar tub, kalles kaviar, sprats, sprotten, heringsfilets \
      tomate, lulas lata, polvo lata
    tofu: tofu naturel, tofu natur, tofu wedzone
    apple: appel, appels, appeltjes, jablk*, apple*, apfel, maca, macas, elstar, jonagold, \
      golden delicious, pink lady, reinette, gala apfel, manza*, apples braeburn, topaz, boskoop, \
      ligol, canada gris, belle de boskoop, cox, cox orange, bramley*, granny, royal gala, jazz \
      apple, envy, kanzi, evelina, rubinette, pinova, braeburn*, honeycrisp, mcintosh, stark*, \
      annurca, renetta, melinda, golden mela, golden manzana, reineta, verde doncella, szampion, \
      antonowka, idared, gloster, jonagored, ingrid marie, aroma apple, discovery, maca golden, \
      maca reineta, maca bravo
    banana*: banany, banaan, bananen, bananas
    strawberr*: aardbei*, truskawk*, jordgubb*, morango*, freson*, fresas
    raspberr*: framboz*, framboos, malin*, maliny, hallon, framboesa*
    blueberr*: bosbes*, blauwe bessen, borowk*, jagod*, blabar*, mirtilo*
    blackberr*: braam, bramen, jezyn*, bjornbar, amora*, porzeczk*, aalbes*, vinbar, ribes
    gooseberr*: kruisbes*, agrest, krusbar
    orange: sinaasappel*, sinaasappelen, pomarancz*, apelsin*, laranja*, mandarijn*, mandarynk*, \
      klementin*, clementine*, citroen*, citroenen, cytryn*, limao, limoes, tangerina*, toranja*, \
      lima, limas, limoen*, limonk*, grejpfrut*, satsuma*, satsumas, easy peeler*, tarocco, \
      blutorange*, kumquat*, citron*, oranges a jus, oranges jus, naranja zumo, naranjas zumo, \
      naranja mesa, orange a jus, navel*, navelina, valencia late, sanguine, nadorcott, ortanique, \
      perssinaasappel*, handsinaasappel*, pomelos, bergamotto, cedro, mapo, miyagawa, tardivo \
      ciaculli, yuzu, minneola
    grape: druiven, druif, winogron*, vindruv*, uva branca, uva preta, raisin blanc, raisin \
      noir, raisin rose, raisin italia, raisin muscat, uva italia, uva rossa, uva bianca, uva \
      roja, uva blanca, chasselas, muscat raisin, muskat trauben, winogrona, druiven*, sultana \
      grapes
    watermelon*: watermeloen*, arbuz*, melancia*, vattenmelon*
    melon*: meloen*, galia*, piel de sapo, charentais, melao, kantalup*, netzmelone*
    peach: perzik*, perziken, brzoskwin*, persika, persikor, pessego*, nektaryn*, nektarin*, \
      pruim*, pruimen, sliwk*, plommon, ameixa*, peer, peren, gruszk*, paron, conference, \
      conferencepeer, abate, susin*, paraguayo*, nectarina*, handperen, prugne, susine, pesche*, \
      pesca*, melocotones, paraguayas, nectarinas, brugnon*, mirabelle*, quetsche*, reine claude*, \
      reneklode*, williams birne, williams, comice, rocha, pera rocha, kaiser pere, decana, \
      coscia, blanquilla, ercolina, limonera
    apricot*: abrikoos*, abrikozen, morel*, aprikos*, damasco*, alperce*
    cherry: kersen, kers, czeresni*, wisni*, korsbar, cereja*, picota*
    pineapple*: ananas, abacaxi, pina
    kiwi*: kiwi, kiwis
    mango*: manga, papaja*, marakuj*, maracuj*
    avocado*: awokado, abacate*, palta
    pomegranate*: granaatappel*, granat, granatapple*
    dates: dadels, daktyle, dadlar, tamaras
    fruit: owoce, frukt, fruta da epoca
    potato: aardappel*, ziemniak*, potatis*, farskpotatis, batata*, patatas, krieltjes, \
      kartoffeln, grenaille*, ratte, charlotte, new potatoes, baby potatoes, kartofel*, pdt, \
      pommes terre, charlotte pdt, spunta, patate*, patate novelle, patate rosse, patata roja, \
      patata nueva, patata guarnicion, kartoffeln*, fruhkartoffeln, drillinge, baked potatoes, \
      king edward*, maris piper*, desiree, rooster potatoes, russet*, yukon*, red potatoes, \
      krieltjes*, bintje*, opperdoezer, mlode ziemniaki, irga, delikatess potatis, bakpotatis, \
      king edward potatis, batata nova
    sweet potato*: zoete aardappel*, batat*, batata doce*, sotpotatis*
    onion*: uien, rode ui, cebul*, lok, gul lok, rodlok, rod lok, sjalot*, szalotk*, \
      schalottenlok, cebola*, chalota*, echalote*, echalion, oignons, cebollas, cipolle*, tropea, \
      borettane, scalogno, lauchzwiebel rot, gemusezwiebel*, rote zwiebeln, cebula czerwona, \
      cebulka, gullok
    spring onion*: bosui, lente ui, lenteui, szczypior*, salladslok, cebolinho, jeune oignon
    garlic: knoflook*, czosnek*, vitlok*, alho
    carrot*: wortel*, winterpeen, bospeen, marchew*, marchewk*, morot, morotter, cenoura*, peen, \
      waspeen, pietruszka korzen, palsternack*, pastinaak, zanahorias, carote*, cenouras
    tomato: tomaat, tomaten, *tomaten, pomidor*, tomat, tomater, *tomater, trostomaten
    cherry tomato*: snoeptomaat*, snoeptomaten, pomidory koktajlowe, pomidorki, korsbarstomat*, \
      cocktailtomaten, tomate cereja, ciliegino, datterini, datterino
    cucumber*: komkommer*, ogorek, ogorki gruntowe, gurka, *gurka, slanggurka, pepino, slangurk, \
      minigurka, cetriol*, pepinos
    bell pepper*: papryka, papryka czerwona, paprika rood, paprika gron, pimento*, puntpaprika*, \
      spetspaprika, peperone
    lettuce: sla, *sla, kropsla, ijsbergsla, salata, salata lodowa, sallad, isbergssallad, \
      alface*, romana, cogollo*, lollo, eikenbladsla, roman salad, batavia, andijvie*, endivia*, \
      witlof, cikoria*, scarola
    spinach: spinazie*, szpinak*, spenat*, espinafre*, babyspenat, veldsla, rukola*, roszponk*, \
      machesallad, valeriana, canonigos, spinacino
    arugula: ruccola, rucola*, rocket, wild rocket
    salad mix: gemengde sla, slamix, mix salat, salladsmix, sallad mix, salada*, ensaladas, \
      brotes tiernos
    mushroom*: champignons, pieczark*, svamp, cogumelo*, champinjon*, kastanjechampignons, \
      boczniak*, kantarell*, seta, pleurote*, kurki
    cabbage*: kool, *kool, witte kool, rode kool, spitskool, kapusta, kapusta biala, vitkal, \
      rodkal, spetskal, couve*, lombardo, *kohl, verza, col
    cauliflower*: bloemkool*, kalafior*, blomkal*, couve flor
    broccoli*: brokul*, brocolo*, brocoli
    brussels sprout*: spruiten, spruitjes, brukselk*, brysselkal, couve de bruxelas
    kale: boerenkool*, jarmuz*, gronkal, couve galega
    leek: prei, por, pory, purjolok, alho frances, alho porro
    celery: bleekselderij, selderij, seler naciowy, blekselleri, aipo
    celery root: knolselderij, seler, selera, rotselleri
    zucchini: courgettes, cukini*, squash gron, curgete*, abobrinha*, calabacin*, zucchine*, \
      courgette*, cukinia
    eggplant*: aubergines, baklazan*, beringela*
    pumpkin: pompoen*, dyni*, pumpa, abobora*
    butternut*: flespompoen*, pidzamow*
    radish: radijs*, radijsjes, rzodkiewk*, radisor, radisa, rabanete*, rzodkiew
    beet: bieten, rode biet*, kroten, burak*, buraki, buraczk*, rodbet*, beterraba*
    green beans: sperzieboon, sperziebonen, haricots verts vers, snijbonen, fasolka szparagowa, \
      fasolka, haricots frais, gronebonor, haricoverts, bryt bonor, brytbonor, feijao verde, judia \
      verde, judia plana, sugarsnaps, peultjes, groszek swiezy, doperwten, groszek, artor, arter, \
      ervilha*, arbeten, gula arter, fave
    asparagus: asperges, szparag*, sparris, espargo*, turions, esparrago
    corn on the cob: maiskolf*, kolba, majskolv*, macaroca*
    ginger: gember, imbir*, ingefara, gengibre
    rhubarb: rabarber*, rabarbar*, ruibarbo
    artichoke*: artisjok*, karczoch*, kronartskock*, alcachofra*
    vegetable*: groenten, *groenten, warzywa, warzywn*, gronsaker, *gronsaker, legumes*, \
      wlosczyzn*, wloszczyzn*, wokgroente*, soepgroente*, fennel, venkel, finocchi, finocchio, \
      hinojo, fenouil, fenchel*, fankal, koper wloski, erva doce, verduras, salsify, salsifis
    basil: basilicum, bazylia, basilika, manjericao, basilico vaso
    parsley: peterselie*, pietruszka*, natka, persilja*, salsa fresca
    herbs: tarragon, estragon, sage, salvia, salbei, sauge, salie, marjoram, majoran*, dragon, \
      cerfeuil, kerbel, kervel, lavas, kruiden, *kruiden, orter, ervas, dille, koperek, dild, \
      aneto, eneldo, aneth, coriander, kolendra, kolendry, dill, tymianek swiezy, salvia fresca, \
      mejorana, cebollin, hierbas, cilantro fresco, melisse, zitronenmelisse, kresse, \
      gartenkresse, krasse, alho selvagem, barlauch, daslook, tuinkers, rukiew, rzezucha, lubczyk, \
      estragao, oregao fresco, salsa ramo, coentros ramo, hortela ramo, coentro, coentros
    chives: bieslook, szczypiorek, graslok, cebolinha
    mint leaves: munt, mieta, mynta, hortela
    kidney beans: bonen, *bonen, bruine bonen, witte bonen, kidneybonen, kikkererwten, fasola*, \
      ciecierzyc*, cieciork*, bonor, *bonor, kikartor, kikarter, feijao*, feijoes, grao de bico, \
      grao, kukurydz*, majs, milho, soczewica puszka, alubia, judion*, fagioli borlotti, \
      cannellini, borlotti, flageolets, mogettes, lupini, tremoco*
    lentil*: linzen, soczewic*, linser, lentilha*, tellerlinsen, berglinsen, *linsen, \
      spliterwten, groch, gula arter torkade
    rice: rijst, *rijst, ryz, ris, jasminris, basmatiris, basmatirijst, pandanrijst, \
      zilvervliesrijst, risottorijst, riz rond, bomba, riz thai, riz basmati, riz arborio, riz \
      camargue, riz sushi, carnaroli, vialone nano, riso nero, riso venere, riso parboiled, arroz \
      bomba, arroz largo, arroz vaporizado, arroz basmati, arroz carolino, arroz agulha, arroz \
      jasmim, langkorn, rundkorn, milchreis roh, parboiled*, wilder reis, langkorenrijst, \
      snelkookrijst, sushirijst, ryz basmati, ryz paraboliczny, ryz brazowy, parboiled ris, \
      rundkornigt ris, avorioris, grotris
    pasta: macaroni*, makaron*, spagetti*, spaghett*, snabbmakaroner, massa, esparguet*, \
      macarrao, noedels, mie, nudlar, penne*, swiderki, coquillettes, macarron*, fideo, pennette, \
      mezze, ditali, strozzapreti, bucatini, pappardelle, bavette n, bami, mihoen, aletria, torti, \
      risoni, orzo, spirali, eliche, tortiglioni, mafalde, paccheri, calamarata, stelline, \
      ditalini, tagliolini, capellini, anelli, trofie, massa espiral, massa fusilli, massa \
      cotovelo, cotovelinhos, meada, estrelinhas, espirales, tiburones, plumas, helices, lazos, \
      galets, fideua, spirelli, hornchennudeln, hornli, spatzlenudeln, bandnudeln, suppennudeln, \
      gabelspaghetti, drahtnudeln, mie noedels, vermicelli noedels, schelpjes, elleboogjes, nitki, \
      kolanka, rurki, lazanki, zacierka, muszelki, gwiazdki, idealmakaroner, gammaldags makaroner, \
      tagliatelle*, nudlar aggnudlar, udon, soba, rice noodles, vermicelles, torsades, serpentini, \
      papillons pates, alphabet pates, orecchiette*
    fresh pasta: verse pasta, pierog*, pierogi, uszka, kopytka, kluski, knedle, massa fresca, \
      farsk pasta, cappelletti, agnolotti, tortelloni, gyoza, ravioles
    quinoa: komosa
    bulgur: kuskus, kasza*, kasze, gryczan*, pecak, jaglan*, buckwheat, sarrasin, farro, orzo \
      perlato, ebly, couscous*, hirse, bulgur*, peeled barley
    flour: bloem, *bloem, tarwebloem, meel, *meel, maka, maka pszenna, mjol, *mjol, vetemjol, \
      farinha*, tarwemeel, maki, pizzamehl, pizza flour, farina pizza, pizzabloem
    oatmeal: havermout*, platki owsiane, owsian*, havregryn*, flocos de aveia, aveia, porridge \
      oats, porridge, copos avena, fiocchi avena
    cereal: ontbijtgranen, platki, platki kukurydziane, flingor, frukostflingor, cereais, \
      cruesli, corn flakes*, crusli, musli*, muesli, krunchy, choco krispies, chocapic, nesquik \
      cereal, bran flakes, shredded wheat
    breadcrumb*: paneermeel, bulka tarta, strobrod, pao ralado, panko
    tortilla*: tortillawrap*, tortille, wrapy, tunnbrod*, piadin*, piadina
    pie crust: bladerdeeg, ciasto francuskie, smordeg, massa folhada, massa quebrada, pate \
      brisee, *teig frisch
    pizza dough: pizzabodem, pizzadeeg, ciasto na pizze, pizzadeg, massa de pizza
    bread*: hovis, warburtons, kingsmill, wasabrod, brood, *brood, chleb*, chlebek, brod, *brod, \
      pao, paes, pao de forma, krentenbol*, volkorenbrood, broodjes, *broodjes, bulle, skorpor \
      brod, ragbrod*, limpa, lantbrod, rostbrod, rosterbrod, formfranska, tost, tostowy, pieczywo, \
      sliced white, pan molde, pan hamburguesa*, pan blanco, pan candeal, pane casereccio, pane \
      toscano, pains burger, burgerbun*, hamburgerbrod, hamburgerbroodjes, bollos, brioche burger, \
      krentenbrood, suikerbrood, pagnotta, pan integral molde, pumpernickel, pane grattugiato \
      fresco, broa, pao alentejano, pitta*, pide, fladenbrot*, naan*, chapati*, brioche rolls, \
      baps, barm*, bloomer*, tiger bread, rye bread, brown bread, soda bread, teacake*, muffins \
      english, hogaza*, mollete*, chapata, candeal, pane pugliese, pane carasau, altamura, pane di \
      segale, pain complet, pain cereales, pain seigle, weizenmischbrot, kastenbrot, bauernbrot, \
      ciabatta*, focaccia*, breekbrood, afbakbrood, casino brood, tijgerbrood, waldkorn, chleb \
      razowy, chleb wiejski, grahamka, bochenek, hogaza, fullkornsbrod, tekaka, tekakor, \
      polarbrod, polarkaka, pao integral, pao de mafra, pao de agua, vianinha, pao rustico, \
      regueifa
    baguette*: stokbrood*, bagietk*, baguete*, kajzer*, bulka*, bulki, bulecz*, frallor, \
      franskbrod, fralla, papo seco, papo secos, carcaca*, pistolet*, barra pan, kaiserbroodje*, \
      viennese, *brezel, laugenbrez*, pain tradition, filone, boguette, demi baguette, banette, \
      schrippe*, weckle, wecken, weggli, rundstuck*, panini all olio, barra gallega, barra \
      integral, colin de pan, cacetinho, bolillo, ciabattin*, harde broodjes, kaiserbrotchen
    croissant*: rogal*, rogalik*, drozdzowk*, kanelbull*, kanelbulle, wienerbrod*, \
      koffiebroodje*, appelflap*, saucijzenbrood*, kardemummabull*, ensaimada*, berlinesa*, \
      viennoiserie*, chausson*, hornchen, puddingbreze*, franzbrot*, rosinenschneck*
    doughnut*: paczek, paczki, paczk*, munk, munkar, oliebol*, berlin*, bola de berlim, bolas de \
      berlim, rosquilla*, bombolon*, ciambell*
    cake: taart, *taart, ciasto, babka*, sernik*, makowiec, szarlotk*, tarta, kaka, sockerkaka, \
      *kaka, bolo, bolos, cakeje*, pound cake, victoria sponge, chocolate cake, carrot cake*, \
      napolitain*, savane*, pan di spagna, tronchetto, marmorkuchen, cake aux fruits rouges, \
      colomba*, torta margherita, torta paradiso, sachertorte, rouladen kuchen, bienenstich, \
      butterkuchen, streuselkuchen, donauwelle, kirschkuchen, nusskuchen, zitronenkuchen, \
      bizcochos, tarta santiago, roscon*, brazo gitano, coulants, fondant chocolat, moelleux*, \
      gateau basque, kouign amann, far breton, quatre quart*, angel cake, battenberg, genoa, \
      madeira cake, lemon drizzle, parkin, fairy cakes, swiss rolls, french fancies, appelgebak, \
      vlaai*, rijsttaart, slagroomtaart, kwarktaart, piernik ciasto, keks ciasto, rolada, semla, \
      semlor, prinsesstarta, mazarin*, chokladkaka mjuk, pao de lo, bolo rei, queijada*, \
      travesseiro*, bolo de arroz, torta de laranja, folar
    fruit pie: appeltaart*, appelpunt, tarte pommes, tartes, tarte normande, tarte de maca
    muffin*: muffins, queque*
    cookie*: koek, koekjes, *koekjes, koeken, speculaas*, stroopwafel*, ciastk*, ciasteczk*, \
      herbatnik*, biszkopt*, pierniki, piernik*, wafle, wafelki, kex, kakor, pepparkak*, bolacha*, \
      bolachas, biscoito*, galletas maria, marie biscuit*, frollini, savoiardi, savoiard*, \
      ladyfinger*, speculos, palets bretons, sables, galettes bretonnes, hobnob*, rich tea, \
      custard cream*, bourbon biscuit*, ballerina, jaffa cake*, pim s, savoyarde*, havreflarn, \
      wafers, waffeln, mariekex, digestivekex, kakor havre, cookies, gaufre*, gaufrettes, waffles \
      sugar, belgian waffles, sugar waffles, suikerwafels, wafels, bastogne*, bokkenpootjes, \
      jodenkoek*, spritsen, gevulde koek*, petit ecolier, prince choco, granola biscuits, pepito, \
      bn chocolat, galletas, principe, chiquilin, napolitanas galleta, oreo, campurriana*, \
      polvoron*, mantecado*, gocciole, pan di stelle, macine, abbracci, tarallucci, plasmon, \
      krumiri, ringo, amaretto biscotti, kokosmakronen, spritzgeback, hafertaler, \
      butterspekulatius, russisch brot, delicje szampanskie, petitki, jezyki, markizy, hity, \
      belgas, belgijki, finska pinnar, drommar, singoalla, marabou kex, areias, lingua de gato, \
      maria torrada, bourbons, jammie dodger*, malted milk biscuits, fig roll*, garibaldi, \
      viennese whirls, tea biscuits, ladyfingers, savoyards, nilla, chips ahoy, nutter butter, fig \
      newton*
    cracker*: knackebrod*, knackebrot*, beschuit*, toastjes, krakers*, suchark*, chleb chrupki, \
      wafle ryzowe, skorpor, skorpa, tostas, tosta integral, tostadas, rijstwafel*, riskakor, \
      maiswafels, bolacha agua e sal, cream cracker*, fette biscottate, biscottes, cracotte*, \
      wasa, ryvita, krisprolls, tuc, ritz, pan tostado, schuttelbrot, friselle, grissin*, \
      crostini, crackers, picos, picos camperos, regana*, rosquilletas, colines*, pane azzimo, \
      schiacciatine, lingue, crackerbread, cream crackers, jacob s, tarallini, matzen, galletas \
      saladas, salzcracker*, leksands, finncrisp, krackers, macka, krakersy, knackerbrod, melba, \
      taccole
    chips: chipsy, chips paprika, batatas fritas, batata frita, potatischips, ribbelchips, \
      laczki, chrupki*, tortillachips, nachochips, crisps*, patatas fritas, ostbagar, \
      sourcreamchips, naturchips, walkers, lays, lay s, estrellas, chipsletten, patatine fritte, \
      batata palha, patatine*, patatas chips, pringles*, doritos*, cheetos*, fonzies, cipster, \
      tyrrells, kettle chips, walkers crisps, quavers, wotsits, hula hoops, monster munch, mccoys, \
      funny frisch, chio, crunchips, pom bar, pom bear, bugles, hamka s, wokkels, nibb it, croky, \
      duyvis crac a nut, ruffles, boca bits, gusanitos, cortezas, vico, benenuts, belin, monster \
      crisps, prazynki, prazynk*, przysnacki, olw, estrella chips, dill chips, grillchips, gresso
    pretzel*: paluszki, precel*, zoute stokjes, salta pinnar, brezelchen
    popcorn*: pipocas
    candy: snoep*, drop, dropjes, winegum*, cukierki, cukierk*, zelki, zelk*, krowki, godis, \
      lakrits*, lordagsgodis, goma*, gomas, rebucado*, gominolas, caramelo*, caramelle*, \
      liquirizia, wine gum*, hard candy, polo mints, schuimpjes, pepermunt*, haribo*, bonbons, \
      fraises tagada, dragees, tictac, mint*s, schnecken lakritz, lakritzschnecken, weingummi, \
      fruchtgummi, hustenbonbon*, ricola, em eukal, fisherman*, sours, jolly rancher, starmix, \
      tangfastics, fruit pastilles, humbugs, dolly mixture, love hearts, parma violets, maynards, \
      percy pigs, cough drop*, chuches, regaliz, sugus, halls, smint, carambar, dragibus, \
      schtroumpf*, michoko, werther*, golia, galatine, rossana, goleador, morositas, mentos, \
      trolli, katja, nimm 2, venco, autodrop, apekoppen, pastylki, mietowki, landrynki, zelki \
      haribo, ahlgrens, polly, djungelvral, salta katten, ferradur*, pintarolas, bubble gum, \
      airwaves, orbit, trident, stimorol, lakritz schnecken
    chocolate: chocola, chocolade*, *chocolade, hagelslag*, vlokken puur, czekolad*, ptasie \
      mleczko, choklad*, *choklad, chokladkaka, tablete*, chocolates, tablette noir, \
      nussschokolade, bounty, daim, marabou, merci, after eight, barre chocolat, schogetten, \
      sarotti, ritter sport*, milka*, cote d or, lindt*, kinder maxi, schokoriegel, schoko \
      riegel*, reep, chocoladereep, verkade, tony s, tony chocolonely, droste, cadbury*, galaxy, \
      wispa, crunchie, double decker, boost bar, fruit nut bar, roses tub, quality street, \
      celebrations, heroes tub, hershey*, reese*, m m s, butterfinger, almond joy, suchard, nestle \
      extrafino, huesitos, conguitos, lacasitos, perugina, loacker, kinder cereali, wawel, wedel, \
      goplana, princessa, marabou*, plopp, kexchoklad, japp, pintarolas chocolate, imperial \
      chocolate, wafelek
    chocolate chips: paaseitjes, bombon*, bombons, cioccolatini, baci, delicje, prince polo, \
      grzeski, kinder bueno, kinder surprise, schoko riegel, chokladboll*
    cocoa*: cacaopoeder*, kakao, chocomel, cacau*, chokladdryck, oboy, o boy, nesquik, cola cao, \
      colacao, drinking chocolate, trinkschokolade*
    sugar: suiker, *suiker, basterdsuiker, cukier*, socker, *socker, strosocker, florsocker, \
      acucar*, cassonade, vergeoise, *zucker, azucar
    honey: miel de fleurs, honing, miod*, honung*, mel, bloemenhoning, miele*, miel flores, miel \
      mil flores, miel romero, miel acacia, miel lavande, miel de, blutenhonig, waldhonig, \
      akazienhonig, manuka, miele acacia, miele castagno, mel rosmaninho, mel multiflora, miod \
      lipowy, miod gryczany, ljunghonung
    syrup: siroop*, *siroop, stroop, *stroop, schenkstroop, appelstroop*, syrop*, ljus sirap, \
      sirap, xarope*, melasa, rubenkraut, zuckerrubensirup
    vinegar: azijn, *azijn, ocet*, ocet jablkowy, attika, attiksprit, vinager, vinagre*, \
      vinaigr*, aceto*, vinager*
    olive oil*: olijfolie*, oliwa, oliwa*, olivolja*, azeite*, azeite virgem, olio evo, olie, \
      olja, oleo, olej, huile olive, aceite oliva, olio oliva, arachideolie, wokolie
    sunflower oil: zonnebloemolie*, olej slonecznikowy, solrosolja*, oleo alimentar, oleo \
      girassol, aceite girasol, huile tournesol, olio girasole, olio semi, frituurolie
    canola oil: raapzaadolie, koolzaadolie, olej rzepakowy, rapsolja*, huile colza
    coconut oil: kokosolie, olej kokosowy, kokosolja, oleo de coco
    jam: *jam, *confituur, *marmelada, jams, dzem*, konfitur*, powidl*, sylt, *sylt, \
      lingonsylt*, marmelad*, marmelada*, compota*, doce de, doce morango, gelei, gelee*, \
      halvajam, mermelad*, confettur*, gelee de, preserve, preserves, conserve extra, fruchtgelee, \
      gsalz, mermelada*, confiture*, kompot sylt, appelsinmarmelad, bosvruchtenjam, powidla
    peanut butter: pindakaas*, maslo orzechowe, jordnotssmor, manteiga de amendoim, beurre \
      cacahuete
    hazelnut spread: crema cacao, crema de cacao, chocoladepasta, chocopasta, krem czekoladowy, \
      creme de avelas, crema nocciola, crema nocciole, hasselnotskram, nutella*
    ketchup*: keczup*, tomatenketchup*, ketchup
    mustard: mosterd*, musztard*, senap*, mostarda*
    mayo: mayonaise, fritessaus, majonez*, majonnas*, maionese*, mayo*, majones*
    soy sauce: sojasaus, ketjap*, sos sojowy, sojasas, soja, molho de soja, salsa soja
    salad dressing*: dressing*, slasaus, sos salatkowy, molho salada, vinagret*
    sauce: saus, *saus, sos, *sas, molho*, curry kruidensaus, sos czosnkowy, bechamel, salsa \
      brava, fritessaus mild, pindasaus, satesaus
    bbq sauce: barbecuesaus, sos barbecue, grillsas, molho barbecue
    pasta sauce: pastasaus*, sos do spaghetti, sos boloniese, pastasas, molho de tomate, molho \
      bolonhesa, tomate frito*, ragu*, salsa pronta, arrabbiata, sos pomidorowy, basilico sugo, \
      salsa napoletana, sugo*, arrabiata sauce, dolmio, ragu classico, salsa boscaiola, tomate \
      frit, sauce napolitaine, sauce basilic, sauce provencale, sos neapolitanski, pastasaus \
      basilicum, pizza sauce*, pizzasauce, pizzasaus, pizzasas, sugo pizza
    pesto*: zielone pesto, gron pesto
    canned tomato*: tomatenblokjes, gepelde tomaten, gezeefde tomaten, pomidory krojone, \
      pomidory w puszce, pomidory puszka, krossade tomater, passerade tomater, hela tomater, polpa \
      de tomate, tomate pelado, tomates pelados, tomate pelati, tomates pelees, tomates \
      concassees, polpa pomodoro, przecier*, kapusta kiszona, zuurkool, surkal, choucroute*, \
      crauti, tomate triturado, tomatenstucke*, stuckige tomaten, chucrut, passiert*, \
      tomatenpassata, pulpe tomate, pulpe de tomate, coulis tomate, tomate natural triturado, \
      tomate entero, tomate troceado, gezeefde, passati, datterini pelati, salsina
    tomato paste: tomatenpuree*, koncentrat pomidorowy, koncentrat*, tomatpure*, concentrado \
      tomate, concentre tomate, doppio concentrato, tomato puree tube
    pickle*: augurk*, ogorki konserwowe, ogorki kiszone, ogorek kiszony, ogorki, ogorki \
      malosolne, saltgurka, inlagd gurka, attiksgurka, bostongurka, pepinos em vinagre, pickles, \
      zilveruitjes, amsterdamse uien, silberzwiebel*, perlzwiebel*, cipolline, silverskin onion*, \
      rodbetor skivade, inlagda rodbetor, pepinillos, gurken glas, senfgurken, giardiniera*, \
      encurtido*
    olives: olijven, oliwki, oliver, azeitona*, aceituna*, olive, olive denocciolate, olive \
      taggiasche
    capers: kappertjes, kapary, kapris, alcaparra*
    applesauce: appelmoes*, mus jablkowy, applemos*, pure de maca, apfelmark, mousseline pomme
    spice*: specerij*, przypraw*, krydda, *krydda, *kryddor, kerrie*, kerriepoeder, \
      paprikapoeder, paprika mielona, papryka slodka mielona, papryka mielona, colorau, pimentao \
      doce, acafrao, gurkmeja, kurkuma*, curry*, kummel*, pimenton, paprika dulce molido, pimenton \
      ahumado, ras el hanout*, chimichurri, adobo, colorante, gewurzmischung, brathahnchengewurz, \
      gyrosgewurz, wurzmischung, kaneel gemalen, nootmuskaat, kruidnagel*, koekkruiden, \
      speculaaskruiden, galka muszkatolowa, ziele angielskie, gozdziki, kardemumma, nejlika, \
      muskot*, grillkrydda, tacokrydda, noz moscada, cravinho, piripiri, cominhos, all spice, \
      allspice, mixed spice, five spice, za atar, sumac, italian seasoning, old bay, taco \
      seasoning mix, jerk seasoning, chilli flakes, peperoncino, curcuma
    black pepper: peper, pieprz*, svartpeppar*, peppar, pimenta*, pepe, pepe nero macinato
    cinnamon: kaneel*, cynamon*, kanel, canela*
    cumin: komijn*, kmin*, spiskummin*, cominho*, comino*
    oregano: oregaa*, oregao, oregano*, lisc laurowy, laurier*, laurel, lagerblad, louro, timjan \
      torkad, herbes
    salt: zout, *zout, sol kuchenna, hushallssalt, *salt, sal grosso, sal fino, havssalt
    baking powder: bakpoeder, proszek do pieczenia, bakpulver, fermento em po, levure chimique*, \
      lievito dolci
    baking soda: soda oczyszczona, bikarbonat*, bicarbonat*, zuiveringszout
    yeast: gist, drozdze, jast, torrjast, fermento*, levure*, trockenhefe*
    cornstarch: maizena*, maiszetmeel, aardappelzetmeel, skrobia*, maka ziemniaczana, \
      potatismjol, maisena, amido de milho, fecula
    vanilla extract: vanillesuiker*, cukier wanilinowy, cukier waniliowy, vaniljsocker*, \
      vanillezucker*, sucre vanille, acucar baunilhado, vanillina, azucar vainillado, extrakt \
      waniliowy
    bouillon*: pastillas caldo, caldo verduras pastillas, caldo pollo pastillas, caldo carne \
      pastillas, bouillonblok*, kostka rosolowa, kostki rosolowe, rosol*, bulion*, buljong*, caldo \
      knorr, cubos de caldo, caldo em cubos, cubo caldo, dado, dadi, stock cubes, oxo, \
      *bruhwurfel, bouillon cube*, fond, cup a soup*, cup noodle*, zupka*, sopa instantanea, \
      noodles instantaneos, knorr dado
    broth*: caldo de pollo, caldo de verduras, caldo brick, brodo di, bouillon liquide, caldo \
      natural, fond de veau, fumet, bouillon cuisine, gemusefond, kalbsfond, rinderfond, brodo \
      vegetale pronto, caldo casero, caldo pollo, caldo carne, caldo pescado, caldo cocido, bone \
      broth, fresh stock
    soup*: soep, *soep, zupa*, zurek*, barszcz*, soppa, *soppa, artsoppa, sopas, caldo verde, \
      krem z, veloute*, passato di verdura, vellutata*, gaspacho, zupa pomidorowa, flaczki, \
      grochowka, krem z dyni, arsoppa, nasselsoppa, erwtensoep, snert, groentesoep, kippensoep, \
      puree de legumes, mouline*, creme de potiron, gulaschsuppe, linseneintopf, erbseneintopf, \
      zuppa di, zuppa farro, vellutata di, sopa de legumes, canja*, sopa juliana, pureto
    coconut milk: kokosmelk*, mleczko kokosowe, kokosmjolk*, leite de coco, lait coco, leche \
      coco
    nuts: noten, *noten, walnoten, hazelnoten, orzechy, orzech*, notter, *notter, notmix, frutos \
      secos, amendoa*, noz, nozes, avela*, cashewnoten, studentenhaver, borrelnoten*, orzeszki \
      nerkowca, cashewnotter, fruits secs melange, cocktailnusse*, studentenfutter, mieszanka \
      studencka, anacarde*, noix de cajou, nerkowce, wloskie orzechy
    peanuts: pinda*, pindas, orzeszki ziemne, orzeszki*, jordnotter, amendoim*, cacahuete*, \
      cacahuate*, noccioline, cacahouete*, cacahuetes
    almonds: amandelen, migdal*, mandel, mandlar, amendoas
    raisins: rozijnen, rodzynk*, russin*, passas, abrikozen gedroogd, suszone sliwki, gedroogde \
      pruimen, uvas passas, pruneaux, ciruelas pasas, orejones, backpflaumen, fichi secchi, higos \
      secos, datteri secchi, krenten, currants
    coffee: koffie, *koffie, filterkoffie, snelfilter*, kawa*, kawa mielona, kaffe, *kaffe, \
      bryggkaffe, cafe moido, cafe capsulas, koffiepads*, kapsulki*, kaffekapslar*, douwe egberts, \
      pickwick koffie, cafe*, caffe*, mokka, gevalia, zoegas, lofbergs, dallmayr*, melitta*, \
      senseo*
    coffee beans: koffiebonen, kawa ziarnista, kaffebonor, hela bonor, cafe em grao, cafe grano, \
      cafe grains, caffe grani
    instant coffee: oploskoffie, kawa rozpuszczalna, snabbkaffe, cafe soluvel, inst coffee, inst \
      kaffee
    tea: thee, *thee, herbat*, melisa, rumianek, cha, cha verde, cha preto, cha de, te pase, \
      tepasar, gront te, svart te, earl grey, pickwick, the noir, tisane*, camomil*, pfefferminz*, \
      rooibosthee, english breakfast, yorkshire tea*, darjeeling, kamille*, krautertee*, rooibos \
      te, tilo, poleo, te earl grey, verveine, infus*
    juice*: sap, *sap, sok, sok*, juice, apelsinjuice*, applejuice*, sumo*, nectar*, appelsap*, \
      sinaasappelsap*, soki, drycker, multivitamin*, fruktdryck, dubbelfriss*, succhi, jus \
      multifruit*, jus pomme, jus raisin, napoj owocowy, compal, tropicana ambient, nectar peche, \
      jus de raisin, jus d ananas, jus tropical, jus de tomate, acerola, zumo multifrutas, \
      bifrutas, mosto, nektar multiwitamina, kubus, tymbark, hortex sok, cappy, fortuna sok, \
      tarczyn, bravo, tropisk juice, tranbarsjuice, tomatjuice, appelsientje, wicky, capri sonne, \
      punica, hohes c, albi, granini, valensina, rauch, eckes, amecke, multivitaminsaft, \
      traubensaft, tomatensaft, karottensaft, johannisbeersaft, kirschsaft, ananassaft, \
      rabenhorst, pago, ace saft, succo mela, succo ace, succo ananas, yoga succo, santal, \
      valfrutta, derby succo, skipper, innocent, ribena carton, robinsons fruit shoot, um bongo, \
      vita coco mix, ocean spray, welch s, minute maid, simply orange ambient, tropicana carton
    water: bronwater, spa rood, spa blauw, woda, woda gazowana, woda niegazowana, mineralvatten, \
      vatten, kolsyrat vatten, ramlosa, agua com gas, agua sem gas, evian, volvic, perrier, \
      badoit, gerolsteiner, naleczowianka, zywiec zdroj, san pellegrino, acqua minerale, agua con \
      gas, agua sin gas, vichy catalan, font vella, bezoya, lanjaron, solan de cabras, fastio, \
      vitalis, serra da estrela, pedras salgadas, vittel, contrex, hepar, cristaline, mont \
      roucous, courmayeur, saint yorre, vichy, rozana, levissima, ferrarelle, uliveto, lete, \
      rocchetta, sant anna, acqua panna, naturale acqua, frizzante acqua, volvic*, evian*, \
      highland spring, buxton, smartwater, dasani, aquafina, poland spring, lacroix, la croix, \
      selters, apollinaris, adelholzener, vilsa, hassia, rosbacher, spa reine, chaudfontaine, bar \
      le duc, sourcy, muszynianka, cisowianka, kropla beskidu, ramlosa*, loka naturell, imsdal
    soda: the al limone, the alla, frisdrank*, cola light, cola zero, oranzada*, napoj gazowany, \
      napoj, lask, julmust, refrigerante*, sumol, 7up, seven up, mountain dew, oasis, sinas, \
      cassis, icetea*, tonik*, chinotto, aranciata*, gassosa, mirinda, spezi, mezzo mix, *brause, \
      energydryck*, monster energy, izotonik*, isotonic*, aquarius, gatorade, powerade, refresco*, \
      kas naranja, kas limon, trina, nestea, bitter kas, la casera, coca cola*, cocacola*, \
      sprite*, schweppes*, dr pepper*, irn bru, vimto fizzy, lilt, rubicon, lucozade, red bull*, \
      rockstar, relentless, tiger energy, black energy, oshee, hellena, helena, ptys, frugo, \
      orangeade, cherry coke, root beer, ginger ale*, cream soda, almdudler, rivella, bionade, \
      afri cola, fritz kola, paulaner spezi, schwip schwap, crodino, sanbitter, cedrata, \
      lemonsoda, oransoda, estathe, the pesca, the limone, lipton ice tea, fuze tea, arizona, ice \
      tea*, te frio, cha gelado, guarana, frisumo, trinaranjus, pommac, zingo, loka crush, festis, \
      trocadero, pucko
    beer: biertje, pilsener bier, piwo*, ol burk, folkol, starkol, lattol, cerveja*, cervez*, \
      weissbier*, hefeweizen*, weizen, radler*, birr*, heineken, jupiler, grolsch, hertog jan, \
      zywiec piwo, tyskie, leffe, kriek, cider, sagres, super bock, mild ale, guinness, stella \
      artois, carling, budweiser, bud light, coors*, miller lite, peroni, moretti, nastro azzurro, \
      estrella damm, mahou, cruzcampo, san miguel, ambar, alhambra, kronenbourg*, 1664, pelforth, \
      desperados, chimay, duvel, hoegaarden, bavaria, amstel, warsteiner, bitburger, krombacher, \
      becks, beck s, veltins, konig pilsener, radeberger, paulaner, erdinger, franziskaner, \
      augustiner, kolsch, altbier, helles, malzbier, alkoholfrei bier, okocim, lech premium, \
      warka, zubr, harnas, ksiazece, pripps, spendrups, falcon bayerskt, carlsberg, tuborg, \
      mellanol, norrlands guld, sommersby, strongbow, bulmers, magners, kopparberg, thatchers, \
      panache
    wine: wijn, rode wijn, *wijn, wino*, wino czerwone, rott vin, rodvin, vinho*, vinho tinto, \
      merlot, cabernet*, shiraz, malbec, rioja*, chianti*, bordeaux*, montepulciano, primitivo, \
      pinot noir, tempranillo, cotes du rhone, port wine, porto, spatburgunder, dornfelder, \
      lambrusco, syrah, gluhwein, gluhwein*, mulled wine, vin chaud, lambrusco*, barolo, nebbiolo, \
      barbera, nero d avola, crianza, reserva tinto, vino crianza, vino joven, garnacha, \
      monastrell, beaujolais*, bourgogne*, corbieres, minervois, saint emilion, medoc, vin de pays \
      rouge, trollinger, portugieser, zweigelt, regent rotwein, alentejo, douro, dao, vinho do \
      porto, moscatel, wytrawne czerwone, polslodkie, amarone, valpolicella, zinfandel, carmenere, \
      sangiovese, grenache, sangria
    white wine: witte wijn, rose wijn, wino biale, wino rozowe, vitt vin, rosevin, vinho branco, \
      vinho verde, espumante, chardonnay, sauvignon*, riesling*, pinot grigio, gruner veltliner, \
      moscato, verdejo, albarino, muscadet, cremant*, grauburgunder, weissburgunder, muller \
      thurgau
    vodka*: jenever*, wodk*, whisky, gin, rum, brannvin*, akvavit*, aguardente*, licor*, \
      likier*, sherry, wermut*, zubrowka*, orujo, limoncello, amaro, advocaat*, ron, eierlikor*, \
      obstler, calvados, armagnac, absolut, smirnoff, bombay, gordon s, bacardi, captain morgan, \
      havana club, jack daniel*, jameson, johnnie walker, jim beam, ballantine*, malibu, kahlua, \
      cointreau, amaretto*, sambuca, pastis 51, pernod, suze, get 27, marie brizard, chartreuse, \
      anis del mono, pacharan, brandy jerez, veterano, whisky dyc, kirsch, williams, obstbrand, \
      doppelkorn, klarer, kummerling, ramazzotti, averna, fernet*, montenegro, cynar, genever, \
      beerenburg, kruidenbitter, soplica, wyborowa, finlandia, absolwent, zoladkowa*, nalewka*, \
      licor beirao, ginjinha, medronho, op anderson
    french fries: friet, *friet, patat, aardappelkroketjes, frytki*, pommes, strips potatis, \
      batata pre frita, batata palha congelada, patatas prefritas, aardappelpartjes, ovenfriet, \
      klyftpotatis, rosti*, roosti, patate fritte, steakhouse pommes, potatoes, frietjes
    fish sticks: vissticks*, paluszki rybne, fiskpinn*, douradinhos, barritas de pescado, \
      barritas merluza, palitos merluza, filetti impanati, bastoncini, batonnets colin, \
      schlemmerfilet*, lekkerbek*, kibbeling*, fish n chips, varitas, varitas merluza, varitas de \
      merluza, croustibat, filets panes, calamares romana, calamares a la romana, anillas \
      rebozadas, anelli di calamari, calamari rings, scampi breaded, breaded haddock, battered \
      cod, fish fillets battered, knusperfisch, fischstabchen*, fischfrikadellen, torskpinnar, \
      panerad fisk, filetes panados, douradinhos*, sofficini*
    ice cream*: roomijs, *roomijs, schepijs, ijsjes, ijs, waterijs, lody, lody*, lod*, \
      graddglass*, glasspinn*, glass vanilj, vaniljglass, gelado, gelados, sorvete*, solero, \
      calippo, viennetta*, bombon helado, barre glacee, glaces, cones glaces, cornet*, esquimaux, \
      polos helado, langnese, algida, carte d or, cucciolone, eishornchen, *waffeleis, choc ices, \
      choc ice, ices, ice lollies, lolly, cornettos, eiskonfekt, fruchteis, schokoladeneis, \
      walnusseis, stracciatella eis, becher eis, eisbecher, gelati, semifreddo*, tartufo gelato, \
      polo limon, sandwich nata, granizado, ijstaart, softijs, rozek lody, lodow*, isglass, \
      glassbatar, gelado de, perna de pau, haagen*, ben jerry*
    frozen berries: bosvruchten, mieszanka owocow, barmix, frutos vermelhos, fruits rouges \
      surgeles
    frozen vegetable*: minestrone surgelato, menestra congelada, roerbakmix, warzywa na \
      patelnie, wok mix, rahmgemuse*, buttergemuse*, poelee*, salteado*, wokmix, blattspinat*
    ice pop*: ghiacciol*, waterijsje*, polo flash, glacons, freezies
    lasagne: lasagn*, diepvriesmaaltijd*, danie gotowe, soffici*, findus quattro salti, croque \
      monsieur, cordon bleu surgele, chili sin carne, dim sum*, canneloni*, cannelloni ripieni, \
      tajine*, curry surgele, pierogi mrozone, pyzy, nasi goreng frozen, chicken kiev frozen, \
      cauliflower cheese, toad in the hole, shepherds pie, yorkshire pudding*
    pizza*: pizzy, pizze, pizza, pinsa*, calzon*
    meatball*: gehaktbal*, kottbull*, pulpet*, klopsik*, albondiga*, polpett*, almondega*, \
      frikadell*, boulettes, hackballchen*, bouletten, kotlet mielony, frikandel*
    ready meal*: maaltijd*, magnetronmaaltijd*, stamppot*, nasi*, bami goreng, golabki, bigos*, \
      zapiekank*, gotowe danie, fardigratt*, pyttipanna, refeicao*, bacalhau a bras, arroz de \
      pato, parmentier*, brandade*, poke bowl*, tikka masala*, quenelle*, blanquette*, kebab*, \
      gyros*, fasolka po bretonsku, rouladen, canelones, timballo, parmigiana*, calzone fresco
    potato salad: taboule*, tabule, salade piemontaise, insalata capricciosa, macedoine \
      mayonnaise
    pasta salad: pastasalade*, pastasallad*
    tuna salad: tonijnsalade*, salatka z tunczykiem, tonfisksallad, rakosallad, skagenrora
    egg salad: eiersalade*, pasta jajeczna
    coleslaw: rauwkost*, surowka*, vitkalssallad, colslaw, cole slaw
    hummus*: humus, humus*, hoemoes, houmus
    dip: tzatzik*, cacik, czosnkowy dip, filet americain, huzarensalade, kipkerriesalade, \
      selleriesalade
    guacamole*: guacamol*
    veggie burger*: vegaburger*, vegetarische*, roslinn*, vegoburgare, vegofars, hamburguer \
      vegetal, hamburguesa vegetal, steak vegetal, quorn*, vegan*, vegetariano burger, \
      sojaschnetzel*
    quiche: hartige taart, tarta slona, paj, vasterbottensostpaj
    samosa*: loempia*, sajgonki, varrulle, varrullar, chamuca*, rissol*, rissois, croquete*, \
      pasteis de bacalhau, bitterbal*, kroket*, kroketten rundvlees, flamenquin*, supplì, arancin*
    canned*: sweetcorn tin, sweetcorn, creamed corn, maisiella, jackfruit, heart of palm, \
      palmito*, bamboo shoots, water chestnuts, mais dolce, maiz dulce, mais doux, milho doce, \
      ravioli bte, ravioles boite
    brie*: reblochon creme, coulommiers, neufchatel, chaource, langres, livarot, pont l eveque, \
      epoisses, vacherin, saint felicien, saint marcellin, caprice des dieux, robiola*, casatella, \
      camembert*, brillat savarin, rotkafer, weisskase, plesniowy bialy, ser camembert, ser brie, \
      brieost, queijo brie, queijo fresco batido, reblochon*, munster, morbier, saint nectaire, \
      port salut, saint paulin, torta del casar, limburger, harzer*, handkase, romadur, provola \
      affumicata
    madeleine*: colomba pasquale, colomba classica, cake fruits, cake aux fruits, cakes fruits, \
      panetone, torrone molle, weihnachtsstollen, butterstollen, dresdner
    balsamic*: aceto balsamico di modena, crema balsamica, balsamessig*, balsamicoazijn
    """
}
