extension PublishedLives {
  /// FoodKeeper's figures for dishes, frozen food, drinks and snacks.
  static let dishes = """
    193 made, fridge 3-4d, freezer 2-3m: soup*, *suppe, soupe*, sopa*, zuppa*, stew*, eintopf*, \
      gazpacho, potage, velouté
    185 made, fridge 3-4d, freezer 2-3m: ready meal*, prepared meal*, fertiggericht*, \
      plat cuisiné, plat préparé, plato preparado, piatto pronto, sushi, sandwich*, wrap chicken
    191 made, fridge 3-5d: potato salad, kartoffelsalat, salade de pommes de terre, \
      ensaladilla*, insalata di patate
    420 made, fridge 3-5d: pasta salad, nudelsalat, salade de pâtes
    418 made, fridge 3-4d: chicken salad, geflügelsalat
    190 made, fridge 3-4d: egg salad, eiersalat
    417 made, fridge 3-4d: tuna salad, thunfischsalat, shrimp salad
    603 made, fridge 3-5d: coleslaw, krautsalat
    181 made, fridge 3m, opened-fridge 7d: hummus*, houmous, humus
    180 made, fridge 3-4d, freezer 3-4m: guacamole*
    16 made, fridge 2w: dip, dips, tzatziki, zaziki, aioli
    571 made, freezer 12m, fridge 3-4d: pizza*, *pizza
    330 made, freezer 12m: frozen meal*, frozen dinner*, frozen entree*, lasagne, lasagna, \
      tiefkühlgericht*, plat surgelé
    313 made, freezer 12m: french fries, fries, frites, *pommes frites, pommes frites, \
      tater tots, hash browns, rösti, patatas fritas congeladas, patatine fritte surgelate, \
      kroketten
    331 made, freezer 10-18m, fridge 3-4d: frozen vegetable*, frozen peas, frozen spinach, \
      tiefkühlgemüse, tk gemüse, rahmspinat, légumes surgelés, verduras congeladas, \
      verdure surgelate, erbsen tiefgekühlt, petits pois surgelés, guisantes congelados, \
      piselli surgelati, frozen broccoli, frozen corn
    315 made, freezer 10-18m: frozen fruit*, frozen berries, tiefkühlbeeren, beerenmischung, \
      fruits surgelés, fruta congelada, frutti di bosco surgelati, frozen strawberries, \
      frozen blueberries
    311 made, freezer 18m: fish sticks, fish finger*, fischstäbchen, bâtonnets de poisson, \
      varitas de pescado, bastoncini di pesce, breaded fish
    325 made, freezer 12-18m, fridge 3-4d: frozen shrimp, frozen prawns, frozen seafood
    312 made, freezer 6m, fridge 3-4d: frozen fish, frozen salmon
    317 made, freezer 6m: ice cream*, icecream, eiscreme*, *eiscreme, speiseeis, vanilleeis, \
      *speiseeis, glace, crème glacée, helado*, gelato*
    324 made, freezer 9m: sorbet*, sherbet
    318 made, freezer 9m: ice pop*, popsicle*, wassereis
    321 made, freezer 3m: frozen waffle*, frozen pancake*
    327 made, fridge 3-4d, freezer 12-18m: veggie burger*, meat substitute*, vegan burger*, \
      fleischersatz, veggie mince, vegane*, seitan
    404 made, pantry 3w, opened-fridge 8-12d, opened-pantry 7-12d: orange juice*, jus d orange, \
      zumo de naranja, succo d arancia, juice*, *saft, saft, *nektar, fruit juice, jus, \
      jus de fruit*, zumo*, jugo*, succo*, punch, orangensaft, apfelsaft, multivitaminsaft, \
      smoothie*
    448 made, pantry 12-18m, opened-fridge 2m: lemon juice, lime juice, zitronensaft, \
      jus de citron, zumo de limón, succo di limone
    660 made, pantry 12m, opened-fridge 1-2d: coconut water, kokoswasser
    407 made, pantry, opened-fridge 2-3d: soda, cola, coke, coca cola, pepsi, sprite, fanta, \
      limonade*, *limonade, refresco*, gaseosa, bibita, lemonade, soft drink*, ginger ale, \
      tonic, energy drink*, red bull
    413 made, pantry: water, wasser, *wasser, eau, agua, acqua, mineralwasser
    541 made, pantry 2y, freezer 6-12m, opened-fridge 1m, opened-pantry 2w: coffee, kaffee, \
      *kaffee, café, caffè, ground coffee, gemahlener kaffee, café moulu, café molido, \
      caffè macinato, espresso
    400 made, pantry 3-5m, opened-fridge 3-4m, opened-pantry 3-5m: coffee beans, whole bean*, \
      kaffeebohnen, espressobohnen, café en grains, café en grano, caffè in grani
    402 made, pantry 1y, opened-pantry 2-3m: instant coffee, löslicher kaffee, café soluble, \
      caffè solubile
    410 made, pantry 18-36m, opened-pantry 6-12m: tea, tee, früchtetee, kräutertee, grüntee, \
      schwarztee, kamillentee, pfefferminztee, thé vert, thé noir, infusion*, tisane, tea bags, \
      teebeutel, camomilla, manzanilla
    462 made, pantry 3-5y, opened-fridge 1-3d: wine, wein, rotwein, *rotwein, red wine, \
      vin rouge, vino tinto, vino rosso, vino, vin
    463 made, pantry 1-2y, opened-fridge 1-3d: white wine, weisswein, vin blanc, vin rosé, \
      vino blanco, vino bianco, vino rosado, prosecco, sekt, champagne, cava
    377 made, pantry 8m, freezer 3-4m, opened-fridge 3-4m, opened-pantry 1m: cracker*, \
      crispbread, crackers salés, galletas saladas
    378 made, pantry 6-9m: graham cracker*, animal cracker*, zwieback
    200 made, pantry 4-6m, freezer 8-12m: cookie*, biscuit*, keks*, *kekse, plätzchen, galleta*, \
      biscotti, biscotto, butterkeks, shortbread, waffel*, gaufrette*, oreo*
    392 made, pantry 2m, opened-pantry 1-2w: chips, crisps, potato chips, kartoffelchips, \
      chips de pommes de terre, patatas fritas, patatine, tortilla chips, nachos
    394 made, pantry 4-9m, opened-pantry 3w: pretzel*, brezel*, salzstange*, bretzel*
    390 made, pantry 2-3m, opened-pantry 1-2w: popcorn*, palomitas
    391 made, pantry 6-12m, opened-pantry 1-2d: microwave popcorn, mikrowellenpopcorn
    380 made, pantry 6-9m: gummy*, gummibär*, fruit snacks, candy, bonbon*, caramelos, \
      caramelle, süssigkeiten
    381 made, pantry 1y, opened-pantry 1m: marshmallow*
    399 made, pantry 6-12m, opened-pantry 1-2w: pop tarts, toaster pastr*
    376 made, pantry 2y, opened-fridge 6m: chocolate syrup, schokosauce
    214 made, pantry 9m: pancake mix, biscuit mix, pfannkuchenmischung
    215 made, pantry 12-18m: cake mix, brownie mix, bread mix, backmischung, *backmischung, \
      muffin mix, préparation pour gâteau
    395 made, pantry 1y, opened-pantry 3-4m: pudding mix, puddingpulver
    393 made, pantry 10-15m, opened-pantry 6-12m: instant potatoes, mashed potato flakes, \
      kartoffelpüree, purée mousseline
    464 made, pantry 9-12m: stuffing
    358 made, pantry 2y: sauce mix, fix für, taco seasoning
    362 made, pantry 1y: steak sauce
    """
}
