import GroceryModel

/// How soon something has to be bought again.
public enum RestockUrgency: String, Sendable {
  case overdue, today
  case thisWeek = "this-week"
  case nextWeek = "next-week"
  case later

  /// - Parameter days: From today to the day it is expected to be bought.
  init(daysAhead days: Int) {
    switch days {
    case ..<0: self = .overdue
    case 0: self = .today
    case ...7: self = .thisWeek
    case ...14: self = .nextWeek
    default: self = .later
    }
  }
}

/// When one product is expected to be bought again.
public struct RestockPrediction: Hashable, Sendable {
  public struct Forecast: Hashable, Sendable {
    /// The next day of a purchase, with its bounds.
    public let next: DayBounds
    /// The chance that it is bought within seven days.
    public let probability: Double
    public let urgency: RestockUrgency
    /// By how many percent the error was less than that of the last interval; nil below four
    /// forecasts.
    public internal(set) var skillPercent: Double?
  }

  public let item: String
  public let category: String
  public let lastDay: Day
  /// How much is usually bought, in ``unit``.
  public let quantity: Amount
  public let unit: String
  /// How many days it was bought on.
  public let purchases: Int
  /// Nil where there are fewer than two.
  public internal(set) var forecast: Forecast?

  /// What is worth writing on a shopping list: at that chance the list is right most often.
  public static let listedProbability = 0.20

  public var isListed: Bool { (forecast?.probability ?? 0) >= Self.listedProbability }
}
