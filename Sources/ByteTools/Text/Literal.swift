/// Up to 24 fixed bytes that are compared with a line in at most three machine words.
///
/// The bytes compared with must be followed by at least 24 readable ones.
public struct Literal: Sendable {
  public let count: Int
  private let words: (UInt64, UInt64, UInt64)
  private let masks: (UInt64, UInt64, UInt64)

  public init(_ text: String) {
    count = text.utf8.count
    precondition(count <= 24, "a literal is at most 24 bytes long")
    words = Self.words { $0.copyBytes(from: text.utf8) }
    masks = Self.words { $0.copyBytes(from: repeatElement(0xFF, count: text.utf8.count)) }
  }

  /// Three words whose bytes `fill` sets, the first the lowest.
  private static func words(
    _ fill: (UnsafeMutableRawBufferPointer) -> Void
  ) -> (UInt64, UInt64, UInt64) {
    var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
    withUnsafeMutableBytes(of: &words) { fill($0) }
    return (
      UInt64(littleEndian: words.0), UInt64(littleEndian: words.1), UInt64(littleEndian: words.2)
    )
  }

  /// True if the literal's bytes are at the place.
  ///
  /// Whole words of eight bytes are read there.
  @inline(__always)
  public func matches(_ place: UnsafeRawPointer) -> Bool {
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
