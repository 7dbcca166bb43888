import Reporting

extension World {
  /// The locale of messages, as POSIX finds it; nil where none is set.
  var locale: String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { name in
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }.first
  }

  /// The language that the locale names; English where Larder does not have it.
  var language: Language { locale.flatMap(Language.init(locale:)) ?? .english }

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
