extension PublishedLives {
  /// How long cheese keep.
  static let cheese = """
    3 fridge 6m, freezer 6m, opened-fridge 3-4w: cheese, *käse, käse, fromage*, queso*, \
      formaggi*, cheddar*, gouda*, emmental*, swiss cheese, gruyère*, edam*, manchego, comté, \
      provolone, appenzeller, raclette, bergkäse, provola, babybel, leerdammer, tilsiter, \
      butterkäse, maasdamer, havarti, wensleydale, red leicester, double gloucester
    4 fridge 12m: parmesan*, parmigiano*, grana padano, pecorino*
    5 fridge 1m, freezer 3-4m: shredded cheese, grated cheese, cheese shredded, reibekäse, \
      geriebener käse, fromage râpé, queso rallado, mozzarella shredded
    6 fridge 3-4w: cheese slices, sliced cheese, american cheese, processed cheese, \
      scheiblettenkäse, toastkäse, queso lonchas
    7 fridge 1-2w, freezer 6m: brie*, camembert*, goat cheese, chèvre*, mozzarella*, ziegenkäse, \
      queso fresco, soft cheese, weichkäse, burrata
    7 own, fridge 2-6m, freezer 6m, opened-fridge 5-10d: feta*, halloumi, hirtenkäse, \
      balkankäse, fetaost, ser feta
    7 own, fridge 3-6w, freezer 6m, opened-fridge 1-3w: gorgonzola*, roquefort*, blue cheese, \
      stilton*, cambozola*, blauschimmelkäse, bleu d auvergne, queso azul, cabrales, danablu, \
      blauwe kaas, ser plesniowy, adelost, fourme d ambert
    544 fridge 5m: string cheese, cheese sticks
    """
}
