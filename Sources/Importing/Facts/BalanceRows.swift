import ByteTools
import GroceryModel

/// Rows of an account whose balance proves what came in.
extension FactEmitter {
  /// Whether the row's money came in, by the step of the balance; nil where the balance proves nothing.
  mutating func cameIn(_ columns: PurchaseColumns, _ signs: BalanceSigns) -> Bool? {
    let balance = self.balance(signs.column)
    var before = lastBalance
    lastBalance = balance ?? lastBalance
    if signs.isNewestFirst {
      before = nil
      _ = lookAhead(atMost: 1) { below in
        before = below.balance(signs.column)
        return false
      }
    }
    guard case .value(let (amount, _)) = number(columns.total), !amount.isZero else { return nil }
    if let balance, let before {
      if balance - before == amount.amount { return true }
      if before - balance == amount.amount { return false }
    }
    receipts.noteUnproven(scanner.line)
    return nil
  }

  private mutating func balance(_ column: Int) -> Amount? {
    if case .value(let (balance, _)) = number(column) { balance.amount } else { nil }
  }
}
