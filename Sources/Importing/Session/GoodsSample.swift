/// Fingerprints of at most 1,024 new lines, spread evenly over the file.
///
/// ``CrossStoreDuplicateCheck`` compares them with recorded lines of other stores; a sample is enough.
struct GoodsSample {
  private(set) var lines: [GoodsFingerprint] = []
  /// The number of new lines so far.
  private(set) var count = 0
  /// The sampling interval minus one; the interval is a power of two.
  private var mask = 0

  private static let most = 1024

  @inline(__always)
  mutating func take(_ line: GoodsFingerprint) {
    if count & mask == 0 { keep(line) }
    count += 1
  }

  private mutating func keep(_ line: GoodsFingerprint) {
    lines.append(line)
    guard lines.count == Self.most else { return }
    lines = stride(from: 0, to: lines.count, by: 2).map { lines[$0] }
    mask = mask << 1 | 1
  }
}
