import ByteTools
import GroceryModel

/// Decides which rows of statements and payment lists are not purchases.
///
/// Examples: a transfer to savings, a salary, a card repayment, a cash withdrawal.
struct StatementRows {
  private let columns: PurchaseColumns
  /// The line of the second half of a transfer whose first half was read.
  private var transferLine = 0
  /// The running balance in the record above.
  private var lastBalance: Amount?
  /// The sums of both amount columns, and the number of rows.
  private var sides: (out: Amount, came: Amount, rows: Int) = (.zero, .zero, 0)

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
    if row.plan.isStatement, sumsSides(&row) { return .ignored(.total) }
    if let signs = row.plan.balance, cameIn(signs, &row) ?? saysEarned(&row) {
      guard saysRefund(&row) || namesRefund(&row) else { return .ignored(.payment) }
      isCredit = true
    }
    if isEarned(&row) {
      row.remarks.moved.note(row.scanner.line)
      return .ignored(.payment)
    }
    let mayBeNoSpending = row.plan.isStatement || columns.leftOut >= 0
    return mayBeNoSpending && isNoSpending(&row) ? .ignored(.payment) : nil
  }

  /// Returns why the row's status means that it is not spending, or nil.
  private func leftOut(
    byState row: inout RecordCells, _ isCredit: inout Bool
  ) -> RecordOutcome.Verdict? {
    let status = row.words.classify(row.cell(columns.status))
    if status.contains(.cancelled) { return .ignored(.cancelled) }
    guard row.plan.statusTellsDirection else { return nil }
    // `/` next to *spent* and *received* is neither: money moved between accounts.
    let isMoved = status.contains(.moved) && status.isDisjoint(with: [.expense, .income])
    if isMoved || isMark(row.cell(columns.status)) { return .ignored(.payment) }
    if !status.isDisjoint(with: [.income, .withdrawal]), !isBankTransfer(&row) {
      guard isCreditOfSpending(&row) || saysRefund(&row) else { return .ignored(.payment) }
      isCredit = true
    }
    return nil
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

  /// Returns true if the kind of the row means a refund.
  private func saysRefund(_ row: inout RecordCells) -> Bool {
    columns.kind >= 0 && row.words.classify(row.cell(columns.kind)).contains(.refund)
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
    return row.plan.isStatement
      && (isMoved(&row) || isOnBothSides(&row) || isHalfOfTransfer(&row))
  }

  /// Returns true if the row is income.
  ///
  /// Its category is a word for income in a list without quantities, or its text names wages if
  /// amounts have no direction.
  func isEarned(_ row: inout RecordCells) -> Bool {
    if row.plan.isOwn || columns.quantity >= 0 { return false }
    if columns.category >= 0 {
      let words = row.words.classify(row.cell(columns.category))
      if words.contains(.income), words.isDisjoint(with: [.deposit, .expense]) { return true }
    }
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

  /// Returns true if the row's category, kind or text means income, a transfer or a withdrawal.
  private func isMoved(_ row: inout RecordCells) -> Bool {
    if columns.category >= 0, !row.plan.callsAllPayments,
      !row.words.classify(row.cell(columns.category)).isDisjoint(with: [
        .income, .moved, .withdrawal,
      ]),
      !isPaidOut(&row)
    {
      row.remarks.moved.note(row.scanner.line)
      return true
    }
    if columns.kind >= 0 {
      let kind = row.words.classify(row.cell(columns.kind))
      if kind.contains(.moved), !kind.contains(.expense) { return true }
    }
    return [columns.store, columns.item, columns.category].contains {
      PaymentWords.isTransfer(row.cell($0)) || PaymentWords.isWithdrawal(row.cell($0))
        || PaymentWords.isSaving(trimmedText(row.cell($0)))
    }
  }

  /// Returns true if a row called *payment* is money spent, according to its sign.
  private func isPaidOut(_ row: inout RecordCells) -> Bool {
    guard row.plan.flipsSign, row.words.classify(row.cell(columns.category)).contains(.expense),
      case .value(let (amount, _)) = row.number(columns.total)
    else { return false }
    return amount.isNegative
  }

  /// Returns true if the row is one half of a transfer between accounts.
  ///
  /// The row next to it has the same date and text and the opposite amount, and both say
  /// *transfer*.
  private mutating func isHalfOfTransfer(_ row: inout RecordCells) -> Bool {
    if transferLine == row.scanner.line { return true }
    guard row.plan.isStatement, columns.total >= 0, columns.date >= 0, namesTransfer(&row),
      case .value(let (amount, _)) = row.number(columns.total), !amount.isZero
    else { return false }
    let (day, shop) = (quickHash(row.cell(columns.date)), quickHash(row.cell(columns.store)))
    var other = 0
    _ = row.lookAhead(atMost: 1) { below in
      guard quickHash(below.cell(columns.date)) == day,
        quickHash(below.cell(columns.store)) == shop,
        case .value(let (back, _)) = below.number(columns.total), back.amount == -amount.amount,
        namesTransfer(&below)
      else { return false }
      other = below.scanner.line
      return false
    }
    if other > 0 { transferLine = other }
    return other > 0
  }

  /// Returns true if a cell of the row has a word for a transfer.
  private func namesTransfer(_ row: inout RecordCells) -> Bool {
    (0..<row.scanner.cellCount).contains { PaymentWords.namesMove(trimmedText(row.scanner[$0])) }
  }

  /// Returns true if the money-in column of the statement has an amount.
  func isMoneyIn(_ row: inout RecordCells) -> Bool {
    guard row.plan.isStatement, columns.inflow >= 0,
      case .value(let (inflow, _)) = row.number(columns.inflow)
    else { return false }
    return !inflow.isZero
  }

  /// Returns true if money received is a refund, by a word or because money was spent there.
  func isMoneyBack(_ row: inout RecordCells) -> Bool {
    for column in [columns.status, columns.kind, columns.category] where column >= 0 {
      let words = row.words.classify(row.cell(column))
      if words.contains(.refund), words.isDisjoint(with: [.namesTax, .income]) { return true }
    }
    guard isSpentOn(&row) else { return false }
    row.remarks.moneyBack.note(row.scanner.line)
    return true
  }

  /// Returns true if the direction is only `Credit`, next to a store on which money was spent.
  func isCreditOfSpending(_ row: inout RecordCells) -> Bool {
    guard columns.status >= 0, !row.plan.spentOn.isEmpty, isSpentOn(&row) else { return false }
    return ["credit", "cr", "haben", "crédit", "crédito", "gutschrift"].contains(
      trimmedText(row.cell(columns.status)).lowercased())
  }

  /// Returns true if money was spent on the record's store or category; bank interest does not
  /// count.
  private func isSpentOn(_ row: inout RecordCells) -> Bool {
    let isOfBank = [columns.store, columns.item, columns.category].contains {
      PaymentWords.isOfBank(trimmedText(row.cell($0)))
    }
    if isOfBank { return false }
    let shop = columns.store >= 0 ? columns.store : columns.item
    return [shop, columns.category].contains { column in
      guard column >= 0 else { return false }
      if row.plan.spentOn.contains(quickHash(row.cell(column))) { return true }
      // `SAFEWAY 1123 REFUND`
      let text = row.name(column)
      let words = row.words.classify(text)
      guard words.contains(.refund) else { return false }
      let shop = row.words.thing(in: text, words, without: .refund)
      // A credit in the money-in column of a card is a refund of some store.
      if columns.inflow >= 0, !shop.isEmpty, !words.contains(.namesTax) { return true }
      return !shop.isEmpty && row.plan.spentOn.contains(quickHash(shop))
    }
  }

  /// Returns the refund in the money-in column as a negative amount, or nil.
  func moneyBack(_ row: inout RecordCells) -> PurchaseAmounts? {
    guard row.plan.isStatement, columns.inflow >= 0,
      case .value(var (inflow, _)) = row.number(columns.inflow), !inflow.isZero, isMoneyBack(&row)
    else { return nil }
    if !inflow.isNegative { inflow.coefficient = -inflow.coefficient }
    return PurchaseAmounts(total: inflow, totalText: row.write(inflow))
  }

  /// Returns true if the same amount is in both columns: a transfer between two accounts.
  private func isOnBothSides(_ row: inout RecordCells) -> Bool {
    guard columns.inflow >= 0, columns.total >= 0,
      case .value(let (inflow, _)) = row.number(columns.inflow), !inflow.isZero,
      case .value(let (outflow, _)) = row.number(columns.total)
    else { return false }
    return inflow.amount == outflow.amount
  }

  /// Returns true if the row's text names a refund: `REFUND ZARA`.
  func namesRefund(_ row: inout RecordCells) -> Bool {
    [columns.item, columns.store].contains { column in
      column >= 0 && row.words.classify(row.cell(column)).contains(.refund)
    }
  }

  /// Returns true if both amounts are the sums of their columns: a total or a carry-over.
  mutating func sumsSides(_ row: inout RecordCells) -> Bool {
    guard columns.inflow >= 0, columns.total >= 0 else { return false }
    let out = amount(columns.total, &row)
    let came = amount(columns.inflow, &row)
    if let out, let came, !out.isZero || !came.isZero, sides.rows > 1,
      out == sides.out, came == sides.came
    {
      return true
    }
    sides = (sides.out + (out ?? .zero), sides.came + (came ?? .zero), sides.rows + 1)
    return false
  }

  private func amount(_ column: Int, _ row: inout RecordCells) -> Amount? {
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
