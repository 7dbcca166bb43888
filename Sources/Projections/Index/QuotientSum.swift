import GroceryModel

/// An exact sum of amounts times one quantity over another: three sixths are a half, which decides
/// how it is rounded.
struct QuotientSum {
  /// In 10⁻¹² units, each part rounded down.
  private var whole: Int128 = 0
  /// The remainders of the parts by denominator, in units of 10⁻¹² over it.
  private var rests: [Int128: Int128] = [:]

  /// Adds an amount times one quantity over another, both above zero.
  ///
  /// Where the ratio of the quantities does not fit it has a double's digits only.
  mutating func add(_ amount: Amount, times quantity: ExactRatio, over other: ExactRatio) {
    guard let ratio = quantity.over(other)?.reduced else {
      return add(amount.approximation * (quantity.approximation / other.approximation))
    }
    let product = amount.units.magnitude.multipliedFullWidth(by: ratio.numerator.magnitude)
    let divisor = ratio.denominator.magnitude
    guard product.high < divisor / 4 else { return add(amount.approximation * ratio.approximation) }
    let (quotient, remainder) = divisor.dividingFullWidth(product)
    let rest = Int128(remainder)
    guard amount.isNegative, rest > 0 else {
      return add(amount.isNegative ? -Int128(quotient) : Int128(quotient), rest, ratio.denominator)
    }
    add(-Int128(quotient) - 1, ratio.denominator - rest, ratio.denominator)
  }

  private mutating func add(_ units: Int128, _ rest: Int128, _ denominator: Int128) {
    whole += units
    guard rest > 0 else { return }
    let sum = rests[denominator, default: 0] + rest
    whole += sum >= denominator ? 1 : 0
    rests[denominator] = sum >= denominator ? sum - denominator : sum
  }

  private mutating func add(_ value: Double) {
    whole += Int128(exactly: (value * 1e12).rounded(.toNearestOrEven)) ?? 0
  }

  /// The sum rounded half-even to so many fraction digits (0 to 11).
  func rounded(toFractionDigits digits: Int) -> Amount {
    let parts = rests.filter { $0.value > 0 }.sorted { $0.key < $1.key }
      .map { ExactRatio($0.value, $0.key) }
    let (units, isMore) = Self.floor(of: parts)
    return MoneySum(units: whole + units, isMore: isMore).rounded(toFractionDigits: digits)
  }

  /// The whole part of a sum of fractions, and whether there is any more.
  private static func floor(of parts: [ExactRatio]) -> (units: Int128, isMore: Bool) {
    var sum: ExactRatio? = ExactRatio(0, 1)
    for part in parts { sum = sum?.plus(part.reduced)?.reduced }
    if let sum {
      let (units, rest) = sum.numerator.quotientAndRemainder(dividingBy: sum.denominator)
      return (units, rest > 0)
    }
    // Of many denominators none is shared by all; doubles tell whole numbers well enough.
    let value = parts.reduce(0) { $0 + $1.approximation }
    let nearest = value.rounded()
    let isWhole = (value - nearest).magnitude < 1e-6
    return (Int128(isWhole ? nearest : value.rounded(.down)), !isWhole)
  }
}
