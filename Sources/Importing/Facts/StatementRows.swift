import GroceryModel

/// Rows of statements and of lists of payments that tell of no purchase.
extension FactEmitter {
  /// Whether the record's own words say that it is no spending: another account's side of it, a flag,
  /// a direction, a category of income or a change of place.
  mutating func isNoSpending(_ columns: PurchaseColumns) -> Bool {
    if columns.leftOut >= 0, let rule = plan.leftOut, rule.leavesOut(cell(columns.leftOut)) {
      return true
    }
    for (column, rule) in plan.furtherLeftOut where rule.leavesOut(cell(column)) { return true }
    if plan.plusIsIncome, cell(columns.total).first(where: { $0 > 0x20 }) == UInt8(ascii: "+") {
      return true
    }
    return plan.isStatement
      && (isMoved(columns) || isOnBothSides(columns) || isHalfOfTransfer(columns))
  }

  /// Whether the row's category is a word for income, in a list of lines without quantities, or its text
  /// names wages among amounts without a direction.
  mutating func isEarned(_ columns: PurchaseColumns) -> Bool {
    if plan.isOwn || columns.quantity >= 0 { return false }
    if columns.category >= 0 {
      let words = self.words.classify(cell(columns.category))
      if words.contains(.income), words.isDisjoint(with: [.deposit, .expense]) { return true }
    }
    guard plan.lacksDirection else { return false }
    return saysEarned(columns)
      || columns.kind >= 0 && words.classify(cell(columns.kind)).contains(.income)
  }

  /// Whether the row's text names wages.
  mutating func saysEarned(_ columns: PurchaseColumns) -> Bool {
    [columns.item, columns.store, columns.kind].contains { column in
      column >= 0 && PaymentWords.namesWages(cell(column))
    }
  }

  private mutating func isMoved(_ columns: PurchaseColumns) -> Bool {
    if columns.category >= 0, !plan.callsAllPayments,
      !words.classify(cell(columns.category)).isDisjoint(with: [.income, .moved, .withdrawal]),
      !isPaidOut(columns)
    {
      receipts.noteMoved(scanner.line)
      return true
    }
    if columns.kind >= 0 {
      let kind = words.classify(cell(columns.kind))
      if kind.contains(.moved), !kind.contains(.expense) { return true }
    }
    return [columns.store, columns.item, columns.category].contains {
      PaymentWords.isTransfer(cell($0)) || PaymentWords.isWithdrawal(cell($0))
        || PaymentWords.isSaving(trimmedText(cell($0)))
    }
  }

  /// Whether a row that is called a payment is one of money that went out, where signs tell.
  private mutating func isPaidOut(_ columns: PurchaseColumns) -> Bool {
    guard plan.flipsSign, words.classify(cell(columns.category)).contains(.expense),
      case .value(let (amount, _)) = number(columns.total)
    else { return false }
    return amount.isNegative
  }

  /// Whether the row is one half of a transfer between accounts: a row beside it has the same day and
  /// text and the opposite amount, and both say *transfer*.
  private mutating func isHalfOfTransfer(_ columns: PurchaseColumns) -> Bool {
    if transferLine == scanner.line { return true }
    guard plan.isStatement, columns.total >= 0, columns.date >= 0, namesTransfer(),
      case .value(let (amount, _)) = number(columns.total), !amount.isZero
    else { return false }
    let (day, shop) = (quickHash(cell(columns.date)), quickHash(cell(columns.store)))
    var other = 0
    _ = lookAhead(atMost: 1) { below in
      guard quickHash(below.cell(columns.date)) == day,
        quickHash(below.cell(columns.store)) == shop,
        case .value(let (back, _)) = below.number(columns.total), back.amount == -amount.amount,
        below.namesTransfer()
      else { return false }
      other = below.scanner.line
      return false
    }
    if other > 0 { transferLine = other }
    return other > 0
  }

  private mutating func namesTransfer() -> Bool {
    (0..<scanner.cellCount).contains { PaymentWords.namesMove(trimmedText(scanner[$0])) }
  }

  /// Whether the statement's other column says that money came in.
  mutating func isMoneyIn(_ columns: PurchaseColumns) -> Bool {
    guard plan.isStatement, columns.inflow >= 0,
      case .value(let (inflow, _)) = number(columns.inflow)
    else { return false }
    return !inflow.isZero
  }

