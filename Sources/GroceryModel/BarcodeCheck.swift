/// The check digit of a GTIN (GS1 General Specifications, 7.9): weights 3 and 1 from the right.
public enum BarcodeCheck {
  /// The digit that should be last; nil for what has not the length of a GTIN or holds other signs.
  public static func digit(of barcode: some StringProtocol) -> Int? {
    let digits = barcode.utf8.map { Int($0) - 48 }
    guard [8, 12, 13, 14].contains(digits.count), digits.allSatisfy({ (0...9).contains($0) })
    else { return nil }
    let sum = digits.dropLast().reversed().enumerated().reduce(0) { sum, digit in
      sum + digit.element * (digit.offset.isMultiple(of: 2) ? 3 : 1)
    }
    return (10 - sum % 10) % 10
  }

  /// True if a code of a GTIN's length ends with another digit than it should.
  public static func isMistyped(_ barcode: some StringProtocol) -> Bool {
    guard let digit = digit(of: barcode), let last = Array(barcode.utf8).last else { return false }
    return Int(last) - 48 != digit
  }
}
