/// Reads periods seen from a day.
struct PeriodReader {
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

  func period(_ words: PeriodWords) -> Period? {
    range(words) ?? single(words) ?? hyphenated(words)
  }

  // MARK: Ranges

  private func range(_ words: PeriodWords) -> Period? {
    if let first = words.all.first, ["from", "since", "between"].contains(first) {
      let rest = PeriodWords(words.all.dropFirst())
      if let (start, end) = rest.split(at: ["to", "until", "and", "through"]) {
        return range(from: start, through: end)
      }
      return first == "between" ? nil : range(from: rest, through: PeriodWords([]))
    }
    if let first = words.all.first, ["until", "to", "through"].contains(first) {
      return range(from: PeriodWords([]), through: PeriodWords(words.all.dropFirst()))
    }
    guard let (start, end) = words.split(at: ["..", "to", "through"]),
      !start.all.isEmpty || !end.all.isEmpty
    else { return nil }
    return range(from: start, through: end)
  }

  /// Both ends belong to it.
  ///
  /// Without an end it is today, or that of the first period if that is later.
  private func range(from start: PeriodWords, through end: PeriodWords) -> Period? {
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

  /// `oct-nov`, `1 nov - 15 nov`, `1.10.-15.10.`, `1-15 november`: a hyphen between two periods.
  ///
  /// The one before the hyphen takes the year, or the month, of the one after it.
  private func hyphenated(_ words: PeriodWords) -> Period? {
    for (start, end) in words.hyphenSplits {
      guard let last = single(end) else { continue }
      if let number = start.dayNumber {
        let month = last.start.month
        guard last.start == last.lastDay,
          let first = Day(year: month.year, month: month.month, day: number), first < last.start
        else { continue }
        return Period(start: first, end: last.end)
      }
      for start in start.withYear(last.start.components.year) + [start] {
        guard let first = single(start), first.start < last.start else { continue }
        return Period(start: first.start, end: last.end)
      }
    }
    return nil
  }

  // MARK: Words

  private func single(_ words: PeriodWords) -> Period? {
    if let period = CalendarText(numbered: Array(words.all), self).period { return period }
    let words = words.all.map { Self.numbers[$0] ?? $0 }
    if words.count > 1, words[0] == "in" { return single(PeriodWords(words.dropFirst())) }
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

  /// The days of a fixed phrase, as seen from today.
  private func phrase(_ words: [String]) -> Period? {
    switch words {
    case ["today"]: return Period(today, through: today)
    case ["yesterday"]: return Period(today + -1, through: today + -1)
    case ["tomorrow"]: return Period(today + 1, through: today + 1)
    case ["day", "before", "yesterday"]: return Period(today + -2, through: today + -2)
    case ["day", "after", "tomorrow"]: return Period(today + 2, through: today + 2)
    case ["ytd"], ["year", "to", "date"]: return upToToday(.year)
    case ["qtd"], ["quarter", "to", "date"]: return upToToday(.quarter)
    case ["mtd"], ["month", "to", "date"]: return upToToday(.month)
    case ["wtd"], ["week", "to", "date"]: return upToToday(.week)
    case ["all"], ["ever"], ["all", "time"], ["all", "days"]:
      return Period(Month(year: 1, month: 1).firstDay, through: today)
    default: return nil
    }
  }

  private func relative(_ words: [String]) -> Period? {
    if let period = phrase(words) { return period }
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

  private func upToToday(_ step: CalendarStep) -> Period {
    Period(start: step.period(containing: today).start, end: today + 1)
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
