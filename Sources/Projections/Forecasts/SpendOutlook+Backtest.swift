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
      ofMonthEnds: days(of: spending, in: past), daysLeft: daysLeft, latest: latest,
      printedStep: PrintedForecast.step(fractionDigits: currency.fractionDigits)
    ) { target, day in
      let bills = spending.bills(seenFrom: past[target].start + (day - 1))
      guard !bills.isEmpty else { return nil }
      return Backtest.FixedSpending(
        rest: days(of: spending.subtracting(bills.paid), in: past[...target]),
        amount: bills.payments(in: past[target]).reduce(.zero) { $0 + $1.amount }.approximation,
        deviation: bills.deviation(in: past[target]))
    }
  }

  private func days(
    of spending: DailySpending, in periods: some Sequence<Period>
  ) -> [[Double]] {
    periods.map { period in
      (0..<period.dayCount).map { spending.spent(on: period.start + $0).approximation }
    }
  }
}
