/// Where the head of a name stands: the word that says what the thing is.
///
/// The Germanic languages put it last (`orange juice`), the Romance and Slavic ones and Hebrew first
/// (`zumo de naranja`). The endings of the words tell which they are.
enum WordOrder {
  case headFirst, headLast, unknown

  /// - Parameter name: The name, folded.
  init(of name: [UInt8]) {
    var balance = 0
    for word in name.split(separator: KeywordFolding.space) {
      if let first = word.first, first >= 0x80 {
        balance += 1
      } else if word.count <= Self.longestParticle {
        balance += Self.particlesFirst.contains(word) ? 1 : 0
        balance -= Self.particlesLast.contains(word) ? 1 : 0
      } else if Self.nounsLast.contains(word) {
        balance -= 2
      } else {
        let (long, short) = (word.suffix(3), word.suffix(2))
        if Self.endingsFirst.contains(long) {
          balance += 1
        } else if Self.endingsLast.contains(long) {
          balance -= 1
        } else if Self.endingsFirst.contains(short) {
          balance += 1
        } else if Self.endingsLast.contains(short) {
          balance -= 1
        }
      }
    }
    self = balance > 0 ? .headFirst : balance < 0 ? .headLast : .unknown
  }

  private static let longestParticle = 2

  private static func set(_ words: String) -> Set<ArraySlice<UInt8>> {
    Set(words.split(separator: " ").map { ArraySlice($0.utf8) })
  }

  /// Endings of two and three letters that are more than twice as frequent in one group of languages as
  /// in the other, by the names of lists of products.
  private static let endingsFirst = set(
    """
    ada ado ait ana ao as ata ate aux ca che ci co da das do era has ho ia ido ie ina ino io ite ja jo \
    ka ki lio lla llo lo lsa mes na ne nes no ny ona one owa owe owy qu ra re ro rre sa sca so ta tas te \
    tes ti to tte tto uso ux va vo wa we wy za zka
    """)
  private static let endingsLast = set(
    """
    am ch ck der ed en ers ey gs hen ice ilk ing ken ks lk ls nd ng nut ose ple ps ren rk rn rry rs rst \
    sch sh ss st ted ten ter uce ut zen
    """)
  /// Nouns of English and German that no other language has in this form.
  private static let nounsLast = set(
    """
    apples bananas beans beef beer berries bread broth butter buns cakes candy carrots cheese \
    cherries chicken chops coffee cookies cream crisps eggs fish flour fries grapes greens ham \
    honey juice leaves lemons lettuce meat milk mince mushrooms mustard noodles nuts oats oil \
    onions oysters pancakes pears peas pepper peppers pickles pie pies plums pork potatoes \
    powder prawns ribs rice rolls salad salt sausages seasoning seeds shrimp slices soup spinach \
    spread stew strawberries sugar syrup tea tomatoes tuna turkey vegetables vinegar water wings \
    wraps \
    apfel bier bohnen brot brotchen eier erbsen fisch fleisch gemuse kase kartoffeln kekse kirschen kuchen linsen milch \
    nudeln nusse reis saft salat salz schinken suppe tomaten wasser wein wurst wurstchen zucker zwiebeln
    """)
  private static let particlesFirst = set("al au d de di do du e el en en la le z")
  private static let particlesLast = set("in er")
}
