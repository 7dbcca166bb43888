import EventSourcing
import GroceryModel

/// The state of each budget in its periods.
///
/// Allotted + carried − spent = remaining in every row. `spent` is the sum of the totals of all
/// lines dated in the period, so refunds and discounts give money back on their own day.
public struct BudgetStatement: Sendable {
  public enum Status: String, Sendable {
    case ended, over, watch, ok
  }

  /// True if a period that has ended kept within what was allotted and carried.
  public enum Outcome: String, Sendable {
    case kept, over
  }

  /// Finds categories that several budgets have an amount for.
  ///
  /// - Parameter rows: Rows of one day or of one month.
  /// - Returns: Their matching keys.
  public static func sharedCategories(of rows: [Row]) -> Set<String> {
    let parts = rows.filter { $0.category != "*" }
    let budgets = Dictionary(grouping: parts) { NameKey.matching($0.category) }
    return Set(budgets.filter { Set($0.value.map(\.budget)).count > 1 }.keys)
  }

  public struct Row: Hashable, Sendable {
    public let budget: String
    /// `*` for the whole budget.
    public let category: String
    /// The matching keys of the categories that count; nil if all spending does.
    public let counted: Set<String>?
    /// Those categories as the budget writes them; empty if all spending counts, and for a row of one.
    public let countedNames: [String]
    public let currency: Currency
    public let period: Period
    /// What was set; longer than ``period`` where another was set into it later.
    public let planned: Period
    /// The amount of the period, without what is carried.
    public let allotted: Amount
    /// What is carried from the period before, by the rollover; negative after overspending.
    public let carried: Amount
    /// The sum of the lines dated in the period, up to today; refunds are negative.
    public let spent: Amount
    /// What will have been spent at the end, rounded to the currency's digits; nil once ended.
    public let projected: Amount?
    /// The monthly bills of the period, paid and still to come; zero once ended.
    let bills: Amount
    /// Those of ``bills`` that are paid.
    let paidBills: Amount
    /// The days from the later of today and the start to the end, both included; 0 once ended.
    public let daysLeft: Int
    /// Of a whole budget with amounts for categories: what it gives to none of them.
    public fileprivate(set) var unallocated: Amount?
    /// Of a whole budget with amounts for categories: what was spent in others.
    public fileprivate(set) var unbudgeted: Amount?
    /// How many days of the period are over, today included.
    public let daysOver: Int
    /// The `budget.set` whose terms hold in the period.
    let setBy: EventIdentifier
    public let rollover: Rollover
    /// The period whose rest was carried into this one; nil in the first.
    let carriedFrom: Period?

    /// Allotted plus carried minus spent; negative if overspent.
    public var remaining: Amount { allotted + carried - spent }

    /// 100 × spent ÷ (allotted + carried) with one digit, empty where that is not positive.
    public var usedPercent: String {
      let (scaled, overflow) = spent.units.multipliedReportingOverflow(by: 100)
      guard !overflow else { return "" }
      return ratioText(scaled, over: (allotted + carried).units, fractionDigits: 1) ?? ""
    }

    /// What may be spent on each day that is left, rounded down; nil once ended.
    public var perDayLeft: Amount? {
      guard daysLeft > 0 else { return nil }
      guard remaining.units > 0 else { return .zero }
      return Amount(units: remaining.units / Int128(daysLeft))
        .roundedDown(toFractionDigits: currency.fractionDigits)
    }

    /// How the period ended; nil while it runs.
    public var outcome: Outcome? {
      guard status == .ended else { return nil }
      return remaining.isNegative ? .over : .kept
    }

    /// What was spent on a day so far, rounded half-even; nil before the first day.
    public var dailyMean: Amount? {
      guard daysOver > 0 else { return nil }
      return Amount(units: divideHalfEven(spent.units, by: Int128(daysOver)))
        .rounded(toFractionDigits: currency.fractionDigits)
    }

    /// What the period will end above what is allotted and carried, or has ended; nil where it keeps
    /// within.
    public var excess: Amount? {
      let over = max(projected ?? spent, spent) - (allotted + carried)
      return over.units > 0 ? over : nil
    }

