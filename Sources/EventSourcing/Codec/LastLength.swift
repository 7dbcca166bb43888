import ByteTools

/// A guess at the length of a string: that of the one that stood there in the line before.
///
/// Where the next string starts is known only when the end of this one is found, which takes a dozen
/// cycles. A guess that a branch confirms is not waited for. Where lengths change it is made no more,
/// for a branch that goes wrong costs as much.
struct LastLength {
  /// The stops that have to be set, of those that are looked at; at first never.
  private var wanted: UInt64 = 1
  private var looked: UInt64 = 0
  private var length = 0
  private var failures = 0

  private static let patience = 16

  /// The end of the string that starts at a place.
  @inline(__always)
  mutating func end(of start: UnsafeRawPointer, _ stops: Stops) -> UnsafeRawPointer {
    let bits = stops.bits(from: start)
    // Written so that the compiler cannot tell that the length is the place of the first bit.
    if bits & looked == wanted { return start + length }
    return newEnd(of: start, bits, stops)
  }

  @inline(__always)
  private mutating func newEnd(
    of start: UnsafeRawPointer, _ bits: UInt64, _ stops: Stops
  ) -> UnsafeRawPointer {
    let end = bits != 0 ? start + bits.trailingZeroBitCount : stops.next(from: start)
    if failures < Self.patience { note(end - start) }
    return end
  }

  private mutating func note(_ newLength: Int) {
    failures += 1
    length = newLength
    // A length outside the window, or without a guess, is never found.
    let isGuessed = newLength < 56 && failures < Self.patience
    wanted = isGuessed ? 1 &<< UInt64(newLength) : 1
    looked = isGuessed ? wanted &* 2 &- 1 : 0
  }
}
