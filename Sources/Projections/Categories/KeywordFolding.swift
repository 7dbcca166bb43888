import ByteTools
import GroceryModel

/// The form in which names and keywords are compared: tills print `KASE`, `KAESE` and `Käse`.
enum KeywordFolding {
  /// Returns the words of a name, of letters or digits, separated by one blank: lower case, without
  /// accents, with `ae`, `oe` and `ue` as the vowels they usually replace.
  static func folded(_ name: some StringProtocol) -> [UInt8] {
    var words: [UInt8] = []
    withBytes(of: NameKey.matching(name)) { append(foldedMatching: $0, to: &words) }
    return inOneScript(words)
  }

  /// Replaces Latin letters within Cyrillic words by the Cyrillic ones that look the same, as some tills
  /// print either.
  private static func inOneScript(_ words: [UInt8]) -> [UInt8] {
    guard words.contains(where: isCyrillic) else { return words }
    var result: [UInt8] = []
    result.reserveCapacity(words.count)
    for word in words.split(separator: space) {
      if !result.isEmpty { result.append(space) }
      let isMixed = word.contains(where: isCyrillic) && word.contains { $0 < 0x80 }
      guard isMixed else {
        result += word
        continue
      }
      for byte in word {
        if let letter = cyrillicLookalikes[byte] { result += letter } else { result.append(byte) }
      }
    }
    return result
  }

  /// True for the first byte of most Cyrillic letters.
  private static func isCyrillic(_ byte: UInt8) -> Bool { byte == 0xD0 || byte == 0xD1 }

  private static let cyrillicLookalikes: [UInt8: [UInt8]] = Dictionary(
    uniqueKeysWithValues: zip("abcehkmoptxyi".utf8, "авсенкмортхуі").map {
      ($0, Array(String($1).utf8))
    })

  /// Appends the same of a name that is as ``NameKey/matching(_:)`` gives it, but for stars.
  static func append(foldedMatching name: Bytes, to words: inout [UInt8]) {
    let start = words.count
    var kind = Kind.gap
    var place = 0
    while place < name.count {
      let byte = name[place]
      // Most letters of most names are these, and stay as they are.
      if kind == .letter, byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") {
        words.append(byte)
        if byte == UInt8(ascii: "e") { joinUmlaut(&words, from: start) }
        place += 1
        continue
      }
      let letter = letter(in: name, at: &place)
      guard letter.kind != .mark else { continue }
      if letter.kind != kind, words.count > start, words[words.count - 1] != space {
        words.append(space)
      }
      kind = letter.kind
      guard kind != .gap else { continue }
      letter.append(to: &words)
      joinUmlaut(&words, from: start)
    }
    if words.count > start, words[words.count - 1] == space { words.removeLast() }
  }

  /// Appends words of lower-case ASCII letters with single blanks between, which folding keeps.
  ///
  /// - Returns: False, with nothing appended, if folding may change the words.
  static func append(plain word: Bytes, to words: inout [UInt8]) -> Bool {
    var previous = space
    for byte in word {
      switch byte {
      case UInt8(ascii: "e") where isVowelBeforeUmlaut(previous): return false
      case UInt8(ascii: "a")...UInt8(ascii: "z"): break
      case space where previous != space: break
      default: return false
      }
      previous = byte
    }
    guard previous != space else { return false }
    words += word
    return true
  }

  private static func isVowelBeforeUmlaut(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "a") || byte == UInt8(ascii: "o") || byte == UInt8(ascii: "u")
  }

  static let space = UInt8(ascii: " ")

  private enum Kind: UInt8 {
    case gap, letter, digit
    /// A combining mark after its letter.
    case mark

    init(of scalar: Unicode.Scalar) {
      if (0x300...0x36F).contains(scalar.value) {
        self = .mark
      } else if KeywordFolding.isCommonLetter(scalar) || scalar.properties.isAlphabetic {
        self = .letter
      } else {
        self = scalar.properties.numericType == nil ? .gap : .digit
      }
    }

    init(ofASCII byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        self = .letter
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      default: self = .gap
      }
    }
  }

  /// True for the letters of Europe and of Hebrew, kana, the prolonged sound mark and ideographs.
  ///
  /// They are decided without Unicode's tables, which take some hundred nanoseconds a letter.
  static func isCommonLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF, 0x3A3...0x3F5, 0x400...0x481, 0x48A...0x52F: true
    case 0x5D0...0x5EA: true
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FA5: true
    default: false
    }
  }

  /// One character of a name and what it is folded to, up to four bytes.
  private struct Letter {
    let kind: Kind
    let count: UInt8
    /// The first byte is the lowest.
    let bytes: UInt32

    init(_ kind: Kind, _ text: some Sequence<UInt8>) {
      self.kind = kind
      var (count, bytes) = (UInt8(0), UInt32(0))
      for byte in text {
        bytes |= UInt32(byte) << (8 * UInt32(count))
        count += 1
      }
      (self.count, self.bytes) = (count, bytes)
    }

    /// A character that stays as it is.
    init(_ scalar: Unicode.Scalar) {
      self.init(Kind(of: scalar), UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    func append(to words: inout [UInt8]) {
      for place in 0..<UInt32(count) {
        words.append(UInt8(truncatingIfNeeded: bytes >> (8 * place)))
      }
    }
  }

  /// Reads one character and moves to the next.
  @inline(__always)
  private static func letter(in name: Bytes, at place: inout Int) -> Letter {
    let byte = name[place]
    if byte < 0x80 {
      place += 1
      return Letter(Kind(ofASCII: byte), CollectionOfOne(byte))
    }
    // Names and keywords are valid UTF-8.
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard place + length <= name.count else {
      place = name.count
      return Letter(.gap, [])
    }
    var value = UInt32(byte) & (0xFF >> UInt32(length + 1))
    for next in name[place + 1..<place + length] { value = value << 6 | UInt32(next & 0x3F) }
    place += length
    if europeanRange.contains(Int(value)) {
      let plain = europeanLetters[Int(value) - europeanRange.lowerBound]
      if plain.count > 0 { return plain }
    }
    return Unicode.Scalar(value).map { Letter($0) } ?? Letter(.gap, [])
  }

  /// The range of Latin, Greek and Cyrillic letters beyond ASCII.
  private static let europeanRange = 0x80..<0x530

  /// The plain letters of those with accents; the others have a count of 0.
  private static let europeanLetters: [Letter] = {
    var letters = Array(repeating: Letter(.letter, []), count: europeanRange.count)
    for (base, accented) in plainLetters {
      for scalar in accented.unicodeScalars {
        letters[Int(scalar.value) - europeanRange.lowerBound] = Letter(.letter, base.utf8)
      }
    }
    return letters
  }()

  private static func joinUmlaut(_ words: inout [UInt8], from start: Int) {
    guard words.last == UInt8(ascii: "e"), words.count > start + 1 else { return }
    if isVowelBeforeUmlaut(words[words.count - 2]) { words.removeLast() }
  }

  /// Letters with accents, all in ``europeanRange``, by their plain letters.
  private static let plainLetters: KeyValuePairs = [
    "a": "àáâãäåāăąæ", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ",
    "i": "ìíîïĩīĭįı", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ", "o": "òóôõöøōŏőœ", "r": "ŕŗř",
    "s": "śŝşšș", "ss": "ß", "t": "ţťŧț", "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
    "е": "ё", "α": "ά", "ε": "έ", "η": "ή", "ι": "ίϊΐ", "ο": "ό", "υ": "ύϋΰ", "ω": "ώ", "σ": "ς",
  ]
}
