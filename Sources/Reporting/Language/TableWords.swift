/// What tables that programs read too are called on a page, and their columns.
enum TableWords {
  /// The words of a language by the English ones; nil for English.
  static func words(in language: Language) -> [String: String]? {
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

  /// What the fixed words of values, such as `expired`, are in a language; nil for English.
  static func values(in language: Language) -> [String: String]? {
    switch language {
    case .english: nil
    case .german: germanValues
    case .spanish: spanishValues
    case .french: frenchValues
    case .russian: russianValues
    case .ukrainian: ukrainianValues
    case .hebrew: hebrewValues
    }
  }

  /// The columns of reports whose texts are such values.
  fileprivate static let columnsOfValues: Set<String> = [
    "status", "outcome", "on_track", "basis", "label", "method", "state", "reason", "unit",
    "urgency",
  ]

  /// A remark in the language of some words; one that names a month or year has it at its end.
  fileprivate static func note(_ note: String, _ words: [String: String]) -> String {
    if let text = words[note] { return text }
    let start = "Medians of regular prices, against "
    guard note.hasPrefix(start), note.hasSuffix("."), let text = words[start + "{before}."] else {
      return note
    }
    let before = String(note.dropFirst(start.count).dropLast())
    return Wording.fill(text) { _ in
      before
    } form: {
      $0[0]
    }
  }
}

extension Table {
  /// The table with its title and headings in a language, as a page shows it.
  ///
  /// What the language has no word for stays as it is. Names of columns never change.
  func worded(in language: Language) -> Table {
    guard let words = TableWords.words(in: language) else { return self }
    var headings: [String: String] = [:]
    for column in columns { headings[column.name] = words[column.heading] }
    var table = renamed(headings)
    table.title = words[title] ?? title
    table.notes = notes.map { TableWords.note($0, words) }
    let fixed = FixedWords(language)
    return table.mapping(
      columns.indices.filter { TableWords.columnsOfValues.contains(columns[$0].name) }
    ) { fixed.value($0) }
  }

  /// The table with other texts in some columns.
  func mapping(_ places: [Int], _ words: (String) -> String) -> Table {
    guard !places.isEmpty else { return self }
    var table = Table(
      name: name, title: title, columns: columns,
      rows: rows.map { row in
        var row = row
        for place in places {
          if case .text(let text) = row[place] { row[place] = .text(words(text)) }
        }
        return row
      }, notes: notes)
    table.footer = footer
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
