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
      knackerbrod, melba, taccole
    378 made, pantry 6-9m: graham cracker*, animal cracker*, zwieback, fette biscottate, pan \
      tostado
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
      newton*
    392 made, pantry 2m, opened-pantry 1-2w: chips, crisps, potato chips, kartoffelchips, chips de \
      pommes de terre, patatas fritas, patatine, tortilla chips, nachos, *chips, erdnussflips, \
      *flips, pringles*, doritos, cheetos, cheese puffs, cheese twists, cheese straws, vegetable \
      crisps, gemüsechips, puffs, pork scratchings, chipsy, chips paprika, batatas fritas, batata \
      frita, potatischips, ribbelchips, laczki, chrupki*, tortillachips, nachochips, crisps*, \
      ostbagar, sourcreamchips, naturchips, walkers, lays, lay s, estrellas, chipsletten, patatine \
      fritte, batata palha, patatine*, patatas chips, doritos*, cheetos*, fonzies, cipster, \
      tyrrells, kettle chips, walkers crisps, quavers, wotsits, hula hoops, monster munch, mccoys, \
      funny frisch, chio, crunchips, pom bar, pom bear, bugles, hamka s, wokkels, nibb it, croky, \
      duyvis crac a nut, ruffles, boca bits, gusanitos, cortezas, vico, benenuts, belin, monster \
      crisps, prazynki, prazynk*, przysnacki, olw, estrella chips, dill chips, grillchips, gresso
    394 made, pantry 4-9m, opened-pantry 3w: pretzel*, brezel*, salzstange*, bretzel*, paluszki, \
      precel*, zoute stokjes, salta pinnar, brezelchen
    390 made, pantry 2-3m, opened-pantry 1-2w: popcorn*, palomitas, pipocas
    391 made, pantry 6-12m, opened-pantry 1-2d: microwave popcorn, mikrowellenpopcorn
    380 made, pantry 6-9m: gummy*, gummibär*, fruit snacks, candy, bonbon*, caramelos, caramelle, \
      süssigkeiten, haribo*, chewing gum*, kaugummi*, mints, peppermints, mint imperials, tic \
      tac*, mentos, skittles, wine gums, jelly beans, jelly babies, starburst, toffee*, fudge, \
      liquorice, lakritz*, fruit gums, lutscher, lollipop*, chicle*, réglisse, chewing gums, \
      snoep*, drop, dropjes, winegum*, cukierki, cukierk*, zelki, zelk*, krowki, godis, lakrits*, \
      lordagsgodis, goma*, gomas, rebucado*, gominolas, caramelo*, caramelle*, liquirizia, wine \
      gum*, hard candy, polo mints, schuimpjes, pepermunt*, bonbons, fraises tagada, dragees, \
      tictac, mint*s, schnecken lakritz, lakritzschnecken, weingummi, fruchtgummi, hustenbonbon*, \
      ricola, em eukal, fisherman*, sours, jolly rancher, starmix, tangfastics, fruit pastilles, \
      humbugs, dolly mixture, love hearts, parma violets, maynards, percy pigs, cough drop*, \
      chuches, regaliz, sugus, halls, smint, carambar, dragibus, schtroumpf*, michoko, werther*, \
      golia, galatine, rossana, goleador, morositas, trolli, katja, nimm 2, venco, autodrop, \
      apekoppen, pastylki, mietowki, landrynki, zelki haribo, ahlgrens, polly, djungelvral, salta \
      katten, ferradur*, pintarolas, bubble gum, airwaves, orbit, trident, stimorol, lakritz \
      schnecken
    381 made, pantry 1y, opened-pantry 1m: marshmallow*
    399 made, pantry 6-12m, opened-pantry 1-2w: pop tarts, toaster pastr*
    376 made, pantry 2y, opened-fridge 6m: chocolate syrup, schokosauce, sirope de chocolate, \
      schokoladensauce, chocolate sauce*, sauce chocolat
    379 made, pantry 6m, opened-fridge 6m, opened-pantry 1m: banana chips, bananenchips, chips de \
      banane, apple chips, apfelchips
    """
}
