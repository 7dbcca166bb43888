extension PublishedLives {
  /// How long soups, salads and ready meals keep.
  static let dishes = """
    193 made, own, fridge 3-7d, freezer 2-3m, opened-fridge 2-3d: soup*, *suppe, soupe*, sopa*, \
      zuppa*, stew*, eintopf*, gazpacho, potage, velouté, minestrone*, bisque*, chowder*, \
      bouillabaisse, borscht*, ribollita, salmorejo
    185 made, fridge 3-4d, freezer 2-3m: ready meal*, prepared meal*, fertiggericht*, plat \
      cuisiné, plat préparé, plato preparado, piatto pronto, sushi, sandwich*, wrap chicken, \
      cassoulet*, chili con carne, fish pie*, shepherd s pie, cottage pie*, chicken pie*, pork \
      pie*, steak pie*, meat pie*, butter chicken, chicken tikka*, chicken curry, meat loaf*, \
      meatloaf, paella*, moussaka*, risotto funghi, hachis parmentier, couscous royal, raviolis
    0 made, own, fridge 1-3w, freezer 3-6m, opened-fridge 2-3d: meatball*
    0 made, own, fridge 2-4w, opened-fridge 2-4d: tortilla de patata*, tortilla patata*, tortilla de \
      patatas, spanish omelette, fresh pizza
    191 made, fridge 3-5d: potato salad, kartoffelsalat, salade de pommes de terre, ensaladilla*, \
      insalata di patate
    420 made, fridge 3-5d: pasta salad, nudelsalat, salade de pâtes
    418 made, fridge 3-4d: chicken salad, geflügelsalat
    190 made, fridge 3-4d: egg salad, eiersalat
    417 made, fridge 3-4d: tuna salad, thunfischsalat, shrimp salad
    603 made, fridge 3-5d: coleslaw, krautsalat
    181 made, own, fridge 7-14d, opened-fridge 7d: hummus*, houmous, humus
    180 made, fridge 3-4d, freezer 3-4m: guacamole*
    16 made, fridge 2w: dip, dips, tzatziki, zaziki, aioli
    327 made, fridge 3-4d, freezer 12-18m: veggie burger*, meat substitute*, vegan burger*, \
      fleischersatz, veggie mince, vegane*, seitan
    0 made, own, fridge 3-7d, freezer 2-3m: sausage roll*, spring roll*, egg roll*, \
      frühlingsrolle*, rouleaux de printemps, nems, samosa*, involtini primavera, rollitos de \
      primavera, empanada*, empanadilla*, croqueta*, scotch egg*, falafel*
    0 made, own, fridge 1-3w, opened-fridge 2-4d: fleischsalat*, heringssalat*, krabbensalat*, \
      wurstsalat*, salade piémontaise, ensalada rusa, insalata russa, céleri rémoulade, carottes \
      râpées
    """
}
