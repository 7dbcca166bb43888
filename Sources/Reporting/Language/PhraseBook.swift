import GroceryModel

/// Says in a language what the program says in English: headings, titles, notes and messages.
///
/// What the language has no words for stays English, and so do names, commands and figures.
public struct PhraseBook: Sendable {
  private let list: WordList?
  private let values: [String: String]
  private let language: Language
  private let calendar: CalendarWords

  public init(_ language: Language) {
    self.language = language
    calendar = CalendarWords(language)
    list = TableWords.list(of: language)
    values = TableWords.values(in: language) ?? [:]
  }

  /// Returns a text in the language.
  public func callAsFunction(_ english: String) -> String { said(english) ?? english }

  /// Returns a fixed word of a value, such as `deposit`, in the language.
  public func value(_ word: String) -> String { values[word] ?? self(word) }

  /// Returns days as the language writes them.
  public func days(_ text: String) -> String { calendar.digits(text) }

  /// True if the language has words for a text.
  public func knows(_ english: String) -> Bool { list == nil || said(english) != nil }

  /// A part of a phrase in the language: words, a fixed value, days, or a name in quotes as it is.
  private func part(_ english: String) -> String? {
    if PhraseTemplate.isDays(english) { return calendar.digits(english) }
    // One name in quotes, not a clause that begins and ends with one.
    let isName = english.first == "'" && english.last == "'"
    return isName && english.count { $0 == "'" } == 2 ? english : said(english) ?? values[english]
  }

  /// Returns words with the language's decimal mark in their numbers.
  public func figures(_ words: String) -> String {
    let style = NumberStyle(language: language)
    guard style.decimalMark != ".", words.contains(".") else { return words }
    let parts = words.split(separator: " ", omittingEmptySubsequences: false).map { part in
      ExactDecimal(String(part)) != nil
        ? part.replacing(".", with: Character(style.decimalMark)) : String(part)
    }
    return parts.joined(separator: " ")
  }

  /// The text in the language; nil if it has no words for it.
  private func said(_ english: String) -> String? {
    guard let list else { return nil }
    if let word = list.words[english] { return word }
    let bytes = Array(english.utf8)
    for phrase in list.phrases(for: english) {
      if let values = phrase.values(in: bytes, phrase: part) {
        let text = Wording.fill(phrase.translation) { name in
          let value = values[name] ?? ""
          if phrase.kept.contains(name) { return value }
          // `{days}` may be a day or a number of days.
          let isDay = name.hasPrefix("day") && ExactDecimal(value) == nil
          return isDay ? calendar.digits(value) : figures(value)
        } form: { forms in
          let count = values["n"].flatMap { Int($0) } ?? 0
          return forms[min(PluralForm(count, in: language).place(in: language), forms.count - 1)]
        }
        return language == .hebrew ? Wording.joiningPrefixes(text) : text
      }
    }
    return nil
  }
}
