extension Backtest {
  /// What is known on a day of spending that has no daily rate: fixed bills.
  public struct FixedSpending: Sendable {
    /// The amounts of each day without it, of the target period and those before.
    public let rest: [[Double]]
    /// What of it was paid in the target period, and what is still to come.
    public let amount: Double
    /// The standard deviation of what is still to come, at least 0.
    public let deviation: Double

    public init(rest: [[Double]], amount: Double, deviation: Double) {
      self.rest = rest
      self.amount = amount
      self.deviation = deviation
    }
  }

  /// Projects the total of each of the latest periods, as of a number of days before its end.
  ///
  /// The naive forecast is the total of the period before. The first two periods are not windows,
  /// because errors are measured in units of the change between totals. A period is also skipped if
  /// it is too short, or if nothing was spent before it. Each window uses only the spending up to
  /// its day and the periods before.
  ///
  /// - Parameters:
  ///   - spending: The amounts of each day of each period, oldest first; whole periods only.
  ///   - daysLeft: The number of days left in the period, at least 1.
  ///   - latest: The maximum number of periods.
  ///   - printedStep: The smallest step in which totals are printed; nil if they are exact.
  ///   - fixed: Returns what is fixed of a period's spending, as known after so many of its days; nil
  ///     if nothing is.
  public init(
    ofMonthEnds spending: [[Double]], daysLeft: Int, latest: Int = .max,
    printedStep: Double? = nil,
    fixed: (_ target: Int, _ day: Int) -> FixedSpending? = { _, _ in nil }
  ) {
    let whole = PastSpending(spending)
    self.init(
      spending.indices.dropFirst(2).suffix(latest).compactMap { target in
        let day = spending[target].count - daysLeft
        let scale = Self.scale(of: whole.periods[..<target].map(\.total))
        guard daysLeft >= 1, day >= 0, scale > 0 else { return nil }
        let fixed = fixed(target, day)
        let rest = fixed.map { PastSpending($0.rest) } ?? whole
        guard let projection = rest.projection(of: target, day: day) else { return nil }
        return Window(
          prediction: fixed.map {
            projection.adding($0.amount, deviation: $0.deviation).total
          } ?? projection.total,
          actual: whole.periods[target].total, naive: whole.periods[target - 1].total,
          scale: scale, printedStep: printedStep)
      })
  }
}

/// The amounts of each day of periods, as projections need them.
private struct PastSpending {
  let periods: [MonthEndProjection.PastPeriod]
  private let spending: [[Double]]
  /// The days with spending of each period.
  private let known: [[(day: Int, amount: Double)]]
  /// The days before each period.
  private let starts: [Int]

  init(_ spending: [[Double]]) {
    self.spending = spending
    periods = spending.map { days in
      MonthEndProjection.PastPeriod(total: days.reduce(0, +), days: days.count)
    }
    known = spending.map { days in
      days.enumerated().filter { $0.element != 0 }.map { (day: $0.offset, amount: $0.element) }
    }
    starts = spending.reduce(into: [0]) { starts, days in
      starts.append(starts[starts.count - 1] + days.count)
    }
  }

  /// Projects a period after so many of its days.
  func projection(of target: Int, day: Int) -> MonthEndProjection? {
    MonthEndProjection(
      spent: spending[target].prefix(day).reduce(0, +), day: day, of: spending[target].count,
      past: Array(periods[..<target]),
      spendingDays: known[...target].enumerated().reversed().flatMap { period, days in
        days.reversed().compactMap { one in
          let age = starts[target] + day - 1 - starts[period] - one.day
          return age < 0
            ? nil : MonthEndProjection.SpendingDay(age: age, amount: one.amount)
        }
      })
  }
}
