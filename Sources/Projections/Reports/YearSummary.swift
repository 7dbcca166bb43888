import GroceryModel

/// One year's answers.
public struct YearSummary: Sendable {
  public let year: Int
  /// The day the report is dated by: the year's last, or today if that is earlier.
  public let dated: Day
  public let fingerprint: Fingerprint
  /// What was paid in all, by currency.
  public let totals: [YearlyComparison]
  /// Of each month up to the report's day, and of it, by currency.
  public let months: [YearlyComparison]
  /// By spending, the greatest first.
  public let categories: [YearlyComparison]
  public let items: [YearlyComparison]
  public let stores: [YearlyComparison]
  public let budgets: [YearlyBudget]
  public let picture: PeriodPicture
}

/// What was paid for one thing in a year, and in the year before.
public struct YearlyComparison: Hashable, Sendable {
  public let name: String
  public let currency: Currency
  public let spent: Amount
  public let lines: Int
  /// Nil where nothing was bought before the year.
  public let before: Amount?

  public var change: Amount? { before.map { spent - $0 } }
}

/// How a budget, or a category of it, was kept in the periods that begin in a year.
public struct YearlyBudget: Hashable, Sendable {
  public let budget: String
  /// `*` for the whole budget.
  public let category: String
  public let currency: Currency
  public let periods: Int
  /// In how many of them more was spent than there was.
  public let overspent: Int
  public let allotted: Amount
  public let spent: Amount
}

extension HouseholdBook {
  /// All years from that of the first purchase to that of the last.
  public var years: [Int] {
    guard let first = months.first, let last = months.last else { return [] }
    return Array(first.year...last.year)
  }

  /// The summaries of some years, ascending, each without a look at what is dated after it.
  ///
  /// - Throws: `LogError` where the log cannot be read again.
  public func yearSummaries(of years: [Int]) throws -> [YearSummary] {
    var summaries: [YearSummary] = []
    try facts.forEach(of: years.map { Month(year: $0, month: 12) }) { december, facts in
      summaries.append(try yearSummary(to: december, facts))
    }
    return summaries
  }

  private func yearSummary(to december: Month, _ facts: ReportFacts) throws -> YearSummary {
    let january = december + -11
    let dated = min(december.lastDay, today)
    let names = NamesOfTheTime(self, upTo: december)
    let period = Period(january.firstDay, through: dated)
    let whole = YearlySums(self, january)
    let statement = BudgetStatement(
      plans.map { $0.known(on: dated) }, book, asked: period, today: dated, upTo: december)
    return YearSummary(
      year: december.year, dated: dated,
      fingerprint: fingerprints.fingerprint(upTo: dated, rules: book.rules),
      totals: whole.compare(categories) { _, _ in "" },
      months: whole.compare(categories) { month, _ in "\(january + (month.month - 1))" }
        .sorted { [$0.name, $0.currency.code].precedes([$1.name, $1.currency.code]) },
      categories: whole.compare(categories) { names.category($1) },
      items: whole.compare(items) { names.item($1) },
      stores: whole.compare(stores) { names.store($1) },
      budgets: YearlyBudget.all(of: statement.rows.filter { period.contains($0.period.start) }),
      picture: try PeriodPicture(
        facts,
        PeriodPicture.Frame(
          period: period, before: Period(start: (january + -12).firstDay, end: january.firstDay),
          day: dated, looksAhead: false),
        categories: names.categoryOfProduct, from: replay))
  }
}

/// Adds up the sums of a year's months, and of those of the year before.
private struct YearlySums {
  private let household: HouseholdBook
  private let january: Month
  private let hasYearBefore: Bool

  init(_ household: HouseholdBook, _ january: Month) {
    self.household = household
    self.january = january
    hasYearBefore = household.months.first.map { $0 < january } ?? false
  }

  func compare(
    _ sums: MonthlySums, name: (Month, UInt32) -> String
  ) -> [YearlyComparison] {
    struct Key: Hashable {
      let name: String
      let currency: String
    }
    var found: [Key: (spent: Amount, lines: Int, before: Amount)] = [:]
    for month in (-12..<12).map({ january + $0 }) {
      for cell in sums.cells[month] ?? [] {
        let key = Key(
          name: name(month, cell.number), currency: household.book.currencyCode(of: cell.currency))
        var sum = found[key] ?? (.zero, 0, .zero)
        if month < january {
          sum.before += cell.amount
        } else {
          sum.spent += cell.amount
          sum.lines += cell.lines
        }
        found[key] = sum
      }
    }
    return found.compactMap { key, sum -> YearlyComparison? in
      guard let currency = Currency(key.currency) else { return nil }
      return YearlyComparison(
        name: key.name, currency: currency, spent: sum.spent, lines: sum.lines,
        before: hasYearBefore ? sum.before : nil)
    }
    .sorted { left, right in
      if left.spent != right.spent { return left.spent > right.spent }
      return [left.name, left.currency.code].precedes([right.name, right.currency.code])
    }
  }
}

extension YearlyBudget {
  /// One for each budget, category and currency of rows that stand in their order.
  fileprivate static func all(of rows: [BudgetStatement.Row]) -> [YearlyBudget] {
    var start = 0
    var all: [YearlyBudget] = []
    while start < rows.count {
      let first = rows[start]
      var end = start
      while end < rows.count, rows[end].budget == first.budget,
        rows[end].category == first.category, rows[end].currency == first.currency
      { end += 1 }
      let own = rows[start..<end]
      all.append(
        YearlyBudget(
          budget: first.budget, category: first.category, currency: first.currency,
          periods: own.count, overspent: own.count { $0.remaining.isNegative },
          allotted: own.reduce(.zero) { $0 + $1.allotted },
          spent: own.reduce(.zero) { $0 + $1.spent }))
      start = end
    }
    return all
  }
}
