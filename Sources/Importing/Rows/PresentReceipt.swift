import ByteTools
import EventSourcing
import GroceryModel

/// The receipt of the current lines, kept for a total row below them.
struct PresentReceipt {
  private(set) var day = Day(ordinal: 0)
  private(set) var fields: [(key: ReceiptKey, value: KeptBytes)] = []
  /// The number of receipts that began since the last total row.
  var sinceTotal = 0
  /// True if the total is above the lines of its receipt.
  private var isBelowTotal = false
  private var hash: UInt64 = 0

  /// Takes the receipt fields from one of its lines.
  mutating func read(_ line: borrowing EventFields) {
    let cells: [(ReceiptKey, Bytes)] = [
      (.receipt, line[PurchaseKey.receipt]), (.till, line[PurchaseKey.till]),
      (.time, line[PurchaseKey.time]), (.store, line[PurchaseKey.store]),
      (.currency, line[PurchaseKey.currency]),
    ]
    var hash = mixed(UInt64(truncatingIfNeeded: Int(line.date.ordinal)), 1)
    for (_, cell) in cells { hash = quickHash(cell, seed: hash) }
    guard hash != self.hash || sinceTotal == 0 else { return }
    if isBelowTotal, hash != self.hash, sinceTotal > 0 { (sinceTotal, isBelowTotal) = (0, false) }
    self.hash = hash
    sinceTotal += 1
    day = line.date
    fields = cells.compactMap { key, cell in cell.isEmpty ? nil : (key, KeptBytes(cell)) }
  }

  /// Begins a receipt whose total is above its lines.
  mutating func beginBelowTotal() { (isBelowTotal, sinceTotal) = (true, 0) }
}
