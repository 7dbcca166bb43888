/// The contents of a package as its own field gives them: `500 g`, `6 x 330 ml`.
public struct PackageSize: Hashable, Sendable {
  /// How many inner packages, 1 for a plain one.
  public let pieces: Int
  /// What one inner package holds.
  public let content: Quantity

  /// Reads `[COUNT x] NUMBER UNIT`; the number may use a point, the sign may be `x` or `×`.
  public init?(_ text: some StringProtocol) {
    var scalars = text.lowercased().unicodeScalars.filter { !$0.properties.isWhitespace }[...]
    var pieces = 1
    if let cross = scalars.firstIndex(where: { $0 == "x" || $0 == "×" }) {
      guard let count = Int(String(String.UnicodeScalarView(scalars[..<cross]))), count > 0,
        count < 10_000
      else { return nil }
      pieces = count
      scalars = scalars[scalars.index(after: cross)...]
    }
    let digits = scalars.prefix { ("0"..."9").contains($0) || $0 == "." }
    let unitText = String(String.UnicodeScalarView(scalars.dropFirst(digits.count)))
    guard let number = ExactDecimal(String(String.UnicodeScalarView(digits))), !number.isZero,
      let unit = Unit(unitText)
    else { return nil }
    self.pieces = pieces
    content = Quantity(number.amount, unit)
  }

  /// What the whole package holds.
  public var total: Quantity {
    Quantity(Amount(units: content.amount.units * Int128(pieces)), content.unit)
  }
}
