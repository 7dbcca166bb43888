extension PublishedLives {
  /// How long meat, poultry, and what is made of them keep.
  static let meat = """
    98 made, own, fridge 2-5w, freezer 1-2m, opened-fridge 1w: fleischwurstring*, wurstring*, \
      *wurstring, fleischwurst*, ringfleischwurst*
    638 made, own, fridge 2-8d, freezer 2-3m: *bratwurst
    192 made, own, fridge 10-21d, freezer 1-2m, opened-fridge 3-5d: turkey breast sliced*, \
      sliced turkey breast*, chicken breast deli*, smoked turkey breast*, oven roasted turkey*, \
      honey turkey*, hillshire farm turkey*, hillshire farm ham*, hlshr frm*, hlshr farm*
    188 made, own, fridge 3-8w, opened-fridge 2-4d: foie gras*, bloc de foie gras*, \
      foie gras de canard*, foie gras d oie*, foie gras mi cuit*
    102 made, own, fridge 1-3w, freezer 2-3m: nürnberger rost*, nürnberger rostbratwürst*, \
      thüringer rost*, thüringer rostbratwürst*, rostbratwürst*, nürnberger würstchen*
    111 made, own, pantry 2-4y, opened-fridge 3-4d: hot dogs in brine*, frankfurters in brine*, \
      hotdogs in brine*, frankfurter im glas*
    109 made, own, pantry 5-12m, opened-fridge 2-3m: slim jim*
    60 fridge 3-5d, freezer 4-12m: panceta adobada*, panceta fresca*, panceta filetes*, \
      panceta cerdo*, panceta de cerdo*
    0 made, own, fridge 3-10d, freezer 1-2m, opened-fridge 1-2d: filet americain*, ossenworst*, \
      metka cebulowa*, metka łososiowa*, \
      zwiebelmett, thüringer mett*, tatar de boeuf préparé, américain préparé*
    79 made, own, fridge 4-10w, freezer 1-2m, opened-fridge 1-3w: pancetta arrotolata*, \
      pancetta arrot, pancetta coppata*, pancetta stesa*, pancetta tesa*, pancetta piacentina*, \
      pancetta stagionata*, pancetta a fette, pancetta fette, guanciale*, lardo di colonnata*, \
      lardo colonnata*, lardo stagionato*, lardo di arnad
    104 made, own, fridge 4-12w, freezer 1-2m, opened-fridge 1-3w: medwurst*, spegepølse*, \
      herkules, poličan*, lovecký salám*, vysočina*, dunajská klobása*, uherský salám*, sucuk*, \
      колбаса сырокопченый*, ковбаса сирокопчена*, pastırma*, kabanosov*, paprikáš salám, \
      sobrasada de mallorca*, salsiccia secca*, saucissons secs*
    98 made, own, fridge 2-5w, freezer 1-2m, opened-fridge 1w: pølser, *pølser, *pølse, pølse, \
      medister gekookt, párek, párky, párků, párečk*, špekáček, špekáčky, vuřt*, klobás*, \
      utopenc*, buřt*, jitrnic*, jelít*, tlačenk*, butifarra blanca*, butifarra negra*, \
      butifarra cocida*, butifarra d ou, nürnberger rostbratwürste vorgegart, käsekrainer*, \
      salchicha cocida*, cervelas*, hot dog pølser, sosis
    515 made, own, fridge 10-28d, freezer 1-2m, opened-fridge 3-5d: hamburgerryg*, rullepølse*, \
      skinke, *skinke, skinke*, šunka*, šunkov*, dušená šunka*, kuřecí šunka*, krůtí šunka*
    79 made, own, fridge 2-5w, freezer 1m, opened-fridge 1w: slanina*, anglická slanina*, \
      slanin*, stegt flæsk skiver
    60 fridge 3-5d, freezer 4-12m: flæskesteg*, flæsk*, grisekød*, svinekød*, nakkefilet*, \
      svinemørbrad*, vepřov*, vepřová*, krkovic*, koteletter*, ribbensteg*, шейка свин*, шейка*, \
      ошийок свин*
    40 fridge 3-5d, freezer 4-12m: oksekød*, oksefilet*, oksesteg*, hovězí*, dana eti*, dana, \
      dana kuşbaşı*, dana biftek*, kuşbaşı*, biftek*, antrikot*, bonfile*
    52 fridge 3-5d, freezer 4-12m: kuzu, kuzu eti*, kuzu pirzola*, pirzola*, lammekød*, \
      lammekølle*, jehněčí*
    113 own, fridge 1-5d, freezer 12m: kylling, kylling*, kuře, kuřecí*, kuřat*, tavuk, tavuk*, piliç, \
      piliç*, bütün piliç
    114 own, fridge 1-5d, freezer 12m: krůtí*, krůta*, kalkun*, hindi
    43 own, fridge 1-4d, freezer 3-4m: kıyma, kıyma*, dana kıyma*, mleté maso*, mleté, \
      hakket oksekød*, hakket grisekød*, hakket kalv*, hakket svinekød*, hakkekød*
    102 made, own, fridge 1-6d, freezer 1-2m: medisterpølse*, medister, medister*
    77 fridge 1-2d, freezer 3-4m: ciğer*, játra, jater, kuřecí játra*, kyllingelever*
    40 fridge 3-5d, freezer 4-12m: short rib*, rouladen vom rind, sauerbraten, aloyau, macreuse, \
      plat de côte*, tende de tranche, bourguignon, fondue bourguignonne, chateaubriand, \
      solomillo de ternera, solomillo añojo, babilla, carne guisar, carrillera*, rabo de toro, \
      fettine*, controfiletto, costata*, fiorentina, ossibuchi, bollito, girello, magatello, \
      bistecche, rosbief, hacheevlees, stoofvlees, stooflap*, bavet, ligawa, łata wołowa, \
      polędwica wołowa, szponder, vazia, carne de vaca, nötstek, говяжь*, стейк*, антрекот, בקר*, \
      סינטה, צלי בקר, שייטל, beef, steak*, rind*, *rindfleisch, boeuf, ternera, manzo, sirloin, \
      rib eye, rumpsteak, vaca, rund*, biefstuk*, kogelbiefstuk, wolow*, notkott, oxfile, \
      ryggbiff, novilho, bife*, bovino, bavette, faux filet, riblap*, onglet, rumsteck, rosbif, \
      roti boeuf, paleron, basse cote, pot au feu, ribeye*, t bone, fillet steak, braising steak, \
      stewing steak, diced beef, silverside, topside, brisket*, roulade rind, tafelspitz, \
      suppenfleisch, beinscheibe*, huftsteak, hochrippe, fettine bovino, scottona, tagliata, fesa \
      bovino, ossobuco, spezzatino, chuleton, solomillo ternera, morcillo, aguja, anoijo, anojo, \
      filetes ternera, gulaszow*, antrykot, rostbef, stek z wolowiny, grytbitar, rostbiff hel, \
      lovbiff, hogrev, maminha, picanha, alcatra, acem, bife da vazia, говядин*, говяжий*, \
      говяжья, телятин*, яловичин*, בשר בקר, סטייק, אנטריקוט, rump, boeuf bourguignon, tournedos, \
      rouladen rind, gulasch rind, ochsen*, sukade*, klapstuk, stooflappen, entrecot*, redondo \
      ternera, bistecca*, vitellone, arrosto bovino, casserole steak, oxtail, beef joint, \
      carpaccio*, roastbeef*, *steak, eye of round, round steak, london broil, tri tip, bottom \
      round, top round, cube steak, denver steak, hanger steak, flat iron, hampe, jumeau, \
      arrachera, bürgermeisterstück, suppenfleisch*, siedfleisch, ostrich steak, bubba, \
      ochsenbacke*, suppenknochen*, ochsenschwanz*, markknochen*, churrasco*, falda de ternera, \
      falda ternera, gîte, pièce à fondue, carrillada de ternera, fondue bourguignonne viande, \
      brasato*, lombata*, muscolo bovino, cuore di bue carne, ossenhaas*, ny strip*, new york \
      strip*, strip steak*, stewing cubes, beef stewing, stewing beef*, stew beef, rouladen
    39 fridge 3-5d, freezer 4-12m: brisket, chuck roast, pot roast, roast beef, beef roast, \
      rinderbraten, rôti de boeuf, fransyska, rostas, innanlår, rostbiff rå
    43 own, fridge 1-4d, freezer 3-4m: battuta di fassone*, battuta di fassona*, \
      battuta di manzo*, tartare di manzo*, \
      half om half, hamburger*, burger rind, burger meat, svizzera*, \
      svizzere, carne moída, picado vaca, picado*, המבורגר*, boulettes boeuf crues, minced steak, \
      schabefleisch, ground beef, ternera picada, minced beef, beef mince, *hackfleisch, \
      rinderhack*, viande hachée, steak haché, carne picada, carne macinata, hamburger meat, \
      burger patt*, minced meat, mince, gehacktes, faschiertes, rundergehakt, gehakt, half om \
      half gehakt, notfars, kottfars, blandfars, flaskfars, mieso mielone, mielone, macinato*, \
      macinata, hachis, picada, tatar, hamburger bovino, hamburguesa vacuno, hamburguesas, \
      hamburguesa, hamburguesa pollo, burger boeuf, haches pur boeuf, steaks haches, steak \
      haches, hamburgery, hamburgare, hamburguer*, beef burgers, quarter pounder*, burgers, \
      rinderburger, beefburger*, kipgehakt, varkensgehakt, tartaar, filet americain vlees, \
      slavinken, slavink, blinde vink, mielone z indyka, фарш*, фарш говяжий, фарш домашний, фарш \
      свиной, яловичий фарш, בשר טחון, lean mince, steak mince, pork mince, lamb mince, turkey \
      mince, hack, *hack, *gehacktes, hackfleisch*, steak haché*, haché de boeuf, égrené, carne \
      picada*, picada mixta, picada vacuno, trita, hamburger di, *gehakt, wołowina mielona, \
      mielony, carne picada vaca, färs, *färs, burger patties, beef burger*, hamburger patties, \
      smash burger*, cevapcici, ćevapi, kofta*, köfte, котлет*, бифштекс, tartare*, steak \
      tartare*, carne pic*, carne moída*, ground round, ground chuck, ground sirloin, bubba \
      burgers, beef patties, smash burger patties, fleischküchle roh, hackepeter*, bratklops*, \
      hackfleischbällchen roh, boulettes de boeuf crues, albóndigas crudas, polpette crude
    60 fridge 3-5d, freezer 4-12m: cochon de lait, cochinillo*, maialino da latte, leitão*, \
      bauchscheiben, spanferkel, oberschale, schäufele, dicke rippe, poitrine fraîche, jambonneau \
      frais, costillar, lagarto ibérico, panceta, paletilla cerdo, carrillada, spiedini suino, \
      stinco*, suino*, krabbetjes, fricandeau varken, karczek, mięso gulaszowe, свинн*, pork, \
      schwein*, porc, cerdo, maiale, pork chop*, kotelett*, côtelette*, chuleta*, lomo, pork \
      loin, pork tenderloin, tenderloin, spare ribs, ribs, fleisch, *fleisch, gulasch, viande, \
      carne, speklap*, hamlap*, varken*, karbonade*, wieprz*, schab*, kotlett*, porco, \
      lombo, entremeada, costela*, suina, lonza, arista, *kotelett, nackensteak*, *bauch, \
      nekkarbonade, procureur, filetlap*, haas varken, echine, rouelle, travers, joues de porc, \
      palette porc, jarret, poitrine porc, eisbein, kassler*, kasseler, spareribs, bauchfleisch, \
      krustenbraten, minutensteak*, capocollo fresco, costine, puntine, filetto maiale, secreto, \
      presa iberica, pluma iberica, solomillo cerdo, solomillo, cinta lomo, codillo, magro cerdo, \
      chuletas sajonia, lopatka, biodrowka, poledwiczk*, karre, febra*, entrecosto, secretos, \
      lombinho, gammon*, pork belly, pulled pork fresh, pork shoulder, pork joint, свинин*, \
      свиной*, свиная, шея свиная, корейка, карбонад, ребра свиные, рулька, окорок свиной, \
      шашлык*, свиняч*, ошийок, חזיר, pork steak*, pork ribs, spare rib*, rippchen, \
      schälrippchen, schnitzel*, *schnitzel, nackenbraten, haxe, rôti de porc, filet mignon, côte \
      de porc, poitrine de porc, sauté de porc, lomo cerdo, lomo adobado, cinta de lomo, \
      costillas, panceta fresca, braciol*, filetto suino, schouderkarbonade, karków*, żeberk*, \
      boczek surowy, szynka surowa, golonk*, costeletas, bifanas, benfri, revben*, pork fillet, \
      pulled pork*, *braten, st louis rib*, rib rack, louis ribs, boston butt, crackling joint, \
      pork crackling joint, ham hock uncooked, eisbein*, schweinshaxe*, schäufele*, grillfackel*, \
      bauchspieß*, pinchos morunos, pinchitos, pulled pork raw, kassler nacken, kasseler nacken, \
      kasseler kotelett, rippchen roh, minutensteak schwein, schweinelachs*, holzfällersteak*, \
      schinkenbraten roh, cabezada*, palette demi sel*, palette de porc, schaschlik roh, \
      schaschlikspieß*, coppa di maiale, coppa di maiale fresca, coppa fresca, procureurlap*, \
      varkensoester*, szynka wieprzowa surowa
    73 own, fridge 1-4d, freezer 3-4m: ground pork, minced pork, schweinehack, mett, mięso mielone \
      wieprzowe*, фарш свинячий*, фарш свиной*
    52 fridge 3-5d, freezer 4-12m: agneau de lait, côtelettes d agneau, navarin, lammkotelett*, \
      lammkeule, lammlachs*, טלה, lamb, lamm*, mutton, lams*, borrego, cordeiro, баранин*, \
      ягнятин*, כבש, gigot*, agneau*, épaule d agneau, souris d agneau, côtelettes agneau, \
      lechal, paletilla, pierna cordero, chuletillas, cordero*, agnello*, abbacchio, costolette \
      agnello, jagnięc*, baranin*, cabrito, anho, hogget, rack of lamb, lamb leg steak*, lamb \
      steak*, lamb chop*, lamm koteletts, lechazo*, cordero lechal, capretto*
    50 own, fridge 1-4d, freezer 3-4m: ground lamb, minced lamb
    56 fridge 3-5d, freezer 4-12m: veau de lait, vitello da latte, paupiette*, tendron, jarret de \
      veau, kalbsschnitzel*, kalbsbraten, scaloppine*, cotoletta di vitello, kalfsschnitzel, \
      kalvfilé, telatina, veal, kalb*, veau, kalfs*, kalvkott, телятина, vitello*, vitela*, \
      kalvs*, cielęc*, escalope de veau, עגל
    76 fridge 3-5d, freezer 4-12m: venison, wildschwein*, wildfleisch, hirsch*, rehkeule, \
      rehrücken, rehgulasch, älgfärs, älgstek, cerf, sanglier, jabalí, ciervo, cinghiale, cervo, \
      wild zwijn, sarnina, dzik, javali, renskav, viltkött, оленина, game meat, wild boar, \
      wildgulasch, hirschgulasch, rehrücken*, hirschrücken, chevreuil, bison steak, kangaroo \
      steak, faisan*, perdrix, fasan*
    77 fridge 1-2d, freezer 3-4m: rognon*, ris de veau, langue de boeuf, coeur de boeuf, gésier*, \
      andouillette crue, higaditos, mollejas, cuore bovino, lingua bovino, niertjes, tong rund, \
      żołądki*, serduszka, ozorki, flaki, dobrada, moelas, línguas, לבבות, innereien, kutteln, \
      liver, leber, foie de, kidneys, tongue, lever, watrobk*, kycklinglever, chicken hearts, ox \
      heart, печень, печінка, куриная печень, печень куриная, כבד, *leber, hühnerleber, foie, \
      foies, hígado*, fegat*, leverkippen, fígado*, nieren, rognons, riñones, rognone, nerki, \
      сердечки, желудки, gésiers, tripe, trippa, flaki surowe, язык говяжий, cuore di bovino, \
      lingua di bovino, lingua di vitello, serca drobiowe, serca z kurczaka, chicken livers*, \
      chicken liver
    595 fridge 2d, freezer 9m: konijn*, rabbit, kaninchen, lapin, кролик*, кролятина, ארנב, \
      królik*, kanin, coelho, coniglio*, conejo*
    113 own, fridge 1-5d, freezer 12m: poule*, chapon, brathähnchen frisch, picantón, braadkip, \
      soepkip, kura rosołowa, franguinho, whole chicken, chicken, *hähnchen, huhn, hühnchen, \
      poulet*, poultry, geflügel*, suppenhuhn, kip*, kyckling*, frango*, kuraka, shoarma, \
      coquelet, pintade, emince poulet, aiguillettes poulet, hahnchen*, chicken kiev, brathendl, \
      stubenkuken, faraona, galletto, spezzatino pollo, jamoncitos pollo, contramuslo*, \
      picantones, pollo entero, skrzydelk*, cwiartk*, porcja rosolowa, korpus, klubbor, asas de \
      frango, bifes de frango, galinha, курятина, цыпленок, цыплята, цыпленк*, бройлер*, курин*, \
      куриц*, куряч*, курч*, курка, עוף, עוף טרי, poularde, brathuhn, maishähnchen, hendl, \
      pollastre, pollo*, kurcz*, kura, brojler, scharrelkip, gallina, capon, poussin, chicken \
      kyiv, spatchcock*, spatchcock chicken, poularde*, poulardenbrust*, pintade*
    117 own, fridge 1-5d, freezer 9m: aiguillette*, hähnchenschnitzel*, geflügelschnitzel, bocconcini \
      di pollo, שניצל עוף טרי, chicken goujons raw, chicken breast*, hähnchenbrust*, \
      *hähnchenbrust, pouletbrust, filet de poulet, pechuga*, petto di pollo, chicken fillet*, \
      kipfilet*, filet z kurczaka, piers z kurczaka, kycklingfile*, kycklingbrost*, peito de \
      frango, petto pollo, filete de pechuga, blancs de poulet, blanc de poulet, \
      filets de poulet, филе куриное, \
      филе грудки, филе цыпленка, грудка куриная, филе курицы, куряче філе, філе куряче, філе \
      курчати, חזה עוף, פרגיות, kiphaas*, hähnchenfilet*, hähnchen innenfilet*, hühnerbrust*, \
      blanc poulet, escalope de poulet, fettine pollo, filet kurczak, polędwiczki z kurczaka, \
      peito frango, mini fillets, chicken goujons fresh, chicken breast fillet*, f peito, peito \
      sadia, filete peito, file peito, ha brustfilet, ha brust, hähnchenspieß*
    118 own, fridge 1-5d, freezer 9m: manchons, dijfilet, skrzydła*, бедра*, бедро*, голени, крылья*, \
      окорочок*, פרגית*, chicken thigh*, chicken leg*, chicken wing*, drumstick*, cuisse de \
      poulet, muslo*, cosce di pollo, kippendij*, kippenbout*, kippenvleugel*, udko*, udka*, \
      udziec*, kycklinglar*, kycklingben, coxa*, perna de frango, cuisses de poulet, fusi di \
      pollo, hahnchenkeule*, ailes de poulet, голень, бедро куриное, бедра куриные, крылья \
      куриные, крылышки, окорочка, стегно, гомілка, крильця, כנפיים, שוקיים, כרעיים, \
      hähnchenschenkel*, hähnchenflügel*, chicken wings, keule*, *keule, unterkeulen, wings, \
      cuisse*, pilons, hauts de cuisse, jamoncito*, alita*, coscia*, cosce, fuselli, sovracosc*, \
      alette, kippenpoot, kippoten, kipvleugel*, podudzi*, pałki, perna frango, asas, \
      kycklingklubb*, kycklingving*, крило куряче, turkey drumstick*, turkey leg*, turkey thigh*, \
      dinde cuisse, ha keulen, ha flügel
    115 own, fridge 1-4d, freezer 3-4m: ground turkey, ground chicken, minced chicken, putenhack, \
      geflügelhack
    114 own, fridge 1-5d, freezer 12m: blanc de dinde cru, fesa di tacchino cruda, spezzatino di \
      tacchino, turkey, pute, puten*, kalkoen*, indyk*, indycz*, peru, bifes peru, bife de peru, \
      peito peru, perna de peru, cuisse dinde, roti dinde, tacchino fesa, fesa tacchino, filete \
      pavo, solomillo pavo, индейк*, индич*, індич*, הודו, truthahn*, dinde*, dindonneau, pavo*, \
      tacchino*
    120 own, fridge 1-5d, freezer 9m: turkey breast*, putenbrust, filet de dinde, pechuga de pavo, \
      putenschnitzel*, putensteak*, escalope de dinde, escalopes dinde, kalkoenfilet*, filet z \
      indyka, pierś z indyka, bifes de peru, peito de peru fresco, филе индейки, филе индейки \
      охл, kalkonfilé, turkey steak*, turkey fillet*, turkey mince breast
    123 fridge 1-2d, freezer 6m: duck, canard, pato, goose, gans, anka, ankbrost, magret*, утин*, \
      утк*, качка, ברווז, ente, canette, cuisse de canard, confit canard, magret pato, anatra*, \
      eend*, kacz*, gänse*, oie, oca, gęś, gęsi, gås, quail, wachtel*, caille*, codorni*, \
      quaglie, перепелк*, pekingente, flugente, barbarieente, *enten, entenbrust*, entenkeule*, \
      gänsebrust*, gänsekeule*, aiguillettes de canard
    141 fridge 3-4d, freezer 4m: rotisserie chicken, poulet rôti, pollo asado, курица гриль, куры \
      гриль, עוף צלוי, grillhähnchen*, brathähnchen*, poulet rôti*, pollo asado*, pollo arrosto, \
      gebraden kip, kurczak z rożna, frango assado, grillad kyckling, roast chicken
    134 made, own, fridge 3-10d, freezer 3-12m, opened-fridge 1-2d: southern fried chicken*, \
      chickencrossies, panés de poulet, cordons bleus, pechuga empanada, fingers de pollo, \
      bastoncini pollo, kipschnitzel*, panados*, שניצלונים, שניצל*, chicken nugget*, наггетс*, \
      нагетси, נאגטס, nugget*, chicken goujons, chicken dippers, popcorn chicken, chicken strips, \
      chicken tenders, breaded chicken*, crispy chicken, cordon bleu*, cordonbleu*, \
      hähnchennuggets, hähnchen nuggets, kipnuggets, kipcorn, panierte hähnchen*, backhendl, \
      schnitzel paniert, croustillant poulet, san jacobo*, flamenquines, pollo empanado, \
      cotoletta*, cotolette, panati, spinacine, panierowan*, stripsy, panados frango, panerad \
      kyckling, kycklingnuggets, шницель, chicken kiev*, kiev, poulet pané*, escalope panée*, \
      escalopes panées*, dinde panée*, chicken strips breaded, chicken fries, chicken strips*, \
      chicken tenders breaded, crocchette di pollo*, panatine*, turkey dinosaurs*, dino nuggets, \
      bernard matthews turkey dinosaurs
    79 made, own, fridge 2-5w, freezer 1m, opened-fridge 1w: katenrauchschinken würfel, taquitos bacon, \
      lardo*, корейка копченая, בייקון, speck, *speck, guanciale, spek, *spek, ontbijtspek, \
      boczek*, boczk*, toucinho, smoked bacon, бекон*, бекон сырокопченый, грудинка, сало, shpek, \
      lardon*, allumettes, poitrine fumée, bacon*, panceta*, pancetta*, tocino*, beicon*, \
      streaky, speckwürfel, frühstücksspeck, bauchspeck, schinkenspeck, schinkenwürfel, \
      katenspeck, spekblokjes, spekreepjes, gerookt spek, boczek wędzony, słonin*, tärnat rökt, \
      stekfläsk, rimmat, rökt sidfläsk, sidfläsk rökt, rashers, danish bacon, hormel black label, \
      black label bacon, back bacon, streaky bacon, bacon medallions, schwarte geräuchert, \
      schwarzwälder speck, dörrfleisch*, räucherspeck*, katenspeck*, allumettes nature, \
      allumettes fumées, allumettes lardons, taquitos de bacon, tiroler speck, lard fumé, lard \
      nature
    431 made, fridge 2w, freezer 2-4m, opened-fridge 7d: turkey bacon
    515 made, fridge 2w, freezer 1-2m, opened-fridge 3-5d: cotto a dadini, allumettes de jambon, \
      gambetto, ham, *schinken, schinken, jamón, prosciutto cotto, jamón cocido, jamón york, \
      jambon blanc, szynk*, *skinka, fiambre perna, rauchschinken, jambon superieur, ветчин*, \
      шинк*, окорок, буженин*, jambon*, jambon blanc*, épaule cuite, jamón cocido*, jamón dulce, \
      prosciutto cotto*, fiambre*, kochschinken*, hinterschinken, formschinken, vorderschinken, \
      saftschinken, schinkenwürfel gekocht, achterham, schouderham, beenham, boterhamworst, \
      yorkham, gekookte ham, szynka gotowana, gammon, kasseler*, rökt skinka, julskinka, skinka*, \
      wafer thin, honey roast ham, wiltshire ham, lacón, rökt kalkon*, kalkon skivad, kalkonbröst \
      skivat, breaded ham, ham steak, virginia ham, spiral ham, schinkenbraten*, cotto a fette, \
      spalla cotta*, cotto alta qualità, cotto aq, prosciutto arrosto, prosciutto di praga, \
      cubetti di cotto, black forest ham
    675 made, own, fridge 2-3m, freezer 1m, opened-fridge 3-7d: crudo nazionale*, crudo di \
      parma*, paleta cebo*, cebo ibérico, südtiroler speck, paleta serrana, paletilla ibérica, \
      biltong sliced, prosciutto, prosciutto crudo, jambon cru, jamón serrano, jamón ibérico, \
      serrano, bresaola*, bundnerfleisch, cecina*, schwarzwalder schinken, serranoschinken, rauwe \
      ham, parmaham, serranoham, szynka dojrzewajaca, lufttorkad skinka, speck alto adige, jambon \
      de bayonne, jambon serrano, culatello, lonzino, jamón serrano*, jamón ibérico*, jamón \
      curado*, jamón bodega, paleta ibérica, caña de lomo, lomo ibérico, jambon sec*, jambon \
      cru*, jambon de parme, rohschinken*, parmaschinken*, schwarzwälder schinken*, \
      schwarzwälder, katenschinken, nussschinken, lachsschinken, prosciutto crudo*, prosciutto di \
      parma, san daniele, coppa*, coppa di parma, szynka parmeńska, szynka szwarcwaldzka, \
      parmaskinka, presunto*, viande des grisons, rookvlees, хамон, прошутто, балык, суджук, \
      бастурма, пастрома, parma ham*, serrano ham*, iberico ham*, bayonne ham*, ardenner \
      schinken, knochenschinken*, westfälischer schinken*, schinken westfälisch, filet de boeuf \
      séché, boeuf séché, taquitos de jamón, taquitos jamón, jamón de bellota*, jamon bellota, \
      lomo embuchado*, lomo ibérico*, caña de lomo*, jambon de savoie*, jambon aoste, lomo \
      tranches, capocollo, black forest prosciutto, feldkieker
    98 made, own, fridge 2-5w, freezer 1-2m, opened-fridge 1w: wudy, berlinki, נקניקיה, hot dogs, hot \
      dog, *würstchen, saucisses de francfort, salchicha*, knakworst*, parowk*, grillkorv, \
      prinskorv, hotdog*, salsicha*, wiener*, würstchen*, bockwurst*, knacker*, *knacker, \
      frankfurt*, francfort*, strasbourg, saucisses de strasbourg, saucisse strasbourg, \
      salchichas frankfurt, wurstel*, sosis*, varmkorv*, сосиск*, сардельк*, шпикачки, נקניקיות, \
      נקניקייה, cocktail sausages, cocktail sausage*, saitenwürstchen, regensburger, debreziner, \
      weißwurst*, black pudding*, boudin*, blutwurst*, kaszanka*, bloedworst*, sanguinaccio, \
      haggis, white pudding, кровянка, blodpudding, saucisses cocktail, saucisse cocktail, \
      salchichas cocktail, salchichas cóctel, cocktailwürstchen*, partywürstchen*, \
      cocktailworst*, parówki koktajlowe, turkey frank*, chicken frank*, smart dogs, lightlife \
      smart dogs, jumbo franks, beef frank*, cheese frank*, vienna beef, hebrew national, \
      debrecziner*, debreziner*, krainer*, saucisse de morteau*, saucisse de \
      montbéliard*, saucisse fumée*, saucisses fumées, cocktail saucisses
    102 made, own, fridge 1-6d, freezer 1-2m: kaszanka luz*, kiszka luz*, crépinette*, cotechino, zampone, criollo*, saucijzen, \
      colbacki, bangers, boerewors, sausage*, raw sausage, saucisse*, salsicc*, kielbasa biala, \
      bratworst*, bratkorv, merguez*, chipolata*, luganega, verse worst, колбаски для жарки, \
      колбаски гриль, купаты, cumberland, lincolnshire sausage*, saucisse de toulouse, saucisses \
      fraîches, toulouse, diot*, longaniza, butifarra*, salchichas frescas, salchicha fresca, \
      chistorra, chorizo fresco, chorizo criollo, braadworst*, saucijs*, biała kiełbasa, biała \
      surowa, salsicha fresca, linguiça fresca, färskkorv, isterband, pigs in blankets*, pig in \
      blanket, saucisse fraîche, ковбаски для гриля*, колбаски для гриля*, grillwürst*, bratwurstschnecke*, \
      heck chicken italia, chicken sausage*, turkey sausage*, nürnberger*, käsegriller*, \
      mettwurst zum grillen, geflügelbratwurst*, grillschnecke*, godiveau*, salchichas de pollo \
      frescas, grobe bratwurst, feine bratwurst, bratwürstchen*, salamella*, cotechino fresco
    103 made, own, fridge 2-5w, freezer 1-2m: rostbrätel, gebraden gehakt*, zwyczajna, зельц, smoked \
      sausage, wurst*, *wurst, bockwurst, cervelat, rookworst*, kielbas*, frankfurterki, korv, \
      *korv, falukorv*, alheira*, morcela*, knack*, krakauer*, debrecz*, polnische, *worst, \
      worst, колбас*, ковбас*, колбаса докторская, колбаса вареная, нарезка колбасная, \
      краковская, сервелат вареный, נקניק, śląska, toruńska, podwawelska, mettwurst*, mettenden, \
      landjäger, schinkenwurst, kochsalami, lyonerwurst, leberkäse*, leberkas, fleischkäse*, \
      gelderse, köttkorv, morteau, montbéliard*, saucisse fumée, chouriço assar, farinheira, \
      kolbász, wiejska kiełbasa, andouill*, grützwurst, ling sul, linguiça sul, \
      blodpudding*, morcilla*
    104 made, own, fridge 4-12w, freezer 1-2m, opened-fridge 1-3w: bâton de berger, \
      justin bridou, cochonou, morcón, \
      strolghino, myśliwska*, брауншвейгская, saucisson brioché, *salami, pepperoni, saucisson*, \
      salam*, cervelaat*, fuet*, salchichon*, salsichao, metka*, сервелат*, салями, колбаса \
      сырокопченая, сырокопчен*, сыровялен*, колбаса с к, ковбаса сирокопчена, סלמי, salami \
      sticks, peperami, secallona, espetec, chorizo*, chorizo sarta, chorizo dulce, chorizo \
      picante, chorizo vela, chorizo ibérico, sobrasada*, saucisson sec, rosette*, saucisse \
      sèche, soppressata, ventricina, finocchiona, nduja, spianata, cacciator*, kaminwurz*, \
      minisalami, snack salami, landjäger sec, metworst*, droge worst, kiełbasa sucha, kiełbasa \
      krakowska sucha, kindziuk, myśliwska sucha, salpicão, medvurst, ölkorv, pepperoni slices, \
      kantwurst, teewurst streich, cervelatwurst, katenrauch*, chorizo de vela*, chorizo sarta*, \
      saucisse séchée*, saucisse sèche*, salami ungherese*, sal ungherese, салямі, mazur, złoty \
      mazur, колбаса с к*, колбаса сырокопченая*, summer sausage, landjäger*, pepperoni stick*, \
      beef stick*, cabanoss*, pfefferbeißer*, minisalami*, bifi*, stapelwurst, \
      kabanos*, chouriço*, linguiça*, mettenden*, mettende, plockwurst*, rohpolnische*, ahle \
      wurst, ahle worscht, salametti*, schinkenmettwurst*, figatelli*, figatellu, soubressade*, \
      longaniza seca, pfefferpeitsche*, salsiccia stagionata*, boerenmetworst*, kiełbasa \
      jałowcowa*, kiełbasa sucha*, genoa salami*, salame genova, cabanossi
    638 made, own, fridge 2-8d, freezer 2-3m: bratwurst*, *rostbratwurst, brats
    192 made, fridge 2w, freezer 1-2m, opened-fridge 3-5d: geflügelbrust*, truthahnbrust, corned \
      beef dt, rôti de porc cuit, rôti cuit, pavo braseado, choped, cabeza de jabalí, arrosto di \
      pollo, gebraden kipfilet, gerookte kipfilet, rosbief plakjes, filet z indyka plastry, schab \
      pieczony, boczek pieczony, peito peru fatiado, карбонад*, chicken roll*, turkey slices, \
      turkey breast slices, chicken slices, sliced chicken, tongue sliced, sandwich meat, billy \
      bear, lunch meat, luncheon meat, deli meat, cold cuts, *aufschnitt, leberkäse, fleischkäse, \
      bologna, charcuterie, fiambre, sliced turkey, sliced ham, boterhamworst*, snijworst, \
      kipfilet plakken, mortadel*, mielonka*, poledwic*, sopocka, filet wedzony, smorgasskink*, \
      palegg, peito de peru, fiambre de peru, pavo lonchas, pechuga de pavo lonchas, blanc de \
      dinde, fesa di tacchino, *brustaufschnitt, gelbwurst*, bierschinken*, \
      jagdwurst*, lyoner*, blanc poulet tranches, roti dinde tranches, roti poulet, kalkoenfilet \
      plakken, kasseler aufschnitt, porchetta, fesa, arrosto di tacchino, pechuga pavo, lomo \
      embuchado, jamonilla, paio, filete afiambrado, rostbiff, kalkonbrost, kokt skinka, \
      szynkowa, krakowska, карбонад варено*, докторская, молочная вареная, вареная колбаса, \
      ковбаса варена, נקניק הודו, פסטרמה, פסטרמה הודו, aufschnitt*, sülze*, sülzwurst, putenbrust \
      aufschnitt, hähnchenbrust aufschnitt, geflügelwurst*, geflügelaufschnitt, putenwurst, \
      putenlyoner, bratenaufschnitt, fiambre de pavo, fiambre de pollo, rôti de poulet tranches, \
      rôti de dinde, jambon de dinde, jambon de poulet, jambon de volaille, fesa di tacchino \
      arrosto, petto di tacchino arrosto, affettato*, kipfilet vleeswaren, kipfilet plakjes, \
      vleeswaren, fricandeau, rosbief vleeswaren, polędwica drobiowa, wędlin*, \
      baleron*, pasztetowa, salceson*, peito de peru fatias, pålägg*, *pålägg, kalkonpålägg, \
      kycklingpålägg, hamburgerkött, deli turkey, roast chicken slices, cooked chicken slices, \
      roast beef slices, corned beef slices, pastrami*, haslet, \
      blanc de poulet tranches, blanc de poulet tr, blanc de poulet 4tr, \
      fleischaufschnitt, *sülze, schweinskopf*, presskopf*, galantine*, roast turkey slices, rst \
      turkey, turkey breast deli, olive loaf, pickle loaf, chopped pork deli, corned beef sliced, \
      sliced corned beef, roast beef deli, chicken roll, turkey roll, head cheese, sülze, souse, \
      presskopf, olive loaf deli, lunchables, sliced roast chicken, chicken breast slices, \
      presssack*, pinkel*, corned beef aufschnitt, deutsches corned beef, andouillette*, fromage \
      de tête*, museau*, langue écarlate, butifarra cocida, galantina*, catalana trufada, fiambre \
      catalana, saucisson cuit*, saucisson à l ail*, saucisson ail, hähnchenbrustfilet \
      geschnitten, hähnchenbrustfilet in scheiben, hähnchenbrust geräuchert, hähnchenbrust \
      gegart, putenbrust geräuchert, pavo cocido*, paleta cocida*, aiguillettes de poulet rôties, \
      zungenwurst*, schwartenmagen*, kohlwurst*, grützwurst*, bregenwurst*, chopped de pavo, \
      chopped lonchas, chopped pavo, soppressa cotta, testa in cassetta, coppa cotta, tacchino al \
      forno fette, casselerrib*, szynka drobiowa
    188 made, own, fridge 1-4w, freezer 1-2m, opened-fridge 2-4d: roompaté*, boerenpaté*, \
      smeerpaté*, mousse de poisson, mousse de saumon, crema di fegato, leverpastei, wildpaté, \
      ardennerpaté, פטה כבד, pâté de, *leverpastej, terrine de, paté*, pasztet*, leverpastej*, \
      leverpate*, terrine*, паштет печеночный, leverpostej*, liver sausage, brussels pate, \
      ardennes pate, parfait, liver parfait, chicken liver parfait, chicken liver pate, mousse de \
      canard, mousse de foie, rillette*, pasztet drobiowy, pasta di fegato, \
      leberwurst*, kalbsleberwurst, streichwurst, teewurst*, pfälzer leberwurst, paté campaña, \
      paté a la, паштет*, kremówka pasztet, bloc de foie, smeerleverworst, *pastete, *pasteten, \
      lachspastete*, fischpastete*, fish paste, salmon paste*, crab paste*, mackerel pate*, \
      crostini toscani, patè prosciutto
    665 made, fridge 40d: pastrami
    81 made, fridge 5-7d, freezer 1m: corned beef
    109 made, pantry 12m, opened-fridge 2-3m: jerky, beef jerky, trockenfleisch, biltong, snack \
      beef, beef sticks, carne seca, вяленое мясо, джерки, droëwors, suszona wołowina, beef \
      jerky*
    563 made, own, fridge 2-5w, opened-fridge 3-7d: leberwurst, *leberwurst, rillettes, \
      leberpastete, leverworst*, \
      pasztetow*, schinkencreme*
    """
}
