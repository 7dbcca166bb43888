extension Period {
  /// Reads a period as people type it, seen from `today`.
  ///
  /// `2026-10`, `2026/10`, `2026`, `2026-Q3`, `2026q3`, `2026-W40`, `2026-10-03`, `3.10.2026`, `october`,
  /// `oct 2026`, `3 october`, `friday`, `today`, `yesterday`, `this month`, `last week`,
  /// `last 3 months`, `2 weeks ago`, `2026-09-15..2026-10-14` with both days, `2026-09..`,
  /// `from 2026-09 to 2026-10`, `oct-nov`, `since october`, `ytd`. What has no year is the latest that has begun.
  /// Anything else is nil.
  ///
  /// - Parameters:
  ///   - text: What was typed; case does not matter.
  ///   - today: The day that words such as `last` are seen from.
  ///   - future: Whether what has no year is the next one instead, as dates of expiry are.
  ///   - reach: How many days beyond today a day without a year may lie on the other side: 31 for a
  ///     purchase that is a few days ahead, instead of a year ago.
  public init?(
    expression text: some StringProtocol, today: Day, future: Bool = false, reach: Int = 0
  ) {
    let reader = PeriodReader(today: today, future: future, reach: reach)
    guard let period = reader.period(PeriodWords(text)) else { return nil }
    self = period
  }

  /// Reads a text as a period seen from some day, where it matters only that it is one.
  public init?(sometimes text: some StringProtocol) {
    self.init(expression: text, today: Month(year: 2026, month: 1).firstDay)
  }

  /// The words that are a period by themselves.
  public static var words: [String] {
    ["today", "yesterday", "tomorrow"] + PeriodReader.weekdays + monthNames
  }

  /// The names of the months, January first, as periods are typed.
  public static var monthNames: [String] { PeriodReader.months }
}

extension Day {
  /// Reads a day as people type it: any period of one day, such as `yesterday` or `3 october`.
  ///
  /// - Parameters:
  ///   - text: What was typed; case does not matter.
  ///   - today: The day that words such as `yesterday` are seen from.
  ///   - future: Whether `friday` is the next one rather than the last one.
  ///   - reach: How many days beyond today a day without a year may lie on the other side.
  public init?(
    expression text: some StringProtocol, today: Day, future: Bool = false, reach: Int = 0
  ) {
    if let day = Day(text) {
      self = day
      return
    }
    let words = text.lowercased().split(separator: " ")
    if let days = Self.daysAway(words) {
      self = today + days
      return
    }
    if words.count == 1, let day = Self.ofMonth(words[0], today, future) {
      self = day
      return
    }
    guard let period = Period(expression: text, today: today, future: future, reach: reach),
      period.start == period.lastDay
    else { return nil }
    self = period.start
  }

  /// `24th`: the latest such day up to today, or the next one.
  private static func ofMonth(_ word: Substring, _ today: Day, _ future: Bool) -> Day? {
    guard !word.allSatisfy(\.isNumber), let text = PeriodReader.numbers[String(word)],
      let number = Int(text), word.first?.isNumber == true
    else { return nil }
    let days = (-2...2).compactMap { months -> Day? in
      let month = today.month + months
      return Day(year: month.year, month: month.month, day: number)
    }
    return future ? days.first { $0 > today } : days.last { $0 <= today }
  }

  /// `a week ago`, `2 weeks ago`, `in 3 days`, `in a week`: days from today on.
  private static func daysAway(_ words: [Substring]) -> Int? {
    guard words.count == 3, words[0] == "in" || words[2] == "ago" else { return nil }
    let isAgo = words[2] == "ago"
    let (count, unit) = isAgo ? (words[0], words[1]) : (words[1], words[2])
    guard let days = ["day": 1, "days": 1, "week": 7, "weeks": 7][unit],
      let number = Int(PeriodReader.numbers[String(count)] ?? String(count)),
      (0...1000).contains(number)
    else { return nil }
    return isAgo ? -number * days : number * days
  }
}
