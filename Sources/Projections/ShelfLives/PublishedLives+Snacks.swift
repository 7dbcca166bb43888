extension PublishedLives {
  /// How long crackers, biscuits, chips and sweets keep.
  static let snacks = """
    377 made, pantry 8m, freezer 3-4m, opened-fridge 3-4m, opened-pantry 1m: cracker*, \
      crispbread, crackers salés, galletas saladas, knäckebrot*, knäcke*, rice cake*, reiswaffel*, \
      maiswaffel*, dinkelwaffel*, galettes de riz, galettes de maïs, gallette di riso, gallette di \
      mais, tortitas de arroz, tortitas de maíz, corn cake*, oatcake*, grissini*, breadstick*, \
      taralli*, gressins, picos de pan, colines, melba toast*, biscotte*, prawn cracker*, water \
      biscuits
    378 made, pantry 6-9m: graham cracker*, animal cracker*, zwieback, fette biscottate, pan \
      tostado
    200 made, pantry 4-6m, freezer 8-12m: cookie*, biscuit*, keks*, *kekse, plätzchen, galleta*, \
      biscotti, biscotto, butterkeks, shortbread, waffel*, gaufrette*, oreo*, gingerbread*, \
      lebkuchen*, pain d épices, pfeffernüsse, spekulatius, speculoos, stroopwafel*, leibniz*, \
      prinzenrolle, petit beurre, sablés, cantuccini, amaretti, digestive*, ginger nut*
    392 made, pantry 2m, opened-pantry 1-2w: chips, crisps, potato chips, kartoffelchips, chips \
      de pommes de terre, patatas fritas, patatine, tortilla chips, nachos, *chips, erdnussflips, \
      *flips, pringles*, doritos, cheetos, cheese puffs, cheese twists, cheese straws, vegetable \
      crisps, gemüsechips, puffs, pork scratchings
    394 made, pantry 4-9m, opened-pantry 3w: pretzel*, brezel*, salzstange*, bretzel*
    390 made, pantry 2-3m, opened-pantry 1-2w: popcorn*, palomitas
    391 made, pantry 6-12m, opened-pantry 1-2d: microwave popcorn, mikrowellenpopcorn
    380 made, pantry 6-9m: gummy*, gummibär*, fruit snacks, candy, bonbon*, caramelos, caramelle, \
      süssigkeiten, haribo*, chewing gum*, kaugummi*, mints, peppermints, mint imperials, tic tac*, \
      mentos, skittles, wine gums, jelly beans, jelly babies, starburst, toffee*, fudge, liquorice, \
      lakritz*, fruit gums, lutscher, lollipop*, chicle*, réglisse, chewing gums
    381 made, pantry 1y, opened-pantry 1m: marshmallow*
    399 made, pantry 6-12m, opened-pantry 1-2w: pop tarts, toaster pastr*
    376 made, pantry 2y, opened-fridge 6m: chocolate syrup, schokosauce, sirope de chocolate, \
      schokoladensauce, chocolate sauce*, sauce chocolat
    379 made, pantry 6m, opened-fridge 6m, opened-pantry 1m: banana chips, bananenchips, chips de \
      banane, apple chips, apfelchips
    """
}
