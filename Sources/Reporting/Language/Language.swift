/// The languages that reports are written in, by their tags.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case spanish = "es"
  case french = "fr"
  case russian = "ru"
  case ukrainian = "uk"
  case hebrew = "he"

  /// Returns the language of a locale such as `de_CH.UTF-8`; nil if it is not supported.
  public init?(locale: String) {
    let tag = locale.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }.lowercased()
    // The C library still knows Hebrew by its old tag.
    self.init(rawValue: tag == "iw" ? "he" : tag)
  }

  /// True if text runs from right to left.
  var isRightToLeft: Bool { self == .hebrew }

  /// The language's name in that language.
  public var ownName: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    case .spanish: "español"
    case .french: "français"
    case .russian: "русский"
    case .ukrainian: "українська"
    case .hebrew: "עברית"
    }
  }
}
