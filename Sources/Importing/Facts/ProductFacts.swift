import EventSourcing
import GroceryModel

extension FactEmitter {
  /// What a product is.
  ///
  /// Its day is the `date` column's, else the file's, else ``Day/unstated``.
  mutating func readProduct() -> RecordOutcome.Verdict {
    outcome.fields.type = .productDescribed
    let item = name(plan.column(.item))
    if item.isEmpty { return rejection(plan.column(.item), "an item's name") }
    switch day(.date) {
    case .value(let day): outcome.fields.date = day
    case .absent: outcome.fields.date = plan.date ?? .unstated
    case .unreadable: return rejection(plan.column(.date), "a date")
    }
    put(ProductKey.item, item)
    put(ProductKey.category, text(plan.column(.category)))
    put(ProductKey.brand, text(plan.column(.brand)))
    put(ProductKey.tags, tags(plan.column(.tags)))
    put(ProductKey.package, text(plan.column(.package)))
    put(ProductKey.barcode, text(plan.column(.barcode)))
    put(ProductKey.aliasOf, text(plan.column(.aliasOf)))
    return .fact
  }
}
