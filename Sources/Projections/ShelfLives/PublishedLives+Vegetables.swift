extension PublishedLives {
  /// How long vegetables and herbs keep.
  static let vegetables = """
    297 own, pantry 1-3w, fridge 1-3w: new potato*, jersey royal*, frühkartoffel*, \
      speisefrühkartoffel*, pommes de terre nouvelles*, pommes de terre primeur*, pdt primeur*, \
      patata nueva*, patatas nuevas*, patate novelle*, patata novella*, młode ziemniaki*, \
      ziemniaki młode*, nieuwe aardappel*, batata nova*, färskpotatis*, nye kartofler*, \
      молодой картофель*, картофель молодой*, картопля молода*, rané brambory*, brambory rané*, \
      taze patates*
    297 pantry 1-2m, fridge 1-2w, freezer 10-12m: brambor*, kartofler*, patates, patates kg
    294 pantry 1m, fridge 2m, freezer 10-12m: cibule, cibule*, soğan, soğan*, kuru soğan*, \
      rødløg*, løg 1 kg, løg 2 kg, skalotteløg*
    279 fridge 2-3w, freezer 10-12m: włoszczyzna*
    353 made, own, fridge 3-8w, opened-fridge 1-2w: zuurkool*, choucroute cuite*, choucroute crue*, \
      kapusta kiszona*, ogórki kiszone wiad*, ogórki kisz wiad*, ogórki małosolne*, \
      ogórki kiszone luz*, kysané zelí*, zelí kysané*, beutel sauerkraut*, \
      frisches sauerkraut*, sauerkraut frisch*, claussen*
    284 fridge 4-7d, freezer 6-8m, pantry 1d: patlıcan*, lilek, lilky
    270 fridge 1-2w, pantry 1-2d: artichoke*, artischocke*, artichaut*, carciof*, artisjok*, \
      karczoch*, kronartskock*, артишок*, ארטישוק, alcachof*
    271 fridge 3-4d, freezer 5m: asparago*, asparagus, asperge*, espárrago*, szparag*, espargo*, \
      turions, спаржа, אספרגוס, spargel*, grüner spargel, trigueros, asparagi*, sparris*
    273 fridge 3-5d, freezer 8m: runner beans*, fine beans*, french beans*, broad beans*, \
      brechbohnen, zuckerschoten*, haricots beurre frais, vainas, bajoca, habas*, habitas*, \
      guisantes frescos, tirabeques*, taccole*, piselli freschi*, sugarsnaps*, fasolka \
      szparagowa*, groszek cukrowy*, favas*, ervilha de quebrar, стручковая фасоль, горошек \
      молодой, green beans, grüne bohnen, haricots verts, judías verdes, sugar snap*, snow peas, \
      zuckerschoten, kaiserschoten, runner beans, peas, erbsen, petits pois, piselli, guisantes, \
      sperzieboon, haricots verts vers, snijbonen, fasolka szparagowa, haricots frais, \
      gronebonor, haricoverts, bryt bonor, brytbonor, feijao verde, judia verde, judia plana, \
      peultjes, groszek swiezy, doperwten, groszek, artor, arter, ervilha*, arbeten, gula arter, \
      fave, фасоль стручковая, спаржевая фасоль, שעועית ירוקה, sugarsnap*, mangetout*, mange \
      tout, fine beans, broad beans, prinzessbohnen, buschbohnen, stangenbohnen, dicke bohnen \
      frisch, haricots verts*, haricots plats, pois gourmands, fèves, petits pois frais, judías \
      verdes*, judia*, habas frescas, habitas frescas, fagiolini*, fave fresche, sperziebonen*, \
      tuinbonen, fasolka*, bób, feijão verde*, vagem, ervilha torta, haricot verts, sockerärtor, \
      vaxbönor, бобы молодые, edamame beans, fagiolini fini, erwtjes, doperwtjes, erbsenschote*, \
      keniabohne*, haricots plats*, fagioli borlotti freschi, borlotti freschi, haricots coco*
    274 fridge 1-2w, freezer 6-8m, pantry 1d: beet, beets, beetroot*, rote bete, randen, \
      betterave*, remolacha*, barbabietol*, bieten, rode biet*, kroten, burak*, buraczk*, \
      rodbet*, beterraba*, свекла, буряк, סלק, rote bete*, rote rüben, biet, bietjes, rode \
      bieten, ботвинья, love beets, rote beete, rape rosse*
    275 fridge 2-3d, freezer 10-12m: bok choy, pak choi, пак чой, pak choi*, paksoi, pak choy, \
      bokchoy
    276 fridge 3-5d, freezer 10-12m: purple sprouting*, broccolo*, friarielli, broccoli*, \
      brokkoli, brokul*, брокколи, броколі, ברוקולי, tenderstem*, bimi, brócol*, bróculo*, \
      brokoli*, sprouting broccoli, romanesco, cime di rapa, grelos, rapini
    277 fridge 3-5d, freezer 10-12m: couve bruxelas, sprouts*, brussels sprout*, brussel sprout*, \
      choux de bruxelles, coles de bruselas, cavolini, spruiten, brukselk*, couve de bruxelas, \
      брюссельская, כרוב ניצנים, rosenkohl*, cavoletti*, spruitjes*, brysselkål*, choux de \
      bruxelles*
    278 fridge 1-2w, freezer 10-12m: spring greens*, cabbage*, kohl, *kohl, weisskohl, *kool, \
      witte kool, rode kool, spitskool, kapusta biala, couve*, lombardo, col, капуста, капуста \
      белокочанная, капуста пекинская, пекинская капуста, כרוב, savoy*, pointed cabbage, chinese \
      leaf*, chinese leaves, napa cabbage, chinakohl, spitzkohl, wirsing*, rotkohl*, blaukraut, \
      chou*, chou blanc, chou rouge, chou vert, repollo*, lombarda, berza, cavolo*, verza*, \
      kool*, savooiekool, chinese kool, kapust*, kapusta pekińska, kapusta kiszona surowa, \
      repolho*, couve coração, vitkål*, spetskål*, rödkål*, salladskål, savojkål, cavolo \
      cappuccio, sweetheart cabbage, weißkraut*, kraut, blaukraut frisch
    279 fridge 2-3w, freezer 10-12m: wurzeln bund, petersilienwurzel*, pastinaca*, пастернак*, \
      chantenay*, carrot*, karotte*, möhre*, rüebli, zanahoria*, carot*, parsnip*, pastinake*, \
      panais, wortel*, winterpeen, bospeen, marchew*, cenoura*, peen, waspeen, pietruszka korzen, \
      palsternack*, морковь*, моркв*, גזר, bundmöhren, mohrrübe*, chirivía*, pastinaak*, \
      pasternak*, morot*, gelbe rüben, carottes des sables, carotte*, carote julienne*, \
      snoepwortel*
    491 fridge 4w, freezer 3m, pantry 4d: baby carrot*
    280 fridge 3-5d, freezer 10-12m: cauliflower*, chou fleur, bloemkool*, kalafior*, blomkal*, \
      couve flor, капуста цветная, цветная капуста, цвітна капуста, כרובית, blumenkohl*, karfiol, \
      chou fleur*, coliflor*, cavolfior*
    281 fridge 1-2w, freezer 10-12m: celery, céleri, bleekselderij, selderij, seler naciowy, \
      blekselleri, сельдерей, סלרי, staudensellerie*, bleichsellerie, stangensellerie*, céleri \
      branche, apio*, sedano*, aipo*, selleri*, stjälkselleri, fennel*, fenouil*, hinojo*, \
      venkel*, venkelknol*, funcho*, fänkål*, фенхель, שומר
    661 fridge 1w: aipo rábano, celery root, celeriac, sellerie, knolselderij, seler, selera, \
      rotselleri, céleri rave, apio nabo, sedano rapa, seler korzeniowy, корень сельдерея, \
      knollensellerie*
    282 fridge 1-2d, freezer 8m: maiskolven*, cobettes*, épi de maïs, kukurydza kolba*, kolba \
      kukurydzy, початки кукурузы, תירס טרי, sweetcorn cobs, corn on the cob, sweet corn, corn \
      cobs, épis de maïs, mazorca*, maiskolf*, kolba, majskolv*, macaroca*, кукуруза, кукурудза, \
      קלח תירס, קלחי תירס, corn cob*, corn cobettes, maiskolben*, zuckermais*, pannocchi*, \
      kukurydza kolby, kolby kukurydzy, baby corn, maïs frais, mazorcas de maíz
    283 fridge 4-6d: ogórki*, gurkor, cucumber*, gurke*, *gurke, *gurken, concombre*, pepino*, \
      cetriol*, komkommer*, ogorki gruntowe, *gurka, slanggurka, slangurk, minigurka, огурец, \
      огурцы, огірки, огірок, מלפפון, מלפפונים, salatgurke*, schlangengurke*, minigurke*, ogór*, \
      gurka*, snackkomkommer*
    284 fridge 4-7d, freezer 6-8m, pantry 1d: oberżyna, eggplant*, melanzan*, baklazan*, \
      beringela*, баклажан*, חציל, חצילים, berenjen*, aubergin*
    285 pantry 1m, fridge 3-14d, freezer 1m: ajetes*, garlic, ail, knoflook*, czosnek*, vitlok*, \
      alho, чеснок, часник, שום, knoblauch*, ail blanc, ail rose, tête d ail, ajo*, aglio*, \
      garlic bulb*, knoblauchknollen, cabeza de ajos, cabezas de ajo, têtes d ail
    286 fridge 2-3w, freezer 6m, pantry 2-5d: turmeric fresh, ginger, ginger root, gingembre, \
      jengibre, imbir*, имбирь, імбир, גינגר, ג ינג ר, ingwer*, gember*, gengibre*, ingefära*, \
      zenzero*, kurkuma frisch, galangal, turmeric root, fresh turmeric, curcuma frais
    287 fridge 1-4d, freezer 10-12m: collard*, mustard greens, turnip greens
    423 fridge 3-5d, freezer 8-12m: chou kale, col rizada, cavolo nero, boerenkool*, jarmuz*, \
      couve galega, кейл, кале, grünkohl*, grönkål*, kale*, col kale, svartkål, curly kale
    289 fridge 1-2w, freezer 10-12m: purjo*, leek, leeks, poireau*, puerro*, porri, por, pory, \
      alho frances, alho porro, лук порей, порей, כרישה, lauch*, porree*, porro, purjolök*, alho \
      francês*, prei
    290 fridge 1-2w: oak leaf, салат латук, lettuce, *kopfsalat, salatherz*, salat, salade, sla, \
      *sla, kropsla, ijsbergsla, salata lodowa, sallad, alface*, romana, cogollo*, eikenbladsla, \
      roman salad, andijvie*, endivia*, witlof, cikoria*, scarola, салат айсберг, айсберг, салат \
      романо, салат листовой, חסה, little gem*, gem lettuce, romaine*, kopfsalat*, eisbergsalat*, \
      eissalat, romanasalat*, lollo*, eichblatt*, batavia*, laitue*, feuille de chêne, iceberg*, \
      sucrine*, lechuga*, lattuga*, lattughino, iceberg sla, little gem sla, sałata*, isberg*, \
      romansallad, hjärtsallad, krispsallad, butter lettuce, boston lettuce, bibb lettuce, living \
      lettuce, cos lettuce, trévise*, lechuga trocadero, salade frisée, trevisano*, cappuccina*, \
      gentilina*, canasta*
    291 fridge 3-7d: botwinka*, корн салат, lamb s lettuce, kresse*, spinach, *spinat, épinard*, \
      espinaca*, leaf lettuce, feldsalat, mâche, spinazie*, szpinak*, spenat*, espinafre*, \
      babyspenat, veldsla, rukola*, roszponk*, machesallad, valeriana, canonigos, шпинат, שפינד, \
      תרד, spinat*, babyspinat*, blattspinat frisch, pousses d épinards, brotes de espinaca, \
      spinaci*, baby leaf*
    678 fridge 3-7d: rauke, arugula, rucola*, rocket, wild rocket, руккола, рукола, רוקט, \
      roquette*, rúcula*, rughetta, ruccola*, vogerlsalat, canónigos*, valerianella, songino, \
      roszponka, brunnenkresse, watercress, cresson*, berros, agrião*, waterkers, pea shoots, rocket \
      salad
    674 fridge 2-3w: catalogna, cykoria sałata, chicória, эндивий, цикорий салат, radicchio, \
      радиччо, chicorée*, endibia*, escarola*, indivia*, witlof*, lof, cykoria, endiv*, frisée*, \
      cicoria, puntarelle, escarole*, chioggia, trevisana, treviso
    415 made, fridge 3-5d, opened-fridge 2d: dole caesar*, dole salad*, dole chopped*, \
      feuille de chêne*, feuil chene, \
      chopped salad kit*, insalata in busta*, \
      salad mix, bagged salad, spring mix, mixed salad, \
      *salatmix, salad kit, ensalada, baby leaf, gemengde sla, mix salat, sallad mix, ensaladas, \
      brotes tiernos, салат микс, салатная смесь, mixed leaf*, mixed leaves, leaf salad, baby \
      leaves, caesar salad kit, salad bag*, salad leaves, salad bowl leaves, crispy salad, \
      italian style salad, salatmix*, salatmischung*, pflücksalat*, schnittsalat*, \
      wildkräutersalat*, blattsalat*, *blattsalat, gemischter salat, mesclun*, jeunes pousses, \
      salade mélangée, salade composée sachet, salade iceberg sachet, ensalada mezcla*, ensalada \
      bolsa, ensalada cuatro, ensalada gourmet*, mezclum, insalata mista*, insalata busta, \
      misticanza*, insalatina*, insalata*, slamelange*, slamix*, rucola mix, mix sałat*, \
      mieszanka sałat*, salada mista*, salada ibérica, salladsmix*, plocksallad*, babyleaf, stir \
      fry vegetable*, stir fry mix, stir fry veg*, wokgemüse*, wokmix*, wok gemüse, légumes wok, \
      verdura wok, roerbakgroente*, roerbakmix*, suppengemüse, suppengrün*, suppenbund, \
      kruidenmix groente, mieszanka warzyw świeża, sopa juliana fresca, \
      wokgrönsaker, minestrone fresco busta, vegetable medley, vegetable stir fry, prepared \
      vegetables, carrot batons, carrot & swede, veg mix, grønnsakmix, salada, feldsalat*, \
      mâche*, salad bowl washed, herb salad, salad kit*, salad bag, portulak*, postelein*, \
      soncino*, crescione*, insalata gentile, gentile insalata
    292 fridge 3-7d, freezer 10-12m: girolle*, shitake*, cèpe*, morille*, trompette*, pied de \
      mouton, austernseitling*, egerling*, waldpilz*, níscalo*, boletus*, gírgola*, champiñones*, \
      pleurotus*, cardoncelli, pioppini, kurka*, portabella*, closed cup*, mushroom*, mushrooms, \
      champignon*, pilze, champiñ*, fungh*, portobello*, pieczark*, svamp, cogumelo*, boczniak*, \
      kantarell*, seta, pleurote*, kurki, грибы, гриби, шампиньон*, печериц*, вешенк*, опята, \
      пטריות, פטריות, pfifferling*, steinpilz*, kräuterseitling*, austernpilz*, shiitake*, \
      chestnut mushroom*, girolles, cèpes, setas*, níscalos, portobelo, porcini*, \
      kastanjechampignon*, oesterzwam*, paddenstoel*, grzyby*, skogschampinjon*, enoki, cremini*, \
      crimini*, baby bella*, enoki*, maitake*, chanterelle*, mélange forestier*, finferli*
    294 pantry 1m, fridge 2m, freezer 10-12m: onion*, zwiebel*, *zwiebeln, oignon*, cebolla*, \
      cipoll*, shallot*, schalotte*, échalote*, rode ui, cebul*, lok, gul lok, rod lok, sjalot*, \
      szalotk*, cebola*, chalota*, tropea, borettane, lauchzwiebel rot, gemusezwiebel*, rote \
      zwiebeln, cebula czerwona, gullok, лук репчатый, лук, цибуля, בצל, échalion*, scalogn*, \
      uien*, *uien, rödlök*, silverlök, sipuli, vidalia*
    295 fridge 1w, freezer 10-12m, pantry 1m: cebolinha*, spring onion*, green onion*, scallion*, \
      frühlingszwiebel*, cebolleta*, cipollott*, bosui, lente ui, szczypior*, cebolinho, jeune \
      oignon, лук зеленый, зеленый лук, цибуля зелена, בצל ירוק, salad onion*, lauchzwiebel*, \
      cébette*, oignons nouveaux, oignon nouveau, oignons botte, cebolla tierna, cebollas \
      tiernas, cebolla tierna manojo, calçot*, bosuitjes, lenteui*, dymka, salladslök*, knipplök, \
      bundzwiebel*
    296 fridge 4-14d, freezer 6-8m: snoep paprik*, \
      romano pepper*, friggitelli*, snoepparika, pepper bell, bell \
      pepper*, peppers, red pepper*, green pepper*, yellow pepper*, poivron*, pimiento*, \
      peperon*, papryka czerwona, paprika rood, paprika gron, pimento*, puntpaprika*, \
      spetspaprika, перец болгарский, перец сладкий, перец красный, перец желтый, перець \
      солодкий, перець болгарський, גמבה, פלפל, פלפלים, paprika*, spitzpaprika*, snackpaprika*, \
      mini paprika, pimiento rojo, pimiento verde, pimiento italiano, papryk*, paprikor, sweet \
      pointed peppers, romano peppers, ramiro*, pointed pepper*, mixed peppers, padrón, pimientos \
      padrón, poblano*, mini peppers, bratpaprika*, snoeppaprika*
    548 fridge 1w, freezer 9m: chili peppers, chilli*, jalapeno*, hot peppers, chilischote*, \
      piment*, guindilla*, перец чили, перец острый, פלפל חריף, chili rot, peperoni scharf, \
      piment rouge frais, piment oiseau, rode peper, spaanse peper, papryczk*, malagueta*, \
      chilifrukt, röd chili, scotch bonnet*, bird s eye chilli*, habanero*, fresh jalapeno*, \
      jalapenos fresh, serrano pepper*, birds eye chilli*, bird s eye chil*, peperoncino fresco, \
      peperoncini freschi
    297 pantry 1-2m, fridge 1-2w, freezer 10-12m: krieltjes*, belana*, monalisa, agata, \
      vastkokend*, kartofle*, תפוח אדמה, potato, kartoffel*, *kartoffeln, pommes de terre, \
      patata*, patate*, aardappel*, ziemniak*, potatis*, batata*, grenaille*, ratte, new \
      potatoes, baby potatoes, kartofel*, pdt, pommes terre, charlotte pdt, spunta, patate \
      novelle, patate rosse, patata roja, patata nueva, patata guarnicion, drillinge, baked \
      potatoes, king edward*, maris piper*, desiree, rooster potatoes, russet*, yukon*, red \
      potatoes, bintje*, opperdoezer, mlode ziemniaki, irga, delikatess potatis, king edward \
      potatis, batata nova, картофель*, картошк*, картоплі, картопля*, תפוחי אדמה, תפוא, \
      jacket potatoes, baking potatoes, roasting potatoes, charlotte*, potatoes*, \
      speisekartoffel*, erdäpfel*, grumbeer*, pomme de terre*, pommes de terre*, \
      amandine, patatas malla, patatine novelle, kriel*, pyry, bakpotatis*, \
      mandelpotatis, aardapp, kruimige, vastkokende, kruimig, festk, mehligk, patate pasta \
      gialla, patate a pasta, patate pasta bianca, potati, fingerling*, baking potato*, \
      annabelle, annabelle kartoffeln, rattes, ratte du touquet, roseval*
    422 pantry 2-3w: batate*, patates douces*, batata dulce*, moniato, bataten*, sweet potato*, \
      süsskartoffel*, patate* douce*, patate douce, boniato*, zoete aardappel*, batata doce*, \
      sotpotatis*, батат, בטטה, patata dolce, patate dolci, słodki ziemniak, cassava*, yuca, \
      manioc, yam*, bataty, batat, batata dulce
    298 pantry 2-3m, fridge 3-5m: דלורית, pumpkin, pumpkins, kürbis*, citrouille, pompoen*, \
      dyni*, abobora*, тыкв*, гарбуз*, דלעת, hokkaido*, muskatkürbis, potimarron*, potiron*, \
      courge*, calabaza*, zucca*, pumpa*, pumpor, butternutpumpa, squash winter, spaghetti \
      squash, patisson
    303 pantry 2-6w, fridge 1-3m, freezer 10-12m: butternut*, winter squash, acorn squash, \
      flespompoen*, pidzamow*, abóbora manteiga*, kabocha*, delicata*, acorn squash*, \
      spaghettikürbis*, patidou*, patidoux, calabaza cacahuete*
    302 fridge 4-5d, freezer 10-12m, pantry 1-5d: zucchetti*, zucchin*, zucchine verdi, \
      courgette*, calabac*, summer squash, squash, cukini*, squash gron, curgete*, abobrinha*, \
      кабачок, кабачк*, цукини, קישוא, קישואים, kabacz*, patty pan*, yellow squash, pattypan, \
      crookneck
    299 fridge 10-14d: mooli, дайкон*, rábano*, ravanell*, radijs*, rabanete*, редис, редиска, \
      редька, צנונית, צנון, radieschen*, rettich*, radis*, rabanito*, rammenas, rzodkiew*, \
      daikon, radi, rapanelli*
    300 fridge 3-7d: rhubarb, rabarber*, rabarbar*, ревень, rhabarber*, rhubarbe*, ruibarbo*
    306 fridge, freezer 2m: tomates cœur de boeuf, coeur de boeuf tomate, tomate coeur de boeuf, \
      kumato*, ramato*, costoluto, san marzano fresco, camone*, томаты*, томат свежий, томаты на \
      ветке, *tomate, *tomaten, pomodor*, rispentomat*, pomidor*, *tomater, помидор*, томаты \
      свежие, помідор*, томати, עגבניה, עגבניות, tomates grappe, tomates rondes, tomate rama, \
      tomate pera, tomate ensalada, tomate en rama, strauchtomaten*, fleischtomaten*, roma \
      tomato*, romatomate*, vine tomato*, beef tomato*, ramati, cuore di bue, datterini*, \
      tomaat*, trostomat*, vleestomat*, tomat*, kvisttomat*, bifftomat*, plommontomat*
    600 pantry 10d, fridge 5d: cherryrispen, minitomaten, tomate cerise*, tomates cocktail*, \
      pomodorino*, cherry tomato*, pomodoro ciliegino, pomodori ciliegini, cherrytomat*, grape \
      tomato*, tomates cerises, tomates cherry, cocktailtomat*, snoeptomaat*, snoeptomaten, \
      pomidory koktajlowe, korsbarstomat*, tomate cereja, ciliegino, datterini, datterino, \
      помидоры черри, черри, помідори чері, עגבניות שרי, שרי, kirschtomat*, datteltomat*, \
      snacktomat*, tomates cerise*, tomate cherry, cherry tomates, pomodorini*, ciliegini*, \
      pachino, piccadilly pomodori, cherrytomaat*, pomidorki*, koktajlowe, koktajlowy, tomate \
      cocktail, babyplommontomat*, baby plum tomato*, piccolo tomato*, santini
    307 fridge 2w, freezer 8-10m: kohlrübe*, teltower, rape bianche, koolraap*, raapstelen, \
      turnip*, navet*, nabo*, rutabaga*, steckrübe*, репа, брюква, rübchen, mairübe*, swede, \
      swedes, colinabo, rapa, knolraap, raapjes, rzepa, brukiew, kålrot*, majrova, לפת, rape \
      rosse no, rape rosse fresche
    494 fridge 1w, freezer 8-12m: кольраби, קולרבי, kohlrabi*, koolrabi, chou rave*, colirrábano, \
      cavolo rapa, kalarepa*, couve rábano, kålrabbi, rutabagas frisch
    550 fridge 1-2w: chard, acelga*, bietol*, мангольд, מנגולד, mangold*, blette*, biete, coste, \
      snijbiet, boćwina, botwinka, bettes, bette*, erbette, agretti*
    549 fridge 5-10d: bean sprout*, sojasprossen, germes de soja, brotes de soja, ростки, נבטים, \
      sprossen*, mungbohnensprossen, soja fraîches pousses, germes*, brotes de soja*, germogli*, \
      taugé, kiełki*, rebentos de soja, bönskott, mungbönsgroddar, alfalfa*, cress, salad cress, \
      kresse beet, bean sprouts*, kroppkål, mungobohnenkeimlinge*, mungokeimlinge, pousses de \
      soja*, graines germées*
    640 fridge 4-5d: edamame
    0 own, fridge 3-7d, freezer 10-12m: stir fry vegetables*, soup mix fresh vegetables, \
      wokgemüse frisch, légumes pot au feu, pot au feu légumes, verdura caldo, caldo verduras \
      bandeja, minestrone fresco, misto soffritto fresco, hutspotgroente, mistura sopa, preparado \
      sopa legumes, caldo verde cortado, wokgrönsaker färska, vegetable*, gemüse*, *gemüse, \
      verdura*, verdure*, hortalizas, groenten, *groenten, warzywa, warzywn*, gronsaker, \
      *gronsaker, legumes*, wlosczyzn*, wloszczyzn*, wokgroente*, soepgroente*, fennel, venkel, \
      hinojo, fenouil, fenchel*, fankal, koper wloski, erva doce, salsify, salsifis, овощи, \
      овощная смесь, ירקות, sopa de legumes frescos, hortaliça*, finocchi*, légumes à couscous, \
      légumes couscous frais, verduras para caldo, verdura para caldo, preparado para sopa, \
      verduras caldo, verdure per minestrone*, verdure minestrone fresche, nasigroente*, bami \
      pakket, nasi pakket, bamigroente*
    0 own, fridge 3-8w: sauerkraut frisch, kapusta kwaszona, kiszon*, капуста квашеная, квашеная \
      капуста, капуста квашена, квашен*, огурцы малосольные, огурцы соленые бочковые, zuurkool \
      vers, kimchee
    385 own, pantry 1-3y: funghi porcini secchi*, funghi secchi*, dried mushrooms*, getrocknete \
      steinpilze*, грибы сушеные*, гриби сушені*, suszone grzyby*, grzyby suszone*, cèpes séchés*
    0 own, pantry 5-21d, fridge 3-8w, freezer 6-12m: maronen, marone, esskastanien*, kastanien \
      frisch, châtaignes*, castañas*, castagne*, marroni, kastanjes, kastanjer, chestnuts fresh, \
      fresh chestnuts, kasztany jadalne, каштаны съедобные, castanhas frescas
    """
}
