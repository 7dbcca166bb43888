/// What tables that programs read too are called by people, and their columns.
enum TableWords {
  /// The words and phrases of a language by the English ones; nil for English.
  static func list(of language: Language) -> WordList? {
    switch language {
    case .english: nil
    case .german: german
    case .spanish: spanish
    case .french: french
    case .russian: russian
    case .ukrainian: ukrainian
    case .hebrew: hebrew
    }
  }

  /// The words of a language by the English ones; nil for English.
  static func words(in language: Language) -> [String: String]? { list(of: language)?.words }

  /// What the fixed words of values, such as `expired`, are in a language; nil for English.
  static func values(in language: Language) -> [String: String]? {
    let list: WordList? =
      switch language {
      case .english: nil
      case .german: germanValues
      case .spanish: spanishValues
      case .french: frenchValues
      case .russian: russianValues
      case .ukrainian: ukrainianValues
      case .hebrew: hebrewValues
      }
    return list?.words
  }
}

extension Table {
  /// The table with its title, headings, notes and fixed words in a language, as people are shown it.
  ///
  /// What the language has no word for stays as it is. Names of columns never change.
  public func worded(in language: Language) -> Table {
    guard language != .english else { return self }
    let say = PhraseBook(language)
    var table = renamed(
      Dictionary(columns.map { ($0.name, say($0.heading)) }) { first, _ in first })
    table.title = say(title)
    table.notes = notes.map { say($0) }
    table.emptyText = FixedWords(language).value(emptyText)
    guard let wording = RowWording(columns, in: language) else { return table }
    table.rows = TableRows(count: rows.count) { [rows] number, output in
      rows.forEach(in: number..<number + 1) { _, row in wording.append(row, to: &output) }
    }
    return table
  }
}

/// The words of a language for what programs know by fixed names: keys, and values such as `expired`.
struct FixedWords: Sendable {
  private let labels: [String: String]
  private let values: [String: String]

  init(_ language: Language) {
    labels = TableWords.words(in: language) ?? [:]
    values = TableWords.values(in: language) ?? [:]
  }

  /// Returns the word for a key by its English one.
  func label(_ name: String) -> String { labels[name] ?? name }

  /// Returns the word for a value by its English one.
  func value(_ word: String) -> String { values[word] ?? word }
}
