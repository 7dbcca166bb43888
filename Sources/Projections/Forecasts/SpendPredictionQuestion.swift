import EventSourcing
import GroceryModel
import Statistics

/// Predicts the spending by the end of months or of budgets' periods, and measures past forecasts.
///
/// Only facts dated up to the forecast's day count. Lines without a category get it from today's
/// rules and descriptions, also in forecasts of earlier days.
public struct SpendPredictionQuestion: Sendable {
  /// What ends at the end of the periods.
  public enum Subject: Sendable {
    /// Months, in each currency; only of lines that filters by name keep.
    case months([NameFilter])
    /// The periods of budgets and of their categories, of those that filters by name keep.
    case budgets([NameFilter])
  }

  private let subject: Subject
  private let today: Day

  /// - Parameters:
  ///   - subject: Whose ends are foreseen.
  ///   - today: The day that is looked from.
  public init(of subject: Subject, on today: Day) {
    self.subject = subject
    self.today = today
  }

  /// One row a period, by budget, category, currency and start, months by currency and start.
  ///
  /// - Parameters:
  ///   - asked: Rows are of the periods that overlap it.
  ///   - replay: The log.
  ///   - rules: What files lines that do not say their category.
  /// - Returns: The rows, with the filters that name nothing.
  /// - Throws: `LogError` where the log cannot be read, `NameAmbiguity` where a filter's name fits
  ///   several things.
  public func predictions(
    in asked: Period, from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> ForecastAnswer<SpendPrediction> {
    let found = try outlooks(in: asked, replay, rules)
    return ForecastAnswer(
      found.outlooks.map { one in
        SpendPrediction(
          one.outlook, budget: one.budget, category: one.category, currency: one.currency)
      }, unmatched: found.unmatched, candidates: found.candidates)
  }

  /// How good such forecasts were for the periods that are over: first all together, then each
  /// currency's months or each budget's periods.
  ///
  /// - Parameters:
  ///   - horizons: How many days before the end of each period, each at least 1.
  ///   - latest: At most so many periods of each, the latest.
  ///   - replay: The log.
  ///   - rules: What files lines that do not say their category.
  /// - Returns: The rows, by series and horizon.
  /// - Throws: As ``predictions(in:from:rules:)``.
  public func backtests(
    horizons: [Int], latest: Int = .max, from replay: Replay,
    rules: CategoryRules = CategoryRules()
  ) throws -> ForecastAnswer<BacktestSummary> {
    let found = try outlooks(in: Period(today, through: today), replay, rules)
    let series = found.outlooks.map { one in
      let name = [one.budget, one.category].compactMap { $0 == "*" ? nil : $0 }
      return (
        name: name.isEmpty ? "months" : name.joined(separator: " "),
        currency: one.currency.code, unit: "",
        backtests: horizons.map {
          one.outlook.backtest(daysLeft: $0, in: one.currency, latest: latest)
        }
      )
    }
    return ForecastAnswer(
      BacktestSummary.rows(series, horizons: horizons), unmatched: found.unmatched,
      candidates: found.candidates)
  }

  private struct Found {
    var outlooks:
      [(budget: String?, category: String?, currency: Currency, outlook: SpendOutlook)] = []
    var unmatched: [NameFilter] = []
    var candidates: [String] = []
  }

  private func outlooks(
    in asked: Period, _ replay: Replay, _ rules: CategoryRules
  ) throws -> Found {
    switch subject {
    case .months(let filters): try months(asked, filters, replay, rules)
    case .budgets(let filters): try budgets(asked, filters, replay, rules)
    }
  }

  private func budgets(
    _ asked: Period, _ filters: [NameFilter], _ replay: Replay, _ rules: CategoryRules
  ) throws -> Found {
    let fold = try replay.fold(BudgetFold(descriptions: replay.late.descriptions, rules: rules))
    let book = try SpendingBook(fold.spending, from: replay)
    let statement = BudgetStatement(fold.plans, book, asked: asked, today: today)
    let picks = try BudgetPicks(filters, among: fold.plans)
    var found = Found(unmatched: picks.unmatched, candidates: picks.candidates)
    for (row, outlook) in zip(statement.rows, statement.outlooks)
    where picks.contains(row) {
      found.outlooks.append((row.budget, row.category, row.currency, outlook))
    }
    return found
  }

  private func months(
    _ asked: Period, _ filters: [NameFilter], _ replay: Replay, _ rules: CategoryRules
  ) throws -> Found {
    let answer = try SpendQuestion(by: [.day], filters: filters).days(from: replay, rules: rules)
    var found = Found(unmatched: answer.unmatched, candidates: answer.candidates)
    guard !asked.isEmpty else { return found }
    for (code, spending) in answer.spending.sorted(by: { [$0.key].precedes([$1.key]) }) {
      guard let currency = Currency(code), let first = spending.firstDay else { continue }
      let covered = CoveredMonths(holding: spending.months)
      var month = max(asked.start.month, first.month)
      while month <= asked.lastDay.month {
        defer { month = month + 1 }
        guard !covered.isSilent(month) else { continue }
        let start = spending.firstDay(seenFrom: min(month.lastDay, today)) ?? first
        found.outlooks.append(
          (
            nil, nil, currency,
            SpendOutlook(
              period: month.period,
              past: Self.wholeMonths(before: month, since: start, seenFrom: today),
              spending: spending, today: today)
          ))
      }
    }
    return found
  }

  /// The first month that counts as a whole one: that of the first purchase, if that was in its first
  /// week, else the next.
  private static func firstWholeMonth(since day: Day) -> Month {
    day.month.period.isWhole(since: day) ? day.month : day.month + 1
  }

  /// Returns the months that a forecast learns from, oldest first.
  ///
  /// A month counts from its last day on.
  ///
  /// - Parameters:
  ///   - target: The month to forecast.
  ///   - first: The day of the first purchase.
  ///   - day: The day that the forecast is made on.
  /// - Returns: Their periods.
  static func wholeMonths(before target: Month, since first: Day, seenFrom day: Day) -> [Period] {
    let begun = firstWholeMonth(since: first)
    return (0..<max(0, min(target, (day + 1).month) - begun)).map { (begun + $0).period }
  }
}
