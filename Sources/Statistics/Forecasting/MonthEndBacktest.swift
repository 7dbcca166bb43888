extension Backtest {
  /// Projects the total of each of the latest periods as of one of its days.
  ///
  /// The naive forecast is the total of the period before. The first period is no window, nor is one
  /// that has not so many days, or that nothing was spent before.
  ///
  /// - Parameters:
  ///   - spending: What was spent on each day of each period, oldest first; whole periods only.
  ///   - day: How many days of the period are over, at least 0.
  ///   - latest: How many periods, at most.
  public init(ofMonthEnds spending: [[Double]], asOf day: Int, latest: Int = .max) {
    let periods = spending.map { days in
      MonthEndProjection.PastPeriod(total: days.reduce(0, +), days: days.count)
    }
    self.init(
      spending.indices.dropFirst().suffix(latest).compactMap { target in
        let past = Array(periods[..<target])
        let scale = Self.scale(of: past.map(\.total))
        guard day >= 0, day < spending[target].count, scale > 0,
          let projection = MonthEndProjection(
            spent: spending[target].prefix(day).reduce(0, +), day: day,
            of: spending[target].count, past: past)
        else { return nil }
        return Window(
          prediction: projection.total, actual: periods[target].total,
          naive: past[target - 1].total, scale: scale)
      })
  }
}
