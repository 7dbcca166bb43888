import GroceryModel

extension Option where Value == ExactDecimal {
  /// A decimal, whose mark may be a comma where the household writes one.
  init(
    decimal long: String, _ placeholder: String, _ summary: String, expected: String,
    where isValid: @escaping @Sendable (ExactDecimal) -> Bool = { _ in true }
  ) {
    self.init(long, placeholder, summary, expected: expected) { text in
      ExactDecimal(text).flatMap { isValid($0) ? $0 : nil }
    }
    spec.isDecimal = true
  }

  /// A number that is not below zero.
  init(atLeastZero long: String, _ placeholder: String, _ summary: String) {
    self.init(
      decimal: long, placeholder, summary, expected: "a number such as 2.50, not below zero"
    ) { !$0.isNegative }
  }
}

extension Session {
  /// The command line with the decimal mark of all decimals as a point.
  ///
  /// - Throws: `Failure` for a comma where neither the settings nor the locale have it.
  func readingDecimals(_ arguments: ParsedArguments) throws -> ParsedArguments {
    try arguments.mapDecimals { text, option in
      // The amount of `Dairy=40,00` is behind the name.
      let start = text.lastIndex(of: "=").map { text.index(after: $0) } ?? text.startIndex
      let number = text[start...]
      if Self.amounts.contains(option.long), try takesDecimalComma {
        try refuseThousands(number, option)
      }
      guard number.count(where: { $0 == "," }) == 1, !number.contains(".") else { return text }
      let plain = number.replacing(",", with: ".")
      guard ExactDecimal(plain) != nil else { return text }
      guard try takesDecimalComma else {
        throw Failure.invalid(
          text, for: option.written, expected: "an exact decimal such as \(plain)",
          hint: "'larder config decimal-mark ,' accepts a comma")
      }
      return text[..<start] + plain
    }
  }

  /// Options of amounts that may exceed a thousand.
  private static let amounts: Set<String> = [
    "total", "unit-price", "amount", "price", "categories",
  ]

  /// Refuses `1.200` where a comma is the decimal mark: it may be twelve hundred.
  private func refuseThousands(_ number: Substring, _ option: OptionSpec) throws {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 3, let first = parts[0].first, first != "0",
      !number.contains(",")
    else { return }
    throw Failure.invalid(
      String(number), for: option.written,
      expected: "\(parts[0])\(parts[1]) or \(parts[0]),\(parts[1]), "
        + "as a point may be a thousands separator")
  }

  /// True if a comma in a typed number is its decimal mark: as the setting `decimal-mark` says, else as
  /// the language of `--lang` or of the larder's reports has it, else as the environment's locale does.
  private var takesDecimalComma: Bool {
    get throws {
      let settings = try Settings(layout).values
      if let mark = settings[.decimalMark] { return mark == "," }
      if let language = language.given?.rawValue ?? settings[.language] {
        return CommaLocales.contain(language)
      }
      let locale = ["LC_ALL", "LC_NUMERIC", "LANG"].lazy.compactMap { name in
        self.world.environment(name).flatMap { $0.isEmpty ? nil : $0 }
      }.first
      return locale.map(CommaLocales.contain) ?? false
    }
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
