extension PublishedLives {
  /// How long fresh herbs keep.
  static let herbs = """
    288 fridge 7-10d, freezer 1-2m: herbs, kräuter, fresh herbs, herbes fraîches, erbe \
      aromatiche, dill
    509 fridge 10d, pantry 5d: basil, basilikum, basilic, albahaca, basilico
    611 fridge 2-3d, freezer 3-4m: parsley, petersilie, persil, perejil, prezzemolo
    506 fridge 2-3w, pantry 1-2w: cilantro, coriander leaves, koriander, coriandre, fresh \
      coriander
    507 fridge 2-3w, pantry 1-2w: mint leaves, fresh mint, minze, menthe fraîche, hierbabuena
    512 fridge 2-3w, pantry 1-2w: chives, schnittlauch, ciboulette, cebollino
    511 fridge 2-3w, pantry 1-2w: fresh rosemary, rosmarin, romarin, romero, rosmarino
    513 fridge 2-3w, pantry 1-2w: fresh thyme, thymian, thym, tomillo, timo
    505 fridge 7-9d, freezer 6m: lemongrass, zitronengras
    """
}
