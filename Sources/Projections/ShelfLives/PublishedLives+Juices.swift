extension PublishedLives {
  /// How long juices keep.
  static let juices = """
    404 made, own, pantry 6-12m, opened-fridge 8-12d: orange juice*, jus d orange, zumo de \
      naranja, succo d arancia, juice*, *saft, saft, *nektar, fruit juice, jus, jus de fruit*, \
      zumo*, jugo*, succo*, punch, orangensaft, apfelsaft, multivitaminsaft, smoothie*, *schorle, \
      schorle*, juice carton*, apple juice*, pineapple juice*, tomato juice*, fruit drink*, capri \
      sun, capri sonne, sap, *sap, sok, sok*, juice, apelsinjuice*, applejuice*, sumo*, nectar*, \
      appelsap*, sinaasappelsap*, soki, drycker, multivitamin*, fruktdryck, dubbelfriss*, succhi, \
      jus multifruit*, jus pomme, jus raisin, napoj owocowy, compal, tropicana ambient, nectar \
      peche, jus de raisin, jus d ananas, jus tropical, jus de tomate, acerola, zumo multifrutas, \
      bifrutas, mosto, nektar multiwitamina, kubus, tymbark, hortex sok, cappy, fortuna sok, \
      tarczyn, bravo, tropisk juice, tranbarsjuice, tomatjuice, appelsientje, wicky, punica, hohes \
      c, albi, granini, valensina, rauch, eckes, amecke, traubensaft, tomatensaft, karottensaft, \
      johannisbeersaft, kirschsaft, ananassaft, rabenhorst, pago, ace saft, succo mela, succo ace, \
      succo ananas, yoga succo, santal, valfrutta, derby succo, skipper, innocent, ribena carton, \
      robinsons fruit shoot, um bongo, vita coco mix, ocean spray, welch s, minute maid, simply \
      orange ambient, tropicana carton
    448 made, pantry 12-18m, opened-fridge 2m: lemon juice, lime juice, zitronensaft, jus de \
      citron, zumo de limón, succo di limone
    455 made, own, fridge 1-3w, freezer 8-12m, opened-fridge 7-10d: fresh orange juice*, fresh \
      juice*, jus frais, zumo fresco, spremuta*, freshly squeezed*, frisch gepresst*, direktsaft \
      gekühlt
    """
}
