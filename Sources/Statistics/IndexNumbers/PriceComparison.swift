#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What one item cost and how much of it was bought in one period.
public struct PriceAndQuantity: Hashable, Sendable {
  /// Per unit of the quantity: what was spent, divided by it.
  public let price: Double
  public let quantity: Double
  /// What a comparison needs of them, found once for all comparisons with other periods.
  fileprivate let logPrice: Double
  fileprivate let rootQuantity: Double

  /// Nil unless the price is above zero, the quantity is not below, and both are finite.
  public init?(price: Double, quantity: Double) {
    guard price > 0, price.isFinite, quantity >= 0, quantity.isFinite else { return nil }
    self.price = price
    self.quantity = quantity
    logPrice = log(price)
    rootQuantity = quantity.squareRoot()
  }

  fileprivate var value: Double { price * quantity }
}

/// How prices of one period compare to those of another, by the items bought in both.
///
/// All indices here compare the two periods directly, never over those between: an index chained
/// from month to month drifts away from 1 though prices come back to where they were. Sources:
/// IMF and others, Consumer Price Index Manual: Theory (2020), chapters 2 and 3. An index is nil
/// where what it divides by is zero. Sums are in the order in which items are added.
public struct PriceComparison: Hashable, Sendable {
  /// How many items were added.
  public private(set) var items = 0
  /// Values of the items: which period's prices times which period's quantities.
  private var basePricesBaseQuantities = 0.0
  private var currentPricesBaseQuantities = 0.0
  private var basePricesCurrentQuantities = 0.0
  private var currentPricesCurrentQuantities = 0.0
  /// Values at the geometric mean of both periods' quantities.
  private var basePricesMeanQuantities = 0.0
  private var currentPricesMeanQuantities = 0.0
  /// The sum of the logarithms of price relatives, weighted by the spending of a period.
  private var baseValueLogRelatives = 0.0
  private var currentValueLogRelatives = 0.0

  public init() {}

  /// Takes in an item bought in both periods.
  public mutating func add(base: PriceAndQuantity, current: PriceAndQuantity) {
    items += 1
    basePricesBaseQuantities += base.value
    currentPricesBaseQuantities += current.price * base.quantity
    basePricesCurrentQuantities += base.price * current.quantity
    currentPricesCurrentQuantities += current.value
    let meanQuantity = base.rootQuantity * current.rootQuantity
    basePricesMeanQuantities += base.price * meanQuantity
    currentPricesMeanQuantities += current.price * meanQuantity
    let logRelative = current.logPrice - base.logPrice
    baseValueLogRelatives += base.value * logRelative
    currentValueLogRelatives += current.value * logRelative
  }

  /// What was paid for the items in the base period, and in the current one.
  public var baseValue: Double { basePricesBaseQuantities }
  public var currentValue: Double { currentPricesCurrentQuantities }

  /// What the base period's basket costs now: `Σ p₁q₀ ÷ Σ p₀q₀`.
  public var laspeyres: Double? {
    ratio(currentPricesBaseQuantities, basePricesBaseQuantities)
  }

  /// What the current period's basket costs, against what it would have: `Σ p₁q₁ ÷ Σ p₀q₁`.
  public var paasche: Double? {
    ratio(currentPricesCurrentQuantities, basePricesCurrentQuantities)
  }

  /// The geometric mean of Laspeyres and Paasche.
  public var fisher: Double? {
    guard let laspeyres, let paasche else { return nil }
    return (laspeyres * paasche).squareRoot()
  }

  /// The mean of price relatives, weighted by both periods' shares of spending:
  /// `exp Σ ½ (s₀ + s₁) ln(p₁/p₀)`.
  public var tornqvist: Double? {
    guard let base = ratio(baseValueLogRelatives, basePricesBaseQuantities),
      let current = ratio(currentValueLogRelatives, currentPricesCurrentQuantities)
    else { return nil }
    return exp(0.5 * (base + current))
  }

  /// What a basket between the two periods' costs: `Σ p₁√(q₀q₁) ÷ Σ p₀√(q₀q₁)`.
  public var walsh: Double? {
    ratio(currentPricesMeanQuantities, basePricesMeanQuantities)
  }

  private func ratio(_ numerator: Double, _ denominator: Double) -> Double? {
    denominator > 0 ? numerator / denominator : nil
  }
}
