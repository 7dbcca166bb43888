import ByteTools
import EventSourcing
import GroceryModel

/// Compares the receipt totals in a column with the sums of the lines.
///
/// Example: an order export with `order_total` on each line.
struct StatedTotals {
  private let columns: PurchaseColumns
  private var receipts: [UInt64: (lines: Amount, total: Amount?, line: Int)] = [:]
  /// The key of the current line's receipt, and its key without the stated total.
  private var key: UInt64 = 0
  private var base: UInt64 = 0

  /// The number of differences that are reported one by one.
  private static let mostNamed = 20

  init(columns: PurchaseColumns) { self.columns = columns }

  /// Adds a line to its receipt's sum.
  ///
  /// If no number or time separates receipts, a different stated total on the same date in the same
  /// store is another receipt.
  mutating func add(_ amount: Amount, _ receipt: UInt64, _ row: inout RecordCells) {
    var base = receipt
    if columns.time >= 0 { base = quickHash(row.cell(columns.time), seed: base) }
    if base != self.base {
      self.base = base
      key = base
    }
    if isOwnTotal(&row), let stated = amountStated(&row) {
      let known = receipts[base]?.total
      let isOther = known != nil && known != stated
      key = isOther ? mixed(base, UInt64(truncatingIfNeeded: stated.units)) : base
    }
    let line = row.scanner.line
    receipts[key, default: (.zero, nil, line)].lines += amount
  }

  private func amountStated(_ row: inout RecordCells) -> Amount? {
    switch row.number(columns.receiptTotal) {
    case .value(let (stated, _)): return stated.amount
    case .absent: return nil
    case .unreadable:
      row.noteUnread(columns.receiptTotal, "an amount")
      return nil
    }
  }

  /// Passes the stated total of a receipt to `body`, once per receipt.
  mutating func emit(
    _ row: inout RecordCells, _ body: (inout RecordOutcome) throws -> Void
  ) throws {
    guard let entry = receipts[key], entry.total == nil,
      case .value(let (stated, text)) = row.number(columns.receiptTotal), isOwnTotal(&row)
    else { return }
    receipts[key] = (entry.lines, stated.amount, row.scanner.line)
    let shared: [(ReceiptKey, Bytes)] = [
      (.receipt, row.outcome.fields[PurchaseKey.receipt]),
      (.till, row.outcome.fields[PurchaseKey.till]),
      (.time, row.outcome.fields[PurchaseKey.time]),
      (.store, row.outcome.fields[PurchaseKey.store]), (.total, text),
      (.currency, row.outcome.fields[PurchaseKey.currency]),
    ]
    row.outcome.fields.removeAll()
    row.outcome.fields.type = .receiptStated
    for (key, value) in shared { row.put(key, value) }
    row.outcome.verdict = .further
    try body(&row.outcome)
  }

  /// Returns the total of a receipt without lines: no item in this row, no line of it above or below.
  ///
  /// A row that adds up the lines above is no receipt, although it may lack their store.
  func alone(_ row: inout RecordCells, _ above: UInt64) -> PurchaseAmounts? {
    guard columns.receiptTotal >= 0, columns.item >= 0, row.plan.checksReceiptTotals,
      case .value(let (total, text)) = row.number(columns.receiptTotal), !total.isZero,
      columns.date >= 0, case .value(let when) = row.date(columns.date, row.plan.dateForm)
    else { return nil }
    let receipt = columns.receiptHash(&row, when)
    guard receipt != above, receipts[key]?.lines != total.amount else { return nil }
    var hasLines = false
    _ = row.lookAhead(atMost: 1) { below in
      guard case .value(let when) = below.date(columns.date, below.plan.dateForm),
        columns.receiptHash(&below, when) == receipt
      else { return false }
      if case .value = below.number(columns.receiptTotal) { return false }
      hasLines = true
      return false
    }
    return hasLines ? nil : PurchaseAmounts(total: total, totalText: text)
  }

  /// Returns true if the line has a total of its own, not only the receipt's.
  private func isOwnTotal(_ row: inout RecordCells) -> Bool {
    if row.plan.multiplies { return true }
    if case .value = row.number(columns.total) { return true }
    return false
  }

  /// Compares the totals with the sums of the lines.
  func finish(_ row: inout RecordCells) {
    let differing = receipts.values.filter { $0.total != nil && $0.total != $0.lines }
      .sorted { $0.line < $1.line }
    for entry in differing.prefix(Self.mostNamed) {
      if let total = entry.total {
        row.noteDifference("the receipt", total, entry.lines, line: entry.line)
      }
    }
    guard differing.count > Self.mostNamed else { return }
    row.remarks.notices.append(
      ImportNotice(
        "the lines of \(differing.count - Self.mostNamed) more receipts differ from their totals"))
  }
}
