extension PublishedLives {
  /// How long fresh herbs keep.
  static let herbs = """
    288 fridge 7-10d, freezer 1-2m: herbs, kräuter, fresh herbs, herbes fraîches, erbe aromatiche, \
      dill, tarragon, estragon, sage, salvia, salbei, sauge, salie, marjoram, majoran*, dragon, \
      cerfeuil, kerbel, kervel, lavas, kruiden, *kruiden, orter, ervas, dille, koperek, dild, \
      aneto, eneldo, aneth, coriander, kolendra, kolendry, tymianek swiezy, salvia fresca, \
      mejorana, cebollin, hierbas, cilantro fresco, melisse, zitronenmelisse, kresse, \
      gartenkresse, krasse, alho selvagem, barlauch, daslook, tuinkers, rukiew, rzezucha, lubczyk, \
      estragao, oregao fresco, salsa ramo, coentros ramo, hortela ramo, coentro, coentros
    509 fridge 10d, pantry 5d: basil, basilikum, basilic, albahaca, basilico, basilicum, bazylia, \
      basilika, manjericao, basilico vaso
    611 fridge 2-3d, freezer 3-4m: parsley, petersilie, persil, perejil, prezzemolo, peterselie*, \
      pietruszka*, natka, persilja*, salsa fresca
    506 fridge 2-3w, pantry 1-2w: cilantro, coriander leaves, koriander, coriandre, fresh \
      coriander
    507 fridge 2-3w, pantry 1-2w: mint leaves, fresh mint, minze, menthe fraîche, hierbabuena, \
      munt, mieta, mynta, hortela
    512 fridge 2-3w, pantry 1-2w: chives, schnittlauch, ciboulette, cebollino, bieslook, \
      szczypiorek, graslok, cebolinha
    511 fridge 2-3w, pantry 1-2w: fresh rosemary, rosmarin, romarin, romero, rosmarino
    513 fridge 2-3w, pantry 1-2w: fresh thyme, thymian, thym, tomillo, timo
    505 fridge 7-9d, freezer 6m: lemongrass, zitronengras
    """
}
