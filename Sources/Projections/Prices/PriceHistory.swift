import EventSourcing
import GroceryModel

/// One price paid or seen, as `larder prices --history` lists it.
public struct PriceRecord: Hashable, Sendable {
  public let day: Day
  public let item: String
  /// Empty for none.
  public let store: String
  public let currency: String
  public let unit: String
  /// Per unit, four digits.
  public let price: String
  /// How many units were bought or priced, up to twelve digits.
  public let quantity: String
  /// What was paid or asked.
  public let total: Amount
  public let origin: PriceOrigin
  public let event: EventIdentifier
  /// As the log has it or the name states it; nil where it is not known.
  public let package: String?
  public let isOnSale: Bool
}

extension PriceBook {
  /// All chosen prices, by day, item, shop, currency, unit, price and event.
  func history() -> [PriceRecord] {
    var records: [(key: [String], value: Double, record: PriceRecord)] = []
    for (index, observation) in fold.observations.enumerated() {
      let product = catalog.product(of: observation.item)
      guard choice.products[product], isKept(observation),
        let measure = measures.measure(of: observation),
        let price = price(of: observation, factor: measure.factor),
        let quantity = measures.quantity(of: observation, factor: measure.factor)
      else { continue }
      let record = PriceRecord(
        day: Day(ordinal: observation.day), item: catalog.name(of: product),
        store: storeName(of: observation), currency: currency(of: observation),
        unit: measures.units[measure.unit], price: PriceFigure(price).text,
        quantity: Amount(quantity)?.text() ?? "", total: total(of: observation),
        origin: fold.terms[observation.terms].origin, event: fold.events[index],
        package: measures.package(of: observation).map { measures.sizes[$0.size].description },
        isOnSale: fold.terms[observation.terms].isOnSale)
      records.append(
        (
          [record.day.description, record.item, record.store, record.currency, record.unit],
          price.approximation, record
        ))
    }
    return records.sorted {
      if $0.key != $1.key { return $0.key.precedes($1.key) }
      return ($0.value, $0.record.event) < ($1.value, $1.record.event)
    }.map(\.record)
  }
}
