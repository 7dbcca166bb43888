import EventSourcing
import GroceryModel

/// What to say of a day so far from today that its year may be mistyped; nothing is refused for it.
enum FarDay {
  private static let farYears = 20

  /// What to say of one day.
  ///
  /// - Parameters:
  ///   - day: The day of a fact, or the first of a budget's periods.
  ///   - today: What it is held against.
  ///   - line: The line of standard input that it stands on, where it came from there.
  ///   - isTrial: Whether nothing was recorded, so that there is nothing to take back.
  /// - Returns: The warning; nil where the day is near enough.
  static func warning(
    _ day: Day, today: Day, line: Int? = nil, isTrial: Bool
  ) -> Diagnostic? {
    let years = abs(day - today) * 400 / 146_097
    guard years >= farYears else { return nil }
    return Diagnostic(
      .warning, "\(day) is \(years) years \(day < today ? "before" : "after") today, \(today)",
      file: line == nil ? nil : "-", line: line,
      hint: isTrial
        ? "its year may be mistyped" : "if the year is mistyped, larder undo takes it back")
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

  /// What to say of them; one day is spoken of once.
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
