extension PublishedLives {
  /// How long cheese keep.
  static let cheese = """
    3 made, own, fridge 6-16w, opened-fridge 2-3w: tête de moine*
    545 own, fridge 2-4m, opened-fridge 1-3w: violife*, sheese*, applewood vegan*, \
      cathedral city plant*, babybel plant*, nurishh*, new roots*, dr mannah*, soyana*, \
      verys fromage*, philadelphia plant*, boursin plant*
    3 own, fridge 3-10w, freezer 6m, opened-fridge 2-3w: applewood, applewood smoked ched*, \
      applewood slices*, applewood cheese*, mexicana cheese*, port salut*, gouda holland*
    7 own, fridge 3-8w, freezer 6m, opened-fridge 3-7d: ofenkäse*, backcamembert*, \
      rolo de cabra*, queijo rolo*, chevre rolo*, rolo chevre*, cheese bake*, camembert four*
    7 made, own, fridge 10-28d, freezer 6m: camembert calvados*, camembert au calvados*
    545 own, fridge 2-4m, opened-fridge 1-3w: reibealternative*, vegane reibe*, reibegenuss*, \
      hirtenalternative*, käsealternative*, genießerscheiben*, vegane genießer*
    3 own, fridge 3-8w, opened-fridge 1-3w: scamorza*, provola*, queijo serra*, queijo da serra*, \
      queijo serra da estrela*, queijo azeitão*, queijo de azeitão*, azeitão, \
      queijo amanteigado*, amanteigado, queijo serpa*, torta del casar*, torta extremeña*, \
      tetilla, queso tetilla*, arzúa*, queso arzúa*, kaşar*, taze kaşar*, kashkaval*, каш кавал
    3 own, fridge 3-6m, opened-fridge 2-5d: käsefondue*, fondue savoyarde*, fondue moitié*, \
      fondue suisse*
    3 own, fridge 2-5m, freezer 6m, opened-fridge 3-4w: queijo cabra curado*, \
      queijo de cabra curado*, queso de cabra curado*, queso cabra curado*, brebis ossau*, \
      ossau iraty*, eski kaşar*, tulum peyniri*
    3 own, fridge 6-20w, freezer 6m, opened-fridge 2-4w: eidam*, skiveost*, danbo*, \
      mellemlagret ost*
    6 own, fridge 6-20w, opened-fridge 2-4w: mjukost*, smelteost*, tavený sýr*, tavené sýry*, \
      veselá kráva*, apetito*, сырок плавл*, сирок плавл*, karper peyniri
    7 own, fridge 2-6w, freezer 6m, opened-fridge 1-2w: hermelín*, olomouck*, tvarůžky*, \
      chaussée aux moines*, chaussée moines*, encián*, vieux pané*
    7 own, fridge 3-6w, freezer 6m, opened-fridge 1-3w: niva*, danablu*, danish blue*
    7 own, fridge 2-6m, freezer 6m, opened-fridge 5-10d: beyaz peynir*, salatost*
    3 own, fridge 2-5m, freezer 6m, opened-fridge 3-4w: raschera*, \
      castelmagno, ragusano, canestrato, greyerzer, \
      salers, bergbauern*, san simón, roncal, flamengo, ser salami, dziugas, \
      västerbotten*, svecia, твердий сир, сир гауда, גלבוע, גאודה, tillamook, cheese, \
      fondue savoyarde, *käse, käse, fromage*, queso*, formaggi*, cheddar*, \
      swiss cheese, gruyère*, manchego, provolone, appenzeller, raclette, \
      provola, wensleydale, red leicester, double gloucester, \
      kaas, *kaas, ser, sery, ser zolty, ost, hushallsost, prastost, herrgardsost, grevost, \
      queijo*, queijo flamengo, halloumi grill, grilost, beaufort*, cantal, mimolette*, ossau \
      iraty, etorki, fontina*, asiago*, montasio, caciotta*, caciocavallo, bitto, bel \
      paese, mahon, idiazabal, zamorano, beemster*, leidse, old \
      amsterdam, boerenkaas, morski, salami ser, krolewski, oltermanni, gamalost, \
      brunost, greve, queijo da ilha, queijo bola, queijo serra, queijo azeitao, limiano, terra \
      nostra, pepper jack, monterey jack, colby jack, colby, caerphilly, cheshire, lancashire, \
      jarlsberg, queso semicurado, queso tierno, queso curado, allgauer, esrom, danbo, samso, \
      сыр, сыра, сыр российский, сыр голландский, сыр твердый, сыр полутвердый, сир твердий, сир \
      голландський, сир російський, גבינה צהובה, גבינה, גבינת עמק, עמק, cathedral city, pilgrims \
      choice, seriously strong, mature cheddar, vintage cheddar, comté*, tomme*, tete \
      de moine, abondance, p tit basque, queso oveja, queso cabra curado, auricchio, \
      oude kaas, komijnekaas, podlaski, oscypek*, präst, herrgård, västerbottensost, gräddost, brännvinsost, \
      kryddost, queijo curado, queijo amanteigado, são jorge, babybel*, mini babybel, bergkäse*, \
      sbrinz, höhlenkäse, alpkäse, burlander, queso iberico, wheel cheese, \
      сир, сир королівський, davidstow, fol epi*, cuña de queso, cuña queso, queso sándwich, \
      schnittkäse*, hartkäse*, quartirolo*, gruviera*, groviera*, toma, toma piemontese, \
      parmezan*, geitenkaas oud, kruidenkaas*
    3 own, fridge 6-20w, freezer 6m, opened-fridge 2-4w: belegen, jong belegen, jonge kaas, \
      gouda*, emmental*, edam*, maasdam*, emmenthal*, leerdam*, \
      ser gouda, ser edamski, mazdamer, maaslander, butterkäse, havarti, radamer, schnittkäse, \
      tilsit*, goudse kaas*, burger cheese
    4 own, fridge 3-9m: trentingrana, piave stravecchio, parmesan*, parmigiano*, grana padano, \
      pecorino*, queijo parmesao, grana, reggiano, пармезан*, פרמזן, grana padano grattugiato, \
      parmigiano reggiano grattugiato, grana grattugiato, grated parmesan, hartkäse gerieben
    5 fridge 1m, freezer 3-4m: rape, gratin käse, pizza ost, rapé 3 fromages, pizza topping \
      cheese, queso pizza, shredded cheese, grated cheese, cheese shredded, reibekäse, geriebener \
      käse, fromage râpé, queso rallado, mozzarella shredded, mozzarella rapee, mozza rapee, \
      mozzarella ralada, geraspte kaas, ser tarty, riven ost, queijo ralado, strooikaas, \
      pizzakase, pizza cheese, pizzaost, сыр тертый, сир тертий, גבינה מגוררת, streukäse, \
      gratinkäse, raspkaas, ser wiórki, ser mozzarella tarta, mozzarella tarta, grated \
      mozzarella, grated cheddar, emmental râpé, gruyère râpé, queso rallado*, riven, grated \
      mozza, mozzarella julienne, formaggio grattugiato, parmesan shavings, parmesan flakes, \
      copeaux de parmesan, parmesanspäne, scaglie di grana, parmesan rallado, daiya shreds, \
      mozzarella gerieben, mozzarella rallada, mozzarella grattugiata, mozzarella grated, \
      shredded mozzarella
    6 own, fridge 6-20w, opened-fridge 2-4w: toastscheiben, tranches toast cheeseburger, \
      plasterki sera, plakken, \
      kaasplakken, vaca que ríe, ficello, cheese slices, sliced cheese, american cheese, \
      processed cheese, toastkäse, queso lonchas, singles, fettine formaggio, formaggio fuso, \
      plakken kaas, ser w plastrach, ostskivor, queijo fatias, tranchettes, serek topiony, ser \
      topiony, smaltost, queijo fundido, queso fundido, vache qui rit tranches, formaggini, \
      tranchetten, kiri portions, dairylea, laughing cow, triangles cheese, cheese triangles, \
      cheese spread*, cheestrings, primula, vache qui rit*, kiri*, apéricube*, toastinette*, \
      sottilette*, quesitos, el caserío, schmelzkäse*, scheibletten*, scheibletten toast, toast \
      scheibletten, fettine filanti, filanti, formaggino, smeltkaas*, smeerkaas*, serki topione, \
      hochland, плавленый сыр, сыр плавленый, сырок плавленый, сир плавлений, сырок дружба, \
      дружба, янтарь, גבינה מותכת, velveeta, easy singles, lonchas fundidas, queso en porciones, \
      queso porciones, fromage fondu, vaca que ri*, vaca qui ri, vache kiri, serek topiony*, \
      сырок плавленый*, cheez whiz, thin swiss slices, swiss slices, american cheese slices, \
      velveeta loaf, schmelzkäsescheiben*, tost peyniri, scheiben toast, schmelzkäse scheiben \
      toast, käseecken*, schmelzkäsezubereitung*, tranches hamburger*, croque emmental tranches, \
      tranchetes, queso sándwich lonchas, käseaufschnitt*, fette toast formaggio, formaggini*, \
      mio formaggino, susanna formaggini
    7 own, fridge 10-28d, freezer 6m: nodini, fior di latte, burratina, primosale, scamorzine, \
      rocamadour, picodon, valençay, pélardon, cabecou, chavroux, petit billy, soignon, vieux \
      lille, cremeux, chaumes, cuajada fresca, mató, גבינת עיזים, brie*, saint nectaire*, st \
      nectaire, camembert*, goat cheese, chèvre*, ziegenkäse, queso fresco, soft cheese, queso \
      cabra*, queso de cabra*, rulo cabra*, rulo de cabra*, getost, ser kozi, queijo de cabra, \
      buche chevre, caprino*, tomino*, taleggio*, queijo fresco, farskost natur, reblochon creme, \
      coulommiers, neufchatel, chaource, langres, livarot, pont l eveque, epoisses, vacherin, \
      saint felicien, saint marcellin, caprice des dieux, robiola*, casatella, brillat savarin, \
      rotkafer, weisskase, plesniowy bialy, ser camembert, ser brie, queijo brie, queijo fresco \
      batido, reblochon*, morbier, saint nectaire, port salut, saint paulin, torta del casar, \
      limburger, harzer*, handkase, romadur, provola affumicata, גבינת ברי, קממבר, камамбер*, сыр \
      бри, бри, моцарелл*, моцарела, буррата, burrata*, mozzarel*, bocconcini, ciliegine, \
      mozzarella di bufala, bufala, stracciatella burrata, bûche de chèvre, chèvre bûche, ste \
      maure, crottin*, selles sur cher, fromage de chèvre, queso de cabra, rulo de cabra, rulo \
      cabra, ziegenrolle, ziegenfrischkäse, geitenkaas*, queijo cabra, queso burgos, queso \
      fresco*, queso de burgos, toma*, certosa, primo sale, crescenza*, rouy, boursault, \
      munster*, maroilles, mont d or, vieux pané, carré de l est, bresse bleu, pavé d affinois, \
      le rustique, president camembert, coeur de lion, geramont, rougette, saint albray, st \
      albray, bonbel, sainte maure, weichkäse*, rotschmierkäse, адыгейск*, сулугуни, чечил, \
      מוצרלה, goat s cheese*, goats cheese*, goat cheese*, моцарела*, сир моцарела, cotija, \
      cottija, oaxaca cheese, panela cheese, queso oaxaca, quesillo, queso panela, rotkäppchen \
      camembert, rotkäppchen käse, büffelmozzarella*, edelpilz*, edelpilzkäse*, brousse*, \
      fiordilatte*, fior di latte*
    7 own, fridge 2-6m, freezer 6m, opened-fridge 5-10d: feta*, balkankäse, ser feta, фета*, \
      брынза, бринза, גבינה בולגרית, בולגרית, פטה, צפתית, גבינה צפתית, feta käse, schafskäse, \
      schafkäse, hirtenkäse*, ser typu feta, ser sałatkowy, sałatkowy, ser feta*, halloumi*, \
      haloumi, grillkäse, queso feta, grillost, salladsost, hårdost feta, apetina, patros, \
      salakis, favita, greek salad cheese, feta style, сир фета, חלומי, salatkäse*, \
      salatwürfel, schafkäse*
    7 own, fridge 3-6w, freezer 6m, opened-fridge 1-3w: gorgonzola*, roquefort*, blue cheese, \
      stilton*, cambozola*, bleu d auvergne, queso azul, cabrales, danablu, blauwe kaas, ser \
      plesniowy, adelost, fourme d ambert, дор блю, с плесенью, сыр с плесенью, rokpol, lazur, \
      bleu*, bresse, saint agur, st agur, danish blue, bavaria blu, blauschimmel*, bleu de \
      bresse, blåmögelost, kvibille, queijo azul, blue stilton, blacksticks, dolcelatte*, \
      castello blue, roulé, edelpilzkäse blau
    544 fridge 5m: string cheese, cheese sticks
    545 own, fridge 2-4m, opened-fridge 1-3w: vegan cheese*, vegan slices, vegan feta*, vegan \
      mozzarella*, veganer käse*, vegane käse*, vegane scheiben, simply v*, bedda*, daiya*, \
      follow your heart*, miyoko*, chao slices, fauxmage*, fromage végétal*, fromage vegan*, \
      queso vegano*, formaggio vegano*, formaggio vegetale*, vegan kaas*, wegański ser*, new \
      roots
    """
}
