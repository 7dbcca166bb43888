import ByteTools
import EventSourcing
import GroceryModel

/// The columns of a purchase line, looked up once.
final class PurchaseColumns {
  let date: Int, time: Int, store: Int, receipt: Int, till: Int, item: Int, text: Int
  let quantity: Int, unit: Int, package: Int, unitPrice: Int, total: Int, listTotal: Int
  let kind: Int, category: Int, brand: Int, barcode: Int, tags: Int, currency: Int, status: Int
  let receiptTotal: Int, inflow: Int, reducedPrice: Int, leftOut: Int
  let line: Int, of: Int
  let receiptItem = KeptBytes("(receipt)")
  let kindWords = KindWords()

  init(_ plan: EmissionPlan) {
    date = plan.column(.date)
    time = plan.column(.time)
    store = plan.column(.store)
    receipt = plan.column(.receipt)
    till = plan.column(.till)
    item = plan.column(.item)
    text = plan.column(.text)
    quantity = plan.column(.quantity)
    unit = plan.column(.unit)
    package = plan.column(.package)
    unitPrice = plan.column(.unitPrice)
    total = plan.column(.total)
    listTotal = plan.column(.listTotal)
    kind = plan.column(.kind)
    category = plan.column(.category)
    brand = plan.column(.brand)
    barcode = plan.column(.barcode)
    tags = plan.column(.tags)
    currency = plan.column(.currency)
    status = plan.column(.status)
    receiptTotal = plan.column(.receiptTotal)
    inflow = plan.column(.inflow)
    reducedPrice = plan.column(.reducedPrice)
    leftOut = plan.column(.leftOut)
    line = plan.column(.line)
    of = plan.column(.of)
  }
}

/// The words for kinds as events write them.
struct KindWords {
  let refund = KeptBytes("refund")
  let deposit = KeptBytes("deposit")
  let discount = KeptBytes("discount")
  let fee = KeptBytes("fee")
  let tax = KeptBytes("tax")
  let none = Bytes(start: nil, count: 0)
}

/// What a purchase line says in numbers.
struct PurchaseAmounts {
  var total: ReadNumber
  var totalText: Bytes
  var quantity: ReadNumber?
  var quantityText = Bytes(start: nil, count: 0)
  var unitText = Bytes(start: nil, count: 0)
  /// Whether something stands where the quantity should, but no number.
  var lacksQuantity = false
}

/// Whether a cell holds something, but neither letter nor digit.
private func isMark(_ cell: Bytes) -> Bool {
  !cell.isEmpty && cell.allSatisfy { $0 < 0x80 && !isLetterOrDigit($0) }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
}

extension FactEmitter {
  /// Reads one row of a purchase file.
  mutating func readPurchase(_ columns: PurchaseColumns) -> RecordOutcome.Verdict {
    var isCredit = false
    if let verdict = leftOut(columns, &isCredit) { return verdict }
    let measure = splitRows.takeMeasure(at: scanner.line)
    let item = itemText(columns, measure)
    let itemName = quickHash(item)
    var itemWords: WordClass = plan.isReceiptTotals ? [] : words.classify(item, hash: itemName)
    var amounts: PurchaseAmounts
    var comesBack = false
    if plan.isStatement, let back = moneyBack(columns) {
      (amounts, comesBack) = (back, true)
      itemWords.insert(.refund)
    } else {
      switch readAmounts(columns, itemWords) {
      case .value(let found): amounts = found
      case .absent: return withoutAmount(columns, item, itemWords)
      case .unreadable: return withUnreadableAmount(columns)
      }
      if isCredit, !plan.flipsSign { takeCredit(&amounts, &itemWords) }
    }
    if let measure { take(measure, &amounts) }
    if let verdict = noLine(columns, amounts, item, itemWords) { return verdict }
    var part: ClosingSums.Part?
    let when: ReadDate
    switch readDay(columns, amounts, item, itemWords, &part) {
    case .day(let found): when = found
    case .verdict(let verdict): return verdict
    }
    outcome.fields.date = when.day
    if part == nil { part = closingPart(columns, amounts, item, itemWords) }
    if let part {
      if let verdict = verdict(of: part, amounts) { return verdict }
      if part == .takenOff { turn(&amounts) }
      if item.isEmpty { return rejection(columns.item, "an item's name") }
      return fill(columns, amounts, item, name: itemName, itemWords, when)
    }
    if let verdict = sumOrPayment(columns, amounts, item, itemWords) { return verdict }
    if let verdict = settleSign(columns, &amounts, &itemWords, comesBack) { return verdict }
    if plan.checksArithmetic, plan.changes.isEmpty { checkArithmetic(columns, &amounts) }
    return fill(columns, amounts, item, name: itemName, itemWords, when)
  }

