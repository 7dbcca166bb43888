import EventSourcing

/// Reads files of receipt totals.
enum TotalReader {
  static func read(_ row: inout RecordCells) -> RecordOutcome.Verdict {
    row.outcome.fields.type = .receiptStated
    if let refusal = row.readDate(.date) { return refusal }
    guard case .value(var (amount, total)) = row.number(.total) else {
      return row.rejection(.total, "an amount")
    }
    if row.plan.flipsSign {
      // In a statement, money received is no receipt's total.
      guard amount.isNegative else { return .ignored(.payment) }
      amount.coefficient = -amount.coefficient
      total = row.write(amount)
    }
    guard case .value(let code) = row.currency(.currency) else {
      return row.rejection(.currency, "a currency")
    }
    let time = row.text(.time)
    if !time.isEmpty {
      guard let clock = ClockCell(row.plain(time)) else {
        return row.rejection(.time, "a time of day")
      }
      row.put(ReceiptKey.time, row.write(time: clock.time, withSeconds: clock.hasSeconds))
    }
    row.putTexts([(ReceiptKey.receipt, .receipt), (.till, .till), (.store, .store)])
    row.put(ReceiptKey.total, total)
    row.put(ReceiptKey.currency, code)
    return .fact
  }
}

/// Reads the dates on which budgets end.
enum BudgetEndReader {
  static func read(_ row: inout RecordCells) -> RecordOutcome.Verdict {
    row.outcome.fields.type = .budgetClosed
    if let refusal = row.readDate(.date) { return refusal }
    let budget = row.name(.budget)
    if budget.isEmpty { return row.rejection(.budget, "a budget's name") }
    row.put(BudgetKey.budget, budget)
    return .fact
  }
}
