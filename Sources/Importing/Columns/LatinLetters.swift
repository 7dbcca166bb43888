/// Latin letters without their accents, as people type headers on keyboards that have none.
enum LatinLetters {
  /// How a phrase with accents is written without them: with the bare letters, and as German does it;
  /// nothing for phrases that have none, are short or not Latin.
  static func withoutAccents(_ phrase: String) -> [String] {
    guard phrase.count >= 4, !phrase.utf8.allSatisfy({ $0 < 0x80 }),
      let bare = replaced(phrase, bareLetters)
    else { return [] }
    let german = replaced(phrase, bareLetters.merging(germanLetters) { $1 })
    return [bare] + (german.map { $0 == bare ? [] : [$0] } ?? [])
  }

  private static func replaced(_ phrase: String, _ letters: [Character: String]) -> String? {
    var text = ""
    for character in phrase {
      if character.isASCII {
        text.append(character)
      } else if let bare = letters[character] {
        text += bare
      } else {
        return nil
      }
    }
    return text
  }

  private static let germanLetters: [Character: String] = ["ä": "ae", "ö": "oe", "ü": "ue"]

  private static let bareLetters: [Character: String] = {
    let families = [
      "a": "àáâãäåāăą", "c": "çćč", "d": "ďđ", "e": "èéêëēėęě", "g": "ğģ", "i": "ìíîïīįı",
      "k": "ķ", "l": "łľĺļ", "n": "ñńňņ", "o": "òóôõöøőō", "r": "řŕ", "s": "śšşșß", "t": "ťţț",
      "u": "ùúûüůűūų", "y": "ýÿ", "z": "źżž", "ae": "æ", "oe": "œ",
    ]
    var letters: [Character: String] = [:]
    for (bare, accented) in families {
      for letter in accented { letters[letter] = letter == "ß" ? "ss" : bare }
    }
    return letters
  }()
}
