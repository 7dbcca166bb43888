import GroceryModel

/// The words of days and months that a household types in its language.
public struct TypedCalendar: Sendable {
  /// What English has for each word, in lower case.
  private let english: [String: String]
  /// The words between a day and its month, as in `3 de octubre`.
  private let fillers: Set<String>

  public init(_ language: Language) {
    var english: [String: String] = [:]
    let (own, others) = (CalendarWords(language), CalendarWords(.english))
    for names in [own.months, own.inMonths, own.ofMonths, own.shortMonths] {
      for (name, meaning) in zip(names, others.months) {
        english[Self.plain(name)] = meaning.lowercased()
      }
    }
    let days = ["day before yesterday", "yesterday", "today", "tomorrow"]
    for (name, meaning) in zip(Self.days(language), days) { english[name] = meaning }
    for names in Self.weekdays(language) {
      for (name, meaning) in zip(names.split(separator: " "), Self.englishWeekdays) {
        english[String(name)] = meaning
      }
    }
    if language == .hebrew {
      for name in own.months { english["ב" + name] = english[name] }
    }
    self.english = english
    fillers = language == .spanish ? ["de", "del", "el"] : []
  }

  /// The text with English words of days and months.
  public func inEnglish(_ text: String) -> String {
    let words = text.split(separator: " ")
    let known = words.map { english[Self.plain($0)] }
    // Without a month such words are part of a name.
    let isDay = known.contains { $0 != nil }
    return zip(words, known).compactMap { word, english in
      english ?? (isDay && fillers.contains(word.lowercased()) ? nil : String(word))
    }.joined(separator: " ")
  }

  private static func plain(_ word: some StringProtocol) -> String {
    let lower = word.lowercased().replacing("'", with: "’")
    return lower.hasSuffix(".") ? String(lower.dropLast()) : lower
  }

  private static let englishWeekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The names of weekdays, Monday first, in each form that follows no preposition or one.
  private static func weekdays(_ language: Language) -> [String] {
    switch language {
    // Hebrew numbers them, as it does other things.
    case .english, .hebrew: []
    case .german: ["montag dienstag mittwoch donnerstag freitag samstag sonntag"]
    case .spanish: ["lunes martes miércoles jueves viernes sábado domingo"]
    case .french: ["lundi mardi mercredi jeudi vendredi samedi dimanche"]
    case .russian:
      [
        "понедельник вторник среда четверг пятница суббота воскресенье",
        "понедельник вторник среду четверг пятницу субботу воскресенье",
      ]
    case .ukrainian:
      [
        "понеділок вівторок середа четвер п’ятниця субота неділя",
        "понеділок вівторок середу четвер п’ятницю суботу неділю",
      ]
    }
  }

  /// The day before yesterday, yesterday, today and tomorrow.
  private static func days(_ language: Language) -> [String] {
    switch language {
    case .english: []
    case .german: ["vorgestern", "gestern", "heute", "morgen"]
    case .spanish: ["anteayer", "ayer", "hoy", "mañana"]
    case .french: ["avant-hier", "hier", "aujourd’hui", "demain"]
    case .russian: ["позавчера", "вчера", "сегодня", "завтра"]
    case .ukrainian: ["позавчора", "вчора", "сьогодні", "завтра"]
    case .hebrew: ["שלשום", "אתמול", "היום", "מחר"]
    }
  }
}
