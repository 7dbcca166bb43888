extension OutputBuffer {
  /// Puts a JSON string's content, escaped where it has to be.
  @inline(__always)
  public mutating func putEscaped(_ text: Bytes) {
    let length = text.count
    guard let first = text.baseAddress, length >= 8 else { return putShortEscaped(text) }
    reserve(length)
    let source = UnsafeRawPointer(first)
    let target = UnsafeMutableRawPointer(start + count)
    var escapes: UInt64 = 0
    var offset = 0
    while offset + 8 < length {
      escapes |= Self.copyWord(source, target, offset)
      offset += 8
    }
    // The last word overlaps the one before.
    escapes |= Self.copyWord(source, target, length - 8)
    if escapes == 0 { count += length } else { putWithEscapes(text) }
  }

  /// Copies eight bytes; not zero if one of them has to be escaped.
  @inline(__always)
  private static func copyWord(
    _ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ offset: Int
  ) -> UInt64 {
    let word = source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    target.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ 0x2222_2222_2222_2222
    let backslashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
    let found =
      ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
      | ((word &- 0x2020_2020_2020_2020) & ~word)
    return found & 0x8080_8080_8080_8080
  }

  @inline(__always)
  private mutating func putShortEscaped(_ text: Bytes) {
    reserve(8)
    var written = count
    for byte in text {
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        return putWithEscapes(text)
      }
      start[written] = byte
      written += 1
    }
    count = written
  }

  private mutating func putWithEscapes(_ text: Bytes) {
    var escaped: [UInt8] = []
    JSONEscaping.appendEscaped(text, to: &escaped)
    escaped.withUnsafeBufferPointer { put($0) }
  }
}
