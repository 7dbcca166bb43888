import GroceryModel

/// The words of days and months that a household types in its language.
public struct TypedCalendar: Sendable {
  /// What English has for each word, in lower case.
  private let english: [String: String]

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
    self.english = english
  }

  /// The text with English words of days and months.
  public func inEnglish(_ text: String) -> String {
    text.split(separator: " ").map { english[Self.plain($0)] ?? String($0) }
      .joined(separator: " ")
  }

  private static func plain(_ word: some StringProtocol) -> String {
    let lower = word.lowercased()
    return lower.hasSuffix(".") ? String(lower.dropLast()) : lower
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
