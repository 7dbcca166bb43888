import ByteTools

/// Which words of a name only modify what it names: a taste or a measure.
enum WordGrammar {
  /// Returns the words that can name a food.
  ///
  /// Left out are what a food tastes of (`fresa` in `sabor fresa`, `vanilla` in `vanilla flavour`), and
  /// measures at the beginning of a recipe's line with their preposition (`2 cucharadas de`). A name
  /// that would lose all its words keeps them.
  static func withoutModifiers(_ words: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    var rest = words
    if let taste = rest.firstIndex(where: { tastesBefore.contains($0) }), taste > 0 {
      rest = Array(rest[...taste])
    }
    while let taste = rest.firstIndex(where: { tastesAfter.contains($0) }), taste > 1 {
      rest.removeSubrange((taste - 1)...taste)
    }
    // A bunch in Portuguese; before the vegetable it is a sauce.
    if let last = rest.lastIndex(where: { !isNumber($0) && !measures.contains($0) }), last > 0,
      bunches.contains(rest[last]), !rest[last - 1].elementsEqual("salsa".utf8)
    {
      rest.remove(at: last)
    }
    rest.removeAll { word in
      tasteEndings.contains { word.count > $0.count && word.suffix($0.count).elementsEqual($0) }
    }
    let start = rest.firstIndex { !isNumber($0) } ?? rest.endIndex
    var end = start
    while end < rest.endIndex - 1, measures.contains(rest[end]) { end += 1 }
    // A cup without a number may be what something comes in: a cup soup.
    if start == 0, rest.first?.elementsEqual("cup".utf8) == true { end = start }
    if end > start {
      if end < rest.endIndex - 1, links.contains(rest[end]) { end += 1 }
      rest.removeSubrange(..<end)
    }
    return rest.isEmpty ? words : rest
  }

  /// True for a word that only describes a food: its size, colour, cut or package.
  static func describes(_ word: ArraySlice<UInt8>) -> Bool {
    isNumber(word) || measures.contains(word) || descriptions.contains(word)
      || adjectiveEndings.contains {
        word.count > $0.count + 2 && word.suffix($0.count).elementsEqual($0)
      }
  }

  /// Endings of adjectives in the Slavic languages, in which they precede their noun or follow it.
  private static let adjectiveEndings = endings(
    """
    owy owa owe owych ny ski ska skie czny czna czne niczy ый ий ая яя ое ее ые ие ский ська ський ське ські ова \
    ове ові овий ний
    """)

