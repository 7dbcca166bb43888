import GroceryModel

/// One year's answers.
public struct YearSummary: Sendable {
  public let year: Int
  /// The day the report is dated by: the year's last; of a year that is not over the last of its latest
  /// month with purchases, or today if that is earlier.
  public let dated: Day
  /// The last month with purchases; what comes after it in the year is left out of monthly figures.
  public let lastMonth: Month
  /// The day of the household's first purchase; nil without any.
  let begun: Day?
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
  /// How many months of the year the report covers, from the first with a purchase or January on.
  let monthsCovered: Int
  /// How many months of the year before it is compared with; 0 where nothing was bought before.
  let monthsBefore: Int
  /// The months that have purchases in the year before too; nil without any.
  public let matchedMonths: ClosedRange<Month>?
  /// What was spent in all in the months up to the report's, since the first purchase, in the two years.
  public let history: [MonthTotal]
  /// What was spent on each category in each month up to the report's, the greatest first.
  public let seasons: [YearlySeason]
  /// The day on which most was spent, in each currency.
  public let greatestDays: [GreatestDay]
  public let picture: PeriodPicture

  /// True if a month is over, and the household recorded all of it: averages and records leave out others.
  public func isWhole(_ month: Month) -> Bool {
    month.lastDay <= dated && begun.map { month.period.isWhole(since: $0) } ?? true
  }
}

/// What was paid for one thing in a year, and in the year before.
public struct YearlyComparison: Hashable, Sendable {
  public let name: String
  public let currency: Currency
  public let spent: Amount
  public let lines: Int
  /// Nil where nothing was bought before the year.
  public let before: Amount?
  /// The sums of these months alone; nil without any.
  public let matched: Matched?

  public struct Matched: Hashable, Sendable {
    public let spent: Amount
    public let before: Amount

    /// The difference to the same months of the year before; positive if more was spent.
    public var change: Amount { spent - before }
  }

  /// The difference to the year before; positive if more was spent.
  public var change: Amount? { before.map { spent - $0 } }
}

/// What was spent on one category in each month of a year.
public struct YearlySeason: Hashable, Sendable {
  public let name: String
  public let currency: Currency
  /// From January on; nil before the first purchase.
  public let months: [Amount?]
}

/// The day of a year on which most was spent in a currency.
public struct GreatestDay: Hashable, Sendable {
  public let day: Day
  public let currency: Currency
  public let spent: Amount
}

/// How a budget, or a category of it, was kept in the periods that begin in a year.
public struct YearlyBudget: Hashable, Sendable {
  public let budget: String
  /// `*` for the whole budget.
  public let category: String
  public let currency: Currency
  /// The number of periods that begin in the year.
  public let periods: Int
  /// In how many of them more was spent than there was.
  public let overspent: Int
  /// How many of the periods are over, and in how many of these it was kept.
  public let ended: Int
  public let kept: Int
  public let allotted: Amount
  public let spent: Amount
  /// What is left in all periods; of a budget that carries its rest over, what is left in the last one.
  public let left: Amount
  /// True if the last period carries its rest over.
  public let carriesOver: Bool
}

extension HouseholdBook {
  /// All years from that of the first purchase to that of the last, but for long silences.
  public var years: [Int] { covered.years }

  /// What is made of the summaries of some years, each without a look at what is dated after it.
  ///
  /// - Parameters:
  ///   - years: Ascending.
  ///   - make: Is given the summary of each year in turn, so that one at a time is held.
  /// - Returns: What it made of them.
  /// - Throws: `LogError` where the log cannot be read again; what `make` throws.
  public func yearSummaries<Report>(
    of years: [Int], _ make: (YearSummary) throws -> Report
  ) throws -> [Report] {
    var history = ReportHistory(self)
    return try years.map { try make(try yearSummary(to: Month(year: $0, month: 12), &history)) }
  }

  private func greatestDays(in period: Period) -> [GreatestDay] {
    spending.sorted { [$0.key].precedes([$1.key]) }.compactMap { code, spending in
      guard let currency = Currency(code) else { return nil }
      let most = spending.amounts(in: period).max {
        ($0.amount, $1.day) < ($1.amount, $0.day)
      }
      return most.map { GreatestDay(day: $0.day, currency: currency, spent: $0.amount) }
    }
  }

