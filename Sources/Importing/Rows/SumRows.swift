import ByteTools
import EventSourcing
import GroceryModel

/// Decides which rows are totals of the lines around them, or tenders.
///
/// Example: `Subtotal`, `TOTAL` and `VISA ****1234` at the end of a printed receipt. Counted as
/// purchases, they would double the spending.
struct SumRows {
  let columns: PurchaseColumns
  private(set) var present = PresentReceipt()
  var receipts = ReceiptSums()
  private var closing = ClosingRun()
  /// The amount of the total row, if it is the total of the current receipt alone.
  private var totalRow: Bytes?

  init(columns: PurchaseColumns) { self.columns = columns }

  /// The maximum number of rows in a receipt for looking ahead to its end.
  private static let longestReceipt = 500

  /// Words for which the sums around a row are checked.
  private static let suspects: WordClass = [
    .total, .subtotal, .nearTotal, .mentionsTotal, .tax, .includedTax,
  ]

  /// Begins the receipt of a line.
  @inline(__always)
  mutating func begin(_ receipt: UInt64, _ row: inout RecordCells) {
    receipts.begin(receipt, &row.remarks)
  }

  /// Adds a line to the sums of its receipt.
  @inline(__always)
  mutating func add(_ total: Amount, _ amounts: PurchaseAmounts, _ row: inout RecordCells) {
    let hasPrice = !row.cell(columns.unitPrice).isEmpty
    receipts.add(
      total, takenOff: amounts.takenOff, hasFigures: amounts.quantity != nil || hasPrice,
      hasPrice: hasPrice)
    if receipts.isPastTotal { receipts.pastTotal.note(row.scanner.line) }
    guard row.plan.statesTotalRows else { return }
    // Only the time may separate receipts without a number on one day in one store.
    let mayBegin = present.sinceTotal == 0 || receipts.receiptLines == 1
    if mayBegin || columns.time >= 0 || row.plan.keepsTimeOfDate {
      present.read(row.outcome.fields)
    }
  }

  /// Returns the verdict on a row that looks like a total or a tender.
  ///
  /// A label alone is not enough: the row must also lack cells that lines have, or agree with their
  /// sum.
  mutating func sumRow(
    _ line: PurchaseLine, _ row: inout RecordCells
  ) -> RecordOutcome.Verdict? {
    guard row.plan.readsKindsFromWords || line.item.isEmpty else {
      warnOfKept(line, line.words, &row)
      return nil
    }
    let matches = receipts.matches(line.total.amount)
    let label = row.labels()
    let isSparse = isSparse(line.item, &row)
    if !label.isDisjoint(with: [.total, .subtotal]), isSparse || matches {
      if label.contains(.total) { noteSum(line.amounts, matches, &row) }
      return .ignored(.total)
    }
    let mayBeSum =
      label.contains(.nearTotal)
      || line.words.union(label).contains(.mentionsTotal) && (isOfSeveral || isSparse)
    if mayBeSum, matches {
      if isSparse { noteSum(line.amounts, matches, &row) }
      return .ignored(.total)
    }
    // In a statement, *card* may be a memo; next to a payment without a text it is the account's
    // name.
    let isMemo =
      row.plan.itemMayBeEmpty || line.item.isEmpty && !row.lacksUsualCells(but: columns.item)
    if label.contains(.tender), isSparse && !isMemo || matches || receipts.isPastTotal {
      return .ignored(.tender)
    }
    if line.item.isEmpty || row.filledCount == 1, matches, line.words.isEmpty {
      noteSum(line.amounts, matches, &row)
      return .ignored(.total)
    }
    if isNotice(line, isSparse: isSparse) { return .ignored(.notice) }
    warnOfKept(line, label, &row)
    return nil
  }

  /// Returns true if the row lacks cells that item lines have.
  private func isSparse(_ item: Bytes, _ row: inout RecordCells) -> Bool {
    (item.isEmpty && !row.plan.isReceiptTotals) || row.lacksUsualCells()
      || (columns.quantity >= 0 && row.optionalCell(columns.quantity).isEmpty)
      || (receipts.linesHavePrices && row.optionalCell(columns.unitPrice).isEmpty)
  }

