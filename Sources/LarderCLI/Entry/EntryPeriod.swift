import GroceryModel

/// A budget's period from `--every` and `--from`, or `--start` and `--until`.
struct EntryPeriod {
  /// As the event holds it, or nil where none is given.
  let json: String?

  static let start = Option("start", "DATE", "the first day of a single period")
  static let end = Option("end", "DATE", "the same as --until")
  static let until = Option("until", "DATE", "the last day of a single period").excluding(end)
  static let every = Choice<Recurrence.Every>(
    "every", "STEP", "the length of its periods", among: Recurrence.Every.allCases
  ).excluding(start, until, end)
  static let from = Option(
    "from", "DATE",
    "the first day of the first period; by default that of the calendar week, month, …"
  ).excluding(start, until, end)

  @OptionList static var options: [OptionSpec] {
    every
    from
    start
    until
    end
  }

  init(_ arguments: ParsedArguments, on date: Day, reading day: (String) throws -> Day) throws {
    let start = try arguments[Self.start].map(day)
    let end = try (arguments[Self.until] ?? arguments[Self.end]).map(day)
    let from = try arguments[Self.from].map(day)
    guard let every = arguments[Self.every] ?? (from == nil ? nil : .month) else {
      json = try Self.once(start, end)
      return
    }
    let first = from ?? every.step.period(containing: date).start
    json = #"{"every":"\#(every.rawValue)","from":"\#(first)"}"#
  }

  private static func once(_ start: Day?, _ end: Day?) throws -> String? {
    switch (start, end) {
    case (nil, nil): return nil
    case (let start?, let end?):
      guard start <= end else {
        throw Failure.invalid(end, for: "--until", expected: "a day on or after \(start)")
      }
      return #"{"start":"\#(start)","end":"\#(end)"}"#
    case (_?, nil): throw Failure(.usage, "--until is missing", expected: "the last day")
    case (nil, _?): throw Failure(.usage, "--start is missing", expected: "the first day")
    }
  }
}

extension Recurrence.Every {
  /// The step of the calendar that a period begins with where no day is given.
  fileprivate var step: CalendarStep {
    switch self {
    case .week, .twoWeeks: .week
    case .month: .month
    case .quarter: .quarter
    case .year: .year
    }
  }
}
