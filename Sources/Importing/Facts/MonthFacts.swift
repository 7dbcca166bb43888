import EventSourcing
import GroceryModel

extension FactEmitter {
  /// Takes in a row of a plan that has a column for each month: each filled cell is the category's
  /// amount in that month's budget.
  ///
  /// - Returns: Nil where the row is the first of a month's budget, whose event is told at the end.
  mutating func readMonths(_ name: String, _ categoryText: Bytes) -> RecordOutcome.Verdict? {
    guard case .value(let currencyText) = currency(plan.column(.currency)) else {
      return rejection(plan.column(.currency), "a currency")
    }
    let currency = String(decoding: currencyText, as: UTF8.self)
    let category = String(decoding: categoryText, as: UTF8.self)
    var amounts: [(month: MonthColumn, amount: ReadNumber, text: Bytes)] = []
    for month in plan.months {
      switch planned(month.column) {
      case .absent: continue
      case .value(let (amount, text)) where !amount.isNegative:
        amounts.append((month, amount, text))
      default: return rejection(month.column, "an amount of zero or more")
      }
    }
    guard !amounts.isEmpty else { return .ignored(.notice) }
    let groups = amounts.map { month, _, _ in
      BudgetGroups.Group(
        line: scanner.line, name: name, day: month.first,
        period: "{\"start\":\"\(month.first)\",\"end\":\"\(month.last)\"}", currency: currency)
    }
    // A row goes in whole or not at all.
    for (group, amount) in zip(groups, amounts) {
      if let refusal = refusal(group, category, amount.month.column) { return refusal.verdict }
    }
    var firstLine = Int.max
    var beginsBudget = false
    for (group, (month, amount, text)) in zip(groups, amounts) {
      switch add(group, category, amount, text, month.column) {
      case .success(let line):
        firstLine = min(firstLine, line)
        beginsBudget = beginsBudget || line == scanner.line
      case .failure(let refusal): return refusal.verdict
      }
    }
    return beginsBudget ? nil : .part(ofLine: firstLine)
  }
}
