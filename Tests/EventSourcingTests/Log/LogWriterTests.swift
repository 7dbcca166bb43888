import ByteTools
import SeededRandom
import GroceryModel
import Testing

@testable import EventSourcing

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct LogWriterTests {
  @Test func `what was appended is read back, batch after batch`() throws {
    var generator = SplitMix64(seed: 101)
    let larder = TemporaryLarder()
    var expected: [String] = []
    for number in 1...40 {
      let drafts = (0..<Int.random(in: 1...6, using: &generator)).map { _ in generator.event() }
      let batch = try #require(try larder.append(drafts))
      let recorded = batch.commit.recorded.description
      expected += drafts.map { String(decoding: $0.line(recorded: recorded), as: UTF8.self) }
      #expect(batch.commit.events == drafts.count)
      #expect(batch.commit.sequence == expected.count)
      let snapshot = try larder.snapshot()
      #expect(snapshot.head.sequence == expected.count)
      #expect(snapshot.head.end == batch.end)
      #expect(snapshot.last == batch.commit)
      #expect(!snapshot.isRolledForward && snapshot.unacknowledged == 0)
      if number % 10 == 0 {
        let lines = try larder.lines()
        #expect(lines == expected)
        let verification = try LogVerification(of: snapshot)
        #expect(verification.problems.isEmpty)
        #expect(verification.batches == number)
        #expect(verification.events == expected.count)
      }
    }
  }

  @Test func `the first batch of one short event is a batch`() throws {
    let larder = TemporaryLarder()
    try larder.append([EventDraft(.budgetClosed, "2026-10-03", ["budget": "b"])])
    #expect(try larder.lines().count == 1)
    try larder.append([EventDraft(.budgetClosed, "2026-10-03", ["budget": "c"])])
    #expect(try larder.lines().count == 2)
  }

  @Test func `batches get ever later moments, though the clock stands still or goes back`() throws {
    let larder = TemporaryLarder()
    var moments: [Int64] = []
    for clock: Int64 in [5_000_000, 5_000_000, 5_000_000, 1, 4_999_999, 5_000_002, 9_000_000] {
      larder.clock = clock - 1_000_000
      let batch = try larder.append([.purchase("Milk")])
      moments.append(batch?.commit.recorded.microseconds ?? 0)
    }
    #expect(
      moments == [5_000_000, 5_000_001, 5_000_002, 5_000_003, 5_000_004, 5_000_005, 9_000_000])
  }

  @Test func `an empty batch leaves no trace`() throws {
    let larder = TemporaryLarder()
    #expect(try larder.append([]) == nil)
    #expect(try larder.snapshot().head == .empty)
    try larder.append([.purchase("Milk")])
    let before = try larder.files()
    #expect(try larder.append([]) == nil)
    var writer = try larder.writer()
    let mark = writer.mark()
    try writer.append(.purchase("Bread"))
    try writer.rollBack(to: mark)
    let batch = try writer.commit()
    #expect(batch == nil)
    #expect(try larder.files() == before)
  }

  @Test func `abandoning a writer leaves nothing behind, flushed or not`() throws {
    let larder = TemporaryLarder()
    try larder.append([.purchase("Milk")])
    let before = try larder.files()
    do {
      var writer = try larder.writer()
      try writer.append(.purchase("Bread"))
      for _ in 0..<12 { try writer.append(Self.large("x")) }
    }
    #expect(try larder.files() == before)
  }

  static func large(_ letter: Character, _ count: Int = 50_000) -> EventDraft {
    .purchase(String(repeating: letter, count: count))
  }

  @Test(arguments: [1, 2, 3, 4])
  func `what was rolled back was never appended`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let larder = TemporaryLarder()
    try larder.append([.purchase("before")])
    var kept: [EventDraft] = []
    var writer = try larder.writer()
    var marks = [(mark: writer.mark(), count: 0)]
    for _ in 0..<60 {
      switch generator.pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      case 0:
        let index = generator.pick(Array(marks.indices))
        try writer.rollBack(to: marks[index].mark)
        kept.removeLast(kept.count - marks[index].count)
        marks.removeLast(marks.count - index - 1)
      case 1, 2: marks.append((writer.mark(), kept.count))
      case 3:
        kept.append(.retraction(of: generator.identifier()))
        try writer.append(kept[kept.count - 1])
      default:
        let count = generator.pick([10, 1000, 60_000, 262_144, 400_000])
        kept.append(Self.large("y", count))
        try writer.append(kept[kept.count - 1])
      }
    }
    #expect(writer.count == kept.count)
    let batch = try writer.commit()

    let other = TemporaryLarder()
    try other.append([.purchase("before")])
    let straight = try other.append(kept)
    #expect(batch == straight)
    let name = larder.layout.segment(1)
    #expect(try larder.read(name) == other.read(other.layout.segment(1)))
    #expect(try LogVerification(of: larder.snapshot()).problems.isEmpty)
  }

  @Test(arguments: [262_144, 1_048_576, 2_097_152])
  func `rolling back to the very edges of flushes and pieces works`(edge: Int) throws {
    let empty = Self.large("z", 0).line().count + 1
    for bytes in [edge - 1, edge, edge + 1] {
      let larder = TemporaryLarder()
      var writer = try larder.writer()
      let first = Self.large("z", bytes - empty)
      try writer.append(first)
      let mark = writer.mark()
      try writer.append(Self.large("w", 300_000))
      try writer.rollBack(to: mark)
      try writer.append(.purchase("Milk"))
      let batch = try writer.commit()
      let other = TemporaryLarder()
      #expect(try other.append([first, .purchase("Milk")]) == batch)
      #expect(
        try larder.read(larder.layout.segment(1)) == other.read(other.layout.segment(1)))
    }
  }

  @Test func `the commit that passes the limit seals its segment`() throws {
    let larder = TemporaryLarder()
    for number in 1...30 {
      try larder.append([.purchase("Milk \(number)")], segmentLimit: 1500)
    }
    let segments = try larder.layout.segments()
    #expect(segments.count > 5)
    #expect(segments == Array(1...segments.count))
    #expect(try larder.lines().count == 30)
    #expect(try LogVerification(of: larder.snapshot()).problems.isEmpty)
    for segment in segments.dropLast() {
      let bytes = try larder.read(larder.layout.segment(segment))
      #expect(bytes.count >= 1500)
      #expect(bytes.last == 0x0A)
    }
    var walk = BatchWalk(try larder.snapshot())
    var count = 0
    while try walk.next() != nil { count += 1 }
    #expect(count == 30)
  }

  @Test func `late events are chained from batch to batch`() throws {
    let larder = TemporaryLarder()
    try larder.append([.purchase("Milk")])
    #expect(try larder.snapshot().last?.late == nil)
    let first = try #require(
      try larder.append([EventDraft(.storeDescribed, "2026-10-03", ["store": "M"])]))
    #expect(first.commit.late == first.start && first.commit.lateBefore == nil)
    let plain = try #require(try larder.append([.purchase("Bread")]))
    #expect(plain.commit.late == first.start && plain.commit.lateBefore == nil)
    var writer = try larder.writer()
    let mark = writer.mark()
    try writer.append(EventDraft(.storeDescribed, "2026-10-03", ["store": "N"]))
    try writer.rollBack(to: mark)
    try writer.append(.purchase("Eggs"))
    let undone = try writer.commit()
    #expect(undone?.commit.late == first.start)
    let second = try #require(try larder.append([.retraction(ofBatch: plain.commit.recorded)]))
    #expect(second.commit.late == second.start && second.commit.lateBefore == first.start)
  }

  @Test func `a second writer waits for the first, then says who is in the way`() throws {
    let larder = TemporaryLarder()
    let lock = larder.layout.lock
    var writer = try larder.writer()
    #expect(throws: LogError.locked(path: lock, seconds: 0.05)) {
      _ = try larder.writer(lockTimeout: 0.05)
    }
    try writer.append(.purchase("Milk"))
    _ = try writer.commit()
    try larder.append([.purchase("Bread")])
    #expect(try larder.lines().count == 2)
  }

  @Test func `where HEAD can be neither replaced nor read the outcome is not known`() throws {
    let larder = TemporaryLarder()
    try larder.append([.purchase("Milk")])
    let head = try larder.read(larder.layout.head)
    var writer = try larder.writer()
    try writer.append(.purchase("Bread"))
    FileSystem.remove(larder.layout.head)
    try SystemDisk.shared.makeFolderIfAbsent(larder.layout.head)
    #expect(
      Self.refusalToCommit(writer)
        == .notKnown(path: larder.layout.head, reason: "Is a directory"))
    try FileSystem.rename(larder.layout.head, to: larder.layout.root + "/elsewhere")
    try larder.write(head, to: larder.layout.head)
    // The next writer finds the batch.
    #expect(try larder.lines().count == 2)
    try larder.append([.purchase("Eggs")])
    #expect(try larder.lines().count == 3)
  }

  static func refusalToCommit(_ writer: consuming LogWriter) -> LogError? {
    do {
      _ = try writer.commit()
      return nil
    } catch {
      return error
    }
  }

  #if os(Linux)
    @Test func `on a full disk nothing is recorded, and the batch stays failed`() throws {
      let larder = TemporaryLarder()
      try larder.append([])
      let segment = larder.layout.segment(1)
      FileSystem.remove(segment)
      symlink("/dev/full", segment)
      var writer = try larder.writer()
      try writer.append(.purchase("Milk"))
      #expect(
        throws: LogError.notRecorded(path: segment, reason: "No space left on device")
      ) { for _ in 0..<100 { try writer.append(Self.large("x")) } }
      FileSystem.remove(segment)
      #expect(
        Self.refusalToCommit(writer)
          == .notRecorded(path: segment, reason: "an earlier write of the batch failed"))
      #expect(try larder.snapshot().head == .empty)
      try larder.append([.purchase("Milk")])
      #expect(try larder.lines().count == 1)
    }
  #endif
}
