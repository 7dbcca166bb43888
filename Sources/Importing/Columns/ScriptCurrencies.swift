import GroceryModel

/// The currencies of the countries that use the script of a file's words.
///
/// Only scripts with few currencies are evidence; the Latin script is not.
struct ScriptCurrencies {
  /// The name of the script: `Japanese`.
  let script: String
  /// The currencies, the most likely one first.
  let codes: [String]
  /// The currency, if the script alone decides it.
  ///
  /// Nil for Chinese characters that Japan uses too, and for Cyrillic letters that all its
  /// languages share.
  let decided: String?
  /// The currency, if those who write so use one currency only.
  let onlyCurrency: String?

  private static let sampledRows = 200
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Returns nil unless half of the letters are in one such script, in the whole table or in its
  /// rows.
  init?(_ layout: TableLayout) {
    let rows = layout.rows.prefix(Self.sampledRows).flatMap(\.cells)
    guard let found = Self((layout.header?.cells ?? []) + rows) ?? Self(rows) else { return nil }
    self = found
  }

  /// Returns nil unless half of the letters of the texts are in one such script.
  ///
  /// A text that repeats, such as the name of a store, counts once; days with letters do not count.
  init?(_ texts: [String]) {
    var counts: [Script: Int] = [:]
    var letters = 0
    var cyrillic: Set<UInt32> = []
    var isSimplified = false
    for text in Set(texts) where text.utf8.first.map({ !Self.digits.contains($0) }) ?? false {
      // Nearly every Latin text takes the fast path for ASCII here.
      let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
      for scalar in text.unicodeScalars where isASCII || scalar.properties.isAlphabetic {
        if isASCII, (scalar.value | 0x20) &- 0x61 >= 26 { continue }
        letters += 1
        guard let script = Script(scalar) else { continue }
        counts[script, default: 0] += 1
        if script == .cyrillic { cyrillic.insert(Self.small(scalar.value)) }
        if script == .han, Self.simplified.contains(scalar) { isSimplified = true }
      }
    }
    // Japanese mixes kana with Chinese characters, and Korean sometimes does.
    let han = counts[.han] ?? 0
    for script in [Script.kana, .hangul] {
      if let count = counts[script], count * 20 >= han {
        counts[script] = count + han
        counts[.han] = nil
        break
      }
    }
    guard
      let (found, count) = counts.max(by: {
        ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue)
      }), count * 2 >= letters
    else { return nil }
    script = found.rawValue
    let named = found == .cyrillic ? Self.cyrillicCodes(cyrillic) : nil
    codes = named ?? found.codes
    let isShared = found == .cyrillic && named == nil || found == .han && !isSimplified
    decided = isShared ? nil : codes.first
    let isOfOneCountry = codes.count == 1 || found == .hangul || found == .han && isSimplified
    onlyCurrency = isOfOneCountry ? decided : nil
  }

  /// Common characters that only mainland China and Singapore write this way.
  private static let simplified = Set("额单订类时间总费产价实账户转说详买货币业务对优笔".unicodeScalars)

  private static func small(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x0410...0x042F: value + 0x20
    case 0x0400...0x040F: value + 0x50
    default: value
    }
  }

  /// Returns the currencies of the languages with these special letters, or nil if there are none.
  private static func cyrillicCodes(_ letters: Set<UInt32>) -> [String]? {
    func hasOne(of text: String) -> Bool {
      text.unicodeScalars.contains { letters.contains($0.value) }
    }
    if hasOne(of: "іїєґ"), !hasOne(of: "ыўәө") { return ["UAH"] }
    if hasOne(of: "ў"), !hasOne(of: "қғҳ") { return ["BYN"] }
    if hasOne(of: "ђћџљњј") { return ["RSD", "MKD", "BAM", "EUR"] }
    if hasOne(of: "ыэё") { return cyrillicNorthAndEast }
    return hasOne(of: "ъ") ? ["BGN", "EUR", "RUB"] : nil
  }

  /// Currencies of countries that write in Cyrillic from Belarus to Mongolia, the most likely one
  /// first.
  private static let cyrillicNorthAndEast = [
    "RUB", "KZT", "BYN", "KGS", "TJS", "UZS", "MNT", "MDL", "UAH", "AMD", "AZN", "GEL",
  ]

  /// The scripts that are evidence for a currency.
  private enum Script: String {
    case kana = "Japanese"
    case hangul = "Korean"
    case han = "Chinese"
    case thai = "Thai"
    case hebrew = "Hebrew"
    case greek = "Greek"
    case arabic = "Arabic"
    case devanagari = "Devanagari"
    case georgian = "Georgian"
    case armenian = "Armenian"
    case cyrillic = "Cyrillic"

    init?(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x0370...0x03FF: self = .greek
      case 0x0400...0x04FF: self = .cyrillic
      case 0x0530...0x058F: self = .armenian
      case 0x0590...0x05FF: self = .hebrew
      case 0x0600...0x06FF: self = .arabic
      case 0x0900...0x097F: self = .devanagari
      case 0x0E00...0x0E7F: self = .thai
      case 0x10A0...0x10FF: self = .georgian
      case 0x1100...0x11FF, 0xAC00...0xD7AF: self = .hangul
      case 0x3040...0x30FF, 0xFF66...0xFF9D: self = .kana
      case 0x4E00...0x9FFF: self = .han
      default: return nil
      }
    }

    var codes: [String] {
      switch self {
      case .kana: ["JPY"]
      case .hangul: ["KRW", "KPW"]
      case .han: ["CNY", "TWD", "HKD", "MOP", "SGD", "MYR", "JPY"]
      case .thai: ["THB"]
      case .hebrew: ["ILS"]
      case .greek: ["EUR"]
      case .arabic:
        [
          "EGP", "SAR", "AED", "AFN", "BHD", "DZD", "ILS", "IQD", "IRR", "JOD", "KWD", "LBP", "LYD",
          "MAD", "MRU", "OMR", "PKR", "QAR", "SDG", "SYP", "TND", "YER",
        ]
      case .devanagari: ["INR", "NPR"]
      case .georgian: ["GEL"]
      case .armenian: ["AMD"]
      case .cyrillic: cyrillicNorthAndEast + ["BGN", "RSD", "MKD", "BAM", "EUR"]
      }
    }
  }
}
