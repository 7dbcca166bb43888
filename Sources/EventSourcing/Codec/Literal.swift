/// Up to 24 fixed bytes that are compared with a line in at most three machine words.
///
/// The bytes compared with must be followed by at least 24 readable ones.
struct Literal: Sendable {
  let count: Int
  private let words: (UInt64, UInt64, UInt64)
  private let masks: (UInt64, UInt64, UInt64)

  init(_ text: String) {
    var words = SIMD4<UInt64>()
    var masks = SIMD4<UInt64>()
    var count = 0
    for byte in text.utf8 {
      precondition(count < 24, "a literal is at most 24 bytes long")
      let shift = UInt64(8 * (count & 7))
      words[count >> 3] |= UInt64(byte) << shift
      masks[count >> 3] |= 0xFF << shift
      count += 1
    }
    self.count = count
    self.words = (words[0], words[1], words[2])
    self.masks = (masks[0], masks[1], masks[2])
  }

  @inline(__always)
  func matches(_ place: UnsafeRawPointer) -> Bool {
    guard Self.load(place) & masks.0 == words.0 else { return false }
    if count <= 8 { return true }
    guard Self.load(place + 8) & masks.1 == words.1 else { return false }
    return count <= 16 || Self.load(place + 16) & masks.2 == words.2
  }

  @inline(__always)
  private static func load(_ place: UnsafeRawPointer) -> UInt64 {
    UInt64(littleEndian: place.loadUnaligned(as: UInt64.self))
  }
}
