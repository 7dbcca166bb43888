/// How much of something, in a unit.
public struct Quantity: Hashable, Sendable {
  public let amount: Amount
  public let unit: Unit

  public init(_ amount: Amount, _ unit: Unit) {
    self.amount = amount
    self.unit = unit
  }

  /// The same quantity in another unit, or nil if the units measure different things or the
  /// number would not fit.
  ///
  /// Rounded half-even at the twelfth digit where the factor is not a finite decimal.
  public func converted(to other: Unit) -> Quantity? {
    guard unit.dimension == other.dimension else { return nil }
    let numerator = Int128(unit.numerator) * Int128(other.denominator)
    let denominator = Int128(unit.denominator) * Int128(other.numerator)
    let divisor = greatestCommonDivisor(numerator, denominator)
    let (scaled, overflow) = amount.units.multipliedReportingOverflow(by: numerator / divisor)
    guard !overflow else { return nil }
    return Quantity(Amount(units: divideHalfEven(scaled, by: denominator / divisor)), other)
  }
}

extension Quantity {
  /// So many of it, as of packages: rounded half-even at the twelfth digit, nil if it does not fit.
  public func times(_ count: Amount) -> Quantity? {
    let (product, overflow) = amount.units.multipliedReportingOverflow(by: count.units)
    guard !overflow else { return nil }
    return Quantity(Amount(units: divideHalfEven(product, by: Amount.unitsPerOne)), unit)
  }
}

/// The greatest common divisor of two numbers that are not negative, not both zero.
func greatestCommonDivisor(_ left: Int128, _ right: Int128) -> Int128 {
  var (left, right) = (left, right)
  while right != 0 { (left, right) = (right, left % right) }
  return left
}