  /// Whether money that came in is money back: by its own word, or because it comes from where money
  /// was spent.
  mutating func isMoneyBack(_ columns: PurchaseColumns) -> Bool {
    for column in [columns.status, columns.kind] where column >= 0 {
      if words.classify(cell(column)).contains(.refund) { return true }
    }
    guard isSpentOn(columns) else { return false }
    receipts.noteMoneyBack(scanner.line)
    return true
  }

  /// Whether a direction that says no more than `Credit` stands beside what money was spent on.
  mutating func isCreditOfSpending(_ columns: PurchaseColumns) -> Bool {
    guard columns.status >= 0, !plan.spentOn.isEmpty, isSpentOn(columns) else { return false }
    return ["credit", "cr", "haben", "crédit", "crédito", "gutschrift"].contains(
      trimmedText(cell(columns.status)).lowercased())
  }

  /// Whether the record is of a shop or a category that money was spent on: not of a bank's interest.
  private mutating func isSpentOn(_ columns: PurchaseColumns) -> Bool {
    let isOfBank = [columns.store, columns.item, columns.category].contains {
      PaymentWords.isOfBank(trimmedText(cell($0)))
    }
    if isOfBank { return false }
    let shop = columns.store >= 0 ? columns.store : columns.item
    return [shop, columns.category].contains { column in
      guard column >= 0 else { return false }
      if plan.spentOn.contains(quickHash(cell(column))) { return true }
      // `SAFEWAY 1123 REFUND`
      let text = name(column)
      let words = self.words.classify(text)
      guard words.contains(.refund) else { return false }
      let shop = thing(in: text, words, without: .refund)
      // What a card is credited in a column of its own came from a shop, whichever.
      if plan.column(.inflow) >= 0, !shop.isEmpty, !words.contains(.namesTax) { return true }
      return !shop.isEmpty && plan.spentOn.contains(quickHash(shop))
    }
  }

  /// What the statement's other column says came back from where money was spent; below zero.
  mutating func moneyBack(_ columns: PurchaseColumns) -> PurchaseAmounts? {
    guard plan.isStatement, columns.inflow >= 0,
      case .value(var (inflow, _)) = number(columns.inflow), !inflow.isZero, isMoneyBack(columns)
    else { return nil }
    if !inflow.isNegative { inflow.coefficient = -inflow.coefficient }
    return PurchaseAmounts(total: inflow, totalText: write(inflow))
  }

  /// Whether as much came in on one account as went out of another.
  private mutating func isOnBothSides(_ columns: PurchaseColumns) -> Bool {
    guard columns.inflow >= 0, columns.total >= 0,
      case .value(let (inflow, _)) = number(columns.inflow), !inflow.isZero,
      case .value(let (outflow, _)) = number(columns.total)
    else { return false }
    return inflow.amount == outflow.amount
  }

  /// Whether the row's text names money given back: `REFUND ZARA`.
  mutating func namesRefund(_ columns: PurchaseColumns) -> Bool {
    [columns.item, columns.store].contains { column in
      column >= 0 && words.classify(cell(column)).contains(.refund)
    }
  }

  /// Whether both sides of a row are what both columns add up to: a total, or what is carried over.
  mutating func sumsSides(_ columns: PurchaseColumns) -> Bool {
    guard columns.inflow >= 0, columns.total >= 0 else { return false }
    let out = amount(columns.total)
    let came = amount(columns.inflow)
    if let out, let came, !out.isZero || !came.isZero, receipts.sides.rows > 1,
      out == receipts.sides.out, came == receipts.sides.came
    {
      return true
    }
    receipts.noteSides(out ?? .zero, came ?? .zero)
    return false
  }

  private mutating func amount(_ column: Int) -> Amount? {
    if case .value(let (number, _)) = number(column) { number.amount } else { nil }
  }

  /// Whether money below zero, where spending is above it, was paid to the account itself.
  mutating func isPaidToAccount(_ columns: PurchaseColumns, _ amounts: PurchaseAmounts) -> Bool {
    guard amounts.total.isNegative, plan.isStatement || columns.quantity < 0, !plan.isOwn
    else { return false }
    return [columns.store, columns.item].contains {
      PaymentWords.isToAccount(trimmedText(cell($0)))
    }
  }
}
