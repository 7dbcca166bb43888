extension Brands {
  /// Brands of sweets, snacks, cereals and bread.
  static let sweets = """
    potato chips: lay s, lays, walkers, pringles, doritos, ruffles, tyrrells, kettle chips, mccoy \
      s, mccoys, hula hoops, quavers, wotsits, monster munch, french fries walkers, nik naks, \
      popchips, sensations, twiglets, mini cheddars, chipsfrisch, funny frisch, funnyfrisch, \
      lorenz, crunchips, chio, pom bär, pom bear, chipsletten, erdnussflips, vico, bret s, brets, \
      curly cacahuète, matutano, cheetos, fritos, bugles, jumpers, pelotazos, boca bits, san \
      carlo, fonzies, cipster, croky, smiths, duyvis, bugles nacho, hamka s, wokkels, nibb it, \
      estrella chips, olw, gårdschips, star chipsy, cheetosy, chrupki, lajkonik, beskidzkie, \
      лейс, принглс, эстрелла, московский картофель, люкс чипсы, кириешки, хрусteam, три корочки, \
      флинт, чипсони, תפוצ יפס, תפוציפס, ביסלי, במבה, דוריטוס, אפרופו, צ יטוס, takis, utz, old \
      dutch chips, cape cod chips, sun chips, tostitos, cheez it, goldfish crackers, tuc, \
      apéricube crackers, belin, bretzels burger, benenuts, menguy s, propercorn, butterkist, \
      peanuts ktc, лейз, чіпси люкс, люкс сметана, pringles сметана, кроки, flint, сухарики \
      флінт, сухарі, хрусті, кириешки сухарики, воронцовские, 3 корочки, брускетта maretti, \
      maretti, bruschette, мачо сухарики, московская картошка, русская картошка, хрустящий \
      картофель, barcel, chio dip, chio tortillas, funny frisch ofenchips, kettle, tyrrells, \
      kelly s chips, soletti, zweifel, snacketti, tuc bake, pom bär original, chips vico, lays, \
      bret, curly, monster munch, apérifruit, munchos, cheetos pandilla, ruffles jamón, bugles \
      3d, grefusa, papa delta, mister corn, gublins, fritos barbacoa, risketos, bonilla, torres \
      patatas, crik crok, amica chips, pata, san carlo più gusto, ruffles presunto, ti ti, \
      batata lays, star foods, lays maxx, top chips, przysnacki, wiejskie ziemniaczki, \
      curly lorenz, monster munch lorenz, sunbites, estrella, olw dip, ostbågar, cheez doodles, \
      grillchips
    biscuits: oreo, mcvitie s, mcvities, hobnobs, digestives, jammie dodgers, custard creams, \
      bourbon creams, rich tea, jaffa cakes, maryland cookies, penguin bars, club bar, tunnocks, \
      tunnock s, fox s biscuits, foxs, border biscuits, walkers shortbread, leibniz, bahlsen, \
      prinzenrolle, prinzen rolle, de beukelaer, debeukelaer, lotus biscoff, biscoff, \
      spekulatius, manner schnitten, lu petit beurre, petit écolier, mikado, granola lu, prince \
      lu, pepito, bn choco, bn goûter, belvita, pim s, paille d or, st michel, saint michel, la \
      mère poulard, bonne maman galettes, delacre, gavottes, savane, maría fontaneda, fontaneda, \
      marbú, digestive fontaneda, príncipe, chiquilín, tosta rica, dinosaurus, gullón, cuétara, \
      campurrianas, flora galletas, virginias, artiach, filipinos, tarallucci, gocciole, pan di \
      stelle, pavesini, oro saiwa, doria bucaneve, atene doria, wafer loacker, loacker, verkade, \
      café noir, bastogne, liga milkbreak, lu bastogne, evergreen, scholiertje, ballerina, marie \
      kex, göteborgs, singoalla, brago, guld petit beurre, hit krakuski, krakuski, jeżyki, \
      delicje, łakotki, pieguski, herbatniki, bolachas maria, triunfo, vieira de castro, cuetara \
      maria, proalimentar, юбилейное, орео, яшкино, причуда, топленое молоко печенье, мария \
      печенье, рошен вафлі, артек вафлі, лотус, אוראו, פתי בר, לוטוס, ולים, chips ahoy, nutter \
      butter, nilla wafers, graham crackers, milano cookies, fig newtons, barni, барни, чоко пай, \
      choco pie, twinkies, марія, печиво марія, марія класік, печенье юбилейное, яшкино вафли, \
      роллини, конті, супер контік, супер контик, любятово печенье, посиделкино, хлебный спас, \
      слодыч, роскон, бісквіт шоколад печиво, артек, тук крекер, tuc крекер, petitki, łakotki \
      kakaowe, holenderskie, szarlotkowe, be be, bebe kekse, gille, oreo golden, oreo double, \
      ballerina kladdkaka, brago, digestive havre, finax, nairn s, crawford s, nice biscuits, \
      party rings, garibaldi, fig rolls, viennese whirls, tim tam, arnott s, bahlsen ohne \
      gleichen, hit kekse, de beukelaer prinzen, tekrum, coppenrath feingebäck, hans freitag, \
      spritzringe, choco leibniz, pick up, granola chocolat, palmito, chamonix, napolitain, \
      barquette lulu, lulu barquette, oreo original, petit beurre lu, thé lu, st michel galettes, \
      digestive avena, príncipe chocolate, chips ahoy, marbú dorada, yayitas, tostada maría, \
      gentilini, colussi, gran turchese, bucaneve, cereali grancereale, grancereale, grisbì, \
      baiocchi, viennese lago, wafer lago, elledi, bolacha maria, maria torrada, belgas, água e \
      sal, oreo bolachas, filipinos blancos, bn chocolat
    chocolate: milka, lindt, ritter sport, toblerone, cadbury, galaxy bar, snickers, mars bar, \
      twix, bounty, kit kat, kitkat, ferrero rocher, raffaello, mon chéri, kinder bueno, kinder \
      riegel, kinder schokolade, merci, sarotti, côte d or, poulain, suchard, galak, nestlé \
      dessert, nestlé extrafino, lacasa, trapa, novi, perugina, baci, pernigotti, venchi, \
      caffarel, tony s chocolonely, tonys chocolonely, droste, verkade reep, marabou, fazer blå, \
      daim, japp, kexchoklad, ahlgrens, dumle, geisha, wedel, wawel, goplana, milky way, prince \
      polo, ptasie mleczko, śliwka nałęczowska, michałki, kukułki, toffifee, merci finest, \
      celebrations, quality street, roses cadbury, heroes, maltesers, minstrels, smarties, m ms, \
      terry s, after eight, lion bar, yorkie, double decker, crunchie, wispa, twirl, flake, \
      picnic bar, boost bar, fudge bar, chomp, freddo, green black s, divine, hotel chocolat, \
      thorntons, hershey s, hersheys, reese s, reeses, butterfinger, 3 musketeers, almond joy, \
      york peppermint, ghirardelli, dove chocolate, godiva, аленка, россия шоколад, бабаевский, \
      рот фронт, красный октябрь, белочка, мишка косолапый, коркунов, альпен гольд, милка, \
      сникерс, твикс, марс, баунти, риттер спорт, корона, свиточ, чумак шоколад, ромашка цукерки, \
      червоний мак, ліщина, millennium, отбивачка, פרה שוקולד, כיף כף, פסק זמן, טעמי, עלית \
      שוקולד, מקופלת, שוקולד פרה, מילקה, קינדר, raider, duplo, hanuta, knoppers, balisto, nuts \
      bar, corny schoko, choco crossies, schogetten, trumpf, hachez, niederegger, halloren, \
      storck, guylian, leonidas, neuhaus, pintarola, imperial, arcor, elah, choceur, moser roth, \
      fin carré, bellarom, j d gross, світоч, корона молочний, рошен молочний, millenium, чайка, \
      любімов, lubimov, зоряне сяйво, пташине молоко, стріла цукерки, торчин шоколад, бисквит \
      шоколад плитка, вдохновение, бабаевский горький, спартак, коммунарка, победа вкуса, o zera, \
      ozera, ritter, ritter sport mini, milka oreo, milka toffee, merci pur, kinder country, \
      kinder joy, kinder maxi king, ferrero küsschen, mon cheri, edle tropfen, yogurette, schoko \
      bons, maltesers box, m m s, mms, terrys, nestle galak blanc, lanvin, mozart kugeln, \
      pralinés, révillon, jeff de bruges, cémoi, poulain 1848, alter eco, ethiquable, lindor, \
      excellence 85, novi fondente, baci perugina, lindt fondente, kinder cereali, kinder cards, \
      tronky, nestlé jungly, huesitos, kit kat chunky, lacasitos, conguitos, torras, chocolates \
      valor, pintarolas, arcádia, pralinki, grześki, pawełek, 3 bit, kinder niespodzianka, wedel \
      gorzka, ptasie, plopp, kexchoklad, japp, snickers 2 pack, geisha, marabou mjölkchoklad, \
      cloetta, center rulle, aladdin, noblesse, curly wurly, picnic, mr big, coffee crisp, aero, \
      caramello, ghirardelli squares, see s candies, lion, crunch
    candy: haribo, trolli, katjes, nimm2, nimm 2, mentos, fisherman s friend, ricola, vivil, tic \
      tac, tictac, em eukal, wick blau, mamba, maoam, werther s, werthers, werther s original, \
      campino bonbons, chupa chups, skittles, starburst, fruittella, fruit tella, wine gums \
      maynards, maynards bassetts, bassett s, jelly babies, liquorice allsorts, rowntree s, \
      rowntrees, swizzels, love hearts, refreshers, polo mints, extra strong mints, trebor, \
      softmints, altoids, jolly rancher, twizzlers, sour patch, swedish fish, life savers, \
      carambar, krema, régal ad, lutti, michoko, tête brûlée, arlequin, kréma, cachou lajaunie, \
      vichy pastilles, sugus, solano, pictolín, juanola, halls, respiral, golia, galatine, \
      rossana, sperlari, dufour, morositas, gelées, venco, klene, napoleon, red band, autodrop, \
      king pepermunt, wilhelmina, faam, anta flu, sportlife, malaco, gott blandat, djungelvrål, \
      ahlgrens bilar, läkerol, tutti frutti, plopp, polly, ferrari godis, bubs, mieszanka \
      krakowska, krówki, nimm2 śmiejżelki, mamba żelki, śmiejżelki, jutrzenka, irysy, raczki, \
      ментос, харибо, чупа чупс, барбарис, дюшес карамель, рачки, скитлс, холлс, рондо, тик так, \
      עוגיפלצת, מנטוס, סוכריות, рошен цукерки, бджілка, ромашка, рачки цукерки, джелі, желейка \
      crazy bee, бонни фрут, яшкино мармелад, ударница, шармэль, бон пари, бонпари, фрутелла, \
      mamba, chupa, лос карамелос, москвичка, цитрон карамель, взлетная, haribo goldbären, tutti \
      frutti malaco, gott, ahlgrens, djungel, dumle, marianne, pandy, sour patch kids, airheads, \
      laffy taffy, york, jolly rancher, werthers echte, nimm 2 lachgummi, hitschler, frigeo, ahoj \
      brause, em eukal, pulmoll, soldan, dr c soldan, fisherman, hustenbonbon, smint, sugus, \
      trolli finitronc, dulciora, respiral, golosinas, regaliz, haribo favoritos, ricola, golia \
      bianca, charms, fruit joy, haribo rotella, zuccherini, venco drop, katja drop, klene drop, \
      wybertjes, rolo, smarties
    chewing gum: orbit, wrigley s, wrigleys, airwaves, trident, stimorol, hollywood chewing, \
      freedent, five gum, vigorsol, daygum, brooklyn gum, happydent, xylitol jenkki, xylifresh, \
      winterfresh, дирол, орбит, mentos gum, big red, juicy fruit, hubba bubba, bubblicious, \
      bubbaloo, eclipse gum, אורביט, מסטינג, gorila pastilhas
    breakfast cereal: weetabix, shreddies, shredded wheat, cheerios, kellogg s, kelloggs, coco \
      pops, rice krispies, frosties, crunchy nut, special k, froot loops, lucky charms, cap n \
      honey bunches, raisin bran, grape nuts, fruit n fibre, all bran, bran flakes, jordans, \
      dorset cereals, alpen, lizi s, golden grahams, nesquik cereal, lion cereales, cini minis, \
      cookie crisp, curiously cinnamon, chocapic, trésor kellogg, extra kellogg, smacks, kölln, \
      koelln, vitalis müsli, seitenbacher, mymuesli, brüggen, quaker, cruesli, krave, \
      estrellitas, fitness nestle, brinta, bambix, cornflakes, axa müsli, start granola, \
      havrefras, kalaspuffar, frebaco, sante granola, nestlé corn, любятово, нестле фитнес, \
      хрутка, несквик, старт завтрак, כריות, ברנפלקס, תלמה, קורנפלקס, ciniminis, kell
    oatmeal: ready brek, oat so simple, quaker oats, hercules havregryn, геркулес, ясно солнышко, \
      быстров, quaker instant
    ice cream: magnum, ben jerry s, ben jerrys, häagen dazs, haagen dazs, cornetto, langnese, \
      solero, carte d or, viennetta, mars ice, twister ice, calippo, feast ice, fab lolly, mr \
      whippy, kelly s, mackie s, mövenpick eis, cremissimo, schöller, nogger, flutschfinger, \
      häagen, miko, la laitière glace, frigo, royne, camy, algida, sammontana, coppa del nonno, \
      barattolino, liuk, cucciolone, olá, epá, ijsboerke, hertog ijs, ola raket, gb glace, sia \
      glass, piggelin, hemglass, daimstrut, top is, koral, zielona budka, grycan, big milk, \
      чистая линия, коровка из кореновки, максидуо, экстрем, эскимо, лакомка, рудь, лімо, \
      хрещатик, каштан морозиво, מגנום, קרטיב, טילון, breyers, blue bell, dreyer s, klondike, \
      drumstick, talenti, halo top, popsicle, рудь, рудь каштан, лімо морозиво, ласунка, хладик, \
      white bear, лакомка, чистая линия, вологодский пломбир, 48 копеек, коровка из кореновки, \
      золотой стандарт, талосто, магнат, русский холод, magnum double, magnum mini, ben jerry, \
      ben and jerry s, ben and jerrys, cookie dough ben, phish food, karamel sutra, chunky \
      monkey, caramel chew chew, half baked, cherry garcia, haagen, nuii, nuii eis, froneri, oreo \
      eis, cornetto classico, maxibon, sammontana barattolino, gruvi, fior di fragola, calippo \
      cola, colajet, frigo pie, frigo pé, mikolápiz, camy calipo, epá, perna de pau, super maxi, \
      feast, olá corneto, hertog roomijs, raket ijs, festini, magnum classic, big sandwich, \
      gräddglass sia, nogger 88an, igloo, tip top glass, grycany, augusto, koral \
      lody, big milk
    bread: natures own, nature s own, oroweat, wonder bread, arnold bread, dave s killer, \
      pepperidge farm bread, hovis, warburtons, kingsmill, allinsons, roberts bakery, jackson s, \
      soreen, mission \
      wraps, harry s, harrys, jacquet, la boulangère, bimbo, panrico, ortiz pan, oroweat, mulino \
      bianco pan, pan bauletto, panem, golden toast, lieken, harry brot, mestemacher, pema, \
      sinnack, mcennedy toast, bolletje, bouwhoeve, bake five, boulevard brood, pågen, pagen, \
      lingongrova, jättefranska, hönö, polarbröd, skogaholm, schulstad, fazer rost, dan cake, \
      oskroba, schulstad tost, putka, хлебный дом, коломенский, дарницкий, бородинский, рум яне, \
      кулиничі, київхліб, אנג ל, אנגל, ברמן, wonder bread, sara lee bread, arnold, pepperidge \
      farm, dave s killer, nature s own, thomas english, martin s potato
    crispbread: wasa, ryvita, finn crisp, leksands, polarbröd knäcke, krisprolls, cracotte, \
      cracottes, heudebert, biscottes heudebert, pelletier, jacob s cream crackers, jacobs \
      crackers, carr s, carrs, ritz, krackers, saltines, grissini, fette biscottate, gran pavesi, \
      bran pavesi, zwieback brandt, bolletje beschuit, beschuit, recondo, biscote, vitalu, \
      хлебцы, dr körner
    panettone: mr kipling, battenberg, french fancies, angel slices, dan cake bolo, bahlsen \
      comtess, kuchenmeister, coppenrath, bonne maman madeleines, brossard, napolitain, ker \
      cadélac, pasquier, brioche pasquier, kinder brioss, bollycao, pantera rosa, tigretón, bony, \
      la bella easo, martínez magdalenas, dulcesol, buondì, girella, tegolino, fiesta snack, \
      motta, bauli, balocco, melegatti, tre flauti, yoyo motta, sunnuntai, hostess, little \
      debbie, entenmann s, 7days, 7 days, seven days, balconi, мишка барни, konti, бисквит \
      шоколад, рулет бісквітний, рулет бисквитный, рулет рулет яшкино, бісквіт \
      барні, чокопай, чоко пай орион, orion choco, lotte choco, медвежонок барни, kinder delice, \
      kinder pinguin cake, 7 days, bake rolls cake, magdalenas la bella, weinzierls, dan cake, \
      swiss roll dan, kuchenmeister stollen, bahlsen kuchen, gebäck kuchen, fiesta kinder, kinder \
      delice, buondì motta, kinder brioss, saccottino, tortina, tegolino mulino, pan goccioli, \
      nastrine, flauti mulino, plumcake mulino, plumcake, camille, עוגה בחושה, עוגת אסם, אסם \
      עוגה, hot cross buns packaged
    nuts: ültje, ultje, kp nuts, planters, duyvis noten, seeberger, farmer s snack, felix \
      orzeszki, alesto
    popcorn: orville, act ii, jolly time, skinny pop, tyrrells poshcorn, popz
    granola bar: nature valley, kind bar, clif bar, cliff bar, nakd, eat natural, quaker chewy, \
      nutri grain, tracker bar, corny, hero corny, sunny crisp, grany, special k bar, trek bar, \
      larabar, rxbar, quest bar, barebells, power bar, bombbar, sante go on, oshee baton, fit \
      active, alpen bar
    """
}
