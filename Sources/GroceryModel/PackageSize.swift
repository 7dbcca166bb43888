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

  /// Parses `[COUNT x] NUMBER UNIT`; the sign may be `x` or `×`, and `ca.` may precede it all.
  ///
  /// A number with a comma is read as in a product's name: `0,25 kg` are 250 g, `1,500 g` 1500.
  /// Blanks are allowed between these parts but not inside a number: `2 500 g` is rejected, because
  /// it may mean 2500 g or two of 500 g.
  public init?(_ text: some StringProtocol) {
    let key = NameKey.matching(text)
    let word = Self.approximations.first { key.hasPrefix($0) } ?? ""
    var scalars = key.unicodeScalars.dropFirst(word.unicodeScalars.count).drop { $0 == " " }
    var pieces = 1
    if let cross = scalars.firstIndex(where: { $0 == "x" || $0 == "×" }) {
      let digits = Self.trimmed(scalars[..<cross])
      guard digits.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }), let count = Int(digits),
        (1..<10_000).contains(count)
      else { return nil }
      pieces = count
      scalars = scalars[scalars.index(after: cross)...].drop { $0 == " " }
    }
    let digits = scalars.prefix { ("0"..."9").contains($0) || $0 == "." || $0 == "," }
    guard let unit = Unit(Self.trimmed(scalars.dropFirst(digits.count))),
      let amount = Self.amount(String(String.UnicodeScalarView(digits)), of: unit)
    else { return nil }
    self.pieces = pieces
    content = Quantity(amount, unit)
  }

  /// Prefixes of an approximate size, which is read as if it were exact.
  private static let approximations = ["ca.", "ca ", "circa ", "approx.", "about ", "~"]

  /// An amount above zero; nil for none.
  private static func amount(_ digits: String, of unit: Unit) -> Amount? {
    guard digits.contains(",") else {
      return ExactDecimal(digits).flatMap { $0.isZero ? nil : $0.amount }
    }
    let number = ProductNameNumber(ProductNameText(digits), at: 0)
    return number?.end == digits.utf8.count ? number?.amount(of: unit) : nil
  }

  private static func trimmed(_ scalars: Substring.UnicodeScalarView) -> String {
    NameKey.printed(Substring(scalars))
  }

  /// The size with the pints, gallons and fluid ounces of the United Kingdom; nil if it has none.
  public var ofUnitedKingdom: PackageSize? {
    let unit = content.unit.ofUnitedKingdom
    return unit == content.unit
      ? nil : PackageSize(pieces, of: Quantity(content.amount, unit))
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
