import EventSourcing
import GroceryModel

/// The household's resolved facts: makes the summary of any month.
public struct HouseholdBook: Sendable {
  let book: SpendingBook
  let plans: [BudgetPlan]
  let fingerprints: FingerprintFold
  let lines: ReportLines
  let replay: Replay
  let categories: MonthlySums
  /// With the lines that rules leave out of spending, whose names count too.
  let items: MonthlySums
  let stores: MonthlySums
  let spentItems: MonthlySums
  let spentStores: MonthlySums
  /// Where purchases lie.
  public let covered: CoveredMonths
  /// In all, by currency.
  let spending: [String: DailySpending]
  /// For each month its receipts whose lines do not add up to the stated total.
  private let unbalancedReceipts: [Month: Int]
  let sharedPrices = SharedPrices()

  var today: Day { replay.today }

  /// Folds and settles a log.
  public init(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws(LogError) {
    let descriptions = replay.late.descriptions
    var fold = try replay.fold(HouseholdFold(descriptions: descriptions, rules: rules))
    let facts = fold.takeFacts()
    book = try SpendingBook(fold.budgets.spending, from: replay)
    plans = fold.budgets.plans
    fingerprints = fold.fingerprints
    self.replay = replay
    lines = ReportLines(consume facts, names: book.fold.names, descriptions: descriptions)
    spending = DailySpending.books(of: book, upTo: nil).all
    let tables = book.fold.tables
    let book = book
    func spent(_ place: Int, isByDay: Bool = false, category part: Int) -> MonthlySums {
      MonthlySums(
        tables[place], isByDay: isByDay,
        where: book.leftOut.map { leftOut in
          { book.category(of: tables[place].key($0, part)) != leftOut }
        })
    }
    categories = spent(HouseholdFold.categoriesByDay, isByDay: true, category: 1)
    covered = CoveredMonths(holding: categories.months)
    items = MonthlySums(tables[HouseholdFold.itemsByMonth], isByDay: false)
    stores = MonthlySums(tables[HouseholdFold.storesByMonth], isByDay: false)
    let leavesOut = book.leftOut != nil
    spentItems = leavesOut ? spent(HouseholdFold.itemsByMonth, category: 3) : items
    spentStores = leavesOut ? spent(HouseholdFold.storesByMonth, category: 3) : stores
    unbalancedReceipts =
      fold.hasStatedTotals
      ? Dictionary(
        grouping: try ReceiptsQuestion(areUnbalanced: true).answer(from: replay), by: \.day.month
      ).mapValues(\.count) : [:]
  }

  /// All months from that of the first purchase to that of the last, but for long silences.
  public var months: [Month] { covered.months }

  /// Passes the summaries of some months to a closure; each uses only facts dated up to its month's
  /// end.
  ///
  /// - Parameters:
  ///   - months: Ascending.
  ///   - rows: The maximum number of rows of forecast tables listed in full; intervals and skill of
  ///     later rows may be missing.
  ///   - make: Receives the summary of each month in turn, so that only one is in memory.
  /// - Returns: The closure's results.
  /// - Throws: `LogError` if the log cannot be read again; the errors of `make`.
  public func summaries<Report>(
    of months: [Month], listing rows: Int = .max, _ make: (MonthSummary) throws -> Report
  ) throws -> [Report] {
    var history = ReportHistory(self)
    return try months.map { try make(try summary(of: $0, listing: rows, &history)) }
  }

  private func summary(
    of month: Month, listing rows: Int, _ history: inout ReportHistory
  ) throws -> MonthSummary {
    let dated = min(month.lastDay, today)
    let names = NamesAsOf(self, upTo: month)
    let statement = BudgetStatement(
      plans, book, asked: Period(month.firstDay, through: dated),
      today: dated, upTo: month)
    return MonthSummary(
      month: month, dated: dated,
      fingerprint: fingerprints.fingerprint(upTo: dated, rules: book.rules),
      totals: compare(categories, month, through: dated) { _ in "" },
      categorised: categorised(month),
      budgets: statement.rows,
      categories: compare(categories, month, through: dated) { names.category($0) },
      items: compare(spentItems, month, through: dated) { names.item($0) },
      stores: compare(spentStores, month, through: dated) { names.store($0) },
      picture: try history.picture(
        PeriodPicture.Frame(
          period: Period(month.firstDay, through: dated), before: (month + -1).period, day: dated,
          rowsAhead: rows),
        names.catalog),
      unbalancedReceipts: unbalancedReceipts[month] ?? 0,
      spend: spendPredictions(of: month, on: dated), days: days(of: month, through: dated),
      history: latestTotals(through: month))
  }

  private func spendPredictions(of month: Month, on dated: Day) -> [SpendPrediction] {
    let target = dated < month.lastDay ? month : month + 1
    return spending.sorted { [$0.key].precedes([$1.key]) }.compactMap { code, spending in
      guard let currency = Currency(code), let first = spending.firstDay(seenFrom: dated) else {
        return nil
      }
      return SpendPrediction(
        SpendOutlook(
          period: target.period,
          past: SpendPredictionQuestion.wholeMonths(before: target, since: first, seenFrom: dated),
          spending: spending, today: dated),
        budget: nil, category: nil, currency: currency)
    }
  }

  private func categorised(_ month: Month) -> [String: Amount] {
    var sums: [String: Amount] = [:]
    for cell in categories.cells(of: month)
    where book.filing(of: cell.number, upTo: month).isDecided {
      sums[book.currencyCode(of: cell.currency), default: .zero] += cell.amount
    }
    return sums
  }

  /// How many of the three months before one it can be compared with, by currency.
  ///
  /// Those count since something was bought in the currency; a month before that is blank, never 0.
  func comparableMonths(before month: Month) -> [String: Int] {
    var months: [String: Int] = [:]
    for back in 1...3 {
      for cell in categories.cells(of: month + -back) {
        months[book.currencyCode(of: cell.currency)] = back
      }
    }
    return months
  }

  /// How many of those months had begun to have purchases by a day of the month: a household's first days
  /// before it bought anything are blank too.
  private func comparableMonths(
    among months: Int, before month: Month, through lastDay: Int, in code: String
  ) -> Int {
    guard let first = spending[code]?.firstDay else { return months }
    var months = months
    while months > 0, first > (month + -months).firstDay + (lastDay - 1) { months -= 1 }
    return months
  }

  private func compare(
    _ table: MonthlySums, _ month: Month, through dated: Day, name: (UInt32) -> String
  ) -> [MonthlyComparison] {
    var sums: [UInt64: ComparisonSums] = [:]
    let lastDay = dated < month.lastDay ? dated - month.firstDay + 1 : 31
    for back in 0...3 {
      for cell in table.cells(of: month + -back) {
        sums[UInt64(cell.number) << 32 | UInt64(cell.currency), default: ComparisonSums()]
          .add(cell, back, isSoFar: (cell.dayOfMonth ?? 31) <= lastDay)
      }
    }
    // Numbers with one name are one thing.
    var found: [ComparisonKey: ComparisonSums] = [:]
    for (number, sum) in sums {
      let key = ComparisonKey(
        name: name(UInt32(number >> 32)),
        currency: book.currencyCode(of: UInt32(truncatingIfNeeded: number)))
      found[key, default: ComparisonSums()].add(sum)
    }
    let comparable = comparableMonths(before: month)
    let soFar = Dictionary(
      uniqueKeysWithValues: comparable.map { code, months in
        (code, comparableMonths(among: months, before: month, through: lastDay, in: code))
      })
    let knowsDays = dated == month.lastDay || table.isByDay
    return found.compactMap { key, sums -> MonthlyComparison? in
      guard let currency = Currency(key.currency) else { return nil }
      let before = comparable[key.currency] ?? 0
      let beforeSoFar = soFar[key.currency] ?? 0
      func mean(_ sum: Amount, of months: Int) -> Amount {
        Amount(units: divideHalfEven(sum.units, by: Int128(months)))
          .rounded(toFractionDigits: currency.fractionDigits)
      }
      return MonthlyComparison(
        name: key.name, currency: currency, spent: sums.spent, lines: sums.lines,
        lastMonth: sums.lastMonth, usual: before == 0 ? nil : mean(sums.before, of: before),
        usualMonths: beforeSoFar,
        soFar: beforeSoFar == 0 || !knowsDays
          ? nil
          : MonthlyComparison.SameDays(
            lastMonth: sums.lastMonthSoFar, usual: mean(sums.beforeSoFar, of: beforeSoFar)))
    }
    .sorted(byGreatest: \.spent, name: \.name, currency: \.currency)
  }
}

/// What was paid for one thing in a month, and in the three months before.
private struct ComparisonSums {
  var spent = Amount.zero
  var lastMonth = Amount.zero
  var before = Amount.zero
  /// The same of the days that the month has had.
  var lastMonthSoFar = Amount.zero
  var beforeSoFar = Amount.zero
  var lines = 0

  /// - Parameters:
  ///   - cell: A sum of the month, or of one before.
  ///   - back: How many months before.
  ///   - isSoFar: Whether the month has had the cell's day of the month.
  mutating func add(_ cell: MonthlySums.Cell, _ back: Int, isSoFar: Bool) {
    if back == 0 {
      spent += cell.amount
      lines += cell.lines
    } else {
      before += cell.amount
    }
    if back == 1 { lastMonth += cell.amount }
    if isSoFar, back > 0 {
      beforeSoFar += cell.amount
      if back == 1 { lastMonthSoFar += cell.amount }
    }
  }

  mutating func add(_ other: ComparisonSums) {
    spent += other.spent
    lastMonth += other.lastMonth
    before += other.before
    lastMonthSoFar += other.lastMonthSoFar
    beforeSoFar += other.beforeSoFar
    lines += other.lines
  }
}
