extension PublishedLives {
  /// How long crackers, biscuits, chips and sweets keep.
  static let snacks = """
    377 made, pantry 8m, freezer 3-4m, opened-fridge 3-4m, opened-pantry 1m: cracker*, crispbread, \
      crackers salés, galletas saladas, knäckebrot*, knäcke*, rice cake*, reiswaffel*, \
      maiswaffel*, dinkelwaffel*, galettes de riz, galettes de maïs, gallette di riso, gallette di \
      mais, tortitas de arroz, tortitas de maíz, corn cake*, oatcake*, grissini*, breadstick*, \
      taralli*, gressins, picos de pan, colines, melba toast*, biscotte*, prawn cracker*, water \
      biscuits, knackebrod*, beschuit*, toastjes, krakers*, suchark*, chleb chrupki, wafle ryzowe, \
      skorpor, skorpa, tostas, tosta integral, tostadas, rijstwafel*, riskakor, maiswafels, \
      bolacha agua e sal, cream cracker*, biscottes, cracotte*, wasa, ryvita, krisprolls, tuc, \
      ritz, schuttelbrot, friselle, grissin*, crostini, crackers, picos, picos camperos, regana*, \
      rosquilletas, colines*, pane azzimo, schiacciatine, lingue, crackerbread, cream crackers, \
      jacob s, tarallini, matzen, salzcracker*, leksands, finncrisp, krackers, macka, krakersy, \
      knackerbrod, melba, taccole, крекер*, хлебцы*, сушки*, сушка, баранки*, соломка, хлібці, \
      сухарики*, קרקר*, פריכיות, קריספ ברד, מצות, מצה, matzo*, matzah*, ryvita*, corn cakes, \
      knäcke, wasa*, bread stick*, crispbread*, crispbreads, cheese biscuits, crackers*, galettes \
      de riz*, gressin*, pain azyme, ritz*, biscuits apéritif*, gâteaux apéritif*, tortitas de \
      arroz*, tortitas de maíz*, tortitas arroz, tortas de aceite, picos*, rosquilletas*, bastones \
      pan, gallette di riso*, gallette*, tarallini*, schiacciatine*, crostini*, schüttelbrot*, \
      crackers riso, maiswafel*, soepstengel*, toastjes*, mini toast, wafle ryżowe*, wafle \
      kukurydziane*, pieczywo chrupkie*, chrupkie*, macę, maca pszenna, krążki, bolachas de água e \
      sal, tostas de arroz, galetes, galetes arroz, galletas de arroz, bolachas arroz, riskakor*, \
      majskakor, smörgåsrån*, kex osalta, rågkex, hårt bröd, skorpor*, twiglets*, cheddars mini, \
      cheese straws*, käsestangen*, käsegebäck, flutes
    378 made, pantry 6-9m: graham cracker*, animal cracker*, zwieback, fette biscottate, pan \
      tostado, сухари ванильные, сухари, сухарі, צנימים, zwieback*, biscottes*, fette biscottate*, \
      pan tostado*, tostas*, tostas integrais, sucharki*, suchary*, toast krisp, french toast \
      crisp, pan tostado integral, krisprolls*, bruschette*, bruschettine
    200 made, pantry 4-6m, freezer 8-12m: cookie*, biscuit*, keks*, *kekse, plätzchen, galleta*, \
      biscotti, biscotto, butterkeks, shortbread, gaufrette*, oreo*, gingerbread*, pain d épices, \
      pfeffernüsse, spekulatius, speculoos, stroopwafel*, leibniz*, prinzenrolle, petit beurre, \
      sablés, cantuccini, amaretti, digestive*, ginger nut*, koek, koekjes, *koekjes, koeken, \
      speculaas*, ciastk*, ciasteczk*, herbatnik*, biszkopt*, pierniki, wafle, wafelki, kex, \
      kakor, pepparkak*, bolacha*, bolachas, biscoito*, galletas maria, marie biscuit*, frollini, \
      savoiardi, savoiard*, ladyfinger*, speculos, palets bretons, galettes bretonnes, hobnob*, \
      rich tea, custard cream*, bourbon biscuit*, ballerina, jaffa cake*, pim s, savoyarde*, \
      havreflarn, wafers, waffeln, mariekex, digestivekex, kakor havre, cookies, gaufrettes, \
      waffles sugar, belgian waffles, sugar waffles, suikerwafels, bastogne*, bokkenpootjes, \
      jodenkoek*, spritsen, gevulde koek*, petit ecolier, prince choco, granola biscuits, pepito, \
      bn chocolat, galletas, principe, chiquilin, napolitanas galleta, oreo, campurriana*, \
      polvoron*, mantecado*, gocciole, pan di stelle, macine, abbracci, tarallucci, plasmon, \
      krumiri, ringo, amaretto biscotti, kokosmakronen, spritzgeback, hafertaler, \
      butterspekulatius, russisch brot, delicje szampanskie, petitki, jezyki, markizy, hity, \
      belgas, belgijki, finska pinnar, drommar, singoalla, marabou kex, areias, lingua de gato, \
      maria torrada, bourbons, jammie dodger*, malted milk biscuits, fig roll*, garibaldi, \
      viennese whirls, tea biscuits, ladyfingers, savoyards, nilla, chips ahoy, nutter butter, fig \
      newton*, печенье*, печиво*, вафли*, вафлі*, пряники тульские печенье, עוגיות*, ביסקוויט*, \
      פתי בר, ופלים, ופל, cookies*, shortbread*, rich tea*, ginger snap*, garibaldi*, party rings, \
      jaffa cakes*, maryland cookie*, penguin bar, *keks, butterkeks*, doppelkeks*, prinzenrolle*, \
      spekulatius*, plätzchen*, printen*, vanillekipferl*, makronen*, waffelröllchen*, \
      waffelröllchen, mannerschnitten, neapolitaner*, löffelbiskuit*, amarettini*, amaretti*, \
      cantuccini*, cantucci*, petit beurre*, petits beurre*, sablé*, galettes bretonnes*, palets \
      bretons*, spéculoos*, langue de chat, cigarettes russes, meringue*, macaron*, boudoirs*, \
      biscuits cuillère, prince chocolat, granola biscuit*, galletas*, digestive avena, \
      polvorones*, mantecados*, barquillo*, neulas, biscotti*, frollini*, savoiardi*, pavesini, \
      koekjes*, *koek, kruidnoten*, pepernoten*, café noir koek, mariakaakje*, lange vingers, \
      ciastka*, biszkopty*, delicje*, wafelki*, andruty, krakuski, línguas de gato, kakor*, \
      *kakor, mariekex*, bondkakor*, рулет печенье, козинаки, козинак*, зефир печенье, brandy \
      snap*, florentine*, wafer, rusks, lenguas de gato, lengua de gato
    392 made, own, pantry 2-5m, opened-pantry 1-2w: chips, crisps, potato chips, kartoffelchips, \
      chips de pommes de terre, patatas fritas, patatine, tortilla chips, nachos, *chips, \
      erdnussflips, *flips, pringles*, doritos, cheetos, cheese puffs, cheese twists, cheese \
      straws, vegetable crisps, gemüsechips, puffs, pork scratchings, chipsy, chips paprika, \
      batatas fritas, batata frita, potatischips, ribbelchips, laczki, chrupki*, tortillachips, \
      nachochips, crisps*, ostbagar, sourcreamchips, naturchips, walkers, lays, lay s, estrellas, \
      chipsletten, patatine fritte, batata palha, patatine*, patatas chips, doritos*, cheetos*, \
      fonzies, cipster, tyrrells, kettle chips, walkers crisps, quavers, wotsits, hula hoops, \
      monster munch, mccoys, funny frisch, chio, crunchips, pom bar, pom bear, bugles, hamka s, \
      wokkels, nibb it, croky, duyvis crac a nut, ruffles, boca bits, gusanitos, cortezas, vico, \
      benenuts, belin, monster crisps, prazynki, prazynk*, przysnacki, olw, estrella chips, dill \
      chips, grillchips, gresso, чипсы*, чіпси, кукурузные палочки, צ יפס תפוצ, תפוצ'יפס, תפוציפס, \
      במבה, ביסלי, דוריטוס, chips*, hula hoops*, quavers*, wotsits*, monster munch*, popchips*, \
      veggie straws, lentil chips*, tortilla chips*, nachos*, kroepoek*, krupuk*, krabbenchips*, \
      erdnussflips*, erdnusslocken*, kesselchips*, linsenchips*, gemüsechips*, chips légumes, \
      curly cacahuète, curlys, 3d bugles, soufflés apéritif, patatas fritas*, ganchitos*, \
      gusanitos*, triskys, nachos maíz, cortezas*, torreznos*, kikos*, maíz frito*, patatine \
      fritte*, fonzies*, cipster*, chips naturel*, hamka*, wokkels*, borrelmix*, japanse mix, \
      chipsy*, prażynki*, paluszki kukurydziane, batatas fritas*, batata frita*, batata palha*, \
      jordnötsringar*, ostbågar*, ostkrokar*, linschips*, tortillachips*, snacks salés, pork \
      scratchings*, pork crackling*, pork rinds*, fläsksvålar*, aperitif snack, snack mix*, \
      knabbermischung*, knabbergebäck*, japan mix, seaweed snack*, seaweed*, nori*, algen*
    394 made, pantry 4-9m, opened-pantry 3w: pretzel*, brezel*, salzstange*, bretzel*, paluszki, \
      precel*, zoute stokjes, salta pinnar, brezelchen, соленая соломка, פרעצל, בייגלה*, \
      salzstangen*, salzbrezel*, bretzels*, sticks salés, stick salé, palitos salados*, paluszki \
      słone*, precelki*, precle, saltpinnar*, pretzels*, salatini*, zoute sticks, pretzelstick*, \
      paluszki solone
    390 made, pantry 2-3m, opened-pantry 1-2w: popcorn*, palomitas, pipocas, попкорн*, פופקורן*, \
      pop corn*, maïs soufflé, palomitas*, pipoca*
    391 made, pantry 6-12m, opened-pantry 1-2d: microwave popcorn, mikrowellenpopcorn, попкорн для \
      микроволновки, פופקורן למיקרו, mikrowellen popcorn*, mikropopcorn*, popcorn micro*, \
      palomitas micro*, palomitas microondas*, popcorn do mikrofali*, magnetron popcorn*
    380 made, pantry 6-9m: gummy*, gummibär*, fruit snacks, candy, bonbon*, caramelos, caramelle, \
      süssigkeiten, haribo*, chewing gum*, kaugummi*, mints, peppermints, mint imperials, tic \
      tac*, mentos, skittles, wine gums, jelly beans, jelly babies, starburst, fudge, liquorice, \
      lakritz*, fruit gums, lutscher, lollipop*, chicle*, réglisse, chewing gums, snoep*, drop, \
      dropjes, winegum*, cukierki, cukierk*, zelki, zelk*, krowki, godis, lakrits*, lordagsgodis, \
      goma*, gomas, rebucado*, gominolas, caramelle*, liquirizia, wine gum*, hard candy, polo \
      mints, schuimpjes, pepermunt*, bonbons, fraises tagada, dragees, tictac, mint*s, schnecken \
      lakritz, lakritzschnecken, weingummi, fruchtgummi, hustenbonbon*, ricola, em eukal, \
      fisherman*, sours, jolly rancher, starmix, tangfastics, fruit pastilles, humbugs, dolly \
      mixture, love hearts, parma violets, maynards, percy pigs, cough drop*, chuches, regaliz, \
      sugus, halls, smint, carambar, dragibus, schtroumpf*, michoko, werther*, golia, galatine, \
      rossana, goleador, morositas, trolli, katja, nimm 2, venco, autodrop, apekoppen, pastylki, \
      mietowki, landrynki, zelki haribo, ahlgrens, polly, djungelvral, salta katten, ferradur*, \
      pintarolas, bubble gum, airwaves, orbit, trident, stimorol, lakritz schnecken, конфеты*, \
      цукерки*, карамель*, леденц*, леденцы, мармелад*, зефир*, пастила*, жевательн*, жвачк*, \
      халва*, лукум*, драже, סוכריות*, מסטיק*, גומי, טופי, חלווה, sweets, boiled sweets*, jelly \
      babies*, jelly beans*, wine gums*, fruit pastilles*, liquorice*, licorice*, fudge*, mint \
      imperials*, polo mints*, mentos*, fruitella*, fruit tella, skittles*, starburst*, chupa*, \
      lolly pop, extra spearmint*, spearmint gum, peppermint gum, airwaves*, trident*, hollywood \
      chewing*, stimorol*, *bonbons, bonbons*, weingummi*, fruchtgummi*, traubenzucker*, \
      gummibärchen*, brause bonbon, werther s*, halloren, türkischer honig, nougat*, türkischer \
      nougat, halva*, lokum*, turkish delight*, réglisse*, dragées*, guimauve*, caramel mou, \
      sucettes*, carambar*, calissons*, nougat de montélimar*, caramelos*, gominola*, regaliz*, \
      piruleta*, turrón*, torrone*, peladillas*, liquirizia*, gomme da masticare*, gomma da*, \
      croccante*, winegums*, zuurtjes*, kauwgom*, toverballen, zuurstokken*, schuimpjes*, \
      cukierki*, żelki*, landrynki*, krówki*, guma do żucia*, guma orbit, gumy*, galaretki*, \
      chałwa*, lizaki*, lizak*, pastilha*, pastilhas*, gomas*, chupa chups*, tuggummi*, godis*, \
      lösgodis*, smågodis, polkagris*, halstablett*, lakerol, bilar godis, throat sweet*, cough \
      sweets*, pez, candy cane*, candyfloss*, zuckerwatte*, sherbet lemon*, crocodiles haribo, \
      trolli*, katjes*, drop zoet, drop zout, toffees, karameller, caramels, toffee
    381 made, pantry 1y, opened-pantry 1m: marshmallow*, маршмеллоу, מרשמלו*, mallow*, spekjes*, \
      pianki*, chamallow*, nubes*, schaumküsse*, schokokuss*, schokoküsse, mohrenkopf*, \
      schaumzucker*, skumgodis*
    399 made, pantry 6-12m, opened-pantry 1-2w: pop tarts, toaster pastr*, pop tart*
    376 made, pantry 2y, opened-fridge 6m: chocolate syrup, schokosauce, sirope de chocolate, \
      schokoladensauce, chocolate sauce*, sauce chocolat
    379 made, pantry 6m, opened-fridge 6m, opened-pantry 1m: banana chips, bananenchips, chips de \
      banane, apple chips, apfelchips
    """
}
