extension PublishedLives {
  /// How long milk and cream keep.
  static let milk = """
    27 fridge, freezer 3m: milk, chocolate milk, milch, *milch, vollmilch, lait, leche, latte, \
      whole milk, skim milk, melk, *melk, mleko, mjolk, *mjolk, leite, mleka
    543 fridge, opened-fridge 1w: lactose free milk, laktosefreie milch, lait sans lactose, leche \
      sin lactosa, latte senza lattosio, lactaid, zymil, accadi, minus l, lactosevrije melk, mleko \
      bez laktozy, laktosfri mjolk, leite sem lactose
    13 fridge 3-4d, freezer 4m: half and half, half & half
    14 fridge 10d, freezer 3-4m: heavy cream, cream, *sahne, sahne, schlagsahne, schlagrahm, \
      *rahm, rahm, crème entière, crème liquide, nata, nata para montar, panna, panna fresca, \
      double cream, single cream, slagroom, kookroom, gradde, *gradde, smietanka, natas, clotted \
      cream, nata liquida, creme fleurette
    14 own, pantry 3-8m, opened-fridge 3-5d: panna da cucina, panna cucina, nata para cocinar, \
      nata cocinar, crème liquide uht, *h sahne, h sahne
    11 fridge 1m, opened-fridge 1w: whipping cream, panna da montare
    """

  /// How long dairy, eggs, and what takes their place keep.
  static let dairy = """
    1 fridge 1-2m, freezer 6-9m: butter, *butter, beurre, mantequilla, burro, kräuterbutter, \
      lurpak, kerrygold, herb butter, garlic butter, boter, roomboter, maslo, smor, *smor, \
      manteiga, bordsmor
    26 fridge 6m, freezer 12m: margarin*, margarine, sunflower spread*, buttery spread*, olive \
      spread*, becel, lätta, halvarine, margaryn*, smeerboter, planta fin, creme vegetal
    9 fridge 2w, opened-fridge 1w: cottage cheese, hüttenkäse, requesón, serek wiejski, keso, \
      queijo cottage, fiocchi di latte, jocca, hytteost, grynost, cottage
    10 fridge 2w: cream cheese, frischkäse, *frischkäse, philadelphia, fromage frais, queso crema, \
      formaggio spalmabile, mascarpone, boursin, kiri, laughing cow, vache qui rit, almette, \
      smeerkaas, roomkaas, serek, farskost, queijo creme, stracchino*, crescenza, squacquerone, \
      serek kanapkowy
    490 fridge 2w, opened-fridge 1w: ricotta, requeijao
    546 fridge 7-10d: quark, *quark, speisequark, fromage blanc, topfen, petits suisses, petit \
      suisse, kwark, *kwark, twarog*, twarozek, kvarg, ser bialy, quarg, faisselle*, fromage \
      blanc*, petit suisse*, magerquark, magere kwark, topfencreme, twarog chudy, kesella, queijo \
      batido, skyr drink
    29 fridge: sour cream, saure sahne, sauerrahm, schmand, crème fraîche, crema agria, panna \
      acida, zure room, smietana, graddfil, creme azeda, creme epaisse
    2 fridge 1-2w, freezer 3m: buttermilk*, *buttermilch, babeurre, suero de leche, latticello, \
      karnemelk, maslanka*
    25 made, fridge 1w, opened-fridge 1-2d: kefir*, kéfir, ayran, filmjolk, langfil, fil
    33 made, fridge 1-2w, freezer 1-2m: yogurt*, yoghurt*, joghurt*, *joghurt, skyr*, yaourt*, \
      yogur*, jogurt*, lassi, actimel, activia, yakult, danonino, fruchtzwerge, iogurt*, yog, \
      fage, chobani, oikos, yoplait, muller corner, skyr natur, trinkjoghurt, jogobella, danone
    28 made, own, fridge 2-4w, opened-fridge 2d: pudding*, *pudding, custard, dessert crème, \
      natillas, budino, flan, crème caramel, crema catalana, panna cotta, mousse au chocolat, \
      chocolate mousse*, vla, *vla, budyn*, kisiel*, gelatina doce, leite creme, pudim*, creme \
      dessert
    8 made, fridge 3w: coffee creamer, liquid creamer, creamer
    21 fridge 3-5w: egg, eggs, eier, oeuf*, huevo*, uova, uovo, freilandeier, bioeier, hühnereier, \
      eieren, *eieren, jaja, jajka, jaj, agg, ovo, ovos, scharreleieren
    23 made, fridge 1w: hard boiled eggs, boiled eggs, gekochte eier
    17 fridge 7d, opened-fridge 3d: egg substitute*, egg whites, liquid egg, eiweiss
    20 made, fridge 3-5d, freezer 6m: eggnog
    644 pantry 6-12m, opened-fridge 5-7d: uht milk, long life milk, shelf stable milk, h milch, *h \
      milch, haltbare milch, lait uht, leche uht, latte uht, latte a lunga conservazione, houdbare \
      melk, mleko uht, leite uht
    421 fridge, opened-fridge 7-10d: soy milk, soja milch, sojamilch, sojadrink, soya milk, lait \
      de soja, leche de soja, latte di soia, sojamelk, sojadrank, mleko sojowe, sojadryck, bebida \
      de soja
    427 fridge, opened-fridge 7-10d: almond milk, mandelmilch, mandeldrink, lait d amande, leche \
      de almendras, latte di mandorla, oat milk, hafermilch, haferdrink, lait d avoine, leche de \
      avena, latte di avena, oat drink, bebida de avena, havermelk, haverdrank, amandeldrank, \
      havredryck, mandeldryck, napoj owsiany, napoj migdalowy, bebida de aveia, bebida de amendoa, \
      bebida avena, bebida almendras, boisson avoine, boisson amande, boisson soja
    428 fridge, opened-fridge 7-10d: rice milk, reismilch, reisdrink
    383 pantry 12m, opened-fridge 4-5d: condensed milk, evaporated milk, kondensmilch, lait \
      concentré, leche condensada, latte condensato, gecondenseerde melk, koffiemelk, mleko \
      zageszczone, leite condensado, kondenserad mjolk
    465 pantry 3-5y, opened-pantry 3m: powdered milk, milk powder, milchpulver, lait en poudre, \
      leche en polvo, latte in polvere, melkpoeder, mleko w proszku, leite em po, mjolkpulver
    649 pantry 6-8m, fridge 1-2y: ghee, butterschmalz, clarified butter
    30 fridge 3-4w: whipped cream, sprühsahne, crème chantilly, nata montada, panna spray
    168 fridge 1w, freezer 5m: tofu, tofu naturel, tofu natur, tofu wedzone
    328 fridge 3-4d, freezer 6m: tempeh
    169 fridge 1y: miso
    0 made, own, fridge 2-4w, opened-fridge 2-3d: milchreis*, rice pudding*, riz au lait, arroz \
      con leche, riso al latte, griesspudding, griessbrei
    """
}
