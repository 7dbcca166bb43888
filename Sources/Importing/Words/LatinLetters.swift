/// Removes accents from Latin letters, because headers are often typed without them.
enum LatinLetters {
  /// Returns the phrase without accents: with plain letters, and with `ae`, `oe`, `ue` as in
  /// German.
  ///
  /// Returns nothing for a phrase that has no accents, is shorter than four letters, or is not
  /// Latin.
  static func withoutAccents(_ phrase: String) -> [String] {
    guard !phrase.utf8.allSatisfy({ $0 < 0x80 }), phrase.unicodeScalars.count >= 4,
      let bare = replaced(phrase, families)
    else { return [] }
    let german = replaced(phrase, germanFamilies + families)
    return [bare] + (german.map { $0 == bare ? [] : [$0] } ?? [])
  }

  private static func replaced(_ phrase: String, _ families: [[Unicode.Scalar]]) -> String? {
    var text = String.UnicodeScalarView()
    for scalar in phrase.unicodeScalars {
      if scalar.isASCII {
        text.append(scalar)
      } else if scalar.value <= 0x24F,
        let family = families.first(where: { $0.contains(scalar) })
      {
        text.append(contentsOf: family.prefix { $0.isASCII })
      } else {
        return nil
      }
    }
    return String(text)
  }

  private static let germanFamilies = list("aeä oeö ueü")

  /// Each plain letter, followed by its accented forms.
  private static let families = list(
    """
    aàáâãäåāăą cçćč dďđ eèéêëēėęě gğģ iìíîïīįı kķ lłľĺļ nñńňņ oòóôõöøőō rřŕ sśšşș ssß tťţț uùúûüůűūų yýÿ zźżž
    aeæ oeœ
    """)

  private static func list(_ text: String) -> [[Unicode.Scalar]] {
    text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { Array($0.unicodeScalars) }
  }
}
