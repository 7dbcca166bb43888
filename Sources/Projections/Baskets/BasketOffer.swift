import GroceryModel

/// What one entry of a basket costs in one shop, by the latest price known there.
public struct BasketOffer: Hashable, Sendable {
  /// For the quantity asked for, rounded half-even at the twelfth digit.
  public let cost: Amount
  /// Per ``unit``, four digits.
  public let price: String
  public let unit: String
  public let day: Day
  /// Who recorded the price; else the file it is from, else how it came to be known.
  public let recorder: String
  public let origin: PriceOrigin
  public let isOnSale: Bool

  /// True if this price holds where another one is known too: the later one, of one day the lower one.
  func holds(against other: BasketOffer) -> Bool {
    if day != other.day { return day > other.day }
    if cost != other.cost { return cost < other.cost }
    return [recorder, origin.name, price].precedes([other.recorder, other.origin.name, other.price])
  }
}

/// A shop's prices in one currency for the entries of a basket.
public struct BasketShop: Hashable, Sendable {
  public let store: String
  /// The currency's code; the text of the event if that is not a known code.
  public let currency: String
  /// One for each entry, nil where no valid price is known.
  public internal(set) var offers: [BasketOffer?]

  public var available: Int { offers.count { $0 != nil } }

  /// What the entries cost that have a price.
  public var total: Amount { offers.lazy.compactMap { $0?.cost }.reduce(.zero, +) }

  /// The day of the oldest price used; nil without prices.
  public var oldestDay: Day? { offers.lazy.compactMap { $0?.day }.min() }

  /// Who recorded the prices, each once, in byte order.
  public var recorders: [String] {
    Set(offers.compactMap { $0?.recorder }).sorted { $0.precedes($1) }
  }
}
