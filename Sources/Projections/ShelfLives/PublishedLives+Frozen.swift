extension PublishedLives {
  /// How long frozen foods keep.
  static let frozen = """
    330 made, own, freezer 9-15m: שניצל תירס*, linda mccartney veg*, linda mccartney vegetable*, \
      linda mccartney sausage*
    571 made, freezer 12m, fridge 3-4d: ristorante salame*, ristorante mozzarella*, \
      ristorante prosciutto*, ristorante speciale*, \
      ristorante*, die ofenfrische*, big americans*, buitoni \
      four à pierre, fraîch up*, la grandiosa*, guseppe*, giuseppe*, feliciana*, chicago town*, \
      goodfella s*, goodfellas*, digiorno*, piccolinis*, pizzaschnitten, pizza*, *pizza, pizzy, \
      pizze, pinsa*, calzon*, пицца*, піца*, פיצה*, flammkuchen tk, steinofenpizza*, stonebaked*, \
      margherita*, пиццa, quattro formaggi pizza, quattro stagioni, tombstone pepperoni, bagel \
      bites, pizza pocket*, pizza roll*, pizza bagel*, freschetta*, celeste pizza*, red baron*, \
      pizzies, pizzies wagner, bistro baguette*, intermezzo baguette, rustipani*, tarte flambée \
      surgelée
    330 made, freezer 12m: frozen meal*, lasaña boloñesa, frozen dinner*, frozen entree*, \
      tiefkühlgericht*, plat surgelé, lasagn*, diepvriesmaaltijd*, danie gotowe, soffici*, findus \
      quattro salti, croque monsieur, cordon bleu surgele, chili sin carne, dim sum*, canneloni*, \
      cannelloni ripieni, tajine*, curry surgele, pierogi mrozone, pyzy, nasi goreng frozen, \
      chicken kiev frozen, cauliflower cheese, toad in the hole, shepherds pie, yorkshire \
      pudding*, пельмен*, вареник*, хинкали, манты, равиоли зам, כיסונים, קרפלך, ready meal \
      frozen, yorkshire*, frozen yorkshire*, toad in, uszka mrożone, pelmeni*, wareniki, чебуреки \
      зам, блинчики с, блинчики с мясом, блинчики замороженные, сырники, сирники, kluski na \
      parze, manti, momo, sofficini*, banquet, amy s burrito, amy s bowl, healthy choice, evol \
      bowl, swanson dinner, el monterey, smart ones, p f chang s, pf changs, jimmy dean \
      breakfast, devour, michelina s, michelinas, hungry man, marie callender s, stouffer s, \
      stouffers, lean cuisine, birds eye voila, frozen burrito*, corn dogs frozen, frozen corn \
      dog*, gardein crispy, bami goreng tk, gratin de poisson surgelé, filegro*, iglo ideen, \
      quattro salti*, in padella findus, hot pockets*, frozen yorkshire puddings, yorkshire \
      puddings frozen
    313 made, freezer 12m: french fries, tk pommes, pommes tk, kartoffelrösti tk, fries, *pommes \
      frites, pommes frites, tater tots, hash browns, patatas fritas congeladas, patatine fritte \
      surgelate, oven chips*, frozen chips*, onion rings, kartoffelecken, potato wedges, potatoes \
      dauphine, pommes noisettes, backofen pommes, friet, *friet, patat, frytki*, strips potatis, \
      batata pre frita, batata palha congelada, patatas prefritas, aardappelpartjes, ovenfriet, \
      klyftpotatis, rosti*, roosti, patate fritte, steakhouse pommes, frietjes, картофель фри, \
      картопля фрі, צ יפס, hash brown*, hashbrown*, frites*, pommes frites*, waffles potato, \
      potato waffle*, croquettes pommes de terre, potato croquette*, kroketten*, \
      kartoffeltaschen*, kartoffelpuffer tk, country potatoes, potato wedges*, wedges*, patatas \
      bravas congeladas, patatas gajo, patatas corte, patatine surgelate, stick patate, \
      aardappelkroket*, ovenfrites*, talarki, ćwiartki ziemniacz, batatas pré fritas*, batata \
      frita congelada, batatas noisette, pommes strips*, potatisbullar*, croustille, rissolées*, \
      pommes dauphines*, pommes duchesse*, pommes sautées*, pommes rissolées*, potato rosti*, \
      curly fries, onion ring*, mozzarella sticks*, aunt bessie*, roast potatoes*, \
      bratkartoffeln*, tater tots*, jalapeño poppers*, patatas congeladas*, croquettes de pommes \
      de terre*, kartoffeln tk, tk kartoffeln*, ziemniaki mrożone, aardappeltjes diepvries, steak \
      cut chips, waffle fries, straight cut chips, onion rings frozen, smiles mccain, hash \
      browns*, rösti, kroketten, wellenschnitt pommes, pommes wellenschnitt, herzogin kartoffeln, \
      herzoginkartoffeln*, kartoffelecken*, frites allumettes, pommes dauphine*, potatoes \
      surgelées, pommes de terre frites
    331 made, freezer 10-18m, fridge 3-4d: frozen vegetable*, apfelrotkohl tk, frozen peas, \
      frozen spinach, tiefkühlgemüse, tk gemüse, légumes surgelés, verduras congeladas, verdure \
      surgelate, erbsen tiefgekühlt, petits pois surgelés, guisantes congelados, piselli \
      surgelati, frozen broccoli, frozen corn, minestrone surgelato, menestra congelada, \
      roerbakmix, warzywa na patelnie, wok mix, rahmgemuse*, buttergemuse*, poelee*, salteado*, \
      wokmix, blattspinat*, овощи замороженные, смесь овощная, гавайская смесь, замороженные \
      овощи, rahmspinat*, kaisergemüse*, leipziger allerlei tk, jardinière surgelée, épinards à \
      la crème, spinaci cubetti, contorno, minestrone surgelato*, minestrone surg*, soffritto*, \
      menestra congelada*, espinacas cong*, spinazie à la crème, spinazie deelblokjes, mieszanka \
      warzywna, warzywa na patelnię*, bukiet warzyw, mieszanka chińska, legumes salteados, \
      macedónia legumes, wokgrönsaker*, grönsaksmix*, ärtor frysta, épinards crème*, épinards à \
      la crème*, épinards surgelés*, אפונה קפואה*, épinards hachés*, simply steam, steamfresh*, \
      steamfresh mxd veg, ratatouille surgelée, macédoine surgelée, julienne de légumes*, \
      julienne légumes, purée de légumes surgelée, ensaladilla congelada, pisto congelado, \
      cubello*, cubello spinaci, piselli fini surgelati, ratatouille surg
    315 made, freezer 10-18m: frozen fruit*, frozen berries, tiefkühlbeeren, beerenmischung, \
      fruits surgelés, fruta congelada, frutti di bosco surgelati, frozen strawberries, frozen \
      blueberries, bosvruchten, mieszanka owocow, frutos vermelhos, fruits rouges surgeles, ягоды \
      замороженные, ягодная смесь, beerenmix*, waldbeeren*, mix frutti di bosco, frutti di \
      bosco*, cocktail fruits rouges, mieszanka kompotowa, bärmix*, smoothie mix frozen, frutos \
      rojos*, frutos do bosque*, frozen mixed berries
    311 made, own, freezer 9-18m: colin d alaska pané*, poisson meunière, platessa impanata, kostka \
      rybna panierowana, наггетсы рыбные, ofenbackfisch, scampi bites, fish cakes frozen, אצבעות \
      דג*, fish sticks, fish finger*, bâtonnets de poisson, varitas de pescado, bastoncini di \
      pesce, breaded fish, poisson pané, pesce impanato, pescado empanado, backfisch*, \
      vissticks*, paluszki rybne, fiskpinn*, barritas de pescado, barritas merluza, palitos \
      merluza, filetti impanati, batonnets colin, schlemmerfilet*, lekkerbek*, kibbeling*, fish n \
      chips, varitas merluza, varitas de merluza, croustibat, filets panes, calamares romana, \
      calamares a la romana, anillas rebozadas, anelli di calamari, calamari rings, scampi \
      breaded, breaded haddock, battered cod, fish fillets battered, knusperfisch, \
      fischstabchen*, torskpinnar, panerad fisk, filetes panados, douradinhos*, рыбные палочки, \
      палочки рыбные, אצבעות דגים, fishfinger*, fish stick*, *fischstäbchen, bordelaise*, poisson \
      pané*, colin pané, batonnets de*, palitos de merluza*, varitas*, merluza rebozada, merluza \
      empanada, calamares a la*, calamares romana*, rabas*, bastoncini*, merluzzo gratinato, \
      paluszki rybne*, ryba panierowana, filet panierowany, breaded fish*, battered fish*, scampi \
      breaded*, breaded scampi*, torskpanetter, colin pané*, cabillaud pané*, merlu pané*, filets \
      panés*, breaded cod fillets*, crisp crumb*, crumb cod*, crumb haddock*, chunky cod*, \
      cuori di merluzzo*, fiori di merluzzo*, \
      kostka rybna*, filetti di merluzzo findus, chip shop cod*, young s chip shop, chip shop \
      fillets
    325 made, freezer 12-18m, fridge 3-4d: frozen shrimp, frozen prawns, frozen seafood, popcorn \
      shrimp*
    312 made, freezer 6m, fridge 3-4d: frozen fish, frozen salmon
    317 made, freezer 6m: gel coni*, coni gelato*, gelato coni*, \
      fab lollies*, kelly s of cornwall, mackies*, walls soft scoop*, soft \
      scoop*, mini milk*, nobbly bobbly*, cremissimo*, schöller*, mövenpick nuii*, bum bum*, ed \
      von schleck*, eiskrem*, stracciatella cône*, cônes*, bac vanille, omelette norvégienne*, \
      miko*, pirulo*, maxibon*, almendrado*, polos de limón*, la ibense*, menorquina*, coppa del \
      nonno*, sammontana*, barattolino*, ghiacciolo*, raketten*, hertog ola ola raket, \
      waterijsjes*, grycan*, big milk*, zielona budka*, gb piggelin*, daim strut*, рожок*, рожок \
      вафельный, стаканчик вафельный, коровка из кореновки, чистая линия*, рудь*, טילון*, \
      gelatelli*, kulfi*, ice cream*, icecream, eiscreme*, *eiscreme, speiseeis, *speiseeis, \
      glace, crème glacée, helado*, gelato*, ben & jerry*, haagen dazs, schokoeis, erdbeereis, \
      eis am stiel, frozen yogurt*, milcheis, *roomijs, ijs, lod*, graddglass*, glasspinn*, glass \
      vanilj, vaniljglass, sorvete*, calippo, viennetta*, bombon helado, barre glacee, cones \
      glaces, cornet*, polos helado, langnese, algida, carte d or, cucciolone, *waffeleis, choc \
      ices, choc ice, ices, ice lollies, lolly, eiskonfekt, fruchteis, schokoladeneis, \
      walnusseis, stracciatella eis, becher eis, eisbecher, gelati, semifreddo*, tartufo gelato, \
      polo limon, sandwich nata, granizado, ijstaart, softijs, rozek lody, glassbatar, gelado de, \
      perna de pau, haagen*, мороженое*, морозиво*, пломбир*, эскимо*, ескімо, גלידה*, ארטיק, \
      קרטיב, שלגון, magnum*, cornetto*, ben & jerry s, solero*, feast ice, choc ice*, ice lolly, \
      ice lollies*, vanilleeis*, stieleis*, eishörnchen*, waffeleis*, glaces*, bâtonnets glacés, \
      bâtonnet glacé*, cônes vanille, esquimau*, bûche glacée*, crème glacée*, cucurucho*, \
      sandwich helado, ghiaccioli*, coni gelato, stecco*, roomijs*, ijsje*, schepijs*, waterijs*, \
      rożki lodowe, gelado*, isglass*, sandwichglass, gb glass, mochi ice*, softeis, glass \
      choklad, glass 2l, glass päron, vanilla cones, chocolate cones, choc cones, strawberry \
      cones, eis stracciatella, eis vanille, eis schoko, eis erdbeer, eis walnuss, stracciatella \
      eis*, ice bar*, arctic roll*, karamel sutra, phish food, cookie dough ben, twister lollies, \
      rocket lollies, fruit pastille lollies, dairy queen bars, blue bunny, fudgsicle*, ice cream \
      bar*, klondike bar*, frozen yoghurt*, capri eis, langnese capri, spaghettieis*, \
      sandwicheis*, fürst pückler*, eistorte*, mystère glace, profiteroles glacées, tarta \
      helada*, mochi eis, bombe glacée, pop glace
    324 made, freezer 9m: sorbet*, сорбет*, סורבה*, sherbet*, granita*, slush*
    318 made, freezer 9m: ice pop*, popsicle*, wassereis, ghiacciol*, waterijsje*, polo flash, \
      glacons, freezies, freezer pop*, otter pops, outshine*, mr freeze, freeze pop*, ice pole*, \
      zooper dooper, calippo shots, polaretti, flash pops, bâtonnets à glacer
    321 made, freezer 3m: frozen waffle*, frozen pancake*, eggo*, eggo buttermilk, buttermilk \
      waffle*
    311 made, freezer 18m: breaded, breaded cod*, breaded haddock*, breaded fillet*, battered*
    0 made, own, freezer 6-24m: glaçons*, ice cubes*, eiswürfel*, cubitos de hielo*
    """
}
