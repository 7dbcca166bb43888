#if canImport(Darwin)
  import Foundation
#else
  @_spi(_Unicode) import Swift
#endif

/// How names are compared: products, shops, categories, budgets, tags.
public enum NameKey {
  /// The name as it is matched: blanks trimmed and folded to one space, case-folded, NFC.
  ///
  /// Lower case alone would keep `STRASSE` from `Straße`, and `ΜΕΛΑΣ` from `μελας`.
  public static func matching(_ name: some StringProtocol) -> String {
    let lower = printed(name).lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 }) { return lower }
    return composed(lower.uppercased().lowercased())
  }

  /// The name as it identifies a fact: NFC, blanks trimmed and folded, letters as printed.
  public static func printed(_ name: some StringProtocol) -> String {
    var scalars = String.UnicodeScalarView()
    var isBlankPending = false
    for scalar in name.unicodeScalars {
      if isBlank(scalar) {
        isBlankPending = !scalars.isEmpty
      } else {
        if isBlankPending { scalars.append(" ") }
        isBlankPending = false
        scalars.append(scalar)
      }
    }
    return composed(String(scalars))
  }

  /// Whether a scalar is white space; of ASCII ones told without a look at Unicode's tables.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
  }

  /// Whether ``printed(_:)`` would return these bytes unchanged, told without making a string.
  ///
  /// False also for control characters and any text beyond ASCII, which have to be looked at
  /// properly.
  public static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in bytes {
      if byte >= 0x80 || byte < 0x20 { return false }
      if byte == UInt8(ascii: " "), previous == byte { return false }
      previous = byte
    }
    return bytes.isEmpty || previous != UInt8(ascii: " ")
  }

  private static func composed(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    #if canImport(Darwin)
      return text.precomposedStringWithCanonicalMapping
    #else
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: text._nfc)
      return String(scalars)
    #endif
  }
}