  /// The last month of a year with purchases; without any, the last month that has begun.
  private func yearsLastMonth(to december: Month) -> Month {
    let last = spending.values.compactMap { $0.months.filter { $0 <= december }.max() }.max()
    guard let last, december + -11 <= last else { return min(today.month, december) }
    return min(today.month, last)
  }

  /// The day that a year's report is dated by.
  ///
  /// The last day of a year that is over. A year that is not over ends with its last month with
  /// purchases, so that its report keeps its bytes until something is bought again.
  private func yearsDay(to december: Month) -> Day {
    today >= december.lastDay
      ? december.lastDay : min(today, yearsLastMonth(to: december).lastDay)
  }

  private func yearSummary(
    to december: Month, _ history: inout ReportHistory
  ) throws -> YearSummary {
    let january = december + -11
    let dated = yearsDay(to: december)
    let last = yearsLastMonth(to: december)
    let names = NamesAsOf(self, upTo: december)
    let period = Period(january.firstDay, through: dated)
    let whole = YearlySums(self, january, through: last)
    let statement = BudgetStatement(
      plans, book, asked: period, today: dated, upTo: december)
    return YearSummary(
      year: december.year, dated: dated, lastMonth: last,
      begun: spending.values.compactMap(\.firstDay).min(),
      fingerprint: fingerprints.fingerprint(upTo: dated, rules: book.rules),
      totals: whole.compare(categories) { _ in "" },
      months: (0..<max(0, last - january + 1)).flatMap { whole.compare(january + $0) },
      categories: whole.compare(categories) { names.category($0) },
      items: whole.compare(spentItems) { names.item($0) },
      stores: whole.compare(spentStores) { names.store($0) },
      budgets: YearlyBudget.all(
        of: statement.rows.filter { period.contains($0.period.start) }, on: dated),
      monthsCovered: whole.months(upTo: last), monthsBefore: whole.monthsBefore,
      matchedMonths: whole.matched,
      history: totals(of: whole.recorded(upTo: last)),
      seasons: whole.seasons(through: last) { names.category($0) },
      greatestDays: greatestDays(in: period),
      picture: try history.picture(
        PeriodPicture.Frame(
          period: period, before: Period(start: (january + -12).firstDay, end: january.firstDay),
          day: dated, rowsAhead: nil),
        names.catalog))
  }
}

/// Adds up the sums of a year's months, and of those of the year before.
private struct YearlySums {
  private let household: HouseholdBook
  private let january: Month
  private let first: Month
  /// The months that were also recorded a year earlier.
  let matched: ClosedRange<Month>?

  init(_ household: HouseholdBook, _ january: Month, through last: Month) {
    self.household = household
    self.january = january
    first = household.covered.start(upTo: january + 11) ?? january
    let start = max(january, first + 12)
    matched = start <= last ? start...last : nil
  }

  /// The months since the first purchase, at most those of the year before and up to a month of it.
  func recorded(upTo last: Month) -> ClosedRange<Month> {
    min(max(january + -12, first), last)...last
  }

  /// How many of the year's months there are from the first purchase to a month.
  func months(upTo last: Month) -> Int { max(0, last - max(first, january) + 1) }

  /// How many months of the year before there are since the first purchase.
  var monthsBefore: Int { max(0, min(12, january - first)) }

  /// The months of each category.
  func seasons(through last: Month, name: (UInt32) -> String) -> [YearlySeason] {
    let count = last - january + 1
    let since = max(0, first - january)
    var sums: [ComparisonKey: [Amount]] = [:]
    for place in since..<max(since, count) {
      for cell in household.categories.cells(of: january + place) {
        let key = ComparisonKey(
          name: name(cell.number), currency: household.book.currencyCode(of: cell.currency))
        sums[key, default: Array(repeating: .zero, count: count)][place] += cell.amount
      }
    }
    return sums.map { (key: $0.key, months: $0.value, total: $0.value.reduce(.zero, +)) }
      .sorted { left, right in
        left.total == right.total
          ? [left.key.name, left.key.currency].precedes([right.key.name, right.key.currency])
          : left.total > right.total
      }
      .compactMap { season in
        Currency(season.key.currency).map { currency in
          YearlySeason(
            name: season.key.name, currency: currency,
            months: season.months.enumerated().map { $0.offset < since ? nil : $0.element })
        }
      }
  }

