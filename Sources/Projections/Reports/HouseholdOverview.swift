import GroceryModel

/// What was spent in each month that there is a report on, and whether budgets were kept.
public struct HouseholdOverview: Sendable {
  /// By currency and month, of the months that are reported on.
  public let totals: [MonthTotal]
  /// The periods of whole budgets that are just a month, by their start.
  public let budgets: [BudgetStatement.Row]
  /// The day up to which months are seen.
  public let dated: Day
  /// The reported months, ascending.
  public let months: [Month]
  public let years: [Int]
}

extension HouseholdBook {
  /// What was spent in all months, without what is dated after the last of them.
  public var overview: HouseholdOverview {
    let last = covered.last ?? today.month
    let dated = min(last.lastDay, today)
    let asked = covered.first.map { Period($0.firstDay, through: max(dated, $0.firstDay)) }
    let statement = asked.map {
      BudgetStatement(plans, book, asked: $0, today: dated, upTo: dated.month)
    }
    let budgets = (statement?.rows ?? []).filter { row in
      row.category == "*" && row.counted == nil && row.planned == row.period.start.month.period
    }
    return HouseholdOverview(
      totals: covered.stretches.flatMap { totals(of: $0) }.sorted { left, right in
        left.currency == right.currency ? left.month < right.month : left.currency < right.currency
      },
      budgets: budgets, dated: dated, months: months, years: years)
  }
}
