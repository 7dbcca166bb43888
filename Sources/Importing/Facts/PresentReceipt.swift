import ByteTools
import EventSourcing
import GroceryModel

/// The receipt whose lines are being read, kept for the total that may stand below them.
struct PresentReceipt {
  private(set) var day = Day(ordinal: 0)
  private(set) var fields: [(key: ReceiptKey, value: KeptBytes)] = []
  /// How many receipts have begun since the last total row.
  var sinceTotal = 0
  /// Whether the total of the receipts so far stands above them.
  private var isBelowTotal = false
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
    if isBelowTotal, hash != self.hash, sinceTotal > 0 { (sinceTotal, isBelowTotal) = (0, false) }
    self.hash = hash
    sinceTotal += 1
    day = line.date
    fields = cells.compactMap { key, cell in cell.isEmpty ? nil : (key, KeptBytes(cell)) }
  }

  /// Begins with a total that stands above its lines.
  mutating func beginBelowTotal() { (isBelowTotal, sinceTotal) = (true, 0) }
}
