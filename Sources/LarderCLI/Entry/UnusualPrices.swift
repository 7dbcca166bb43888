import EventSourcing
import GroceryModel
import Projections

/// Compares recorded prices with what the same items cost otherwise.
struct UnusualPrices {
  /// The item's unit price and its usual one, by event.
  private var found: [EventIdentifier: (usual: String, price: String)] = [:]

  /// Reads the prices of some items.
  ///
  /// - Parameters:
  ///   - items: Their names.
  ///   - session: The larder.
  ///   - arguments: The command line.
  /// - Throws: `LogError` where the log cannot be read.
  init(of items: Set<String>, _ session: Session, _ arguments: ParsedArguments) throws {
    guard !items.isEmpty else { return }
    let known = try session.replay(arguments).fold(NamedPrices(of: items.sorted()))
    for (series, prices) in known.prices where prices.count >= UnusualPrice.leastPrices {
      guard let usual = UnusualPrice.usual(of: prices.map(\.amount)) else { continue }
      func money(_ amount: Amount) -> String {
        let price = amount.rounded(toFractionDigits: 4)
        return (Currency(series.currency).map { "\(price.text(in: $0)) \($0)" } ?? price.text())
          + (series.unit.isEmpty ? "" : " per \(series.unit)")
      }
      for price in prices where UnusualPrice.isFar(price.amount, from: usual) {
        found[price.event] = (money(usual), money(price.amount))
      }
    }
  }

  /// Returns what to say of an event; nil where its price is not unusual.
  func remark(on event: EventIdentifier, item: String) -> String? {
    found[event].map { price in
      "'\(item)' costs \(price.price), usually \(price.usual)"
    }
  }
}
