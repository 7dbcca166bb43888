import EventSourcing
import GroceryModel

extension FactEmitter {
  /// What was eaten, thrown away, opened or moved: the action names the type of the event.
  mutating func readStock() -> RecordOutcome.Verdict {
    let actionColumn = plan.column(.action)
    let action = String(decoding: text(actionColumn), as: UTF8.self).lowercased()
    guard let type = EventType(wireName: "stock." + action) else {
      return rejection(actionColumn, "one of consumed, wasted, opened, moved")
    }
    outcome.fields.type = type
    if let refusal = readDate(.date) { return refusal }
    let item = name(plan.column(.item))
    if item.isEmpty { return rejection(plan.column(.item), "an item's name") }
    if let refusal = readQuantity(StockKey.quantity, StockKey.unit) { return refusal }
    let reasons = ["expired", "spoiled", "over-purchased", "forgotten", "disliked", "other"]
    if let refusal = readWord(StockKey.reason, .reason, reasons) { return refusal }
    if let refusal = readStorage(StockKey.storage) { return refusal }
    put(StockKey.item, item)
    return .fact
  }
}
