import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct ReplayContextTests {
  static let farFuture = Day(ordinal: 60_000)

  @Test(arguments: 0..<120 as Range<UInt64>)
  func `a log of a random history folds what the definition says is live`(seed: UInt64) throws {
    let history = RandomHistory(seed: 100_000 + seed, batches: 9)
    let larder = TemporaryLarder()
    for batch in history.batches { try larder.append(batch.map(\.draft), segmentLimit: 4000) }
    let replay = try Replay(larder.snapshot(), today: Self.farFuture)
    let found = try replay.fold(Tally())
    let expected = Dictionary(
      uniqueKeysWithValues: history.live().map { item in
        let line = item.draft.line(recorded: RandomHistory.moment(item.batch).description)
        return (String(decoding: line, as: UTF8.self), 1)
      })
    #expect(found.counts == expected)
    #expect(
      replay.late.retractions.count == history.items.count { $0.event != nil || $0.target != nil })
  }

  @Test func `only batches that change how others are read are walked`() throws {
    let larder = TemporaryLarder()
    try larder.append([.purchase("Milk")])
    try larder.append([EventDraft(.productDescribed, "2026-10-03", ["item": "Milk"])])
    try larder.append([.purchase("Bread")])
    // Damage where nothing late stands is none of this walk's business.
    let path = larder.layout.segment(1)
    var bytes = try larder.read(path)
    bytes[60] = 0x78
    try larder.write(bytes, to: path)
    let facts = try ReplayContext(of: larder.snapshot())
    #expect(facts.descriptions.products.keys.sorted() == ["milk"])
    #expect(facts.liveness.isTrivial)
  }

  @Test func `a damaged line of a late batch is named`() throws {
    let larder = TemporaryLarder()
    try larder.append([.purchase("Milk")])
    let batch = try #require(
      try larder.append([EventDraft(.productDescribed, "2026-10-03", ["item": "Milk"])]))
    let path = larder.layout.segment(1)
    var bytes = try larder.read(path)
    bytes[batch.start.offset] = 0x78
    try larder.write(bytes, to: path)
    #expect(
      throws: LogError.damaged(
        LogPlace(path: path, offset: batch.start.offset, line: 3),
        reason: "not JSON at byte 1; expected '{'")
    ) { _ = try ReplayContext(of: larder.snapshot()) }
  }

  @Test func `a description that was undone, or retracted, describes nothing`() throws {
    let larder = TemporaryLarder()
    let dairy = EventDraft(
      .productDescribed, "2026-10-03", ["item": "Milk", "category": "Dairy"])
    let drinks = EventDraft(
      .productDescribed, "2026-10-04", ["item": "Milk", "category": "Beverages"])
    try larder.append([dairy])
    let second = try larder.append([drinks])
    func category() throws -> String? {
      try ReplayContext(of: larder.snapshot()).descriptions.products["milk"]?.category
    }
    #expect(try category() == "Beverages")
    let undo = try larder.append([
      .retraction(ofBatch: second?.commit.recorded ?? Instant(microseconds: 0))
    ])
    #expect(try category() == "Dairy")
    try larder.append([.retraction(of: dairy.identifier)])
    #expect(try category() == nil)
    try larder.append([
      .retraction(ofBatch: undo?.commit.recorded ?? Instant(microseconds: 0), entered: "2")
    ])
    #expect(try category() == "Beverages")
  }
}
