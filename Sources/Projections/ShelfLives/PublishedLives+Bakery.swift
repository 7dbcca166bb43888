extension PublishedLives {
  /// How long bread and cakes keep.
  static let bakery = """
    309 made, own, fridge 2-6w, freezer 12m, opened-fridge 2-3d: masa empanad*, masa de empanad*, \
      masa para empanad*, obleas empanad*, obleas de empanad*, obleas para empanad*, \
      masa hojaldre*, masa quebrada*, masa brisa*
    195 made, own, pantry 5-10d, freezer 3-5m: knedlík houskov*, houskový knedlík*
    197 made, own, pantry 3-9w, freezer 6m, opened-pantry 1-2w: savane*, soreen banana*, \
      soreen lunchbox*, soreen malt*
    197 made, own, pantry 3-9w, freezer 6m, opened-pantry 1-2w: marmorkuchen*, zitronenkuchen*, \
      rührkuchen*, *rührkuchen, sandkuchen*, french fancies*, twinkies*, ding dongs*, ho hos*, \
      zebra cakes*, little debbie*, hostess cupcake*, hostess donettes*, mr kipling*, \
      mini rolls*, cake bars*, cadbury mini roll*, sękacz*, eierkoek*, roomboter cake*, \
      roombotercake*, cake roomboter*, baklava*, slagroomcake*, keks bakaliowy*, kulich*, \
      cake aux fruits*, cake marbré*, marbré*, quatre quarts*, gevulde koek*, rondo
    197 made, own, pantry 1-3w, freezer 6m: bolo rei*, bolo rainha*, makowiec*
    195 made, own, pantry 2-4w, freezer 3-6m, opened-fridge 2-3w: roggebrood*, rogge brood*, \
      fries roggebrood*
    309 made, own, fridge 2-6w, freezer 12m, opened-fridge 2-3d: yufka*, baklavalık yufka*, \
      listové těsto*
    574 made, own, pantry 2-4d: homemade bread
    195 made, own, pantry 5-7d, freezer 3-5m, opened-fridge 2-3w: sandwich toast*, toast \
      sandwich, panbauletto, harrys, jacquet, bimbo*, panrico, lieken*, mestemacher, urkorn, \
      allinson, split tin, casino wit, lingongrova, pågen*, batон, паляниця, *brot, brot, toast, \
      *toast, toastbrot, pain, pains, pan de molde, pan de, pane, buns, bun, hot dog bun*, burger \
      bun*, hamburger bun*, sandwich bun*, rolls, pita, naan, panini, panino, flatbread*, loaf, \
      loaves, toastie, pan carré, pancarré, pan bauletto, hot dog roll*, burger roll*, bread \
      roll*, dinner roll*, finger roll*, crumpet*, english muffin*, pan tostada, hovis, \
      warburtons, kingsmill, wasabrod, *brood, chleb*, brod, *brod, paes, pao de forma, \
      krentenbol*, volkorenbrood, *broodjes, bulle, skorpor brod, ragbrod*, limpa, lantbrod, \
      rostbrod, rosterbrod, formfranska, tost, tostowy, pieczywo, sliced white, pan molde, pan \
      hamburguesa*, pan blanco, pan candeal, pane casereccio, pane toscano, pains burger, \
      burgerbun*, hamburgerbrod, hamburgerbroodjes, bollos, brioche burger, krentenbrood, \
      suikerbrood, pagnotta, pan integral molde, pumpernickel, pane grattugiato fresco, broa, pao \
      alentejano, pitta*, pide, fladenbrot*, chapati*, brioche rolls, baps, barm*, bloomer*, \
      tiger bread, rye bread, brown bread, soda bread, teacake*, muffins english, hogaza*, \
      mollete*, chapata, candeal, pane pugliese, pane carasau, altamura, pane di segale, pain \
      cereales, pain seigle, weizenmischbrot, kastenbrot, bauernbrot, ciabatta*, focaccia*, \
      breekbrood, afbakbrood, casino brood, tijgerbrood, waldkorn, chleb razowy, chleb wiejski, \
      grahamka, bochenek, fullkornsbrod, tekaka, tekakor, polarbrod, pao integral, pao de mafra, \
      pao de agua, vianinha, pao rustico, regueifa, хлеб*, батон*, хліб*, буханка, булк*, булоч*, \
      лепешка, לחם, לחם אחיד, לחם פרוס, פיתות, פיתה, לחמניות, לחמנייה, חלה, brood*, *limpa, pão*, \
      pain de mie*, pan de molde*, pane a fette, pane bauletto, toastbröd, toustový, tigerbrot, \
      sandwichtoast, hot cross bun*, fruit loaf, mueslibol*, bolletjes, potato cake*, soda \
      bread*, barm cake*, wholemeal pitta, bułek, fougasse, pain hamburger, pain burger, bread, \
      breads, breadsticks soft, wholemeal med, wholemeal medium, wholemeal thick, white medium, \
      white thick, white sliced, medium sliced, thick sliced, med sliced, volkoren heel, volkoren \
      half, wit heel, wit half, bruin heel, bruin half, tijgerwit, heel gesneden, half gesneden, \
      mischbrot, volkoren gesn, farmhouse loaf, batch loaf, tin loaf, witte puntjes, puntjes, \
      witte bollen, krentenbollen, jollekaka, hönökaka, lantgoda, hönökakor, лаваш*, sandwich \
      thin*, bagel thin*, challah, bagels new york, bagels packaged, new york bakery, panini \
      rolls, panini bread, slider buns, brioche hot dog, pan de leche, dreisaat, dreisaatbrot*, \
      sandwichscheiben*, toasties, toastbrötchen*, hot dog brötchen, hotdog brötchen, \
      hamburgerbrötchen*, american sandwich, pain hot dog*, pain burger*, thins, pan thins
    461 made, own, pantry 5-7d, freezer 3m: whole wheat bread, vollkornbrot, *vollkornbrot, pain \
      complet, pan integral, pane integrale, wholemeal bread
    449 made, own, pantry 2-4d, freezer 3m: bagel*
    204 made, pantry 5-10d, opened-fridge 14m: pains au chocolat*, chouquette*, oranais, escargot \
      raisins, palmeritas*, medias noches, cornetto vuoto, sfogliatella*, cinnamon swirl*, \
      cinnamon bun*, pain suisse, roombroodje, worstenbroodje*, jagodzianka*, pão de leite*, \
      בורקס*, chelsea bun*, iced bun*, iced finger*, pastry, pastries, croissant*, gipfeli, \
      brioche*, pain au chocolat, napolitana*, cornett*, plunder*, schnecke*, cinnamon roll*, \
      zimtschnecke*, zimtrolle*, turnover*, apple turnover*, chausson aux pommes, sfogliatina, \
      pain aux raisins, palmier*, teilchen, rogal*, drozdzowk*, kanelbull*, wienerbrod*, \
      koffiebroodje*, appelflap*, saucijzenbrood*, kardemummabull*, ensaimada*, berlinesa*, \
      viennoiserie*, chausson*, hornchen, puddingbreze*, franzbrot*, rosinenschneck*, круассан*, \
      слойка, слойки, קרואסון, רוגלך, קרואסונים, pain choc*, caracola*, palmera*, berlina*, \
      cornetto ripieno, brioche col, saccottino*, bullar, *bullar, *bulle, kanelsnegl*, pain \
      raisin, chocoladebroodje*, boterkoek, quarktasche*, nusshörnchen, apfeltasche*, hefezopf*, \
      *zopf, hefeteig zopf, babka, бабка, danish*, pecan plait, ватрушк*, пирожок, пирожки, \
      плюшк*, *croissant, *croissants, *brezel süß, круасан*, bear claw, bear claws, chocolate \
      twist, cinnamon twist, cheese danish, apple danish, schweineohr, schweinsohr*, suisse \
      chocolat, streuseltaler*, fagottin*, kaasbroodje*, saucijzenbroodje*
    204 made, own, pantry 1-3d, fridge 3-5d: pastel de nata, pasteis de nata, cream puff*, choux \
      à la crème, bignè*, cannoli, windbeutel*, paris brest, pasteis nata, nata pastel, эклер*, \
      пирожное, пирожные, тістечк*, éclair*, religieuse*, choux crème, pączek bita, ekler*, \
      tompouce*, moorkop, soesjes, gebakje, cannolo, lingua crema, petisú, milhojas*, mille \
      feuille*, napoleonka*, wuzetka, kremówka*, prinsesstårta*, semla, semlor, egg custard \
      tart*, vanilla slice*, custard slice*, cream slice*, millefeuille*, mille feuille, \
      cannoli*, crème pâtissière tartelette, sahneschnitte*, liebesknochen*, fraisier*, saint \
      honoré*, bûche pâtissière*, forêt noire*, opéra gâteau, opéra, clafoutis*, charlotte aux \
      fraises, charlotte aux*, flan pâtissier*, frankfurter kranz*, piononos, pionono, tarte \
      tropézienne, pasticcini*, babà, millefoglie*, cassata*, diplomatica*, torta diplomatica, \
      slagroomsoes*, bossche bol*, torta mimosa, zuppa inglese*
    202 made, pantry 1-2d, opened-fridge 2d: frittelle*, castagnole*, zeppole*, sonho*, \
      doughnut*, donut*, krapfen, beignet*, paczk*, munk, munkar, oliebol*, berlin*, bola de \
      berlim, bolas de berlim, rosquilla*, bombolon*, ciambell*, пончик*, סופגניה, סופגניות, \
      pączek*, donat, donatsy, chichi, quarkbällchen, faworki, churro*, buñuelo*, ponczik*, \
      krispy kreme, apple fritter*, fritters apple, donut hole*, munchkins, timbits, powdered \
      donut*
    197 made, pantry 3-7d, freezer 6m, opened-fridge 7-10d: baumstriezel, fondant au chocolat*, \
      brazo de gitano*, angel slice*, chocolate fudge cake*, rocky road, tiffin, twinkies, little \
      debbie, ho hos, spekkoek*, krentenbrood*, suikerbrood*, murzynek, rolada biszkoptowa, \
      drożdżowe, рулет*, куличи, кулич*, *kuchen, gâteau*, cupcake*, loaf cake*, swiss roll*, \
      biskuitrolle, sponge cake*, tarta de manzana, brownie*, gugelhupf, quatre \
      quarts, *taart, ciasto, babka*, sernik*, szarlotk*, kaka, sockerkaka, *kaka, bolo, bolos, \
      pound cake, victoria sponge, chocolate cake, carrot cake*, pan di \
      spagna, tronchetto, marmorkuchen, cake aux fruits rouges, torta margherita, torta paradiso, \
      sachertorte, rouladen kuchen, bienenstich, butterkuchen, streuselkuchen, donauwelle, \
      kirschkuchen, nusskuchen, zitronenkuchen, tarta santiago, roscon*, brazo gitano, coulants, \
      fondant chocolat, moelleux*, gateau basque, kouign amann, far breton, quatre quart*, angel \
      cake, genoa, madeira cake, lemon drizzle, parkin, fairy cakes, swiss rolls, french fancies, \
      appelgebak, vlaai*, rijsttaart, slagroomtaart, kwarktaart, piernik ciasto, keks ciasto, \
      rolada, prinsesstarta, mazarin*, chokladkaka mjuk, pao de lo, bolo rei, queijada*, \
      travesseiro*, bolo de arroz, torta de laranja, folar, торт, торты, кекс*, рулет бисквитный, \
      бисквит, пирог, עוגה, עוגת, עוגת שמרים, sponge*, fairy cake*, battenberg*, angel cake*, \
      bakewell*, cherry bakewell*, flapjack*, blondie*, lemon drizzle*, cake choco*, kuchen*, \
      sandkuchen, biskuitboden, tortenboden, rosinenkuchen, marbré, fondant chocolat*, \
      quatre quarts pur beurre, gâteau yaourt, bizcocho*, tarta*, pastel, torta*, \
      crostatin*, cake*, taart*, babka piaskowa, biszkopt tortowy, piernik \
      staropolski, torta sacher, *tårta, mjuk kaka, kladdkaka*, dammsugare, muffins*, медовик, \
      наполеон, пряничный, choc rolls, chocolate rolls, mini rolls, mini chocolate rolls, angel \
      slices, cake slices, bakewell slices, lemon slices cake, chocolate roll*, choc roll*, cake \
      bar*, mini battenberg*, рулет, ding dongs, zebra cakes, ring dings, devil dogs, snack \
      cake*, battenburg*, roscón de reyes, pain épices, eierschecke*, apfelkuchen*, \
      kirschkuchen*, hefekranz*, génoise*, baba au rhum*, fondant citron, pompon cacao, quesada*, \
      roscos de vino, coca de san juan, soft cakes, obstboden*, wiener boden*, tortenboden*, \
      biskuitboden*, biskuittortenboden, kirschstreusel*, zitronenrolle*, tarta de santiago, \
      ciambella*, ciambellone*, crostata*, torta di mele*, strudel di mele*, keks bakaliowy
    197 made, own, pantry 3-9w, freezer 6m, opened-pantry 1-2w: napolitain*, \
      brioss, kinder fetta, yo yo \
      motta, nastrine, pan goccioli, trancini, fiesta ferrero, brossard, doowap, barre \
      pâtissière, kinder délice, magdalenki, 7 days, chipicao, barni, медвежонок барни, барни, \
      чоко пай, choco pie*, чокопай, banderitas, phoskitos, tigretón, pantera rosa, bahlsen \
      comtess, mcvitie s jamaica, madeleine*, macaroon*, magdalena*, panettone*, pandoro*, \
      stollen*, mince pies, mince pie, baumkuchen*, fruit cake*, plumcake*, sobao*, kruidkoek, \
      pain d épices tranches, valencianas, petits cakes, mini cakes, colomba pasquale, colomba \
      classica, cake fruits, cake aux fruits, cakes fruits, panetone, torrone molle, \
      weihnachtsstollen, butterstollen, dresdner, madeleines coquille, mantecada*, merendin*, \
      kinder brioss, buondì, girelle, tegolino, camill*, crostatina, quatre quart, financier*, \
      palets breton moelleux, colomba*, *stollen, christstollen*, pain d épices*, pain d épice, \
      elisenlebkuchen, mince pie*, christmas pudding*, christmas cake*, malt loaf*, soreen, \
      ontbijtkoek*, peperkoek*, cake rol, piernik*, katarzynk*, коврижк*, mjuk pepparkaka, bolo \
      inglês, mr kipling, savane barr, milch schnitte, kinder pingui, schoko brötchen pack, \
      schokobrötchen, pains au lait, pain au lait*, pitch, brioch pasquier, napolitanas pack, \
      bollycao, croissants pack, cañas chocolate, bollería, milchbrötchen*, nussecke*, sponge \
      pudding*, toffee pudding*, steamed pudding*, treacle sponge*, treacle pudding*, рулет \
      бисквитный*, рулет бісквітний*, עוגה בחושה*, baumkuchenspitze*, barre bretonne, gâche*, \
      gâche vendéenne, weikis, caña de chocolate, nusszopf*, pangoccioli*, flauti, yo yo, \
      trancino*, soldino*, camille, krentenwegge*, roze koek*, rozenkoek*, plakcake*, mergpijp*, \
      arretjescake*
    452 made, pantry 3-7d, freezer 3m: muffin*, muffins, queque*, маффин*, מאפין, מאפינס, \
      magdalena muffin
    198 made, own, fridge 3-7d, freezer 3-6m, opened-fridge 5-7d: cheesecake*, käsekuchen, cheese \
      cake*, tarta de queso, gâteau au fromage, чизкейк, עוגת גבינה, kwarktaart*, tarta de \
      queso*, tarta queso, cheesecake fetta
    207 made, pantry 1-2d, freezer 8m, opened-fridge 1w: tarte*, tarte citron*, blaubeertarte, \
      fruit pie, apple pie, apfelkuchen, tarte aux pommes, crostata, *strudel, strudel*, apple \
      crumble*, crumble, apple tart*, cherry pie*, torta di mele, appeltaart*, appelpunt, tarte \
      pommes, tartes, tarte normande, tarte de maca, apple pie*, apple turnover pie, bramley \
      pie*, blackberry crumble, rhubarb crumble, tarte tatin, tarte aux fruits, streuselkuchen*, \
      obstkuchen*, pflaumenkuchen*, käsekuchen stück, шарлотка, apfelstrudel*, vruchtenvlaai*, \
      *vlaai
    0 made, own, pantry 2-5d, fridge 3-5d, freezer 6-8m, opened-fridge 2-4d: pie, pies, пирог с, \
      empadão, steak bake
    205 made, own, fridge 2-4d, opened-fridge 3-4d: cream pie, torte, *torte, sahnetorte, \
      cremetorte, tarte aux, tarte au citron, tartelette*, fruit tart*, strawberry tart*, lemon \
      tart*, custard tart*, tarta de,  profiterole*, eclairs à
    211 made, own, fridge 3-7d, freezer 2-3m, opened-fridge 3-5d: flammekueche*, tarte saumon, \
      tarte aux poireaux, tarte à l oignon, torta rustica*, erbazzone*, tarte tomate chèvre, \
      zwiebelkuchen, flammkuchen*, tarte flambée, torta salata, hartige taart, tarta slona, paj, \
      vasterbottensostpaj, quiche*, קיש, torta pasqualina, tarta warzywna, pissaladière, tourte, \
      tourtes, tarte au fromage*
    195 made, own, pantry 1-3d, freezer 3-5m: pan rústico*, pan gallego*, barrita pan*, flûte, \
      bâtard, bollo*, panecillo*, pulguita*, laugenecke*, breze*, brezn*, kornspitz*, cacete, \
      чиабатта*, לחמניה*, crusty roll*, stottie, brötchen*, *brötchen, semmel*, baguette*, \
      *baguette, barra de pan, barra pan, pan de pueblo, petit pain, petits pains, ficelle, \
      laugenstange*, laugengebäck*, rosetta, michetta, stokbrood*, bagietk*, baguete*, kajzer*, \
      bulka*, bulki, bulecz*, frallor, franskbrod, fralla, papo seco, papo secos, carcaca*, \
      pistolet*, kaiserbroodje*, viennese, *brezel, laugenbrez*, pain tradition, filone, \
      boguette, demi baguette, banette, schrippe*, weckle, wecken, weggli, rundstuck*, panini all \
      olio, barra gallega, barra integral, colin de pan, cacetinho, bolillo, ciabattin*, harde \
      broodjes, kaiserbrotchen, baguette tradition, багет*, бублик*, באגט, בגט, bułka kajzerka, \
      *fralla, *frallor, papo seco*, bolinha pão, bollo pan, barra rústica, pain frais, brezel \
      frisch, laugenbrötchen*, broa*, broa de milho, schusterjungen, schusterjunge, seele, \
      seelen, pistola, pistola de pan, pan pistola, weckerl*, laugenzöpfe, sfilatino*, pizza \
      bianca, schiacciata toscana, focaccia genovese*, focaccia trancio*, focaccia ligure*, \
      focaccia al taglio*, zonnepit bol, zonnepitbol
    0 made, own, fridge 10-30d, freezer 3-6m: kräuterbutterbaguette*, pan de ajo*, \
      garlic bread*, garlic baguette*, kräuterbaguette*, \
      knoblauchbaguette*, knoblauchbrot*, pain à l ail, pane all aglio, pan de ajo, baguette à l \
      ail, bruschetta, baguette aux herbes, czosnkowa bagietka, bagietka czosnkowa, bagietka z \
      masłem, vitlöksbröd*, vitlöksbaguette*, kruidenboterbaguette, kruidenbaguette*, \
      knoflookbrood*, stokbrood kruidenboter, pan ajo, pão de alho*, pane aglio, garlic \
      flatbread, garlic ciabatta, bagietka czosnkowa*, чесночный багет, багет чесночный, לחם שום, \
      texas toast garlic, garlic toast*
    0 made, own, pantry 5-14d, freezer 2m: pancake*, pfannkuchen*, crêpe*, eierkuchen, панкейк*, \
      блины, блинчик*, млинці, פנקייק, scotch pancake*, galettes de sarrasin, pannenkoek*, \
      poffertjes*, naleśnik*, pannkak*, panqueca*, tortitas americanas, drop scone*, scone*, \
      gaufre fraîche, galette de sarrasin*, galettes de sarrasin*, galettes de blé noir*, galette \
      blé noir*
    195 made, own, pantry 3-12w, freezer 3-6m, opened-fridge 2-3w: paratha*, lefse*, lahmacun \
      fladen, pan perrito, pumpernickel*, naan*, nan bread, brioche burger*, brioche bun*, \
      aufback*, bake at home*, part baked*, part bake*, ready to bake baguette*, bake off, zum \
      aufbacken, brötchen zum aufbacken, baguette zum aufbacken, baguettes zum aufbacken, à \
      réchauffer pain, pain précuit, pan precocido, pane precotto, afbak*, bułki do wypieku, \
      bułki do odpieku, baguette do odpieku, bake off bröd, tunnbröd*, pain suédois, pain \
      polaire, polarbröd*, polarkaka, piadin*, pan de pita largo, pain pita, pitabrot, flatbread \
      wraps, vollkornbrot gekeimt, lavash, лаваш тонкий, тонкий лаваш, naans, pain pita*, pain \
      suédois*, ciabatta zum fertigbacken, zum fertigbacken
    200 made, own, pantry 2-8w, freezer 3m: waffle*, waffel*, gaufre*, gofre*, gofry, wafel vers, \
      wafels, våffl*, вафли венские, вафли мягкие, belgian waffle*, luikse wafel*, cialde dolci, \
      waffeln frisch
    204 made, own, pantry 2-5w, freezer 3m: brioche tranchée*, brioche tressée, pan brioche, \
      brioche en tranches, brioche coupée
    195 own, pantry 5-7d, freezer 3-5m, opened-fridge 2-3w: батончик отрубной*, \
      батончик нарезной*, батончик к чаю*, pan alto contenido*, pan alto conte, \
      sourdough, sauerteig, levain, pasta \
      madre pane, zakwas chleb, surdeg, masa madre, desembrot
    309 made, own, fridge 2-5w, freezer 12m, opened-fridge 2-3d: pizza dough, pâte à pizza, masa \
      de pizza, bread dough, pizzadeeg, ciasto na pizze, massa de pizza, тесто для пиццы, \
      pizzateig*, pizza base*, pizzaboden*, fond de pizza, base pizza*, bases pizza, base per \
      pizza, pizzabodem*, spód do pizzy, spody do pizzy, massa de pizza*, massa pizza, pizzadeg*, \
      pâte pizza, pasta per pizza, impasto pizza, masa pizza*, masa de pizza*, crescent roll*, \
      biscuit dough, cinnamon rolls pillsbury, pillsbury*, croissant dough, croissantteig*, \
      grands biscuits, grands, bread dough*, sonntagsbrötchen*, hefeteig*, yufkateig*, filoteig*, \
      filo teig, quiche teig*, quicheteig*, lasagneteig*, pâte à tarte*, pâte à cookies*, obleas \
      de empanadilla*, obleas empanadilla, obleas para empanadillas, masa fresca*, kuchenteig*, \
      strudelteig*, impasto per pizza*, croissantdeeg*, hartige taart deeg, pizzadeeg*
    199 own, pantry 2-6m: пряник*, lebkuchenherz*
    197 made, own, pantry 2-6m, freezer 6m, opened-pantry 3-8w: lebkuchen*, *lebkuchen, \
      elisenlebkuchen*, magenbrot*, nonnette*, oblatenlebkuchen*, lebkuchenherzen, taaitaai*, \
      pierniczk*, panforte*, pandorino*, pandoro mini
    """
}
