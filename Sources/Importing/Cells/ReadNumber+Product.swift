import GroceryModel

extension ReadNumber {
  /// Returns quantity × price, or nil on overflow.
  static func product(_ quantity: ReadNumber, _ price: ReadNumber) -> Amount? {
    let (product, overflow) = quantity.amount.units.multipliedReportingOverflow(
      by: price.amount.units)
    return overflow ? nil : Amount(units: product / Amount.unitsPerOne)
  }

  /// Returns true if quantity × price is the total, within the rounding of the printed numbers.
  static func isProduct(_ quantity: ReadNumber, _ price: ReadNumber, _ total: ReadNumber) -> Bool {
    guard let product = product(quantity, price) else { return false }
    let difference = (product - total.amount).units.magnitude
    let digit = Amount.unitsPerLastDigit(ofScale: UInt8(max(total.scale, min(price.scale, 2))))
    let priceDigit = Amount.unitsPerLastDigit(ofScale: UInt8(price.scale))
    let spread =
      (quantity.amount.units.magnitude * priceDigit.magnitude)
      / Amount.unitsPerOne.magnitude / 2
    return difference <= digit.magnitude + spread
  }
}
