/// The columns that characters take on a terminal.
///
/// A character is as wide as the widest of its scalars. Two columns is what UAX #11 calls wide or
/// full-width, which holds for every emoji that is shown as one; marks and joiners take none.
enum DisplayWidth {
  /// The columns that one character as a person sees it takes: 0, 1 or 2.
  static func columns(of character: Character) -> Int {
    var widest = 0
    for scalar in character.unicodeScalars {
      // The variation selector requests the wide emoji form of the character before it.
      if scalar.value == 0xFE0F, widest == 1 { return 2 }
      widest = max(widest, columns(of: scalar))
    }
    return widest
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    if isWide(scalar) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100: false
    // Hangul leading consonants, then everything from the radicals to Yi, but for one narrow blank.
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247,
      0x3250...0x4DBF:
      true
    case 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
    // Vertical, small and full-width forms.
    case 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
    // Tangut and kin, kana supplements, symbols in squares and circles, all later ideographs.
    case 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD: true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
