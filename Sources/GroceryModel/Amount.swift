/// An exact computed number: a sum of ``ExactDecimal`` values, or a share of one.
///
/// Held as a count of 10⁻¹² units in 128 bits. One event's number is below 10¹⁸, so more than
/// 10⁸ of the largest ones, or 10²⁰ ordinary prices, can be added before the (checked) addition
/// could overflow.
public struct Amount: Hashable, Sendable, BitwiseCopyable {
  /// The number times 10¹².
  public var units: Int128

  /// An amount counts units of 10⁻¹²; sums of them are exact.
  public static let unitsPerOne: Int128 = 1_000_000_000_000
  public static let zero = Amount(units: 0)

  @inlinable
  public init(units: Int128) {
    self.units = units
  }

  public init(_ whole: Int) {
    units = Int128(whole) * Self.unitsPerOne
  }

  /// What the last digit of a number with `scale` fraction digits counts in units.
  @inlinable
  public static func unitsPerLastDigit(ofScale scale: UInt8) -> Int128 {
    Int128(powersOfTen[12 - Int(scale)])
  }

  public var isNegative: Bool { units < 0 }
  public var isZero: Bool { units == 0 }
  /// The amount without its sign.
  public var magnitude: Amount { isNegative ? -self : self }

  /// A double within an ulp, for statistics only; never for money that is printed as exact.
  public var approximation: Double {
    // The general conversion costs ten times more; both round to the nearest.
    (Int64(exactly: units).map { Double($0) } ?? Double(units)) / 1e12
  }
}

/// 10⁰ to 10¹⁸, written out so that the table needs no initialisation at run time.
@usableFromInline
let powersOfTen: [Int64] = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
  1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
  1_000_000_000_000_000_000,
]

extension Amount: AdditiveArithmetic, Comparable {
  @inlinable
  public static func + (left: Amount, right: Amount) -> Amount {
    Amount(units: left.units + right.units)
  }

  @inlinable
  public static func - (left: Amount, right: Amount) -> Amount {
    Amount(units: left.units - right.units)
  }

  public static prefix func - (amount: Amount) -> Amount {
    Amount(units: -amount.units)
  }

  public static func < (left: Amount, right: Amount) -> Bool {
    left.units < right.units
  }
}

extension Amount {
  /// The amount rounded half-even to so many fraction digits (0 to 12).
  public func rounded(toFractionDigits digits: Int) -> Amount {
    let unit = Self.unitsPerLastDigit(ofScale: UInt8(digits))
    return Amount(units: divideHalfEven(units, by: unit) * unit)
  }

  /// The amount rounded towards negative infinity to so many fraction digits (0 to 12).
  public func roundedDown(toFractionDigits digits: Int) -> Amount {
    let unit = Self.unitsPerLastDigit(ofScale: UInt8(digits))
    let (quotient, remainder) = units.quotientAndRemainder(dividingBy: unit)
    return Amount(units: (remainder < 0 ? quotient - 1 : quotient) * unit)
  }

  /// The exact text with at least so many fraction digits (0 to 12), and as many more as the number
  /// has.
  public func text(minimumFractionDigits minimum: Int = 0) -> String {
    withText(minimum) { String(decoding: $0, as: UTF8.self) }
  }

  /// Appends that text as UTF-8.
  public func append(to text: inout [UInt8], minimumFractionDigits minimum: Int = 0) {
    withText(minimum) { text += $0 }
  }

  private func withText<Result>(
    _ minimum: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    func withText(of units: some FixedWidthInteger) -> Result {
      var digits = 12
      var rest = units
      while digits > minimum, rest % 10 == 0 {
        rest /= 10
        digits -= 1
      }
      return withDecimalText(of: Int128(rest), scale: digits, body)
    }
    // Dividing wide numbers costs ten times more, and most have no more digits than are asked for.
    guard let narrow = Int64(exactly: units) else { return withText(of: units) }
    let (whole, rest) = narrow.quotientAndRemainder(dividingBy: powersOfTen[12 - minimum])
    guard rest == 0 else { return withText(of: narrow) }
    return withDecimalText(of: Int128(whole), scale: minimum, body)
  }

  /// The text rounded half-even to just so many fraction digits.
  public func text(fractionDigits digits: Int) -> String {
    let unit = Self.unitsPerLastDigit(ofScale: UInt8(digits))
    return decimalText(of: divideHalfEven(units, by: unit), scale: digits)
  }
}

extension Amount: CustomStringConvertible {
  public var description: String { text() }
}
