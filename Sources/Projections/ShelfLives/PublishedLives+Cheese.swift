extension PublishedLives {
  /// How long cheese keep.
  static let cheese = """
    3 fridge 6m, freezer 6m, opened-fridge 3-4w: cheese, *käse, käse, fromage*, queso*, formaggi*, \
      cheddar*, gouda*, emmental*, swiss cheese, gruyère*, edam*, manchego, comté, provolone, \
      appenzeller, raclette, bergkäse, provola, babybel, leerdammer, tilsiter, butterkäse, \
      maasdamer, havarti, wensleydale, red leicester, double gloucester, kaas, *kaas, ser, sery, \
      ser zolty, ost, hushallsost, prastost, herrgardsost, grevost, queijo*, queijo flamengo, \
      halloumi grill, grilost, beaufort*, cantal, mimolette*, ossau iraty, etorki, fontina*, \
      asiago*, montasio, caciotta*, caciocavallo, scamorza*, bitto, bel paese, tetilla, mahon, \
      idiazabal, zamorano, arzua*, beemster*, leidse, maaslander, old amsterdam, boerenkaas, \
      edammer, morski, salami ser, radamer, krolewski, oscypek, oltermanni, gamalost, brunost, \
      greve, queijo da ilha, queijo bola, queijo serra, queijo azeitao, limiano, terra nostra, \
      pepper jack, monterey jack, colby jack, colby, caerphilly, cheshire, lancashire, jarlsberg, \
      queso semicurado, queso tierno, queso curado, allgauer, esrom, danbo, samso
    4 fridge 12m: parmesan*, parmigiano*, grana padano, pecorino*, queijo parmesao, grana, \
      reggiano
    5 fridge 1m, freezer 3-4m: shredded cheese, grated cheese, cheese shredded, reibekäse, \
      geriebener käse, fromage râpé, queso rallado, mozzarella shredded, mozzarella rapee, mozza \
      rapee, mozzarella ralada, geraspte kaas, ser tarty, riven ost, queijo ralado, strooikaas, \
      pizzakase, pizza cheese, pizzaost
    6 fridge 3-4w: cheese slices, sliced cheese, american cheese, processed cheese, \
      scheiblettenkäse, toastkäse, queso lonchas, singles, sottilette, fettine formaggio, \
      formaggio fuso, scheibletten, plakken kaas, ser w plastrach, ostskivor, queijo fatias, \
      tranchettes, serek topiony, ser topiony, smeltkaas, smaltost, queijo fundido, queso fundido, \
      schmelzkase, vache qui rit tranches, formaggini, tranchetten, kiri portions
    7 fridge 1-2w, freezer 6m: brie*, camembert*, goat cheese, chèvre*, mozzarella*, ziegenkäse, \
      queso fresco, soft cheese, weichkäse, burrata, queso cabra*, queso de cabra*, rulo cabra*, \
      rulo de cabra*, geitenkaas, getost, ser kozi, queijo de cabra, buche chevre, caprino*, \
      tomino*, taleggio*, queijo fresco, farskost natur, reblochon creme, coulommiers, neufchatel, \
      chaource, langres, livarot, pont l eveque, epoisses, vacherin, saint felicien, saint \
      marcellin, caprice des dieux, robiola*, casatella, brillat savarin, rotkafer, weisskase, \
      plesniowy bialy, ser camembert, ser brie, brieost, queijo brie, queijo fresco batido, \
      reblochon*, munster, morbier, saint nectaire, port salut, saint paulin, torta del casar, \
      limburger, harzer*, handkase, romadur, provola affumicata
    7 own, fridge 2-6m, freezer 6m, opened-fridge 5-10d: feta*, halloumi, hirtenkäse, balkankäse, \
      fetaost, ser feta
    7 own, fridge 3-6w, freezer 6m, opened-fridge 1-3w: gorgonzola*, roquefort*, blue cheese, \
      stilton*, cambozola*, blauschimmelkäse, bleu d auvergne, queso azul, cabrales, danablu, \
      blauwe kaas, ser plesniowy, adelost, fourme d ambert
    544 fridge 5m: string cheese, cheese sticks
    """
}
