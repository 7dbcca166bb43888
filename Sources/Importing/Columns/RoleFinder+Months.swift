import GroceryModel

/// Takes columns that have the amounts of a month each.
extension RoleFinder {
  /// Takes the month columns of a budget file if no other column is the amount.
  mutating func takeMonths() {
    let found = MonthColumns(layout, year: options.date?.components.year)
    let columns = found.columns.map(\.column)
    guard found.isPlan, roles.columns[.amount].map(columns.contains) ?? true else { return }
    months = found.columns
    monthsWithoutYear = found.withoutYear
    takeColumns(of: found, as: .amount)
    guard !found.isCalledPlan, options.kind == nil else { return }
    roles.warnings.append(
      ImportNotice(
        "the amounts by month are taken as planned, not as spent",
        flag: "--as receipts takes them as spent"))
  }

  /// Takes the month columns of a table of what was spent, if a word or the user says so.
  mutating func takeMonthsSpent(_ fixed: [Role: Int], _ removed: Set<Role>) -> Bool {
    let found = MonthColumns(layout, year: options.date?.components.year)
    let told = fixed[.category] ?? fixed[.item]
    guard found.isFound, found.isCalledSpending || options.kind == .receipts,
      fixed[.total] == nil, !removed.contains(.total),
      let text = told ?? layout.profiles.firstIndex(where: { $0.textShare >= 0.5 })
    else { return false }
    let names = layout.profiles[text].distinctTexts
    let areCategories =
      RoleWords.score(layout.headers[text], .category) >= 5
      || LeftOutRows.holdsExpenses(layout.profiles[text])
      || names.count { CategoryWords.name(HeaderWords($0)) } * 2 >= names.count
    roles.assign(areCategories ? .category : .item, text, "beside a column for each month")
    if LeftOutRows.holdsExpenses(layout.profiles[text]) {
      leftOut = .otherAccounts
      roles.assign(.leftOut, text, "its accounts of expenses are spending")
    }
    takeColumns(of: found, as: .total)
    amountColumns = found.columns.map { AmountColumn(column: $0.column, day: $0.first) }
    monthsWithoutYear = found.withoutYear
    roles.warnings.append(
      ImportNotice(
        "the amounts by month are taken as spent, each on the first day of its month",
        flag: "--as budgets takes them as planned"))
    return true
  }

  /// Gives the first month's column the role, and nothing else to the others.
  private mutating func takeColumns(of found: MonthColumns, as role: Role) {
    let columns = layout.headers.indices.filter { found.names($0) }
    if !roles.has(role), let first = columns.first {
      roles.assign(role, first, "one column for each month", confidence: role == .total ? 0.7 : 1)
    }
    for column in columns where !roles.isTaken(column) { roles.block(column) }
  }
}
