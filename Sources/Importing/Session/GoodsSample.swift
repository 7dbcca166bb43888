/// The looks of some of a file's new lines, spread evenly over all of them, for a look at whether they
/// are recorded already.
struct GoodsSample {
  private(set) var lines: [GoodsLook] = []
  /// How many lines there were.
  private(set) var count = 0
  /// One line more than this makes a step; a power of two less one.
  private var mask = 0

  private static let most = 1024

  @inline(__always)
  mutating func take(_ line: GoodsLook) {
    if count & mask == 0 { keep(line) }
    count += 1
  }

  private mutating func keep(_ line: GoodsLook) {
    lines.append(line)
    guard lines.count == Self.most else { return }
    lines = stride(from: 0, to: lines.count, by: 2).map { lines[$0] }
    mask = mask << 1 | 1
  }
}
