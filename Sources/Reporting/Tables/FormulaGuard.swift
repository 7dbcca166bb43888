/// Text that a spreadsheet would run as a formula when it opens a file of values.
///
/// The signs are those of the OWASP page on CSV injection, with their full-width forms, which some
/// spreadsheets fold to the plain ones.
enum FormulaGuard {
  /// What is put before such text so that it stays text.
  static let prefix = UInt8(ascii: "'")

  /// Whether the text starts like a formula.
  static func mustDefuse(_ text: String) -> Bool {
    switch text.unicodeScalars.first {
    case "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": true
    default: false
    }
  }
}
