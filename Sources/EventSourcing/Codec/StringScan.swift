/// Finding the ends of strings and the forms of fixed fields, sixteen bytes at a time.
enum StringScan {
  /// The first quote or backslash from `start` on, or `end` if there is none before it.
  ///
  /// Reads up to 15 bytes past `end`, which must be readable.
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
        return min(place + lanes.x.trailingZeroBitCount >> 3, end)
      }
      if lanes.y != 0 {
        return min(place + 8 + lanes.y.trailingZeroBitCount >> 3, end)
      }
      place += 16
    }
    return end
  }

  /// Whether 32 bytes are lower-case hex digits.
  @inline(__always)
  static func isIdentifier(_ start: UnsafeRawPointer) -> Bool {
    isHex(start.loadUnaligned(as: SIMD16<UInt8>.self))
      && isHex((start + 16).loadUnaligned(as: SIMD16<UInt8>.self))
  }

  @inline(__always)
  private static func isHex(_ block: SIMD16<UInt8>) -> Bool {
    let digits = (block &- SIMD16(repeating: UInt8(ascii: "0"))) .< SIMD16(repeating: 10)
    let letters = (block &- SIMD16(repeating: UInt8(ascii: "a"))) .< SIMD16(repeating: 6)
    let lanes = unsafeBitCast(digits .| letters, to: SIMD2<UInt64>.self)
    return lanes.x & lanes.y == .max
  }
}
