extension PublishedLives {
  /// How long juices keep.
  static let juices = """
    455 made, own, fridge 1-3w, freezer 8-12m, opened-fridge 7-10d: copella*, copella apple*, \
      tropicana orange*, tropicana apple*, innocent orange*, innocent apple*, simply orange*, \
      simply apple*, natalie s orange*, florida s natural*
    455 made, own, fridge 1-3w, freezer 8-12m, opened-fridge 7-10d: zumo naranja exprimid*, \
      zumo de naranja exprimid*, orange juice 59 oz*, orange juice 52 oz*, orange juice 89 oz*, \
      orange juice 46 oz*, spremuta arancia*
    404 made, own, pantry 4-12m, opened-fridge 5-10d: şalgam*
    404 made, own, pantry 6-12m, opened-fridge 8-12d: orange juice*, drink, jus d orange, zumo de \
      naranja, succo d arancia, juice*, *saft, saft, *nektar, fruit juice, jus, jus de fruit*, \
      zumo*, jugo*, succo*, punch, orangensaft, apfelsaft, *schorle, schorle*, juice carton*, \
      apple juice*, pineapple juice*, tomato juice*, fruit drink*, capri sun, capri sonne, sap, \
      *sap, sok, apelsinjuice*, applejuice*, sumo*, nectar*, appelsap*, sinaasappelsap*, soki, \
      drycker, multivitamin*, fruktdryck, dubbelfriss*, succhi, jus multifruit*, jus pomme, jus \
      raisin, napoj owocowy, compal, tropicana ambient, nectar peche, jus de raisin, jus d \
      ananas, jus tropical, jus de tomate, acerola, zumo multifrutas, bifrutas, mosto, nektar \
      multiwitamina, kubus, tymbark, hortex sok, cappy, fortuna sok, tarczyn, bravo, tropisk \
      juice, tranbarsjuice, tomatjuice, appelsientje, wicky, punica, hohes c, albi, granini, \
      valensina, rauch, eckes, amecke, traubensaft, karottensaft, johannisbeersaft, kirschsaft, \
      ananassaft, rabenhorst, pago, ace saft, succo mela, succo ace, succo ananas, yoga succo, \
      santal, valfrutta succo, succo valfrutta, derby succo, skipper, innocent, ribena carton, robinsons fruit shoot, um \
      bongo, vita coco mix, ocean spray, welch s, minute maid, simply orange ambient, tropicana \
      carton, соки, сік*, нектар*, морс*, компот питьевой, מיץ*, מיץ תפוזים, מיץ תפוחים, juice \
      drink*, jus de*, pur jus*, nektar*, direktsaft*, fruchtsaft*, nettare*, vruchtensap*, napój \
      owocowy*, *juice, äppeljuice*, äppelmust*, süßmost*, oasis juice, fruit shoot*, caprisun*, \
      capri sun*, vegetable juice*, gemüsesaft*, jus de légumes*, tomato juice, tomatensaft*, \
      cranberry juice*, cranberry classic, prune juice, сок, сока, multivitaminsaft*, \
      multivitamin juice*, multivitaminjuice*, hi c, ribena carton*, kool aid jammers, kool aid, \
      clamato, honest kids, sunny d, sunnyd, juicy juice, mott s, fruchtsaftgetränk*, \
      durstlöscher*, jus multivitaminé*, v8, yoga pesca, derby blue, multivitaminesap*, \
      goudappeltje, skipper succo, capri sun multivitamin*, kiba, kirsch banane saft
    448 made, pantry 12-18m, opened-fridge 2m: lemon juice, lime juice, jus de citron, zumo de \
      limón, succo di limone, сок лимонный, лимонный сок, מיץ לימון, zitronensaft*, \
      limettensaft*, jus de citron*, jus citron, zumo de limón*, zumo limón, succo di limone*, \
      succo limone, citroensap*, limoensap, sok z cytryny, sok z limonki, sumo de limão*, \
      citronjuice, limejuice, pressad citron, jif lemon, lime juice*, zitronensaftkonzentrat*, \
      pulco citron, pulco, exprimido de limón, exprimido limón, limettensaftkonzentrat, limone \
      spremuto, realemon
    455 made, own, fridge 1-3w, freezer 8-12m, opened-fridge 7-10d:  innocent juice*, \
      innocent oj, zumo exprimido*, \
      zumo recién exprimido*, zumo r ex, god morgon*, godm, \
      fresh orange juice*, fresh \
      juice*, jus frais, zumo fresco, spremuta*, freshly squeezed*, frisch gepresst*, direktsaft \
      gekühlt, florida s natural, cold pressed*, simply apple, \
      odwalla*, naked juice*, naked green*, fresh squeezed*, tropicana orange juice, tropicana \
      pure*, jus pressé*, zumo de naranja recién exprimido, ingwer shot*
    455 made, own, fridge 1-4w, freezer 8-12m, opened-fridge 4-7d: innocent*, innocent smoothie*, \
      smoothie innocent, naked smoothie*, true fruits*, tropicana*, orange juice with bits, juice \
      with bits, juice not from concentrate chilled, zumo refrigerado, zumo recién exprimido, \
      zumo exprimido, jus frais*, jus pressé frais, sok świeży, sok jednodniowy*, marwit, świeżo \
      wyciskany, smoothie chilled, smoothie gekühlt, ginger shot*, ingwershot*, shot gingembre, \
      färskpressad*, färskpressad juice, verse jus, verse sinaasappelsap, verse appelsap, fris \
      geperst, sumo fresco, sumo natural refrigerado, frisch gepresster*, frisch gepresst, \
      свежевыжатый*, סחוט, מיץ סחוט, fruit smoothie*, bolthouse farms*, bolthouse, smoothie*
    """
}
