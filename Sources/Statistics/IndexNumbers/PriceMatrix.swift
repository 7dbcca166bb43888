/// Prices and quantities of a fixed list of items in consecutive periods, with gaps.
public struct PriceMatrix: Hashable, Sendable {
  public let periods: Int
  public let items: Int
  private var entries: [PriceAndQuantity?]

  /// A matrix without an entry.
  public init(periods: Int, items: Int) {
    self.periods = periods
    self.items = items
    entries = Array(repeating: nil, count: periods * items)
  }

  /// What an item cost in a period; nil if it was not bought.
  public subscript(period: Int, item: Int) -> PriceAndQuantity? {
    get { entries[period * items + item] }
    set { entries[period * items + item] = newValue }
  }

  /// Compares two periods by the items that have an entry in both, in the order of items.
  public func comparison(of period: Int, to base: Int) -> PriceComparison {
    var comparison = PriceComparison()
    for item in 0..<items {
      guard let old = self[base, item], let new = self[period, item] else { continue }
      comparison.add(base: old, current: new)
    }
    return comparison
  }
}
