extension Backtest {
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
  public init(
    ofMonthEnds spending: [[Double]], daysLeft: Int, latest: Int = .max, printedStep: Double? = nil
  ) {
    let periods = spending.map { days in
      MonthEndProjection.PastPeriod(total: days.reduce(0, +), days: days.count)
    }
    let known = spending.map { days in
      days.enumerated().filter { $0.element != 0 }.map { (day: $0.offset, amount: $0.element) }
    }
    let starts = spending.reduce(into: [0]) { starts, days in
      starts.append(starts[starts.count - 1] + days.count)
    }
    self.init(
      spending.indices.dropFirst(2).suffix(latest).compactMap { target in
        let past = Array(periods[..<target])
        let day = spending[target].count - daysLeft
        let scale = Self.scale(of: past.map(\.total))
        guard daysLeft >= 1, day >= 0, scale > 0,
          let projection = MonthEndProjection(
            spent: spending[target].prefix(day).reduce(0, +), day: day,
            of: spending[target].count, past: past,
            spendingDays: known[...target].enumerated().reversed().flatMap { period, days in
              days.reversed().compactMap { one in
                let age = starts[target] + day - 1 - starts[period] - one.day
                return age < 0
                  ? nil : MonthEndProjection.SpendingDay(age: age, amount: one.amount)
              }
            })
        else { return nil }
        return Window(
          prediction: projection.total, actual: periods[target].total,
          naive: past[target - 1].total, scale: scale, printedStep: printedStep)
      })
  }
}
