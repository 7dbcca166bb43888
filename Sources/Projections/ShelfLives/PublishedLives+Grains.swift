extension PublishedLives {
  /// FoodKeeper's figures for bread, grains, flour and what is baked.
  static let grains = """
    338 pantry 2y, opened-fridge 6m, opened-pantry 1y: rice, reis, *reis, riz, arroz, riso, \
      basmati*, jasmine rice, risotto rice
    339 pantry 1y, opened-fridge 6m, opened-pantry 1y: brown rice, vollkornreis, riz complet, \
      arroz integral, riso integrale
    335 pantry 2y, opened-pantry 1y: pasta, *pasta, spaghetti*, penne, fusilli, rigatoni, \
      macaroni, linguine, tagliatelle, nudel*, *nudeln, pâtes, coquillettes, fideos, farfalle, \
      lasagne sheets, lasagneplatten
    336 pantry 2y, opened-pantry 1-2m: egg noodles, eiernudel*, nouilles aux oeufs, \
      fideos al huevo, ramen noodles
    332 made, fridge 1-2d, freezer 2m: fresh pasta, tortellini, ravioli, gnocchi, frische pasta, \
      pâtes fraîches, pasta fresca, spätzle, maultaschen
    425 pantry 2-3y: quinoa
    637 pantry 6-12m: bulgur, couscous
    333 pantry 1-2y, opened-pantry 1y: dried beans, dry beans, kidney beans dry, bohnenkerne, \
      haricots secs, alubias, chickpeas dry
    334 pantry 1y, opened-pantry 1y: lentil*, linsen, lentille*, lenteja*, lenticch*
    222 made, pantry 6-12m, opened-fridge 1y, opened-pantry 6-8m: bread flour, cake flour, \
      pastry flour
    222 pantry 6-12m, opened-fridge 1y, opened-pantry 6-8m: flour, mehl, *mehl, weizenmehl, \
      farine, harina, farina
    459 pantry 12m, fridge 2y, freezer 2y: whole wheat flour, wholemeal flour, vollkornmehl, \
      farine complète, harina integral, farina integrale
    218 pantry 6-12m, opened-fridge 1y, opened-pantry 2y: cornmeal, polenta, maisgriess, \
      semola*, griess, semoule
    585 pantry 4m, freezer 8m: oats, rolled oats, oat flakes
    375 pantry 12m, opened-pantry 6-12m: oatmeal, haferflocken, *haferflocken, flocons d avoine, \
      avena, fiocchi d avena, porridge, copos de avena
    574 pantry 3-5d, fridge 2-3m: homemade bread
    195 made, pantry 14-18d, freezer 3-5m, opened-fridge 2-3w: bread*, *brot, brot, brötchen*, \
      *brötchen, semmel*, toast, *toast, toastbrot, pain, pains, baguette*, *baguette, \
      pan de molde, pan de, barra de pan, pane, buns, bun, hot dog bun*, burger bun*, \
      hamburger bun*, sandwich bun*, rolls, ciabatta, sourdough, pita, naan, panini, panino, \
      mollete, focaccia, flatbread*, knäckebrot
    461 made, pantry 3-5d, freezer 3m: whole wheat bread, vollkornbrot, *vollkornbrot, \
      pain complet, pan integral, pane integrale, wholemeal bread
    449 made, pantry 1-2d, freezer 3m: bagel*
    196 made, pantry 3m, freezer 6m, opened-fridge 3m: tortilla*, wraps, wrap, flour tortilla*
    553 made, pantry 25-45d, fridge 60-90d: corn tortilla*, tortillas maíz, maistortilla*
    204 made, pantry 5-10d, opened-fridge 14m: pastry, pastries, danish, croissant*, gipfeli, \
      brioche*, pain au chocolat, napolitana*, cornett*, plunder*, schnecke*, franzbrötchen
    202 made, pantry 1-2d, opened-fridge 2d: doughnut*, donut*, berliner, krapfen, beignet*
    197 made, pantry 3-7d, freezer 6m, opened-fridge 7-10d: cake, cakes, kuchen, *kuchen, \
      gâteau*, bizcocho, torta, madeleine*, magdalena*, cupcake*
    452 made, pantry 3-7d, freezer 3m: muffin*
    198 made, fridge, freezer 3-6m, opened-fridge 5-7d: cheesecake*, käsekuchen
    207 made, pantry 1-2d, freezer 8m, opened-fridge 1w: fruit pie, apple pie, apfelkuchen, \
      tarte aux pommes, crostata
    205 made, fridge, opened-fridge 3-4d: cream pie, torte, *torte, sahnetorte, cremetorte
    211 made, fridge, freezer 2-3m, opened-fridge 3-5d: quiche
    551 made, freezer 12m: puff pastry frozen
    554 made, fridge, freezer 2m: pie crust, puff pastry, blätterteig, *blätterteig, \
      pâte feuilletée, pâte brisée, hojaldre, pasta sfoglia, kuchenteig, mürbeteig
    309 made, fridge 3-4d, freezer 12m: pizza dough, pizzateig, pâte à pizza, masa de pizza, \
      bread dough
    247 made, fridge, freezer 2m: cookie dough
    374 made, pantry 6-12m, opened-pantry 2-3m: cereal, cereals, cornflakes, corn flakes, \
      muesli*, *müsli, céréales, cereali, cheerios, weetabix
    555 made, pantry 6-9m: granola*
    658 made, pantry 6-12m: granola bar*, cereal bar*, müsliriegel, barre de céréales, barrita*, \
      barretta*
    643 made, pantry 6m: breadcrumb*, paniermehl, semmelbrösel, chapelure, pan rallado, \
      pangrattato
    627 pantry 12m: grits
    682 made, pantry 5-6m, fridge 5-6m, freezer 11-12m: crouton*
    """
}
