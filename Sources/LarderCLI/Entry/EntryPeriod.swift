import GroceryModel

/// A budget's period from `--every` and `--from`, or `--start` and `--end`.
struct EntryPeriod {
  /// As the event holds it, or nil where none is given.
  let json: String?

  init(_ arguments: ParsedArguments, on date: Day) throws {
    let start = try arguments.value("start").map(Session.day)
    let end = try arguments.value("end").map(Session.day)
    let from = try arguments.value("from").map(Session.day)
    guard let every = arguments.value("every").flatMap(Recurrence.Every.init(rawValue:)) else {
      guard from == nil else {
        throw Failure(.usage, "--from has no rhythm", expected: "--every month beside it")
      }
      json = try Self.once(start, end)
      return
    }
    guard start == nil, end == nil else {
      throw Failure(.usage, "--every stands beside --start or --end", expected: "one of the two")
    }
    let first = from ?? every.step.period(containing: date).start
    json = #"{"every":"\#(every.rawValue)","from":"\#(first)"}"#
  }

  private static func once(_ start: Day?, _ end: Day?) throws -> String? {
    switch (start, end) {
    case (nil, nil): return nil
    case (let start?, let end?):
      guard start <= end else {
        throw Failure(.usage, "--end is '\(end)'", expected: "a day on or after \(start)")
      }
      return #"{"start":"\#(start)","end":"\#(end)"}"#
    case (_?, nil): throw Failure(.usage, "--end is missing", expected: "the last day")
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
