/// A currency: an ISO 4217 code, or a free symbol where a user has only that.
public struct Currency: Hashable, Sendable {
  public let code: String

  /// Makes a currency from a code of 1 to 12 bytes without blanks or control characters.
  public init?(_ code: some StringProtocol) {
    let text = String(code)
    guard (1...12).contains(text.utf8.count) else { return nil }
    guard text.unicodeScalars.allSatisfy(Self.isVisible) else { return nil }
    let isLatin = text.utf8.count == 3 && text.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
    self.code = isLatin ? text.uppercased() : NameKey.printed(text)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value > 0x20 && scalar.value != 0x7F }
    return switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  /// True if it has the form of what is used for money: three letters as in ISO 4217, or a sign or
  /// symbol, as `€`, `R$`, `kr`, `Fr.` or `zł`, and no other word.
  ///
  /// A log may hold others; what is recorded anew should not.
  public var isWellFormed: Bool {
    let letters = code.hasSuffix(".") ? code.dropLast() : code[...]
    let isASCII = letters.unicodeScalars.allSatisfy(\.isASCII)
    let isWord = letters.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
    if isASCII, isWord { return code.utf8.count == 3 || (1...2).contains(letters.utf8.count) }
    return code.unicodeScalars.count <= 4
      && code.unicodeScalars.contains {
        !$0.isASCII || $0.properties.generalCategory == .currencySymbol
      }
  }

  /// How many fraction digits its amounts are printed with (ISO 4217, "minor unit"); 2 if unknown.
  public var fractionDigits: Int {
    if Self.withoutMinorUnit.contains(code) { return 0 }
    if Self.withThousandths.contains(code) { return 3 }
    return 2
  }

  /// True if prices in it have no fraction: it has no minor unit, or coins of it are long gone.
  public var isUsedInWholeUnits: Bool {
    fractionDigits == 0 || Self.withoutCoins.contains(code)
  }

  private static let withoutMinorUnit: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
    "VUV", "XAF", "XOF", "XPF", "¥", "円",
  ]
  private static let withThousandths: Set<String> = [
    "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND",
  ]

  /// Currencies with a minor unit in ISO 4217 that is not in circulation (each central bank's list
  /// of legal coins).
  private static let withoutCoins: Set<String> = [
    "AFN", "ALL", "AMD", "COP", "CRC", "HUF", "IDR", "IRR", "KHR", "KPW", "KZT", "LAK", "LBP",
    "MGA",
    "MMK", "MNT", "SLL", "SOS", "STN", "SYP", "TWD", "TZS", "UZS", "YER", "Rp", "Ft", "₩", "₫", "₸",
  ]

  /// True if the code is one that ISO 4217 lists as in use.
  public var isListed: Bool { Self.listed.contains(code) }

  /// The codes that ISO 4217 lists as in use, in byte order.
  public static var listedCodes: [String] { listed.sorted() }

  private static let listed: Set<String> = Set(
    """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP \
    BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP \
    GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR \
    KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK \
    MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR \
    SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS \
    UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
    """.split(separator: " ").map(String.init))
}

extension Currency: Comparable, CustomStringConvertible {
  public var description: String { code }

  public static func < (left: Currency, right: Currency) -> Bool {
    left.code.utf8.lexicographicallyPrecedes(right.code.utf8)
  }
}

extension Amount {
  /// Money text: the currency's own digits, or as many as the amount has.
  public func text(in currency: Currency) -> String {
    text(minimumFractionDigits: currency.fractionDigits)
  }
}
