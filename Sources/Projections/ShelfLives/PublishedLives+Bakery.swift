extension PublishedLives {
  /// How long bread and cakes keep.
  static let bakery = """
    574 made, own, pantry 2-4d: homemade bread
    195 made, own, pantry 5-7d, freezer 3-5m, opened-fridge 2-3w: bread*, *brot, brot, toast, \
      *toast, toastbrot, pain, pains, pan de molde, pan de, pane, buns, bun, hot dog bun*, burger \
      bun*, hamburger bun*, sandwich bun*, rolls, ciabatta, sourdough, pita, naan, panini, panino, \
      mollete, focaccia, flatbread*, loaf, loaves, toastie, pan carré, pancarré, pan bauletto, hot \
      dog roll*, burger roll*, bread roll*, dinner roll*, finger roll*, crumpet*, english muffin*, \
      pan tostada
    461 made, own, pantry 5-7d, freezer 3m: whole wheat bread, vollkornbrot, *vollkornbrot, pain \
      complet, pan integral, pane integrale, wholemeal bread
    449 made, pantry 1-2d, freezer 3m: bagel*
    204 made, pantry 5-10d, opened-fridge 14m: pastry, pastries, danish, croissant*, gipfeli, \
      brioche*, pain au chocolat, napolitana*, cornett*, plunder*, schnecke*, franzbrötchen, \
      cinnamon roll*, zimtschnecke*, zimtrolle*, turnover*, apple turnover*, chausson aux pommes, \
      sfogliatina, pain aux raisins, palmier*, teilchen
    204 made, own, pantry 1-3d, fridge 3-5d: pastel de nata, pasteis de nata, cream puff*, choux à la \
      crème, bignè*, cannoli, windbeutel*, paris brest
    202 made, pantry 1-2d, opened-fridge 2d: doughnut*, donut*, berliner, krapfen, beignet*
    197 made, pantry 3-7d, freezer 6m, opened-fridge 7-10d: cake, cakes, kuchen, *kuchen, \
      gâteau*, bizcocho, torta, cupcake*, loaf cake*, swiss roll*, \
      biskuitrolle, *rührkuchen, sponge cake*, tarta de manzana, brownie*, gugelhupf, quatre quarts
    197 made, own, pantry 3-9w, freezer 6m, opened-pantry 1-2w: madeleine*, magdalena*, panettone*, \
      pandoro*, stollen*, christstollen, mince pies, mince pie, baumkuchen*, fruit cake*, plumcake*, \
      sobao*, ontbijtkoek, peperkoek, kruidkoek, pain d épices tranches, valencianas, petits cakes, mini cakes
    452 made, pantry 3-7d, freezer 3m: muffin*
    198 made, own, fridge 3-7d, freezer 3-6m, opened-fridge 5-7d: cheesecake*, käsekuchen, cheese \
      cake*, tarta de queso, gâteau au fromage
    207 made, pantry 1-2d, freezer 8m, opened-fridge 1w: fruit pie, apple pie, apfelkuchen, tarte \
      aux pommes, crostata, *strudel, strudel*, apple crumble*, crumble, apple tart*, cherry pie*, \
      torta di mele
    0 made, own, pantry 2-5d, fridge 3-5d, freezer 6-8m, opened-fridge 2-4d: pie, pies
    205 made, own, fridge 2-4d, opened-fridge 3-4d: cream pie, torte, *torte, sahnetorte, \
      cremetorte, tarte aux, tarte au citron, tartelette*, fruit tart*, strawberry tart*, lemon \
      tart*, custard tart*, tarta de, tiramisu*, profiterole*, eclairs à
    211 made, own, fridge 3-7d, freezer 2-3m, opened-fridge 3-5d: quiche, quiches, zwiebelkuchen, \
      flammkuchen*, tarte flambée, torta salata
    195 made, own, pantry 1-3d, freezer 3-5m: brötchen*, *brötchen, semmel*, baguette*, \
      *baguette, barra de pan, barra pan, pan de pueblo, petit pain, petits pains, ficelle, \
      laugenbreze*, laugenstange*, laugengebäck*, rosetta, michetta
    0 made, own, fridge 10-30d, freezer 3-6m: garlic bread*, garlic baguette*, kräuterbaguette*, \
      knoblauchbaguette*, knoblauchbrot*, pain à l ail, pane all aglio, pan de ajo, baguette à l \
      ail, bruschetta
    0 made, own, pantry 5-14d, freezer 2m: pancake*, pfannkuchen*, crêpe*, eierkuchen
    """
}
