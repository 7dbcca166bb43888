extension PublishedLives {
  /// How long drinks keep.
  static let drinks = """
    660 made, pantry 12m, opened-fridge 1-2d: coconut water, kokoswasser, eau de coco, agua de \
      coco, acqua di cocco
    407 made, own, pantry 4-12m, opened-fridge 2-3d: soda, cola, coke, coca cola, pepsi, sprite, fanta, \
      limonade*, *limonade, refresco*, gaseosa, bibita, lemonade, soft drink*, ginger ale, tonic, \
      energy drink*, red bull, root beer*, ginger beer*, dr pepper, orangina, schweppes, bitter \
      lemon, tonic water, tonicwater, energydrink*, eistee*, iced tea*, ice tea*, thé glacé, tè \
      freddo, té frío, club mate, kombucha*
    413 made, own, pantry 12-24m: water, wasser, *wasser, eau, agua, acqua, mineralwasser
    541 made, pantry 2y, freezer 6-12m, opened-fridge 1m, opened-pantry 2w: coffee, kaffee, \
      *kaffee, café, caffè, ground coffee, gemahlener kaffee, café moulu, café molido, caffè \
      macinato, espresso, nescafé dolce gusto, lavazza*, jacobs krönung, tchibo*, segafredo, illy, \
      kaffeepads*, kaffeekapseln*, capsules café, coffee pods*, cápsulas de café, capsule caffè
    400 made, pantry 3-5m, opened-fridge 3-4m, opened-pantry 3-5m: coffee beans, whole bean*, \
      kaffeebohnen, espressobohnen, café en grains, café en grano, caffè in grani
    402 made, pantry 1y, opened-pantry 2-3m: instant coffee, löslicher kaffee, café soluble, \
      caffè solubile, nescafé*, nescafe gold
    410 made, pantry 18-36m, opened-pantry 6-12m: tea, tee, früchtetee, kräutertee, grüntee, \
      schwarztee, kamillentee, pfefferminztee, thé vert, thé noir, infusion*, tisane, tea bags, \
      teebeutel, camomilla, manzanilla, *tee, tè al, tè verde, tè nero, té de, té negro, té con, \
      thé citron, thé menthe, thé à, thé au, rooibos*, twinings*, tea bag*, chai
    462 made, pantry 3-5y, opened-fridge 1-3d: wine, wein, rotwein, *rotwein, red wine, vin \
      rouge, vino tinto, vino rosso, vino, vin
    463 made, pantry 1-2y, opened-fridge 1-3d: white wine, weisswein, vin blanc, vin rosé, vino \
      blanco, vino bianco, vino rosado, prosecco, sekt, champagne, cava
    539 made, own, pantry 2-5y: whisky*, whiskey*, vodka*, wodka*, gin, rum, cognac*, brandy*, \
      tequila*, likör*, *likör, liqueur*, grappa*, ouzo, pastis*, ricard, jägermeister, aperol, \
      campari, schnaps*, kirschwasser, *brand, baileys, martini bianco, vermouth*, licor*, liquore*
    0 made, own, pantry 4-12m: beer, bier, *bier, beers, pils, pilsner, pilsener, lager, ale, \
      ipa, stout, radler, bière*, birra*, cerveza*, heineken, cider, cidre*, sidra*, apfelwein
    """
}
