import Reporting

extension CommonOptions {
  static let language = Choice<Language>(
    "lang", "TAG", "the language of the page", among: Language.allCases)
}

extension Language {
  /// All tags, for people.
  static let tags = allCases.map(\.rawValue).joined(separator: ", ")
}

extension Session {
  /// The language of reports in files: `--lang`, else the setting, else English whatever the environment.
  func writtenLanguage(_ arguments: ParsedArguments) throws -> Language {
    if let given = arguments[CommonOptions.language] { return given }
    return try Settings(layout).values[.language].flatMap(Language.init(rawValue:)) ?? .english
  }

  /// The language of a report: as of one in files, but what is printed follows the environment where
  /// nothing else says which.
  func reportLanguage(_ arguments: ParsedArguments) throws -> Language {
    let isSet =
      try arguments.isGiven(CommonOptions.language) || Settings(layout).values[.language] != nil
    guard !isSet, arguments[CommonOptions.reports] == nil, arguments[CommonOptions.output] == nil
    else {
      return try writtenLanguage(arguments)
    }
    return world.locale.flatMap(Language.init(locale:)) ?? .english
  }
}

extension World {
  /// The locale of messages, as POSIX finds it; nil where none is set.
  var locale: String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { name in
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }.first
  }

  /// True if the terminal shows more than ASCII: unless the locale names another encoding.
  var showsUnicode: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { name in
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }.first
    guard let locale else { return true }
    guard locale != "C", locale != "POSIX" else { return false }
    let encoding = locale.split(separator: ".").dropFirst().first?.lowercased()
    return encoding.map { $0.hasPrefix("utf-8") || $0.hasPrefix("utf8") } ?? true
  }
}
