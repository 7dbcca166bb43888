import ByteTools
import GroceryModel

/// Tells which rows of statements and of lists of payments are of no purchase.
struct StatementRows {
  private let columns: PurchaseColumns
  /// The line of the second half of a transfer whose first half went by.
  private var transferLine = 0
  /// The account's balance in the record above.
  private var lastBalance: Amount?
  /// What both columns of a statement add up to, and how many rows these are.
  private var sides: (out: Amount, came: Amount, rows: Int) = (.zero, .zero, 0)

  init(columns: PurchaseColumns) { self.columns = columns }

  /// Returns why the row's state, kind or account says that it is no spending; nil for a row to be read.
  ///
  /// Sets `isCredit` for money that came back from a shop.
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

  private func leftOut(
    byState row: inout RecordCells, _ isCredit: inout Bool
  ) -> RecordOutcome.Verdict? {
    let status = row.words.classify(row.cell(columns.status))
    if status.contains(.cancelled) { return .ignored(.cancelled) }
    guard row.plan.statusTellsDirection else { return nil }
    // `/` beside *spent* and *came in* is neither: money that was moved.
    let isMoved = status.contains(.moved) && status.isDisjoint(with: [.expense, .income])
    if isMoved || isMark(row.cell(columns.status)) { return .ignored(.payment) }
    if !status.isDisjoint(with: [.income, .withdrawal]), !isBankTransfer(&row) {
      guard isCreditOfSpending(&row) || saysRefund(&row) else { return .ignored(.payment) }
      isCredit = true
    }
    return nil
  }

  /// Whether a cell holds something, but neither letter nor digit.
  private func isMark(_ cell: Bytes) -> Bool {
    !cell.isEmpty
      && cell.allSatisfy { $0 < 0x80 && ($0 | 0x20) &- 0x61 >= 26 && $0 &- 0x30 >= 10 }
  }

  /// Whether a row of a bank's account is money sent to somebody: with a balance beside it every amount
  /// below zero left the account.
  private func isBankTransfer(_ row: inout RecordCells) -> Bool {
    guard row.plan.keepsBalance, row.plan.flipsSign,
      PaymentWords.isSending(trimmedText(row.cell(columns.status))),
      case .value(let (amount, _)) = row.number(columns.total)
    else { return false }
    return amount.isNegative
  }

  /// Whether the kind of a row that came in is money given back.
  private func saysRefund(_ row: inout RecordCells) -> Bool {
    columns.kind >= 0 && row.words.classify(row.cell(columns.kind)).contains(.refund)
  }

  /// Whether the record's own words say that it is no spending: another account's side of it, a flag,
  /// a direction, a category of income or a change of place.
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

  /// Whether the row's category is a word for income, in a list of lines without quantities, or its text
  /// names wages among amounts without a direction.
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

  /// Whether the row's text names wages.
  func saysEarned(_ row: inout RecordCells) -> Bool {
    [columns.item, columns.store, columns.kind].contains { column in
      column >= 0 && PaymentWords.namesWages(row.cell(column))
    }
  }

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

  /// Whether a row that is called a payment is one of money that went out, where signs tell.
  private func isPaidOut(_ row: inout RecordCells) -> Bool {
    guard row.plan.flipsSign, row.words.classify(row.cell(columns.category)).contains(.expense),
      case .value(let (amount, _)) = row.number(columns.total)
    else { return false }
    return amount.isNegative
  }

  /// Whether the row is one half of a transfer between accounts: a row beside it has the same day and
  /// text and the opposite amount, and both say *transfer*.
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

  private func namesTransfer(_ row: inout RecordCells) -> Bool {
    (0..<row.scanner.cellCount).contains { PaymentWords.namesMove(trimmedText(row.scanner[$0])) }
  }

  /// Whether the statement's other column says that money came in.
  func isMoneyIn(_ row: inout RecordCells) -> Bool {
    guard row.plan.isStatement, columns.inflow >= 0,
      case .value(let (inflow, _)) = row.number(columns.inflow)
    else { return false }
    return !inflow.isZero
  }

  /// Whether money that came in is money back: by its own word, or because it comes from where money
  /// was spent.
  func isMoneyBack(_ row: inout RecordCells) -> Bool {
    for column in [columns.status, columns.kind] where column >= 0 {
      if row.words.classify(row.cell(column)).contains(.refund) { return true }
    }
    guard isSpentOn(&row) else { return false }
    row.remarks.moneyBack.note(row.scanner.line)
    return true
  }

  /// Whether a direction that says no more than `Credit` stands beside what money was spent on.
  func isCreditOfSpending(_ row: inout RecordCells) -> Bool {
    guard columns.status >= 0, !row.plan.spentOn.isEmpty, isSpentOn(&row) else { return false }
    return ["credit", "cr", "haben", "crédit", "crédito", "gutschrift"].contains(
      trimmedText(row.cell(columns.status)).lowercased())
  }

  /// Whether the record is of a shop or a category that money was spent on: not of a bank's interest.
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
      // What a card is credited in a column of its own came from a shop, whichever.
      if columns.inflow >= 0, !shop.isEmpty, !words.contains(.namesTax) { return true }
      return !shop.isEmpty && row.plan.spentOn.contains(quickHash(shop))
    }
  }

  /// What the statement's other column says came back from where money was spent; below zero.
  func moneyBack(_ row: inout RecordCells) -> PurchaseAmounts? {
    guard row.plan.isStatement, columns.inflow >= 0,
      case .value(var (inflow, _)) = row.number(columns.inflow), !inflow.isZero, isMoneyBack(&row)
    else { return nil }
    if !inflow.isNegative { inflow.coefficient = -inflow.coefficient }
    return PurchaseAmounts(total: inflow, totalText: row.write(inflow))
  }

  /// Whether as much came in on one account as went out of another.
  private func isOnBothSides(_ row: inout RecordCells) -> Bool {
    guard columns.inflow >= 0, columns.total >= 0,
      case .value(let (inflow, _)) = row.number(columns.inflow), !inflow.isZero,
      case .value(let (outflow, _)) = row.number(columns.total)
    else { return false }
    return inflow.amount == outflow.amount
  }

  /// Whether the row's text names money given back: `REFUND ZARA`.
  func namesRefund(_ row: inout RecordCells) -> Bool {
    [columns.item, columns.store].contains { column in
      column >= 0 && row.words.classify(row.cell(column)).contains(.refund)
    }
  }

  /// Whether both sides of a row are what both columns add up to: a total, or what is carried over.
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

  /// Whether money below zero, where spending is above it, was paid to the account itself.
  func isPaidToAccount(_ row: inout RecordCells) -> Bool {
    guard row.plan.isStatement || columns.quantity < 0, !row.plan.isOwn
    else { return false }
    return [columns.store, columns.item].contains {
      PaymentWords.isToAccount(trimmedText(row.cell($0)))
    }
  }

  /// Whether the row's money came in, by the step of the balance; nil where the balance proves nothing.
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

  /// Whether a payment of a statement is the sum of the rows below, which have its categories.
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
