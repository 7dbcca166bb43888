extension Period {
  /// Reads a period as people type it, seen from `today`.
  ///
  /// `2026-10`, `2026/10`, `2026`, `2026-Q3`, `2026q3`, `2026-W40`, `2026-10-03`, `3.10.2026`, `october`,
  /// `oct 2026`, `3 october`, `friday`, `today`, `yesterday`, `this month`, `last week`,
  /// `last 3 months`, `2 weeks ago`, `2026-09-15..2026-10-14` with both days, `2026-09..`,
  /// `from 2026-09 to 2026-10`, `since october`. What has no year is the latest that has begun.
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
    guard let period = reader.period(Words(text)) else { return nil }
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

/// The words of an expression in lower case; `..` is one of its own.
private struct Words {
  let all: ArraySlice<String>

  init(_ text: some StringProtocol) {
    var words: [String] = []
    for word in text.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      var rest = word[...]
      while let dots = rest.utf8.firstRun(of: "..".utf8) {
        if dots.lowerBound > rest.startIndex { words.append(String(rest[..<dots.lowerBound])) }
        words.append("..")
        rest = rest[dots.upperBound...]
      }
      if !rest.isEmpty { words.append(String(rest)) }
    }
    all = words[...]
  }

  init(_ words: ArraySlice<String>) { all = words }

  /// Returns the words before and after a separator; nil unless exactly one separator occurs.
  func split(at separators: [String]) -> (before: Words, after: Words)? {
    let places = all.indices.filter { separators.contains(all[$0]) }
    guard places.count == 1, let place = places.first else { return nil }
    return (Words(all[..<place]), Words(all[(place + 1)...]))
  }
}

/// Reads periods seen from a day.
private struct PeriodReader {
  static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
  static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  let today: Day
  let future: Bool
  let reach: Int

  func period(_ words: Words) -> Period? { range(words) ?? single(words) }

  // MARK: Ranges

  private func range(_ words: Words) -> Period? {
    if let first = words.all.first, ["from", "since", "between"].contains(first) {
      let rest = Words(words.all.dropFirst())
      if let (start, end) = rest.split(at: ["to", "until", "and", "through"]) {
        return range(from: start, through: end)
      }
      return first == "between" ? nil : range(from: rest, through: Words([]))
    }
    if let first = words.all.first, ["until", "to", "through"].contains(first) {
      return range(from: Words([]), through: Words(words.all.dropFirst()))
    }
    guard let (start, end) = words.split(at: ["..", "to", "through"]),
      !start.all.isEmpty || !end.all.isEmpty
    else { return nil }
    return range(from: start, through: end)
  }

  /// Both ends belong to it.
  ///
  /// Without an end it is today, or that of the first period if that is later.
  private func range(from start: Words, through end: Words) -> Period? {
    let first = start.all.isEmpty ? nil : single(start)
    let last = end.all.isEmpty ? nil : single(end)
    switch (first, last) {
    case (let first?, let last?) where first.start < last.end:
      return Period(start: first.start, end: last.end)
    case (let first?, nil) where end.all.isEmpty:
      return Period(start: first.start, end: max(first.end, today + 1))
    case (nil, let last?) where start.all.isEmpty:
      return Period(start: Month(year: 1, month: 1).firstDay, end: last.end)
    default: return nil
    }
  }

  // MARK: Words

  private func single(_ words: Words) -> Period? {
    if let period = CalendarText(numbered: Array(words.all), self).period { return period }
    let words = words.all.map { Self.numbers[$0] ?? $0 }
    if words.count > 1, words[0] == "in" { return single(Words(words.dropFirst())) }
    return relative(words) ?? named(words) ?? CalendarText(words, self).period
  }

  private static let partsOfDay: Set<String> = ["morning", "noon", "afternoon", "evening"]

  /// Numbers in words, and ordinal ones, as digits.
  static let numbers: [String: String] = {
    var numbers = ["a": "1", "an": "1"]
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    for (place, word) in words.enumerated() { numbers[word] = "\(place + 1)" }
    for day in 1...31 {
      for ending in ["st", "nd", "rd", "th"] { numbers["\(day)\(ending)"] = "\(day)" }
    }
    return numbers
  }()

