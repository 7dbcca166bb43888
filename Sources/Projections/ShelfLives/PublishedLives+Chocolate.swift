extension PublishedLives {
  /// How long chocolate and cocoa keep.
  static let chocolate = """
    216 made, pantry 1-2y, opened-pantry 1y: green blacks*, green black s*, divine chocolate*, \
      montezuma*, hotel chocolat*
    216 made, pantry 1-2y, opened-pantry 1y: waffeleier*, \
      choco vollmilch*, \
      choco vollmilch, schoko vollmilch, choco zartbitter, \
      nougatschokolade*, tablette lait*, tablette \
      noisettes, milky way*, curly wurly*, yorkie*, lion bar*, toffee crisp*, rolo*, \
      matchmakers*, überraschungsei*, ü ei, giotto*, alpia*, hachez*, balisto*, nussini, poulain \
      tablette, michoko*, crunch nestlé*, m&ms*, valor puro, pocket coffee*, ciocc*, \
      chocoladevlokken*, de ruijter*, pawełek*, bombonierka, бабаевский*, красный октябрь, \
      рошен*, roshen*, мишка косолапый*, מקופלת*, כיף כף*, ghirardelli*, chocolate chips, baking \
      chips, peanut butter cup*, milka, toblerone, lindt*, ritter sport, snickers, kit kat, twix, \
      mars riegel, mars bar, kinder schokolade, kinder riegel, ferrero rocher, cadbury, oeufs en \
      chocolat, galaxy bar, maltesers, paaseitjes, bombon*, cioccolatini, baci, delicje, prince \
      polo, grzeski, kinder bueno, kinder surprise, schoko riegel, chokladboll*, milk chocolate*, \
      dairy milk, kinder*, mars, heroes, ferrero*, raffaello, mon chéri, lindor, ritter*, \
      yogurette, duplo, hanuta, knoppers, toffifee, kitkat*, bueno, smarties, m&m, minstrels, \
      aero, flake, twirl, freddo, creme egg*, easter egg*, ostereier schokolade, schokohase*, \
      osterhase*, weihnachtsmann schoko, schokoriegel*, schokoladenriegel, *riegel, riegel, candy \
      bar*, chocolate bar*, truffles chocolate, boîte de chocolats, bonbonniere, praliné*, \
      gianduiotti, chocoladereep*, chocoladeletter, kruidnoten choco, bonbons belges, batonik*, \
      śliwka w czekoladzie, czekoladki, praliny, tablete chocolate, aladdin, конфеты шоколадные, \
      шоколадные конфеты, батончик шоколадный, батончик, аленка, сникерс, твикс, марс, баунти, \
      מארס, סניקרס, קליק, פסק זמן, chocolate coins, advent calendar*, adventskalender*, \
      schokolinsen, schokokugeln, calendrier de l avent, rocher*, papillotes, mikado, kägi, \
      cremino, *pralinen, yogurt coated*, yoghurt coated*, chocolate coated*, choc coated*, \
      chocolate covered*, walnut whip*, schokonüsse*, schokorosinen*, schokomandeln*, schoko \
      erdnüsse, dragées chocolat, noisettes enrobées, amandes enrobées, enrobé chocolat, \
      almendras cubiertas, mandorle ricoperte, choco pinda*, chocopinda*, chocorozijnen*, orzechy \
      w czekoladzie, rodzynki w czekoladzie, migdały w czekoladzie, katzenzungen*, hershey s \
      kisses, butterfingers, milkybar*, caramac, russell stover, dove promises, rocky road \
      chocolate, cadbury roses, roses tin, m & m*, lindt bunny, after eight*, chocolate button*, \
      white chocolate button*, 3 musketeers, whatchamacallit, payday bar, heath bar, mounds, baby \
      ruth, crunch bar, schokonikolaus*, weinbrandbohnen*, trauben nuss*, traube nuss, lion \
      riegel, lion barre, rotstern, truffes chocolat, truffes au chocolat, truffes cacao, \
      pyrénéens*, merveilles du monde, crunch nestlé, tableta nestlé, kaffeebohnen schokolade, \
      schoko rosinen, edle tropfen*, truffes fantaisie, uovo di pasqua*, uova di pasqua*, cremini \
      cioccolato, boeri*, calendario avvento*, calendario dell avvento, baton czekoladowy, \
      escargots chocolat, escargot chocolat
    216 pantry 1-2y, opened-pantry 1y: baking chocolate, *schokolade, cioccolat*, chocola, \
      chocolade*, *chocolade, hagelslag*, vlokken puur, czekolad*, ptasie mleczko, choklad*, \
      *choklad, tablete*, tablette noir, nussschokolade, bounty, daim, merci, after eight, barre \
      chocolat, schogetten, sarotti, ritter sport*, milka*, cote d or, kinder maxi, schokoriegel, \
      schoko riegel*, reep, chocoladereep, verkade, tony s, tony chocolonely, droste, cadbury*, \
      galaxy, wispa, crunchie, double decker, boost bar, fruit nut bar, roses tub, quality \
      street, celebrations, heroes tub, hershey*, reese*, m m s, butterfinger, almond joy, \
      suchard, nestle extrafino, huesitos, conguitos, lacasitos, perugina, loacker, kinder \
      cereali, wawel, wedel, goplana, princessa, marabou*, plopp, kexchoklad, japp, pintarolas \
      chocolate, imperial chocolate, wafelek, шоколад*, горький шоколад, шоколад горький, шоколад \
      молочный, молочный шоколад, שוקולד, chocolate negro*, chocolate con leche*, chocolate \
      leche, chocolate blanco, chocolat noir*, chocolat lait*, chocolat*, schokolade*, \
      vollmilchschokolade, zartbitter*, blockschokolade, kuvertüre*, kuchenglasur*, \
      schokostreusel*, schokoraspel, chocolate sprinkles, couverture, blokchoklad, chocolate \
      culinaria, chocolate de culinária, cobertura chocolate, chocolate postres, chocolate a la \
      taza, tavoletta, tavoletta fondente, fondente extra, zartbitterschoko, vollmilchschoko
    217 own, pantry 1-2y, opened-pantry 1y: cocoa*, kakao*, cacao*, hot chocolate, chocomel, \
      cacau*, oboy, o boy, cola cao, colacao, drinking chocolate, trinkschokolade*, какао*, какао \
      порошок, קקאו, שוקולית, hot chocolate*, drinking chocolate*, kaba, nesquik*, ovomaltine*, \
      ovaltine*, horlicks*, cacao poudre, chocolat en poudre*, chocolat poudre*, poulain, \
      banania, cacao soluble*, cacao en polvo*, cacao amaro*, cacao zuccherato, cioccolata calda, \
      ciobar, chocomel poeder, kakao rozpuszczalne, kakaowy napój, puchatek, chocolate em pó*, \
      chokladdryck*, chokladpulver, cioccolata in tazza, chocolate milk powder*, milkshake \
      powder*, kakaogetränk*, chocolate powder*, trinkkakao*, backkakao*, paladín*, ovomaltina*
    """
}
