import ByteTools
import EventSourcing
import GroceryModel

/// Reads receipts and statements.
///
/// Each row is a line of a receipt, or says something about the lines around it (a total, a tender,
/// a note).
struct PurchaseReader {
  private let columns: PurchaseColumns
  private let amounts: AmountReader
  private var statement: StatementRows
  private var sums: SumRows
  private var lines: LineWriter
  private var stated: StatedTotals
  private var splitRows = SplitRows()

  init(_ plan: ImportPlan) {
    columns = PurchaseColumns(plan)
    amounts = AmountReader(columns: columns)
    statement = StatementRows(columns: columns)
    sums = SumRows(columns: columns)
    lines = LineWriter(columns, plan)
    stated = StatedTotals(columns: columns)
  }

  /// True if discounts are pending until the lines below show what they belong to.
  var isWaiting: Bool { !sums.receipts.items.waiting.isEmpty }

  /// Returns the discounts that were pending and their parent line, once.
  mutating func takeClaimed() -> (lines: [Int], parent: Int)? { sums.receipts.items.takeClaimed() }

  /// Passes the row to `body`, or each line of a row that is several.
  @inline(__always)
  mutating func read(
    _ row: inout RecordCells, _ body: (inout RecordOutcome) throws -> Void
  ) throws {
    guard row.plan.isCrossTable else { return try readLine(&row, body) }
    try readCrossTable(&row, body)
  }

  /// Passes a line for each category that the row has an amount of.
  private mutating func readCrossTable(
    _ row: inout RecordCells, _ body: (inout RecordOutcome) throws -> Void
  ) throws {
    defer { row.amountColumn = nil }
    if !row.labels().isDisjoint(with: [.total, .subtotal]) {
      row.outcome.verdict = .ignored(.total)
      return try body(&row.outcome)
    }
    let filled = row.filledAmountColumns
    if filled.isEmpty { return try readLine(&row, body) }
    // A row is taken whole or not at all.
    for column in filled.map(\.column) {
      if case .value = row.number(column) { continue }
      row.outcome.verdict = row.rejection(column, "an amount")
      return try body(&row.outcome)
    }
    for (place, column) in filled.enumerated() {
      row.outcome.fields.removeAll()
      row.amountColumn = column
      try readLine(&row, isFurther: place > 0, body)
      guard [.fact, .further].contains(row.outcome.verdict) else { return }
    }
  }

  /// Passes the line to `body`, followed by the stated total of its receipt, if it has one.
  @inline(__always)
  private mutating func readLine(
    _ row: inout RecordCells, isFurther: Bool = false,
    _ body: (inout RecordOutcome) throws -> Void
  ) throws {
    row.outcome.fields.type = .purchaseRecorded
    let verdict = verdict(&row)
    row.outcome.verdict = isFurther && verdict == .fact ? .further : verdict
    if isWaiting {
      let isSum = verdict == .ignored(.total) || verdict == .ignored(.tender)
      let isShared = isSum && sums.sharesReceipt(&row)
      sums.receipts.items.settle(at: row.scanner.line, isSum: isSum, isShared: isShared)
    }
    try body(&row.outcome)
    if row.plan.checksReceiptTotals, verdict == .fact { try stated.emit(&row, body) }
    try sums.emitTotalRow(&row, body)
  }

  /// Compares stated totals with the lines, after the last line.
  mutating func finish(_ row: inout RecordCells) {
    sums.finish(&row)
    stated.finish(&row)
  }

