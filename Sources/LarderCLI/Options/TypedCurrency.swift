import GroceryModel

/// Validates a typed currency: a mistyped code would stay in the log beside the real one.
enum TypedCurrency {
  static let expected = "a code of three letters (ISO 4217) such as EUR, or a sign such as €"

  /// - Parameters:
  ///   - text: What was typed.
  ///   - name: Where, such as `--currency`.
  /// - Returns: The currency.
  /// - Throws: `Failure` where it is no currency's code or sign.
  static func read(_ text: String, as name: String) throws -> Currency {
    guard let currency = Currency(text), currency.isWellFormed else {
      throw Failure.invalid(text, for: "\(name)", expected: expected, hint: question(to: text))
    }
    return currency
  }

  /// The code that was most likely meant.
  static func question(to text: String) -> String? {
    Suggestion.nearest(to: text, among: Currency.listedCodes).map { "did you mean '\($0)'?" }
  }
}
