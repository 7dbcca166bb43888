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
    // Most names occur many times.
    let names = catalog.productNames
    return places().map { place in
      let observation = fold.observations[place.index]
      let measure = measures.measure(of: observation)
      return PriceRecord(
        day: Day(ordinal: place.day), item: names[catalog.product(of: observation.item)],
        store: storeName(of: observation), currency: currency(of: observation),
        unit: measure.map { measures.units[$0.unit] } ?? "", price: PriceFigure(place.price).text,
        quantity: Amount(place.quantity)?.text() ?? "", total: total(of: observation),
        origin: fold.tables.terms[observation.terms].origin, event: fold.events[place.index],
        package: measures.package(of: observation).map { measures.sizes[$0.size].description },
        isOnSale: fold.tables.terms[observation.terms].isOnSale)
    }
  }

  /// A chosen price, and its sort keys.
  private struct Place {
    let day: Int32
    let item: UInt32
    let series: UInt64
    let value: Double
    let index: Int
    let price: ExactRatio
    let quantity: ExactRatio
  }

  private func places() -> [Place] {
    var places: [Place] = []
    for (index, observation) in fold.observations.enumerated() {
      let product = catalog.product(of: observation.item)
      guard choice.products[product], isKept(observation),
        let measure = measures.measure(of: observation),
        let price = price(of: observation, factor: measure.factor),
        let quantity = measures.quantity(of: observation, factor: measure.factor)
      else { continue }
      places.append(
        Place(
          day: observation.day, item: productRanks[product],
          series: series(of: observation, unit: measure.unit, byStore: true),
          value: price.approximation, index: index, price: price, quantity: quantity))
    }
    return places.sorted {
      if ($0.day, $0.item, $0.series) != ($1.day, $1.item, $1.series) {
        return ($0.day, $0.item, $0.series) < ($1.day, $1.item, $1.series)
      }
      return ($0.value, fold.events[$0.index]) < ($1.value, fold.events[$1.index])
    }
  }
}