  /// Returns why the row's state, kind or account says that it is no spending; nil for a row to be read.
  ///
  /// Sets `isCredit` for money that came back from a shop.
  @inline(__always)
  private mutating func leftOut(
    _ columns: PurchaseColumns, _ isCredit: inout Bool
  ) -> RecordOutcome.Verdict? {
    if columns.status >= 0 {
      let status = words.classify(cell(columns.status))
      if status.contains(.cancelled) { return .ignored(.cancelled) }
      if plan.statusTellsDirection {
        // `/` beside *spent* and *came in* is neither: money that was moved.
        let isMoved = status.contains(.moved) && status.isDisjoint(with: [.expense, .income])
        if isMoved || isMark(cell(columns.status)) { return .ignored(.payment) }
        if !status.isDisjoint(with: [.income, .withdrawal]), !isBankTransfer(columns) {
          guard isCreditOfSpending(columns) || saysRefund(columns) else {
            return .ignored(.payment)
          }
          isCredit = true
        }
      }
    }
    if columns.kind >= 0, plan.readsKindsFromWords,
      words.classify(cell(columns.kind)).contains(.cancelled)
    {
      return .ignored(.cancelled)
    }
    if plan.isStatement, sumsSides(columns) { return .ignored(.total) }
    if let signs = plan.balance, cameIn(columns, signs) ?? saysEarned(columns) {
      guard saysRefund(columns) || namesRefund(columns) else { return .ignored(.payment) }
      isCredit = true
    }
    if isEarned(columns) {
      receipts.noteMoved(scanner.line)
      return .ignored(.payment)
    }
    let mayBeNoSpending = plan.isStatement || columns.leftOut >= 0
    return mayBeNoSpending && isNoSpending(columns) ? .ignored(.payment) : nil
  }

  /// The item's name; what stands for it where the row has none, or names it in the row above.
  @inline(__always)
  private mutating func itemText(
    _ columns: PurchaseColumns, _ measure: SplitRows.Measure?
  ) -> Bytes {
    var item = plan.isReceiptTotals ? columns.receiptItem.bytes : name(columns.item)
    if plan.itemMayBeEmpty {
      let printed = item
      item = SplitParents.withoutMark(item)
      // What a line is known again by is the text as it stands there.
      if item.count < printed.count { put(PurchaseKey.text, printed) }
      if AbsentWords.contains(item), labels().isDisjoint(with: Self.sums) {
        item = columns.receiptItem.bytes
      }
    }
    if item.isEmpty { item = label() }
    if item.isEmpty { item = codeForName(columns.barcode) }
    return measure.map { scanner.arena.copy($0.name) } ?? item
  }

  /// Words that make a row without an item a sum of those above.
  private static var sums: WordClass { [.total, .subtotal, .mentionsTotal] }

  /// Takes money that came back from where it was spent.
  private mutating func takeCredit(_ amounts: inout PurchaseAmounts, _ itemWords: inout WordClass) {
    if !amounts.total.isNegative { turn(&amounts) }
    itemWords.insert(.refund)
    receipts.noteMoneyBack(scanner.line)
  }

