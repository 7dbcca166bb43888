/// Finding the ends of strings and the forms of fixed fields, sixteen bytes at a time.
enum StringScan {
  /// The first quote or backslash from `start` on, or some place not before `end` if there is none
  /// before that.
  ///
  /// Reads up to 15 bytes past `end`, which must be readable. What comes after the string waits for
  /// this place, so the caller compares it with `end` rather than that it is cut off there.
  @inline(__always)
  static func quoteOrBackslash(
    from start: UnsafeRawPointer, to end: UnsafeRawPointer
  ) -> UnsafeRawPointer {
    var place = start
    let quote = SIMD16<UInt8>(repeating: UInt8(ascii: "\""))
    let backslash = SIMD16<UInt8>(repeating: UInt8(ascii: "\\"))
    while place < end {
      let block = place.loadUnaligned(as: SIMD16<UInt8>.self)
      let found = (block .== quote) .| (block .== backslash)
      let lanes = unsafeBitCast(found, to: SIMD2<UInt64>.self)
      if lanes.x != 0 {
        return place + lanes.x.trailingZeroBitCount >> 3
      }
      if lanes.y != 0 {
        return place + 8 + lanes.y.trailingZeroBitCount >> 3
      }
      place += 16
    }
    return place
  }

  /// Whether 32 bytes are lower-case hex digits.
  @inline(__always)
  static func isIdentifier(_ start: UnsafeRawPointer) -> Bool {
    hexBits(start) & hexBits(start + 8) & hexBits(start + 16) & hexBits(start + 24) == topBits
  }

  private static var topBits: UInt64 { 0x8080_8080_8080_8080 }

  /// The top bit of each of eight bytes that is a lower-case hex digit.
  ///
  /// Comparisons of SIMD lanes other than for equality are made lane by lane by this compiler, so
  /// the ranges are tested inside a machine word: adding 128 - n to a byte below 128 sets its top bit
  /// if the byte is at least n, and never carries into the next.
  @inline(__always)
  private static func hexBits(_ place: UnsafeRawPointer) -> UInt64 {
    let word = place.loadUnaligned(as: UInt64.self)
    let low = word & ~topBits
    func atLeast(_ byte: UInt8) -> UInt64 {
      low &+ UInt64(128 - byte) &* 0x0101_0101_0101_0101
    }
    let digits = atLeast(0x30) & ~atLeast(0x3A)
    let letters = atLeast(0x61) & ~atLeast(0x67)
    return (digits | letters) & ~word & topBits
  }
}
