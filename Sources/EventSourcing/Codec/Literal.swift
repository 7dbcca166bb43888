/// Up to 24 fixed bytes that are compared with a line in at most three machine words.
///
/// The bytes compared with must be followed by at least 24 readable ones.
struct Literal: Sendable {
  let count: Int
  private let words: (UInt64, UInt64, UInt64)
  private let masks: (UInt64, UInt64, UInt64)

  init(_ text: String) {
    let bytes = Array(text.utf8)
    precondition(bytes.count <= 24, "a literal is at most 24 bytes long")
    func word(_ index: Int) -> (UInt64, UInt64) {
      var value: UInt64 = 0
      var mask: UInt64 = 0
      for (shift, byte) in bytes.dropFirst(8 * index).prefix(8).enumerated() {
        value |= UInt64(byte) << UInt64(8 * shift)
        mask |= 0xFF << UInt64(8 * shift)
      }
      return (value, mask)
    }
    count = bytes.count
    words = (word(0).0, word(1).0, word(2).0)
    masks = (word(0).1, word(1).1, word(2).1)
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
