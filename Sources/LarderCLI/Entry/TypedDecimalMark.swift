import Reporting

extension Session {
  /// True if a comma in a typed number is its decimal mark: as the setting `decimal-mark` says, else as
  /// the language of the larder's reports has it, else as the environment's locale does.
  func takesDecimalComma(_ settings: Settings) -> Bool {
    if let mark = settings.values[.decimalMark] { return mark == "," }
    if let language = settings.values[.language] { return CommaLocales.contain(language) }
    let locale = ["LC_ALL", "LC_NUMERIC", "LANG"].lazy.compactMap { name in
      self.world.environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }.first
    return locale.map(CommaLocales.contain) ?? false
  }
}

/// The locales whose decimal mark is a comma (Unicode CLDR 44, `decimal` of the Latin digits).
private enum CommaLocales {
  private static let languages: Set<String> = [
    "az", "be", "bg", "bs", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fi", "fo", "fr", "gl",
    "hr", "hu", "hy", "id", "is", "it", "ka", "kk", "lt", "lv", "mk", "nb", "nl", "nn", "no", "pl",
    "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "tr", "uk", "uz", "vi",
  ]
  /// Those of these languages that have a point all the same.
  private static let exceptions: Set<String> = [
    "de_ch", "de_li", "es_cu", "es_do", "es_gt", "es_hn", "es_mx", "es_ni", "es_pa", "es_pe",
    "es_pr", "es_sv", "es_us", "it_ch",
  ]

  /// True if `de`, `de_AT.UTF-8` or the like is one of them.
  static func contain(_ locale: String) -> Bool {
    let name = locale.prefix { $0 != "." && $0 != "@" }.lowercased().replacing("-", with: "_")
    return languages.contains(String(name.prefix { $0 != "_" })) && !exceptions.contains(name)
  }
}
