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
    rest.removeAll { word in
      tasteEndings.contains { word.count > $0.count && word.suffix($0.count).elementsEqual($0) }
    }
    let start = rest.firstIndex { !isNumber($0) } ?? rest.endIndex
    var end = start
    while end < rest.endIndex - 1, measures.contains(rest[end]) { end += 1 }
    if end > start {
      if end < rest.endIndex - 1, links.contains(rest[end]) { end += 1 }
      rest.removeSubrange(..<end)
    }
    return rest.isEmpty ? words : rest
  }

  /// True for a compound that names a cut or piece of a food, which is that food.
  static func endsWithCut(_ word: ArraySlice<UInt8>) -> Bool {
    cuts.contains { word.count > $0.count && word.suffix($0.count).elementsEqual($0) }
  }

  /// True if the words name a utensil: the last word of an English name or of a compound, or the first
  /// of a name whose modifiers follow.
  static func nameUtensil(_ words: [UInt8]) -> Bool {
    let words = words.split(separator: UInt8(ascii: " ")).filter { !isNumber($0) && $0.count > 2 }
    guard let first = words.first else { return false }
    return utensilsFirst.contains(first)
      || words.contains { word in
        utensils.contains(word)
          || utensilEndings.contains {
            word.count > $0.count + 1 && word.suffix($0.count).elementsEqual($0)
          }
      }
  }

  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    word.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private static func words(_ list: String) -> Set<ArraySlice<UInt8>> {
    Set(list.split(separator: " ").map { KeywordFolding.folded($0)[...] })
  }

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
    bitar strimlor skivor reepjes blokjes plakken schijfjes lende fleisch vlees kött lapjes lappen \
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

  private static let utensilsFirst = words(
    """
    pelador peladora exprimidor cortador prensa éplucheur épluche vide presse râpe coupe descascador \
    espremedor pelapatate pelaverdure spremiagrumi grattugia schiacciapatate obieraczka wyciskarka \
    tarka krajalnica ambientador désodorisant
    """)
}
