extension PublishedLives {
  /// How long meat, poultry, and what is made of them keep.
  static let meat = """
    40 fridge 3-5d, freezer 4-12m: beef, steak*, rind*, rinder*, rindfleisch, *rindfleisch, \
      boeuf, ternera, manzo, sirloin, ribeye, rib eye, entrecôte, rumpsteak, bistecca, vaca
    39 fridge 3-5d, freezer 4-12m: brisket, chuck roast, pot roast, roast beef, beef roast, \
      rinderbraten, rôti de boeuf
    43 fridge 1-2d, freezer 3-4m: ground beef, minced beef, beef mince, hackfleisch, \
      *hackfleisch, rinderhack*, viande hachée, steak haché, carne picada, carne macinata, \
      hamburger meat, burger patt*, minced meat, mince, gehacktes, faschiertes
    60 fridge 3-5d, freezer 4-12m: pork, schwein*, porc, cerdo, maiale, pork chop*, \
      schweineschnitzel, kotelett*, schnitzel, côtelette*, chuleta*, lomo, pork loin, pork \
      tenderloin, tenderloin, spare ribs, ribs, fleisch, *fleisch, gulasch, viande, carne
    73 fridge 1-2d, freezer 3-4m: ground pork, minced pork, schweinehack, mett
    52 fridge 3-5d, freezer 4-12m: lamb, lamm*, agneau, cordero, agnello, mutton
    50 fridge 1-2d, freezer 3-4m: ground lamb, minced lamb
    56 fridge 3-5d, freezer 4-12m: veal, kalb*, veau, vitello
    76 fridge 3-5d, freezer 4-12m: venison, wildschwein*, wildfleisch, hirsch*, rehkeule, \
      rehrücken
    77 fridge 1-2d, freezer 3-4m: liver, leber, foie de, hígado, fegato, kidneys, tongue
    595 fridge 2d, freezer 9m: rabbit, kaninchen, lapin, conejo, coniglio
    113 fridge 1-2d, freezer 12m: whole chicken, chicken, hähnchen, *hähnchen, huhn, hühnchen, \
      poulet*, pollo, poultry, geflügel*, suppenhuhn
    117 fridge 1-2d, freezer 9m: chicken breast*, hähnchenbrust*, *hähnchenbrust, hühnerbrust, \
      pouletbrust, blanc de poulet, filet de poulet, pechuga*, petto di pollo, chicken fillet*, \
      hähnchenfilet
    118 fridge 1-2d, freezer 9m: chicken thigh*, chicken leg*, chicken wing*, drumstick*, \
      hähnchenschenkel, hähnchenflügel, cuisse de poulet, muslo*, cosce di pollo
    115 fridge 1-2d, freezer 3-4m: ground turkey, ground chicken, minced chicken, putenhack, \
      geflügelhack
    114 fridge 1-2d, freezer 12m: turkey, pute, puten*, truthahn, dinde, pavo, tacchino
    120 fridge 1-2d, freezer 9m: turkey breast*, putenbrust, putenschnitzel, filet de dinde, \
      pechuga de pavo
    123 fridge 1-2d, freezer 6m: duck, ente, entenbrust, canard, pato, anatra, goose, gans
    141 fridge 3-4d, freezer 4m: rotisserie chicken, grillhähnchen, brathähnchen, poulet rôti, \
      pollo asado
    134 made, freezer 1-3m, opened-fridge 1-2d: chicken nugget*, nuggets
    79 made, fridge 1w, freezer 1m, opened-fridge 1w: bacon, speck, *speck, lardons, tocino, \
      panceta, pancetta, guanciale
    431 made, fridge 2w, freezer 2-4m, opened-fridge 7d: turkey bacon
    85 made, fridge 3-4d, freezer 1-2m: ham, *schinken, schinken, jambon, jamón, prosciutto \
      cotto, kochschinken, jamón cocido, jamón york, jambon blanc
    675 made, own, fridge 2-3m, freezer 1m, opened-fridge 3-7d: prosciutto, prosciutto crudo, \
      rohschinken, parmaschinken, jambon cru, jamón serrano, jamón ibérico, serrano
    98 made, fridge 2w, freezer 1-2m, opened-fridge 1w: hot dogs, hot dog, frankfurter*, wiener, \
      wieners, würstchen, *würstchen, saucisses de francfort, salchicha*, wurstel
    102 made, fridge 1-2d, freezer 1-2m: sausage*, raw sausage, saucisse*, salsicc*, butifarra
    103 made, fridge 1w, freezer 1-2m: smoked sausage, kielbasa, wurst*, *wurst, bockwurst, \
      cervelat
    104 made, fridge 2-3w, freezer 1-2m: salami*, *salami, pepperoni, saucisson*, salame, \
      salchichón, fuet
    632 made, pantry 1y, freezer 6m, opened-fridge 1m: chorizo
    638 made, fridge 2-3d, freezer 2-3m: bratwurst*, brats
    192 made, fridge 2w, freezer 1-2m, opened-fridge 3-5d: lunch meat, luncheon meat, deli meat, \
      cold cuts, *aufschnitt, leberkäse, fleischkäse, mortadella, bologna, charcuterie, fiambre, \
      affettato, lyoner, sliced turkey, sliced ham
    188 made, own, fridge 5-14d, freezer 1-2m, opened-fridge 2-4d: pate, pâté de, terrine de
    665 made, fridge 40d: pastrami
    81 made, fridge 5-7d, freezer 1m: corned beef
    109 made, pantry 12m, opened-fridge 2-3m: jerky, beef jerky, trockenfleisch
    563 made, fridge 7d: leberwurst, *leberwurst, rillettes, leberpastete
    """
}
