import ByteTools
import GroceryModel

/// Decides which rows of statements and payment lists are not purchases.
///
/// Examples: a transfer to savings, a salary, a card repayment, a cash withdrawal.
struct StatementRows {
  let columns: PurchaseColumns
  /// The line of the second half of a transfer whose first half was read.
  var transferLine = 0
  /// True below a title such as `Pending Transactions`, up to the next title.
  private var isBelowPendingTitle = false
  /// The running balance in the record above.
  private var lastBalance: Amount?
  /// The sums of both amount columns, and the number of rows.
  private var sides: (out: Amount, came: Amount, rows: Int) = (.zero, .zero, 0)
  /// The sum of the rows on the side of money spent, if a column has the side.
  private var debits = Amount.zero

  init(columns: PurchaseColumns) { self.columns = columns }

  /// Returns why the row's status, kind or account means that it is not spending, or nil.
  ///
  /// Sets `isCredit` for a refund.
  @inline(__always)
  mutating func leftOut(
    _ row: inout RecordCells, _ isCredit: inout Bool
  ) -> RecordOutcome.Verdict? {
    if columns.status >= 0, let verdict = leftOut(byState: &row, &isCredit) { return verdict }
    if columns.kind >= 0, row.plan.readsKindsFromWords,
      row.words.classify(row.cell(columns.kind)).contains(.cancelled)
    {
      return .ignored(.cancelled)
    }
    if isBelowPendingTitle, row.filledCount == 1 { readTitle(&row) }
    if row.plan.isStatement, isBelowPendingTitle || paymentWords(&row).contains(.pending) {
      row.remarks.pending.note(row.scanner.line)
      return .ignored(.cancelled)
    }
    if row.plan.isStatement, sumsSides(&row) || sumsDebits(&row) { return .ignored(.total) }
    if let signs = row.plan.balance, cameIn(signs, &row) ?? saysEarned(&row) {
      guard saysMoneyBack(&row) else { return .ignored(.payment) }
      isCredit = true
    }
    if row.plan.takesAllPayments { return nil }
    if isEarned(&row) {
      row.remarks.moved.note(row.scanner.line)
      return .ignored(.payment)
    }
    let mayBeNoSpending = row.plan.isStatement || columns.leftOut >= 0
    guard mayBeNoSpending, isNoSpending(&row) else { return nil }
    // What came in is a refund if another text says so.
    let cameIn =
      row.plan.tellsSide
      || columns.leftOut >= 0 && PaymentWords.isReceived(trimmedText(row.cell(columns.leftOut)))
    guard cameIn, saysMoneyBack(&row) else { return .ignored(.payment) }
    isCredit = true
    return nil
  }

  /// Reads a row with one cell, which may say of the rows below it that they are not booked yet.
  mutating func readTitle(_ row: inout RecordCells) {
    guard row.plan.isStatement else { return }
    for column in 0..<row.scanner.cellCount where !row.cell(column).isEmpty {
      isBelowPendingTitle = row.words.classify(row.cell(column)).contains(.pending)
    }
  }

  /// Returns why the row's status means that it is not spending, or nil.
  private func leftOut(
    byState row: inout RecordCells, _ isCredit: inout Bool
  ) -> RecordOutcome.Verdict? {
    let status = row.words.classify(row.cell(columns.status))
    if status.contains(.cancelled) {
      if status.contains(.pending) { row.remarks.pending.note(row.scanner.line) }
      return .ignored(.cancelled)
    }
    guard row.plan.statusStatesDirection else { return nil }
    // Paying off one's card is called spending too.
    if columns.kind >= 0,
      PaymentWords.isBetweenOwn(row.words.classify(row.cell(columns.kind)))
    {
      return .ignored(.payment)
    }
    // `/` next to *spent* and *received* is neither: money moved between accounts.
    let isMoved = status.contains(.moved) && status.isDisjoint(with: [.expense, .income])
    if isMoved || isMark(row.cell(columns.status)) {
      return paysForService(&row) ? nil : .ignored(.payment)
    }
    if status.contains(.refund), status.isDisjoint(with: [.income, .withdrawal]) {
      isCredit = true
    }
    if !status.isDisjoint(with: [.income, .withdrawal]), !isBankTransfer(&row),
      !isSentToOthers(columns.status, &row), !paysForService(&row)
    {
      guard isCreditOfSpending(&row) || saysMoneyBack(&row) else { return .ignored(.payment) }
      isCredit = true
    }
    return nil
  }

