import ByteTools
import GroceryModel

extension FactEmitter {
  /// Takes in a row of a plan that has a column for each month: each filled cell is the category's
  /// amount in that month's budget.
  ///
  /// - Parameters:
  ///   - categoryText: The category.
  ///   - membership: What the row tells of its budgets, whose months it may all be of.
  /// - Returns: Why the row is not taken in; nil where it is.
  mutating func readMonths(
    _ categoryText: Bytes, _ membership: inout BudgetGroups.Membership
  ) -> RecordOutcome.Verdict? {
    guard let name = membership.name else {
      return rejection(plan.column(.budget), "a budget's name")
    }
    guard case .value(let currencyText) = currency(plan.column(.currency)) else {
      return rejection(plan.column(.currency), "a currency")
    }
    let currency = String(decoding: currencyText, as: UTF8.self)
    membership.currency = currency
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
    let places = zip(groups, amounts).map { group, told in
      budgets.add(told.amount, told.text, of: category, to: group)
    }
    // All go in or none: the first stands for the others.
    if let place = places.min() { budgets.keep(scanner.line, scanner.raw, .part(of: place)) }
    return nil
  }
}
