import ByteTools
import GroceryModel
import Testing

@testable import EventSourcing

/// What readers and the next writer make of a log as a crash may leave it.
@Suite struct LogTailTests {
  /// A larder of two batches, and the same with a third.
  struct Story {
    let larder = TemporaryLarder()
    let head: [UInt8]
    let segment: [UInt8]
    let lines: [String]
    let fullHead: [UInt8]
    let fullSegment: [UInt8]
    let fullLines: [String]

    init(last: [EventDraft] = [.purchase("Eggs"), .retraction(of: .init(high: 1, low: 2))]) throws {
      try larder.append([.purchase("Milk"), .purchase("Bread")])
      try larder.append([EventDraft(.productDescribed, "2026-10-03", ["item": "Milk"])])
      head = try larder.read(larder.layout.head)
      segment = try larder.read(larder.layout.segment(1))
      lines = try larder.lines()
      try larder.append(last)
      fullHead = try larder.read(larder.layout.head)
      fullSegment = try larder.read(larder.layout.segment(1))
      fullLines = try larder.lines()
    }

    func restore(_ segmentBytes: [UInt8], head headBytes: [UInt8]) throws {
      try larder.write(segmentBytes, to: larder.layout.segment(1))
      try larder.write(headBytes, to: larder.layout.head)
      for name in (try? FileSystem.names(in: larder.layout.quarantine)) ?? [] {
        FileSystem.remove(larder.layout.quarantine + "/" + name)
      }
    }

    var quarantine: [[UInt8]] {
      get throws {
        guard FileSystem.isDirectory(larder.layout.quarantine) else { return [] }
        return try FileSystem.names(in: larder.layout.quarantine).map {
          try larder.read(larder.layout.quarantine + "/" + $0)
        }
      }
    }

    func damage(_ path: String, _ offset: Int, _ reason: String) -> LogError {
      .damaged(LogPlace(path: path, offset: offset), reason: reason)
    }
  }

