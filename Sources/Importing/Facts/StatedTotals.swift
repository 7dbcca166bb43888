import EventSourcing
import GroceryModel

/// The receipt whose lines are being read, kept for the total that may stand below them.
struct PresentReceipt {
  private(set) var day = Day(ordinal: 0)
  private(set) var fields: [(key: ReceiptKey, value: KeptBytes)] = []
  /// How many receipts have begun since the last total row.
  var sinceTotal = 0
  private var hash: UInt64 = 0

  /// Takes the facts of the receipt that a line belongs to.
  mutating func read(_ line: borrowing EventFields) {
    let cells: [(ReceiptKey, Bytes)] = [
      (.receipt, line[PurchaseKey.receipt]), (.till, line[PurchaseKey.till]),
      (.time, line[PurchaseKey.time]), (.store, line[PurchaseKey.store]),
      (.currency, line[PurchaseKey.currency]),
    ]
    var hash = mixed(UInt64(truncatingIfNeeded: Int(line.date.ordinal)), 1)
    for (_, cell) in cells { hash = quickHash(cell, seed: hash) }
    guard hash != self.hash || sinceTotal == 0 else { return }
    self.hash = hash
    sinceTotal += 1
    day = line.date
    fields = cells.compactMap { key, cell in cell.isEmpty ? nil : (key, KeptBytes(cell)) }
  }
}

extension FactEmitter {
  /// Tells what a total row says of the one receipt whose lines stand above it.
  mutating func emitTotalRow(_ body: (inout RecordOutcome) throws -> Void) throws {
    guard let total = totalRow else { return }
    totalRow = nil
    outcome.fields.removeAll()
    outcome.fields.type = .receiptStated
    outcome.fields.date = present.day
    for (key, value) in present.fields { put(key, value.bytes) }
    put(ReceiptKey.total, total)
    outcome.verdict = .further
    try body(&outcome)
  }
}
