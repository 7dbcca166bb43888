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
  var isBelowTotal = false
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
}

extension FactEmitter {
  /// What a receipt states as its total, in a file of nothing else.
  mutating func readTotal() -> RecordOutcome.Verdict {
    outcome.fields.type = .receiptStated
    if let refusal = readDate(.date) { return refusal }
    let column = plan.column(.total)
    guard case .value(let (_, total)) = number(column) else {
      return rejection(column, "an amount")
    }
    guard case .value(let code) = currency(plan.column(.currency)) else {
      return rejection(plan.column(.currency), "a currency")
    }
    put(ReceiptKey.receipt, text(plan.column(.receipt)))
    put(ReceiptKey.till, text(plan.column(.till)))
    let time = text(plan.column(.time))
    if !time.isEmpty {
      guard let clock = ClockCell(plain(time)) else {
        return rejection(plan.column(.time), "a time of day")
      }
      put(ReceiptKey.time, write(time: clock.time, withSeconds: clock.hasSeconds))
    }
    put(ReceiptKey.store, text(plan.column(.store)))
    put(ReceiptKey.total, total)
    put(ReceiptKey.currency, code)
    return .fact
  }

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

  /// Adds a line to the sum that its receipt's stated total is compared with.
  ///
  /// Another stated total on the same day in the same shop is another receipt, where no number or time
  /// tells them apart.
  mutating func addToStated(_ amount: Amount, _ columns: PurchaseColumns) {
    var base = receipts.receiptHash
    if columns.time >= 0 { base = quickHash(cell(columns.time), seed: base) }
    if base != receipts.statedBase {
      receipts.statedBase = base
      receipts.statedKey = base
    }
    if isOwnTotal(columns), let stated = statedAmount(columns) {
      let known = receipts.stated[base]?.total
      let isOther = known != nil && known != stated
      receipts.statedKey =
        isOther ? mixed(base, UInt64(truncatingIfNeeded: stated.units)) : base
    }
    let line = scanner.line
    receipts.stated[receipts.statedKey, default: (.zero, nil, line)].lines += amount
  }

  private mutating func statedAmount(_ columns: PurchaseColumns) -> Amount? {
    switch number(columns.receiptTotal) {
    case .value(let (stated, _)): return stated.amount
    case .absent: return nil
    case .unreadable:
      noteUnread(columns.receiptTotal, "an amount")
      return nil
    }
  }

  /// Tells what the receipt itself says, once for each receipt.
  mutating func emitStatedTotal(
    _ columns: PurchaseColumns, _ body: (inout RecordOutcome) throws -> Void
  ) throws {
    let key = receipts.statedKey
    guard var entry = receipts.stated[key], entry.total == nil,
      case .value(let (stated, text)) = number(columns.receiptTotal), isOwnTotal(columns)
    else { return }
    entry.total = stated.amount
    entry.line = scanner.line
    receipts.stated[key] = entry
    let receipt = outcome.fields[PurchaseKey.receipt]
    let till = outcome.fields[PurchaseKey.till]
    let time = outcome.fields[PurchaseKey.time]
    let store = outcome.fields[PurchaseKey.store]
    let currency = outcome.fields[PurchaseKey.currency]
    outcome.fields.removeAll()
    outcome.fields.type = .receiptStated
    put(ReceiptKey.receipt, receipt)
    put(ReceiptKey.till, till)
    put(ReceiptKey.time, time)
    put(ReceiptKey.store, store)
    put(ReceiptKey.total, text)
    put(ReceiptKey.currency, currency)
    outcome.verdict = .further
    try body(&outcome)
  }

  /// Whether the line's total stands in its own column, not in that of the receipt's.
  private mutating func isOwnTotal(_ columns: PurchaseColumns) -> Bool {
    if plan.multiplies { return true }
    if case .value = number(columns.total) { return true }
    return false
  }
}
