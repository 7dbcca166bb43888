import ByteTools
import EventSourcing

/// Reads stock movements: consumed, wasted, opened or moved; the action decides the event type.
enum StockReader {
  /// Reads one row; additions and counts in a foreign file are left out, and so are movements that were
  /// taken back.
  static func read(_ row: inout RecordCells) -> RecordOutcome.Verdict {
    if row.isFlagged(row.plan.stockFlags.undone) { return .ignored(.cancelled) }
    let action = String(decoding: row.text(.action), as: UTF8.self)
    if !row.plan.isOwn, StockWords.isArrival(action) {
      row.remarks.arrivals.note(row.scanner.line)
      return .ignored(.notice)
    }
    guard var known = StockWords.movement(action) else {
      return row.rejection(.action, "one of consumed, wasted, opened, moved")
    }
    if known.action == "consumed", row.isFlagged(row.plan.stockFlags.spoiled) {
      known = ("wasted", "spoiled")
    }
    guard let type = EventType(wireName: "stock." + known.action) else {
      return row.rejection(.action, "one of consumed, wasted, opened, moved")
    }
    // A move means nothing without the place that it ends in.
    if type == .stockMoved, !row.plan.isOwn, row.text(.storage).isEmpty {
      row.remarks.unplaced.note(row.scanner.line)
      return .ignored(.notice)
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

  /// Returns why a row of a journal with prices is no purchase, or nil if it is one.
  static func noPurchase(_ row: inout RecordCells) -> RecordOutcome.Verdict? {
    if row.isFlagged(row.plan.stockFlags.undone) { return .ignored(.cancelled) }
    guard StockWords.isOfStock(trimmedText(row.cell(row.plan.column(.action)))) else { return nil }
    row.remarks.movements.note(row.scanner.line)
    return .ignored(.notice)
  }
}

extension RecordCells {
  /// Returns true if the column has a flag on this row.
  mutating func isFlagged(_ column: Int) -> Bool {
    column >= 0 && FlagWord.value(cell(column)) == true
  }
}