  /// Returns the verdict on a row that the sums explain; nil for a line.
  mutating func verdict(
    of part: ClosingSums.Part, _ amounts: PurchaseAmounts, _ row: inout RecordCells
  ) -> RecordOutcome.Verdict? {
    switch part {
    case .total:
      noteSum(amounts, receipts.matches(amounts.total.amount), &row)
      return .ignored(.total)
    case .sum: return .ignored(.total)
    case .tender: return .ignored(.tender)
    case .includedTax: return .ignored(.includedTax)
    case .notice: return .ignored(.notice)
    case .behindPayment:
      row.remarks.behindPayment.note(row.scanner.line)
      return .ignored(.notice)
    case .line, .takenOff: return nil
    }
  }

  /// True if the receipt has several lines, so that an amount equal to their sum is no coincidence.
  private var isOfSeveral: Bool { receipts.receiptLines > 1 }

  /// Returns true if the row states loyalty points or savings and lacks cells of item lines.
  private func isNotice(_ line: PurchaseLine, isSparse: Bool) -> Bool {
    if line.total.isNegative { return false }
    if line.words.contains(.saved) { return isSparse || receipts.isPastTotal }
    return isSparse && line.words.contains(.notice) && !line.words.contains(.discount)
  }

  /// Warns of a line that is kept although it is called a total, and of a tender after such a line.
  private mutating func warnOfKept(
    _ line: PurchaseLine, _ label: WordClass, _ row: inout RecordCells
  ) {
    let isTotal = label.contains(.total)
    guard isTotal || label.contains(.tender) && receipts.hasKeptTotal else { return }
    if isTotal { receipts.hasKeptTotal = true }
    row.remarks.notices.append(
      ImportNotice(
        "a line called '\(String(decoding: line.item, as: UTF8.self))' is kept as an item, for "
          + (isTotal
            ? "the lines do not add up to it"
            : "no total that agrees with the lines stands above it"),
        line: row.scanner.line))
  }

  /// Returns the verdict on a row after its receipt's total, if it is a tender or an included tax.
  mutating func pastTotal(
    _ line: PurchaseLine, _ row: inout RecordCells
  ) -> RecordOutcome.Verdict? {
    guard row.plan.readsKindsFromWords else { return nil }
    let amount = line.total.amount
    if line.words.contains(.paidBy) || line.words.contains(.tender),
      line.total.isNegative || isRounded(amount, from: receipts.lastTotal)
        || row.cell(columns.item).contains(UInt8(ascii: "*"))
    {
      return .ignored(.tender)
    }
    // A row with the sum of all lines after a proven total is the tender, whatever its words are.
    let isBare = receipts.linesHaveFigures ? lacksFigures(&row) : receipts.isBehindTotal
    if amount == receipts.lastTotal, receipts.lastTotalAgreed, isOfSeveral, isBare {
      return .ignored(.tender)
    }
    let isRate = row.cell(columns.item).contains(UInt8(ascii: "%"))
    if receipts.isBehindTotal, receipts.lastTotalAgreed {
      if line.words.contains(.namesTax), isBare || isRate { return .ignored(.includedTax) }
      if changesTotal(amount, &row) { return nil }
      if line.total.isZero { return .ignored(.zero) }
      // A row that lacks cells of item lines belongs to the total: change, a rounding, an included
      // tax.
      if lacksFigures(&row), isAtTail(&row) {
        return .ignored(line.words.contains(.namesTax) ? .includedTax : .tender)
      }
    }
    let item = row.cell(columns.item)
    let isTaxRate =
      item.last == UInt8(ascii: "%") && item.allSatisfy { "0123456789., %".utf8.contains($0) }
    return line.words.contains(.included) || isTaxRate ? .ignored(.includedTax) : nil
  }

  /// Returns true if the row has neither quantity nor price, but the lines of its receipt have.
  func lacksFigures(_ row: inout RecordCells) -> Bool {
    receipts.linesHaveFigures && row.optionalCell(columns.quantity).isEmpty
      && row.optionalCell(columns.unitPrice).isEmpty
  }

  /// Returns true if a row below is the last total plus this amount: a discount, a fee or a
  /// rounding.
  private func changesTotal(_ amount: Amount, _ row: inout RecordCells) -> Bool {
    let changed = receipts.lastTotal + amount
    var isTotal = false
    _ = row.lookAhead(atMost: 2) { below in
      guard isOfPresentReceipt(&below),
        case .value(let (sum, _)) = below.number(columns.total)
      else { return false }
      isTotal = sum.amount == changed
      return !isTotal
    }
    return isTotal && !amount.isZero
  }

