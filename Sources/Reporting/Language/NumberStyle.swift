import GroceryModel

/// A language's format of numbers and amounts of money.
struct NumberStyle: Hashable, Sendable {
  let language: Language

  private static let thin: Character = "\u{202F}"
  private static let fixed: Character = "\u{A0}"

  /// The decimal separator: one ASCII character.
  var decimalMark: String { language == .english || language == .hebrew ? "." : "," }

  private var groupMark: String {
    switch language {
    case .english, .hebrew: ","
    case .german, .spanish: "."
    case .french: String(Self.thin)
    case .russian, .ukrainian: String(Self.fixed)
    }
  }

  /// A plain decimal such as `-1234.50` with the language's signs.
  func number(_ plain: String) -> String {
    let isNegative = plain.hasPrefix("-")
    let digits = isNegative ? plain.dropFirst() : plain[...]
    let parts = digits.split(separator: ".", maxSplits: 1)
    var text = grouped(parts.first ?? "0")
    if parts.count > 1 { text += decimalMark + parts[1] }
    return isNegative ? "−" + text : text
  }

  private func grouped(_ digits: Substring) -> String {
    // Spanish does not group four digits.
    guard digits.count > (language == .spanish ? 4 : 3) else { return String(digits) }
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += groupMark }
      text.append(digit)
    }
    return text
  }

  /// The number with a plus where it is above zero.
  func signed(_ plain: String) -> String {
    let isZero = plain.allSatisfy { $0 == "0" || $0 == "." || $0 == "-" }
    return isZero
      ? number(plain.hasPrefix("-") ? String(plain.dropFirst()) : plain)
      : plain.hasPrefix("-") ? number(plain) : "+" + number(plain)
  }

  /// A number as percent.
  func percent(_ plain: String) -> String { sign("%", behind: number(plain), isPercent: true) }

  /// A change in percent, with its sign.
  func signedPercent(_ plain: String) -> String {
    sign("%", behind: signed(plain), isPercent: true)
  }

  private func sign(_ sign: String, behind number: String, isPercent: Bool) -> String {
    let isClose = isPercent && (language == .english || language == .hebrew)
    return isClose ? number + sign : number + String(Self.fixed) + sign
  }

  /// An amount with its currency: `€233.13`, `CHF 12.50`, `233,13 €`.
  func money(_ amount: Amount, _ currency: Currency) -> String {
    money(number(amount.text(in: currency)), currency)
  }

  /// An amount with its currency, without fraction digits where they are zeros.
  func shortMoney(_ amount: Amount, _ currency: Currency) -> String {
    let isWhole = amount.units % Amount.unitsPerOne == 0
    return money(number(isWhole ? amount.text() : amount.text(in: currency)), currency)
  }

  /// An amount with its sign and currency: `+€1.20`.
  func signedMoney(_ amount: Amount, _ currency: Currency) -> String {
    money(signed(amount.text(in: currency)), currency)
  }

  /// Returns a number with its currency symbol; the sign precedes both.
  func money(_ number: String, _ currency: Currency) -> String {
    let symbol = Self.symbol(currency)
    guard language == .english else { return number + String(Self.fixed) + symbol }
    let sign = number.prefix { $0 == "−" || $0 == "+" }
    let rest = number.dropFirst(sign.count)
    let isLetters = symbol.last?.isLetter ?? false
    return sign + symbol + (isLetters ? String(Self.fixed) : "") + rest
  }

  /// The currency's sign where everybody knows it, else its code.
  static func symbol(_ currency: Currency) -> String {
    switch currency.code {
    case "EUR": "€"
    case "USD": "$"
    case "GBP": "£"
    case "JPY": "¥"
    case "INR": "₹"
    case "ILS": "₪"
    case "RUB": "₽"
    case "UAH": "₴"
    case "KRW": "₩"
    default: currency.code
    }
  }
}
