extension PublishedLives {
  /// How long nuts, seeds and dried fruit keep.
  static let nuts = """
    442 own, pantry 6-12m, fridge 12m, freezer 24m: fıstık*, yer fıstığı*
    379 pantry 6m, opened-fridge 6m, opened-pantry 1m: raisins, raisin, rosinen, sultana*, \
      raisins secs, dried fruit*, trockenfrüchte, dried apricot*, dried cranberries, fruits secs, \
      dried mango*, dried figs, feigen getrocknet, apfelringe, rodzynk*, russin*, abrikozen \
      gedroogd, suszone sliwki, gedroogde pruimen, uvas passas, ciruelas pasas, backpflaumen, \
      fichi secchi, higos secos, datteri secchi, krenten, изюм*, курага*, чернослив*, \
      сухофрукты*, финики сушеные, родзинки, צימוקים, חמוציות, פירות יבשים, משמש מיובש, dried \
      apricots*, apricots dried, prunes dried, pitted prunes, dried prunes, currants*, mixed \
      fruit, mixed peel, dried mix, glacé cherries*, zitronat, orangeat, belegkirschen, dried \
      banana, dried pineapple, softaprikosen, soft aprikosen, soft pflaumen, aprikosen \
      getrocknet, softpflaumen*, trockenpflaumen*, trockenobst*, backobst*, getrocknete \
      aprikosen*, getrocknete feigen, cranberries getrocknet, raisins secs*, raisins golden, \
      abricots secs*, abricots moelleux, pruneaux*, pruneaux d agen, figues sèches*, figues \
      moelleuses, mélange fruits secs, pasas*, uvas pasas*, ciruelas pasas*, ciruelas sin hueso, \
      orejones*, higos secos*, dátil seco, fruta deshidratada, uvetta*, albicocche secche*, \
      prugne secche*, fichi secchi*, frutta secca*, rozijnen*, abrikozen gedroogd*, gedroogde \
      abrikozen*, gedroogde pruimen*, gedroogde vijgen, tutti frutti, morele suszone*, suszone \
      morele*, śliwki suszone*, suszone śliwki*, figi suszone, żurawina suszona*, bakalie*, uvas \
      passas*, passas*, alperces secos*, ameixas secas*, figos secos*, torkade aprikoser*, \
      torkade tranbär, katrinplommon*, torkade fikon, sultaninen, apple rings, apfelringe*, \
      goji*, goji berries, craisins, yogurt raisins, yoghurt raisins, dried mixed fruit, cherries \
      dried, korinthen*, mangostreifen*, orangeat*, zitronat*, fruits confits*, fruta \
      escarchada*, trockenmango*, canditi*, cocco disidratato*, bacche di goji*, prugne \
      denocciolate*, ocean spray craisins, craisins*
    386 pantry 1y, freezer 6-12m, opened-fridge 4-6m, opened-pantry 2-9m: nusskernmischung*, \
      ültje*, seeberger*, nic nac s*, nicnacs, cacahuètes*, quicos*, cóctel de frutos, felix \
      orzeszki*, miolo de noz, בוטנים*, nüsse, *nüsse, noix, noci, frutos secos, mixed nuts, \
      noten, *noten, orzech*, *notter, amendoa*, noz, avela*, cashewnoten, borrelnoten*, orzeszki \
      nerkowca, cashewnotter, fruits secs melange, cocktailnusse*, mieszanka studencka, \
      anacarde*, noix de cajou, nerkowce, wloskie orzechy, орех*, орехи грецкие, горіхи*, фундук, \
      грецкий орех, אגוזים, אגוזי מלך, פיצוחים, nuts*, mixed nuts*, fruit and nut, nut mix*, \
      trail mix*, chevda, nussmischung*, nussmix*, haselnüsse*, haselnusskerne*, *nusskerne, \
      nusskern*, gemahlene haselnüsse, studentenfutter*, paranüsse, knabbermix nuss, mélange \
      apéritif, mélange noix, noisettes*, noix du brésil, noix de pécan, cerneaux*, avellana*, \
      nueces*, cóctel frutos secos, cocktail frutos secos, frutos secos*, nocciole*, noci \
      sgusciate, misto noci, noten mix, notenmix*, hazelnoten*, walnoten*, paranoten, \
      studentenhaver*, borrelnootjes*, tijgernootjes, orzechy włoskie*, orzechy laskowe*, orzechy \
      nerkowca, mieszanka orzechów, nozes*, hasselnötter*, valnötter*, nötmix*, nötter*, \
      jordnötsringar nötter, macadamia*, brazil nuts*, hazelnut*, tigernut*, chestnuts cooked, \
      marrons cuits, maroni vakuum, chestnut puree, каштаны, kastanj*, chufa*, bombay mix*, \
      wasabi peas, wasabi nuts, corn nuts, bombay mix, mélange étudiant*, habas fritas*, \
      kokoschips*, wasabi nüsse, wasabi erbsen, wasabi peanuts
    438 pantry 4m, fridge 8m, freezer 10m: migdal*, mandel, миндаль*, мигдаль, שקדים, almonds*, \
      ground almonds*, flaked almonds*, mandeln*, *mandeln, mandelblättchen, mandelsplitter, \
      mandelstifte, mandeln gemahlen, amandes*, amandes effilées, poudre d amandes*, poudre d \
      amande, almendra*, mandorle*, amandelen*, amandelschaafsel, płatki migdałowe, amêndoas*, \
      mandlar*, mandelspån, sötmandel, marzipan*, mazapán*, pâte d amande*, amandelspijs, \
      mandelmassa
    439 own, pantry 6-12m, fridge 6m, freezer 12m: cashew*, кешью, קשיו, noix de cajou*, \
      anacardo*, anacardi*, caju*, cajou*
    442 own, pantry 6-12m, fridge 12m, freezer 24m: pinda*, orzeszki ziemne, orzeszki*, \
      amendoim*, cacahuete*, cacahuate*, cacahouete*, арахис*, арахіс, בוטנים, peanuts*, dry \
      roasted, erdnüsse*, erdnusskerne*, arachidi*, noccioline*, orzeszki ziemne*, fistaszki, \
      amendoins*, jordnötter*
    445 own, pantry 6-12m, fridge 12m, freezer 24m: pistachio*, фисташк*, פיסטוק*, pistazien*, \
      pistachos*, pistacchi*, pistache*, pistácio*, pistasch*, pistagenoten, pistacje*
    446 own, pantry 6-12m, fridge 9-12m, freezer 24m: walnut*, *walnüsse, грецкие, walnüsse*, \
      walnusskerne*, walnut halves
    444 own, pantry 6-12m, fridge 9m, freezer 24m: pecan*, пекан, פקאן, pekan*, nuez pecana
    653 own, pantry 3-12m, fridge 3m, freezer 9m: pine nuts, кедровые орехи, צנובר*, \
      pinienkerne*, pignons*, piñones*, pinoli*, pijnboompitten*, orzeszki piniowe, pinhões*, \
      pinjenötter*
    608 pantry 12m: sunflower seeds, graines de tournesol, семечки*, насіння соняшника, семечки \
      подсолнечные, גרעיני חמניה, גרעינים, sonnenblumenkerne*, graines de tournesol*, graines \
      tournesol, pipas*, pipas de girasol*, semi di girasole*, zonnebloempitten*, słonecznik \
      łuskany*, słonecznik*, pestki słonecznika, sementes de girassol*, solroskärnor*, pipas \
      girasol, mixed seeds*, seed mix*, kernmix, kerne mix, salatkerne, graines mélange, mélange \
      graines, mix semi, mix de semillas, semillas*, pittenmix, zadenmix, mieszanka nasion, \
      frömix, hemp hearts, hanfsamen*, graines de chanvre, konopné, salatkernmischung*, \
      salatkerne*, mélange de graines*, kernemix*, mix di semi*, semi misti*
    604 pantry 6m, fridge 6m: pumpkin seeds, graines de courge, pipas de calabaza, тыквенные \
      семечки, גרעיני דלעת, kürbiskerne*, graines de courge*, pipas de calabaza*, semi di zucca*, \
      pompoenpitten*, pestki dyni*, sementes de abóbora*, pumpafrön*, pumpakärnor*, pepitas
    573 pantry 18m: чиа, צ'יה, graines de chia*, chiasamen*, chiasaat
    503 pantry 2y: flaxseed*, graines de lin, linaza, семена льна, лен, פשתן, leinsamen*, \
      linseed*, graines de lin*, lino semillas, semi di lino*, lijnzaad*, siemię lniane*, \
      linhaça*, linfrön*, semillas de lino*, flohsamen*, flohsamenschalen*
    613 pantry 5y: sesame seeds, sesam, graines de sésame, кунжут, שומשום, sesamsamen, graines de \
      sésame*, sésamo*, semi di sesamo*, sesamzaad*, sezam*, sementes de sésamo, sesamfrön*, \
      poppy seeds*, mohn*, graines de pavot, semillas de amapola, mak niebieski, vallmofrön*, \
      maanzaad*, мак пищевой, hemp seeds, hanfsamen, semi di papavero*, papavero semi
    389 pantry 2y, opened-pantry 1y: popcorn kernels, popcornmais, кукуруза для попкорна, popping \
      corn*, maïs à éclater, maïs pop corn, maíz palomitas*, maíz para palomitas, mais per \
      popcorn, popcornmajs, kukurydza do popcornu, milho para pipocas, milho pipoca, popping corn \
      kernels
    """
}
