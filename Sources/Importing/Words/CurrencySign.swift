import ByteTools
import GroceryModel

/// A currency sign as written next to amounts, and the currencies that use it.
struct CurrencySign: Hashable, Sendable {
  let sign: String
  /// The ISO 4217 codes that the sign may mean, the most likely one first.
  let codes: [String]
  /// True if no code is likely enough without another hint.
  var isAmbiguous: Bool { ["kr", "kr.", "R", "Rs", "pesos"].contains(sign) }

  /// Returns the currency of the sign; the user's currency wins if it uses the sign.
  func currency(preferring specified: Currency?) -> Currency? {
    if let specified, codes.contains(specified.code) { return specified }
    return isAmbiguous ? nil : Currency(codes[0])
  }

  private static let table: [CurrencySign] = {
    let dollars = [
      "USD", "CAD", "AUD", "NZD", "HKD", "SGD", "MXN", "ARS", "CLP", "COP", "TWD", "BZD", "JMD",
    ]
    let entries: [(String, [String])] = [
      ("R$", ["BRL"]), ("A$", ["AUD"]), ("C$", ["CAD"]), ("CA$", ["CAD"]), ("CDN$", ["CAD"]),
      ("AU$", ["AUD"]),
      ("NZ$", ["NZD"]), ("US$", ["USD"]), ("U$S", ["USD"]),
      ("U$D", ["USD"]), ("HK$", ["HKD"]), ("S$", ["SGD"]), ("MX$", ["MXN"]),
      ("NT$", ["TWD"]), ("$", dollars), ("€", ["EUR"]),
      ("£", ["GBP", "EGP", "GIP"]), ("¥", ["JPY", "CNY"]), ("￥", ["JPY", "CNY"]),
      ("円", ["JPY"]), ("元", ["CNY", "TWD"]), ("₩", ["KRW"]), ("원", ["KRW"]), ("₹", ["INR"]),
      ("₽", ["RUB"]), ("руб.", ["RUB"]), ("руб", ["RUB"]), ("₴", ["UAH"]), ("грн", ["UAH"]),
      ("₺", ["TRY"]), ("TL", ["TRY"]), ("₪", ["ILS"]), ("₫", ["VND"]), ("VNĐ", ["VND"]),
      ("đ", ["VND"]),
      ("฿", ["THB"]), ("₱", ["PHP"]), ("₼", ["AZN"]), ("₸", ["KZT"]), ("₾", ["GEL"]),
      ("₦", ["NGN"]), ("FCFA", ["XOF", "XAF"]), ("zł", ["PLN"]), ("Kč", ["CZK"]), ("Kc", ["CZK"]),
      ("Ft", ["HUF"]),
      ("лв.", ["BGN"]),
      ("лв", ["BGN"]), ("lei", ["RON"]), ("kn", ["HRK"]), ("din", ["RSD"]), ("Fr.", ["CHF"]),
      ("SFr.", ["CHF"]), ("sFr.", ["CHF"]), ("Rp", ["IDR"]), ("RM", ["MYR"]),
      ("Rs.", ["INR", "PKR", "LKR", "NPR"]), ("Rs", ["INR", "PKR", "LKR", "NPR"]),
      ("kr.", ["DKK", "SEK", "NOK", "ISK"]), ("kr", ["SEK", "NOK", "DKK", "ISK"]),
      ("د.ا.", ["JOD"]), ("د.إ", ["AED"]), ("ر.س", ["SAR"]), ("د.ك", ["KWD"]), ("د.ب", ["BHD"]),
      ("ج.م", ["EGP"]), ("﷼", ["IRR"]), ("R", ["ZAR"]),
    ]
    // `US $13.37`: some shops have a blank between country and sign.
    let parted = entries.filter { $0.0.count > 1 && $0.0.last == "$" }
      .map { ("\($0.0.dropLast()) $", $0.1) }
    return (entries + parted).map { CurrencySign(sign: $0.0, codes: $0.1) }
      .sorted { $0.sign.utf8.count > $1.sign.utf8.count }
  }()

  /// Codes of banks and stores that differ from ISO 4217.
  private static let otherCodes = [
    "RUR": "RUB", "RMB": "CNY", "NTD": "TWD", "NIS": "ILS", "UKP": "GBP", "STG": "GBP",
  ]