  static let descriptions = words(
    """
    brebis chevre levande vivantes vivas vive live
    white black red green yellow brown pink golden dark light blue purple large small medium big mini baby giant jumbo \
    ripe soft hard mature mild strong sweet whole half halves lean extra super fine finest choice premium \
    natural organic bio eco free range loose ready cooking baking seedless pitted stoned \
    boneless skinless british english scottish irish welsh french italian greek spanish dutch german american polish \
    swedish danish atlantic pacific sea ocean farm garden country home everyday value fairtrade unsalted salted \
    wholewheat wholemeal grade new old plain pure rich full low reduced fat iced rump leg loin fillet fillets breast \
    breasts thigh thighs wing wings drumstick drumsticks shoulder neck shank joint diced chopped bunch punnet pack bag net \
    weiss weisse weisser rot rote roter schwarz schwarze gelb gelbe grun grune braun dunkel dunkle hell helle bunt bunte \
    gross grosse grosser klein kleine kleiner mittel alte alter jung junge neue neuer feine feiner zarte zarter reine \
    wurzig wurzige wurziger piccante picante piquant scharf pikant cremig \
    deutsche deutscher spanische italienische griechische franzosische hollandische regional heimische echte echter \
    ganze ganzer halbe halber magere magerer fettarm fettarme stille leichte wilde wild susse susser reife mild milde \
    blanc blanche blancs blanches noir noire noirs noires rouge rouges vert verte verts vertes jaune jaunes rose roses \
    brun brune petit petite petits petites grand grande gros grosse jeune jeunes vieux mini maxi entier entiere demi \
    moyen moyenne doux douce filet filets cote cotes cotelette cotelettes escalope escalopes tranche blanc cuisse cuisses \
    aile ailes pilon pilons haut hauts magret aiguillette aiguillettes pave paves dos emince eminces roti rotis souris \
    gigot epaule echine travers rouelle noix mignon brochette brochettes steak steaks bavette entrecote faux miettes \
    morceaux morceau des botte barquette bloc pur pure veritable bon bonne \
    blanco blanca blancos blancas negro negra negros rojo roja rojos rojas verde verdes amarillo rosa rosado grande grandes \
    pequeno pequena mini entero entera medio media maduro maduros pechuga pechugas filete filetes lomo \
    lomos muslo muslos contramuslo contramuslos ala alas chuleta chuletas costilla costillas solomillo solomillos \
    entrecot pierna paletilla rodaja rodajas medallon medallones tacos trozos hueso pieza tableta manojo malla bandeja \
    bianco bianca bianchi bianche nero nera neri nere rosso rossa rossi rosse giallo gialla gialli verdi bruno grosso \
    piccolo piccoli piccole intero intera mezzo mezza fetta fettina filetto filetti petto petti coscia cosce \
    sovracosce fuselli ala ali coscio lonza braciola braciole costata costina costine scaloppine bistecca bistecche \
    spezzatino bocconcini tagliata arrosto polpa cubetti straccetti macinato ossobuco trancio tranci tavoletta mazzo rete \
    branco preto preta vermelho vermelha amarelo amarela roxo roxa grande pequeno meio meia inteiro inteira peito \
    peitos bife bifes coxa coxas perna pernas asa asas lombo lombos costeleta costeletas entrecosto febras posta postas \
    espetada espetadas tirinhas cubos rojoes miolo molho embalagem \
    wit witte rood rode zwart zwarte groen groene geel gele bruin grote kleine halve volle verse magere mager hele jonge \
    oude nieuwe rijpe zoete hollandse franse griekse biologische kip lap lappen lapjes haas dij dijen bout bouten \
    vleugel vleugels drumsticks karbonade schouder speklap procureur bos netje zak \
    bialy biala biale czerwony czerwona czerwone czarny czarna czarne zielony zielona zielone zolty zolta zolte duzy duza \
    duze maly mala male mlody mloda mlode swiezy caly piers piersi filet filety udko udka udziec podudzie podudzia \
    skrzydlo skrzydla skrzydelka noga nogi lopatka schab karkowka zeberka poledwica poledwiczka rolada kotlet watroba \
    typu luz peczek siatka krojony krojona ekologiczny ekologiczne \
    vit vita rod roda rott svart svarta gron grona gul gula brun stor stora liten sma hel hela halv mjuk fin fina svensk \
    svenska ekologisk ekologiska eko farska filé filea bog kotlett kotletter lar larfile brostfile brost innanlar ytterfile \
    белый белая белое белые красный красная красное красные черный черная черное черные зеленый зеленая зеленые желтый \
    желтая крупный крупные мелкий молодой молодая молодые сладкий сладкая сладкие спелый спелые свежие филе грудка бедро \
    бедра голень голени крыло крылья крылышки окорочка окорок шея лопатка корейка вырезка стейк тушка сердечки печень \
    фермерский фермерская домашний домашняя домашние весовой весовые кг шт \
    білий біла біле білі червоний червона червоні чорний чорна чорне чорні зелений зелена зелені жовтий молодий молода \
    солодкий солодка філе грудка гомілка стегно стегна крило крила шия ошийок лопатка корейка вирізка тушка серце печінка \
    домашній домашня домашні ваговий фермерський \
    לבן לבנה לבנים אדום אדומה אדומים ירוק ירוקה שחור שחורה צהוב גדול קטן קטנים חזה שוקיים שוק כנפיים כרעיים ירכיים פרגית \
    פרגיות סטייק צלע כתף נתח בשר ארוז אורגני
    """)

  /// True for a compound that names a cut or piece of a food, which is that food.
  static func endsWithCut(_ word: ArraySlice<UInt8>) -> Bool {
    cuts.contains { word.count > $0.count && word.suffix($0.count).elementsEqual($0) }
  }

