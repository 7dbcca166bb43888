extension PublishedLives {
  /// How long spices, dried herbs and salt keep.
  static let spices = """
    238 pantry 2-3y, opened-pantry 2-3y: spice*, gewürz*, curry powder, turmeric, ground ginger, \
      smoked paprika, paprika edelsüß, paprika rosenscharf, pimentón*, paprika doux, paprika \
      dolce, saffron, safran, nelken, cloves, clous de girofle, chiodi di garofano, cardamom, \
      kardamom, star anise, sternanis, vanilleschote*, vanilla pod*, garam masala, ras el hanout, \
      specerij*, przypraw*, *krydda, *kryddor, kerrie*, paprika mielona, papryka slodka mielona, \
      papryka mielona, colorau, pimentao doce, gurkmeja, kurkuma*, curry*, kummel*, paprika dulce \
      molido, pimenton ahumado, ras el hanout*, chimichurri, adobo, colorante, \
      brathahnchengewurz, gyrosgewurz, wurzmischung, kaneel gemalen, kruidnagel*, koekkruiden, \
      speculaaskruiden, galka muszkatolowa, ziele angielskie, gozdziki, nejlika, muskot*, \
      grillkrydda, tacokrydda, noz moscada, cravinho, cominhos, all spice, allspice, mixed spice, \
      five spice, za atar, sumac, italian seasoning, old bay, taco seasoning mix, jerk seasoning, \
      chilli flakes, peperoncino, специи*, приправ*, куркума, корица, кориандр молотый, хмели \
      сунели, лавровый лист, перец черный*, перец душистый, паприка молотая, мускатный*, \
      гвоздика, карри, спеції, перець чорний, תבלין*, תבלינים, פפריקה, כורכום, קינמון, כמון, פלפל \
      שחור, זעתר, בהרט, seasoning*, curry powder*, ground coriander, ground cumin, piri piri \
      seasoning, cajun, fajita seasoning, taco mix, smoked paprika*, *gewürz, grillgewürz, \
      pommesgewürz, brathähnchen gewürz, lebkuchengewürz, piment gemahlen, koriander gemahlen, \
      curcuma*, colombo, quatre épices, mélange épices, piment d espelette, piment doux, épices*, \
      pimentón de la vera, especias*, colorante paella, azafrán*, zafferano*, spezie*, aroma per \
      arrosti, curry madras, kruidenmix*, paprikapoeder*, nootmuskaat*, kaneelstokjes, foelie, \
      papryka słodka*, papryka wędzona, papryka ostra, kurkuma mielona, wegeta, vegeta, jarzynka, \
      cebula suszona, krydda*, kryddmix, paprikapulver*, kryddpeppar, kardemumma*, piripíri*, \
      açafrão*, caril*, louro folhas, tempero*, pimentón picante*, pimentón dulce*, cayenne*, \
      lemon pepper, mrs dash*, sazon*, sazón, pumpkin pie spice, tajin*, tajín, dukkah*, dukka, \
      everything bagel seasoning, everything seasoning, ranch powder, chipotle powder, fennel \
      seeds, mustard seeds, celery seeds, coriander seeds, caraway seeds, poultry seasoning, \
      pickling spice, apple pie spice, paprika dulce, paprikapulver, paprika powder, sweet \
      paprika, curry leaves dried, thymian gerebelt, knoblauchgranulat*, fondor*, fenchelsaat, \
      fenchelsamen, pimentkörner*, basilikum gerebelt, majoran gerebelt, gerebelt*, baies roses*, \
      persil lyophilisé, basilic lyophilisé, ciboulette lyophilisée, mélange salade, épices \
      paëlla, spigol*, cayena*, ñora*, sazonador*, hierbas provenzales, jengibre molido, eneldo \
      seco, alloro, foglie di alloro, semi di finocchio*, insaporitore*, ariosto, misto arrosti, \
      aromi per arrosti, cardamomo*, anice stellato, coriandolo in polvere, kipkruiden*, \
      gehaktkruiden*, shoarmakruiden*, nasikruiden*, vleeskruiden*, viskruiden*, gemberpoeder*, \
      uienpoeder*, laurierblad*, czosnek granulowany*, imbir mielony, pieprz czarny mielony, \
      pieprz mielony, anis, anís en grano, anís estrellado
    232 pantry 2y, opened-pantry 2y: chili powder, chilipulver
    236 pantry 1-2y, opened-pantry 1-2y: dried herbs, getrocknete kräuter, herbes de provence, \
      dried basil, dried thyme, kräuter der provence, bay leaves, lorbeer*, oregaa*, oregao, \
      oregano*, lisc laurowy, laurier*, laurel, lagerblad, louro, timjan torkad, herbes, орегано, \
      базилик сушеный, травы прованские, прованские травы, אורגנו, herbs de provence, mixed \
      herbs, italienische kräuter, kräutermischung*, salatkräuter, majeranek*, herbes de \
      provence*, herbes provence, origan*, bay leaf, hojas de laurel, orégãos, provençaalse \
      kruiden, italiaanse kruiden, zioła prowansalskie*, zioła*, bazylia suszona, mejram, \
      persillade, dill weed, parsley flakes, dried dill, dried parsley, rubbed sage, italian \
      herbs, chives dried, maggiorana secca
    469 pantry 2y: black pepper, pfeffer, pepe nero, pepper ground, peppercorn*, pfefferkörner, \
      poivre noir, pimienta negra, peper, pieprz*, svartpeppar*, pimenta*, pepe, pepe nero \
      macinato, перец горошек, перец молотый, перець мелений, schwarzer pfeffer, poivre*, \
      pimienta*, pepe nero*, zwarte peper, pimenta preta, pimenta branca, vitpeppar*, peppar*, \
      white pepper, ground pepper
    472 pantry 3-4y: cinnamon, kaneel*, cynamon*, canela*, корица*, кориця, zimt*, cannelle*, \
      cannella*, kanel*
    473 pantry 3-4y: komijn*, kmin*, spiskummin*, cominho*, comino*, зира, kreuzkümmel*, cumin*, \
      kmin rzymski
    474 pantry 3-4y: garlic powder, knoblauchpulver, garlic granules, ail en poudre, ajo en \
      polvo, aglio in polvere, garlic salt
    475 pantry 3-4y: onion powder, zwiebelpulver, oignon en poudre, cebolla en polvo, cipolla in \
      polvere
    476 pantry 3-4y: muskatnuss*, nutmeg, muskat*, noix de muscade, nuez moscada, noce moscata
    468 own, pantry 5y: salt, sel, speisesalz, tafelsalz, sea salt, gros sel, sel fin, sel de \
      mer, sale fino, sale grosso, sale marino, sal fina, sal marina, *zout, sol kuchenna, \
      hushallssalt, sal grosso, sal fino, havssalt, соль*, сіль*, מלח, sal, sal gruesa, zout*, \
      sól*, grovsalt, jodsalz*, meersalz*, salz*, *salz, sel fin*, sel gros, fleur de sel, flor \
      de sal, himalayasalz, salz jod, sea salt*, table salt, rock salt, knoblauchsalz, \
      kräutersalz*, low salt, herbamare, sel de, sel marin, sel guérande, sel iodé, sale iodato, \
      jodsalt, bordsalt, kosher salt, himalayan salt, smoked salt, celery salt, sale, sale \
      integrale*, sale rosa*
    0 made, own, pantry 6-14m, opened-pantry 1-3m: oignon frits, oignon frit*, \
      crispy onions*, crispy fried onion*, fried \
      onions*, röstzwiebel*, zwiebelringe geröstet*, oignons frits*, cebolla frita*, cebolla \
      crujiente*, cipolla fritta*, cipolle croccanti*, gebakken uitjes*, cebulka prażona*, \
      prażona cebul*, rostad lök*, cebola frita*, backzwiebeln*, geröstete zwiebeln
    """
}
