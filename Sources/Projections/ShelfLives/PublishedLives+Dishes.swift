extension PublishedLives {
  /// How long soups, salads and ready meals keep.
  static let dishes = """
    193 made, own, fridge 3-7d, freezer 2-3m, opened-fridge 2-3d: soup*, *suppe, soupe*, sopa*, \
      zuppa*, stew*, eintopf*, gazpacho, potage, velouté, minestrone*, bisque*, chowder*, \
      bouillabaisse, borscht*, ribollita, salmorejo, soep, *soep, zupa*, zurek*, barszcz*, soppa, \
      *soppa, artsoppa, sopas, caldo verde, krem z, veloute*, passato di verdura, vellutata*, \
      gaspacho, zupa pomidorowa, flaczki, grochowka, krem z dyni, arsoppa, nasselsoppa, \
      erwtensoep, snert, groentesoep, kippensoep, puree de legumes, mouline*, creme de potiron, \
      gulaschsuppe, linseneintopf, erbseneintopf, zuppa di, zuppa farro, vellutata di, sopa de \
      legumes, canja*, sopa juliana, pureto
    185 made, fridge 3-4d, freezer 2-3m: ready meal*, prepared meal*, fertiggericht*, plat \
      cuisiné, plat préparé, plato preparado, piatto pronto, sushi, sandwich*, wrap chicken, \
      cassoulet*, chili con carne, fish pie*, shepherd s pie, cottage pie*, chicken pie*, pork \
      pie*, steak pie*, meat pie*, butter chicken, chicken tikka*, chicken curry, meat loaf*, \
      meatloaf, paella*, moussaka*, risotto funghi, hachis parmentier, couscous royal, raviolis, \
      maaltijd*, magnetronmaaltijd*, stamppot*, nasi*, bami goreng, golabki, bigos*, zapiekank*, \
      gotowe danie, fardigratt*, pyttipanna, refeicao*, bacalhau a bras, arroz de pato, \
      parmentier*, brandade*, poke bowl*, tikka masala*, quenelle*, blanquette*, kebab*, gyros*, \
      fasolka po bretonsku, rouladen, canelones, timballo, parmigiana*, calzone fresco, seafood \
      paella
    0 made, own, fridge 1-3w, freezer 3-6m, opened-fridge 2-3d: meatball*, gehaktbal*, kottbull*, \
      pulpet*, klopsik*, albondiga*, polpett*, almondega*, frikadell*, boulettes, hackballchen*, \
      bouletten, kotlet mielony, frikandel*
    0 made, own, fridge 2-4w, opened-fridge 2-4d: tortilla de patata*, tortilla patata*, tortilla \
      de patatas, spanish omelette, fresh pizza
    191 made, fridge 3-5d: potato salad, kartoffelsalat, salade de pommes de terre, ensaladilla*, \
      insalata di patate, taboule*, tabule, insalata capricciosa, macedoine mayonnaise
    420 made, fridge 3-5d: pasta salad, nudelsalat, salade de pâtes, pastasalade*, pastasallad*
    418 made, fridge 3-4d: chicken salad, geflügelsalat
    190 made, fridge 3-4d: egg salad, eiersalat, eiersalade*, pasta jajeczna
    417 made, fridge 3-4d: tuna salad, thunfischsalat, shrimp salad, tonijnsalade*, salatka z \
      tunczykiem, tonfisksallad, rakosallad, skagenrora
    603 made, fridge 3-5d: coleslaw, krautsalat, rauwkost*, surowka*, vitkalssallad, colslaw, cole \
      slaw
    181 made, own, fridge 7-14d, opened-fridge 7d: hummus*, houmous, humus, humus*, hoemoes, \
      houmus
    180 made, fridge 3-4d, freezer 3-4m: guacamole*, guacamol*
    16 made, fridge 2w: dip, dips, tzatziki, zaziki, aioli, tzatzik*, cacik, czosnkowy dip, filet \
      americain, huzarensalade, kipkerriesalade, selleriesalade
    327 made, fridge 3-4d, freezer 12-18m: veggie burger*, meat substitute*, vegan burger*, \
      fleischersatz, veggie mince, vegane*, seitan, vegaburger*, vegetarische*, roslinn*, \
      vegoburgare, vegofars, hamburguer vegetal, hamburguesa vegetal, steak vegetal, quorn*, \
      vegan*, vegetariano burger, sojaschnetzel*
    0 made, own, fridge 3-7d, freezer 2-3m: sausage roll*, spring roll*, egg roll*, \
      frühlingsrolle*, rouleaux de printemps, nems, samosa*, involtini primavera, rollitos de \
      primavera, empanada*, empanadilla*, croqueta*, scotch egg*, falafel*, loempia*, sajgonki, \
      varrulle, varrullar, chamuca*, rissol*, rissois, croquete*, pasteis de bacalhau, bitterbal*, \
      kroket*, kroketten rundvlees, flamenquin*, supplì, arancin*
    0 made, own, fridge 1-3w, opened-fridge 2-4d: fleischsalat*, heringssalat*, krabbensalat*, \
      wurstsalat*, salade piémontaise, ensalada rusa, insalata russa, céleri rémoulade, carottes \
      râpées
    0 made, own, fridge 2-5w, freezer 2-3m, opened-fridge 3-5d: blini*, blinis, oladji, pikelet*
    """
}
