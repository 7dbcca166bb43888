import GroceryModel

/// An exact sum of amounts, some of them times a rate: 24 digits after the point.
struct MoneySum: Hashable, Sendable {
  /// In 10⁻¹² units, rounded down.
  private(set) var units: Int128 = 0
  /// What is left, in 10⁻²⁴ units: not negative, and less than 10⁻¹².
  private(set) var rest: Int128 = 0

  init() {}

  init(_ amount: Amount) { units = amount.units }

  /// So many 10⁻¹² units, or more than them and less than one more.
  init(units: Int128, isMore: Bool) {
    self.units = units
    rest = isMore ? 1 : 0
  }

  /// An amount times a rate above zero; nil where that is 10¹⁸ or more.
  init?(_ amount: Amount, times rate: Amount) {
    let product = amount.units.magnitude.multipliedFullWidth(by: rate.units.magnitude)
    let divisor = UInt128(Amount.unitsPerOne)
    guard product.high < divisor else { return nil }
    let (quotient, remainder) = divisor.dividingFullWidth(product)
    guard quotient < UInt128(Amount.unitsPerOne) * 1_000_000_000_000_000_000 else { return nil }
    (units, rest) = (Int128(quotient), Int128(remainder))
    guard amount.isNegative else { return }
    units = -units
    guard rest > 0 else { return }
    units -= 1
    rest = Amount.unitsPerOne - rest
  }

  static func += (sum: inout MoneySum, other: MoneySum) {
    sum.units += other.units
    sum.rest += other.rest
    guard sum.rest >= Amount.unitsPerOne else { return }
    sum.rest -= Amount.unitsPerOne
    sum.units += 1
  }

  /// The sum rounded half-even to so many fraction digits (0 to 11).
  func rounded(toFractionDigits digits: Int) -> Amount {
    let unit = Amount.unitsPerLastDigit(ofScale: UInt8(digits))
    let below = Amount(units: units).roundedDown(toFractionDigits: digits)
    let isTie = (units - below.units) * 2 == unit
    return isTie && rest > 0
      ? Amount(units: below.units + unit) : Amount(units: units).rounded(toFractionDigits: digits)
  }

  /// The sum without what lies behind the twelfth digit.
  var amount: Amount { Amount(units: units) }

  var approximation: Double { amount.approximation }
}
