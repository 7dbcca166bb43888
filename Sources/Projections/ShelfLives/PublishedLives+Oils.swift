extension PublishedLives {
  /// How long oils, fats and vinegars keep.
  static let oils = """
    227 pantry 6-12m, opened-fridge 4m, opened-pantry 3-5m: olive oil*, olivenöl, huile d olive, \
      aceite de oliva, olio di oliva, olio extra vergine, olio d oliva, vegetable oil, speiseöl, \
      huile, aceite, olijfolie*, oliwa*, olivolja*, azeite*, azeite virgem, olio evo, olie, olja, \
      oleo, olej, huile olive, aceite oliva, olio oliva, arachideolie, wokolie, оливковое масло, \
      масло оливковое, олія оливкова, שמן זית, שמן, olio extravergine, olio vergine, aove, virgen \
      extra, vergine extra, extra virgin, vegetable oil*, frying oil, bratöl*, pflanzenöl*, brat \
      und, olio di, matolja, walnut oil, walnussöl, leinöl*, lijnolie, olej lniany, huile de \
      noix, kernöl*, kürbiskernöl, cooking spray, spray oil, fry light, avocado oil
    522 pantry 1y: sunflower oil, huile de tournesol, aceite de girasol, olio di semi, \
      zonnebloemolie*, olej slonecznikowy, solrosolja*, oleo alimentar, oleo girassol, aceite \
      girasol, huile tournesol, olio girasole, olio semi, frituurolie, подсолнечное масло, масло \
      подсолнечное, олія соняшникова, соняшникова олія, олія, שמן חמניות, sonnenblumenöl*, olio \
      di girasole, óleo de girassol, tournesol huile, isio
    520 pantry 1y: canola oil, vegetables oil, rapeseed oil, huile de colza, olio di colza, \
      koolzaadolie, olej rzepakowy, huile colza, рапсовое масло, олія ріпакова, שמן קנולה, \
      rapsöl*, raapzaadolie*, olej rzepakowy*, olej kujawski, erdnussöl, huile d arachide, olio \
      di arachide, olio arachidi, groundnut oil, corn oil, grapeseed oil, truffle oil, peanut \
      oil, arachide huile, olio di semi*, maiskeimöl*, keimöl*, cooking spray*, pam spray, pam \
      cooking spray, huile de pépins de raisin, traubenkernöl*, frittieröl*, distelöl*, palmin \
      flüssig*, avocadoöl*, trüffelöl*, aceite de maíz, aceite de semillas*, aceite semillas, \
      aceite vegetal, brat und backöl
    612 pantry 2y, opened-pantry 6m: sesame oil, sesamöl, кунжутное масло, שמן שומשום, huile de \
      sésame, aceite de sésamo, olio di sesamo, olej sezamowy, sesamolie
    454 pantry 3y: coconut oil, kokosöl, kokosfett, huile de coco, kokosolie, olej kokosowy, \
      kokosolja, oleo de coco, кокосовое масло, масло кокосовое, שמן קוקוס, aceite de coco, olio \
      di cocco
    230 pantry 1-2y, opened-pantry 6-12m: shortening, pflanzenfett, lard, schmalz
    361 made, pantry 2y: wine vinegar, weinessig, vinaigre de vin, vinagre de vino, aceto di \
      vino, vinegar, *essig, *azijn, ocet*, ocet jablkowy, attiksprit, vinagre*, vinaigr*, \
      aceto*, vinager*, уксус*, оцет, חומץ, essig*, weißweinessig*, branntweinessig, apfelessig*, \
      azijn*, ättika*, malt vinegar, cider vinegar, rice vinegar, reisessig, vinagre de sidra, \
      vinagre manzana, vinagre jerez, condimento bianco*, gurkenaufguss*
    669 made, pantry 3-5y, opened-fridge 18m: balsamic*, balsamique, aceto balsamico, aceto \
      balsamico di modena, crema balsamica, balsamessig*
    524 made, own, pantry 6-18m, fridge 3-12m, opened-fridge 2-6m: goose fat*, duck fat*, beef \
      dripping*, dripping, gänseschmalz*, griebenschmalz*, schweineschmalz*, *schmalz, graisse de \
      canard, graisse d oie, graisse canard, saindoux, strutto, manteca de cerdo, manteca cerdo, \
      smalec*, banha, reuzel, ister, смалець, смалец, palmin*, plattenfett*, biskin*, \
      frittierfett*, végétaline*, manteca, manteca blanca
    """
}
