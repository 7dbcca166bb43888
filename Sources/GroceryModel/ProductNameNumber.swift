/// A number in a product's name: `6`, `1.5`, `0,7` or `.5`.
struct ProductNameNumber {
  /// The digits with a point, as ``ExactDecimal`` reads them.
  private let digits: String
  /// The number of digits after the decimal mark; nil without a mark.
  private let fractionDigits: Int?
  /// Where the number ends.
  let end: Int

  /// Reads the number that begins at a place; nil if none does, or one with two marks.
  init?(_ text: ProductNameText, at start: Int) {
    var digits = ""
    var fractionDigits: Int?
    var place = start
    if text.scalar(at: start) == "." {
      guard !text.isDigit(at: start - 1), !text.isLetter(at: start - 1) else { return nil }
      digits = "0"
    } else if !text.isDigit(at: start) {
      return nil
    }
    while let scalar = text.scalar(at: place) {
      if text.isDigit(at: place) {
        digits.unicodeScalars.append(scalar)
        fractionDigits = fractionDigits.map { $0 + 1 }
      } else if scalar == "." || scalar == ",", text.isDigit(at: place + 1) {
        guard fractionDigits == nil else { return nil }
        digits += "."
        fractionDigits = 0
      } else {
        break
      }
      place += 1
    }
    self.digits = digits
    self.fractionDigits = fractionDigits
    end = place
  }

  /// The number as a count, 1 to 9999; nil if it is not one.
  var count: (value: Int, end: Int)? {
    guard fractionDigits == nil, digits.utf8.count <= 4, let value = Int(digits), value > 0 else {
      return nil
    }
    return (value, end)
  }

  /// The number as an amount of a unit; nil where it is zero or not whole though things are counted.
  ///
  /// `1,000` of a unit as small as a gram is a thousand; of a larger one it is 1.
  func amount(of unit: Unit) -> Amount? {
    let isSmall = unit.dimension == .count || unit.symbol == "g" || unit.symbol == "ml"
    var text = digits
    if fractionDigits == 3, isSmall, !digits.hasPrefix("0") {
      text.removeAll { $0 == "." }
    } else if fractionDigits != nil, unit.dimension == .count {
      return nil
    }
    guard let number = ExactDecimal(text), !number.isZero, digits.utf8.count <= 9 else {
      return nil
    }
    return number.amount
  }
}
