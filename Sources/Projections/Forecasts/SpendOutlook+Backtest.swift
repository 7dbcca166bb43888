import GroceryModel
import Statistics

extension SpendOutlook {
  /// Repeats the forecast for each past period, as it would have been made before the period's end.
  ///
  /// - Parameters:
  ///   - daysLeft: How many days before the end of a period its forecast is made.
  ///   - currency: Errors count in steps of this currency's last digit, as forecasts are printed.
  ///   - latest: The number of newest forecasts that count.
  /// - Returns: The errors, and how often the intervals held.
  func backtest(daysLeft: Int, in currency: Currency, latest: Int = .max) -> Backtest {
    Backtest(
      ofMonthEnds: past.map { period in
        (0..<period.dayCount).map { spending.spent(on: period.start + $0).approximation }
      }, daysLeft: daysLeft, latest: latest,
      printedStep: PrintedForecast.step(fractionDigits: currency.fractionDigits))
  }
}
