/// A period in digits: `2026-10`, `2026/10/3`, `2026q3`, `q3 2026`, `h1 2026`, `2026-W40`, `2026`.
struct CalendarText {
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
    case half(Int)
    case quarter(Int)
    case week(Int)
  }

  private static func part(_ word: String) -> Part? {
    switch word.first {
    case "h": number(String(word.dropFirst()), digits: 1...1).map { .half($0) }
    case "q": number(String(word.dropFirst()), digits: 1...1).map { .quarter($0) }
    case "w": number(String(word.dropFirst()), digits: 1...2).map { .week($0) }
    default: nil
    }
  }

  private static func period(_ part: Part, in year: Int) -> Period? {
    guard (1...9999).contains(year) else { return nil }
    let january = Month(year: year, month: 1)
    switch part {
    case .half(let half):
      guard (1...2).contains(half) else { return nil }
      let first = january + (half - 1) * 6
      return Period(start: first.firstDay, end: (first + 6).firstDay)
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
