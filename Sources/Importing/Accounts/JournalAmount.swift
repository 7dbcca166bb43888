import ByteTools
import GroceryModel

/// An amount of a posting with its commodity: `5.10 EUR`, `$-5.10`, `-1,234.50 "big coin" @ 2 EUR`.
struct JournalAmount {
  /// The amount as written, with its sign if the commodity is one.
  let text: String
  /// The commodity in letters; empty for a sign.
  let code: String
  /// What the posting weighs in its transaction: its amount, or what that cost.
  private let weight: Amount
  private let commodity: String
  private let hasDecimalComma: Bool

  /// Returns nil if the text holds no amount.
  init?(_ text: Substring) {
    // What follows is a balance that is asserted.
    let stated = text.prefix { $0 != "=" }
    let amount = stated.prefix { $0 != "@" && $0 != "{" }
    guard let (number, name) = Self.parts(amount) else { return nil }
    let isCode = name.allSatisfy(\.isLetter)
    code = isCode ? name : ""
    if Self.isExpression(number) {
      guard let value = JournalExpression.value(of: number) else { return nil }
      (weight, commodity, hasDecimalComma) = (value, name, false)
      self.text = (isCode ? "" : name) + value.text()
      return
    }
    guard let value = Self.value(number) else { return nil }
    hasDecimalComma = Self.hasDecimalComma(number)
    (weight, commodity) = Self.cost(of: value, in: stated) ?? (value.amount, name)
    self.text = (isCode ? "" : name) + number
  }

  /// Returns true for more than a number: `10.00/4`.
  private static func isExpression(_ number: String) -> Bool {
    number.contains { "*/()".contains($0) } || number.dropFirst().contains { "+-".contains($0) }
  }

  private init(_ amount: Amount, _ commodity: String, hasDecimalComma: Bool) {
    (weight, self.commodity) = (amount, commodity)
    self.hasDecimalComma = hasDecimalComma
    let isCode = commodity.allSatisfy(\.isLetter)
    code = isCode ? commodity : ""
    let number = amount.text()
    text = (isCode ? "" : commodity) + (hasDecimalComma ? number.replacing(".", with: ",") : number)
  }

  /// The amount that makes the sum of postings zero; nil if they are in several commodities.
  static func balance(of amounts: [JournalAmount]) -> JournalAmount? {
    var sums: [String: Amount] = [:]
    for amount in amounts { sums[amount.commodity, default: .zero] += amount.weight }
    let open = sums.filter { !$0.value.isZero }
    guard open.count == 1, let (commodity, sum) = open.first else { return nil }
    return JournalAmount(
      -sum, commodity, hasDecimalComma: amounts.contains(where: \.hasDecimalComma))
  }

  /// The price of all (`@@ 20 USD`) or of one (`@ 2 USD`, `{2 USD}`).
  private static func cost(of value: ReadNumber, in text: Substring) -> (Amount, String)? {
    guard let mark = text.firstIndex(where: { $0 == "@" || $0 == "{" }) else { return nil }
    let isOfAll = text[mark...].hasPrefix("@@") || text[mark...].hasPrefix("{{")
    let price = text[mark...].drop { "@{ ".contains($0) }.prefix { !"},@".contains($0) }
    guard let (number, name) = parts(price), let cost = self.value(number) else { return nil }
    if isOfAll { return (value.isNegative ? -cost.amount : cost.amount, name) }
    return ReadNumber.product(value, cost).map { ($0, name) }
  }

  /// Parts `-$1,234.50` and `1,234.50 EUR` into the number and the commodity.
  private static func parts(_ text: Substring) -> (number: String, commodity: String)? {
    let number = text.filter { $0.isASCII && ($0.isNumber || "-+.,*/()".contains($0)) }
    guard number.contains(where: \.isNumber) else { return nil }
    let name = text.filter { !number.contains($0) && !$0.isWhitespace && $0 != "\"" }
    return (String(number), String(name))
  }

  private static func value(_ number: String) -> ReadNumber? {
    let mark = hasDecimalComma(number) ? DecimalMark.comma : .point
    return withBytes(of: number) { NumberCell($0)?.number(NumberFormat(mark: mark)) }
  }

  /// A comma behind a point, or alone before other than three digits, is that of decimals.
  private static func hasDecimalComma(_ number: String) -> Bool {
    guard let comma = number.lastIndex(of: ",") else { return false }
    guard let point = number.lastIndex(of: ".") else { return number[comma...].count != 4 }
    return comma > point
  }
}
