import ByteTools

/// Cuts runs of lines into shares of about equal size.
enum RangeSplit {
  /// Up to `count` shares that together hold each line once, in order.
  static func split(
    _ ranges: [SegmentRange], into count: Int
  ) throws(LogError) -> [[SegmentRange]] {
    let total = ranges.reduce(0) { $0 + $1.end - $1.start }
    guard count > 1, total > 0 else { return [ranges] }
    var shares: [[SegmentRange]] = [[]]
    var filled = 0
    for var range in ranges {
      while shares.count < count {
        let target = total * shares.count / count
        guard filled + range.end - range.start > target else { break }
        let cut = try lineStart(atOrAfter: range.start + max(0, target - filled), in: range)
        if cut > range.start { shares[shares.count - 1].append(range.part(range.start, cut)) }
        filled += cut - range.start
        range = range.part(cut, range.end)
        shares.append([])
      }
      if range.start < range.end { shares[shares.count - 1].append(range) }
      filled += range.end - range.start
    }
    return shares.filter { !$0.isEmpty }
  }

  private static func lineStart(
    atOrAfter offset: Int, in range: SegmentRange
  ) throws(LogError) -> Int {
    guard offset > range.start else { return range.start }
    let file = try LogAccess.open(range.layout, range.segment)
    var position = offset - 1
    while position < range.end {
      let bytes = try LogAccess.reading(range.path) { () throws(SystemFault) in
        try file.bytes(at: position, count: min(4096, range.end - position))
      }
      if let feed = bytes.firstIndex(of: 0x0A) { return position + feed + 1 }
      guard !bytes.isEmpty else { break }
      position += bytes.count
    }
    return range.end
  }
}

extension SegmentRange {
  fileprivate func part(_ start: Int, _ end: Int) -> SegmentRange {
    SegmentRange(layout: layout, segment: segment, start: start, end: end)
  }
}
