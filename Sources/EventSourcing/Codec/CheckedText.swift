import ByteTools

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whole lines of a log that have been checked to be UTF-8 text without control characters; valid only
/// as long as the callee runs.
///
/// They are followed by ``EventDecoder/padding`` readable bytes.
public struct CheckedText {
  /// Valid UTF-8; lent by the reader.
  public let bytes: Bytes
  let stops: Stops

  public var count: Int { bytes.count }

  /// The line that starts at a place, without its line feed.
  @inline(__always)
  public func line(at start: Int) -> Bytes {
    guard let base = bytes.baseAddress else { return bytes }
    let end =
      memchr(base + start, 0x0A, count - start) ?? UnsafeMutableRawPointer(mutating: base + count)
    return Bytes(start: base + start, count: UnsafeRawPointer(end) - UnsafeRawPointer(base + start))
  }
}
