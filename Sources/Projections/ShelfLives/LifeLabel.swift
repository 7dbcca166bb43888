import EventSourcing
import GroceryModel

/// How long one lot keeps by its label.
struct LifeLabel: Hashable, Sendable {
  let product: Int
  /// The storage place; ``Storage/unstated`` if it was not recorded.
  let storage: Storage
  let bought: Day
  /// The day the label is dated.
  let day: Day
  /// From the purchase to the last good day, above zero.
  let days: Double
  /// The event that states it.
  var event: EventIdentifier?
}

extension StockBook {
  /// All labels on lots whose day of purchase is known, product by product.
  func lifeLabels() -> [LifeLabel] {
    var labels: [LifeLabel] = []
    guard !labelledProducts.isEmpty else { return labels }
    forEachProduct(of: labelledProducts) { product, ledger in
      for label in ledger.labels.values {
        let lot = ledger.lots[label.lot]
        guard lot.isDayStated, label.expires > lot.day else { continue }
        labels.append(
          LifeLabel(
            product: product, storage: label.storage, bought: lot.day, day: label.day,
            days: Double(label.expires - lot.day), event: label.event))
      }
    }
    return labels
  }
}