  /// Returns the verdict on a row, and writes the fields if it is a line.
  ///
  /// The order of checks matters: status and account first, then the amount, totals and tenders,
  /// and last the sign.
  private mutating func verdict(_ row: inout RecordCells) -> RecordOutcome.Verdict {
    var isCredit = false
    if companion(&row)?.isCancelled == true { return .ignored(.cancelled) }
    if row.plan.column(.action) >= 0, let verdict = StockReader.noPurchase(&row) { return verdict }
    if let verdict = statement.leftOut(&row, &isCredit) { return bankFee(&row, besides: verdict) }
    let measure = splitRows.takeMeasure(at: row.scanner.line)
    var item = itemText(&row, measure)
    var name = quickHash(item)
    var words: WordClass = row.plan.isReceiptTotals ? [] : row.words.classify(item, hash: name)
    let back = row.plan.isStatement ? statement.moneyBack(&row) : nil
    var found = back.map { .value($0) } ?? amounts.read(words, &row)
    if case .absent = found, item.isEmpty, let total = stated.alone(&row, sums.receipts.receiptHash)
    {
      found = .value(total)
      (item, words) = (columns.receiptItem.bytes, [])
      name = quickHash(item)
    }
    guard case .value(var read) = found else {
      if case .absent = found { return withoutAmount(item, words, &row) }
      return withUnreadableAmount(&row)
    }
    if back != nil { words.insert(.refund) }
    if isCredit, back == nil, !row.plan.flipsSign {
      if !read.total.isNegative { read.turn(&row) }
      words.insert(.refund)
      row.remarks.moneyBack.note(row.scanner.line)
    }
    if row.plan.refunded >= 0, isPaidBack(read.total, &row) { return .ignored(.cancelled) }
    measure?.fill(&read, &row)
    var line = PurchaseLine(item: item, name: name, words: words, amounts: read)
    if let verdict = noLine(line, &row) { return verdict }
    var part: ClosingSums.Part?
    let when: ReadDate
    switch readDay(line, &part, &row) {
    case .day(let found): when = found
    case .verdict(let verdict): return verdict
    }
    row.outcome.fields.date = when.day
    if part == nil { part = sums.closingPart(line, &row) }
    if let part {
      if let verdict = sums.verdict(of: part, line.amounts, &row) { return verdict }
      if part == .takenOff { line.amounts.turn(&row) }
      if item.isEmpty { return row.rejection(columns.item, "an item's name") }
      return add(line, when, &row)
    }
    return verdict(onPlain: &line, when, isBack: back != nil, &row)
  }

  /// Returns the verdict on a row that no sum at the end of a receipt explains.
  @inline(__always)
  private mutating func verdict(
    onPlain line: inout PurchaseLine, _ when: ReadDate, isBack: Bool, _ row: inout RecordCells
  ) -> RecordOutcome.Verdict {
    if let verdict = sumOrPayment(line, &row) { return verdict }
    if let verdict = settleSign(&line, isBack: isBack, &row) {
      return bankFee(&row, besides: verdict)
    }
    if row.plan.checksArithmetic, row.plan.changes.isEmpty {
      amounts.checkArithmetic(&line.amounts, &row)
    }
    return add(line, when, &row)
  }

  /// Returns true if all of an amount was given back, as its own column says.
  private func isPaidBack(_ rest: ReadNumber, _ row: inout RecordCells) -> Bool {
    guard rest.isZero, case .value(let (back, _)) = row.number(row.plan.refunded) else {
      return false
    }
    return !back.isZero
  }

  /// Writes the bank's fee for a row that is not spending, such as cash from a machine.
  private mutating func bankFee(
    _ row: inout RecordCells, besides verdict: RecordOutcome.Verdict
  ) -> RecordOutcome.Verdict {
    guard verdict == .ignored(.payment), row.plan.bankFee >= 0,
      case .value(let (fee, text)) = row.number(row.plan.bankFee), fee.amount.units > 0,
      columns.date >= 0, case .value(let when) = row.date(columns.date, row.plan.dateForm)
    else { return verdict }
    let item = itemText(&row, nil)
    let amounts = PurchaseAmounts(total: fee, totalText: text)
    sums.begin(columns.receiptHash(&row, when), &row)
    row.outcome.fields.date = when.day
    return add(
      PurchaseLine(item: item, name: quickHash(item), words: .fee, amounts: amounts), when, &row)
  }

