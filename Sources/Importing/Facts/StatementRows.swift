import EventSourcing
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
      !words.classify(cell(columns.category)).isDisjoint(with: [.income, .moved])
    {
      receipts.noteMoved(scanner.line)
      return true
    }
    return PaymentWords.isTransfer(cell(columns.store))
      || PaymentWords.isTransfer(cell(columns.item))
  }

  /// Whether the statement's other column says that money came in.
  mutating func isMoneyIn(_ columns: PurchaseColumns) -> Bool {
    guard plan.isStatement, columns.inflow >= 0,
      case .value(let (inflow, _)) = number(columns.inflow)
    else { return false }
    return !inflow.isZero
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
  func isPaidToAccount(_ columns: PurchaseColumns, _ amounts: PurchaseAmounts) -> Bool {
    guard amounts.total.isNegative, plan.isStatement || columns.quantity < 0, !plan.takesAnyCurrency
    else { return false }
    return [columns.store, columns.item].contains {
      PaymentWords.isToAccount(trimmedText(cell($0)))
    }
  }
}
