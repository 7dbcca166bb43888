/// Sixteen lower-case hexadecimal digits and the 64 bits they spell, most significant digit first.
///
/// Only lower case is read, so that a digest or an identifier has exactly one spelling in a log.
public enum LowerHex {
  /// How many bytes `write` fills and `parse` reads.
  public static let digitCount = 16

  /// Writes the sixteen digits of `value` at the start of `target`, which must have room for them.
  public static func write(_ value: UInt64, to target: UnsafeMutableRawBufferPointer) {
    precondition(target.count >= digitCount, "room for 16 hexadecimal digits")
    let upper = digits(of: UInt32(truncatingIfNeeded: value >> 32))
    let lower = digits(of: UInt32(truncatingIfNeeded: value))
    target.storeBytes(of: upper.bigEndian, toByteOffset: 0, as: UInt64.self)
    target.storeBytes(of: lower.bigEndian, toByteOffset: 8, as: UInt64.self)
  }

  /// Reads the first sixteen bytes of `text`.
  ///
  /// Answers nil when there are fewer, or when one of them is not a lower-case hexadecimal digit.
  public static func parse(_ text: UnsafeRawBufferPointer) -> UInt64? {
    guard
      text.count >= digitCount,
      let upper = value(ofDigits: UInt64(bigEndian: text.loadUnaligned(as: UInt64.self))),
      let lower = value(
        ofDigits: UInt64(bigEndian: text.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    else { return nil }
    return UInt64(upper) << 32 | UInt64(lower)
  }

  /// Spreads eight nibbles over eight bytes and turns all of them into digits at once.
  private static func digits(of value: UInt32) -> UInt64 {
    var nibbles = UInt64(value)
    nibbles = (nibbles << 16 | nibbles) & 0x0000_ffff_0000_ffff
    nibbles = (nibbles << 8 | nibbles) & 0x00ff_00ff_00ff_00ff
    nibbles = (nibbles << 4 | nibbles) & 0x0f0f_0f0f_0f0f_0f0f
    let isLetter = (nibbles &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    // From '9' + 1 to 'a' it is 39 places; no byte carries into the next.
    return nibbles &+ 0x3030_3030_3030_3030 &+ isLetter &* 39
  }

  /// Undoes `digits(of:)`; whatever does not come out again unchanged was not eight digits.
  private static func value(ofDigits digits: UInt64) -> UInt32? {
    let isLetter = digits >> 6 & 0x0101_0101_0101_0101
    var nibbles = (digits & 0x0f0f_0f0f_0f0f_0f0f) &+ isLetter &* 9
    nibbles &= 0x0f0f_0f0f_0f0f_0f0f
    nibbles = (nibbles | nibbles >> 4) & 0x00ff_00ff_00ff_00ff
    nibbles = (nibbles | nibbles >> 8) & 0x0000_ffff_0000_ffff
    let value = UInt32(truncatingIfNeeded: nibbles | nibbles >> 16)
    return Self.digits(of: value) == digits ? value : nil
  }
}