  /// Codes of withdrawn currencies, which occur on old receipts.
  private static let withdrawnCodes: Set<String> = [
    "ATS", "BEF", "BYR", "CSK", "CYP", "DEM", "EEK", "ESP", "FIM", "FRF", "GRD", "HRK", "IEP",
    "ITL", "LTL", "LUF", "LVL", "MTL", "NLG", "PTE", "SIT", "SKK", "TRL", "VEF", "YUM", "ZWL",
  ]

  private static let signBytes: [[UInt8]] = table.map { Array($0.sign.utf8) }

  /// True for each byte that may begin a sign; most words begin with another one.
  private static let beginsSign: [Bool] = {
    var begins = [Bool](repeating: false, count: 256)
    for sign in signBytes { begins[Int(sign[0])] = true }
    return begins
  }()

  /// Returns the sign or ISO code at the start of the bytes and its length.
  ///
  /// Returns nil if the letters are the beginning of a longer word.
  static func leading(_ bytes: Bytes) -> (CurrencySign, Int)? {
    guard bytes.count > 0 else { return nil }
    if bytes.count >= 3, isLetter(bytes[0]), isLetter(bytes[1]), isLetter(bytes[2]),
      bytes.count == 3 || !isLetter(bytes[3])
    {
      let written = String(decoding: bytes[..<3], as: UTF8.self).uppercased()
      let code = otherCodes[written] ?? written
      if withdrawnCodes.contains(code) || Currency(code)?.isListed == true {
        return (CurrencySign(sign: code, codes: [code]), 3)
      }
    }
    guard beginsSign[Int(bytes[0])] else { return nil }
    for (index, sign) in signBytes.enumerated() where bytes.starts(with: sign) {
      // A sign made of letters must not be the start of a word: `R` of `Rice`, `kn` of `knife`.
      if let last = sign.last, isLetter(last), bytes.count > sign.count,
        isLetter(bytes[sign.count])
      {
        continue
      }
      return (table[index], sign.count)
    }
    return nil
  }

  /// Returns the currency that a word of the text is, apart from brackets: `Total (€)`, `Cena PLN`.
  ///
  /// A sign made of letters that several currencies share is none, and neither is a code in lower case.
  static func word(in text: String) -> CurrencySign? {
    text.split(whereSeparator: { " \t()[]:/,".contains($0) }).lazy.compactMap { word in
      whole(String(word)).flatMap { sign in
        isCode(word.lowercased()) || word.utf8.contains { $0 >= 0x80 || $0 == 0x24 } ? sign : nil
      }
    }.first
  }

  /// The currency whose code is also a unit in recipes (`1 CUP`).
  static let cubanPeso = CurrencySign(sign: "CUP", codes: ["CUP"])

  /// Returns the currency of a header that is a code in capitals: `PEN`.
  static func ofCode(_ text: String) -> CurrencySign? {
    guard text.utf8.count == 3, text == text.uppercased(), Currency(text)?.isListed == true else {
      return nil
    }
    return CurrencySign(sign: text, codes: [text])
  }

  /// Returns true if the text is only a currency: `EUR`, `CAD$`, `€`.
  static func isWhole(_ text: String) -> Bool { whole(text) != nil }

  /// Returns the currency that the text only is.
  fileprivate static func whole(_ text: String) -> CurrencySign? {
    withBytes(of: text) { bytes in
      guard let (sign, length) = leading(bytes) else { return nil }
      let rest = Bytes(rebasing: bytes[length...])
      return rest.isEmpty || leading(rest)?.1 == rest.count ? sign : nil
    }
  }

  /// Returns the currencies that share a name: `Pesos`.
  static func ofSharedName(_ text: String) -> CurrencySign? {
    guard ["peso", "pesos"].contains(text.lowercased()) else { return nil }
    return CurrencySign(
      sign: "pesos", codes: ["MXN", "ARS", "COP", "CLP", "UYU", "PHP", "DOP", "CUP"])
  }

  /// Returns the currency with the name: `euro`, `人民币`.
  static func ofName(_ text: String) -> Currency? {
    names[text.lowercased()].flatMap { Currency($0) }
  }

  /// Returns true if a header word is the code or the name of a currency.
  static func isCode(_ word: String) -> Bool {
    names[word] != nil || namedCodes.contains(word.uppercased())
  }

