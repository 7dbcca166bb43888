/// Pints, gallons and fluid ounces where amounts are in pounds: they are larger than those of the United States.
public enum UnitedKingdomMeasures {
  /// The code of the currency in which amounts are from the United Kingdom.
  public static let currency = "GBP"

  /// The size that a product's name states in such units; nil if it states none.
  public static func package(named name: some StringProtocol) -> String? {
    ProductName.package(of: name)?.ofUnitedKingdom?.description
  }

  /// A size that is written in such units; nil for any other.
  public static func package(written text: some StringProtocol) -> String? {
    PackageSize(text)?.ofUnitedKingdom?.description
  }

  /// The symbol of a unit; the unit itself if it has one size everywhere.
  public static func unit(_ symbol: String) -> String {
    Unit(symbol)?.ofUnitedKingdom.symbol ?? symbol
  }

  /// True if a name may state a size in such units, by a fast check of its UTF-8.
  public static func mayBeNamed(in name: UnsafeBufferPointer<UInt8>) -> Bool {
    ProductName.mayStateSize(name)
      && name.indices.dropLast().contains { place in
        let pair = (name[place] | 0x20, name[place + 1] | 0x20)
        return starts.contains { $0 == pair }
      }
  }

  /// The first letters of the words for such units.
  private static let starts: [(UInt8, UInt8)] = ["pi", "pt", "ga", "fl", "qt", "qu"].map { start in
    let bytes = Array(start.utf8)
    return (bytes[0], bytes[1])
  }
}