  /// Writes the line and adds it to the sums.
  @inline(__always)
  private mutating func add(
    _ line: PurchaseLine, _ when: ReadDate, _ row: inout RecordCells
  ) -> RecordOutcome.Verdict {
    switch lines.write(line, when, &sums.receipts, amounts, &row) {
    case .failure(let rejection): return .rejected(rejection)
    case .success(let total):
      sums.add(total, line.amounts, &row)
      if row.plan.checksReceiptTotals { stated.add(total, sums.receipts.receiptHash, &row) }
      return .fact
    }
  }

  /// Returns the item's name, or a substitute if the row has none or the row above names it.
  @inline(__always)
  private func itemText(
    _ row: inout RecordCells, _ measure: SplitRows.Measure?
  ) -> Bytes {
    var item = row.plan.isReceiptTotals ? columns.receiptItem.bytes : row.name(columns.item)
    if row.plan.itemMayBeEmpty {
      let printed = item
      item = SplitParents.withoutMark(item)
      // Keep the original text too, because it identifies the line.
      if item.count < printed.count { row.put(PurchaseKey.text, printed) }
      if AbsentWords.contains(item), row.labels().isDisjoint(with: Self.sums) {
        item = columns.receiptItem.bytes
      }
    }
    if item.isEmpty { item = row.label() }
    if item.isEmpty { item = depositName(&row) }
    if item.isEmpty { item = row.codeForName(columns.barcode) }
    if item.isEmpty, row.plan.itemIsSparse { item = columns.receiptItem.bytes }
    return measure.map { row.scanner.arena.copy($0.name) } ?? item
  }

  /// The kind or category of a row that calls itself a deposit.
  private func depositName(_ row: inout RecordCells) -> Bytes {
    let column = [columns.kind, columns.category].first { column in
      column >= 0 && row.words.classify(row.cell(column)).contains(.deposit)
    }
    return column.map { row.name($0) } ?? Bytes(start: nil, count: 0)
  }

  /// Words that make a row without an item a total.
  private static var sums: WordClass { [.total, .subtotal, .mentionsTotal] }

  /// Returns the verdict on rows of zero without a purchase, and on sums of the rows below.
  @inline(__always)
  private mutating func noLine(
    _ line: PurchaseLine, _ row: inout RecordCells
  ) -> RecordOutcome.Verdict? {
    if line.total.isZero, isNothing(line, &row) {
      return .ignored(statement.isMoneyIn(&row) ? .payment : .zero)
    }
    // `Items in all: 4`
    if line.words.isSuperset(of: [.mentionsTotal, .counted]), line.total.scale == 0,
      line.total.coefficient == Int64(sums.receipts.receiptLines)
    {
      return .ignored(.notice)
    }
    if row.plan.isStatement, statement.isSplitParent(line.total, &row) {
      row.remarks.split.note(row.scanner.line)
      return .ignored(.total)
    }
    return nil
  }

  /// The date of a row, or the verdict if the row is not a line.
  private enum DayOutcome {
    case day(ReadDate)
    case verdict(RecordOutcome.Verdict)
  }

  /// Reads the row's date and begins its receipt; a row without a date may be a total of the
  /// receipt above.
  @inline(__always)
  private mutating func readDay(
    _ line: PurchaseLine, _ part: inout ClosingSums.Part?, _ row: inout RecordCells
  ) -> DayOutcome {
    switch date(&row) {
    case .value(let when):
      sums.begin(columns.receiptHash(&row, when), &row)
      return .day(when)
    case .unreadable:
      return .verdict(
        sums.sumRow(line, &row) ?? row.verdict(onLabel: columns.date)
          ?? row.rejection(columns.date, "a date (\(row.plan.dateForm.name))"))
    case .absent:
      if columns.date >= 0 {
        part = sums.closingPart(line, &row)
        if let part {
          if let verdict = sums.verdict(of: part, line.amounts, &row) { return .verdict(verdict) }
        } else if let verdict = sums.sumRow(line, &row) {
          return .verdict(verdict)
        }
      }
      // A row that the sums prove to be a line of the receipt above has that receipt's date.
      let own = companion(&row)?.date ?? row.plan.date
      guard let day = own ?? (part == nil ? nil : sums.present.day) else {
        return .verdict(row.rejection(columns.date, "a date"))
      }
      let when = ReadDate(day: day, time: nil)
      if part == nil { sums.begin(columns.receiptHash(&row, when), &row) }
      return .day(when)
    }
  }

