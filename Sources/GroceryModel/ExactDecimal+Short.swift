extension ExactDecimal {
  /// Parses up to eight bytes as one word.
  ///
  /// Most prices are that short, and a loop over digits of varying number mispredicts its end.
  static func parseShort(_ bytes: UnsafeBufferPointer<UInt8>) -> ExactDecimal? {
    var text = word(bytes)
    var count = bytes.count
    let isNegative = text & 0xFF == UInt64(UInt8(ascii: "-"))
    if isNegative {
      text >>= 8
      count -= 1
    }
    guard count > 0 else { return nil }
    var scale = 0
    if let point = place(of: UInt8(ascii: "."), in: text) {
      guard point > 0, point < count - 1 else { return nil }
      scale = count - 1 - point
      count -= 1
      let whole = UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* point)
      text = text & whole | text >> 8 & ~whole
    }
    guard let digits = digits(text, count: count) else { return nil }
    let coefficient = isNegative ? -Int64(digits) : Int64(digits)
    return ExactDecimal(coefficient: coefficient, scale: UInt8(scale))
  }

  /// The bytes, the first one lowest, and zeros; none is read that is not there.
  @inline(__always)
  private static func word(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    let count = raw.count
    if count == 8 { return UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self)) }
    if count >= 4 {
      let low = UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self))
      let high = UInt32(
        littleEndian: raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      return UInt64(low) | UInt64(high) &<< UInt64(truncatingIfNeeded: 8 &* count &- 32)
    }
    return raw.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The place of the first byte of that value, which is not 0.
  @inline(__always)
  private static func place(of byte: UInt8, in text: UInt64) -> Int? {
    let differences = text ^ UInt64(byte) &* ones
    // The top bit of each byte that is zero, and perhaps of some behind the first of these.
    let equal = (differences &- ones) & ~differences & ones << 7
    return equal == 0 ? nil : equal.trailingZeroBitCount / 8
  }

  /// Returns the value of 1 to 8 digits, the first in the lowest byte; nil if a byte is not a
  /// digit.
  @inline(__always)
  private static func digits(_ text: UInt64, count: Int) -> UInt64? {
    // Shifted to be the last of eight digits; the others are zero.
    let digits = (text ^ 0x30 &* ones) &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count)
    guard (digits | (digits &+ 6 &* ones)) & (0xF0 &* ones) == 0 else { return nil }
    let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ fours >> 32) & 0xFFFF_FFFF
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
}