  /// Returns true if money left the account for what a text names, such as rent.
  private func paysForService(_ row: inout RecordCells) -> Bool {
    guard row.plan.flipsSign, case .value(let (amount, _)) = row.number(columns.total),
      amount.isNegative
    else { return false }
    return [columns.item, columns.store].contains { column in
      column >= 0 && PaymentWords.namesService(row.cell(column))
        && row.words.classify(row.cell(column)).isDisjoint(with: .own)
    }
  }

  /// Returns true if money was put aside; a receipt's savings are below zero.
  private func isSaved(_ row: inout RecordCells) -> Bool {
    let isNamed = [columns.item, columns.category].contains { column in
      column >= 0 && row.words.classify(row.cell(column)).contains(.putAside)
    }
    guard isNamed, case .value(let (amount, _)) = row.number(columns.total) else { return false }
    return amount.isNegative == row.plan.flipsSign
  }

  /// Returns true if the cell has only punctuation.
  private func isMark(_ cell: Bytes) -> Bool {
    !cell.isEmpty
      && cell.allSatisfy { $0 < 0x80 && ($0 | 0x20) &- 0x61 >= 26 && $0 &- 0x30 >= 10 }
  }

  /// Returns true if the row is money sent to somebody from a bank account.
  ///
  /// With a running balance, every negative amount left the account.
  private func isBankTransfer(_ row: inout RecordCells) -> Bool {
    guard row.plan.keepsBalance, row.plan.flipsSign,
      PaymentWords.isSending(trimmedText(row.cell(columns.status))),
      case .value(let (amount, _)) = row.number(columns.total)
    else { return false }
    return amount.isNegative
  }

  /// Returns true if the row says that it is not spending.
  ///
  /// It may be the other side of a double entry, a flag, a direction, an income category or a
  /// transfer.
  mutating func isNoSpending(_ row: inout RecordCells) -> Bool {
    if columns.leftOut >= 0, let rule = row.plan.leftOut, rule.leavesOut(row.cell(columns.leftOut))
    {
      return true
    }
    for (column, rule) in row.plan.furtherLeftOut where rule.leavesOut(row.cell(column)) {
      return true
    }
    if row.plan.plusIsIncome,
      row.cell(columns.total).first(where: { $0 > 0x20 }) == UInt8(ascii: "+")
    {
      return true
    }
    guard row.plan.isStatement else { return columns.leftOut >= 0 && isMovedByCategory(&row) }
    if isOnBothSides(&row) || isHalfOfTransfer(&row) { return true }
    if row.plan.statusStatesDirection, paysForService(&row) { return false }
    return isMoved(&row)
  }

  /// Returns true if the row is income.
  ///
  /// Its category is a word for income in a list without quantities, its item or category one for savings, or
  /// its text names wages if amounts have no direction.
  func isEarned(_ row: inout RecordCells) -> Bool {
    if row.plan.isOwn || columns.quantity >= 0 { return false }
    if columns.category >= 0 {
      let words = row.words.classify(row.cell(columns.category))
      if words.contains(.income), words.isDisjoint(with: [.deposit, .expense]) { return true }
    }
    if row.plan.isStatement || columns.category >= 0, isSaved(&row) { return true }
    guard row.plan.lacksDirection else { return false }
    return saysEarned(&row)
      || columns.kind >= 0 && row.words.classify(row.cell(columns.kind)).contains(.income)
  }

  /// Returns true if the row's text names wages.
  func saysEarned(_ row: inout RecordCells) -> Bool {
    [columns.item, columns.store, columns.kind].contains { column in
      column >= 0 && PaymentWords.namesWages(row.cell(column))
    }
  }

  /// Returns true if both columns have an amount: a transfer between two accounts, perhaps of two currencies.
  ///
  /// Where that is usual, only if it is the same amount.
  func isOnBothSides(_ row: inout RecordCells) -> Bool {
    guard columns.inflow >= 0, columns.total >= 0,
      case .value(let (inflow, _)) = row.number(columns.inflow), !inflow.isZero,
      case .value(let (outflow, _)) = row.number(columns.total)
    else { return false }
    return row.plan.fillsOneSide ? !outflow.isZero : inflow.amount == outflow.amount
  }

