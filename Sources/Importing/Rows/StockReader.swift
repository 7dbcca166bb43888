import EventSourcing

/// Reads stock movements: consumed, wasted, opened or moved; the action decides the event type.
enum StockReader {
  /// Reads one row; additions and counts in a foreign file are left out.
  static func read(_ row: inout RecordCells) -> RecordOutcome.Verdict {
    let action = String(decoding: row.text(.action), as: UTF8.self)
    if !row.plan.isOwn, StockWords.isArrival(action) {
      row.remarks.arrivals.note(row.scanner.line)
      return .ignored(.notice)
    }
    guard let known = StockWords.movement(action),
      let type = EventType(wireName: "stock." + known.action)
    else {
      return row.rejection(.action, "one of consumed, wasted, opened, moved")
    }
    row.outcome.fields.type = type
    if let refusal = row.readDate(.date) { return refusal }
    let item = row.name(.item)
    if item.isEmpty { return row.rejection(.item, "an item's name") }
    if let refusal = row.readQuantity(StockKey.quantity, StockKey.unit) { return refusal }
    if let reason = known.reason { row.put(StockKey.reason, row.scanner.arena.copy(reason)) }
    let refusal =
      row.readMeaning(StockKey.reason, .reason, StockWords.allReasons, StockWords.reason)
      ?? row.readStorage(StockKey.storage)
    row.put(StockKey.item, item)
    return refusal ?? .fact
  }
}