    /// `watch` begins at 80 % of allotted plus carried, if also 80 % of what bills leave is spent;
    /// `ended` wins over the others.
    ///
    /// A rent that is paid on the 1st says nothing about the rest of the month.
    public var status: Status {
      if daysLeft == 0 { return .ended }
      if remaining.isNegative { return .over }
      let available = allotted + carried
      let isWatched = available.units > 0 && spent.units * 100 >= available.units * 80
      return isWatched && isRestWatched(of: available) ? .watch : .ok
    }

    /// True if 80 % of what bills leave is spent, or bills alone are more than is available.
    private func isRestWatched(of available: Amount) -> Bool {
      guard bills.units > 0 else { return true }
      let rest = spent - paidBills
      let left = available - bills
      return left.isNegative || rest.units > 0 && rest.units * 100 >= left.units * 80
    }
  }

  /// Sorted by budget, category, currency and start.
  public let rows: [Row]
  /// For each row its period, those before it, and what was spent in them.
  let outlooks: [SpendOutlook]
  /// What was spent in the rows' periods, up to today, in currencies that no budget of the rows has.
  public let otherCurrencies: [(currency: Currency, spent: Amount)]

  /// Computes the statement of budgets from a resolved fold.
  ///
  /// - Parameters:
  ///   - plans: The budgets.
  ///   - book: The fold's sums by currency, category and day.
  ///   - asked: The requested days; rows are of the periods that overlap them.
  ///   - today: The day from which days are left; later spending does not count.
  ///   - month: Lines after this month do not decide the category of an unfiled line.
  public init(
    _ plans: [BudgetPlan], _ book: SpendingBook, asked: Period, today: Day, upTo month: Month? = nil
  ) {
    guard !plans.isEmpty else {
      self.rows = []
      outlooks = []
      otherCurrencies = []
      return
    }
    let spending = DailySpending.books(of: book, upTo: month)
    var rows: [(row: Row, outlook: SpendOutlook)] = []
    for plan in plans {
      let spans = plan.spans(startingBefore: asked.end, seenFrom: today)
      let names = Set(spans.flatMap { $0.terms.categories.map { NameKey.matching($0.name) } })
      let begun = spending.all.mapValues { $0.firstDay(seenFrom: today) }
      for name in [nil] + names.sorted().map(Optional.some) {
        // The terms are the same in most periods, and adding up categories takes a pass over their days.
        var daily: (terms: BudgetVersion.Terms, spending: DailySpending)?
        var account = BudgetAccount(plan.name(seenFrom: today), category: name, today: today)
        if let first = spans.first {
          account.learn(before: first, since: begun[first.terms.currency] ?? nil)
        }
        for span in spans {
          let code = span.terms.currency
          if daily?.terms != span.terms {
            daily = (
              span.terms,
              span.terms.counting(
                spending.all[code], spending.byCategory[code] ?? [:], category: name)
            )
          }
          let stated = account.next(
            span, daily?.spending ?? DailySpending(), since: begun[code] ?? nil)
          if let stated, span.period.overlaps(asked) { rows.append(stated) }
        }
      }
    }
    rows.sort { left, right in
      left.row.sortKey.precedes(right.row.sortKey)
    }
    self.rows = Self.withRest(rows.map(\.row))
    outlooks = rows.map(\.outlook)
    otherCurrencies = Self.others(than: self.rows, in: spending.all, seenFrom: today)
  }

  private static func others(
    than rows: [Row], in spending: [String: DailySpending], seenFrom today: Day
  ) -> [(currency: Currency, spent: Amount)] {
    guard let start = rows.map(\.period.start).min(), start <= today,
      let last = rows.map(\.period.lastDay).max()
    else { return [] }
    let period = Period(start, through: min(last, today))
    let own = Set(rows.map(\.currency.code))
    return spending.sorted { $0.key < $1.key }.compactMap { code, days in
      guard !own.contains(code), let currency = Currency(code) else { return nil }
      let spent = days.spent(in: period)
      return spent == .zero ? nil : (currency, spent)
    }
  }
}

extension BudgetStatement {
  /// The rows, those of whole budgets with what their categories leave.
  private static func withRest(_ rows: [Row]) -> [Row] {
    struct Key: Hashable {
      let budget: String
      let period: Period
    }
    let parts = Dictionary(grouping: rows.lazy.filter { $0.category != "*" }) {
      Key(budget: $0.budget, period: $0.period)
    }
    return rows.map { row in
      guard row.category == "*", let own = parts[Key(budget: row.budget, period: row.period)]
      else { return row }
      var row = row
      row.unallocated = own.reduce(row.allotted) { $0 - $1.allotted }
      row.unbudgeted = own.reduce(row.spent) { $0 - $1.spent }
      return row
    }
  }
}

