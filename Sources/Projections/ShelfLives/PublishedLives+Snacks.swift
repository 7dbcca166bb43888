extension PublishedLives {
  /// How long crackers, biscuits, chips and sweets keep.
  static let snacks = """
    380 made, own, pantry 6-18m: mint balls*, mint imperial*, mints, mint humbug*, humbugs*, \
      polo mints*, soft mints*, extra strong mint*, mint creams*
    200 made, own, pantry 2-4m: chiacchiere*, frappe di carnevale*
    0 made, own, pantry 6-18m: helva*, tahin helva*, tahin helvası*
    380 made, own, pantry 4-12m: marzipanbrot*, marzipankartoffel*, marzipanriegel*
    200 made, own, pantry 2-4m, freezer 3m: stroopwafel*, siroopwafel*, sirupwaffel*
    0 made, own, pantry 2-8m: ptasie mleczko*, птичье молоко*, пташине молоко*, зефир*, зефір*, пастила*, flødebolle*, \
      tunnocks teacake*, tunnock s teacake*, super dickmann*, dickmanns*, dickmann s*, \
      marshmallow teacake*
    0 made, own, pantry 3-7m: krówki*, krówka*, кіс кіс, ириски*, коровка*, корівка*, vlašské*, \
      fudge*, lokum*, turkish delight*
    380 made, own, pantry 6-18m: vingummi*, tum tum*, gelatina tutti frutti doce, želé bonbóny*, \
      bonbóny*, lakrids*
    377 made, own, pantry 6-10m, opened-pantry 1m: knækbrød*, knäcke*, galeta*
    392 made, own, pantry 2-5m, opened-pantry 1-2w: brambůrky*
    200 made, own, pantry 4-8m: horalky*, tatranky*, oplatky*, kolonáda, graham crackers, \
      graham crkrs
    377 made, pantry 8m, freezer 3-4m, opened-fridge 3-4m, opened-pantry 1m: galette de riz*, \
      finn crisp, carr s, cheddars*, schiacciat*, pain grillé*, tartines craquantes, blinis secs, \
      bastoncitos, галеты*, פריכונים, cracker*, *cracker, *crackers, kaasstengel*, käsestange*, \
      crackers salés, galletas saladas, rice cake*, reiswaffel*, maiswaffel*, \
      dinkelwaffel*, galettes de riz, galettes de maïs, gallette di riso, gallette di mais, \
      tortitas de arroz, tortitas de maíz, corn cake*, oatcake*, breadstick*, taralli*, picos de \
      pan, melba toast*, biscotte*, prawn cracker*, water biscuits, beschuit*, krakers*, \
      suchark*, chleb chrupki, wafle ryzowe, skorpa, tostas, tosta integral, tostadas, \
      rijstwafel*, bolacha agua e sal, cream cracker*, biscottes, cracotte*, krisprolls, tuc, \
      friselle, grissin*, picos camperos, regana*, colines*, pane azzimo, lingue, cream crackers, \
      jacob s, matzen, salzcracker*, leksands, finncrisp, krackers, macka, knackerbrod, melba, \
      taccole, крекер*, хлебцы*, сушки*, сушка, баранки*, соломка, хлібці, сухарики*, קרקר*, \
      פריכיות, קריספ ברד, מצות, מצה, matzo*, matzah*, ryvita*, corn cakes, wasa*, bread stick*, \
      crispbread*, cheese biscuits, galettes de riz*, gressin*, pain azyme, ritz*, biscuits \
      apéritif*, gâteaux apéritif*, tortitas de arroz*, tortitas de maíz*, tortitas arroz, tortas \
      de aceite, picos*, rosquilletas*, bastones pan, gallette di riso*, gallette*, \
      schiacciatine*, crostini*, schüttelbrot*, crackers riso, maiswafel*, soepstengel*, \
      toastjes*, mini toast, wafle ryżowe*, wafle kukurydziane*, pieczywo chrupkie*, chrupkie*, \
      macę, maca pszenna, krążki, bolachas de água e sal, tostas de arroz, galetes, galetes \
      arroz, galletas de arroz, bolachas arroz, riskakor*, majskakor, smörgåsrån*, kex osalta, \
      rågkex, hårt bröd, skorpor*, twiglets*, cheddars mini, cheese straws*, käsestangen*, \
      käsegebäck, flutes, sourdough crackers, sourdough cracker*, fette biscottate*, tostas \
      integrais*, wheat thins, goldfish, premium saltine, saltine*, nut thins, cracker bread, \
      crackerbread, triscuit*, club crackers, breton crackers, melba toast, matzah, blue diamond \
      nut thins, hirsekringel*, water biscuit*, leicht & cross, blätterteigstangen*, filinchen*, \
      craquelin*, mini toasts, toasts ronds, bouchées apéritif, monaco biscuits, crackers monaco, \
      biscotes, palitos de pan, brotchip*, linsenwaffeln*, kichererbsenwaffeln, tostadas de pan, \
      pane carasau*, carasau*, frisa, frise, friselle*, streghette*, zoutjes, matzes*, \
      kaaszoutjes
    378 made, pantry 6-9m: graham cracker*, animal cracker*, fette biscottate, pan tostado, сухари \
      ванильные, сухари, сухарі, צנימים, zwieback*, biscottes*, pan tostado*, tostas*, tostas \
      integrais, sucharki*, suchary*, toast krisp, french toast crisp, pan tostado integral, \
      krisprolls*, bruschette*, bruschettine
    200 made, pantry 4-6m, freezer 8-12m: çikolatalı gofret*, gofret*, \
      penguins, fox s crunch, viennese whirl*, galletti*, \
      rigoli, campagnole, saiwa, bucaneve, baiocchi*, novellini*, loacker*, petit lu, prince lu*, \
      prince goût*, chamonix, palmito, galette bretonne*, st michel, palets*, langues de chat*, \
      paille d or*, figolu*, boudoir*, thé brun, fontaneda*, gullón*, dinosaurus*, tosta rica*, \
      tostarica, cuétara*, napolitanas cuétara, artiach, filipinos*, prinzen rolle*, hanuta*, \
      dominosteine*, zimtsterne*, hit bahlsen, knoppers*, manner*, manner schnitten, ohne \
      gleichen, bokkenpoot*, krakeling*, prince polo*, grześki*, góralki*, familijne*, łakotki, \
      filipinos, пряники*, юбилейное, орео, земелах, וופל*, וופלים*, cookie*, biscuit*, keks*, \
      *kekse, galleta*, biscotto, gaufrette*, oreo*, gingerbread*, pain d épices, pfeffernüsse, \
      leibniz*, petit beurre, digestive*, ginger nut*, koek, *koekjes, koeken, \
      speculaas*, ciastk*, ciasteczk*, herbatnik*, biszkopt*, pierniki, wafle, kex, pepparkak*, \
      bolacha*, biscoito*, galletas maria, marie biscuit*, savoiard*, ladyfinger*, speculos, \
      palets bretons, galettes bretonnes, hobnob*, rich tea, custard cream*, bourbon biscuit*, \
      ballerina, jaffa cake*, pim s, savoyarde*, havreflarn, wafers, waffeln, kakor havre, \
      waffles sugar, belgian waffles, sugar waffles, suikerwafels, bastogne*, bokkenpootjes, \
      jodenkoek*, spritsen, petit ecolier, prince choco, granola biscuits, pepito, \
      bn chocolat, principe, chiquilin, napolitanas galleta, campurriana*, polvoron*, mantecado*, \
      gocciole, pan di stelle, macine, abbracci, tarallucci, plasmon, krumiri, ringo, amaretto \
      biscotti, kokosmakronen, spritzgeback, hafertaler, butterspekulatius, russisch brot, \
      delicje szampanskie, petitki, jezyki, markizy, hity, belgas, belgijki, finska pinnar, \
      drommar, singoalla, marabou kex, areias, lingua de gato, maria torrada, bourbons, jammie \
      dodger*, malted milk biscuits, fig roll*, viennese whirls, tea biscuits, savoyards, nilla, \
      chips ahoy, nutter butter, fig newton*, печенье*, печиво*, вафли*, вафлі*, пряники тульские \
      печенье, עוגיות*, ביסקוויט*, פתי בר, ופלים, ופל, shortbread*, rich tea*, ginger snap*, \
      garibaldi*, party rings, jaffa cakes*, maryland cookie*, penguin bar, *keks, butterkeks*, \
      doppelkeks*, prinzenrolle*, spekulatius*, plätzchen*, printen*, vanillekipferl*, makronen*, \
      waffelröllchen*, mannerschnitten, neapolitaner*, löffelbiskuit*, amaretti*, cantucci*, \
      petit beurre*, petits beurre*, sablé*, galettes bretonnes*, palets bretons*, spéculoos*, \
      langue de chat, cigarettes russes, meringue*, macaron*, boudoirs*, biscuits cuillère, \
      prince chocolat, granola biscuit*, digestive avena, barquillo*, neulas, biscotti*, \
      frollini*, pavesini, koekjes*, *koek, kruidnoten*, pepernoten*, café noir koek, \
      mariakaakje*, lange vingers, delicje*, wafelki*, andruty, krakuski, línguas de gato, \
      kakor*, *kakor, mariekex*, bondkakor*, рулет печенье, козинак*, зефир печенье, brandy \
      snap*, florentine*, wafer, rusks, lenguas de gato, lengua de gato, galettes, *plätzchen, \
      *gebäck, biscuits beurre, pepperidge farm milano, penguin, club orange, club biscuits, \
      teddy grahams, coconut macaroon*, macaroons coconut, lady finger*, girl scout*, thin mints, \
      palmeritas, palmeras, fortune cookie*, meringues, baisers, merengue*, oreos, nutter \
      butter*, nilla wafer*, famous amos, little schoolboy, chips ahoy*, heidesand*, kipferl*, \
      schweineöhrchen*, butterspritz*, bärentatze*, waffelblättchen*, oblaten, karlsbader \
      oblaten, biscuits roses*, crêpes dentelle*, crêpe dentelle, gavotte*, napolitanas canela, \
      galletas tostadas, galleta tostada, tejas de almendra, tejas galletas, surtido galletas, \
      soft cake*, gebäckmischung*, linzer*, spitzbuben, biscuits fourrés*, biscuits sablés, \
      barquettes fraise, barquettes lu, barquette fraise, barquettes abricot, canestrini*, \
      ricciarelli*, lingue di gatto*, batticuori*, osvego, meringhe*, togo pavesi, kletskop*, \
      canestrelli*, jam creams*, fudge stripes*, gingernut*
    392 made, own, pantry 2-5m, opened-pantry 1-2w: mccoy s*, frazzles, space raiders, nik naks, \
      tostitos*, takis*, funyuns, pombär*, lorenz*, brets*, bret s*, patatas onduladas, \
      matutano*, bocabits, fritos matutano, jumpers, pelotazos, risketos, aspitos, san carlo*, \
      più gusto, croccantelle*, dixi, laysy, flipsy*, peppies, pála pála, чипси*, лейс*, \
      кириешки*, хрустеам, начос*, читос, флинт, палочки кукурузные, צ יטוס, totopos*, prawn \
      crackers*, poppadom*, poppadoms*, potato chips, patatas sabor, patatine gusto, \
      kartoffelchips, chips de pommes de terre, patatas fritas, tortilla chips, *chips, *flips, \
      pringles*, cheese puffs, cheese twists, cheese straws, vegetable crisps, puffs, pork \
      scratchings, chips paprika, batatas fritas, batata frita, potatischips, ribbelchips, \
      laczki, chrupki*, nachochips, crisps*, sourcreamchips, naturchips, walkers, lays, lay s, \
      estrellas, patatine fritte, batata palha, patatine*, patatas chips, doritos*, cheetos*, \
      tyrrells, kettle chips, walkers crisps, hula hoops, monster munch, mccoys, funny frisch, \
      chio, crunchips, pom bar, pom bear, bugles, hamka s, nibb it, croky, duyvis crac a nut, \
      ruffles, boca bits, vico, benenuts, belin, monster crisps, prazynk*, przysnacki, olw, \
      estrella chips, dill chips, grillchips, gresso, чипсы*, чіпси, кукурузные палочки, צ יפס \
      תפוצ, תפוצ'יפס, תפוציפס, במבה, ביסלי, דוריטוס, chips*, hula hoops*, quavers*, wotsits*, \
      monster munch*, popchips*, veggie straws, lentil chips*, tortilla chips*, nachos*, \
      kroepoek*, krupuk*, krabbenchips*, erdnussflips*, erdnusslocken*, kesselchips*, \
      linsenchips*, gemüsechips*, chips légumes, curly cacahuète, curlys, 3d bugles, soufflés \
      apéritif, patatas fritas*, ganchitos*, gusanitos*, triskys, nachos maíz, cortezas*, \
      torreznos*, kikos*, maíz frito*, patatine fritte*, fonzies*, cipster*, chips naturel*, \
      hamka*, wokkels*, borrelmix*, japanse mix, paluszki kukurydziane, batatas fritas*, batata \
      frita*, batata palha*, jordnötsringar*, ostbågar*, ostkrokar*, linschips*, tortillachips*, \
      snacks salés, pork scratchings*, pork crackling*, pork rinds*, fläsksvålar*, aperitif \
      snack, snack mix*, knabbermischung*, knabbergebäck*, japan mix, seaweed snack*, seaweed*, \
      nori*, algen*, onion rings snack, zwiebelringe snack, maize snack*, corn snack*, corn \
      puffs, cheese puffs*, patatas churrería*, patatas queso*, patata queso, patatas jamón*, \
      patatas onduladas*, patatas artesanas*, patatas gourmet*, patatas lisas, patata frita, \
      patatas caseras, skips, discos, squares crisps, onion rings crisps, french fries crisps, \
      stacy s, stacys, lentil curls, lentil chips, pita chip*, kale chips, veggie straws*, veg \
      crisps, pirate s booty, popchips, plantain chip*, pork scratching*, chicharron*, twiglet*, \
      cheese puff*, cheeto*, walkers squares, walkers max, wotsits, cape cod, käsebällchen*, \
      riffels, snacks de maíz, snack de maíz, kichererbsen flips, estrellas maíz, rustica chips, \
      virtual chips, puff mais
    394 made, pantry 4-9m, opened-pantry 3w: saltletts*, salzgebäck, laugengebäck knabber, lazos \
      salados, salzletten*, saltsticks, pepsels, beskidzkie, lajkonik*, snyder s*, rold gold, \
      penn state*, pretzel*, brezel*, salzstange*, bretzel*, paluszki, precel*, zoute stokjes, \
      salta pinnar, соленая соломка, פרעצל, בייגלה*, salzbrezel*, sticks salés, stick salé, \
      palitos salados*, paluszki słone*, precle, saltpinnar*, salatini*, zoute sticks, paluszki \
      solone, laugengebäck snack
    390 made, pantry 2-3m, opened-pantry 1-2w: popcorn*, попкорн*, פופקורן*, pop corn*, maïs \
      soufflé, palomitas*, pipoca*, skinnypop, smartfood, boom chicka pop, caramel corn, cracker \
      jack, butterkist*, propercorn, kettle corn, karamell popcorn
    391 made, pantry 6-12m, opened-pantry 1-2d: microwave popcorn, mikrowellenpopcorn, попкорн \
      для микроволновки, פופקורן למיקרו, mikrowellen popcorn*, mikropopcorn*, popcorn micro*, \
      palomitas micro*, palomitas microondas*, popcorn do mikrofali*, magnetron popcorn*
    380 made, pantry 6-9m: jelly tots*, bassetts*, maoam*, chewits*, trebor*, fruittella*, \
      touron, marzapane, goldbären*, vivil*, campino, malabar*, tagada*, krema*, régal ad, \
      pastilles vichy, la vosgienne, bêtises de cambrai, pâtes de fruits*, pâte de fruit, lutti*, \
      têtes brûlées, berlingots*, golosinas*, palotes*, respiral, sperlari*, leone pastiglie, \
      frisk mint*, dufour, ambrosoli, klene*, salmiak*, schuddebuikjes, michałki*, raczki*, \
      mamba*, lukrecja*, gott blandat, malaco*, ирис*, нуга*, щербет*, льодяники*, סוכרייה*, \
      מנטוס, wrigley s*, extra peppermint, hubba bubba*, freedent*, hollywood gum, happydent, \
      vigorsol*, vivident*, daygum, brooklyn gomma, big babol*, sportlife*, xylifresh, guma*, \
      дирол*, жуйка*, אורביט, gummy*, gummibär*, fruit snacks, candy, bonbon*, süssigkeiten, \
      haribo*, peppermints, mint imperials, tic tac*, wine gums, jelly beans, jelly \
      babies, lakritz*, lakritzschneck*, fruit gums, lutscher, lollipop*, chicle*, chewing gums, \
      snoep*, drop, dropjes, winegum*, cukierk*, zelk*, lakrits*, lordagsgodis, goma*, rebucado*, \
      caramelle*, wine gum*, hard candy, polo mints, pepermunt*, fraises tagada, tictac, mint*s, \
      schnecken lakritz, hustenbonbon*, ricola, em eukal, fisherman*, sours, jolly rancher, \
      starmix, tangfastics, fruit pastilles, humbugs, dolly mixture, love hearts, parma violets, \
      maynards, percy pigs, cough drop*, chuches, sugus, halls, smint, dragibus, schtroumpf*, \
      michoko, werther*, golia, galatine, rossana, goleador, morositas, katja, nimm 2, venco, \
      autodrop, apekoppen, pastylki, mietowki, zelki haribo, ahlgrens, polly, djungelvral, salta \
      katten, ferradur*, pintarolas, bubble gum, orbit, lakritz schnecken, конфеты*, цукерки*, \
      карамель*, леденц*, мармелад*, жевательн*, жвачк*, лукум*, драже, סוכריות*, \
      מסטיק*, גומי, טופי, חלווה, sweets, boiled sweets*, jelly babies*, jelly beans*, wine gums*, \
      fruit pastilles*, liquorice*, licorice*, mint imperials*, mentos*, \
      fruitella*, fruit tella, skittles*, starburst*, chupa*, lolly pop, extra spearmint*, \
      spearmint gum, peppermint gum, airwaves*, trident*, hollywood chewing*, stimorol*, \
      *bonbons, weingummi*, fruchtgummi*, traubenzucker*, brause bonbon, werther s*, halloren, \
      türkischer honig, nougat*, türkischer nougat, réglisse*, \
      dragées*, guimauve*, caramel mou, sucettes*, carambar*, calissons*, nougat de montélimar*, \
      caramelos*, gominola*, regaliz*, piruleta*, torrone*, peladillas*, liquirizia*, gomme da \
      masticare*, gomma da*, croccante*, zuurtjes*, kauwgom*, toverballen, zuurstokken*, \
      schuimpjes*, landrynki*, guma do żucia*, guma orbit, gumy*, galaretki*, chałwa*, lizak*, \
      pastilha*, chupa chups*, tuggummi*, godis*, lösgodis*, smågodis, polkagris*, halstablett*, \
      lakerol, bilar godis, throat sweet*, cough sweets*, pez, candy cane*, candyfloss*, \
      zuckerwatte*, sherbet lemon*, crocodiles haribo, trolli*, katjes*, drop zoet, drop zout, \
      toffees, karameller, caramels, toffee, laces, bootlaces, strawberry laces, peanut brittle*, \
      brittle*, krokant*, sesame snaps*, sésame snaps, brausepulver*, pick and mix, pick n mix, \
      caramelo, red vines, lifesavers, gobstopper*, peeps, candy floss, cotton candy, smarties \
      rolls, smarties us, drumstick lollies, fruit salad chews, black jacks, barley sugar, pear \
      drops, humbug*, rhubarb & custard, candy corn, jelly bean*, red hots, junior mints, \
      jawbreaker*, atomic fireball, charms blow pops, airheads, laffy taffy, now and later, \
      necco, sour punch, trolli, mausespeck*, schleckmuschel*, lollis, lolli, dextro energy*, \
      dextro energen, geleefrüchte*, saure pommes*, liebesperlen*, colaflaschen*, esspapier*, \
      peta zetas, ositos, türkisch honig, pâte de fruits*, guirlache*, confetti*, lecca lecca*, \
      alpenliebe*, tumtum, lolly s, lollys, noga, dropmix*, polo menta, torroncini*
    381 made, pantry 1y, opened-pantry 1m: marshmallow*, маршмеллоу, מרשמלו*, mallow*, spekjes*, \
      pianki*, chamallow*, nubes*, schaumküsse*, mohrenkopf*, schaumzucker*, skumgodis*
    399 made, pantry 6-12m, opened-pantry 1-2w: pop tarts, toaster pastr*, pop tart*
    376 made, pantry 2y, opened-fridge 6m: chocolate syrup, schokosauce, sirope de chocolate, \
      schokoladensauce, chocolate sauce*, sauce chocolat
    379 made, pantry 6m, opened-fridge 6m, opened-pantry 1m: banana chips, bananenchips, chips de \
      banane, apple chips, apfelchips
    0 made, own, pantry 6-18m: turrón*, halva*, халва*, חלווה*, torroncin*
    0 made, own, pantry 9-24m: wrigleys*, chewing gum*, kaugummi*, spearmint gum*, жвачка*
    0 made, own, pantry 2-8m: קרמבו*, krembo*, schokokuss*, schokoküsse*
    """
}
