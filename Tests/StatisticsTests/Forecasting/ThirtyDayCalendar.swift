import Statistics

extension MonthCalendar {
  /// Months of 30 days each: what months are is the caller's business.
  static let ofThirtyDays = MonthCalendar(
    month: { $0 >= 0 ? $0 / 30 : ($0 - 29) / 30 }, firstDay: { $0 * 30 })
}
