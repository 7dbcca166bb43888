/// The quotient rounded to the nearest integer, a tie to the even one.
///
/// The divisor must be positive.
public func divideHalfEven(_ dividend: Int128, by divisor: Int128) -> Int128 {
  // Dividing wide numbers costs ten times more.
  if let dividend = Int64(exactly: dividend), let divisor = Int64(exactly: divisor) {
    return Int128(quotientHalfEven(dividend, divisor))
  }
  return quotientHalfEven(dividend, divisor)
}

@inline(__always)
private func quotientHalfEven<Number: FixedWidthInteger & SignedInteger>(
  _ dividend: Number, _ divisor: Number
) -> Number {
  let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
  let rest = divisor.magnitude - remainder.magnitude
  let isUp =
    remainder.magnitude > rest || (remainder.magnitude == rest && !quotient.isMultiple(of: 2))
  guard isUp else { return quotient }
  return dividend < 0 ? quotient - 1 : quotient + 1
}

/// The decimal text of `digits · 10^-scale`, with just `scale` fraction digits.
///
/// A value that rounds to zero has no sign.
func decimalText(of digits: Int128, scale: Int) -> String {
  withDecimalText(of: digits, scale: scale) { String(decoding: $0, as: UTF8.self) }
}

/// Calls `body` with the bytes of that text.
func withDecimalText<Result>(
  of digits: Int128, scale: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
  guard var rest = UInt64(exactly: digits.magnitude) else {
    var text = wideDecimalText(of: digits, scale: scale)
    return text.withUTF8(body)
  }
  // A sign, a point, and 20 digits. A string of so much room would be one of its own in memory, which
  // most texts are too short to need; of a constant size, it lies on the stack without a question.
  let room = 24
  precondition(scale < 20, "a number has fewer than 20 fraction digits")
  return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { buffer in
    var start = room
    var written = 0
    repeat {
      if written == scale, scale > 0 {
        start -= 1
        buffer[start] = UInt8(ascii: ".")
      }
      start -= 1
      buffer[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      written += 1
    } while rest > 0 || written <= scale
    if digits < 0 {
      start -= 1
      buffer[start] = UInt8(ascii: "-")
    }
    return body(UnsafeBufferPointer(rebasing: buffer[start...]))
  }
}

/// The same for digits beyond 64 bits.
private func wideDecimalText(of digits: Int128, scale: Int) -> String {
  var text = String(digits.magnitude)
  if scale > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -scale)) }
  return digits < 0 ? "-" + text : text
}

/// `numerator ÷ denominator` as text, rounded half-even to so many fraction digits.
///
/// Nil where the denominator is not positive or the scaled numerator does not fit 128 bits.
public func ratioText(
  _ numerator: Int128, over denominator: Int128, fractionDigits digits: Int
) -> String? {
  guard denominator > 0 else { return nil }
  if let numerator = Int64(exactly: numerator), let denominator = Int64(exactly: denominator) {
    let (scaled, overflow) = numerator.multipliedReportingOverflow(by: Int64(powersOfTen[digits]))
    if !overflow {
      return decimalText(of: Int128(quotientHalfEven(scaled, denominator)), scale: digits)
    }
  }
  let (scaled, overflow) = numerator.multipliedReportingOverflow(by: Int128(powersOfTen[digits]))
  guard !overflow else { return nil }
  return decimalText(of: divideHalfEven(scaled, by: denominator), scale: digits)
}

/// A double as text, rounded half-even to so many fraction digits (0 to 12).
///
/// Nil where it is not a number or has too many digits for 128 bits.
public func decimalText(of value: Double, fractionDigits digits: Int) -> String? {
  let scaled = (value * Double(powersOfTen[digits])).rounded(.toNearestOrEven)
  if let number = Int64(exactly: scaled) { return decimalText(of: Int128(number), scale: digits) }
  guard let number = Int128(exactly: scaled) else { return nil }
  return decimalText(of: number, scale: digits)
}
