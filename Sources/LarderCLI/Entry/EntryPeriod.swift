import GroceryModel

/// A budget's period from `--every` and `--from`, or `--start` and `--until`.
struct EntryPeriod {
  /// As the event holds it, or nil where none is given.
  let json: String?

  init(_ arguments: ParsedArguments, on date: Day, today: Day) throws {
    func day(_ text: String) throws -> Day { try Session.day(text, from: today) }
    let start = try arguments.value("start").map(day)
    let until = arguments.value("until")
    guard until == nil || arguments.value("end") == nil else {
      throw Failure.exclusive("--until", "--end")
    }
    let end = try (until ?? arguments.value("end")).map(day)
    let from = try arguments.value("from").map(day)
    guard let every = arguments.value("every").flatMap(Recurrence.Every.init(rawValue:)) else {
      guard from == nil else {
        throw Failure(.usage, "--from needs --every", expected: "a step such as --every month")
      }
      json = try Self.once(start, end)
      return
    }
    guard start == nil, end == nil else {
      throw Failure.exclusive("--every", "--start or --until")
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
