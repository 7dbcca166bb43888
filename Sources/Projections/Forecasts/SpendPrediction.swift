import GroceryModel
import Statistics

/// What will have been spent by the end of a period.
public struct SpendPrediction: Hashable, Sendable {
  /// How the rest of the period was foreseen.
  public enum Method: String, Hashable, Sendable {
    /// The period is over: what was spent is known.
    case ended
    /// The rate so far, carried on: there is no period before it.
    case proRata = "pro-rata"
    /// The smoothed rate of the periods before, with a little of this one's.
    case smoothedRate = "smoothed-rate"
  }

  public let period: Period
  /// The budget whose period it is; nil for a month.
  public let budget: String?
  /// The category of the budget; `*` for the whole, nil for a month.
  public let category: String?
  public let currency: Currency
  /// Up to the day that is looked from.
  public let spent: Amount
  /// How many periods before it the forecast rests on.
  public let periods: Int
  /// Nil where there is nothing to foresee it from.
  public let method: Method?
  /// Nil where ``method`` is.
  public let forecast: PrintedForecast?
  /// By how many percent its error is less than that of the total of the period before, so many days
  /// before the ends of the latest 8 periods; nil below four.
  public let skillPercent: Double?
  /// The fixed bills of the period, paid and still to come, by day; empty where nothing is foreseen.
  public let bills: [BillPayment]
}

extension SpendPrediction {
  init(_ outlook: SpendOutlook, budget: String?, category: String?, currency: Currency) {
    period = outlook.period
    self.budget = budget
    self.category = category
    self.currency = currency
    spent = outlook.spent
    periods = outlook.past.count
    guard outlook.today < outlook.period.lastDay else {
      method = .ended
      forecast = PrintedForecast(certain: spent.text(in: currency))
      skillPercent = nil
      bills = []
      return
    }
    let foreseen = outlook.foreseen
    let projection = foreseen?.projection
    forecast = projection.flatMap {
      PrintedForecast($0.total, fractionDigits: currency.fractionDigits)
    }
    guard let projection, forecast != nil else {
      method = nil
      skillPercent = nil
      bills = []
      return
    }
    method = Method(projection.method)
    bills = foreseen?.bills ?? []
    skillPercent = outlook.backtest(
      daysLeft: outlook.daysLeft, in: currency, latest: BacktestSummary.origins
    ).skillPercent(latest: BacktestSummary.origins)
  }
}

extension SpendPrediction.Method {
  fileprivate init(_ method: MonthEndProjection.Method) {
    switch method {
    case .ended: self = .ended
    case .proRata: self = .proRata
    case .smoothedRate: self = .smoothedRate
    }
  }
}