  /// True if the words name a utensil or a deposit: the last word of an English name or of a compound, or
  /// the first of a name whose modifiers follow.
  static func nameUtensil(_ words: [UInt8]) -> Bool {
    let words = words.split(separator: UInt8(ascii: " ")).filter { !isNumber($0) && $0.count > 2 }
    guard let first = words.first else { return false }
    return utensilsFirst.contains(first)
      || words.contains { word in
        utensils.contains(word)
          || !nameCoffee.contains(word)
            && utensilEndings.contains {
              word.count > $0.count + 1 && word.suffix($0.count).elementsEqual($0)
            }
      }
  }

  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    word.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private static func words(_ list: String) -> Set<ArraySlice<UInt8>> {
    var words: [UInt8] = []
    withBytes(of: list) { KeywordFolding.append(foldedMatching: $0, to: &words) }
    return Set(words.split(separator: KeywordFolding.space))
  }

  private static let bunches = words("molho molhos")

  /// What follows is the taste.
  private static let tastesBefore = words(
    "sabor saveur gout goût gusto smaku smak smag aroma arome aromatisé aromatisée вкусом смаком вкус"
  )

  /// What precedes is the taste.
  private static let tastesAfter = words(
    "flavour flavor flavoured flavored geschmack geschmacks scented smaak")

  /// Endings of compounds that name a taste.
  private static let tasteEndings = ["geschmack", "smaak", "smak"].map { Array($0.utf8)[...] }

  private static let measures = words(
    """
    g kg ml cl dl l cup cups tbsp tsp tablespoon tablespoons teaspoon teaspoons pinch clove cloves bunch \
    handful sheet sheets sprig sprigs el tl prise bund zehe zehen handvoll wurfel rolle c à s cs cc \
    gousse gousses bouquet cuillère cuillères botte branche branches pincée cucharada cucharadas \
    cucharadita cucharaditas pizca manojo diente dientes lámina hoja hojas ramita cucchiaio cucchiai \
    cucchiaino cucchiaini mazzetto spicchio spicchi pizzico rametto foglie eetlepel eetlepels theelepel \
    bosje snufje teen teentje colher colheres dente dentes ramo łyżka łyżki łyżeczka ząbek ząbki \
    pęczek msk tsk krm klyfta klyftor knippe
    """)

  private static let links = words("de di of d von aux du")

  private static func endings(_ list: String) -> [ArraySlice<UInt8>] { Array(words(list)) }

  private static let cuts = endings(
    """
    filet filets filé filéer fileer fillet stück stücke stücken stukken stukjes steak steaks scheibe scheiben \
    würfel streifen haas haasje dij brust borst keule keulen schenkel flügel poot poten roulade \
    rouladen kotelett koteletts braten gulasch geschnetzeltes kerne hälften ringe spalten blatt \
    blätter herz herzen wurzel knolle stangen röschen spiesse lende lenden hals nacken bauch schulter haxe \
    snippers bitar strimlor skivor reepjes blokjes plakken schijfjes lende fleisch vlees kött lapjes lappen \
    karbonade medaillons rücken rippchen moot moten
    """)

  private static let utensils = words(
    """
    peeler cooker cutter timer feeder frother opener grater slicer squeezer juicer corer masher whisk \
    grinder warmer holder dispenser ricer steamer
    """)

  private static let utensilEndings = endings(
    """
    schäler schneider entkerner entsteiner presse reibe kocher messer löffel stampfer mühle halter \
    öffner hobel former kanne kannchen ausstecher reiniger boor schiller schilmesje rasp snijder \
    stamper skalare kniv press kärnare hyvel maker
    """)

  /// Words that end like `press`.
  private static let nameCoffee = words("express expres espress")

  private static let utensilsFirst = words(
    """
    pelador peladora exprimidor cortador prensa éplucheur épluche vide presse râpe coupe descascador \
    espremedor pelapatate pelaverdure spremiagrumi grattugia schiacciapatate obieraczka wyciskarka \
    tarka krajalnica ambientador désodorisant \
    pfand einwegpfand mehrwegpfand flaschenpfand leergut statiegeld consigne kaucja pant
    """)
}