  @Test func `wherever a batch is cut, readers see what was acknowledged or all of it`() throws {
    let story = try Story()
    let larder = story.larder
    for count in story.segment.count...story.fullSegment.count {
      let isWhole = count == story.fullSegment.count
      try story.restore(Array(story.fullSegment[..<count]), head: story.head)
      let snapshot = try larder.snapshot()
      #expect(snapshot.isRolledForward == isWhole)
      #expect(snapshot.unacknowledged == (isWhole ? 0 : count - story.segment.count))
      #expect(try larder.lines() == (isWhole ? story.fullLines : story.lines))

      var writer = try larder.writer()
      let cut = isWhole ? 0 : count - story.segment.count
      let moved = writer.quarantined
      #expect(moved == cut)
      try writer.append(.purchase("Butter"))
      let batch = try writer.commit()
      #expect(batch?.commit.sequence == (isWhole ? 6 : 4))
      let after = try larder.lines()
      #expect(after.dropLast() == (isWhole ? story.fullLines : story.lines))
      #expect(
        try story.quarantine
          == (cut == 0 ? [] : [Array(story.fullSegment[story.segment.count..<count])]))
      if count % 16 == 0 || isWhole {
        #expect(try LogVerification(of: larder.snapshot()).problems.isEmpty)
      }
    }
  }

  @Test func `a whole batch past HEAD is acknowledged by the next writer, even one that gives up`()
    throws
  {
    let story = try Story()
    try story.restore(story.fullSegment, head: story.head)
    do { _ = try story.larder.writer() }
    #expect(try story.larder.read(story.larder.layout.head) == story.fullHead)
    #expect(try story.larder.snapshot().isRolledForward == false)
  }

  @Test func `several whole batches past an old HEAD are all taken`() throws {
    let story = try Story()
    let empty = Array(LogHead.empty.text.utf8)
    try story.restore(story.fullSegment, head: empty)
    #expect(try story.larder.lines() == story.fullLines)
    try story.restore(story.fullSegment + [0x7B], head: empty)
    #expect(try story.larder.lines() == story.fullLines)
    #expect(try story.larder.snapshot().unacknowledged == 1)
  }

  @Test func `a batch whose end is zeros, as after a power cut, was never acknowledged`() throws {
    let story = try Story()
    let start = story.segment.count
    for count in stride(from: start, to: story.fullSegment.count, by: 37) {
      var bytes = story.fullSegment
      for index in count..<bytes.count { bytes[index] = 0 }
      try story.restore(bytes, head: story.head)
      #expect(try story.larder.lines() == story.lines)
      #expect(try story.larder.snapshot().unacknowledged == bytes.count - start)
    }
  }

  @Test func `a half-written new HEAD does no harm`() throws {
    let story = try Story()
    for count in 0...story.fullHead.count {
      try story.restore(story.fullSegment, head: story.head)
      try story.larder.write(
        Array(story.fullHead[..<count]), to: story.larder.layout.head + ".new")
      #expect(try story.larder.lines() == story.fullLines)
    }
    try story.larder.append([.purchase("Butter")])
    #expect(try story.larder.lines().count == story.fullLines.count + 1)
  }

  @Test func `a batch that a crash tore under its whole commit line was never acknowledged`() throws
  {
    let story = try Story()
    let start = story.segment.count
    let commit = Array(story.fullSegment[start...].split(separator: 0x0A).last ?? []) + [0x0A]
    var changed = story.fullSegment
    changed[start + 140] ^= 1
    // The batch with one byte changed, and the commit line alone.
    for bytes in [changed, story.segment + commit] {
      try story.restore(bytes, head: story.head)
      #expect(try story.larder.lines() == story.lines)
      #expect(try story.larder.snapshot().unacknowledged == bytes.count - start)
      try story.larder.append([.purchase("Butter")])
      #expect(try story.larder.lines().count == story.lines.count + 1)
      #expect(LogVerificationTests.findings(story.larder).isEmpty)
    }
  }

  @Test func `a whole batch past HEAD that does not continue the chain is damage`() throws {
    let story = try Story()
    let path = story.larder.layout.segment(1)
    let tail = Array(story.fullSegment[story.segment.count...])
    let commitLength =
      tail.dropLast().reversed().firstIndex(of: 0x0A).map {
        tail.dropLast().count - $0.base
      } ?? 0
    let commit = tail.suffix(commitLength + 1)
    let reason = "a whole batch past HEAD does not continue the chain"
    // The batch twice, and with other bytes before it.
    for bytes in [story.fullSegment + tail, story.segment + [0x7B, 0x0A] + tail] {
      try story.restore(bytes, head: story.head)
      let offset = bytes.count - commit.count
      #expect(story.larder.refusal() == story.damage(path, offset, reason))
      #expect(throws: story.damage(path, offset, reason)) { _ = try story.larder.writer() }
      #expect(try story.larder.read(path) == bytes)
    }
  }

  @Test func `a log that does not reach HEAD is damaged`() throws {
    let story = try Story()
    let path = story.larder.layout.segment(1)
    let reason = "the log ends before the last acknowledged commit"
    for count in stride(from: 0, to: story.fullSegment.count, by: 41) {
      try story.restore(Array(story.fullSegment[..<count]), head: story.fullHead)
      #expect(
        story.larder.refusal() == story.damage(path, story.fullSegment.count, reason))
      #expect(throws: LogError.self) { _ = try story.larder.writer() }
      #expect(try story.larder.read(path).count == count)
    }
    FileSystem.remove(path)
    #expect(story.larder.refusal() == story.damage(path, 0, "the segment is missing"))
  }

  @Test func `another last commit line than HEAD names is damage`() throws {
    let story = try Story()
    let path = story.larder.layout.segment(1)
    for offset in stride(
      from: story.fullSegment.count - 280, to: story.fullSegment.count - 1, by: 7)
    {
      var bytes = story.fullSegment
      bytes[offset] ^= 0x04
      try story.restore(bytes, head: story.fullHead)
      #expect(
        story.larder.refusal()
          == story.damage(
            path, bytes.count, "this commit line is not the one in the chain"))
    }
  }

  @Test func `a HEAD that is missing or garbage is damage, though nothing was ever written`() throws
  {
    let story = try Story()
    let head = story.larder.layout.head
    FileSystem.remove(head)
    #expect(story.larder.refusal() == story.damage(head, 0, "HEAD is missing"))
    #expect(throws: LogError.self) { _ = try story.larder.writer() }
    for garbage in ["", "{}", "x", "{\"format\":1}", String(repeating: "\u{0}", count: 200)] {
      try story.larder.write(Array(garbage.utf8), to: head)
      #expect(
        story.larder.refusal() == story.damage(head, 0, "HEAD is not valid"))
      #expect(throws: LogError.self) { _ = try story.larder.writer() }
    }
    let first = TemporaryLarder()
    try first.append([])
    FileSystem.remove(first.layout.head)
    #expect(
      first.refusal()
        == .damaged(LogPlace(path: first.layout.head, offset: 0), reason: "HEAD is missing"))
  }

  @Test func `a HEAD that contradicts its commit is damage`() throws {
    let story = try Story()
    let layout = story.larder.layout
    let head = try #require(LogHead(story.fullHead))
    func refusal(_ head: LogHead) throws -> LogError? {
      try story.larder.write(Array(head.text.utf8), to: layout.head)
      return story.larder.refusal()
    }
    #expect(
      try refusal(LogHead(end: head.end, sequence: 99, commit: head.commit))
        == story.damage(layout.head, 0, "HEAD and the last commit disagree"))
    #expect(
      try refusal(LogHead(end: head.end, sequence: head.sequence, commit: nil))
        == story.damage(layout.head, 0, "HEAD names no commit"))
    for end in [
      LogPosition(segment: 2, offset: 10), LogPosition(segment: 0, offset: 5),
      LogPosition(segment: -1, offset: 5), LogPosition(segment: 1, offset: -5),
      LogPosition(segment: 1, offset: 0), LogPosition(segment: 1, offset: 99_999_999),
    ] {
      let error = try refusal(LogHead(end: end, sequence: head.sequence, commit: head.commit))
      guard case .damaged = error else {
        Issue.record("\(end) gives \(String(describing: error))")
        continue
      }
    }
  }

  @Test func `a crash in a new segment is as harmless as one in an old`() throws {
    let larder = TemporaryLarder()
    try larder.append([.purchase("Milk")], segmentLimit: 100)
    let head = try larder.read(larder.layout.head)
    let lines = try larder.lines()
    try larder.append([.purchase("Bread")], segmentLimit: 100)
    let next = larder.layout.segment(2)
    let batch = try larder.read(next)
    let full = try larder.lines()
    for count in stride(from: 0, to: batch.count, by: 19) {
      try larder.write(Array(batch[..<count]), to: next)
      try larder.write(head, to: larder.layout.head)
      #expect(try larder.lines() == lines)
      try larder.append([.purchase("Eggs")], segmentLimit: 100)
      #expect(try larder.lines().dropLast() == lines)
      #expect(try LogVerification(of: larder.snapshot()).problems.isEmpty)
    }
    try larder.write(batch, to: next)
    try larder.write(head, to: larder.layout.head)
    #expect(try larder.lines() == full)
    try larder.append([.purchase("Eggs")], segmentLimit: 100)
    #expect(try larder.lines().dropLast() == full)
  }
}