  private func relative(_ words: [String]) -> Period? {
    switch words {
    case ["today"]: return Period(today, through: today)
    case ["yesterday"]: return Period(today + -1, through: today + -1)
    case ["tomorrow"]: return Period(today + 1, through: today + 1)
    case ["day", "before", "yesterday"]: return Period(today + -2, through: today + -2)
    case ["day", "after", "tomorrow"]: return Period(today + 2, through: today + 2)
    default: break
    }
    if words.count == 2, words[0] == "this", Self.partsOfDay.contains(words[1]) {
      return Period(today, through: today)
    }
    if words.count == 1, let weekday = Self.weekday(words[0]) { return day(weekday, future) }
    if words.count == 2, let weekday = Self.weekday(words[1]) {
      switch words[0] {
      case "last":
        return weekday == today.weekday
          ? Period(today + -7, through: today + -7) : day(weekday, false)
      case "next": return day(weekday, true)
      case "this":
        let day = today + (weekday - today.weekday)
        return Period(day, through: day)
      default: return nil
      }
    }
    if words.count == 2, words[0] == "last", let month = Self.month(words[1]) {
      let years = [today.components.year - 1, today.components.year]
      let months = years.map { Month(year: $0, month: month).period }
      return months.last { $0.end <= today }
    }
    if words.count == 2, let step = Self.step(words[1]) { return neighbour(words[0], step) }
    guard words.count == 3, let step = Self.step(words[words[2] == "ago" ? 1 : 2]),
      let count = Int(words[words[2] == "ago" ? 0 : 1]), (1...10_000).contains(count)
    else { return nil }
    let current = step.period(containing: today)
    switch (words[0], words[2]) {
    case ("last", _) where step == .day, ("past", _) where step == .day:
      // Unlike the month, today is nearly over: what was just bought counts.
      return Period(today + (1 - count), through: today)
    case ("last", _), ("past", _), ("previous", _):
      return Period(start: moved(current, by: -count, step).start, end: current.start)
    case ("next", _):
      return Period(start: current.end, end: moved(current, by: count, step).end)
    case (_, "ago"):
      return moved(current, by: -count, step)
    default: return nil
    }
  }

  private func neighbour(_ word: String, _ step: CalendarStep) -> Period? {
    let current = step.period(containing: today)
    return switch word {
    case "this", "current": current
    case "last", "previous", "past": moved(current, by: -1, step)
    case "next": moved(current, by: 1, step)
    default: nil
    }
  }

  private func moved(_ period: Period, by count: Int, _ step: CalendarStep) -> Period {
    var period = period
    for _ in 0..<abs(count) {
      period = step.period(containing: count < 0 ? period.start + -1 : period.end)
    }
    return period
  }

  /// The last such day up to yesterday's week, today included, or the next one from tomorrow on.
  private func day(_ weekday: Int, _ isNext: Bool) -> Period {
    let gap = (weekday - today.weekday + 7) % 7
    let day = isNext ? today + (gap == 0 ? 7 : gap) : today + (gap == 0 ? 0 : gap - 7)
    return Period(day, through: day)
  }

  private static func step(_ word: String) -> CalendarStep? {
    CalendarStep(rawValue: word.hasSuffix("s") ? String(word.dropLast()) : word)
  }

  private static func weekday(_ word: String) -> Int? {
    weekdays.firstIndex { $0 == word || $0.prefix(3) == word }.map { $0 + 1 }
  }

  // MARK: Months by name