  /// Returns a verdict on rows of zero that buy nothing, and on sums of the rows below.
  @inline(__always)
  private mutating func noLine(
    _ columns: PurchaseColumns, _ amounts: PurchaseAmounts, _ item: Bytes, _ itemWords: WordClass
  ) -> RecordOutcome.Verdict? {
    if amounts.total.isZero, isNothing(columns, amounts, item, itemWords) {
      return .ignored(isMoneyIn(columns) ? .payment : .zero)
    }
    if plan.isStatement, isSplitParent(columns, amounts) {
      receipts.noteSplit(scanner.line)
      return .ignored(.total)
    }
    return nil
  }

  private enum DayOutcome {
    case day(ReadDate)
    case verdict(RecordOutcome.Verdict)
  }

  /// Reads the row's day and begins its receipt; a row without one may be a sum of the receipt above.
  @inline(__always)
  private mutating func readDay(
    _ columns: PurchaseColumns, _ amounts: PurchaseAmounts, _ item: Bytes, _ itemWords: WordClass,
    _ part: inout ClosingSums.Part?
  ) -> DayOutcome {
    switch columns.date < 0 ? .absent : date(columns.date, plan.dateForm) {
    case .value(let when):
      receipts.begin(receiptHash(columns, when))
      return .day(when)
    case .unreadable:
      return .verdict(
        sumRow(columns, amounts, item, itemWords)
          ?? rejection(columns.date, "a date (\(plan.dateForm.name))"))
    case .absent:
      if columns.date >= 0 {
        part = closingPart(columns, amounts, item, itemWords)
        if let part {
          if let verdict = verdict(of: part, amounts) { return .verdict(verdict) }
        } else if let verdict = sumRow(columns, amounts, item, itemWords) {
          return .verdict(verdict)
        }
      }
      // What the sums prove to be a line of the receipt above is of its day.
      let own = companionDay(columns) ?? plan.date
      guard let day = own ?? (part == nil ? nil : present.day) else {
        return .verdict(rejection(columns.date, "a date"))
      }
      let when = ReadDate(day: day, time: nil)
      if part == nil { receipts.begin(receiptHash(columns, when)) }
      return .day(when)
    }
  }

  /// Returns a verdict on rows that are called like sums or payments, or stand behind a total.
  @inline(__always)
  private mutating func sumOrPayment(
    _ columns: PurchaseColumns, _ amounts: PurchaseAmounts, _ item: Bytes, _ itemWords: WordClass
  ) -> RecordOutcome.Verdict? {
    let suspects: WordClass = [
      .total, .subtotal, .nearTotal, .mentionsTotal, .tender, .notice, .saved,
    ]
    let isBare = plan.isReceiptTotals && columns.date < 0
    if plan.isReceiptTotals, amounts.total.amount == receipts.file, !receipts.file.isZero,
      !labels().isDisjoint(with: [.total, .subtotal])
    {
      return .ignored(.total)
    }
    if item.isEmpty || isBare || !itemWords.isDisjoint(with: suspects) {
      if let verdict = sumRow(columns, amounts, item, itemWords) { return verdict }
      if item.isEmpty { return rejection(columns.item, "an item's name") }
    }
    return receipts.isPastTotal ? pastTotal(amounts, itemWords) : nil
  }

  /// Gives the amount the sign of spending; returns a verdict on money that came in or was given back.
  @inline(__always)
  private mutating func settleSign(
    _ columns: PurchaseColumns, _ amounts: inout PurchaseAmounts, _ itemWords: inout WordClass,
    _ comesBack: Bool
  ) -> RecordOutcome.Verdict? {
    if plan.flipsSign, !comesBack {
      // In a statement money that came in is no purchase, but for what a shop gives back.
      if !amounts.total.isNegative {
        guard isMoneyBack(columns) else { return .ignored(.payment) }
        itemWords.insert(.refund)
      }
      turn(&amounts)
    } else if plan.isRefundsOnly, !amounts.total.isNegative {
      turn(&amounts)
    } else if isPaidToAccount(columns, amounts) {
      return .ignored(.payment)
    }
    if itemWords.contains(.includedTax), columns.kind < 0, !amounts.total.isNegative {
      return .ignored(.includedTax)
    }
    if isGivenBack(columns, amounts) { return .ignored(.cancelled) }
    turnRefund(columns, &amounts)
    return nil
  }

