import ByteTools
import GroceryModel

/// Tells refunds from other money received.
extension StatementRows {
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
    guard saysMoneyBack(&row) || isSpentOn(&row) || isOfSpending(&row) else { return false }
    row.remarks.moneyBack.note(row.scanner.line)
    return true
  }

  /// Returns true if the row has a category of spending, in a file that marks income by a category of its own.
  private func isOfSpending(_ row: inout RecordCells) -> Bool {
    guard row.plan.marksIncome, columns.category >= 0 else { return false }
    let category = row.cell(columns.category)
    return !AbsentWords.contains(category)
      && !PaymentWords.holdsUnassigned(trimmedText(category))
      && row.words.classify(category).isDisjoint(with: [.income, .moved, .withdrawal])
  }

  /// Returns true if a text about money received names a refund or a reversal, and no tax or wages.
  func saysMoneyBack(_ row: inout RecordCells) -> Bool {
    let words = paymentWords(&row)
    // A refund may come as a transfer.
    let isBack = words.contains(.refund) || words.contains(.cancelled) && !words.contains(.moves)
    return isBack && !words.contains(.namesTax) && !saysEarned(&row) && !isOfAuthority(&row)
  }

  /// Returns true if the payer is an office that pays taxes or benefits back, which are income.
  private func isOfAuthority(_ row: inout RecordCells) -> Bool {
    [columns.item, columns.store].contains { column in
      column >= 0 && PaymentWords.namesAuthority(row.cell(column))
    }
  }

  /// Returns true if the direction is only `Credit`, next to a store on which money was spent.
  func isCreditOfSpending(_ row: inout RecordCells) -> Bool {
    guard columns.status >= 0, !row.plan.spentOn.isEmpty, isSpentOn(&row) else { return false }
    return ["credit", "cr", "haben", "crédit", "crédito", "gutschrift"].contains(
      trimmedText(row.cell(columns.status)).lowercased())
  }

  /// Returns true if money was spent on the record's store or category; bank interest does not
  /// count.
  func isSpentOn(_ row: inout RecordCells) -> Bool {
    let isOfBank = [row.otherSide(of: columns.store), columns.item, columns.category].contains {
      PaymentWords.isOfBank(trimmedText(row.cell($0)))
    }
    if isOfBank { return false }
    let back = (amount(columns.inflow, &row) ?? amount(columns.total, &row) ?? .zero).magnitude
    // A store gives no more back than was spent there.
    func isCovered(_ text: Bytes) -> Bool {
      row.plan.spentOn[quickHash(text)].map { $0 >= back } ?? false
    }
    let shop = columns.store >= 0 ? row.otherSide(of: columns.store) : columns.item
    return [shop, columns.category].contains { column in
      guard column >= 0 else { return false }
      if isCovered(row.cell(column)) { return true }
      // `SAFEWAY 1123 REFUND`
      let text = row.name(column)
      let words = row.words.classify(text)
      guard words.contains(.refund) else { return false }
      let shop = row.words.thing(in: text, words, without: .refund)
      // A credit in the money-in column of a card is a refund of some store.
      if columns.inflow >= 0, !shop.isEmpty, !words.contains(.namesTax) { return true }
      return !shop.isEmpty && isCovered(shop)
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
}
