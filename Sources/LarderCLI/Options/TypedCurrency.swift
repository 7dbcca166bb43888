import GroceryModel
import Importing

/// Validates a typed currency: a mistyped code would stay in the log beside the real one.
enum TypedCurrency {
  static let expected = "a code of three letters (ISO 4217) such as EUR, or a sign such as €"

  /// - Parameters:
  ///   - text: What was typed.
  ///   - name: Where, such as `--currency`.
  /// - Returns: The currency; for the sign of one only, that one: `€` is EUR.
  /// - Throws: `Failure` where it is no currency's code or sign, or the sign of several.
  static func read(_ text: String, as name: String) throws -> Currency {
    let codes = Currency.codes(ofSign: text)
    if codes.count > 1 {
      throw Failure(sign: text, of: codes, expected: "a code, as in '\(codes[0])'")
    }
    guard let currency = Currency(codes.first ?? text), currency.isWellFormed else {
      throw Failure.invalid(text, for: "\(name)", expected: expected, hint: question(to: text))
    }
    return currency
  }

  /// A note about a code of three letters that no country uses; nil for the others.
  static func remark(on currency: Currency) -> Diagnostic? {
    guard !currency.isListed, currency.code.utf8.count == 3 else { return nil }
    return Diagnostic(
      .note, "ISO 4217 does not list '\(currency)' as a currency in use",
      hint: question(to: currency.code))
  }

  /// The code that was most likely meant.
  static func question(to text: String) -> String? {
    Suggestion.nearest(to: text, among: Currency.listedCodes).map { "did you mean '\($0)'?" }
  }
}

extension Failure {
  /// The failure for a sign that several currencies share.
  init(sign: String, of codes: [String], expected: String) {
    self.init(
      .usage, "'\(sign)' may be \(codes.prefix(3).joined(separator: ", ")) or another currency",
      expected: expected)
  }
}
