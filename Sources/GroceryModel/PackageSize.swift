/// The contents of a package as its own field gives them: `500 g`, `6 x 330 ml`.
public struct PackageSize: Hashable, Sendable {
  /// How many inner packages, 1 for a plain one.
  public let pieces: Int
  /// What one inner package holds.
  public let content: Quantity

  /// Makes the size of so many inner packages.
  public init(_ pieces: Int, of content: Quantity) {
    self.pieces = pieces
    self.content = content
  }

  /// Reads `[COUNT x] NUMBER UNIT`; the number may use a point, the sign may be `x` or `×`.
  ///
  /// Blanks may stand between these parts but not inside a number: `2 500 g` is no package, as it
  /// may be 2500 g or two of 500 g.
  public init?(_ text: some StringProtocol) {
    var scalars = NameKey.matching(text).unicodeScalars[...]
    var pieces = 1
    if let cross = scalars.firstIndex(where: { $0 == "x" || $0 == "×" }) {
      let digits = Self.trimmed(scalars[..<cross])
      guard digits.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }), let count = Int(digits),
        (1..<10_000).contains(count)
      else { return nil }
      pieces = count
      scalars = scalars[scalars.index(after: cross)...].drop { $0 == " " }
    }
    let digits = scalars.prefix { ("0"..."9").contains($0) || $0 == "." }
    let unitText = Self.trimmed(scalars.dropFirst(digits.count))
    guard let number = ExactDecimal(String(String.UnicodeScalarView(digits))), !number.isZero,
      let unit = Unit(unitText)
    else { return nil }
    self.pieces = pieces
    content = Quantity(number.amount, unit)
  }

  private static func trimmed(_ scalars: Substring.UnicodeScalarView) -> String {
    NameKey.printed(Substring(scalars))
  }

  /// What the whole package holds.
  public var total: Quantity {
    Quantity(Amount(units: content.amount.units * Int128(pieces)), content.unit)
  }
}

extension PackageSize: CustomStringConvertible {
  /// `500 g`, `6 x 330 ml`, as it is read.
  public var description: String {
    (pieces > 1 ? "\(pieces) x " : "") + "\(content.amount) \(content.unit)"
  }
}
