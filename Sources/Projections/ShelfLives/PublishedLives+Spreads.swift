extension PublishedLives {
  /// How long jam, honey and other spreads keep.
  static let spreads = """
    370 made, own, pantry 6-18m, opened-fridge 5-10d: compotine*, compotes à boire*, fruit squeez*
    347 made, own, pantry 12-24m, opened-fridge 1-6m: conf albicocc*, conf fragol*, conf cilieg*, \
      conf pesc*, conf frutti*, conf lampon*, conf mirtill*, conf prugn*, conf aranc*, conf more, \
      conf abricot*, conf frais*, conf framboise*, conf cerise*, conf myrtille*, conf figue*, \
      conf rhubarbe, conf orange*, conf erdbeer*
    345 pantry 2y: langnese honig*, langnese goldklar*, langnese bienenhonig*, \
      langnese blütenhonig*, langnese landhonig*, langnese flotte biene*, langnese sommerblüte*, \
      langnese wildblüte*, miel fleurs*, miel de fleurs*, miel toutes fleurs*, bal çiçek*, \
      çiçek balı*, süzme bal*, petekli bal*, çam balı*, blütenhonig*, bienenhonig*, waldhonig*, \
      *blütenhonig
    370 made, own, pantry 6-18m, opened-fridge 5-10d: pompote*, pom potes*, gourde de fruits*, \
      gourdes compote*
    345 pantry 2y: honey, *honig, miel, miel de fleurs, miod*, honung*, mel, bloemenhoning, \
      miele*, miel flores, miel mil flores, miel romero, miel acacia, miel lavande, miel de, \
      blutenhonig, waldhonig, akazienhonig, manuka, miele acacia, miele castagno, mel rosmaninho, \
      mel multiflora, miod lipowy, miod gryczany, ljunghonung, мед, мед цветочный, דבש, honig*, \
      honing*, mel de, mel flores, langnese bienenhonig, langnese honig, langnese sommerblüte, \
      langnese flotte biene
    370 made, pantry 12-18m, opened-fridge 7-10d: applesauce, apple sauce, compote de pommes, \
      compota, purea di mele, compote*, appelmoes*, mus jablkowy, applemos*, pure de maca, \
      mousseline pomme, яблочное пюре, пюре яблочное, רסק תפוחים, apfelmus*, apfelmark*, compote \
      pomme*, purée de pommes, pom potes, materne, andros, puré de manzana, purea*, polpa di \
      mela, mus jabłkowy*, mus owocowy, przecier jabłkowy, kubuś mus, fruktpuré, fruit puree, \
      fruit pouch*, quetschie*, fruchtquetsch*, quetschbeutel, pouche fruits, knijpfruit*, \
      bolsita fruta, пюре фруктовое, фруктовое пюре, manzana asada pouch, gourdes, compotes \
      gourde, gogo squeez*, apple sauce pouch, apfel mango mark, bolsita de fruta
    347 made, pantry 6-18m, opened-fridge 6-12m: strawberry conserve, apricot conserve, \
      hagebuttenmark, jem, geleia*, קונפיטורה, jam, jams, jelly, preserves, *marmelade, \
      *konfitüre, marmellat*, marmalade*, quittengelee, johannisbeergelee, fruchtaufstrich*, \
      fruit spread*, *mus, gelatina di, *jam, *confituur, *marmelada, dzem*, konfitur*, powidl*, \
      *sylt, lingonsylt*, marmelad*, compota*, doce de, doce morango, gelei, gelee*, halvajam, \
      mermelad*, confettur*, gelee de, preserve, conserve extra, fruchtgelee, gsalz, kompot sylt, \
      appelsinmarmelad, bosvruchtenjam, варенье*, варення, джем*, повидло, конфитюр*, ריבה, ריבת, \
      conserve strawberry, bonne maman, jelly jam, redcurrant jelly, cranberry jelly, quince \
      paste, pflaumenmus*, confitur*, membrillo*, dulce de membrillo, carne de membrillo, pâte de \
      coing*, pâte de fruit*, composta di, cotognata, marmolada, doce de*, doce de abóbora, \
      compota morango, sylt*, *marmelad, mos lingon, rårörda*, äppelgelé, jam strawberry, \
      halbfett konfitüre, extra jam, jamaardbei*, aardbeienjam*, vruchtenspread, broodbeleg \
      fruit, лекvar, lekvár, gelatina royal*, apple butter*, pumpkin butter*, plum butter, samt \
      erdbeere, samt himbeere, schwartau samt*, mostarda di frutta*
    387 pantry 6-24m, opened-pantry 2-3m: peanut butter, beurre de cacahu*, crema de cacahuete, \
      burro di arachidi, pindakaas*, maslo orzechowe, manteiga de amendoim, beurre cacahuete, \
      арахисовая паста*, паста арахисовая, арахісова паста, חמאת בוטנים, erdnussbutter*, \
      erdnussmus*, erdnusscreme*, beurre de cacahuète*, beurre cacahuète*, crema de cacahuete*, \
      mantequilla de cacahuete, crema cacahuete, burro d arachidi, burro arachidi, masło \
      orzechowe*, krem orzechowy 100, manteiga de amendoim*, jordnötssmör*, crunchy peanut, \
      smooth peanut, nut butter, mandelmus*, cashewmus*, haselnussmus*, nussmus*, purée d \
      amande*, purée amande, purée de cacahuète, notenpasta*, tahinmus, sunbutter*, pb2*, peanut \
      powder
    466 made, pantry 1y: almond butter, mandelmus, cashew butter
    615 made, own, pantry 6-18m, opened-pantry 2-3m: hazelnut spread, chocolate spread, nuss \
      nougat creme, pâte à tartiner, crema de cacao, crema spalmabile, crema cacao, krem \
      czekoladowy, creme de avelas, crema nocciola, crema nocciole, hasselnotskram, нутелла, \
      шоколадная паста, паста шоколадная, шоколадно ореховая, ореховая паста, ממרח שוקולד, השחר, \
      nutell*, biscoff*, lotus spread, speculoos pâte, speculoospasta*, pâte à tartiner*, pâte \
      tartiner, nocilla, crema de cacao*, crema cacao*, crema al cacao*, crema spalmabile*, crema \
      nocciola*, crema gianduia, hazelnootpasta*, chocoladepasta*, chocopasta*, duo penotti, krem \
      czekoladowy*, krem do smarowania*, creme de avelã*, creme de barrar, tulicreme, \
      chokladkräm*, nougatcreme, nuss nougat*, nusspli, schokocreme*, schoko aufstrich, \
      schokoaufstrich*, chocolate hazelnut, pâte spéculoos, crème spéculoos, cookie butter, \
      marshmallow fluff, karamell aufstrich, confiture de lait, dulce de leche*, kajmak, masa \
      krówkowa, leche condensada caramelo, duo creme, kokosaufstrich*, pâte de speculoos*, pâte à \
      tartiner speculoos
    416 made, pantry 1y, opened-fridge 3w: тахини, кунжутная паста, тахина, טחינה, טחינה גולמית, \
      tahin*, purée de sésame, sesammus, sesampasta
    0 made, own, pantry 6-18m, opened-fridge 4-8w: lemon curd*, crème de marrons, dulce de leche, \
      orange curd
    0 made, own, pantry 12-36m, opened-pantry 6-12m: marmite*, vegemite, yeast extract*, cenovis, \
      hefeextrakt*, vitam r
    """
}
