/// Checks of raw text, made on whole buffers at once.
public enum UTF8Validation {
  /// The length of the valid UTF-8 sequence at `index` (Unicode 16, table 3-7), or 0.
  public static func sequenceLength(_ bytes: Bytes, at index: Int) -> Int {
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

  /// The offset of the first byte that is not valid UTF-8 or is a control character other than a
  /// line feed; nil if there is none.
  ///
  /// `bytes` must hold whole lines, so that no sequence is cut.
  public static func firstInvalid(inLines bytes: Bytes) -> Int? {
    guard let start = bytes.baseAddress else { return nil }
    let base = UnsafeRawPointer(start)
    var offset = 0
    while offset < bytes.count {
      let block = min(4096, bytes.count - offset)
      if !isPlainASCII(base + offset, count: block) {
        var index = offset
        while index < offset + block {
          let byte = bytes[index]
          if byte >= 0x20 && byte < 0x80 || byte == 0x0A {
            index += 1
            continue
          }
          let length = byte < 0x20 ? 0 : sequenceLength(bytes, at: index)
          guard length > 0 else { return index }
          index += length
        }
        offset = index
      } else {
        offset += block
      }
    }
    return nil
  }

  /// Whether a block has only ASCII without control characters other than line feeds.
  private static func isPlainASCII(_ base: UnsafeRawPointer, count: Int) -> Bool {
    var high = SIMD16<UInt8>(repeating: 0)
    var control = SIMDMask<SIMD16<Int8>>(repeating: false)
    let space = SIMD16<UInt8>(repeating: 0x20)
    let lineFeed = SIMD16<UInt8>(repeating: 0x0A)
    var offset = 0
    while offset + 16 <= count {
      let block = base.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      high |= block
      control = control .| ((block .< space) .& (block .!= lineFeed))
      offset += 16
    }
    while offset < count {
      let byte = base.load(fromByteOffset: offset, as: UInt8.self)
      if byte >= 0x80 || byte < 0x20 && byte != 0x0A { return false }
      offset += 1
    }
    return high.max() < 0x80 && !any(control)
  }
}
