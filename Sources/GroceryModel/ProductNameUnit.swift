/// A unit behind a number in a product's name.
struct ProductNameUnit {
  let unit: Unit
  /// Where the unit ends, a full stop behind it included.
  let end: Int

  /// Reads the unit that begins at a place, behind blanks or a hyphen; nil if no word there is one.
  init?(_ text: ProductNameText, at numberEnd: Int) {
    var start = text.skippingBlanks(numberEnd)
    var isJoined = start == numberEnd
    if text.scalar(at: start) == "-", text.isLetter(at: start + 1), text.isLetter(at: start + 2) {
      start += 1
      isJoined = true
    }
    guard let first = text.scalar(at: start) else { return nil }
    for (word, unit) in Self.words[first] ?? [] {
      let end = start + word.count
      guard text.hasWord(word, at: start), !text.isLetter(at: end), !text.isDigit(at: end),
        text.scalar(at: end) != "/", isJoined || !Self.mustBeJoined.contains(word)
      else { continue }
      self.unit = unit
      self.end = text.scalar(at: end) == "." ? end + 1 : end
      return
    }
    return nil
  }

  private typealias Word = (word: [Unicode.Scalar], unit: Unit)

  /// The words by their first letters.
  ///
  /// Of two words with the same beginning, the longer one comes first.
  private static let words: [Unicode.Scalar: [Word]] = Dictionary(
    grouping: symbols.flatMap { symbol, words -> [Word] in
      guard let unit = Unit(symbol) else { return [] }
      return words.split(separator: "|").map { (Array($0.unicodeScalars), unit) }
    }, by: { $0.word[0] })

  private static let symbols = [
    ("floz", "fl. oz|fl.oz|fl oz|floz|fluid ounces|fluid ounce"),
    ("g", "g|gr|gm|gms|grs|gram|grams|gramm|gramme|grammes|г|гр|γρ"),
    ("kg", "kg|kgs|kilo|kilos|kilogram|кг|κιλό|κιλά"),
    ("lb", "lb|lbs|pound|pounds"),
    ("oz", "oz|ounce|ounces"),
    ("l", "l|lt|ltr|liter|litre|liters|litres|litro|litros|litri|л|λίτρα|λίτρο"),
    ("dl", "dl"),
    ("cl", "cl"),
    ("ml", "ml|мл"),
    ("pt", "pt|pint|pints"),
    ("qt", "qt|quart|quarts"),
    ("gal", "gal|gallon|gallons"),
    ("dozen", "dz|dzn|doz|dozen"),
    (
      "each",
      "ct|cnt|count|pk|pck|pack|packs|pc|pcs|pce|pces|piece|pieces|pièces|er|st|stk|stck|stück|"
        + "kpl|szt|ks|db|ud|uds|und|un|pz|pzs|pza|adet|τεμ|шт|個入|個|本|枚"
    ),
  ]

  /// Words that behind a blank are mostly something else.
  private static let mustBeJoined: Set<[Unicode.Scalar]> = [Array("er".unicodeScalars)]
}