  /// Returns the currency in a text, by sign, code or name: `Importe (€)`, `price usd`.
  static func named(in text: String) -> CurrencySign? {
    for sign in table where !sign.sign.utf8.allSatisfy({ isLetter($0) || $0 == 0x2E }) {
      guard text.contains(sign.sign) else { continue }
      // In `CAD$` or `Total ($ AUD)` the code decides between the dollars.
      let code = text.split { !$0.isLetter }.map { $0.uppercased() }.first(
        where: sign.codes.contains)
      return code.map { CurrencySign(sign: $0, codes: [$0]) } ?? sign
    }
    let words = text.split(whereSeparator: { " ()[]/,:".contains($0) })
    if words.count > 1, let last = words.last,
      let sign = table.first(where: { $0.sign != "R" && $0.sign == last })
    {
      return sign
    }
    for word in text.split(whereSeparator: { !$0.isLetter }) {
      if let code = names[word.lowercased()] { return CurrencySign(sign: code, codes: [code]) }
      // `BetragEUR` in camel case.
      let word = word.dropLast(3).last?.isLowercase == true ? word.suffix(3) : word
      guard word.utf8.count == 3 else { continue }
      let code = word.uppercased()
      // Many words have three letters: a code that is a word too is one only in capitals in brackets.
      let isMarked = word == code && isInBrackets(word) && Currency(code)?.isListed == true
      if namedCodes.contains(code) || isMarked { return CurrencySign(sign: code, codes: [code]) }
    }
    return nil
  }

  /// Returns true if the part of a text has brackets around it: `Amount (KES)`.
  private static func isInBrackets(_ word: Substring) -> Bool {
    let text = word.base
    guard word.startIndex > text.startIndex, word.endIndex < text.endIndex else { return false }
    return "([".contains(text[text.index(before: word.startIndex)])
      && ")]".contains(text[word.endIndex])
  }

  /// Names that only one currency has.
  fileprivate static let names = [
    "euro": "EUR", "euros": "EUR", "euroa": "EUR", "yen": "JPY", "forint": "HUF", "zloty": "PLN",
    "złotych": "PLN", "zł": "PLN", "zl": "PLN", "kč": "CZK", "руб": "RUB", "грн": "UAH",
    "kc": "CZK", "korun": "CZK", "koruna": "CZK", "koruny": "CZK", "korunách": "CZK", "人民币": "CNY",
    "人民幣": "CNY", "港币": "HKD", "港幣": "HKD", "美元": "USD", "欧元": "EUR",
    "日元": "JPY",
    "新台幣": "TWD", "рублей": "RUB", "рубли": "RUB", "гривень": "UAH", "rupiah": "IDR",
    "reais": "BRL", "fcfa": "XOF", "dólares": "USD", "dolares": "USD", "dólar": "USD",
    "us dollar": "USD", "us dollars": "USD", "u.s. dollar": "USD",
  ]

  private static let namedCodes: Set<String> = [
    "USD", "EUR", "CHF", "GBP", "CAD", "AUD", "NZD", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF",
    "JPY", "CNY", "INR", "BRL", "MXN", "IDR", "UAH", "RUB", "ZAR", "SGD", "HKD", "KRW", "PHP",
    "THB", "VND", "AZN", "RON", "BGN", "RSD", "ILS", "AED", "SAR", "JOD", "KWD", "ISK", "MYR",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}

extension Currency {
  /// The currency that a word is, by its code, sign or name: `EUR`, `€`, `euro`.
  ///
  /// Nil for other words. Signs that are letters (`R`, `kr`), signs of several currencies and codes that are
  /// words too (`cup`, `all`) count only if they are the household's own.
  public init?(word: String, preferring own: Currency?) {
    if let code = CurrencySign.names[word.lowercased()] {
      self.init(code)
      return
    }
    guard let sign = CurrencySign.whole(word), let currency = sign.currency(preferring: own) else {
      return nil
    }
    let isWord = word.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
    let isCode = isWord && word.utf8.count == 3
    let isPlain = isCode ? word == word.uppercased() || CurrencySign.isCode(word) : !isWord
    guard sign.codes.contains(own?.code ?? "") || isPlain && sign.codes.count == 1 else {
      return nil
    }
    self = currency
  }

  /// The codes of the currencies that share a sign such as `$`, the most likely one first.
  ///
  /// Empty for other texts and for signs that are letters.
  public static func codes(ofSign text: String) -> [String] {
    guard let sign = CurrencySign.whole(text), !text.contains(where: \.isLetter) else { return [] }
    return sign.codes
  }
}
