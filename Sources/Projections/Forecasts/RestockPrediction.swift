import GroceryModel

/// How soon something has to be bought again.
public enum RestockUrgency: String, Sendable {
  case overdue, today
  case thisWeek = "this-week"
  case nextWeek = "next-week"
  case later
  /// It is no longer bought.
  case stopped

  /// - Parameter days: From today to the day it is expected to be bought, at least 1. The soonest
  ///   forecast is tomorrow; what is expected so soon is due today.
  init(daysAhead days: Int) {
    switch days {
    case ...1: self = .today
    case ...7: self = .thisWeek
    case ...14: self = .nextWeek
    default: self = .later
    }
  }
}

/// When one product is expected to be bought again.
public struct RestockPrediction: Hashable, Sendable {
  public struct Forecast: Hashable, Sendable {
    /// The next day of a purchase, with its bounds; nil if it is no longer bought.
    public let next: DayBounds?
    /// The chance that it is bought within seven days.
    public let probability: Double
    /// The chance that it is bought within the days that were asked for.
    public let probabilityAsked: Double
    public let urgency: RestockUrgency
    /// The median of its latest intervals, in days.
    public let intervalDays: Double
    /// Days since the last purchase.
    public let elapsed: Int
    /// How much the own rhythm counts, 0 to 1.
    public let rhythmWeight: Double
    /// True if earlier purchases were left out, as the rhythm has changed since.
    public let hasChangedRhythm: Bool
    /// By how many percent the error was less than that of the last interval; nil below four
    /// forecasts.
    public internal(set) var skillPercent: Double?

    /// True if it is no longer bought.
    public var hasStopped: Bool { urgency == .stopped }
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

  /// The least chance of what is worth writing on a shopping list: there the list is right most often.
  public static let listedProbability = 0.20
}