  /// Whether a row of a bank's account is money sent to somebody: with a balance beside it every amount
  /// below zero left the account.
  private mutating func isBankTransfer(_ columns: PurchaseColumns) -> Bool {
    guard plan.keepsBalance, plan.flipsSign,
      PaymentWords.isSending(trimmedText(cell(columns.status))),
      case .value(let (amount, _)) = number(columns.total)
    else { return false }
    return amount.isNegative
  }

  /// Whether the kind of a row that came in is money given back.
  private mutating func saysRefund(_ columns: PurchaseColumns) -> Bool {
    columns.kind >= 0 && words.classify(cell(columns.kind)).contains(.refund)
  }

  /// Money back is negative, also where a file of others marks it by a word alone.
  @inline(__always)
  private mutating func turnRefund(_ columns: PurchaseColumns, _ amounts: inout PurchaseAmounts) {
    guard !plan.isOwn, !amounts.total.isNegative else { return }
    if columns.kind >= 0, words.classify(cell(columns.kind)).contains(.refund) {
      turn(&amounts)
      receipts.turnedRefunds += 1
    } else if columns.status >= 0, words.classify(cell(columns.status)).contains(.refund) {
      receipts.paidThoughRefunded += 1
    }
  }

  /// Whether a status says that a line was given back as a whole, and no line of the file says it again.
  private mutating func isGivenBack(
    _ columns: PurchaseColumns, _ amounts: PurchaseAmounts
  ) -> Bool {
    guard columns.status >= 0, !plan.hasNegativeTotals, !plan.isOwn,
      !plan.isRefundsOnly, !amounts.total.isNegative
    else { return false }
    let status = trimmedText(cell(columns.status)).lowercased()
    return words.classify(cell(columns.status)).contains(.refund)
      && !["part", "teil", "parz", "delvis", "część", "ositt"].contains { status.contains($0) }
  }

  /// A receipt's identity among its neighbours: number, day, time and shop.
  @inline(__always)
  mutating func receiptHash(_ columns: PurchaseColumns, _ when: ReadDate) -> UInt64 {
    var hash = mixed(UInt64(truncatingIfNeeded: Int(when.day.ordinal)), 1)
    if columns.receipt >= 0 { hash = quickHash(cell(columns.receipt), seed: hash) }
    if columns.store >= 0 { hash = quickHash(cell(columns.store), seed: hash) }
    return hash
  }

  private mutating func turn(_ amounts: inout PurchaseAmounts) {
    amounts.total.coefficient = -amounts.total.coefficient
    amounts.totalText = write(amounts.total)
  }

  /// A row without any amount: a title or a footer, or an item whose price is missing.
  private mutating func withoutAmount(
    _ columns: PurchaseColumns, _ item: Bytes, _ itemWords: WordClass
  ) -> RecordOutcome.Verdict {
    if !itemWords.isDisjoint(with: [.total, .subtotal]) { return .ignored(.total) }
    if itemWords.contains(.tender) { return .ignored(.tender) }
    if isSplit(columns, item) { return .ignored(.notice) }
    if quickHash(scanner.raw) == plan.headerHash { return .ignored(.notice) }
    var filled = 0
    for index in 0..<scanner.cellCount where !optionalCell(index).isEmpty { filled += 1 }
    let isWhole = scanner.cellCount >= plan.width
    if filled <= 1 || (isWhole && item.isEmpty && !plan.isReceiptTotals) {
      return .ignored(.notice)
    }
    if isMoneyIn(columns) { return .ignored(.payment) }
    return rejection(plan.multiplies ? columns.unitPrice : columns.total, "an amount")
  }

