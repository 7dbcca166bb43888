import EventSourcing
import GroceryModel

extension FactEmitter {
  /// What was eaten, thrown away, opened or moved: the action names the type of the event.
  mutating func readStock() -> RecordOutcome.Verdict {
    let actionColumn = plan.column(.action)
    let action = String(decoding: text(actionColumn), as: UTF8.self)
    if !plan.isOwn, StockWords.isArrival(action) {
      passedOver.noteArrival(scanner.line)
      return .ignored(.notice)
    }
    guard let known = StockWords.movement(action),
      let type = EventType(wireName: "stock." + known.action)
    else {
      return rejection(actionColumn, "one of consumed, wasted, opened, moved")
    }
    outcome.fields.type = type
    if let refusal = readDate(.date) { return refusal }
    let item = name(plan.column(.item))
    if item.isEmpty { return rejection(plan.column(.item), "an item's name") }
    if let refusal = readQuantity(StockKey.quantity, StockKey.unit) { return refusal }
    if let reason = known.reason { put(StockKey.reason, scanner.arena.copy(reason)) }
    if let refusal = readReason() { return refusal }
    if let refusal = readStorage(StockKey.storage) { return refusal }
    put(StockKey.item, item)
    return .fact
  }

  /// Puts why something was thrown away; in a file of others a word that is not known is left out.
  private mutating func readReason() -> RecordOutcome.Verdict? {
    let column = plan.column(.reason)
    let found = text(column)
    if found.isEmpty { return nil }
    if let reason = StockWords.reason(String(decoding: found, as: UTF8.self)) {
      put(StockKey.reason, scanner.arena.copy(reason))
      return nil
    }
    let expected = "one of " + StockWords.allReasons.joined(separator: ", ")
    if plan.isOwn { return rejection(column, expected) }
    noteUnread(column, expected)
    return nil
  }
}
