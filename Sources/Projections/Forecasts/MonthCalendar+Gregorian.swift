import GroceryModel
import Statistics

extension MonthCalendar {
  /// The calendar of ``Day`` and ``Month``.
  static let gregorian = MonthCalendar(
    month: { Int(Day(ordinal: Int32($0)).month.ordinal) },
    firstDay: { Int(Month(ordinal: Int32($0)).firstDay.ordinal) })
}
