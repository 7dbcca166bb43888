import GroceryModel

/// What could have been paid less, with its arithmetic.
public struct Saving: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case store, package, brand, timing, season, waste
  }

  public let kind: Kind
  public let item: String
  /// Rounded half-even to the currency's digits; above zero.
  public let saved: Amount
  public let currency: String
  /// From how much of the own data.
  public let basis: String
  /// The arithmetic in words.
  public let text: String
}

/// One price of a product in a unit, with how much was bought for it.
struct PricedLine: Sendable {
  let product: Int
  /// The store's number; nil where none is named.
  let store: Int?
  let day: Day
  let price: ExactRatio
  let quantity: ExactRatio
  /// What one package holds, in the unit; nil where it is not known.
  let content: Double?
  /// True if it was paid, not only seen.
  let isPaid: Bool

  /// What the quantity costs at a price.
  func cost(at price: ExactRatio) -> Amount {
    price.times(quantity).flatMap { Amount($0) } ?? .zero
  }

  var paid: Amount { cost(at: price) }
}

extension [PricedLine] {
  /// The median of the prices; nil where there are none.
  var usualPrice: ExactRatio? { map(\.price).median }

  var paidLines: [PricedLine] { filter(\.isPaid) }

  /// What the lines cost, and what they would have cost at a price.
  func costs(at price: ExactRatio) -> (paid: Amount, instead: Amount) {
    (reduce(.zero) { $0 + $1.paid }, reduce(.zero) { $0 + $1.cost(at: price) })
  }
}

extension [ExactRatio] {
  /// The middle one by size, or the mean of the two in the middle; nil where there are none.
  var median: ExactRatio? {
    guard !isEmpty else { return nil }
    let sorted = sorted { PriceFigure($0) < PriceFigure($1) }
    let (low, high) = (sorted[(count - 1) / 2], sorted[count / 2])
    guard count.isMultiple(of: 2) else { return low }
    return low.plus(high)?.times(ExactRatio(1, 2))?.reduced ?? low
  }
}

/// The lines of one product, or of interchangeable products, in one currency and unit.
struct PricedSeries: Sendable {
  let currency: String
  let unit: String
  var lines: [PricedLine] = []
}