  /// The year against the one before.
  func compare(_ sums: MonthlySums, name: (UInt32) -> String) -> [YearlyComparison] {
    compare(
      sums, now: (0..<12).map { january + $0 }, before: (-12..<0).map { january + $0 }, name: name)
  }

  /// One of its months against the same of the year before.
  func compare(_ month: Month) -> [YearlyComparison] {
    compare(household.categories, now: [month], before: [month + -12]) { _ in "\(month)" }
  }

  private func compare(
    _ sums: MonthlySums, now: [Month], before: [Month], name: (UInt32) -> String
  ) -> [YearlyComparison] {
    let hasBefore = before.contains { first <= $0 }
    var found: [UInt64: YearlySum] = [:]
    for month in before + now {
      for cell in sums.cells(of: month) {
        found[UInt64(cell.number) << 32 | UInt64(cell.currency), default: YearlySum()]
          .add(
            cell, isBefore: month < now[0],
            isMatched: matched.map { $0.contains(month < now[0] ? month + 12 : month) } ?? false)
      }
    }
    // Numbers with one name are one thing.
    var named: [ComparisonKey: YearlySum] = [:]
    for (number, sum) in found {
      let currency = household.book.currencyCode(of: UInt32(truncatingIfNeeded: number))
      named[
        ComparisonKey(name: name(UInt32(number >> 32)), currency: currency), default: YearlySum()
      ]
      .add(sum)
    }
    return named.compactMap { key, sum -> YearlyComparison? in
      guard let currency = Currency(key.currency) else { return nil }
      return YearlyComparison(
        name: key.name, currency: currency, spent: sum.spent, lines: sum.lines,
        before: hasBefore ? sum.before : nil,
        matched: matched.map { _ in
          YearlyComparison.Matched(spent: sum.matchedSpent, before: sum.matchedBefore)
        })
    }
    .sorted(byGreatest: \.spent, name: \.name, currency: \.currency)
  }
}

/// What was paid for one thing in some months, and in those before.
private struct YearlySum {
  var spent = Amount.zero
  var lines = 0
  var before = Amount.zero
  var matchedSpent = Amount.zero
  var matchedBefore = Amount.zero

  mutating func add(_ cell: MonthlySums.Cell, isBefore: Bool, isMatched: Bool) {
    if isBefore {
      before += cell.amount
      if isMatched { matchedBefore += cell.amount }
    } else {
      spent += cell.amount
      lines += cell.lines
      if isMatched { matchedSpent += cell.amount }
    }
  }

  mutating func add(_ other: YearlySum) {
    spent += other.spent
    lines += other.lines
    before += other.before
    matchedSpent += other.matchedSpent
    matchedBefore += other.matchedBefore
  }
}

extension YearlyBudget {
  /// Returns one summary for each budget, category and currency; the rows must be in order.
  fileprivate static func all(of rows: [BudgetStatement.Row], on day: Day) -> [YearlyBudget] {
    var start = 0
    var all: [YearlyBudget] = []
    while start < rows.count {
      let first = rows[start]
      var end = start
      while end < rows.count, rows[end].budget == first.budget,
        rows[end].category == first.category, rows[end].currency == first.currency
      { end += 1 }
      let own = rows[start..<end]
      let last = rows[end - 1]
      let (allotted, spent) = (
        own.reduce(Amount.zero) { $0 + $1.allotted }, own.reduce(Amount.zero) { $0 + $1.spent }
      )
      let ended = own.filter { $0.period.lastDay <= day }
      all.append(
        YearlyBudget(
          budget: first.budget, category: first.category, currency: first.currency,
          periods: own.count, overspent: own.count { $0.remaining.isNegative },
          ended: ended.count, kept: ended.count { !$0.remaining.isNegative },
          allotted: allotted, spent: spent,
          left: last.rollover == .none ? allotted - spent : last.remaining,
          carriesOver: last.rollover != .none))
      start = end
    }
    return all
  }
}
