extension Backtest {
  /// Forecasts the day of each of the latest purchases, on the day of the purchase before it.
  ///
  /// The naive forecast is the last interval once more. Errors are in days, their scale is that of
  /// the intervals, at least one day.
  ///
  /// - Parameters:
  ///   - purchases: Oldest first; what was bought on one day is one purchase.
  ///   - latest: How many purchases, at most.
  ///   - prior: The mean logarithm of the days between two purchases of such a product.
  ///   - trips: The household's shopping trips up to a day.
  public init(
    ofRestocking purchases: [RestockForecast.Purchase], latest: Int = .max,
    prior: Double = RestockPrior.usual, trips: (_ day: Int) -> RestockProbability.Trips
  ) {
    var days: [Int] = []
    for purchase in purchases where purchase.day != days.last { days.append(purchase.day) }
    let intervals = zip(days, days.dropFirst()).map { Double($1 - $0) }
    self.init(
      days.indices.dropFirst(2).suffix(latest).compactMap { target in
        let known = Array(purchases.prefix { $0.day < days[target] })
        let today = days[target - 1]
        guard
          let outlook = RestockOutlook(
            purchases: known, prior: prior, today: today, trips: trips(today))
        else { return nil }
        return Window(
          prediction: outlook.prediction, actual: Double(days[target]),
          naive: Double(today) + intervals[target - 2],
          // Days are whole: less is no difference.
          scale: max(1, Self.scale(of: Array(intervals[..<(target - 1)]))))
      })
  }
}

extension RestockOutlook {
  /// The day of the next purchase and its bounds, in whole days as they are printed.
  public var prediction: Prediction {
    let today = Double(forecast.lastDay + elapsed)
    let point = Double(daysLeft)
    func printed(_ bounds: ClosedRange<Double>) -> ClosedRange<Double> {
      let low = bounds.lowerBound.rounded(.toNearestOrEven)
      let high = bounds.upperBound.rounded(.toNearestOrEven)
      return (today + min(point, low))...(today + max(point, high))
    }
    return Prediction(
      point: today + point, interval80: printed(interval80), interval95: printed(interval95))
  }
}
