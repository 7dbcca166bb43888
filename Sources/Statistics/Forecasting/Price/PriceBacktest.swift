extension Backtest {
  /// Forecasts the price of each of the latest days of purchase, from the days before it alone.
  ///
  /// The naive forecast is the price of the day of purchase before. The first two days are no
  /// windows: there is nothing to foresee the one from, and the other could only be the first again.
  ///
  /// - Parameters:
  ///   - observations: What was paid, and when, in any order.
  ///   - latest: How many days of purchase, at most.
  ///   - month: The number of the calendar month a day is in, one more for each month.
  public init(
    ofPrices observations: some Sequence<PriceObservation>, latest: Int = .max,
    month: (_ day: Int) -> Int
  ) {
    let sorted = observations.sorted { ($0.day, $0.price) < ($1.day, $1.price) }
    let days = medians(of: sorted) { $0 }
    self.init(
      days.indices.dropFirst(2).suffix(latest).compactMap { target in
        let day = days[target].step
        let known = sorted.prefix { $0.day < day }
        guard let series = PriceSeries(known, until: day, month: month),
          let forecast = PriceForecast(series)
        else { return nil }
        return Window(
          prediction: forecast.prediction, actual: days[target].price,
          naive: days[target - 1].price, scale: Self.scale(of: series.prices))
      })
  }
}
