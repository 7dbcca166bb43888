import ByteTools
import Testing

@testable import EventSourcing

@Suite struct BatchStreamTests {
  /// Bytes of no period that a piece's length divides.
  private static func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 131 ^ $0 >> 9) }
  }

  @Test(arguments: [0, 1, BatchStream.portion - 1, BatchStream.portion, 5_300_001])
  func `what was put in any steps is in the file, with its digest`(count: Int) throws {
    let larder = TemporaryLarder()
    try larder.append([])
    let path = larder.layout.segment(1)
    let stream = BatchStream(try PosixFile(writing: path), at: 3)
    let bytes = Self.bytes(count)
    var buffer = OutputBuffer()
    for start in stride(from: 0, to: count, by: 700_000) {
      bytes[start..<min(count, start + 700_000)].withUnsafeBufferPointer { buffer.put($0) }
      if buffer.count >= BatchStream.portion { try stream.takePortions(of: &buffer) }
    }
    try stream.takeAll(of: &buffer)
    #expect(stream.count == count)
    #expect(stream.digest == bytes.withUnsafeBytes { PiecewiseDigest.digest(of: $0) })
    #expect(try PosixFile(reading: path).bytes(at: 3, count: count + 1) == bytes)
  }

  @Test(arguments: [0, 1, 1_048_576, 1_500_000, 4_194_304])
  func `what follows a truncation takes the place of what was cut`(kept: Int) throws {
    let larder = TemporaryLarder()
    try larder.append([])
    let path = larder.layout.segment(1)
    let stream = BatchStream(try PosixFile(writing: path), at: 0)
    let bytes = Self.bytes(2 * BatchStream.portion + 9)
    var buffer = OutputBuffer()
    bytes.withUnsafeBufferPointer { buffer.put($0) }
    try stream.takePortions(of: &buffer)
    buffer.truncate(to: 0)
    try stream.truncate(to: kept)
    bytes[5..<1_000_005].withUnsafeBufferPointer { buffer.put($0) }
    try stream.takeAll(of: &buffer)
    let expected = Array(bytes[..<kept] + bytes[5..<1_000_005])
    #expect(stream.digest == expected.withUnsafeBytes { PiecewiseDigest.digest(of: $0) })
    #expect(try PosixFile(reading: path).bytes(at: 0, count: expected.count + 1) == expected)
  }

  @Test func `what is withdrawn leaves the file as it was`() throws {
    let larder = TemporaryLarder()
    try larder.append([])
    let path = larder.layout.segment(1)
    try larder.write(Array("before\n".utf8), to: path)
    let stream = BatchStream(try PosixFile(writing: path), at: 7)
    var buffer = OutputBuffer()
    Self.bytes(BatchStream.portion).withUnsafeBufferPointer { buffer.put($0) }
    try stream.takePortions(of: &buffer)
    try stream.withdraw()
    #expect(try larder.read(path) == Array("before\n".utf8))
  }
}