  /// Returns true if neither side has an amount, and no other cell one but zero: the check of a card.
  func movesNothing(_ row: inout RecordCells) -> Bool {
    guard row.plan.isStatement, columns.inflow >= 0 else { return false }
    return (0..<row.scanner.cellCount).allSatisfy { column in
      guard let number = NumberCell(row.scanner[column]), number.suffix.isEmpty,
        number.core.contains(UInt8(ascii: ".")) || number.core.contains(UInt8(ascii: ","))
      else { return true }
      return number.core.allSatisfy { $0 &- UInt8(ascii: "1") >= 9 }
    }
  }

  /// Returns true if both amounts are the sums of their columns: a total or a carry-over.
  ///
  /// A complete row whose one amount happens to be the sum of the rows above is spending.
  mutating func sumsSides(_ row: inout RecordCells) -> Bool {
    guard columns.inflow >= 0, columns.total >= 0 else { return false }
    let out = amount(columns.total, &row)
    let came = amount(columns.inflow, &row)
    if let out, let came, !out.isZero || !came.isZero, sides.rows > 1,
      out == sides.out, came == sides.came,
      !out.isZero && !came.isZero || row.lacksUsualCells()
        || !row.labels().isDisjoint(with: [.total, .subtotal])
    {
      return true
    }
    sides = (sides.out + (out ?? .zero), sides.came + (came ?? .zero), sides.rows + 1)
    return false
  }

  /// Returns true if the row is called a total, and is the sum of the side of money spent.
  private mutating func sumsDebits(_ row: inout RecordCells) -> Bool {
    guard case .side = row.plan.leftOut, let rule = row.plan.leftOut,
      !rule.leavesOut(row.cell(columns.leftOut)), let amount = amount(columns.total, &row)
    else { return false }
    if amount == debits || row.lacksUsualCells(),
      !row.labels().isDisjoint(with: [.total, .subtotal])
    {
      return true
    }
    debits += amount
    return false
  }

  func amount(_ column: Int, _ row: inout RecordCells) -> Amount? {
    if case .value(let (number, _)) = row.number(column) { number.amount } else { nil }
  }

  /// Returns true if a negative amount, where spending is positive, was paid to the account itself.
  func isPaidToAccount(_ row: inout RecordCells) -> Bool {
    guard row.plan.isStatement || columns.quantity < 0, !row.plan.isOwn
    else { return false }
    return [columns.store, columns.item].contains {
      PaymentWords.isToAccount(trimmedText(row.cell($0)))
    }
  }

  /// Returns true if the running balance grows by the amount, false if it falls, nil if neither.
  mutating func cameIn(_ signs: BalanceSigns, _ row: inout RecordCells) -> Bool? {
    let balance = amount(signs.column, &row)
    var before = lastBalance
    lastBalance = balance ?? lastBalance
    if signs.isNewestFirst {
      before = nil
      _ = row.lookAhead(atMost: 1) { below in
        before = amount(signs.column, &below)
        return false
      }
    }
    guard case .value(let (amount, _)) = row.number(columns.total), !amount.isZero else {
      return nil
    }
    if let balance, let before {
      if balance - before == amount.amount { return true }
      if before - balance == amount.amount { return false }
    }
    row.remarks.unproven.note(row.scanner.line)
    return nil
  }

  /// Returns true if a payment is the sum of the rows below, which have its categories.
  func isSplitParent(_ total: ReadNumber, _ row: inout RecordCells) -> Bool {
    guard columns.category >= 0, columns.date >= 0, columns.total >= 0,
      SplitParents.isParted(row.cell(columns.category))
    else { return false }
    let (day, shop) = (quickHash(row.cell(columns.date)), quickHash(row.cell(columns.store)))
    let whole = total.amount
    var sum = Amount.zero
    var count = 0
    _ = row.lookAhead(atMost: 100) { below in
      let store = below.cell(columns.store)
      guard quickHash(below.cell(columns.date)) == day,
        !SplitParents.isParted(below.cell(columns.category)),
        store.isEmpty || quickHash(store) == shop,
        case .value(let (part, _)) = below.number(columns.total)
      else { return false }
      sum += part.amount
      count += 1
      return sum != whole
    }
    return count > 1 && sum == whole
  }
}
