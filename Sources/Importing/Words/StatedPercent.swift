import ByteTools
import GroceryModel

/// A percentage in a text: `5% Rabatt`, `Discount 2.5 %`, `%10 indirim`.
struct StatedPercent {
  /// The digits of the number without its decimal separator.
  private var digits: Int128 = 0
  /// `digits` / `divisor` is the percentage as a fraction.
  private var divisor: Int128 = 100

  /// Returns nil if the text has no percentage above 0 and up to 100.
  init?(in text: Bytes) {
    guard let sign = text.firstIndex(of: UInt8(ascii: "%")) else { return nil }
    var end = sign
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    var number = Bytes(rebasing: text[..<end].suffix(Self.mostBytes))
    if let before = number.lastIndex(where: { !Self.isNumberByte($0) }) {
      number = Bytes(rebasing: number[(before + 1)...])
    }
    if number.isEmpty {
      number = Bytes(rebasing: text[(sign + 1)...].prefix(Self.mostBytes))
      number = Bytes(rebasing: number.prefix(while: Self.isNumberByte))
    }
    var isBehindMark = false
    for byte in number {
      let digit = byte &- UInt8(ascii: "0")
      if digit < 10 {
        digits = digits * 10 + Int128(digit)
        if isBehindMark { divisor *= 10 }
      } else if isBehindMark {
        return nil
      } else {
        isBehindMark = true
      }
    }
    guard digits > 0, digits <= divisor else { return nil }
  }

  /// The maximum length of the number in bytes.
  private static let mostBytes = 6

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }

  /// Returns true if `amount` is this share of `base`, with any rounding to `unit`.
  func isShare(_ amount: Amount, of base: Amount, _ unit: Amount) -> Bool {
    let (exact, overflows) = base.units.multipliedReportingOverflow(by: digits)
    return !overflows && ((exact / divisor) - amount.units).magnitude < unit.units.magnitude
  }

  /// Returns true if `amount` is the tax of this rate included in `gross`, within 0.02.
  func isTax(_ amount: Amount, inside gross: Amount) -> Bool {
    let (exact, overflows) = gross.units.multipliedReportingOverflow(by: digits)
    let difference = (exact / (divisor + digits) - amount.units).magnitude
    return !overflows && difference <= Amount.unitsPerOne.magnitude / 50
  }
}
