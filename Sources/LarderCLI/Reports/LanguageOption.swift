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
    return ownLanguage
  }
}
