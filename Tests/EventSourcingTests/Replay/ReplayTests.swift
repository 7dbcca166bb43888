import SeededRandom
import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct ReplayTests {
  static func randomLarder(seed: UInt64) throws -> TemporaryLarder {
    var generator = SplitMix64(seed: seed)
    let larder = TemporaryLarder()
    try larder.append([])
    for _ in 0..<12 {
      var drafts = (0..<Int.random(in: 1...12, using: &generator)).map { _ in generator.event() }
      if generator.chance(1, in: 4), let batch = try larder.snapshot().last?.recorded {
        drafts.append(.retraction(ofBatch: batch))
      }
      try larder.append(drafts, segmentLimit: 8000)
    }
    return larder
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `any number of shares and any cut give what the whole gives`(seed: UInt64) throws {
    let larder = try Self.randomLarder(seed: seed)
    let snapshot = try larder.snapshot()
    let replay = try Replay(snapshot, today: ReplayContextTests.farFuture, workers: 4)
    let whole = try replay.fold(Tally())
    #expect(!whole.counts.isEmpty)
    for shares in [1, 2, 3, 7, 40] {
      #expect(try replay.pass(Tally(), over: snapshot.ranges(), shares: shares).fold == whole)
    }
    var walk = BatchWalk(snapshot)
    while let batch = try walk.next() {
      var prefix = try replay.pass(Tally(), over: snapshot.ranges(to: batch.start), shares: 1).fold
      let suffix = try replay.pass(
        Tally(), over: snapshot.ranges(from: batch.start), shares: 2
      ).fold
      prefix.merge(suffix)
      #expect(prefix == whole)
    }
  }

  @Test func `what a fold has seen already counts once, however many threads read`() throws {
    let larder = TemporaryLarder()
    try larder.append([.purchase("Milk"), .purchase("Bread")])
    let replay = try Replay(larder.snapshot(), today: ReplayContextTests.farFuture)
    #expect(try replay.fold(Tally()).items == ["Bread", "Milk"])
    let empty = TemporaryLarder()
    try empty.append([])
    #expect(
      try Replay(empty.snapshot(), today: ReplayContextTests.farFuture).fold(Tally()) == Tally())
  }

  @Test func `what is dated after today is left out, but for plans and descriptions`() throws {
    let larder = TemporaryLarder()
    var generator = SplitMix64(seed: 161)
    for date in ["2026-10-03", "2026-10-04"] {
      try larder.append(
        SplitMix64.types.filter { $0 != .eventRetracted }.map { type in
          var draft = generator.event(of: [type])
          draft.date = Day(date) ?? draft.date
          return draft
        })
    }
    func types(_ today: String) throws -> [EventType: Int] {
      let replay = try Replay(larder.snapshot(), today: #require(Day(today)))
      let counts = try replay.fold(TypeCount()).counts
      return counts
    }
    let plans: Set<EventType> = [
      .budgetSet, .productDescribed, .storeDescribed,
    ]
    for (today, days) in [("2026-10-02", 0), ("2026-10-03", 1), ("2026-10-04", 2)] {
      let found = try types(today)
      for type in SplitMix64.types where type != .eventRetracted {
        #expect(found[type, default: 0] == (plans.contains(type) ? 2 : days), "\(type) \(today)")
      }
    }
  }

  struct TypeCount: Projection {
    var counts: [EventType: Int] = [:]

    mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
      counts[event.type, default: 0] += 1
    }

    mutating func merge(_ other: TypeCount) { counts.merge(other.counts, uniquingKeysWith: +) }
  }

  @Test func `a line that cannot be read stops the replay with its place`() throws {
    let larder = TemporaryLarder()
    try larder.append([.purchase("Milk"), .purchase("Bread")])
    let path = larder.layout.segment(1)
    let bytes = try larder.read(path)
    let second = (bytes.firstIndex(of: 0x0A) ?? 0) + 1
    let text = String(decoding: bytes, as: UTF8.self)
    func refusal(_ old: String, _ new: String) throws -> LogError? {
      let place = try #require(text.range(of: old, after: second))
      var changed = bytes
      changed.replaceSubrange(place, with: new.utf8)
      try larder.write(changed, to: path)
      do {
        _ = try Replay(larder.snapshot(), today: ReplayContextTests.farFuture).fold(Tally())
        return nil
      } catch let error as LogError {
        return error
      }
    }
    let place = LogPlace(path: path, offset: second, line: 2)
    #expect(
      try refusal("purchase.recorded", "purchase.recorder")
        == .newer(place, reason: "unknown event type 'purchase.recorder'"))
    #expect(
      try refusal("\"total\"", "\"tota1\"")
        == .damaged(place, reason: "the key 'total' is missing"))
  }

  @Test func `a projection's refusal is the line's`() throws {
    struct Refusing: Projection {
      mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
        throw .missing(key: "patience")
      }
      mutating func merge(_ other: Refusing) {}
    }
    let larder = TemporaryLarder()
    try larder.append([.purchase("Milk")])
    let replay = try Replay(larder.snapshot(), today: ReplayContextTests.farFuture)
    #expect(
      throws: LogError.damaged(
        LogPlace(path: larder.layout.segment(1), offset: 0, line: 1),
        reason: "the key 'patience' is missing")
    ) { _ = try replay.fold(Refusing()) }
  }
}

extension String {
  /// Where the bytes of a text stand at or after an offset.
  fileprivate func range(of text: String, after offset: Int) -> Range<Int>? {
    let bytes = Array(utf8)
    let wanted = Array(text.utf8)
    return (offset..<bytes.count).first { bytes[$0...].starts(with: wanted) }
      .map { $0..<$0 + wanted.count }
  }
}
