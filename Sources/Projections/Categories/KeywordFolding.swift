import GroceryModel

/// The form in which names and keywords are compared: tills print `KASE`, `KAESE` and `Käse`.
enum KeywordFolding {
  /// Words of letters or of digits with one blank between them: lower case, without accents, and
  /// `ae`, `oe`, `ue` as the vowels that they often stand for.
  static func folded(_ name: some StringProtocol) -> [UInt8] {
    var words: [UInt8] = []
    var kind = Kind.gap
    for scalar in NameKey.matching(name).unicodeScalars {
      if isMark(scalar) { continue }
      let next = Kind(of: scalar)
      if next != kind, !words.isEmpty, words.last != space { words.append(space) }
      kind = next
      guard next != .gap else { continue }
      if let plain = plain[scalar] {
        words.append(contentsOf: plain)
      } else {
        words.append(contentsOf: String(scalar).utf8)
      }
      joinUmlaut(&words)
    }
    if words.last == space { words.removeLast() }
    return words
  }

  static let space = UInt8(ascii: " ")

  private enum Kind {
    case gap, letter, digit

    init(of scalar: Unicode.Scalar) {
      if scalar.isASCII {
        switch scalar {
        case "a"..."z", "A"..."Z": self = .letter
        case "0"..."9": self = .digit
        default: self = .gap
        }
        return
      }
      if scalar.properties.isAlphabetic || scalar == "ー" {
        self = .letter
      } else {
        self = scalar.properties.numericType == nil ? .gap : .digit
      }
    }
  }

  /// A dot or accent that stands by itself behind its letter.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    (0x300...0x36F).contains(scalar.value)
  }

  private static func joinUmlaut(_ words: inout [UInt8]) {
    guard words.last == UInt8(ascii: "e"), words.count > 1 else { return }
    switch words[words.count - 2] {
    case UInt8(ascii: "a"), UInt8(ascii: "o"), UInt8(ascii: "u"): words.removeLast()
    default: break
    }
  }

  private static let plain: [Unicode.Scalar: [UInt8]] = {
    let groups = [
      "a": "àáâãäåāăąæ", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ",
      "i": "ìíîïĩīĭįı", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ", "o": "òóôõöøōŏőœ", "r": "ŕŗř",
      "s": "śŝşšș", "ss": "ß", "t": "ţťŧț", "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
      "е": "ё", "α": "ά", "ε": "έ", "η": "ή", "ι": "ίϊΐ", "ο": "ό", "υ": "ύϋΰ", "ω": "ώ", "σ": "ς",
    ]
    var plain: [Unicode.Scalar: [UInt8]] = [:]
    for (base, accented) in groups {
      for scalar in accented.unicodeScalars { plain[scalar] = Array(base.utf8) }
    }
    return plain
  }()
}