  /// `october`, `oct 2026`, `2026 oct`, `3 october`, `october 3 2026`.
  private func named(_ words: [String]) -> Period? {
    let months = words.compactMap { Self.month($0) }
    guard months.count == 1, let month = months.first, words.count <= 3 else { return nil }
    var year: Int?
    var day: Int?
    for word in words where Self.month(word) == nil {
      let digits = word.hasSuffix(".") ? String(word.dropLast()) : word
      guard let number = Int(digits), digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }) else {
        return nil
      }
      if digits.utf8.count == 4, year == nil {
        year = number
      } else if (1...31).contains(number), day == nil {
        day = number
      } else {
        return nil
      }
    }
    func period(_ year: Int) -> Period? {
      guard let day else { return Month(year: year, month: month).period }
      return Day(year: year, month: month, day: day).map { Period($0, through: $0) }
    }
    guard let year else { return day == nil ? begun(period) : nearest(period) }
    return (1...9999).contains(year) ? period(year) : nil
  }

  /// The latest of yearly periods that has begun, or the first that is not over.
  func begun(_ period: (_ year: Int) -> Period?) -> Period? { begun(period, within: 0) }

  /// The latest of yearly days that lies within reach, or the first.
  func nearest(_ day: (_ year: Int) -> Period?) -> Period? { begun(day, within: reach) }

  private func begun(_ period: (_ year: Int) -> Period?, within reach: Int) -> Period? {
    let year = today.components.year
    let years = [year - 1, year, year + 1].compactMap(period)
    return future
      ? years.first { $0.end > today + -reach } : years.last { $0.start <= today + reach }
  }

  private static func month(_ word: String) -> Int? {
    let plain = word.hasSuffix(".") ? String(word.dropLast()) : word
    if plain == "sept" { return 9 }
    return months.firstIndex { $0 == plain || $0.prefix(3) == plain }.map { $0 + 1 }
  }
}

/// A period in digits: `2026-10`, `2026/10/3`, `2026q3`, `q3 2026`, `2026-W40`, `2026`.
private struct CalendarText {
  private(set) var period: Period?

  init(_ words: [String], _ reader: PeriodReader) {
    guard (1...2).contains(words.count) else { return }
    if let part = Self.part(words[0]) {
      // `q3`, or `q3 2026`.
      if words.count == 1 {
        period = reader.begun { Self.period(part, in: $0) }
      } else if let year = Self.number(words[1], digits: 4...4) {
        period = Self.period(part, in: year)
      }
      return
    }
    guard words.count == 1 else {
      if let year = Self.number(words[0], digits: 4...4), let part = Self.part(words[1]) {
        period = Self.period(part, in: year)
      }
      return
    }
    let text = words[0]
    if let day = Self.dotted(text, reader) ?? Self.slashed(text, reader) {
      period = Period(day, through: day)
      return
    }
    if let month = Self.monthAndYear(text) {
      period = month.period
      return
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let year = Self.number(String(digits), digits: 4...4), year >= 1 else { return }
    var rest = text.dropFirst(4)
    if let mark = rest.first, "-/.".contains(mark) {
      rest = rest.dropFirst()
      period = rest.isEmpty ? nil : Self.period(String(rest), parted: mark, in: year)
    } else if rest.isEmpty {
      period = CalendarStep.year.period(containing: Month(year: year, month: 1).firstDay)
    } else {
      period = Self.part(String(rest)).flatMap { Self.period($0, in: year) }
    }
  }

  /// `week 47`, `47. week 2026`, `quarter 4` or `4th quarter 2026`; but not `2 week`, which is a count.
  init(numbered words: [String], _ reader: PeriodReader) {
    guard (2...3).contains(words.count),
      let place = words.firstIndex(where: { ["week", "quarter"].contains($0) })
    else { return }
    var number: Int?
    var year: Int?
    for (index, word) in words.enumerated() where index != place {
      let digits = String(word.prefix { $0.isNumber })
      let ending = word.dropFirst(digits.count)
      if let found = Self.number(digits, digits: 4...4), year == nil, ending.isEmpty {
        year = found
      } else if let found = Self.number(digits, digits: 1...2), number == nil,
        Self.ordinalEndings.contains(String(ending)) || ending.isEmpty && index > place
      {
        number = found
      } else {
        return
      }
    }
    guard let number else { return }
    let part: Part = words[place] == "week" ? .week(number) : .quarter(number)
    period = year.map { Self.period(part, in: $0) } ?? reader.begun { Self.period(part, in: $0) }
  }

  /// What follows the digits of an ordinal number in some languages: `4.`, `4th`, `4º`, `4e`.
  private static let ordinalEndings: Set<String> = [
    ".", "st", "nd", "rd", "th", "º", "ª", "°", ".º", ".ª", "e", "er", "ème", "eme", "-й", "-го",
  ]

  /// `03/2027`, `3.2027` or `03-2027`.
  private static func monthAndYear(_ text: String) -> Month? {
    for mark in ["/", ".", "-"] as [Character] {
      let parts = text.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let month = number(parts[0], digits: 1...2),
        let year = number(parts[1], digits: 4...4), (1...12).contains(month), year >= 1
      else { continue }
      return Month(year: year, month: month)
    }
    return nil
  }

  /// `3.10.2026`, `3.10.26` or `3.10.`: with dots the day is first.
  private static func dotted(_ text: String, _ reader: PeriodReader) -> Day? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let day = number(parts[0], digits: 1...2),
      let month = number(parts[1], digits: 1...2)
    else { return nil }
    if let year = number(parts[2], digits: 4...4) {
      return Day(year: year, month: month, day: day)
    }
    if let year = number(parts[2], digits: 2...2) {
      return Day(year: 2000 + year, month: month, day: day)
    }
    guard parts[2].isEmpty else { return nil }
    return reader.nearest { year in
      Day(year: year, month: month, day: day).map { Period($0, through: $0) }
    }?.start
  }

