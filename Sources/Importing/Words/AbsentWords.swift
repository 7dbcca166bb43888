import ByteTools

/// Cell values that mean "no value": empty, `-`, `NA`, `null` and similar.
enum AbsentWords {
  static let words: Set<String> = [
    "", "NA", "N/A", "n/a", "na", "null", "NULL", "Null", "-", "--", "—", "nan", "NaN", "None",
    "Not Available", "Not Applicable", "#N/A",
  ]

  static func contains(_ text: String) -> Bool { withBytes(of: text) { contains($0) } }

  @inline(__always)
  static func contains(_ bytes: Bytes) -> Bool {
    switch bytes.count {
    case 0: return true
    case 1: return bytes[0] == UInt8(ascii: "-") || bytes[0] == 0x20
    case 2...4, 13, 14:
      let first = bytes[0]
      // All these words begin with an n, a dash or `#`; this test is fast for all other cells.
      guard first | 0x20 == 0x6E || first == 0x2D || first == 0xE2 || first == 0x23 else {
        return false
      }
      return isAbsent(bytes)
    default: return false
    }
  }

  private static let longWords = words.map { Array($0.utf8) }.filter { $0.count > 1 }

  private static func isAbsent(_ bytes: Bytes) -> Bool {
    longWords.contains { bytes.elementsEqual($0) }
  }
}
