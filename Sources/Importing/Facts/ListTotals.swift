import EventSourcing
import GroceryModel

extension FactEmitter {
  /// Puts what a line would have cost without its reductions: the cell, or as many times as things
  /// were bought; never less than what was paid.
  mutating func putListTotal(_ columns: PurchaseColumns, _ amounts: PurchaseAmounts) {
    switch number(columns.listTotal) {
    case .absent: return
    case .unreadable: noteUnread(columns.listTotal, "an amount")
    case .value(let (price, text)):
      var list = (price, text)
      if plan.listIsOfOne, let quantity = amounts.quantity {
        guard let product = product(quantity, price, columns) else { return }
        list = (product, write(product))
      }
      if !plan.isOwn, !amounts.total.isNegative, list.0.amount < amounts.total.amount {
        return noteUnread(columns.listTotal, "a full price of at least the total")
      }
      put(PurchaseKey.listTotal, list.1)
    }
  }
}
