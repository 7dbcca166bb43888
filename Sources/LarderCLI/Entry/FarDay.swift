import EventSourcing
import GroceryModel

/// Warns about a day so far from today that its year may be mistyped; nothing is refused.
enum FarDay {
  private static let farYears = 20

  /// Returns a warning about a day far from today.
  ///
  /// - Parameters:
  ///   - day: The day of a fact, or the first day of a budget's periods.
  ///   - today: The day to compare with.
  ///   - line: The line of standard input with the day, if it came from there.
  ///   - isTrial: True if nothing was recorded, so that there is nothing to undo.
  /// - Returns: The warning; nil if the day is near enough.
  static func warning(
    _ day: Day, today: Day, line: Int? = nil, isTrial: Bool
  ) -> Diagnostic? {
    let years = abs(day - today) * 400 / 146_097
    guard years >= farYears else { return nil }
    return Diagnostic(
      .warning, "\(day) is \(years) years \(day < today ? "before" : "after") today, \(today)",
      file: line == nil ? nil : "-", line: line,
      hint: isTrial
        ? "check the year" : "if the year is wrong, 'larder undo' retracts it")
  }
}

/// The earliest and the latest day of many events: one mistyped year lies at an end of them.
struct OuterEventDays {
  private var first: (day: Day, line: Int)?
  private var last: (day: Day, line: Int)?

  mutating func note(_ day: Day, line: Int) {
    if first.map({ day < $0.day }) ?? true { first = (day, line) }
    if last.map({ day > $0.day }) ?? true { last = (day, line) }
  }

  /// Returns the warnings, one for each day.
  func warnings(today: Day, isTrial: Bool) -> [Diagnostic] {
    guard let first, let last else { return [] }
    return (first.day == last.day ? [first] : [first, last]).compactMap {
      FarDay.warning($0.day, today: today, line: $0.line, isTrial: isTrial)
    }
  }
}

extension EventFields {
  /// The first day of a budget's first period; nil for every other fact.
  var firstPeriodDay: Day? {
    guard type == .budgetSet else { return nil }
    return switch PayloadValues.period(self[BudgetKey.period]) {
    case .repeating(let recurrence): recurrence.from
    case .once(let period): period.start
    case nil: nil
    }
  }
}
