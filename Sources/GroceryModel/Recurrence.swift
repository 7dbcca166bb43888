/// A budget's rhythm: periods of equal kind counted from a day.
public struct Recurrence: Hashable, Sendable {
  public enum Every: String, CaseIterable, Sendable {
    case week
    case twoWeeks = "2 weeks"
    case month
    case quarter
    case year
  }

  public let every: Every
  /// The first day of the first period.
  public let from: Day

  public init(every: Every, from: Day) {
    self.every = every
    self.from = from
  }

  /// The first day of period number `index`, counted from 0.
  ///
  /// Months are counted from the first day itself, so 31 Jan is followed by 28 Feb and 31 Mar.
  public func start(ofPeriod index: Int) -> Day {
    switch every {
    case .week: from + 7 * index
    case .twoWeeks: from + 14 * index
    case .month: from.adding(months: index)
    case .quarter: from.adding(months: 3 * index)
    case .year: from.adding(months: 12 * index)
    }
  }

  public func period(_ index: Int) -> Period {
    Period(start: start(ofPeriod: index), end: start(ofPeriod: index + 1))
  }

  /// The number of the period that holds the day, or nil before the first one.
  public func index(containing day: Day) -> Int? {
    guard day >= from else { return nil }
    let index: Int
    switch every {
    case .week: return (day - from) / 7
    case .twoWeeks: return (day - from) / 14
    case .month: index = day.month - from.month
    case .quarter: index = (day.month - from.month) / 3
    case .year: index = (day.month - from.month) / 12
    }
    // Counting months overlooks only whether the day of the month has been reached.
    return start(ofPeriod: index) > day ? index - 1 : index
  }
}