  /// Reads the date of the row, or of the column that is read.
  @inline(__always)
  private func date(_ row: inout RecordCells) -> Reading<ReadDate> {
    if let day = row.amountColumn?.day { return .value(ReadDate(day: day, time: nil)) }
    return columns.date < 0 ? .absent : row.date(columns.date, row.plan.dateForm)
  }

  /// Returns the verdict on rows whose words mean totals or tenders, and on rows after a total.
  @inline(__always)
  private mutating func sumOrPayment(
    _ line: PurchaseLine, _ row: inout RecordCells
  ) -> RecordOutcome.Verdict? {
    let suspects: WordClass = [
      .total, .subtotal, .nearTotal, .mentionsTotal, .tender, .notice, .saved,
    ]
    let isBare = row.plan.isReceiptTotals && columns.date < 0
    if row.plan.isReceiptTotals, line.total.amount == sums.receipts.file,
      !sums.receipts.file.isZero,
      !row.labels().isDisjoint(with: [.total, .subtotal])
    {
      return .ignored(.total)
    }
    if line.item.isEmpty || isBare || !line.words.isDisjoint(with: suspects) {
      if let verdict = sums.sumRow(line, &row) { return verdict }
      if line.item.isEmpty { return row.rejection(columns.item, "an item's name") }
    }
    return sums.receipts.isPastTotal ? sums.pastTotal(line, &row) : nil
  }

  /// Gives the amount the sign of spending; returns the verdict on money received or refunded.
  @inline(__always)
  private mutating func settleSign(
    _ line: inout PurchaseLine, isBack: Bool, _ row: inout RecordCells
  ) -> RecordOutcome.Verdict? {
    let isNegative = line.total.isNegative
    if row.plan.flipsSign, !isBack {
      // In a statement, money received is not a purchase, except for refunds of a store.
      if !isNegative {
        guard statement.isMoneyBack(&row) else { return .ignored(.payment) }
        line.words.insert(.refund)
      }
      line.amounts.turn(&row)
    } else if row.plan.isRefundsOnly, !isNegative {
      line.amounts.turn(&row)
    } else if isNegative, !isBack, statement.isPaidToAccount(&row) {
      return .ignored(.payment)
    }
    if line.total.isNegative { return nil }
    if line.words.contains(.includedTax), columns.kind < 0 { return .ignored(.includedTax) }
    return row.plan.isOwn ? nil : turnRefund(&line, &row)
  }

  /// Makes a refund negative if only a word marks it.
  ///
  /// A line whose status says that it was refunded completely is left out, because no other line
  /// repeats it.
  private func turnRefund(
    _ line: inout PurchaseLine, _ row: inout RecordCells
  ) -> RecordOutcome.Verdict? {
    func isRefund(_ column: Int) -> Bool {
      column >= 0 && row.words.classify(row.cell(column)).contains(.refund)
    }
    let isState = isRefund(columns.status)
    if isState, !row.plan.hasNegativeTotals, !row.plan.isRefundsOnly {
      let status = trimmedText(row.cell(columns.status)).lowercased()
      if !Self.partWords.contains(where: { status.contains($0) }) { return .ignored(.cancelled) }
    }
    if isRefund(columns.kind) {
      line.amounts.turn(&row)
      row.remarks.turnedRefunds.note(0)
    } else if isState {
      row.remarks.paidThoughRefunded.note(0)
    }
    return nil
  }

