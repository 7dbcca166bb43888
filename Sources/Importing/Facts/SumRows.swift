import ByteTools
import EventSourcing
import GroceryModel

/// Tells which rows are sums of the lines around them, or say how those were paid.
struct SumRows {
  let columns: PurchaseColumns
  private(set) var present = PresentReceipt()
  var receipts = ReceiptSums()
  private var closing = ClosingRun()
  /// The amount of the record's total row, if it speaks for the present receipt.
  private var totalRow: Bytes?

  init(columns: PurchaseColumns) { self.columns = columns }

  /// How many rows a receipt may have for its end to be seen from its beginning.
  private static let longestReceipt = 500

  /// What makes a row worth a look at the sums around it.
  private static let suspects: WordClass = [
    .total, .subtotal, .nearTotal, .mentionsTotal, .tax, .includedTax,
  ]

  /// Begins the receipt that a line belongs to.
  @inline(__always)
  mutating func begin(_ receipt: UInt64, _ row: inout RecordCells) {
    receipts.begin(receipt, &row.remarks)
  }

  /// Adds a line to the sums of its receipt.
  @inline(__always)
  mutating func add(_ total: Amount, _ amounts: PurchaseAmounts, _ row: inout RecordCells) {
    let hasPrice = !row.cell(columns.unitPrice).isEmpty
    receipts.add(total, hasFigures: amounts.quantity != nil || hasPrice, hasPrice: hasPrice)
    if receipts.isPastTotal { receipts.pastTotal.note(row.scanner.line) }
    guard row.plan.statesTotalRows else { return }
    // Only a time may part receipts of one day and shop that have no number.
    let mayBegin = present.sinceTotal == 0 || receipts.receiptLines == 1
    if mayBegin || columns.time >= 0 || row.plan.keepsTimeOfDate {
      present.read(row.outcome.fields)
    }
  }

  /// What a row is that looks like a sum or a payment: a label alone is not enough, the row must also
  /// lack what lines have, or agree with what they add up to.
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
    // In a statement *card* is as good a memo as any other; beside a payment without a text it is the
    // account's name.
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

  /// Whether a row lacks what lines have.
  private func isSparse(_ item: Bytes, _ row: inout RecordCells) -> Bool {
    (item.isEmpty && !row.plan.isReceiptTotals) || row.lacksUsualCells()
      || (columns.quantity >= 0 && row.optionalCell(columns.quantity).isEmpty)
      || (receipts.linesHavePrices && row.optionalCell(columns.unitPrice).isEmpty)
  }

  /// What becomes of a row that the sums around it explain; nil for one that is a line.
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

  /// Whether the receipt has so many lines that nothing costs as much as they do by chance.
  private var isOfSeveral: Bool { receipts.receiptLines > 1 }

  /// Whether a row without what lines have tells of points, or of what was saved on the lines above.
  private func isNotice(_ line: PurchaseLine, isSparse: Bool) -> Bool {
    if line.total.isNegative { return false }
    if line.words.contains(.saved) { return isSparse || receipts.isPastTotal }
    return isSparse && line.words.contains(.notice) && !line.words.contains(.discount)
  }

  /// Names a line that is called like a sum, or a payment behind such a line, and yet is kept.
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

