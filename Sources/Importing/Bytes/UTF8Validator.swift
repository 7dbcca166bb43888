import ByteTools

/// Checks UTF-8 that arrives in chunks (Unicode, table 3-7).
struct UTF8Validator {
  private(set) var isValid = true
  private(set) var isASCII = true
  /// Counts of well-formed non-ASCII characters, and of bytes that belong to no character.
  private(set) var characters = 0
  private(set) var strays = 0
  /// The number of bytes still missing from the current character, and the range of the next one.
  private var missing = 0
  private var lower: UInt8 = 0x80
  private var upper: UInt8 = 0xBF

  /// Checks the next chunk; a character may be split between two chunks.
  ///
  /// Skips ASCII eight bytes at a time.
  mutating func read(_ bytes: Bytes) {
    guard let start = bytes.baseAddress else { return }
    var index = 0
    while index < bytes.count {
      if missing == 0 {
        while index + 8 <= bytes.count {
          let word = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
          if word & 0x8080_8080_8080_8080 != 0 { break }
          index += 8
        }
        guard index < bytes.count else { return }
      }
      let byte = start[index]
      index += 1
      if missing > 0 {
        let fits = lower <= byte && byte <= upper
        (lower, upper) = (0x80, 0xBF)
        if fits {
          missing -= 1
          if missing == 0 { characters += 1 }
          continue
        }
        // The character is cut off here; this byte may begin another one.
        missing = 0
        isValid = false
        strays += 1
      }
      if byte >= 0x80 {
        isASCII = false
        begin(byte)
      }
    }
  }

  private mutating func begin(_ byte: UInt8) {
    switch byte {
    case 0xC2...0xDF: missing = 1
    case 0xE0: (missing, lower) = (2, 0xA0)
    case 0xED: (missing, upper) = (2, 0x9F)
    case 0xE1...0xEF: missing = 2
    case 0xF0: (missing, lower) = (3, 0x90)
    case 0xF1...0xF3: missing = 3
    case 0xF4: (missing, upper) = (3, 0x8F)
    default:
      isValid = false
      strays += 1
    }
  }

  /// True if the whole text was well formed; valid after the last chunk.
  var isWhole: Bool { isValid && missing == 0 }
}
