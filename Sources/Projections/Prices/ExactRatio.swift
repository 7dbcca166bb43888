import GroceryModel

/// A fraction that is not reduced until it has to be; what does not fit is nil, never rounded.
struct ExactRatio: Hashable, Sendable {
  let numerator: Int128
  /// Above zero.
  let denominator: Int128

  static let one = ExactRatio(1, 1)

  /// The denominator must be above zero.
  init(_ numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The nearest double; that of equal fractions whose parts are below 2⁵³ is the same.
  var approximation: Double {
    // The general conversion costs as much as all the rest of a price.
    if let top = Int64(exactly: numerator), let bottom = Int64(exactly: denominator) {
      return Double(top) / Double(bottom)
    }
    return Double(numerator) / Double(denominator)
  }

  var reduced: ExactRatio {
    if let top = Int64(exactly: numerator), let bottom = Int64(exactly: denominator) {
      let divisor = Int64(greatestCommonDivisor(top.magnitude, UInt64(bottom)))
      guard divisor > 1 else { return self }
      return ExactRatio(Int128(top / divisor), Int128(bottom / divisor))
    }
    let divisor = Int128(greatestCommonDivisor(numerator.magnitude, UInt128(denominator)))
    return divisor > 1 ? ExactRatio(numerator / divisor, denominator / divisor) : self
  }

  func times(_ other: ExactRatio) -> ExactRatio? {
    Self.product(numerator, other.numerator, denominator, other.denominator)
      ?? {
        let (left, right) = (reduced, other.reduced)
        let (first, second) = (
          ExactRatio(left.numerator, right.denominator).reduced,
          ExactRatio(right.numerator, left.denominator).reduced
        )
        return Self.product(
          first.numerator, second.numerator, first.denominator, second.denominator)
      }()
  }

  /// Divided by another, which must be above zero.
  func over(_ other: ExactRatio) -> ExactRatio? {
    times(ExactRatio(other.denominator, other.numerator))
  }

  func plus(_ other: ExactRatio) -> ExactRatio? {
    if denominator == other.denominator {
      let (sum, overflow) = numerator.addingReportingOverflow(other.numerator)
      return overflow ? nil : ExactRatio(sum, denominator)
    }
    let factors = ExactRatio(denominator, other.denominator).reduced
    let (left, leftOverflow) = numerator.multipliedReportingOverflow(by: factors.denominator)
    let (right, rightOverflow) = other.numerator.multipliedReportingOverflow(by: factors.numerator)
    let (sum, sumOverflow) = left.addingReportingOverflow(right)
    let (bottom, overflow) = denominator.multipliedReportingOverflow(by: factors.denominator)
    guard !leftOverflow, !rightOverflow, !sumOverflow, !overflow else { return nil }
    return ExactRatio(sum, bottom)
  }

  /// The value rounded half-even to so many fraction digits; nil where that does not fit.
  func text(fractionDigits digits: Int) -> String? {
    ratioText(numerator, over: denominator, fractionDigits: digits)
      ?? {
        let reduced = reduced
        return ratioText(reduced.numerator, over: reduced.denominator, fractionDigits: digits)
      }()
  }

  private static func product(
    _ top: Int128, _ otherTop: Int128, _ bottom: Int128, _ otherBottom: Int128
  ) -> ExactRatio? {
    // Most parts are short, and the general multiplication costs more than the rest of a price.
    if let top = Int32(exactly: top), let otherTop = Int32(exactly: otherTop),
      let bottom = Int32(exactly: bottom), let otherBottom = Int32(exactly: otherBottom)
    {
      return ExactRatio(
        Int128(Int64(top) * Int64(otherTop)), Int128(Int64(bottom) * Int64(otherBottom)))
    }
    let (numerator, overflow) = top.multipliedReportingOverflow(by: otherTop)
    let (denominator, bottomOverflow) = bottom.multipliedReportingOverflow(by: otherBottom)
    return overflow || bottomOverflow ? nil : ExactRatio(numerator, denominator)
  }
}

/// Euclid's algorithm; the right number is above zero, so the result is no greater.
private func greatestCommonDivisor<Number: FixedWidthInteger & UnsignedInteger>(
  _ left: Number, _ right: Number
) -> Number {
  var (left, right) = (left, right)
  while right != 0 { (left, right) = (right, left % right) }
  return left
}

extension ExactRatio {
  init(_ decimal: ExactDecimal) {
    self.init(
      Int128(decimal.coefficient),
      Amount.unitsPerOne / Amount.unitsPerLastDigit(ofScale: decimal.scale))
  }
}

extension Amount {
  /// The fraction rounded half-even at the twelfth digit; nil where it does not fit.
  init?(_ ratio: ExactRatio) {
    let reduced = ratio.reduced
    let (scaled, overflow) = reduced.numerator.multipliedReportingOverflow(by: Amount.unitsPerOne)
    guard !overflow else { return nil }
    self.init(units: divideHalfEven(scaled, by: reduced.denominator))
  }
}