  /// Returns true if no item line follows in the current receipt.
  private func isAtTail(_ row: inout RecordCells) -> Bool {
    var isTail = true
    _ = row.lookAhead(atMost: ClosingSums.longestRun) { below in
      guard isOfPresentReceipt(&below) else { return false }
      isTail = lacksFigures(&below)
      return isTail
    }
    return isTail
  }

  /// Returns true if the amounts differ by at most 0.05, as when cash is rounded.
  private func isRounded(_ amount: Amount, from total: Amount) -> Bool {
    (amount - total).units.magnitude <= Amount.unitsPerOne.magnitude / 20
  }

  /// Records a total row and resets the sums.
  private mutating func noteSum(
    _ amounts: PurchaseAmounts, _ matches: Bool, _ row: inout RecordCells
  ) {
    if row.plan.statesTotalRows, present.sinceTotal == 1 { totalRow = amounts.totalText }
    present.sinceTotal = 0
    receipts.closeTotal(amounts.total.amount, agrees: matches, at: row.scanner.line)
  }

  /// Passes the stated total of the receipt above to `body`.
  @inline(__always)
  mutating func emitTotalRow(
    _ row: inout RecordCells, _ body: (inout RecordOutcome) throws -> Void
  ) throws {
    guard let total = totalRow else { return }
    totalRow = nil
    row.outcome.fields.removeAll()
    row.outcome.fields.type = .receiptStated
    row.outcome.fields.date = present.day
    for (key, value) in present.fields { row.put(key, value.bytes) }
    row.put(ReceiptKey.total, total)
    row.outcome.verdict = .further
    try body(&row.outcome)
  }

  /// Compares the total rows and the totals above the table with the lines.
  mutating func finish(_ row: inout RecordCells) {
    for difference in receipts.differences {
      row.noteDifference(
        "the total row", difference.stated, difference.lines, line: difference.line)
    }
    receipts.endReceipt(&row.remarks)
    if let stated = row.plan.statedTotals.first, !row.plan.statedTotals.contains(receipts.file) {
      row.noteDifference("the text above the table", stated, receipts.file, line: nil)
    }
  }

  /// Returns what the sums around a row prove it to be, or nil.
  mutating func closingPart(
    _ line: PurchaseLine, _ row: inout RecordCells
  ) -> ClosingSums.Part? {
    if !closing.isEmpty, let part = closing.take(row.scanner.line) { return part }
    guard row.plan.readsClosingRows else { return nil }
    let amount = line.total.amount
    // A tender below a total that is above its lines.
    if receipts.isBelowTotal, receipts.receiptLines == 0,
      line.words.contains(.tender) || amount == receipts.leadingTotal
    {
      return .tender
    }
    guard mayClose(line, &row) else { return nil }
    if line.words.contains(.total), receipts.receiptLines == 0, leads(&row) {
      receipts.isBelowTotal = true
      present.beginBelowTotal()
      return .sum
    }
    let sums = closingSums(amount, &row)
    guard let parts = sums.parts() else { return nil }
    closing.note(sums.rows, parts)
    return closing.take(row.scanner.line)
  }

  /// Returns the row and the rows of its receipt below it, with the sums of the lines above.
  private func closingSums(_ amount: Amount, _ row: inout RecordCells) -> ClosingSums {
    var rows = [closingRow(&row)]
    rows[0].isNearSum = isNearSum(amount)
    var isCut = false
    let isEnd = row.lookAhead(atMost: ClosingSums.longestRun) { below in
      guard isOfPresentReceipt(&below) else { return false }
      let next = closingRow(&below)
      // After the totals of one receipt, the lines of the next may follow without any separator.
      if next.isPlain, !next.isSparse, rows.allSatisfy(\.isSparse) {
        isCut = true
        return false
      }
      rows.append(next)
      return true
    }
    let isOther = !isEnd && rows.count <= ClosingSums.longestRun
    var sums = ClosingSums(
      rows: rows, sums: receipts.sums, count: max(receipts.receiptLines, receipts.linesSinceTotal),
      largest: receipts.largestSinceTotal, isEnd: isEnd || isOther,
      isBehindTotal: receipts.isBehindTotal, lastTotalAgreed: receipts.lastTotalAgreed)
    sums.isWhole = (isEnd || isOther) && !isCut
    sums.lastTotal = receipts.lastTotal
    sums.gross = receipts.receipt - receipts.reductions
    sums.areParted = columns.date >= 0 || columns.receipt >= 0
    return sums
  }

