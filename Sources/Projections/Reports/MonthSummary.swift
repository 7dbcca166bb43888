import GroceryModel

/// One month's answers.
public struct MonthSummary: Sendable {
  public let month: Month
  /// The day the report is dated by: the month's last, or today if that is earlier.
  public let dated: Day
  public let fingerprint: Fingerprint
  /// What was paid in all, by currency.
  public let totals: [MonthlyComparison]
  /// What of it has a category other than by default, by currency code.
  public let categorised: [String: Amount]
  public let budgets: [BudgetStatement.Row]
  /// By spending, the greatest first.
  public let categories: [MonthlyComparison]
  public let items: [MonthlyComparison]
  public let stores: [MonthlyComparison]
  public let picture: PeriodPicture
  /// How many of its receipts have lines that do not add up to the stated total.
  public let unbalancedReceipts: Int
  /// What the month will come to, if it is running, else the next one; by currency.
  public let spend: [SpendPrediction]
  /// What was spent by day, in each currency of ``totals``.
  public let days: [MonthDays]
  /// What was spent in all in the latest months since the first purchase, this one the last; by
  /// currency and month.
  public let history: [MonthTotal]
}
