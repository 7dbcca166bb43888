extension PublishedLives {
  /// How long fresh herbs keep.
  static let herbs = """
    288 fridge 7-10d, freezer 1-2m: herbs, kräuter, fresh herbs, herbes fraîches, erbe aromatiche, \
      tarragon, estragon, sage, salvia, salbei, sauge, salie, marjoram, majoran*, cerfeuil, \
      kerbel, kervel, lavas, kruiden, *kruiden, orter, ervas, dille, koperek, dild, aneto, eneldo, \
      aneth, coriander, kolendra, kolendry, tymianek swiezy, salvia fresca, mejorana, cebollin, \
      hierbas, cilantro fresco, melisse, zitronenmelisse, kresse, gartenkresse, krasse, alho \
      selvagem, barlauch, daslook, tuinkers, rukiew, rzezucha, lubczyk, estragao, oregao fresco, \
      salsa ramo, coentros ramo, hortela ramo, coentro, coentros, зелень, травы свежие, עשבי \
      תיבול, kräutertopf, kräuter*, *kräuter, aromates, hierbas aromáticas, salvia*, salbei*, \
      szałwia, estragon*, tarragon*, dragoncello, oregano frisch, majoran frisch, coperz, koper*, \
      koperek*, kopru, dill*, aneth*, eneldo*, aneto*, endro*, dille*, укроп, кріп, שמיר, melissa, \
      citronnelle, thai basil, mixed herbs fresh, bouquet garni, dragon färsk, salvia färsk, sage \
      fresh
    509 fridge 10d, pantry 5d: basil, basilikum, basilic, albahaca, basilico, basilicum, bazylia, \
      basilika, manjericao, basilico vaso, базилик, базилік, בזיליקום, basilikum*, basilic*, \
      albahaca*, basilico*, basilicum*, bazyli*, manjericão*, basilika*
    611 fridge 2-3d, freezer 3-4m: parsley, petersilie, persil, perejil, prezzemolo, peterselie*, \
      pietruszka*, natka, persilja*, salsa fresca, петрушка, петрушк*, פטרוזיליה, petersilie*, \
      persil*, perejil*, prezzemol*, natka*, pietruszk*, salsa fresca molho, salsinha, \
      bladpersilja, curly parsley, parsley*
    506 fridge 2-3w, pantry 1-2w: cilantro, coriander leaves, koriander, coriandre, fresh \
      coriander, кинза, кориандр свежий, כוסברה, koriander*, coriandre*, cilantro*, coriandolo \
      fresco, kolendra*, kolendr*, coentros*, coentro*, coriander*
    507 fridge 2-3w, pantry 1-2w: mint leaves, fresh mint, minze, menthe fraîche, hierbabuena, \
      munt, mieta, mynta, hortela, мята, м ята, נענע, pfefferminze topf, minze*, menthe*, menthe \
      botte, hierbabuena*, menta fresca, mięta świeża, mięta doniczka, hortelã*, mynta*, mint \
      fresh, mint pot, fresh mint*
    512 fridge 2-3w, pantry 1-2w: chives, schnittlauch, ciboulette, cebollino, bieslook, \
      szczypiorek, graslok, cebolinha, лук шнитт, עירית, schnittlauch*, ciboulette*, cebollino*, \
      erba cipollina, bieslook*, szczypiorek*, cebolinho*, gräslök*, chives*
    511 fridge 2-3w, pantry 1-2w: fresh rosemary, rosmarin, romarin, romero, rosmarino, розмарин, \
      רוזמרין, rosmarin topf, romarin*, romero*, rosmarino*, rozemarijn*, rozmaryn*, alecrim*, \
      rosmarin*, rosemary, rosemary*
    513 fridge 2-3w, pantry 1-2w: fresh thyme, thymian, thym, tomillo, timo, тимьян, чабрец, \
      טימין, thymian*, thym*, tomillo*, timo*, tijm*, tymianek*, tomilho*, timjan*, thyme, thyme*
    505 fridge 7-9d, freezer 6m: lemongrass, zitronengras, citroengras, trawa cytrynowa, \
      citronela, лемонграсс
    """
}
