import ByteTools
import GroceryModel
import SeededRandom
import Testing

@testable import EventSourcing

@Suite struct BatchChecksumTests {
  /// The reason that a replay in so many shares gives for not answering; nil where it answers.
  private static func refusal(_ larder: TemporaryLarder, shares: Int) throws -> String? {
    let snapshot = try larder.snapshot()
    do {
      let replay = try Replay(snapshot, today: Day(ordinal: .max))
      _ = try replay.pass(Tally(), over: try snapshot.ranges(), shares: shares)
      return nil
    } catch LogError.damaged(_, let reason) {
      return reason
    }
  }

  @Test(arguments: [1, 2, 3, 7])
  func `a changed digit that leaves its line well-formed is found, however the log is shared out`(
    shares: Int
  ) throws {
    var generator = SplitMix64(seed: 7)
    let larder = TemporaryLarder()
    for batch in 1...6 {
      try larder.append(
        (1...(batch * 9)).map { .purchase("Milk \(batch)-\($0)") }, segmentLimit: 9000)
    }
    #expect(try Self.refusal(larder, shares: shares) == nil)
    for _ in 0..<40 {
      let path = larder.layout.segment(generator.pick(try larder.layout.segments()))
      let sound = try larder.read(path)
      let places = sound.indices.filter {
        sound[$0] == UInt8(ascii: "M") && sound[$0...].starts(with: "Milk ".utf8)
      }
      var changed = sound
      changed[generator.pick(places)] = UInt8(ascii: "S")
      try larder.write(changed, to: path)
      #expect(
        try Self.refusal(larder, shares: shares)
          == "the batch's bytes do not match its checksum")
      var scan = EventScan()
      #expect(throws: LogError.self) {
        try scan.forEachEvent(in: try larder.snapshot().ranges()) { (_, _) in true }
      }
      try larder.write(sound, to: path)
    }
  }

  @Test func `a reader that stops early checks the batch that it stopped in`() throws {
    let larder = TemporaryLarder()
    try larder.append((1...4000).map { .purchase("Milk \($0)") })
    let path = larder.layout.segment(1)
    var bytes = try larder.read(path)
    let last = try #require(bytes.lastIndex(of: UInt8(ascii: "M")))
    bytes[last] = UInt8(ascii: "S")
    try larder.write(bytes, to: path)
    var scan = EventScan()
    #expect(throws: LogError.self) {
      try scan.forEachEvent(in: try larder.snapshot().ranges()) { (_, _) in false }
    }
  }

  @Test func `a damaged commit line in the middle is found by every reader`() throws {
    let larder = TemporaryLarder()
    for number in 1...3 { try larder.append([.purchase("Milk \(number)")]) }
    let path = larder.layout.segment(1)
    let bytes = try larder.read(path)
    let start = try #require(bytes.firstRange(of: Array("log.committed".utf8))?.lowerBound)
    for place in (start + 20)..<(start + 300) {
      var changed = bytes
      changed[place] ^= 1
      try larder.write(changed, to: path)
      #expect(try Self.refusal(larder, shares: 1) != nil, "byte \(place - start)")
    }
  }

  @Test func `batches without a checksum are read as before`() throws {
    let larder = TemporaryLarder()
    try larder.append([.purchase("Milk")])
    let batch = try #require(BatchWalk(try larder.snapshot()).first)
    #expect(batch.commit.checksum != nil)
    let old = CommitLine(
      recorded: batch.commit.recorded, events: 1, bytes: batch.commit.bytes, sequence: 1,
      digest: batch.commit.digest, previous: nil, late: nil, lateBefore: nil)
    let path = larder.layout.segment(1)
    let line = Array(old.text.utf8)
    try larder.write(
      Array(try larder.read(path)[..<batch.commitStart.offset]) + line + [0x0A], to: path)
    let head = LogHead(
      end: LogPosition(segment: 1, offset: batch.commitStart.offset + line.count + 1), sequence: 1,
      commit: SHA256.digest(of: line))
    try larder.write(Array(head.text.utf8), to: larder.layout.head)
    #expect(try Self.refusal(larder, shares: 1) == nil)
    #expect(LogVerificationTests.findings(larder).isEmpty)
    let next = try larder.append([.purchase("Bread")])
    #expect(next?.commit.checksum != nil)
    #expect(try larder.lines().count == 2)
  }

  @Test func `checksums of parts are joined to that of the whole`() {
    var random = SplitMix64(seed: 1)
    let bytes = (0..<70_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    for cut in [0, 1, 7, 4096, 65_535, 70_000] {
      let (first, second) = (Array(bytes[..<cut]), Array(bytes[cut...]))
      let joined = CRC32C.joined(
        first.withUnsafeBytes { CRC32C.checksum(of: $0) },
        second.withUnsafeBytes { CRC32C.checksum(of: $0) }, count: second.count)
      #expect(joined == bytes.withUnsafeBytes { CRC32C.checksum(of: $0) })
    }
  }
}

extension BatchWalk {
  /// The newest batch.
  fileprivate var first: Batch? {
    var walk = self
    return try? walk.next()
  }
}
