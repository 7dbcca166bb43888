import EventSourcing
import GroceryModel
import Projections
import Reporting

/// Compares recorded prices with what the same items cost otherwise.
struct UnusualPrices {
  /// The item's unit price and its usual one, by event.
  private var found: [EventIdentifier: (usual: String, price: String)] = [:]
  /// The events whose price was compared with others.
  private var judged: Set<EventIdentifier> = []
  private let text: RemarkText

  /// - Parameters:
  ///   - known: The prices of some items.
  ///   - text: The words for remarks.
  init(_ known: NamedPrices, _ text: RemarkText) {
    self.text = text
    for (series, prices) in known.prices where prices.count >= UnusualPrice.leastPrices {
      guard let usual = UnusualPrice.usual(of: prices.map(\.amount)) else { continue }
      for price in prices where UnusualPrice.isFar(price.amount, from: usual) {
        note(price, of: series, usual: usual)
      }
    }
  }

  /// Compares single prices with all others of the same items, however few.
  ///
  /// - Parameters:
  ///   - known: The prices of some items.
  ///   - own: The events whose prices are compared.
  ///   - text: The words for remarks.
  init(_ known: NamedPrices, of own: Set<EventIdentifier>, _ text: RemarkText) {
    self.text = text
    for (series, prices) in known.prices {
      let others = prices.filter { !own.contains($0.event) }
      guard let usual = UnusualPrice.usual(of: others.map(\.amount)) else { continue }
      for price in prices where own.contains(price.event) {
        judged.insert(price.event)
        let factor =
          others.count < UnusualPrice.leastPrices ? UnusualPrice.factor : Self.typedFactor
        if UnusualPrice.isFar(price.amount, from: usual, times: factor) {
          note(price, of: series, usual: usual)
        }
      }
    }
  }

  /// A typed price of a known item is doubted sooner than a printed one.
  private static let typedFactor: Int128 = 5

  private mutating func note(
    _ price: NamedPrices.Price, of series: NamedPrices.Series, usual: Amount
  ) {
    func money(_ amount: Amount) -> String {
      text.price(amount, series.currency, per: series.unit)
    }
    found[price.event] = (money(usual), money(price.amount))
  }

  /// True if there were prices to compare an event's with.
  func hasJudged(_ event: EventIdentifier) -> Bool { judged.contains(event) }

  /// Returns what to say of an event; nil where its price is not unusual.
  func remark(on event: EventIdentifier, item: String) -> String? {
    found[event].map { text.unusual(item, $0.price, usual: $0.usual) }
  }
}
