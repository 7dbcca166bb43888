import GroceryModel

extension StockBook {
  /// All labels on lots whose day of purchase is known, product by product.
  func lifeLabels() -> [LifeLabel] {
    var labels: [LifeLabel] = []
    guard !labelledProducts.isEmpty else { return labels }
    forEachProduct(of: labelledProducts) { product, ledger in
      for label in ledger.labels.values {
        let lot = ledger.lots[label.lot]
        guard lot.isDayStated, label.expires > lot.day, !label.expires.isNever else { continue }
        labels.append(
          LifeLabel(
            product: product, storage: label.storage, bought: lot.day, day: label.day,
            days: Double(label.expires - lot.day), event: label.event))
      }
    }
    return labels
  }
}
