import GroceryModel

/// The arithmetic of amounts in Beancount: `10.00 / 4`, `(1.50 + 2 * 3)`.
///
/// Source: "Beancount Language Syntax", Arithmetic Expressions.
struct JournalExpression {
  private var rest: Substring

  /// Returns the value; nil if the text is not an expression, or divides by zero.
  static func value(of text: String) -> Amount? {
    var reader = JournalExpression(rest: text[...])
    guard let value = reader.sum(), reader.rest.isEmpty else { return nil }
    return value
  }

  private mutating func take(_ signs: String) -> Character? {
    guard let next = rest.first, signs.contains(next) else { return nil }
    rest.removeFirst()
    return next
  }

  private mutating func sum() -> Amount? {
    guard var value = product() else { return nil }
    while let sign = take("+-") {
      guard let next = product() else { return nil }
      value = sign == "+" ? value + next : value - next
    }
    return value
  }

  private mutating func product() -> Amount? {
    guard var value = factor() else { return nil }
    while let sign = take("*/") {
      guard let next = factor(), sign == "*" || !next.isZero else { return nil }
      let one = Amount.unitsPerOne
      let (left, right) = sign == "*" ? (next.units, one) : (one, next.units)
      let (scaled, overflow) = value.units.multipliedReportingOverflow(by: left)
      guard !overflow else { return nil }
      value = Amount(units: scaled / right)
    }
    return value
  }

  private mutating func factor() -> Amount? {
    if let sign = take("+-") { return factor().map { sign == "-" ? -$0 : $0 } }
    if take("(") != nil {
      guard let value = sum(), take(")") != nil else { return nil }
      return value
    }
    let number = rest.prefix { $0.isNumber || $0 == "." || $0 == "," }
    rest.removeFirst(number.count)
    return ExactDecimal(String(number.filter { $0 != "," }))?.amount
  }
}
