extension Backtest {
  /// Forecasts the day of each of the latest purchases, from those before it alone.
  ///
  /// The naive forecast is the last interval once more. Errors are in days, their scale is that of
  /// the intervals, at least one day.
  ///
  /// - Parameters:
  ///   - purchases: Oldest first; what was bought on one day is one purchase.
  ///   - latest: How many purchases, at most.
  ///   - prior: The mean logarithm of the days between two purchases of such a product.
  public init(
    ofRestocking purchases: [RestockForecast.Purchase], latest: Int = .max,
    prior: Double = RestockPrior.usual
  ) {
    var days: [Int] = []
    for purchase in purchases where purchase.day != days.last { days.append(purchase.day) }
    let intervals = zip(days, days.dropFirst()).map { Double($1 - $0) }
    self.init(
      days.indices.dropFirst(2).suffix(latest).compactMap { target in
        let known = Array(purchases.prefix { $0.day < days[target] })
        guard let forecast = RestockForecast(purchases: known, prior: prior) else { return nil }
        return Window(
          prediction: Prediction(
            point: Double(forecast.nextDay), interval80: forecast.interval80,
            interval95: forecast.interval95),
          actual: Double(days[target]),
          naive: Double(days[target - 1]) + intervals[target - 2],
          // Days are whole: less is no difference.
          scale: max(1, Self.scale(of: Array(intervals[..<(target - 1)]))))
      })
  }
}
