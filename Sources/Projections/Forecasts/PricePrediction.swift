import GroceryModel
import Statistics

/// What is foreseen of the price of one product in one currency and per one unit, perhaps in one
/// shop.
public struct PricePrediction: Hashable, Sendable {
  /// How far prices of a series lie apart, and so what is forecast.
  public enum Step: String, Hashable, Sendable {
    case month, week, purchase
  }

  /// The position of the last price among the last eight.
  public enum State: String, Hashable, Sendable {
    case onSale = "on sale"
    case regular, elevated
  }

  /// What is foreseen, where there were prices enough.
  public struct Forecast: Hashable, Sendable {
    public let price: PrintedForecast
    /// True if the last price is carried on, as it more likely stays than not.
    public let isSticky: Bool
    /// True if the prices follow the months of the year.
    public let isSeasonal: Bool
    public let state: State
    /// How likely the price is the same, within half a percent.
    public let stayProbability: Double
    /// By how many percent its error is less than that of the last price, at the latest 8 earlier
    /// steps; nil below four.
    public let skillPercent: Double?
    /// What a package will cost, where its content is known.
    public let shelfPrice: PrintedForecast?
  }

  public let item: String
  /// The store; empty if unknown, nil if the prices of all stores are combined.
  public let store: String?
  /// The currency's code; the text of the event if that is not a known code.
  public let currency: String
  public let unit: String
  /// How many prices the forecast rests on.
  public let observations: Int
  public let lastDay: Day
  /// The lowest of the last day.
  public let lastPrice: String
  /// The day whose price is foreseen.
  public let day: Day
  public let step: Step
  /// How many steps that is after the last price.
  public let stepsAhead: Int
  /// How many steps have a price, those filled in included.
  public let steps: Int
  /// What the last package held; nil where it is not known.
  public let package: String?
  /// Nil where there are too few prices.
  public let forecast: Forecast?
}

extension PricePrediction.Step {
  init(_ step: PriceSeries.Step) {
    switch step {
    case .month: self = .month
    case .week: self = .week
    case .purchase: self = .purchase
    }
  }
}

extension PricePrediction.State {
  init(_ state: PriceState) {
    switch state {
    case .onSale: self = .onSale
    case .regular: self = .regular
    case .elevated: self = .elevated
    }
  }
}

extension PriceSeries.Step {
  init(_ step: PricePrediction.Step) {
    switch step {
    case .month: self = .month
    case .week: self = .week
    case .purchase: self = .purchase
    }
  }
}
