import ByteTools
import SeededRandom
import Testing

@testable import EventSourcing

@Suite struct RangeSplitTests {
  @Test func `any number of shares holds each line once, in order`() throws {
    var generator = SplitMix64(seed: 151)
    let larder = TemporaryLarder()
    try SystemDisk.shared.makeFolderIfAbsent(larder.layout.root)
    try SystemDisk.shared.makeFolderIfAbsent(larder.layout.log)
    for _ in 0..<25 {
      var ranges: [SegmentRange] = []
      var expected: [[UInt8]] = []
      for segment in 1...generator.pick([1, 1, 2, 4]) {
        let lines = (0..<generator.pick([0, 1, 2, 7, 40])).map { _ in
          [UInt8](repeating: 0x61, count: generator.pick([0, 1, 10, 100, 4095, 4096, 9000])) + [
            0x0A
          ]
        }
        let path = larder.layout.segment(segment)
        let skipped = generator.chance(1, in: 3) ? lines.first?.count ?? 0 : 0
        try larder.write(Array(lines.joined()), to: path)
        let size = lines.reduce(0) { $0 + $1.count }
        ranges.append(
          SegmentRange(
            layout: larder.layout, segment: segment, start: skipped, end: size))
        expected += skipped > 0 ? Array(lines.dropFirst()) : lines
      }
      let total = ranges.reduce(0) { $0 + $1.end - $1.start }
      for count in [1, 2, 3, 4, 8, 33, 1000] {
        let shares = try RangeSplit.split(ranges, into: count)
        #expect(shares.count <= count)
        let parts = shares.flatMap { $0 }
        var found: [[UInt8]] = []
        for part in parts {
          let bytes = try larder.read(part.path)[part.start..<part.end]
          #expect(bytes.isEmpty || bytes.last == 0x0A)
          found += bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
            .map { Array($0) + [0x0A] }
        }
        #expect(found == expected)
        guard count <= 4, total > 100_000 else { continue }
        for share in shares {
          let size = share.reduce(0) { $0 + $1.end - $1.start }
          #expect(size <= total / count + 2 * 9001)
        }
      }
    }
  }
}
