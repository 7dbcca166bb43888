import Reporting

extension CommonOptions {
  static let language = Choice<Language>(
    "lang", "TAG", "the language of answers and messages", among: Language.allCases,
    group: .everywhere)
}

extension Language {
  /// All tags, for people.
  static let tags = allCases.map(\.rawValue).joined(separator: ", ")
}

extension Session {
  /// The language of reports in a folder: `--lang`, else the setting, else English whatever the environment,
  /// so that a folder that cron writes too keeps one language.
  func writtenLanguage(_ arguments: ParsedArguments) throws -> Language {
    if let given = arguments[CommonOptions.language] { return given }
    return try Settings(layout).values[.language].flatMap(Language.init(rawValue:)) ?? .english
  }

  /// The language of an answer, printed or written to a file; only reports in a folder do not follow the
  /// environment.
  func reportLanguage(_ arguments: ParsedArguments) throws -> Language {
    arguments[CommonOptions.reports] == nil ? ownLanguage : try writtenLanguage(arguments)
  }
}
