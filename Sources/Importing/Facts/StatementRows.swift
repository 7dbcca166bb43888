import GroceryModel

/// Rows of statements and of lists of payments that tell of no purchase.
extension FactEmitter {
  /// Whether the record's own words say that it is no spending: another account's side of it, a flag,
  /// a direction, a category of income or a change of place.
  mutating func isNoSpending(_ columns: PurchaseColumns) -> Bool {
    if columns.leftOut >= 0, let rule = plan.leftOut, rule.leavesOut(cell(columns.leftOut)) {
      return true
    }
    if plan.plusIsIncome, cell(columns.total).first(where: { $0 > 0x20 }) == UInt8(ascii: "+") {
      return true
    }
    return plan.isStatement && (isMoved(columns) || isOnBothSides(columns))
  }

  private mutating func isMoved(_ columns: PurchaseColumns) -> Bool {
    if columns.category >= 0,
      !words.classify(cell(columns.category)).isDisjoint(with: [.income, .moved, .withdrawal])
    {
      receipts.noteMoved(scanner.line)
      return true
    }
    return [columns.store, columns.item, columns.category].contains {
      PaymentWords.isTransfer(cell($0)) || PaymentWords.isWithdrawal(cell($0))
    }
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
      return !shop.isEmpty && plan.spentOn.contains(quickHash(shop))
    }
  }

  /// What the statement's other column says came back from where money was spent; below zero.
  mutating func moneyBack(_ columns: PurchaseColumns) -> PurchaseAmounts? {
    guard plan.isStatement, columns.inflow >= 0,
      case .value(var (inflow, _)) = number(columns.inflow), !inflow.isZero, !inflow.isNegative,
      isMoneyBack(columns)
    else { return nil }
    inflow.coefficient = -inflow.coefficient
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

  /// Whether money below zero, where spending is above it, was paid to the account itself.
  mutating func isPaidToAccount(_ columns: PurchaseColumns, _ amounts: PurchaseAmounts) -> Bool {
    guard amounts.total.isNegative, plan.isStatement || columns.quantity < 0, !plan.takesAnyCurrency
    else { return false }
    return [columns.store, columns.item].contains {
      PaymentWords.isToAccount(trimmedText(cell($0)))
    }
  }
}
