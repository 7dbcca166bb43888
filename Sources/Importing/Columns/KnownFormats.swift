import GroceryModel

/// Exports whose header tells the shop's country, and so the currency that they never name.
enum KnownFormats {
  private static let formats: [(header: String, currency: String)] = [
    // Migros Cumulus, Switzerland.
    ("datum zeit filiale kassennummer transaktionsnummer artikel menge aktion umsatz", "CHF"),
    // View Card, Japan.
    ("ご利用年月日 ご利用箇所 ご利用額 払戻額", "JPY"),
  ]

  /// The currency of a known export, by the beginning of its header.
  static func currency(_ header: [String]) -> Currency? {
    let joined = header.joined(separator: " ")
    return formats.first { joined.hasPrefix($0.header) }.flatMap { Currency($0.currency) }
  }
}