  /// Words in a status that mean a partial refund.
  private static let partWords = ["part", "teil", "parz", "delvis", "część", "ositt"]

  /// Returns the verdict on a row without an amount: a title, a footer, or an item without a price.
  private mutating func withoutAmount(
    _ item: Bytes, _ words: WordClass, _ row: inout RecordCells
  ) -> RecordOutcome.Verdict {
    if !words.isDisjoint(with: [.total, .subtotal]) { return .ignored(.total) }
    if words.contains(.tender) { return .ignored(.tender) }
    let last = sums.receipts.items.lastTotal
    if splitRows.isSplit(item, last, columns, &row) { return .ignored(.notice) }
    if quickHash(row.scanner.raw) == row.plan.headerHash { return .ignored(.notice) }
    let filled = row.filledCount
    let isWhole = row.scanner.cellCount >= row.plan.width
    if filled <= 1 || (isWhole && item.isEmpty && !row.plan.isReceiptTotals) {
      if filled == 1 { statement.readTitle(&row) }
      return .ignored(.notice)
    }
    if statement.isMoneyIn(&row) { return .ignored(.payment) }
    if isWhole, statement.movesNothing(&row) { return .ignored(.zero) }
    // `Beginning balance as of 10/01/2025` moves no money.
    if row.plan.keepsBalance { return .ignored(.notice) }
    return row.rejection(row.plan.multiplies ? columns.unitPrice : columns.total, "an amount")
  }

  /// Returns the verdict on a row with an invalid amount: a repeated header row, a ruled line, or
  /// an error.
  private func withUnreadableAmount(_ row: inout RecordCells) -> RecordOutcome.Verdict {
    if quickHash(row.scanner.raw) == row.plan.headerHash || isRule(row.scanner.raw) {
      return .ignored(.notice)
    }
    if isFooter(&row) { return .ignored(.notice) }
    if row.plan.multiplies, case .value = row.number(columns.unitPrice), columns.quantity >= 0 {
      return row.rejection(columns.quantity, "a quantity")
    }
    return row.rejection(row.plan.multiplies ? columns.unitPrice : columns.total, "an amount")
  }

  /// Returns true if the record is a label and a field of the whole receipt: `Store,Coop`.
  private func isFooter(_ row: inout RecordCells) -> Bool {
    let filled = (0..<row.scanner.cellCount).filter { !row.optionalCell($0).isEmpty }
    guard filled.count == 2 else { return false }
    let label = HeaderWords(trimmedText(row.scanner[filled[0]]))
    return [Role.store, .date, .time, .currency, .receipt, .till].contains {
      RoleWords.score(label, $0) == 10
    }
  }

  /// Returns true if the record is a ruled line (`-----`).
  private func isRule(_ raw: Bytes) -> Bool {
    !raw.contains { byte in
      byte > 0x20 && !"-=:+|_*".utf8.contains(byte)
    }
  }

  /// Returns true if a line with a total of zero is not a purchase.
  private mutating func isNothing(_ line: PurchaseLine, _ row: inout RecordCells) -> Bool {
    if row.plan.isStatement || line.item.isEmpty { return true }
    if let quantity = line.amounts.quantity, quantity.isZero { return true }
    if !row.plan.isOwn, sums.lacksFigures(&row) { return true }
    if columns.status >= 0, row.words.classify(row.cell(columns.status)).contains(.refund) {
      return true
    }
    // A price without a quantity that comes to nothing: the thing was not delivered.
    if columns.quantity < 0, !row.plan.multiplies, row.plan.changes.isEmpty,
      row.plan.percentOff < 0,
      case .value(let (price, _)) = row.number(columns.unitPrice), !price.isZero
    {
      return true
    }
    return !row.plan.isOwn && line.words.contains(.notice)
  }

  private func companion(_ row: inout RecordCells) -> CompanionReceipt? {
    guard !row.plan.companion.isEmpty else { return nil }
    return row.plan.companion[trimmedText(row.cell(columns.receipt))]
  }
}
