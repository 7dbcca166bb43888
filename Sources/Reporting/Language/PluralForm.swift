/// The forms that nouns take beside a number, as the Unicode CLDR names them.
enum PluralForm: Int {
  case one, few, many

  /// The form beside a whole number.
  ///
  /// - Parameters:
  ///   - count: Not negative.
  ///   - language: Languages without `few` have `one` and `many`.
  init(_ count: Int, in language: Language) {
    switch language {
    case .english, .german, .spanish, .hebrew: self = count == 1 ? .one : .many
    case .french: self = count < 2 ? .one : .many
    case .russian, .ukrainian:
      let (tens, ones) = (count % 100 / 10, count % 10)
      self = tens == 1 ? .many : ones == 1 ? .one : (2...4).contains(ones) ? .few : .many
    }
  }

  /// Returns the number of plural forms in a language.
  static func count(in language: Language) -> Int {
    switch language {
    case .russian, .ukrainian: 3
    default: 2
    }
  }

  /// The place of the form among those that a language has.
  func place(in language: Language) -> Int {
    Self.count(in: language) == 3 ? rawValue : self == .one ? 0 : 1
  }
}
