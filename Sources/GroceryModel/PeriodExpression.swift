extension Period {
  /// Reads a period as people type it, seen from `today`.
  ///
  /// `2026-10`, `2026`, `2026-Q3`, `2026-W40`, `2026-10-03`, `today`, `yesterday`, `this month`,
  /// `last week`, `next year`, and `2026-09-15..2026-10-14` with both days. Anything else is nil.
  public init?(expression text: some StringProtocol, today: Day) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    let joined = words.joined(separator: " ")
    if let range = Self.range(joined, today: today) {
      self = range
    } else if let named = Self.named(words, today: today) {
      self = named
    } else if let calendar = Self.calendar(joined) {
      self = calendar
    } else {
      return nil
    }
  }

  private static func range(_ text: String, today: Day) -> Period? {
    guard let dots = text.utf8.firstRun(of: "..".utf8) else { return nil }
    let rest = text[dots.upperBound...]
    guard !rest.contains(".."),
      let first = Period(expression: text[..<dots.lowerBound], today: today),
      let last = Period(expression: rest, today: today),
      first.start < last.end
    else { return nil }
    return Period(start: first.start, end: last.end)
  }

  private static func named(_ words: [Substring], today: Day) -> Period? {
    switch words {
    case ["today"]: return Period(today, through: today)
    case ["yesterday"]: return Period(today + -1, through: today + -1)
    default: break
    }
    guard words.count == 2, let step = CalendarStep(rawValue: String(words[1])) else { return nil }
    let current = step.period(containing: today)
    switch words[0] {
    case "this": return current
    case "last": return step.period(containing: current.start + -1)
    case "next": return step.period(containing: current.end)
    default: return nil
    }
  }

  private static func calendar(_ text: String) -> Period? {
    if let day = Day(text) { return Period(day, through: day) }
    if let month = Month(text) { return month.period }
    guard text.utf8.count >= 4, let january = Month(text.prefix(4) + "-01") else { return nil }
    let rest = text.dropFirst(4)
    if rest.isEmpty { return CalendarStep.year.period(containing: january.firstDay) }
    if rest.hasPrefix("-q"), let quarter = Int(rest.dropFirst(2)), (1...4).contains(quarter),
      rest.utf8.count == 3
    {
      return CalendarStep.quarter.period(containing: (january + (quarter - 1) * 3).firstDay)
    }
    if rest.hasPrefix("-w"), rest.utf8.count == 4, !rest.contains("+"),
      let week = Int(rest.dropFirst(2)), week >= 1
    {
      // The fourth of January always lies in the first ISO week.
      let first = CalendarStep.week.period(containing: january.firstDay + 3).start
      let monday = first + (week - 1) * 7
      guard monday.week.year == january.year else { return nil }
      return Period(start: monday, end: monday + 7)
    }
    return nil
  }
}
