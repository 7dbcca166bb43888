import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct LogRepairTests {
  static func repair(
    _ larder: TemporaryLarder, isTrial: Bool = false, lockTimeout: Double = 5
  ) throws -> LogRepair {
    try LogRepair(larder.layout, isTrial: isTrial, lockTimeout: lockTimeout)
  }

  static func quarantined(_ larder: TemporaryLarder) throws -> Int {
    guard FileSystem.isDirectory(larder.layout.quarantine) else { return 0 }
    return try FileSystem.names(in: larder.layout.quarantine)
      .filter { $0.hasSuffix(".jsonl") }
      .reduce(0) { try $0 + larder.read(larder.layout.quarantine + "/" + $1).count }
  }

  @Test func `a sound log is left as it is`() throws {
    let larder = try LogVerificationTests.small()
    let before = try larder.files()
    let repair = try Self.repair(larder)
    #expect(repair.found == nil)
    #expect(repair.quarantined == 0)
    #expect(repair.batches == 3)
    #expect(repair.head == (try larder.snapshot().head))
    #expect(try larder.files() == before)
  }

  @Test func `after any changed byte the batches before it live on, and its bytes are kept`() throws
  {
    let larder = try LogVerificationTests.small()
    let path = larder.layout.segment(1)
    let bytes = try larder.read(path)
    let head = try larder.read(larder.layout.head)
    var ends: [Int] = [0]
    var walk = BatchWalk(try larder.snapshot())
    while let batch = try walk.next() { ends.insert(batch.end.offset, at: 1) }
    for place in stride(from: 0, to: bytes.count, by: 11) {
      var changed = bytes
      changed[place] ^= place % 3 == 0 ? 0x80 : 0x02
      try larder.write(changed, to: path)
      try larder.write(head, to: larder.layout.head)
      for name in (try? FileSystem.names(in: larder.layout.quarantine)) ?? [] {
        FileSystem.remove(larder.layout.quarantine + "/" + name)
      }
      let sound = ends.last { $0 <= place } ?? 0
      let trial = try Self.repair(larder, isTrial: true)
      #expect(try larder.read(path) == changed)
      let repair = try Self.repair(larder)
      #expect(trial == repair)
      #expect(repair.head.end.offset == sound, "byte \(place)")
      #expect(repair.found != nil)
      #expect(repair.quarantined == bytes.count - sound)
      #expect(try Self.quarantined(larder) == bytes.count - sound)
      #expect(try larder.read(path) == Array(bytes[..<sound]))
      #expect(LogVerificationTests.findings(larder).isEmpty)
      try larder.append([.purchase("Butter")])
      #expect(LogVerificationTests.findings(larder).isEmpty)
    }
  }

  @Test func `a lost HEAD is rebuilt from the chain`() throws {
    let larder = try LogVerificationTests.small()
    let head = try larder.snapshot().head
    FileSystem.remove(larder.layout.head)
    let repair = try Self.repair(larder)
    #expect(repair.head == head)
    #expect(repair.quarantined == 0)
    #expect(try larder.snapshot().head == head)
  }

  @Test func `a log that lost its end goes on from the last batch that is whole`() throws {
    let larder = try LogVerificationTests.small()
    let path = larder.layout.segment(1)
    let bytes = try larder.read(path)
    try larder.write(Array(bytes.dropLast(100)), to: path)
    let repair = try Self.repair(larder)
    #expect(repair.batches == 2)
    #expect(try larder.lines().count == 3)
    #expect(LogVerificationTests.findings(larder).isEmpty)
  }

  @Test func `sealed segments can be cut and are written on afterwards`() throws {
    let larder = TemporaryLarder()
    for number in 1...6 { try larder.append([.purchase("Milk \(number)")], segmentLimit: 100) }
    let path = larder.layout.segment(2)
    var bytes = try larder.read(path)
    bytes[200] ^= 1
    try larder.write(bytes, to: path)
    let repair = try Self.repair(larder)
    #expect(repair.batches == 1)
    #expect(repair.head.end.segment == 1)
    #expect(try larder.layout.segments() == [1])
    try larder.append([.purchase("Butter")], segmentLimit: 100)
    #expect(try larder.lines().count == 2)
    #expect(LogVerificationTests.findings(larder).isEmpty)
  }

  @Test func `after a missing segment nothing is sound, and nothing is thrown away`() throws {
    let larder = TemporaryLarder()
    for number in 1...4 { try larder.append([.purchase("Milk \(number)")], segmentLimit: 100) }
    let sizes = try [3, 4].map { try larder.read(larder.layout.segment($0)).count }
    FileSystem.remove(larder.layout.segment(2))
    let repair = try Self.repair(larder)
    #expect(
      repair.found
        == LogVerification.Problem(
          place: LogPlace(path: larder.layout.segment(2), offset: 0),
          reason: "the segment is missing"))
    #expect(repair.batches == 1)
    #expect(repair.quarantined == sizes.reduce(0, +))
    #expect(try Self.quarantined(larder) == repair.quarantined)
    #expect(try Self.repair(larder).found == nil)
    #expect(LogVerificationTests.findings(larder).isEmpty)
  }

  @Test func `events of a newer program are kept`() throws {
    let larder = try LogVerificationTests.small()
    var writer = try larder.writer()
    try EventDraft(.budgetClosed, "2026-10-03", ["budget": "b"]).withFields { fields in
      _ = try writer.append(fields)
    }
    _ = try writer.commit()
    // The same batch as a newer program would have written it.
    let path = larder.layout.segment(1)
    var walk = BatchWalk(try larder.snapshot())
    let batch = try #require(try walk.next())
    var bytes = try larder.read(path)
    let text = String(decoding: bytes[batch.start.offset..<batch.commitStart.offset], as: UTF8.self)
    let newer = Array(text.replacing("budget.closed", with: "budget.blamed").utf8)
    let commit = CommitLine(
      recorded: batch.commit.recorded, events: 1, bytes: newer.count,
      sequence: batch.commit.sequence,
      digest: newer.withUnsafeBytes { PiecewiseDigest.digest(of: $0) },
      previous: batch.commit.previous, late: batch.commit.late,
      lateBefore: batch.commit.lateBefore)
    bytes.removeLast(bytes.count - batch.start.offset)
    bytes += newer + Array(commit.text.utf8) + [0x0A]
    try larder.write(bytes, to: path)
    let repair = try Self.repair(larder)
    #expect(repair.found == nil)
    #expect(repair.batches == 4)
    #expect(try larder.read(path) == bytes)
    #expect(LogVerificationTests.findings(larder) == ["unknown event type 'budget.blamed'"])
  }

  @Test func `a lost or damaged larder-json is made anew from the first batch`() throws {
    let larder = try LogVerificationTests.small()
    let path = larder.layout.identity
    var walk = BatchWalk(try larder.snapshot())
    var first: Batch?
    while let batch = try walk.next() { first = batch }
    let digest = try #require(first?.commit.digest.hex.prefix(32))
    let created = try #require(first?.commit.recorded)
    for garbage in [nil, "garbage"] {
      if let garbage {
        try larder.write(Array(garbage.utf8), to: path)
      } else {
        FileSystem.remove(path)
      }
      let repair = try Self.repair(larder)
      #expect(repair.found?.place == LogPlace(path: path, offset: 0))
      #expect(
        String(decoding: try larder.read(path), as: UTF8.self)
          == "{\"format\":1,\"id\":\"\(digest)\",\"created\":\"\(created)\"}\n")
      #expect(LogVerificationTests.findings(larder).isEmpty)
    }
    let kept = try larder.read(larder.layout.quarantine + "/larder.json")
    #expect(kept == Array("garbage".utf8))
  }

  @Test func `a newer format, a lock and an absent larder stop a repair`() throws {
    let larder = try LogVerificationTests.small()
    do {
      let writer = try larder.writer()
      #expect(throws: LogError.locked(path: larder.layout.lock, seconds: 0)) {
        _ = try Self.repair(larder, lockTimeout: 0)
      }
      _ = writer.count
    }
    try larder.write(Array("{\"format\":2}".utf8), to: larder.layout.identity)
    #expect(
      throws: LogError.newer(
        LogPlace(path: larder.layout.identity, offset: 0),
        reason: "format 2; this program reads format 1")
    ) { _ = try Self.repair(larder) }
    let nowhere = TemporaryLarder()
    #expect(throws: LogError.absent(path: nowhere.layout.root)) { _ = try Self.repair(nowhere) }
  }
}
