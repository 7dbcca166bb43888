extension PublishedLives {
  /// How long frozen foods keep.
  static let frozen = """
    571 made, freezer 12m, fridge 3-4d: pizza*, *pizza
    330 made, freezer 12m: frozen meal*, frozen dinner*, frozen entree*, lasagne, lasagna, \
      tiefkühlgericht*, plat surgelé
    313 made, freezer 12m: french fries, fries, frites, *pommes frites, pommes frites, tater \
      tots, hash browns, rösti, patatas fritas congeladas, patatine fritte surgelate, kroketten, \
      oven chips*, frozen chips*, onion rings, wedges, kartoffelecken, potato wedges, potatoes \
      dauphine, pommes noisettes, backofen pommes
    331 made, freezer 10-18m, fridge 3-4d: frozen vegetable*, frozen peas, frozen spinach, \
      tiefkühlgemüse, tk gemüse, rahmspinat, légumes surgelés, verduras congeladas, verdure \
      surgelate, erbsen tiefgekühlt, petits pois surgelés, guisantes congelados, piselli surgelati, \
      frozen broccoli, frozen corn
    315 made, freezer 10-18m: frozen fruit*, frozen berries, tiefkühlbeeren, beerenmischung, \
      fruits surgelés, fruta congelada, frutti di bosco surgelati, frozen strawberries, frozen \
      blueberries
    311 made, freezer 18m: fish sticks, fish finger*, fischstäbchen, bâtonnets de poisson, \
      varitas de pescado, bastoncini di pesce, breaded fish, poisson pané, pesce impanato, pescado \
      empanado, backfisch*
    325 made, freezer 12-18m, fridge 3-4d: frozen shrimp, frozen prawns, frozen seafood
    312 made, freezer 6m, fridge 3-4d: frozen fish, frozen salmon
    317 made, freezer 6m: ice cream*, icecream, eiscreme*, *eiscreme, speiseeis, vanilleeis, \
      *speiseeis, glace, crème glacée, helado*, gelato*, ben & jerry*, haagen dazs, schokoeis, \
      erdbeereis, eis am stiel, cornetto, magnum, frozen yogurt*, milcheis
    324 made, freezer 9m: sorbet*, sherbet
    318 made, freezer 9m: ice pop*, popsicle*, wassereis
    321 made, freezer 3m: frozen waffle*, frozen pancake*
    """
}
