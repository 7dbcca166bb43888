import ColumnStore

/// The ids that the prices of one fold have in another, after its tables were merged into that.
struct PriceRemap {
  let items: IDRemap
  let stores: IDRemap
  let decimals: IDRemap
  let terms: IDRemap

  func remapped(_ price: PriceObservation) -> PriceObservation {
    PriceObservation(
      item: items[price.item], store: stores[price.store], day: price.day,
      total: decimals[price.total], quantity: decimals[price.quantity],
      terms: terms[price.terms])
  }
}