extension BudgetVersion.Terms {
  /// What counts against a category's amount, or against the whole.
  func counting(
    _ all: DailySpending?, _ byCategory: [String: DailySpending], category: String? = nil
  ) -> DailySpending {
    if let category { return byCategory[category] ?? DailySpending() }
    guard let counted else { return all ?? DailySpending() }
    return DailySpending(joining: counted.sorted().compactMap { byCategory[$0] })
  }
}

extension BudgetStatement.Row {
  fileprivate var sortKey: [String] {
    [budget, category, currency.code, period.start.description]
  }
}

/// Carries one budget, or one category of it, from period to period.
private struct BudgetAccount {
  private let budget: String
  private let category: String?
  private let today: Day
  private var previous: BudgetStatement.Row?
  private var past: [Period] = []

  init(_ budget: String, category: String?, today: Day) {
    self.budget = budget
    self.category = category
    self.today = today
  }

  /// Learns from what was spent before the budget was set: in periods of its length since the first purchase,
  /// so that a new budget foresees what `larder predict spend` does.
  mutating func learn(before span: BudgetPlan.Span, since first: Day?) {
    guard let first, case .repeating(let recurrence) = span.terms.period else { return }
    for place in 1...CoveredMonths.longestPause {
      let start = recurrence.start(ofPeriod: -place)
      let period = Period(start: start, end: recurrence.start(ofPeriod: 1 - place))
      guard period.isWhole(since: first) else { return }
      if today >= period.lastDay { past.insert(period, at: 0) }
    }
  }

  /// The row of the next period, or nil where the category has no amount in it.
  ///
  /// Nothing is learnt of periods before the first purchase, or in which it was.
  mutating func next(
    _ span: BudgetPlan.Span, _ spending: DailySpending, since first: Day?
  ) -> (row: BudgetStatement.Row, outlook: SpendOutlook)? {
    guard let currency = Currency(span.terms.currency) else { return nil }
    let own = category.flatMap { key in
      span.terms.categories.first { NameKey.matching($0.name) == key }
    }
    // The only category that counts is the whole.
    let isWhole = category != nil && span.terms.counted?.count == 1
    guard category == nil || own != nil, !isWhole else {
      previous = nil
      return nil
    }
    if let previous, previous.currency != currency { past = [] }
    let outlook = SpendOutlook(period: span.period, past: past, spending: spending, today: today)
    let isEnded = today > span.period.lastDay
    let foreseen = isEnded ? nil : outlook.foreseen
    let row = BudgetStatement.Row(
      budget: budget, category: own?.name ?? "*",
      counted: category.map { [$0] } ?? span.terms.counted,
      countedNames: category != nil || span.terms.counted == nil
        ? [] : span.terms.categories.map(\.name), currency: currency,
      period: span.period, planned: span.planned, allotted: own?.amount ?? span.terms.amount,
      carried: carried(span.terms, currency),
      spent: outlook.spent, projected: foreseen?.projected(in: currency),
      bills: foreseen?.totalOfBills() ?? .zero,
      paidBills: foreseen?.totalOfBills(where: \.isPaid) ?? .zero,
      daysLeft: isEnded ? 0 : span.period.end - max(today, span.period.start),
      daysOver: max(0, min(span.period.lastDay, today) - span.period.start + 1),
      setBy: span.setBy, rollover: span.terms.rollover,
      carriedFrom: previous?.currency == currency ? previous?.period : nil)
    // On its last day a period is complete, as a month is for `predict spend`.
    if today >= span.period.lastDay, first.map(span.period.isWhole(since:)) ?? true {
      past.append(span.period)
    }
    previous = row
    return (row, outlook)
  }

  private func carried(_ terms: BudgetVersion.Terms, _ currency: Currency) -> Amount {
    guard let previous, previous.currency == currency else { return .zero }
    let left = previous.remaining
    switch (terms.rollover, left.isNegative) {
    case (.none, _), (.surplus, true), (.deficit, false): return .zero
    case (.deficit, true), (.both, true): return left
    case (.surplus, false), (.both, false): return terms.cap.map { min(left, $0) } ?? left
    }
  }
}
