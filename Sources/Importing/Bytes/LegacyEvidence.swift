import ByteTools

/// Counts the evidence for each encoding that is not UTF-8: Windows code pages, Shift-JIS, GBK,
/// UTF-16.
struct LegacyEvidence {
  private(set) var zerosAtEven = 0
  private(set) var zerosAtOdd = 0
  private var byteCount = 0
  private var histogram = [Int](repeating: 0, count: 256)
  private var pairs = 0
  private var kana = 0
  private var brokenPairs = 0
  private var isTrailExpected = false
  private var lead: UInt8 = 0
  /// Shift-JIS pairs whose lead byte is that of common characters, and pairs with a non-ASCII trail
  /// byte.
  private var common = 0
  private var highTrails = 0
  private var runs = HighRuns()
  /// Bytes after a lower-case letter that are lower-case letters only in Mac Roman.
  private var macLetters = 0
  private var wasSmall = false
  /// £ and ¥ before a digit; the same bytes are Ł and Ą in Windows-1250.
  private var westernSigns = 0
  private var wasWesternSign = false

  mutating func read(_ bytes: Bytes) {
    for byte in bytes {
      if byte == 0 {
        if byteCount & 1 == 0 { zerosAtEven += 1 } else { zerosAtOdd += 1 }
      }
      byteCount += 1
      histogram[Int(byte)] += 1
      runs.read(byte)
      if wasSmall, Self.macOnly.contains(byte) { macLetters += 1 }
      wasSmall = byte &- 0x61 < 26
      if wasWesternSign, byte &- 0x30 < 10 { westernSigns += 1 }
      wasWesternSign = byte == 0xA3 || byte == 0xA5
      readPair(byte)
    }
  }

  /// Counts valid and broken two-byte pairs of Shift-JIS.
  private mutating func readPair(_ byte: UInt8) {
    if isTrailExpected {
      isTrailExpected = false
      switch byte {
      case 0x40...0x7E, 0x80...0xFC:
        pairs += 1
        if byte >= 0x80 { highTrails += 1 }
        if (0x81...0x83).contains(lead) || (0x88...0x97).contains(lead) { common += 1 }
      default: brokenPairs += 1
      }
      return
    }
    switch byte {
    case 0x81...0x9F, 0xE0...0xFC:
      isTrailExpected = true
      lead = byte
      if byte == 0x82 || byte == 0x83 { kana += 1 }
    case 0x80, 0xA0, 0xFD...0xFF: brokenPairs += 1
    default: break
    }
  }

  /// True if most of the text has a zero at every other byte.
  var looksLikeUTF16: Bool {
    let most = max(zerosAtEven, zerosAtOdd)
    return most * 10 > byteCount * 3 && min(zerosAtEven, zerosAtOdd) * 20 < most
  }

  /// The most plausible encoding of text that is not UTF-8.
  var choice: TextEncoding {
    if pairs >= 2, brokenPairs * 20 <= pairs, common * 10 >= pairs * 8,
      kana > 0 || highTrails * 2 >= pairs
    {
      return .shiftJIS
    }
    if macLetters > histogram[0xC0...].reduce(0, +) { return .macRoman }
    if let choice = runs.choice { return choice }
    if isTurkish { return .windows1254 }
    if isHungarian { return .windows1250 }
    // š and ž have the same bytes in both code pages, but Western European languages hardly use
    // them.
    let carons = [0x8A, 0x8E, 0x9A, 0x9E].reduce(0) { $0 + histogram[$1] }
    let central =
      Self.centralOnly.reduce(0) { $0 + histogram[Int($1)] } + carons - westernSigns - ligatures
    let western = Self.westernOnly.reduce(0) { $0 + histogram[Int($1)] }
    return central > western ? .windows1250 : .windows1252
  }

  /// The number of bytes that are œ in Windows-1252 and ś in Windows-1250, if no other letter is Polish.
  private var ligatures: Int {
    let polish = [0xB3, 0xB9, 0xBF, 0xA3, 0xA5, 0xAF, 0x8F, 0x9F].reduce(0) { $0 + histogram[$1] }
    return polish > 0 ? 0 : histogram[0x8C] + histogram[0x9C]
  }

  /// True if the text is probably Turkish.
  ///
  /// Windows-1254 replaces the Icelandic letters of Windows-1252 with Turkish ones. If these bytes
  /// appear together with ç, ö and ü but few other letters, they are the Turkish ones.
  private var isTurkish: Bool {
    let turkish = [0xD0, 0xDD, 0xDE, 0xF0, 0xFD, 0xFE].reduce(0) { $0 + histogram[$1] }
    let common = [0xC7, 0xD6, 0xDC, 0xE7, 0xF6, 0xFC].reduce(0) { $0 + histogram[$1] }
    let others = histogram[0xC0...].reduce(0, +) - turkish - common
    return turkish > 0 && turkish + common > others * 4 && common > 0
  }

  /// True if the text is probably Hungarian.
  ///
  /// The bytes of õ and û in Windows-1252 are ő and ű in Windows-1250. They are Hungarian if ö and
  /// ü appear too, but no letter of Portuguese, French or Estonian.
  private var isHungarian: Bool {
    let doubled = [0xD5, 0xDB, 0xF5, 0xFB].reduce(0) { $0 + histogram[$1] }
    let common = [0xD6, 0xDC, 0xF6, 0xFC].reduce(0) { $0 + histogram[$1] }
    let foreign = [0xE3, 0xE4, 0xE7, 0xE8, 0xEA, 0xF1].reduce(0) { $0 + histogram[$1] }
    return doubled > 0 && common > 0 && foreign == 0
  }

  /// à â ä ã å ç é è ê ë ì õ in Mac Roman.
  ///
  /// In Windows code pages the same bytes are capitals, opening quotes or undefined.
  private static let macOnly: Set<UInt8> = [
    0x88, 0x89, 0x8A, 0x8B, 0x8C, 0x8D, 0x8E, 0x8F, 0x90, 0x91, 0x93, 0x9B,
  ]

  /// Bytes that are Central European letters in Windows-1250, but symbols or rare letters in
  /// Windows-1252.
  ///
  /// The letters are ł ą ę ś ź ż ć ń č ď ě ň ř š ť ů ž ő ű đ and their capitals.
  private static let centralOnly: [UInt8] = [
    0xB3, 0xB9, 0xEA, 0x9C, 0x9F, 0xBF, 0xE6, 0xA3, 0xA5, 0xCA, 0x8C, 0x8F, 0xAF, 0xC6, 0xD1,
    0x9D, 0xEF, 0xEC, 0xF2, 0xF8, 0x9A, 0x9E, 0xF5, 0xFB, 0x8A, 0x8E, 0xC8, 0xD8, 0xCC, 0xD9,
    0xF9,
  ]
  /// Bytes that are common letters in Windows-1252 and rare ones in Windows-1250.
  private static let westernOnly: [UInt8] = [
    0xE0, 0xE3, 0xE5, 0xE8, 0xEA, 0xF1, 0xF2, 0xF5, 0xF8, 0xF9, 0xFB, 0xC0, 0xC5, 0xD1, 0xDF,
    0xAA, 0xBA, 0xE4, 0xF6, 0xFC, 0xE6, 0xEC,
  ]
}