  /// A row whose amount cannot be read: the header again, a line drawn with signs, or one to be mended.
  private mutating func withUnreadableAmount(
    _ columns: PurchaseColumns
  ) -> RecordOutcome.Verdict {
    if quickHash(scanner.raw) == plan.headerHash || isRule() { return .ignored(.notice) }
    if isFooter() { return .ignored(.notice) }
    if plan.multiplies, case .value = number(columns.unitPrice), columns.quantity >= 0 {
      return rejection(columns.quantity, "a quantity")
    }
    return rejection(plan.multiplies ? columns.unitPrice : columns.total, "an amount")
  }

  /// The only text of a row that has nothing else but an amount, where the item should stand, in another
  /// column; empty where there is none.
  mutating func label() -> Bytes {
    let none = Bytes(start: nil, count: 0)
    guard scanner.cellCount > 2, plan.readsClosingRows else { return none }
    let filled = (0..<scanner.cellCount).filter { !optionalCell($0).isEmpty }
    guard filled.count == 2 else { return none }
    let named = filled.first { column in
      let role = plan.columns.firstIndex(of: column).map { Role.allCases[$0] }
      return (role == nil || role == .barcode || role == .quantity || role == .unitPrice)
        && scanner[column].contains { ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 }
    }
    return named.map { name($0) } ?? none
  }

  /// Whether the record is a fact of the whole receipt with its name: `Store,Coop`.
  private mutating func isFooter() -> Bool {
    let filled = (0..<scanner.cellCount).filter { !optionalCell($0).isEmpty }
    guard filled.count == 2 else { return false }
    let label = HeaderWords(trimmedText(scanner[filled[0]]))
    return [Role.store, .date, .time, .currency, .receipt, .till].contains {
      RoleWords.score(label, $0) == 10
    }
  }

  /// Whether the record is a line drawn with signs.
  private mutating func isRule() -> Bool {
    !scanner.raw.contains { byte in
      byte > 0x20 && !"-=:+|_*".utf8.contains(byte)
    }
  }

  /// Whether a line of zero tells of nothing bought.
  private mutating func isNothing(
    _ columns: PurchaseColumns, _ amounts: PurchaseAmounts, _ item: Bytes, _ words: WordClass
  ) -> Bool {
    if plan.isStatement || item.isEmpty { return true }
    if let quantity = amounts.quantity, quantity.isZero { return true }
    if !plan.isOwn, lacksFigures() { return true }
    // A price without a quantity that comes to nothing: the thing was not delivered.
    if columns.quantity < 0, !plan.multiplies, plan.changes.isEmpty, plan.percentOff < 0,
      case .value(let (price, _)) = number(columns.unitPrice), !price.isZero
    {
      return true
    }
    return !plan.isOwn && words.contains(.notice)
  }

  private mutating func companionDay(_ columns: PurchaseColumns) -> Day? {
    guard !plan.companion.isEmpty else { return nil }
    return plan.companion[trimmedText(cell(columns.receipt))]?.date
  }
}

extension DateForm {
  /// The form in words for a message.
  var name: String {
    switch self {
    case .calendar(.dmy), .shifted(.dmy, _): "day, month, year"
    case .calendar(.mdy), .shifted(.mdy, _): "month, day, year"
    case .calendar(.ymd), .shifted(.ymd, _): "year, month, day"
    case .serial: "days as spreadsheets count them"
    case .parts: "with its year and month in columns of their own"
    case .yearless(let order, _): order == .mdy ? "month, day" : "day, month"
    case .epoch(let milliseconds): milliseconds ? "milliseconds since 1970" : "seconds since 1970"
    }
  }
}
