/// The words of days, months and periods that a household types in its language.
public struct TypedCalendar: Sendable {
  /// What English has for each word, in lower case.
  private let english: [String: String]
  /// Words of two or more parts, and what English has for them.
  private let phrases: [(words: [String], english: String)]
  /// Articles and prepositions that English leaves out, as in `3 de octubre`.
  private let fillers: Set<String>
  /// Letters before the number of a week or a quarter, and those of English: `KW47`, `T4`.
  private let numbered: [String: String]

  public init(_ language: Language) {
    var english: [String: String] = [:]
    let (own, others) = (CalendarWords(language), CalendarWords(.english))
    for names in [own.months, own.inMonths, own.ofMonths, own.shortMonths] {
      for (name, meaning) in zip(names, others.months) {
        english[Self.plain(name)] = meaning.lowercased()
      }
    }
    if language == .hebrew {
      for name in own.months { english["ב" + name] = english[name] }
    }
    var phrases: [(words: [String], english: String)] = []
    var fillers: Set<String> = []
    var numbered: [String: String] = [:]
    for line in Self.words(language).split(separator: "\n") {
      let sides = line.split(separator: "=").map { $0.split(separator: " ").joined(separator: " ") }
      for word in sides[1].split(separator: " ") {
        if sides[0] == "-" {
          fillers.insert(String(word))
        } else if sides[0].hasSuffix("#") {
          numbered[String(word)] = String(sides[0].dropLast())
        } else if word.contains("_") {
          phrases.append((word.split(separator: "_").map { String($0) }, sides[0]))
        } else {
          english[String(word)] = sides[0]
        }
      }
    }
    self.english = english
    self.phrases = phrases
    self.fillers = fillers
    self.numbered = numbered
  }

  /// The text with the English words of days and periods, in the order of English.
  public func inEnglish(_ text: String) -> String {
    let words = joined(text.split(separator: " ").map { Self.withoutPrefix(String($0)) })
    let known = words.map { word in
      let plain = Self.plain(word)
      return english[plain] ?? numbered(plain) ?? (Self.own.contains(plain) ? plain : nil)
    }
    // Without a month, a week or a day in digits such words are part of a name.
    guard
      known.contains(where: { $0.map { !Self.open.contains($0) } ?? false })
        || known.contains(where: { $0 != nil }) && words.contains(where: Self.isDay)
    else { return text }
    return inOrder(
      zip(words, known).compactMap { word, english in
        english ?? (fillers.contains(word.lowercased()) ? nil : word)
      }
    ).joined(separator: " ")
  }

  /// `t4` as English has it: `q4`.
  private func numbered(_ word: String) -> String? {
    let letters = word.prefix { !$0.isNumber }
    let number = word.dropFirst(letters.count)
    guard let known = numbered[String(letters)], (1...2).contains(number.count),
      number.allSatisfy(\.isNumber)
    else { return nil }
    return known + number
  }

  /// True for a day or month in digits: `20.11.`, `20/11`, `2026-11-20`.
  private static func isDay(_ word: String) -> Bool {
    word.first?.isNumber == true && word.contains { ".-/".contains($0) }
      && word.allSatisfy { $0.isNumber || ".-/".contains($0) }
  }

  /// The words with each phrase of several as the one that English has.
  private func joined(_ words: [String]) -> [String] {
    var words = words
    for phrase in phrases {
      let count = phrase.words.count
      let place = words.indices.first {
        $0 + count <= words.count && words[$0..<($0 + count)].map(Self.plain) == phrase.words
      }
      if let place { words.replaceSubrange(place..<(place + count), with: [phrase.english]) }
    }
    return words
  }

  /// Puts `last` before its week (`semana pasada`) and before a count (`3 derniers mois`), and `ago`
  /// behind everything.
  private func inOrder(_ words: [String]) -> [String] {
    var words = words
    for relative in words.indices where Self.relatives.contains(words[relative]) {
      var place = relative
      while place > 0, isTime(words[place - 1]) {
        words.swapAt(place - 1, place)
        place -= 1
      }
    }
    if let ago = words.firstIndex(of: "ago") { words.append(words.remove(at: ago)) }
    return words
  }

  private func isTime(_ word: String) -> Bool {
    Int(word) != nil || Self.own.contains(word) || english.values.contains(word)
  }

  /// Words that are in names too.
  private static let open: Set<String> = [
    "a", "in", "to", "from", "since", "1st", "2nd", "3rd", "4th",
  ]

  private static let relatives: Set<String> = ["last", "this", "next"]

  /// English words that need no translation, by themselves.
  private static let own: Set<String> = [
    "day", "week", "month", "quarter", "year", "monday", "tuesday", "wednesday", "thursday",
    "friday", "saturday", "sunday", "ago", "a week ago", "in a week", "day after tomorrow",
    "this morning",
  ]

  /// A number without the Hebrew preposition before it: `ב-3`.
  private static func withoutPrefix(_ word: String) -> String {
    guard word.hasPrefix("ב-") || word.hasPrefix("ב־") else { return word }
    let rest = word.dropFirst(2)
    return rest.first?.isNumber == true ? String(rest) : word
  }

  private static func plain(_ word: some StringProtocol) -> String {
    let lower = word.lowercased().replacing("'", with: "’")
    return lower.hasSuffix(".") ? String(lower.dropLast()) : lower
  }
}