  /// A day such as `24/11/2026` or `11/24`, where exactly one of the two numbers is above 12.
  private static func slashed(_ text: String, _ reader: PeriodReader) -> Day? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard (2...3).contains(parts.count), let first = number(parts[0], digits: 1...2),
      let second = number(parts[1], digits: 1...2), (first > 12) != (second > 12)
    else { return nil }
    let (day, month) = first > 12 ? (first, second) : (second, first)
    if parts.count == 3 {
      return number(parts[2], digits: 4...4).flatMap { Day(year: $0, month: month, day: day) }
    }
    return reader.nearest { year in
      Day(year: year, month: month, day: day).map { Period($0, through: $0) }
    }?.start
  }

  /// `10` or `10-03` after a year.
  private static func period(_ rest: String, parted mark: Character, in year: Int) -> Period? {
    if let part = part(rest) { return period(part, in: year) }
    let numbers = rest.split(separator: mark, omittingEmptySubsequences: false)
      .map { number(String($0), digits: 1...2) }
    guard numbers.count <= 2, let month = numbers[0], (1...12).contains(month) else { return nil }
    guard numbers.count == 2 else { return Month(year: year, month: month).period }
    return numbers[1].flatMap { Day(year: year, month: month, day: $0) }
      .map { Period($0, through: $0) }
  }

  private enum Part {
    case quarter(Int)
    case week(Int)
  }

  private static func part(_ word: String) -> Part? {
    switch word.first {
    case "q": number(String(word.dropFirst()), digits: 1...1).map { .quarter($0) }
    case "w": number(String(word.dropFirst()), digits: 1...2).map { .week($0) }
    default: nil
    }
  }

  private static func period(_ part: Part, in year: Int) -> Period? {
    guard (1...9999).contains(year) else { return nil }
    let january = Month(year: year, month: 1)
    switch part {
    case .quarter(let quarter):
      guard (1...4).contains(quarter) else { return nil }
      return CalendarStep.quarter.period(containing: (january + (quarter - 1) * 3).firstDay)
    case .week(let week):
      guard week >= 1 else { return nil }
      // The fourth of January always lies in the first ISO week.
      let first = CalendarStep.week.period(containing: january.firstDay + 3).start
      let monday = first + (week - 1) * 7
      guard monday.week.year == year else { return nil }
      return Period(start: monday, end: monday + 7)
    }
  }

  private static func number(_ text: String, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }
}
