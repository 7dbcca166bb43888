import ByteTools
import SeededRandom
import Testing

@testable import EventSourcing

@Suite struct LineReaderTests {
  /// Lines and their offsets, and the error that ended the reading.
  static func read(
    _ bytes: [UInt8], from start: Int = 0, to end: Int? = nil, capacity: Int = 256,
    limit: Int = .max
  ) throws -> (lines: [String], offsets: [Int], error: LogError?) {
    let larder = TemporaryLarder()
    try SystemDisk.shared.makeFolderIfAbsent(larder.layout.root)
    try SystemDisk.shared.makeFolderIfAbsent(larder.layout.log)
    let path = larder.layout.segment(1)
    try larder.write(bytes, to: path)
    var reader = LineReader(capacity: capacity)
    var lines: [String] = []
    var offsets: [Int] = []
    let range = SegmentRange(
      layout: larder.layout, segment: 1, start: start, end: end ?? bytes.count)
    do {
      try reader.forEachLine(in: range) { (line, offset) throws(LogError) in
        lines.append(String(decoding: line, as: UTF8.self))
        offsets.append(offset)
        return lines.count < limit
      }
    } catch {
      guard case .damaged(let place, let reason) = error else { return (lines, offsets, error) }
      let named = LogPlace(path: String(place.path.suffix(14)), offset: place.offset)
      return (lines, offsets, .damaged(named, reason: reason))
    }
    return (lines, offsets, nil)
  }

  @Test func `lines of any length come out whole, whatever the buffer's size`() throws {
    var generator = SplitMix64(seed: 131)
    for capacity in [64, 100, 256, 5000] {
      var lines: [String] = []
      for _ in 0..<100 {
        let repeated = generator.pick([0, 1, 3, 50, 255, 256, 257, 1100])
        lines.append(String(repeating: generator.pick(["a", "é", "🥑"]), count: repeated))
      }
      let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
      let (found, offsets, error) = try Self.read(bytes, capacity: capacity)
      #expect(error == nil)
      #expect(found == lines)
      for (line, offset) in zip(found, offsets) {
        #expect(bytes[offset...].starts(with: line.utf8))
      }
    }
  }

  @Test func `only the range is read, and reading stops when specified`() throws {
    let bytes = Array("one\ntwo\nthree\nfour".utf8)
    #expect(try Self.read(bytes, from: 4, to: 14).lines == ["two", "three"])
    #expect(try Self.read(bytes, to: 14, limit: 2).lines == ["one", "two"])
    #expect(try Self.read(bytes, from: 4, to: 4).lines == [])
  }

  @Test func `the lines before a fault are given, then the fault`() throws {
    let unfinished = try Self.read(Array("one\ntwo".utf8))
    #expect(unfinished.lines == ["one"])
    #expect(
      unfinished.error
        == .damaged(LogPlace(path: "00000001.jsonl", offset: 4), reason: "the line has no end"))
    let short = try Self.read(Array("one\ntwo\n".utf8), to: 20)
    #expect(
      short.error
        == .damaged(
          LogPlace(path: "00000001.jsonl", offset: 8),
          reason: "the file ends before the acknowledged byte 20"))
    let control = try Self.read(Array("one\ntwo\nth\tree\n".utf8))
    #expect(control.lines == ["one", "two"])
    #expect(
      control.error
        == .damaged(
          LogPlace(path: "00000001.jsonl", offset: 8),
          reason: "byte 3 is not UTF-8 text, or a control character that must be escaped"))
  }

  @Test func `a place counts its line`() throws {
    let larder = TemporaryLarder()
    try SystemDisk.shared.makeFolderIfAbsent(larder.layout.root)
    try SystemDisk.shared.makeFolderIfAbsent(larder.layout.log)
    let path = larder.layout.segment(1)
    try larder.write(Array("one\ntwo\nthree\n".utf8), to: path)
    for (offset, line) in [(0, 1), (4, 2), (8, 3), (14, 4)] {
      #expect(
        LogPlace(path: path, offset: offset).counted()
          == LogPlace(path: path, offset: offset, line: line))
    }
    let nowhere = LogPlace(path: path + "?", offset: 1)
    #expect(nowhere.counted() == nowhere)
  }
}