  /// Returns true if the row may be a total, by a word or by its amount.
  @inline(__always)
  private func mayClose(_ line: PurchaseLine, _ row: inout RecordCells) -> Bool {
    if line.item.isEmpty || !line.words.isDisjoint(with: Self.suspects) { return true }
    // In Larder's own format, only a word makes a row a total.
    if row.plan.isOwn { return false }
    if receipts.linesSinceTotal == 0 ? receipts.isPastTotal : lacksFigures(&row) { return true }
    let amount = line.total.amount
    return receipts.linesSinceTotal > 1
      && (amount == receipts.receipt || amount == receipts.sinceTotal || isNearSum(amount))
  }

  /// Returns true if the amount is nearly the sum of the current receipt (one misread digit).
  @inline(__always)
  private func isNearSum(_ amount: Amount) -> Bool {
    let difference = (amount - receipts.receipt).units.magnitude
    return receipts.linesSinceTotal > 1 && difference < receipts.receipt.units.magnitude / 8
  }

  /// Returns the current row in the form that the sums need.
  private func closingRow(_ row: inout RecordCells) -> ClosingSums.Row {
    let item = row.name(columns.item)
    let text = item.isEmpty ? row.label() : item
    var words = row.words.classify(text)
    if item.isEmpty { words.formUnion(row.labels()) }
    if columns.kind >= 0 { words.subtract([.tax, .includedTax]) }
    var amount: Amount?
    let column = columns.total >= 0 ? columns.total : columns.unitPrice
    if case .value(let (number, _)) = row.number(column) { amount = number.amount }
    return ClosingSums.Row(
      line: row.scanner.line, words: words, amount: amount, isSparse: isSparse(item, &row),
      isNamed: !item.isEmpty, percent: StatedPercent(in: text))
  }

  /// Returns true if a row below does not belong to another receipt.
  private func isOfPresentReceipt(_ row: inout RecordCells) -> Bool {
    if quickHash(row.scanner.raw) == row.plan.headerHash { return false }
    var when = row.plan.date.map { ReadDate(day: $0, time: nil) }
    if columns.date >= 0 {
      switch row.date(columns.date, row.plan.dateForm) {
      case .value(let found): when = found
      case .absent: when = nil
      case .unreadable: return false
      }
    }
    guard receipts.hasReceipt, let when else { return true }
    let isBare = row.cell(columns.receipt).isEmpty && row.cell(columns.store).isEmpty
    if isBare, row.optionalCell(columns.date).isEmpty { return true }
    return columns.receiptHash(&row, when) == receipts.receiptHash
  }

  /// Returns true if the row is a total above its lines, which add up to it.
  private mutating func leads(_ row: inout RecordCells) -> Bool {
    guard let stated = closingRow(&row).amount else { return false }
    var sum = Amount.zero
    var count = 0
    var startsEqual = false
    _ = row.lookAhead(atMost: Self.longestReceipt) { below in
      guard isOfPresentReceipt(&below) else { return false }
      let next = closingRow(&below)
      if next.isSum || next.isTender { return true }
      if count == 0, next.amount == stated { startsEqual = true }
      if let amount = next.amount { sum += amount }
      count += 1
      return true
    }
    // The first row below may be the tender.
    let isPaid = startsEqual && count > 2 && sum == stated + stated
    receipts.leadingTotal = isPaid ? stated : .zero
    return isPaid || count > 0 && sum == stated
  }

  /// Returns true if the current receipt has another total row, so that it is really several
  /// receipts.
  func sharesReceipt(_ row: inout RecordCells) -> Bool {
    if receipts.totalRows > 1 { return true }
    var isShared = false
    _ = row.lookAhead(atMost: Self.longestReceipt) { below in
      guard isOfPresentReceipt(&below) else { return false }
      isShared = closingRow(&below).words.contains(.total)
      return !isShared
    }
    return isShared
  }
}
