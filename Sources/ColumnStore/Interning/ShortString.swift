import ByteTools

/// A name of at most 32 bytes as four words, the rest of them filled up with zeros.
///
/// Names differ in length from line to line, and whatever branches on that is guessed wrong; here
/// nothing does.
struct ShortString {
  private let words: (UInt64, UInt64, UInt64, UInt64)
  let length: Int

  static let wordCount = 4
  /// How many values ``slot`` has.
  static let slots = 4096

  /// All bits of the bytes of a name are set from ``wordCount`` words minus its length on.
  private static let masks: [UInt64] = [.max, .max, .max, .max, 0, 0, 0, 0]

  /// Nil where the name is empty or longer, or where bytes behind it might not be readable.
  @inline(__always)
  init?(_ name: Bytes) {
    #if ADDRESS_SANITIZER
      // Reading behind a name is meant, and would hide what is not.
      return nil
    #endif
    // Within a page of memory all bytes can be read, and no page is smaller.
    guard let base = name.baseAddress, name.count &- 1 < 8 * Self.wordCount, name.count > 0,
      UInt(bitPattern: base) & 4095 <= UInt(4096 - 8 * Self.wordCount)
    else { return nil }
    length = name.count
    let bytes = UnsafeRawPointer(base)
    words = Self.masks.withUnsafeBytes { masks in
      let start = 8 * Self.wordCount - name.count
      func word(_ index: Int) -> UInt64 {
        bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self)
          & masks.loadUnaligned(fromByteOffset: start + 8 * index, as: UInt64.self)
      }
      return (word(0), word(1), word(2), word(3))
    }
  }

  /// Gives the bytes of a value as a name, with readable bytes behind them.
  @inline(__always)
  static func withBytes<Value: BitwiseCopyable>(of value: Value, _ body: (Bytes) -> Int) -> Int {
    let room: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    return withUnsafeBytes(of: (value, room)) { bytes in
      UnsafeRawBufferPointer(rebasing: bytes[..<MemoryLayout<Value>.size])
        .withMemoryRebound(to: UInt8.self, body)
    }
  }

  /// Where a table of the last names keeps this one.
  @inline(__always)
  var slot: Int {
    let mixed =
      (words.0 ^ words.2 &<< 29 ^ words.2 &>> 35) &* 0x9E37_79B9_7F4A_7C15
      ^ (words.1 ^ words.3 &<< 29 ^ words.3 &>> 35) &* 0xE703_7ED1_A0B4_28DB
    return Int(truncatingIfNeeded: mixed &>> 52)
  }

  /// True if a record of as many bytes, filled up with zeros to whole words and followed by any others,
  /// holds the same.
  @inline(__always)
  func isEqual(to record: UnsafeRawPointer) -> Bool {
    Self.masks.withUnsafeBytes { masks in
      let start = 8 * Self.wordCount - length
      func difference(_ index: Int, _ word: UInt64) -> UInt64 {
        (record.load(fromByteOffset: 8 * index, as: UInt64.self) ^ word)
          & masks.loadUnaligned(fromByteOffset: start + 8 * index, as: UInt64.self)
      }
      return difference(0, words.0) | difference(1, words.1) | difference(2, words.2)
        | difference(3, words.3) == 0
    }
  }
}
