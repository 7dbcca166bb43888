/// Distinguishes a price that lost its decimal mark from one that is only high or low.
public enum UnusualPrice {
  /// A price this many times the usual one, or this part of it, is unusual.
  public static let factor: Int128 = 20
  /// The fewest prices from which there is a usual one.
  public static let leastPrices = 3

  /// True if a price is so many times the usual one or more, or such a part of it or less.
  public static func isFar(
    _ price: Amount, from usual: Amount, times factor: Int128 = factor
  ) -> Bool {
    price.units >= usual.units * factor || price.units * factor <= usual.units
  }

  /// Returns the median of some prices, the lower one of two; nil if there are none.
  public static func usual(of prices: [Amount]) -> Amount? {
    prices.isEmpty ? nil : prices.sorted()[(prices.count - 1) / 2]
  }

  /// True if two of three prices lie within half again of the usual one, as those of one product do.
  ///
  /// What a name such as `weekly shop` costs differs by as much each time.
  public static func isSteady(_ prices: [Amount], around usual: Amount) -> Bool {
    let near = prices.count { $0.units * 2 <= usual.units * 3 && $0.units * 3 >= usual.units * 2 }
    return near * 3 >= prices.count * 2
  }

  /// Divides what was paid by how many units were bought, to 12 digits.
  ///
  /// - Parameters:
  ///   - total: What was paid.
  ///   - quantity: For how many units; nil for one.
  /// - Returns: The price of one unit; nil for what has none, or too large a one.
  public static func perUnit(_ total: Amount, quantity: ExactDecimal?) -> Amount? {
    guard total.units > 0 else { return nil }
    guard let quantity else { return total }
    let (product, overflows) = total.units.multipliedReportingOverflow(by: Amount.unitsPerOne)
    guard quantity.coefficient > 0, !overflows else { return nil }
    let price = product / quantity.amount.units
    return price > 0 ? Amount(units: price) : nil
  }
}
