import GroceryModel

/// A currency that somebody types: a word that is none would stand beside the real one for good.
enum TypedCurrency {
  static let expected = "a code of three letters (ISO 4217) such as EUR, or a sign such as €"

  /// - Parameters:
  ///   - text: What was typed.
  ///   - name: Where, such as `--currency`.
  /// - Returns: The currency.
  /// - Throws: `Failure` where it is no currency's code or sign.
  static func read(_ text: String, as name: String) throws -> Currency {
    guard let currency = Currency(text), currency.isWellFormed else {
      throw Failure(
        .usage, "\(name) is '\(text)'", expected: expected, hint: question(to: text))
    }
    return currency
  }

  /// The code that was most likely meant.
  static func question(to text: String) -> String? {
    Suggestion.nearest(to: text, among: Currency.listedCodes).map { "did you mean '\($0)'?" }
  }
}
