import ByteTools
import SeededRandom
import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct LogSnapshotTests {
  @Test func `there is no snapshot of what is not there`() throws {
    let larder = TemporaryLarder()
    #expect(larder.refusal() == .absent(path: larder.layout.root))
    try SystemDisk.shared.makeFolderIfAbsent(larder.layout.root)
    #expect(larder.refusal() == .absent(path: larder.layout.root))
  }

  @Test func `an earlier batch's snapshot is what the log was then`() throws {
    var generator = SplitMix64(seed: 111)
    let larder = TemporaryLarder()
    var past: [(head: LogHead, last: CommitLine?, lines: [String])] = []
    for _ in 0..<15 {
      try larder.append(
        (0..<Int.random(in: 1...3, using: &generator)).map { _ in generator.event() },
        segmentLimit: 3000)
      let snapshot = try larder.snapshot()
      past.append((snapshot.head, snapshot.last, try larder.lines()))
    }
    let whole = try larder.snapshot()
    for moment in past {
      let cut = try whole.cut { $0.sequence <= moment.head.sequence }
      #expect(cut.head == moment.head)
      #expect(cut.last == moment.last)
      #expect(try larder.lines(of: cut) == moment.lines)
    }
    let none = try whole.cut { _ in false }
    #expect(none.head == .empty)
    #expect(none.last == nil)
    #expect(try larder.lines(of: none) == [])
  }

  @Test func `ranges cover each segment up to the end and from any place`() throws {
    let larder = TemporaryLarder()
    for number in 1...5 { try larder.append([.purchase("Milk \(number)")], segmentLimit: 100) }
    let snapshot = try larder.snapshot()
    let sizes = try (1...5).map { try larder.read(larder.layout.segment($0)).count }
    #expect(try snapshot.ranges().map(\.end) == sizes)
    #expect(try snapshot.ranges().map(\.start) == [0, 0, 0, 0, 0])
    let part = try snapshot.ranges(
      from: LogPosition(segment: 2, offset: 7), to: LogPosition(segment: 4, offset: 0))
    #expect(part.map(\.segment) == [2, 3])
    #expect(part.map(\.start) == [7, 0])
    #expect(part.map(\.end) == [sizes[1], sizes[2]])
    #expect(try snapshot.ranges(from: snapshot.head.end) == [])
  }

  @Test func `readers see whole batches only while a writer is at work`() throws {
    let larder = TemporaryLarder()
    try larder.append([.purchase("0-0")])
    let layout = larder.layout
    let batches = 60
    let failures = Workers.run(2) { worker in
      do {
        return worker == 0
          ? try Self.write(batches, layout) : try Self.read(until: 1 + batches * 3, layout)
      } catch {
        return ["worker \(worker): \(error)"]
      }
    }
    #expect(failures.flatMap { $0 } == [])
  }

  /// Writes batches of three, and between them abandons some and takes parts of some back.
  private static func write(_ batches: Int, _ layout: LogLayout) throws -> [String] {
    for number in 1...batches {
      var writer = try LogWriter(
        layout, now: Instant(microseconds: 2_000_000_000_000_000), newIdentifier: "",
        lockTimeout: 5)
      let mark = writer.mark()
      for _ in 0..<3 { try writer.append(LogWriterTests.large("x", 100_000)) }
      try writer.rollBack(to: mark)
      if number % 3 == 0 { continue }
      for place in 0..<3 { try writer.append(.purchase("\(number)-\(place)")) }
      _ = try writer.commit()
    }
    for number in stride(from: 3, through: batches, by: 3) {
      var writer = try LogWriter(
        layout, now: Instant(microseconds: 0), newIdentifier: "", lockTimeout: 5)
      for place in 0..<3 { try writer.append(.purchase("\(number)-\(place)")) }
      _ = try writer.commit()
    }
    return []
  }

  private static func read(until last: Int, _ layout: LogLayout) throws -> [String] {
    var seen = 0
    var reader = LineReader()
    var decoder = EventDecoder()
    var failures: [String] = []
    for _ in 0..<100_000 where seen < last && failures.isEmpty {
      let snapshot = try LogSnapshot(of: layout)
      if snapshot.head.sequence < seen {
        failures.append("\(snapshot.head.sequence) after \(seen)")
      }
      seen = snapshot.head.sequence
      if seen % 3 != 1 { failures.append("\(seen) events are no whole batches") }
      var count = 0
      for range in try snapshot.ranges() {
        try reader.forEachLine(in: range) { (line, offset) throws(LogError) in
          if CommitLine.isClaimed(by: line) { return true }
          count += 1
          do throws(LineFault) {
            try decoder.decode(line)
          } catch {
            throw LogError(error, at: LogPlace(path: range.path, offset: offset))
          }
          return true
        }
      }
      if count != seen { failures.append("\(count) lines of \(seen)") }
    }
    return failures + (seen == last ? [] : ["only \(seen) events were seen"])
  }
}
