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
    for (group, told) in zip(groups, amounts) {
      if let told = alreadyTold(group, category, told.month.column) { return told }
    }
    let lines = zip(groups, amounts).map { group, told in
      budgets.add(told.amount, told.text, of: category, to: group)
    }
    guard let first = lines.min(), !lines.contains(scanner.line) else { return nil }
    return .part(ofLine: first)
  }
}
