import ByteTools

/// Text that a spreadsheet would run as a formula when it opens a file of values.
///
/// The signs are those of the OWASP page on CSV injection, with their full-width forms, which some
/// spreadsheets fold to the plain ones.
enum FormulaGuard {
  /// The prefix that keeps such text from being read as a formula.
  static let prefix = UInt8(ascii: "'")

  /// True if the text starts like a formula.
  static func mustDefuse(_ text: Bytes) -> Bool {
    // Most texts begin with a letter or digit; these need no decoding.
    if let first = text.first, isHarmless(first) { return false }
    return switch String(decoding: text, as: UTF8.self).unicodeScalars.first {
    case "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": true
    default: false
    }
  }

  private static func isHarmless(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
