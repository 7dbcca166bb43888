extension PublishedLives {
  /// How long fresh herbs keep.
  static let herbs = """
    611 own, fridge 4-10d: maydanoz*, petržel*
    288 own, fridge 5-14d, freezer 1-2m: herbs, fresh herbs, herbes fraîches, erbe aromatiche, sage, \
      sauge, salie, marjoram, majoran*, cerfeuil, kerbel, kervel, lavas, kruiden, *kruiden, \
      orter, ervas, dild, coriander, kolendra, kolendry, tymianek swiezy, salvia fresca, \
      mejorana, cebollin, hierbas, cilantro fresco, melisse, zitronenmelisse, kresse, \
      gartenkresse, krasse, alho selvagem, barlauch, daslook, tuinkers, rukiew, rzezucha, \
      lubczyk, estragao, oregao fresco, salsa ramo, coentros ramo, hortela ramo, coentro, \
      coentros, зелень, травы свежие, עשבי תיבול, kräuter*, *kräuter, aromates, hierbas \
      aromáticas, salvia*, salbei*, szałwia, estragon*, tarragon*, dragoncello, oregano frisch, \
      majoran frisch, coperz, koper*, kopru, dill*, aneth*, eneldo*, aneto*, endro*, укроп, кріп, \
      שמיר, melissa, citronnelle, thai basil, mixed herbs fresh, bouquet garni, dragon färsk, \
      salvia färsk, sage fresh, coentros molho, curry leaves, suppenkräuter frisch, bouquet garni \
      frais, laurier frais, maggiorana fresca, alloro fresco
    509 fridge 10d, pantry 5d: basil, basilico vaso, базилик, базилік, בזיליקום, basilikum*, \
      basilic*, albahaca*, bazyli*, manjericão*, basilika*
    611 own, fridge 4-10d, freezer 3-4m: salsa molho, \
      peterselie*, salsa fresca, петрушк*, פטרוזיליה, petersilie*, \
      persil*, perejil*, prezzemol*, natka*, pietruszk*, salsa fresca molho, salsinha, \
      bladpersilja, curly parsley, parsley*
    506 own, fridge 5-14d, pantry 1-2w: coriander leaves, fresh coriander, кинза, кориандр свежий, \
      כוסברה, koriander*, coriandre*, cilantro*, coriandolo fresco, kolendr*, coentro*, \
      coriander*
    507 own, fridge 5-14d, pantry 1-2w: mint leaves, fresh mint, menthe fraîche, munt, mieta, мята, м \
      ята, נענע, pfefferminze topf, minze*, menthe*, menthe botte, hierbabuena*, menta fresca, \
      mięta świeża, mięta doniczka, hortelã*, mynta*, mint fresh, mint pot, fresh mint*, mint
    512 own, fridge 5-14d, pantry 1-2w: cebolinha, лук шнитт, עירית, schnittlauch*, ciboulette*, \
      cebollino*, erba cipollina, bieslook*, szczypiorek*, cebolinho*, gräslök*, chives*
    511 own, fridge 5-14d, pantry 1-2w: fresh rosemary, розмарин, רוזמרין, rosmarin topf, romarin*, \
      romero*, rozemarijn*, rozmaryn*, alecrim*, rosmarin*, rosemary*, romarin, rosmarin frisch
    513 own, fridge 5-14d, pantry 1-2w: fresh thyme, тимьян, чабрец, טימין, thym*, tomillo*, timo*, \
      tijm*, tymianek*, tomilho*, timjan*
    505 fridge 7-9d, freezer 6m: lemongrass, zitronengras, citroengras, trawa cytrynowa, \
      citronela, лемонграсс
    """
}