  /// What a row behind its receipt's total is, if it tells how that was paid or what is inside it.
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
    // As much as all lines together, which the total has shown already: how that was paid, in whatever words.
    let isBare = receipts.linesHaveFigures ? lacksFigures(&row) : receipts.isBehindTotal
    if amount == receipts.lastTotal, receipts.lastTotalAgreed, isOfSeveral, isBare {
      return .ignored(.tender)
    }
    let isRate = row.cell(columns.item).contains(UInt8(ascii: "%"))
    if receipts.isBehindTotal, receipts.lastTotalAgreed {
      if line.words.contains(.namesTax), isBare || isRate { return .ignored(.includedTax) }
      if changesTotal(amount, &row) { return nil }
      if line.total.isZero { return .ignored(.zero) }
      // What lacks what lines have tells of the total: change, a rounding, a tax inside it.
      if lacksFigures(&row), isAtTail(&row) {
        return .ignored(line.words.contains(.namesTax) ? .includedTax : .tender)
      }
    }
    let item = row.cell(columns.item)
    let isTaxRate =
      item.last == UInt8(ascii: "%") && item.allSatisfy { "0123456789., %".utf8.contains($0) }
    return line.words.contains(.included) || isTaxRate ? .ignored(.includedTax) : nil
  }

  /// Whether the row has neither a quantity nor a price, which the lines of its receipt have.
  func lacksFigures(_ row: inout RecordCells) -> Bool {
    receipts.linesHaveFigures && row.optionalCell(columns.quantity).isEmpty
      && row.optionalCell(columns.unitPrice).isEmpty
  }

  /// Whether a row below is the last total with this amount: a discount, a fee or a rounding behind it.
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

  /// Whether no row with what lines have follows in the present receipt.
  private func isAtTail(_ row: inout RecordCells) -> Bool {
    var isTail = true
    _ = row.lookAhead(atMost: ClosingSums.longestRun) { below in
      guard isOfPresentReceipt(&below) else { return false }
      isTail = lacksFigures(&below)
      return isTail
    }
    return isTail
  }

  /// Whether an amount is another one, as cash is rounded to five hundredths.
  private func isRounded(_ amount: Amount, from total: Amount) -> Bool {
    (amount - total).units.magnitude <= Amount.unitsPerOne.magnitude / 20
  }

  private mutating func noteSum(
    _ amounts: PurchaseAmounts, _ matches: Bool, _ row: inout RecordCells
  ) {
    if row.plan.statesTotalRows, present.sinceTotal == 1 { totalRow = amounts.totalText }
    present.sinceTotal = 0
    receipts.closeTotal(amounts.total.amount, agrees: matches, at: row.scanner.line)
  }

  /// Tells what a total row says of the one receipt whose lines stand above it.
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

  /// Compares the total rows, and what stands above the table, with the lines.
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

  /// What the sums around a row say that it is; nil for one that they do not touch.
  mutating func closingPart(
    _ line: PurchaseLine, _ row: inout RecordCells
  ) -> ClosingSums.Part? {
    if !closing.isEmpty, let part = closing.take(row.scanner.line) { return part }
    guard row.plan.readsClosingRows else { return nil }
    let amount = line.total.amount
    // How it was paid, below a total that stands above its lines.
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

  /// The row and those of its receipt below it, beside what the lines above add up to.
  private func closingSums(_ amount: Amount, _ row: inout RecordCells) -> ClosingSums {
    var rows = [closingRow(&row)]
    rows[0].isNearSum = isNearSum(amount)
    var isCut = false
    let isEnd = row.lookAhead(atMost: ClosingSums.longestRun) { below in
      guard isOfPresentReceipt(&below) else { return false }
      let next = closingRow(&below)
      // Behind the sums of one receipt the lines of another may follow, which nothing else parts.
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

  /// Whether the row may be one of a receipt's sums: by a word, or because it is as much as its lines.
  @inline(__always)
  private func mayClose(_ line: PurchaseLine, _ row: inout RecordCells) -> Bool {
    if line.item.isEmpty || !line.words.isDisjoint(with: Self.suspects) { return true }
    // In Larder's own form nothing but a word makes a row a sum.
    if row.plan.isOwn { return false }
    if receipts.linesSinceTotal == 0 ? receipts.isPastTotal : lacksFigures(&row) { return true }
    let amount = line.total.amount
    return receipts.linesSinceTotal > 1
      && (amount == receipts.receipt || amount == receipts.sinceTotal || isNearSum(amount))
  }

  /// Whether an amount is the sum of the present receipt's lines but for a digit that was misread.
  @inline(__always)
  private func isNearSum(_ amount: Amount) -> Bool {
    let difference = (amount - receipts.receipt).units.magnitude
    return receipts.linesSinceTotal > 1 && difference < receipts.receipt.units.magnitude / 8
  }

  /// The present row as far as sums go.
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

  /// Whether a row below says nothing of another receipt.
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

  /// Whether the row is a total above its lines, which add up to it.
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
    // The first row below may be how it was paid.
    let isPaid = startsEqual && count > 2 && sum == stated + stated
    receipts.leadingTotal = isPaid ? stated : .zero
    return isPaid || count > 0 && sum == stated
  }

  /// Whether another total row stands in the present receipt: it is several, which nothing parts.
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
