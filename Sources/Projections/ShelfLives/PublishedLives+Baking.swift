extension PublishedLives {
  /// How long sugar, syrups, and what else serves to bake keep.
  static let baking = """
    561 made, own, fridge 2-4w, opened-fridge 1-2w: drożdże babuni*, drożdże świeże*, \
      drożdże prasowane*, drożdże piekarskie*, drożdże 100 g, drożdże 42 g, drożdże 50 g, \
      drożdże 25 g, drożdże domowe*, hefe 42 g, würfelhefe*, hefewürfel*, levure fraîche*, \
      levure boulangère fraîche*, levure de boulanger fraîche*, ferm padeiro*, \
      fermento de padeiro*, fermento padeiro*, fermento fresco*, gær 50 g, gær 25 g, frisk gær*, \
      jäst matbröd*, jäst 50 g, kronjäst*, jäst för matbröd*, droždí, droždí 42 g, \
      čerstvé droždí*, yaş maya*, maya yaş*, дрожжи прес*, дрожжи свежие*, дріжджі прес*, \
      дріжджі свіжі*, שמרים טריים*, lievito di birra fresco*, lievito birra fresco*, \
      lievito birra cubetto*, lievito fresco*, levadura fresca*, levadura de panadería fresca*, \
      levadura prensada*, verse gist*, gist 42 g, fresh yeast*
    212 made, pantry 6-18m, opened-pantry 3-6m: kypřicí prášek*, prášek do pečiva*, \
      kabartma tozu*, bagepulver*
    561 own, pantry 1-2y: tørgær*, sušené droždí*, instant maya*, kuru maya*
    240 own, pantry 2-5y, opened-pantry 18-24m: flormelis*, florsukker*, rørsukker*, cukr, cukr*, \
      pudra şekeri*, toz şeker*, küp şeker*
    222 own, pantry 6-12m: buğday unu*, un 1 kg, un 2 kg, un 5 kg, tam buğday unu*, hvedemel*, \
      mouka*
    240 own, pantry 2-5y, opened-pantry 18-24m: sugar, zucchero semolato, *zucker, *suiker, \
      cukier*, *socker, strosocker, florsocker, acucar*, vergeoise, сахар*, цукор*, סוכר, сахар \
      песок, zucker*, sucre*, azúcar*, zucchero*, suiker*, basterdsuiker*, socker*, pärlsocker, \
      caster sugar, icing sugar, muscovado*, demerara*, gelierzucker*, puderzucker*, kandis*, \
      würfelzucker*, sucre glace, cassonade*, panela, azúcar moreno, stevia*, süßstoff*, \
      sweetener*, edulcorant*, dolcificante, słodzik, xylitol*, erythrit*, zoetstof, zoetjes, \
      sötningsmedel, sucralose, sukrin, сахарная пудра, подсластитель, canderel, splenda, \
      zucchero vanigliato, ксилит, заменитель сахара*, зам сахара, сахарозаменитель*, \
      vanillezucker*, vanillinzucker*, vaniljsocker*, raw cane sugar, equal packets, sweet n low, \
      monk fruit*, jam sugar, sucre à confiture, stevia, raffinade*, xucker*, süssli*, sacarina*, \
      sucre semoule*, sucrettes, dietor*, suikerklontjes*
    398 made, pantry 1y, opened-fridge 6m: syrup, sirup, *sirup, sirop, jarabe, golden syrup, \
      agave*, sirope*, sirups, siroop*, *siroop, *stroop, schenkstroop, appelstroop*, syrop*, \
      ljus sirap, sirap, xarope*, melasa, rubenkraut, сироп*, סירופ, zuckerrübensirup*, \
      grafschafter, rübensirup, apfelkraut, treacle, black treacle, maple flavour, glucose syrup, \
      glukosesirup, stroop*, keukenstroop, syrop z agawy, syrop klonowy smak, mörk sirap, *sirap, \
      sciroppo*, sirop d agave, date syrup, silan, סילאן, caramel sauce, caramel topping, dessert \
      sauce*, topping*, ice cream sauce, strawberry sauce dessert, pancake syrup*, aunt jemima \
      pancake syrup, pearl milling syrup, log cabin, mrs butterworth s, monin*, torani*, \
      strawberry sauce ice cream, dessert sauce, ice cream topping*, chocolate topping, karo, \
      karo syrup
    534 made, pantry 2y, fridge 18-24m: maple syrup, sirop d érable, sirope de arce, sciroppo d \
      acero, кленовый сироп, סירופ מייפל, ahornsirup*, sirop érable, ahornsiroop, esdoornsiroop, \
      syrop klonowy, lönnsirap, xarope de ácer
    384 pantry 1-2y, opened-pantry 6m: molasses, *dicksaft, melasse, melaza
    212 made, pantry 6-18m, opened-pantry 3-6m: baking powder, levure chimique, levadura química, \
      lievito per dolci, proszek do pieczenia, fermento em po, levure chimique*, lievito dolci, \
      разрыхлитель, розпушувач, אבקת אפייה, backpulver*, weinstein*, impulsor, gasificante*, \
      lievito per, lievito vanigliato, pane degli angeli, bakpoeder*, proszek do pieczenia*, \
      fermento químico, bakpulver*, cream of tartar, weinsteinbackpulver, hirschhornsalz*, \
      pottasche*, levadura royal, poudre à lever*, cremor tartaro*, baksoda
    213 made, pantry 2-3y, opened-pantry 6m: baking soda, soda oczyszczona, bikarbonat*, \
      bicarbonat*, сода пищевая, сода харчова, сода, סודה לשתייה, bicarb, speisenatron, natron*, \
      zuiveringszout*, soda oczyszczona*
    561 pantry 2y, freezer 6m, opened-fridge 4m: yeast, hefe, levadura, lievito, jast, fermento*, \
      levure*, trockenhefe*, дрожжи*, дріжджі*, שמרים, backhefe, dried yeast*, dry yeast, fast \
      action yeast, levure boulangère*, levure de boulanger*, levadura panadería*, levadura de \
      panadería, levadura seca, lievito di birra secco, lievito secco, lievito di birra \
      liofilizzato, droge gist, gist*, drożdże*, drożdże suszone, fermento padeiro, torrjäst*, \
      trockenbackhefe*, backhefe trocken, levure de boulanger déshydratée, levure déshydratée, \
      mastro fornaio*, mastro fornaio lievito di birra*, lievito di birra bustine*, \
      lievito di birra 3x7*, lievito di birra secco*
    220 made, pantry 18-24m, opened-pantry 18m: cornstarch, corn starch, speisestärke, *stärke, \
      potato starch, *starch, fecola*, fécule de, tapioca starch, kartoffelmehl, corn flour, \
      custard starch, fécula de, maizena*, maiszetmeel, aardappelzetmeel, skrobia*, maka \
      ziemniaczana, maisena, amido de milho, fecula, крахмал*, крохмаль*, קורנפלור, עמילן, \
      cornflour*, stärkemehl, mondamin, fécule*, maicena*, harina fina de maíz, amido*, \
      aardappelmeel, zetmeel*, amido milho, majsstärkelse*, potatismjöl*, majsena, sauce \
      thickener, thickening granules, soßenbinder*, saucenbinder, arrowroot, tapioca*, tapioka, \
      johannisbrotkernmehl*, almidón*, allesbinder*
    225 pantry 10-12m, opened-pantry 3-4m: gelatin*, jello, желатин*, ג לטין, ג'לי, \
      blattgelatine*, jelly cubes, jelly crystals, hartley s jelly, wackelpudding*, galaretka*, \
      gelatina hojas, colla di pesce, gélatine feuilles, agar*, żelfix, żelatyn*, gelatina polvo, \
      кисель брикет, желе порошок, götterspeise*, tortagel*
    530 made, pantry 2y, opened-pantry 12m: vanilla extract, vanilla bean*, vanillestange*, \
      vanilleextrakt, extrait de vanille, extracto de vainilla, vanilla essence, vanillearoma, \
      arôme vanille, vanillesuiker*, cukier wanilinowy, cukier waniliowy, sucre vanille, acucar \
      baunilhado, vanillina, azucar vainillado, extrakt waniliowy, ванилин*, ванильный сахар, \
      ваніль*, תמצית וניל, סוכר וניל, almond extract, food colouring*, food coloring, \
      lebensmittelfarbe*, colorant alimentaire*, colorante alimentario*, colorante alimentare, \
      aroma vaniglia, aroma de vainilla, vanille aroma, vanilla paste, vanilla bean paste, \
      backaroma*, rumaroma, bittermandelaroma, olejek waniliowy, olejek migdałowy, aromat \
      waniliowy, barwnik spożywczy, aroma baunilha, vaniljextrakt, vaniljarom, hushållsfärg, \
      karamellfärg, rosewater, rose water, rosenwasser, orangenblütenwasser, eau de fleur d \
      oranger, fleur d oranger, agua de azahar, пищевой краситель, sugarflair, peppermint \
      extract, lemon extract, zitronenaroma*, finesse orange*, finesse orangenschale, *aroma, \
      bourbon vanille gemahlen, vanille gemahlen, estratto di vaniglia, bacca di vaniglia*, \
      bacche di vaniglia
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
    214 made, pantry 9m: pancake mix, biscuit mix, pfannkuchenmischung, смесь для блинов, \
      pfannkuchen mix, pannenkoekmix*, pannenkoekenmix*, pannkaksmix*, mieszanka na naleśniki, \
      waffle mix, crêpes mix, préparation crêpes, poffertjesmix*, bisquick*
    215 made, pantry 12-18m: cake mix, brownie mix, bread mix, corn bread mix, *backmischung, \
      muffin mix, préparation pour gâteau, смесь для выпечки, смесь для кекса, אבקה לעוגה, \
      backmischung*, brotbackmischung*, kuchenmischung, baking mix*, cookie mix, muffin mix*, mug \
      cake, préparation gâteau*, préparation pour*, préparation pain, preparado bizcocho*, \
      preparado para*, preparato per*, cakemix*, bakmix*, kakmix*, broodmix*, mieszanka do \
      wypieku*, ciasto w proszku, preparado para bolo*, brödmix*, yorkshire pudding mix, batter \
      mix*, crumble mix, scone mix, dumpling mix, suet, atora, betty crocker super moist, super \
      moist, devils food, devil s food, pizza dough mix, jiffy corn muffin mix, jiffy, cornbread \
      mix, batter mix, krusteaz, betty crocker cake, betty crocker brownie*, betty crocker cookie \
      mix, duncan hines cake, waffelteig mix*, pizzateig mischung, kaiserschmarrn pulver, \
      kaiserschmarrn mix, préparation brownie, pâte à crêpes prête, pâte à crêpes, pizzateig mix, \
      mix per pane*, preparato muffin*, preparato ciambellone*, appeltaartmix*, pannenkoekmeel*, \
      cakemeel*
    395 made, pantry 1y, opened-pantry 3-4m: pudding mix, custard powder*, *puddingpulver, крем \
      заварной порошок, פודינג אבקה, אבקת פודינג, instant pudding*, אינסטנט פודינג, \
      puddingpulver*, pudding pulver, vanillepuddingpulver*, soßenpulver, paradiescreme*, \
      sahnesteif*, tortenguss*, tortencreme, angel delight*, blancmange, birds custard, \
      vlapoeder, puddingpoeder*, dr oetker pudding, кисель*, krem do tortów, śmietan fix, flan en \
      poudre, préparation pour flan, entremets*, preparado flan, flan sobre*, \
      natillas en polvo, natillas sobre, preparato budino, budino in polvere, pudim em pó, \
      vaniljsåspulver, marsanpulver, пудинг порошок, ванильный пудинг порошок, whip it, dream \
      topping, kisiel*, budyn*, paradies creme*, dessertpulver*, galetta*, mousse pulver*, mousse \
      au chocolat pulver, rote grütze pulver*, grütze pulver, crème anglaise poudre, crème \
      anglaise en poudre, alsa flan, crème pâtissière poudre, crème pâtissière en poudre, \
      puddingcreme pulver, crema pasticcera preparato*, preparato per crema, preparato crema \
      pasticcera, budino cameo, elah budino, saroma*, preparato panna cotta
    561 made, own, fridge 2-8w, opened-fridge 1-3w: frischhefe*, hefe frisch, frische hefe, fresh \
      yeast, hefe würfel, lievito di birra, \
      lievito fresco, lievito di birra fresco, verse gist, fermento fresco, \
      färsk jäst, jäst färsk, jäst*, kronjäst, дрожжи прессованные, дрожжи свежие, \
      свежие дрожжи, backhefe frisch
    224 made, own, pantry 6-18m, opened-fridge 2-4w: icing, white icing*, royal icing*, ready to \
      roll icing*, frosting*, buttercream*, zuckerguss*, *glasur, glaçage*, glassa*, glaseado*, \
      polewa*, lukier*, fondant icing*, rollfondant*, fondant blanc, pâte à sucre*, pasta di \
      zucchero*, marsepein*, glasyr*, глазурь*, sprinkles*, streusel*, zuckerstreusel*, \
      zuckerperlen*, musketzaad, posypka*, strössel*, посыпка*, decorette*, sugar decorations*, \
      vermicelles sucre, fideos de chocolate*, fondant*, silver balls, ready to roll icing, regal \
      ice, sugarpaste, zuckerguss, pâte à sucre, pasta di zucchero, pasta de azúcar, glasur*, \
      betty crocker frosting, betty crocker vanilla frosting, streudekor*, backoblaten*, \
      dekorstreusel*, zuckerdekor*, streusel bunt, schokotröpfchen*
    430 made, own, pantry 9-24m, opened-pantry 1-3m: coffee whitener, coffee mate, creamer \
      powder, kaffeeweisser, coffee creamer powder, powdered creamer*, koffiecreamer*, zabielacz*
    """
}
