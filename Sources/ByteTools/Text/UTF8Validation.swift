/// Checks of raw text.
public enum UTF8Validation {
  /// The length of the valid UTF-8 sequence at `index` (Unicode 16, table 3-7), or 0.
  static func sequenceLength(_ bytes: Bytes, at index: Int) -> Int {
    let lead = bytes[index]
    let left = bytes.count - index
    func isTrail(_ offset: Int, _ low: UInt8 = 0x80, _ high: UInt8 = 0xBF) -> Bool {
      bytes[index + offset] >= low && bytes[index + offset] <= high
    }
    switch lead {
    case 0..<0x80: return 1
    case 0xC2...0xDF: return left >= 2 && isTrail(1) ? 2 : 0
    case 0xE0...0xEF:
      let low: UInt8 = lead == 0xE0 ? 0xA0 : 0x80
      let high: UInt8 = lead == 0xED ? 0x9F : 0xBF
      return left >= 3 && isTrail(1, low, high) && isTrail(2) ? 3 : 0
    case 0xF0...0xF4:
      let low: UInt8 = lead == 0xF0 ? 0x90 : 0x80
      let high: UInt8 = lead == 0xF4 ? 0x8F : 0xBF
      return left >= 4 && isTrail(1, low, high) && isTrail(2) && isTrail(3) ? 4 : 0
    default: return 0
    }
  }

  /// Finds the first byte that is invalid UTF-8 or a control character other than a line feed.
  ///
  /// - Parameters:
  ///   - text: Whole lines, so that no sequence is cut.
  ///   - start: The start of a character; on return, the start of the first character not examined.
  ///   - end: The end of the range to examine; the last character may extend beyond it.
  /// - Returns: The offset of the first such byte; nil if the range has none.
  static func firstInvalid(_ text: Bytes, from start: inout Int, to end: Int) -> Int? {
    while start < end {
      let byte = text[start]
      if byte >= 0x20 && byte < 0x80 || byte == 0x0A {
        start += 1
        continue
      }
      let length = byte < 0x20 ? 0 : sequenceLength(text, at: start)
      guard length > 0 else { return start }
      start += length
    }
    return nil
  }
}
