import GroceryModel

extension SchemaInference {
  /// Decides the sign of a budget's amounts, and its period if the columns do not state it
  /// completely.
  mutating func settleBudgets(_ layout: TableLayout, _ finder: RoleFinder) {
    let columns = finder.roles.columns
    let amounts = finder.months.isEmpty ? [columns[.amount]] : finder.months.map(\.column)
    let profiles = amounts.compactMap { $0.map { layout.profiles[$0] } }
    if !finder.isOwn, profiles.contains(where: { $0.negatives > 0 }),
      profiles.allSatisfy({ $0.positives == 0 })
    {
      result.plan.flipsSign = true
      result.warnings.append(
        ImportNotice("all amounts are below zero and taken as planned spending; signs are turned"))
    }
    settleEnvelopes(layout, finder)
    guard !layout.headers.isEmpty, columns[.end] == nil, columns[.every] == nil else { return }
    if let from = columns[.from], columns[.start] == nil {
      result.plan.budgetEvery = "month"
      result.warnings.append(
        ImportNotice(
          "the budgets hold for each month from the days of '\(layout.title(of: from))'",
          flag: "--set every=COLUMN"))
      return
    }
    guard !finder.isOwn else { return }
    if let start = columns[.start] {
      result.plan.budgetsHaveMonths = BudgetRoles.namesMonth(layout.headers[start])
      if BudgetRoles.namesWeek(layout.headers[start]) { result.plan.budgetEvery = "week" }
    } else if let amount = columns[.amount] {
      result.plan.budgetEvery = BudgetRoles.every(layout.headers[amount])
    }
  }

  /// Finds out whether the plan carries what is left of a month, as envelopes do.
  private mutating func settleEnvelopes(_ layout: TableLayout, _ finder: RoleFinder) {
    let columns = finder.roles.columns
    guard !finder.isOwn, let start = columns[.start], let category = columns[.category],
      let amount = columns[.amount], columns[.rollover] == nil,
      let found = Envelopes(layout, month: start, category: category, planned: amount)
    else { return }
    result.plan.budgetsAreEnvelopes = true
    guard options.roles[Role.rollover.rawValue] != "" else { return }
    result.plan.budgetRollover = found.carriesOverspending ? "both" : "surplus"
    let title = layout.title(of: found.available)
    warn(
      found.carriesOverspending
        ? "'\(title)' carries what is left of a month to the next, and overspending too"
        : "'\(title)' carries what is left of a month to the next, but not overspending",
      flag: "--set rollover= carries nothing")
  }
}
