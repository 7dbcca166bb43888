import GroceryModel

/// A day foreseen, with bounds that are to hold it in 80 and in 95 of 100 cases, in whole days.
public struct DayBounds: Hashable, Sendable {
  /// The predicted day, the median.
  public let day: Day
  /// The 80 % interval contains the day in about 8 of 10 cases; see `--backtest` for the measured share.
  public let low80: Day
  public let high80: Day
  /// The same for 95 %.
  public let low95: Day
  public let high95: Day

  /// Days after `start`, each rounded to the nearest; the bounds hold the point.
  init(
    from start: Day, days: Int, interval80: ClosedRange<Double>,
    interval95: ClosedRange<Double>
  ) {
    day = start + days
    let point = Double(days)
    low80 = Self.day(start, min(point, interval80.lowerBound))
    high80 = Self.day(start, max(point, interval80.upperBound))
    low95 = Self.day(start, min(point, interval95.lowerBound))
    high95 = Self.day(start, max(point, interval95.upperBound))
  }

  /// The last day that has a date of ten characters.
  private static let last = Day(year: 9999, month: 12, day: 31)

  private static func day(_ start: Day, _ days: Double) -> Day {
    let rounded = Int(min(days, 1e7).rounded(.toNearestOrEven))
    return last.map { min($0, start + rounded) } ?? start + rounded
  }
}
