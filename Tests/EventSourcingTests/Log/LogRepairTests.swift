import ByteTools
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
    #expect(repair.found.isEmpty)
    #expect(repair.quarantined == 0)
    #expect(repair.batches == 3)
    #expect(repair.events == (try larder.snapshot().head.sequence))
    #expect(try larder.files() == before)
  }

  @Test func `after any changed byte all other batches live on, and its batch is kept aside`()
    throws
  {
    let larder = try LogVerificationTests.small()
    let path = larder.layout.segment(1)
    let bytes = try larder.read(path)
    let head = try larder.read(larder.layout.head)
    var batches: [Batch] = []
    var walk = BatchWalk(try larder.snapshot())
    while let batch = try walk.next() { batches.insert(batch, at: 0) }
    for place in stride(from: 0, to: bytes.count, by: 11) {
      var changed = bytes
      changed[place] ^= place % 3 == 0 ? 0x80 : 0x02
      for segment in try larder.layout.segments() {
        FileSystem.remove(larder.layout.segment(segment))
      }
      try larder.write(changed, to: path)
      try larder.write(head, to: larder.layout.head)
      for name in (try? FileSystem.names(in: larder.layout.quarantine)) ?? [] {
        FileSystem.remove(larder.layout.quarantine + "/" + name)
      }
      let damaged = try #require(batches.first { place < $0.end.offset })
      let trial = try Self.repair(larder, isTrial: true)
      #expect(try larder.read(path) == changed)
      let repair = try Self.repair(larder)
      #expect(trial == repair)
      #expect(repair.batches == batches.count - 1, "byte \(place)")
      #expect(!repair.found.isEmpty)
      #expect(repair.quarantined == damaged.end.offset - damaged.start.offset)
      #expect(try Self.quarantined(larder) == repair.quarantined)
      let kept = batches.filter { $0.commit != damaged.commit }.map {
        Array(bytes[$0.start.offset..<$0.commitStart.offset])
      }
      #expect(
        try larder.lines().joined(separator: "\n").utf8.elementsEqual(
          kept.joined().dropLast()))
      #expect(LogVerificationTests.findings(larder).isEmpty)
      #expect(try Self.repair(larder).found.isEmpty)
      try larder.append([.purchase("Butter")])
      #expect(LogVerificationTests.findings(larder).isEmpty)
    }
  }

  @Test func `the old head stands in the first commit line after the damage`() throws {
    let larder = try LogVerificationTests.small()
    let path = larder.layout.segment(1)
    let old = try larder.snapshot().head.commit
    var bytes = try larder.read(path)
    bytes[200] ^= 1
    try larder.write(bytes, to: path)
    _ = try Self.repair(larder)
    var walk = BatchWalk(try larder.snapshot())
    var marks: [SHA256Digest] = []
    while let batch = try walk.next() {
      if let repaired = batch.commit.repaired { marks.append(repaired) }
    }
    #expect(marks == [try #require(old)])
  }

  @Test func `a lost HEAD is rebuilt from the chain`() throws {
    let larder = try LogVerificationTests.small()
    let head = try larder.snapshot().head
    FileSystem.remove(larder.layout.head)
    let repair = try Self.repair(larder)
    #expect(repair.found.isEmpty)
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

  @Test func `a damaged sealed segment costs its own batch only`() throws {
    let larder = TemporaryLarder()
    for number in 1...6 { try larder.append([.purchase("Milk \(number)")], segmentLimit: 100) }
    let path = larder.layout.segment(2)
    var bytes = try larder.read(path)
    bytes[200] ^= 1
    try larder.write(bytes, to: path)
    let repair = try Self.repair(larder)
    #expect(repair.batches == 5)
    #expect(repair.found.map(\.reason).last?.hasPrefix("1 event is missing") == true)
    #expect(try larder.layout.segments() == [1, 2])
    try larder.append([.purchase("Butter")], segmentLimit: 100)
    #expect(try larder.lines().count == 6)
    #expect(LogVerificationTests.findings(larder).isEmpty)
  }

  @Test func `a missing segment costs its own batches only`() throws {
    let larder = TemporaryLarder()
    for number in 1...4 { try larder.append([.purchase("Milk \(number)")], segmentLimit: 100) }
    FileSystem.remove(larder.layout.segment(2))
    let repair = try Self.repair(larder)
    #expect(
      repair.found.first
        == LogVerification.Problem(
          place: LogPlace(path: larder.layout.segment(2), offset: 0),
          reason: "the segment is missing"))
    #expect(repair.batches == 3)
    #expect(repair.quarantined == 0)
    #expect(try larder.lines().count == 3)
    #expect(try Self.repair(larder).found.isEmpty)
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
    #expect(repair.found.isEmpty)
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
      #expect(repair.found.map(\.place) == [LogPlace(path: path, offset: 0)])
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
