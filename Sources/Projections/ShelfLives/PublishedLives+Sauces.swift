extension PublishedLives {
  /// How long sauces, dips and relishes keep.
  static let sauces = """
    560 made, pantry 2y, opened-fridge 5d: tikka masala paste*, tikka paste*, korma paste*, \
      balti paste*, rogan josh paste*, tandoori paste*, vindaloo paste*, jalfrezi paste*, \
      bhuna paste*, masala paste*, laksa paste*, rendang paste*, tom yum paste*, biryani paste*
    348 made, pantry 1y, opened-fridge 6m: kečup, tomato sauce squeezy, daddies, red sauce*, \
      ketchup*, cocktail sauce, chili sauce, keczup*, tomatenketchup*, кетчуп*, קטשופ, ketchap*, \
      ketjap tomaten, catsup*, curryketchup*, sweet chilli sauce*, sweet chili sauce*, \
      chilisauce*, chilisås, gewürzketchup, tomatketchup*, cocktailsauce*, sauce cocktail, salsa \
      rosa, cocktailsås
    351 made, pantry 1-2y, opened-fridge 1y: maille*, maille l ancienne, savora*, grey poupon, \
      louit, slotts, mustard, *senf, moutarde*, mosterd*, musztard*, senap*, mostarda*, горчица*, \
      гірчиця*, חרדל, senf*, mostaza*, *senap, dijon*, wholegrain mustard
    350 made, pantry 3-6m, opened-fridge 2m: mahonesa*, hellmann*, hellmann s*, hellmanns real, \
      kewpie*, musa mayonesa, calvé mayonesa, kielecki, mayonesa*, bénédicta, devos lemmens, \
      провансаль, miracel, mayonnaise*, mayonaise*, majonez*, majonnas*, maionese*, mayo*, \
      majones*, майонез*, מיונז, fritessaus*, frietsaus*, veganaise, salatmayonnaise*, \
      salatcreme*, salad cream*, sauce tartare*, tartare sauce*, tartar sauce*, salsa tartara*, \
      salsa tártara, sos tatarski*, tartaar saus, ravigotte*, joppiesaus, whiskysaus, aïoli*, \
      alioli*, ali oli*, allioli, knoblauchsauce*, garlic sauce*, garlic mayo*, knoflooksaus*, \
      sos czosnkowy*, vitlökssås*, miracel whip, miracle whip, burger sauce*, burgersauce*, \
      hamburgersauce*, sauce burger*, sauce andalouse, sauce samouraï, sauce algérienne, \
      bearnaise*, hollandaise*, sauce hollandaise*, соус тартар, соус чесночный, remoulad*, \
      dänische remoulade, tartarsås, duke s, dukes mayo, vegenaise*, vegan mayo*, \
      delikatessmayo*, *mayo, chipotle mayo, chilli mayo, sandwich spread heinz, vegane mayo*, \
      vegane mayonnaise, vegan mayonnaise, ligeresa*
    340 made, pantry 1y, opened-fridge 4m: bbq soße, grillsoße*, grillsaucen, bull s eye, bulls \
      eye, sweet baby ray s, sweet baby rays, smokey bbq, texicana, schaschlik*, schaschliksoße*, big kahuna, \
      andalouse*, joppiefritesfrietsnacksaus, sos tysiąca wysp, hamburgerdressing, salsa rosa*, \
      a1 sauce, cocktailknoblauchsauce*, sauce kebab, sauce pita, mango hot, nando s*, nandos*, \
      רוטב*, bbq sauce, barbecue sauce, grillsauce, sos barbecue, grillsas, molho barbecue, соус \
      барбекю, רוטב ברביקיו, barbecue sauce*, bbq saus*, barbecuesauce*, sauce barbecue*, salsa \
      barbacoa*, salsa barbecue*, barbecuesaus*, sos barbecue*, sos bbq, molho barbecue*, bbq \
      sås*, barbecuesås*, marinade*, grillmarinade, marynata*, marie rose*, manwich*, sloppy joe \
      sauce, honey mustard sauce, sweet onion sauce
    356 made, pantry 10-12m, opened-fridge 1-3m: hidden valley, newman s own, pizza express \
      dressing, salsa caesar, salad dressing*, dressing*, *dressing, aderezo, sos salatkowy, \
      molho salada, vinagret*, соус цезарь, заправка*, רוטב לסלט, רוטב אלף האיים, vinaigrette*, \
      vinegrette, sauce salade*, sauce crudités*, salatdressing*, salatsauce*, salatsoße*, sauce \
      césar, caesar dressing*, salsa césar*, aliño*, condimento ensalada, condimento insalata, \
      slasaus*, sos sałatkowy*, sos do sałatek*, molho salada*, salatkrönung*, thousand island, \
      ranch*, salade dressing, wishbone*, wish bone, good seasons*, caesar sauce, sylter, \
      salatkrönung, sauce salade césar, aliño ensalada, aliño para ensalada, condimento per \
      insalata
    360 made, pantry 3y, opened-fridge 1m: ponzu, soy sauce, sauce soja, salsa de soja, salsa di \
      soia, teriyaki*, ketjap*, sos sojowy, soja, molho de soja, salsa soja, соевый соус*, соус \
      соевый*, соєвий соус, רוטב סויה, soja sauce, sojasauce*, sojasoße*, sauce soja*, sauce \
      soya*, salsa de soja*, salsa soja*, salsa di soia*, sojasaus*, kecap*, sos sojowy*, molho \
      de soja*, sojasås*, tamari*, shoyu, kikkoman, coconut aminos, liquid aminos, mirin*, liquid \
      smoke
    362 made, pantry 1y: worcester*, lea & perrins, salsa perrins, perrins, worchestersauce*, \
      henderson s relish, brown sauce*, hp sauce*, steaksauce*, steak sauce*, zigeunersauce*
    559 made, pantry 6m: frank s redhot, valentina salsa, chilisoße*, sweet chilli*, süß sauer \
      soße, chili garlic sauce, аджика*, ajika, סחוג*, חריף, hot sauce, salsa picante, sauce \
      piquante, sambal*, шрирача, табаско, צ'ילי, sriracha*, hot sauce*, hot pepper sauce, \
      tabasco*, harissa*, piri piri*, peri peri*, nando*, chipotle*, gochujang*, cholula*, \
      scharfe sauce, salsa picante*, salsa brava*, salsa piccante*, mojo picón*, ajvar*, ajwar*, \
      lutenica, лютеница, tapatio*, valentina*, samba oelek, piment d espelette purée, flying \
      goose
    357 made, pantry 1y, opened-fridge 1m: salsa, taco sauce, picante, salsa dip, salsa \
      mexicana*, taco sauce*, tacosås*, tacosauce*, salsa sauce, dip sauce, chunky salsa, salsa \
      roja, salsa verde, guacamole salsa jar, nacho dip*, käsedip*, cheese dip, salsadip*, taco \
      salsa, dip de queso, tex mex, tostitos salsa, tostitos chunky salsa, salsa dip*, dip fritos \
      bean, bean dip jar
    359 made, pantry 18m, opened-fridge 4d: rao s, loyd grossman*, homepride*, panzani sauce, \
      barilla sauce, datterini salsa, pomodoro e basilico*, miracoli*, mirácoli, spaghettisauce*, \
      pastatomatengrand italia*, łowicz sos, polpa de tomate molho, tomate casero, solís, orlando \
      tomate, napolitana salsa, pastaсоус болоньезе, רוטב עגבניות, pasta sauce, spaghetti sauce, \
      tomato sauce, *nudelsauce, marinara, sauce tomate, salsa de tomate, sugo*, tomate frito, \
      bolognese, sauce bolognaise, pastasaus*, sos do spaghetti, sos boloniese, molho de tomate, \
      molho bolonhesa, tomate frito*, ragu*, salsa pronta, sos pomidorowy, basilico sugo, salsa \
      napoletana, arrabiata sauce, dolmio, ragu classico, salsa boscaiola, tomate frit, sauce \
      napolitaine, sauce basilic, sauce provencale, sos neapolitanski, pastasaus basilicum, pizza \
      sauce*, pizzasaus, pizzasas, sugo pizza, соус для пасты, соус болоньезе, соус томатный, \
      томатный соус, рוטב עגבניות, רוטב לפסטה, pastasauce*, bolognaise*, boloñesa*, ragu sauce, \
      arrabbiata*, arrabiata, amatriciana*, napoletana*, sugo al, sugo di, salsa de tomate*, \
      tomato sauce*, tomatensauce*, tomatensoße*, sauce tomate*, sauce bolognaise*, tomatensaus*, \
      sos pomidorowy*, sos boloński*, sos do spaghetti*, sos do makaronu*, molho de tomate*, \
      tomatsås*, pastasås*, köttfärssås*, pizzasauce*, pizzasoße, sauce pizza*, salsa pizza, \
      pizzatopping, currysauce*, tikka sauce*, simmer sauce, stir fry sauce*, wok sauce*, \
      woksauce*, woksaus*, sweet and sour sauce*, süß sauer sauce*, sauce curry*, sauce aigre \
      douce, black bean sauce*, lasagne sauce*, white sauce*, bechamel*, besciamella*, \
      sahnesauce*, alfredo*, carbonara sauce*, salsa carbonara, sauce carbonara*, salsa boloñesa, \
      salsa al pomodoro*, sofrito*, sofregit, butter chicken curry sauce*, pasta bake sauce*, \
      pasta bake*, chicken tonight*, tikka masala curry sauce*, korma sauce*, tikka masala \
      sauce*, balti sauce*, butter chicken sauce*, classico, vodka sauce, tomato & basil sauce, \
      white sauce lasagne, lasagne sauce, sauce béchamel, pizza sauce, thai green curry sauce, \
      red thai curry sauce, green curry sauce, simmer sauce*, madras sauce, balti sauce, \
      tomatensauce mit*, bolognese sauce glas, napoli sauce, napoli sauce glas, käse sahne \
      sauce*, mirácoli sauce, sauce aux 3 fromages, sauce aux fromages, sauce tikka masala, salsa \
      boloñesa*, salsa carbonara*, bolognesesaus*, sos bazyliowy*, pasta sauce*, sharwood s tikka \
      masala, tikka masala sauce jar, lasagne white sauce, lasagna white sauce
    354 made, own, pantry 12-18m, freezer 1m, opened-fridge 3-5d: pesto*, zielone pesto, gron \
      pesto, песто, פסטו, sauce pesto, bärlauchpesto*, *pesto, pistou, classico pesto
    346 made, own, pantry 4-14m, fridge 4-12m, opened-fridge 1-4m: хрен, *meerrettich, חזרת, \
      raifort*, meerrettich*, sahnemeerrettich*, horseradish sauce*, horseradish*, cren, rafano, \
      mierikswortel*, chrzan*, pepparrot*, wasabi*, ćwikła*, rábano picante
    344 made, pantry 2-5y, opened-fridge 1-2d: gravy, bratensauce, *bratensosse, *bratensauce, \
      соус для жарки, gravy tin, bratensoße*, sauce rôti, sauce au poivre, peppercorn sauce*, \
      pfeffersauce*, champignonsauce*, jägersoße*, jägersauce*, rahmsauce*, pepersaus*, \
      champignonsaus*, jus de rôti, sauce zu braten*, soße zu braten*, *soße zu braten
    358 made, pantry 2y: sauce mix, fix für, taco seasoning, смесь для соуса, maggi fix*, knorr \
      fix*, fix für*, taco seasoning*, burrito kit, seasoning mix*, sauce mix*, recipe mix*, \
      soßenmix, sauce en sachet, préparation sauce, kruidenmix voor, mix voor*, maaltijdmix, fix \
      do*, pomysł na*, sos w proszku*, taco mix*, såsmix*, dippmix, dipmix*, casserole mix*, \
      schwartz mix, preparato per salsa, fajita dinner kit*, meal kit*, kochset*, kit fajitas*, \
      kit tacos*, kit burritos*, sloppy joe mix, shake n bake, shake and bake, shepherds pie mix, \
      shepherd s pie mix, meatloaf mix, chili seasoning packet, ranch seasoning*, stew seasoning, \
      spaghetti seasoning, hollandaise mix, cheese sauce mix, white sauce mix, bread sauce mix, \
      chilli con carne mix, spaghetti bolognese mix, casserole mix, meat loaf mix, goulash mix, \
      lasagne mix, chicken helper, old el paso taco seasoning, fix bauerntopf, bauerntopf fix, \
      salatfix*, dip mix*, dip fix, *fix, mélange fajitas, mezcla fajitas, sauce béchamel sachet, \
      sauce carbonara pulver
    362 made, pantry 1y: steak sauce
    0 made, own, pantry 9-18m, opened-fridge 1-2m: sauce béarnaise*, sauce au poivre*, salsa \
      verde*, *sauce, *sosse, salsa di, mint sauce*, curry sauce*, cooking sauce*, saus, *saus, \
      sos, molho*, curry kruidensaus, sos czosnkowy, bechamel, salsa brava, fritessaus mild, \
      pindasaus, satesaus, соус*, соус терияки, ткемали, сацебели, רוטב, apple sauce jar, bread \
      sauce, plum sauce, sauce*, soße*, salsa*, sås*, dipsauce*, dip sauce*, sauce blanche, sauce \
      kebab*, kebab sauce, dönersauce, salsa yogur, salsa kebab, mojo*, chimichurri*, nuoc, sos \
      meksykański, sos słodko*, sos chili, sos winegret, sos grzybowy, sos tysiąca, korma curry \
      sauce*, rogan josh sauce*, jalfrezi sauce*, madras sauce*, sauce hollandaise tetrapack, \
      hollandaise tetra, black bean garlic sauce, black bean stir fry sauce, rouille*, sauce \
      nem*, sauce chien*, samouraï*, salsa miel mostaza, salsa yogurt*, salsa aioli, crema di \
      tartufo*, crema tartufata*, salsa guacamole vaso, curry saus, barbecue saus, \
      stroganoffsaus*, sos do pizzy
    0 made, own, pantry 2-3y, opened-fridge 6-12m: fish sauce*, fischsauce, nuoc mam, nam pla, \
      sauce de poisson, salsa di pesce
    434 made, pantry 18-24m, opened-fridge 3-6m: oyster sauce*, austernsauce, sauce d huître, \
      salsa di ostriche
    435 made, pantry 18-24m, opened-fridge 3-6m: hoisin*
    565 made, pantry 2y, opened-fridge 1-2w: cranberry sauce*, preiselbeersauce, preiselbeeren im \
      glas, preiselbeeren, wildpreiselbeeren, wildpreiselbeer*
    560 made, pantry 2y, opened-fridge 5d: curry paste*, currypaste*, pâte de curry, паста карри, \
      currypasta*, curry pasta, pasta curry, pâte curry, pasta de curry, kerriepasta*, pasta tom \
      yum, bumbu, boemboe*, garlic \
      paste*, ginger paste*, garlic puree*, ginger puree*, lazy garlic, pâte de piment, \
      tamarind*, madras paste, garlic paste, ginger paste, ginger garlic paste, curry paste \
      madras, laksa paste, tandoori paste, tom yum paste, knoblauchpaste*, tamarindenpaste*, \
      ingwerpaste*
    0 made, own, pantry 1-2y, opened-fridge 1-2m: chutney*, *chutney, piccalilli, чатни, mango \
      chutney*, lime pickle*, чатней, relish jar
    500 made, pantry 30m: relish*
    0 made, own, pantry 6-18m, opened-fridge 4-8w: cordial*, orange squash*, lemon squash*, \
      blackcurrant squash*, fruit squash*, summer fruits squash, apple squash, морс концентрат, \
      squash orange, squash double*, double strength*, double concentrate*, double conc*, no \
      added sugar orange, no added sugar squash, ribena*, robinsons*, robinsons orange, vimto*, \
      barley water*, elderflower cordial*, lime cordial*
    354 made, own, fridge 2-4w, opened-fridge 3-5d: fresh pesto, frisches pesto, pesto frais, \
      pesto fresco, pesto genovese fresco, rana pesto*
    341 made, own, pantry 9-30m, opened-fridge 1-3m: confit d oignon*, confit oignon*, oignons \
      confits, onion chutney*, caramelised onion chutney*, caramelized onion*, zwiebelchutney*, \
      cipolle caramellate*, cebolla caramelizada*, confit de figue*, confit figue*, uienchutney*, \
      uienconfijt*, zwiebelmarmelade*, onion marmalade*
    343 made, pantry 2y: gravy granules*, bisto*, gravy mix*, gravy mix packet, brown gravy mix, \
      saucenbinder*, soßenpulver*
    356 made, own, pantry 9-24m, opened-pantry 3-12m: crema di balsamico*, balsamico creme*, \
      balsamic glaze*, crème de balsamique*, crème balsamique*, crema balsámica*, crema de \
      balsámico, balsamicocreme*, glassa di aceto*, glassa all aceto*, creme balsamico*, glassa \
      di aceto balsamico, glassa gastronomica*, glassa balsamica
    """
}
