/// What months are, for numbers that know of days only: days are counted from 1970-01-01.
public struct MonthCalendar: Sendable {
  /// The number of the month a day is in, one more for each month.
  public let month: @Sendable (_ day: Int) -> Int
  /// The first day of a month of that number.
  public let firstDay: @Sendable (_ month: Int) -> Int

  public init(
    month: @escaping @Sendable (_ day: Int) -> Int,
    firstDay: @escaping @Sendable (_ month: Int) -> Int
  ) {
    self.month = month
    self.firstDay = firstDay
  }
}
