extension PublishedLives {
  /// How long soups, salads and ready meals keep.
  static let dishes = """
    417 made, own, fridge 1-4w, opened-fridge 3-5d: pasta atum*, pasta de atum*, pasta delícias*, \
      pasta frango*, pasta de frango*, pasta de sardinha*
    0 made, own, fridge 1-3w, opened-fridge 2-4d: vlašský salát*, bramborový salát*, \
      pařížský salát*, rus salatası*, amerikan salatası*
    0 made, own, fridge 1-3w, opened-fridge 2-4d: krabbencocktail*, garnelencocktail*, \
      shrimpscocktail*, shrimpcocktail*, shrimp cocktail*, prawn cocktail 200*, \
      garnalencocktail*, cocktail de crevettes*, cóctel de marisco*, cóctel marisco*, \
      kreeftensalade*, krabsalade*, krabbensalat*, matjessalat*
    0 made, own, fridge 2-4w, freezer 2m, opened-fridge 2-4d: quenelles de brochet*
    0 made, own, fridge 3-7d, opened-fridge 1-3d: селедка под шубой*, сельдь под шубой*, \
      оселедець під шубою*, шуба салат*, салат шуба*
    0 made, own, fridge 2-4w, freezer 2m, opened-fridge 2-4d: quenelle*, quenelles de*, \
      quenelles brochet*, quenelles nature*
    327 made, own, fridge 7-30d, freezer 12-18m, opened-fridge 3-5d: planted shoarma*, \
      plantaardige shoarma*, vegetarische shoarma*, vegane frikadellen*, \
      vegane mühlen frikadellen*, vegane mühlen*, vegetarische mühlen*, \
      vegetarische frikadellen*, veganes gyros*, vegane schnitzel*, vegane nuggets*, \
      vegetarische balletjes*, vegaballetjes*, vegadeli*, garden gourmet*, veggie schnitzel*, \
      vegetarische schnitzel*, vegetarisk*, vegetariánsk*, rostlinn*
    193 made, own, fridge 3-7d, freezer 2-3m, opened-fridge 2-3d: caldo gallego, vichyssoise*, \
      pasta e fagioli*, krupnik*, flaki*, feuertopf, laksa*, cullen skink, *suppe, soupe*, \
      zuppa*, stew*, minestrone*, bisque*, chowder*, bouillabaisse, borscht*, *soep, zupa*, \
      zurek*, barszcz*, *soppa, caldo verde, krem z, veloute*, passato di verdura, vellutata*, \
      zupa pomidorowa, flaczki, grochowka, krem z dyni, arsoppa, nasselsoppa, erwtensoep, \
      groentesoep, kippensoep, puree de legumes, mouline*, creme de potiron, zuppa di, zuppa \
      farro, vellutata di, sopa de legumes, canja*, sopa juliana, pureto, суп*, борщ*, щи, \
      солянка, рассольник, окрошка, מרק, מרק ירקות, sup krem, chicken soup, vegetable soup, \
      soups, mulligatawny, ramen broth soup, potage*, crème de légumes, crema de verduras, crema \
      de calabaza, crema de calabacín, crema verduras, crema calabaza, crema calabacín, \
      salmorejo*, gazpacho*, ajoblanco, puré de verduras, passato*, ribollita*, soep*, snert*, \
      chłodnik*, krem z*, kapuśniak, sopa de*, caldo verde*, gaspacho*, ärtsoppa*, soup, new \
      covent garden*, covent garden soup*
    185 made, fridge 3-4d, freezer 2-3m: charlie bigham*, lasagne for 2, \
      vegetable curry*, veg curry*, beef curry*, lentil \
      curry*, linsen curry*, rindergulasch mit*, gulasch mit*, bacalhau c natas, broodje*, belegd \
      broodje*, bangers & mash, spaghetti bolognese*, sweet & sour chicken*, hunters chicken*, \
      enchiladas*, katsu curry*, couscous poulet*, endives au jambon*, cannelloni*, tomates \
      farcies*, navarin d agneau*, rôti purée, jambon purée*, albóndigas*, empanadillas*, arroz \
      tres delicias*, pollo al curry*, macarrones boloñesa*, vitello tonnato*, rinderrouladen \
      gericht, maultaschen pfanne, schnitzel mit pommes, boerenkool met worst*, babi pangang*, \
      foe yong hai*, roti kip*, kopytka*, łazanki*, kotlet schabowy*, schabowy*, naleśniki*, \
      placki ziemniaczane*, leczo*, feijoada*, rojões, köttbullar med*, pannbiff, котлеты \
      готовые, блинчики*, запеканка*, деруны*, קובה*, מג דרה, פשטידה*, לזניה*, ג חנון*, מלאווח*, \
      samosas*, bao buns*, spare ribs bbq cooked, steak bake*, chicken bake*, pljeskavica, \
      ćevapčići*, ready meal*, caesar wrap*, chicken wrap*, ratatouille*, hähnchencurry*, \
      gemüsecurry*, linsencurry*, kycklingcurry*, prepared meal*, fertiggericht*, plat cuisiné, \
      plat préparé, plato preparado, piatto pronto, wrap chicken, chili con carne, fish pie*, \
      shepherd s pie, cottage pie*, chicken pie*, pork pie*, steak pie*, meat pie*, butter \
      chicken, chicken tikka*, chicken curry, meat loaf*, meatloaf, paella*, moussaka*, risotto \
      funghi, hachis parmentier, couscous royal, raviolis, maaltijd*, magnetronmaaltijd*, \
      stamppot*, nasi*, bami goreng, bigos*, zapiekank*, gotowe danie, fardigratt*, refeicao*, \
      bacalhau a bras, arroz de pato, parmentier*, brandade*, poke bowl*, tikka masala*, \
      blanquette*, gyros*, fasolka po bretonsku, parmigiana*, calzone fresco, seafood \
      paella, готовое блюдо, плов, голубцы, котлета по киевски, гуляш, рагу, лазанья, мусака, \
      שניצל, קוסקוס מוכן, ארוחה, מוקפץ, meal deal*, microwave meal*, jollof*, stir fry kit, \
      casserole*, hotpot*, stroganoff*, bourguignon plat, bangers and mash, chilli con carne*, \
      chili con carne*, biryani*, korma*, jalfrezi*, balti, rogan josh, vindaloo*, thai green \
      curry*, pad thai*, chow mein*, sweet and sour chicken*, fried rice*, egg fried rice*, \
      macaroni cheese*, mac and cheese*, mac & cheese*, mac n cheese, shepherd s pie*, shepherds \
      pie*, spag bol, lasagne al forno fresh, cannelloni fresh, döner*, shawarma*, shoarma*, \
      souvlaki*, burrito*, quesadilla*, taquito*, dumplings*, gyoza*, sushi*, bento*, onigiri, \
      bocadillo*, tramezzin*, club sandwich, panini poulet, wrap poulet, chicken wrap, sub roll \
      filled, broodje gezond, kanapka*, smörgås*, sandes*, baguette jambon, pasta salad bowl, \
      couscous salad*, quinoa salad*, greek salad*, caesar salad*, salade césar*, salade \
      composée*, ensalada césar*, insalatona*, salat bowl, linsensalat*, couscoussalat*, \
      bulgursalat*, griechischer salat, hirtensalat*, krautsalat*, karottensalat*, rote bete \
      salat*, gurkensalat*, tomatensalat*, bohnensalat*, reissalat*, weißkrautsalat*, tabbouleh*, \
      salade de pâtes*, salade de riz*, carottes râpées*, céleri rémoulade*, betteraves rouges \
      salade, salade piémontaise*, insalata di riso*, insalata di mare*, insalata di farro, \
      rijstsalade*, bietensalade*, couscoussalade*, komkommersalade*, sałatka*, sałatka \
      jarzynowa*, sałatka grecka*, salada de*, salladsbowl, bulgursallad*, rödbetssallad*, мимоза \
      салат, салат оливье, оливье, винегрет, сельдь под шубой, морковь по корейски, морковча, \
      салат крабовый, סלט*, סלט חצילים, סלט כרוב, onion bhaji*, bhaji*, pakora*, croque \
      monsieur*, croque madame, panzarotti, tortilla española, pasty, pasties, cornish pasty*, \
      melton mowbray*, gala pie, spring rolls*, frikadellen*, bulette*, fleischpflanzerl, \
      hackbraten*, rouladen gekocht, kohlrouladen*, königsberger klopse*, hühnerfrikassee*, \
      sauerbraten fertig, currywurst*, pfannengericht*, gemüsepfanne*, nudelpfanne*, \
      käsespätzle*, kartoffelgratin*, gratin dauphinois*, aligot*, tartiflette*, choucroute \
      garnie*, hachis parmentier*, couscous royal*, boeuf bourguignon plat, poulet basquaise, \
      bouchée à la reine*, coquille saint jacques plat, friand*, croissant jambon, croquetas*, \
      canelones*, albóndigas salsa, san jacobos*, melanzane alla*, polenta e, supplì*, \
      arancini*, arancina*, focaccia farcita, timballo*, lasagna fresca, zuurvlees, hachee*, \
      boerenkoolstamppot, hutspot*, nasi goreng*, bami goreng*, saté*, satay*, frikadel*, \
      bamischijf*, kaassoufflé*, pannenkoek gevuld, gołąbki*, krokiet*, klopsy, bacalhau à brás*, \
      bacalhau com natas*, arroz de marisco, arroz de pato*, francesinha*, rissóis*, empada*, \
      pytt i panna*, pyttipanna*, kåldolmar*, raggmunk*, järpar, gratäng*, potatisgratäng*, \
      fläskpannkaka*, hummus bowl, falafel wrap, sandwich, sandwiches, gratin, салат, kebab, \
      salade de, insalata di, ensalada de, salata z, sallad med, salade met, salada russa, dinner \
      kit frozen, carpaccio légumes, thunfischsalat mexiko, gemüsesalat*, kichererbsensalat*, \
      tonijnsalade maaltijd, roast beef dinner*, roast dinner*, chicken dinner*, turkey dinner*, \
      sunday dinner*, cocido madrileño*, cocido completo, cauliflower cheese*, toad in the hole*, \
      mashed potato chilled, duck pancake*, chicken & mushroom pie, chicken and mushroom pie, \
      chicken pot pie*, stuffed peppers, beef wellington*, pulled pork, jacket potatoes ready, \
      mash fresh, chicken parmigiana, burrito bowl, sub sandwich, nigiri*, maki set, sashimi*, \
      poke, bean salad*, rice salad*, waldorf salad*, broccoli salad*, schupfnudelpfanne*, \
      ofenkartoffel vorgegart, backhähnchen gegart*, chicken wings gegart, hähnchenspieße gegart, \
      rinderrouladen fertig, galettes complètes, purée fraîche, pâtes carbonara*, pommes de terre \
      sautées*, risotto frais, beignets de crevettes, hamburguesa completa, arroz cocinado, \
      alitas asadas, callos cocinados frescos, pimientos rellenos, berenjenas rellenas, \
      kaiserschmarrn*, belegtes brötchen, gefüllte paprika*, crocchè*, pollo allo spiedo*, olive \
      ascolane*, verdure grigliate fresche, patate arrosto pronte, polenta pronta, calzone, kant \
      en klaarmaaltijd*, ovenschotel*, kotlety mielone*, pyzy*, galareta*, rosół domowy, olive \
      all ascolana*, pastilla poulet, pastilla au poulet, escargots de bourgogne, escargots frais
    0 made, own, fridge 1-3w, freezer 3-6m, opened-fridge 2-3d: meatball*, gehaktbal*, kottbull*, \
      pulpet*, klopsik*, albondiga*, polpett*, almondega*, frikadell*, hackballchen*, kotlet \
      mielony, frikandel*, фрикадельк*, тефтел*, קציצות, fleischbällchen*, boulette*, \
      kycklingköttbullar, *köttbullar
    0 made, own, fridge 2-4w, opened-fridge 2-4d: gazpacho alvalle*, gazpacho fresc*, alvalle*, \
      tortilla de patata*, tortilla patata*, tortilla \
      de patatas, spanish omelette, fresh pizza, tortilla española*, tortilla con cebolla, \
      tortilla cebolla, tortilla francesa, omelette*, frittata*, tortilla kartoffel
    191 made, fridge 3-5d: potato salad, kartoffelsalat, salade de pommes de terre, ensaladilla*, \
      insalata di patate, taboule*, tabule, insalata capricciosa, macedoine mayonnaise, \
      piémontaise*, betteraves rouges assaisonnées, concombre à la crème, concombres à la crème, \
      champignons à la grecque, museau vinaigrette, pommes de terre hareng, salade grecque, \
      ensalada griega, ensalada campera, ensalada quinoa*, ensalada de quinoa, caprese*
    420 made, fridge 3-5d: pasta salad, nudelsalat, salade de pâtes, pastasalade*, pastasallad*, \
      macaroni salad*, orzo salad
    418 made, fridge 3-4d: chicken salad, geflügelsalat
    190 made, fridge 3-4d: egg salad, eiersalat, eiersalade*, pasta jajeczna, eiersalat*, \
      eisalat*
    417 made, fridge 3-4d: tuna salad, thunfischsalat, shrimp salad, tonijnsalade*, salatka z \
      tunczykiem, tonfisksallad, rakosallad, skagenrora
    603 made, fridge 3-5d: coleslaw, krautsalat, rauwkost*, surowka*, vitkalssallad, colslaw, \
      cole slaw
    181 made, own, fridge 7-14d, opened-fridge 7d: hommos*, houmos*, hoummous*, hummus*, humus*, \
      hoemoes, houmus, хумус*, חומוס, חומוס מוכן, houmous*, humous*, hummous*, hoummos*
    180 made, own, fridge 10-28d, freezer 3-4m: guacamol*, гуакамоле, גואקמולה, avocado dip*
    16 made, fridge 2w: tarama cabillaud*, tarama, \
      tsatsiki*, taramasalata*, ktipiti, onion salsa dip fresh, \
      melitzanosalata, aivar frisch, tirokafteri, skordalia, smörgåsröra, dip, dips, rillettes de \
      thon*, rillettes de saumon*, rillettes de maquereau*, aioli, tzatzik*, cacik, czosnkowy \
      dip, taramasalata dip, baba ganoush*, baba ghanoush*, muhammara, caviar d aubergine*, salsa \
      fresh dip, sour cream and chive dip, dipje*, aïoli frais, kräuterquark dip, zaziki*, \
      tzaziki*, liptauer*, obatzda*, brotaufstrich gekühlt, tartinable*, sandwich filler*, \
      sandwich spread, heks n kaas, heksenkaas, farmersalade, sellerysalade, kipkerrie*, sałatka \
      jajeczna, pasta kanapkowa*, skagenröra*, räksallad*, намазка, матбуха, מטבוחה, כבד קצוץ, \
      סחוג, dipp, ікра мойви*, икра мойвы*, икра трески*, ікра тріски*, икра минтая*, ікра \
      минтая*, pimento cheese*, antipasto tray, hummus platter, sandwichcreme*, spundekäs*, \
      paprikacreme, sauce fraîche ciboulette, sauce fraîche, salsa de yogur fresca, \
      avocadocreme*, sandwichspread*, kräuterdip*, *dip
    327 made, own, fridge 7-30d, freezer 12-18m, opened-fridge 3-5d: galettes de soja*, galettes \
      végétales*, vivera*, this isn t*, cauldron falafel, like meat*, endori*, \
      valess*, greenforce*, vega schnitzel, céréal bio steak, steak soja*, sojasun steak, herta \
      le bon végétal*, le bon végétal*, bon végétal, nuggets végétal*, boulettes végétales*, \
      salchichas vegetales, valsoia burger*, burger vegetale*, burger di soia*, cotoletta \
      vegetale*, dobra kaloria, bezmięsny*, oumph*, anamma*, hälsans kök*, \
      vegobullar*, растительный бургер, растительная котлета, שניצל טבעוני*, veggie \
      burger*, fischstäbchen vegan*, vegane fischstäbchen, meat substitute*, vegan burger*, \
      fleischersatz, veggie mince, vegane*, vegaburger*, roslinn*, vegoburgare, vegofars, \
      hamburguer vegetal, hamburguesa vegetal, steak vegetal, quorn*, vegetariano burger, \
      tofurky, seitan*, vegetarisch*, vegetarian*, vegetarian sausage*, veggie \
      sausages, vegan mince, veganer aufschnitt, végétarien*, vegano*, soia burger, plant based*, \
      plantbased, plant burger, beyond*, impossible burger, rügenwalder vegetarisch, \
      vleesvervanger*, vegaschnitzel, burger roślinny, wegańsk*, wegetariańsk*, vegansk*, \
      växtbaserad*, sojafärs*, галushki соевые, соевое мясо, растительное мясо, טבעול, הרדוף, \
      steak végétal*, galette de soja*, galette végétale*, nuggets végétaux, tofu bratling, \
      bratling*, gemüsefrikadelle*, linda mccartney*, richmond meat free*, meat free*, heura, \
      vegan, veggie, steaks végétaux*, steaks végétaux soja, boulettes soja, plant based \
      chicken*, boca, boca burger*, gardein*, tofuwürst*, tofu würst*, tofuwiener*, vegan bacon*, \
      vegan sausage*, seitanwurst, planted*, planted chicken, like chicken*, mühlenfrikadellen*, \
      vegetarische frikadellen, vegetarische*, rügenwalder mühlenschinken, mühlenschinken*, \
      mühlen salami, saucisses végétales*, saucisse végétale*, haché végétal*, émincé végétal*, \
      steak de soja*, lardons végétaux*, jambon végétal*, hamburguesa vegana*, albóndigas \
      vegetales*, nuggets vegetales, aiguillettes végétales, burger vegetali*, burger di ceci*, \
      macinato vegetale*, polpette vegetali*, groenteburger*
    0 made, own, fridge 3-7d, freezer 2-3m: sausage roll*, spring roll*, egg roll*, \
      frühlingsrolle*, rouleaux de printemps, nems, samosa*, involtini primavera, rollitos de \
      primavera, empanada*, empanadilla*, croqueta*, scotch egg*, falafel*, loempia*, chamuca*, \
      rissol*, rissois, croquete*, pasteis de bacalhau, bitterbal*, kroket*, kroketten rundvlees, \
      flamenquin*, supplì, arancin*, чебурек*, самса, беляш*, בורקס, סיגרים, pastel de bacalhau, \
      vårrulle*, vårrullar*, nem, rouleau de printemps, rollito*, sajgonki*, samossa*, samoussa*, \
      bourek*, börek*, burek*, פלאפל, bouchées, jalapeño popper*, prawn toast*, sesame prawn \
      toast*
    0 made, own, fridge 1-3w, opened-fridge 2-4d: kerriesalade*, ensalada pasta*, ensalada de \
      arroz*, salade niçoise*, kip kerrie salade*, egg mayo*, egg mayonnaise*, tuna mayo*, \
      coronation chicken*, salade piémontaise, ensalada rusa, insalata russa, céleri rémoulade, \
      carottes râpées
    0 made, own, fridge 2-5w, freezer 2-3m, opened-fridge 3-5d: blini*, oladji, pikelet*
    0 made, own, fridge 1-4w, opened-fridge 2-4d: huzarensalade*, \
      aardappelsalade*, potatissallad*, kipsalade*, garnalensalade*, fischsalat*, farmersalat*, \
      waldorfsalat*, käsesalat*, rindfleischsalat*, selleriesalade, kipkerriesalade, \
      fleischsalat*, heringssalat*, wurstsalat*, geflügelsalat*, budapester salat, \
      waldorfsalade*, zalmsalade*, ei bieslooksalade, kip kerriesalade*, szefa \
      sałatka, flusskrebssalat*, garnelensalat*, shrimpssalat*, feinkostsalat*, \
      salade de surimi, salade de poulpe, thunfischsalat frisch, rundvleessalade*
    0 made, own, fridge 2-4w, opened-fridge 2-3d: milchreis*, rice pudding*, riz au lait, arroz \
      con leche, riso al latte, grießpudding*, milchgrieß, grießbrei*, semolina dessert, semolina \
      pudding, rijstepap, ryż na mleku, arroz doce, müller rice, rijstpap, mannafrutti, \
      mannagrynspudding, risifrutti, semoule au lait, gâteau de riz, gâteau de semoule, riz lait, \
      arroz leche
    """
}
