import ByteTools
import EventSourcing
import Foundation
import GroceryModel
import Testing

@testable import Importing

@Suite struct ImportIndexTests {
  /// Lines of a few receipts, some without number, that files share in part.
  private static func csv(_ random: inout SeededNumbers) -> [UInt8] {
    var text = "date,store,receipt,item,total\n"
    for _ in 0..<Int.random(in: 1...25, using: &random) {
      let receipt = Int.random(in: 1...12, using: &random)
      let number = receipt % 3 == 0 ? "" : "R\(receipt)"
      let item = Int.random(in: 1...6, using: &random)
      let changes = Int.random(in: 0..<12, using: &random) == 0
      text += "2026-0\(receipt % 4 + 1)-1\(receipt % 7),Shop \(receipt % 2),\(number),"
      text += "Item \(item),\(item).\(changes ? 90 : 50)\n"
    }
    return Array(text.utf8)
  }

  private static func policy(_ random: inout SeededNumbers) -> ImportPolicy {
    let coincidence: [ImportPolicy.Coincidence] = [.ask, .sameReceipt, .anotherReceipt]
    return ImportPolicy(
      acceptsChanges: Bool.random(using: &random),
      coincidence: coincidence.randomElement(using: &random) ?? .ask)
  }

  /// What a user sees of an import, and what decides it.
  private static func seen(_ outcome: ImportOutcome) -> String {
    "\(outcome.file) \(outcome.counts) \(outcome.lookAlikes) \(outcome.questions) "
      + "\(outcome.changes) \(outcome.receipts)"
  }

  /// A file's bytes after an accident.
  private static func spoil(_ path: String, _ random: inout SeededNumbers) throws {
    guard var bytes = FileManager.default.contents(atPath: path) else { return }
    if Bool.random(using: &random) {
      bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 1
    } else {
      bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
    }
    // A new file, as every other writer makes one too.
    FileSystem.remove(path)
    try bytes.write(to: URL(filePath: path))
  }

  @Test func `an import with the index and one without record the same and say the same`() throws {
    var used = 0
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SeededNumbers(seed: seed)
      let indexed = try ScratchLarder()
      let plain = try ScratchLarder()
      for step in 0..<12 {
        plain.forgetIndex()
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<7:
          let files = (0..<(Int.random(in: 0..<4, using: &random) == 0 ? 2 : 1)).map { _ in
            Self.csv(&random)
          }
          let policy = Self.policy(&random)
          if step > 0, try indexed.indexedEvents() != nil { used += 1 }
          let outcomes = try indexed.take(files, policy)
          #expect(outcomes.map(Self.seen) == (try plain.take(files, policy)).map(Self.seen))
        case 7:
          guard FileSystem.exists(indexed.layout.segment(1)) else { continue }
          let (batches, events) = try indexed.contents()
          guard let batch = batches.randomElement(using: &random),
            let event = events.randomElement(using: &random)
          else { continue }
          let target: Retraction.Target =
            Bool.random(using: &random) ? .batch(batch) : .event(event)
          try indexed.retract(target)
          try plain.retract(target)
        case 8:
          // The log's own lines, as 'log export' would write them, into the same log or another one.
          guard let log = try? indexed.log() else { continue }
          let lines = Array(log.prefix((log.count * 2 / 3)))
          #expect(
            try indexed.take([lines]).map(Self.seen) == plain.take([lines]).map(Self.seen))
        default: try Self.spoil(indexed.index, &random)
        }
        if FileSystem.exists(plain.layout.segment(1)) {
          #expect(try indexed.log() == plain.log(), "seed \(seed), step \(step)")
        }
      }
    }
    #expect(used > 50)
  }

  @Test func `an index of another log, or of one that was cut, does not count`() throws {
    let one = try ScratchLarder()
    let other = try ScratchLarder()
    let file = Array("date,item,total\n2026-01-02,Milk,1.00\n".utf8)
    let twin = Array("date,item,total\n2026-01-02,Milk,1.50\n".utf8)
    _ = try one.take([file])
    _ = try other.take([twin])
    #expect(try one.indexedEvents() == 1)
    FileSystem.remove(one.index)
    try FileManager.default.copyItem(atPath: other.index, toPath: one.index)
    #expect(try one.indexedEvents() == nil)
    #expect(try one.take([file]).map(\.counts.known) == [1])
    #expect(try one.indexedEvents() == 1)
  }

  @Test func `what is undone later makes the index count no more, what came after it does not`()
    throws
  {
    let larder = try ScratchLarder()
    _ = try larder.take([Array("date,item,total\n2026-01-02,Milk,1.00\n".utf8)])
    _ = try larder.take([Array("date,item,total\n2026-01-02,Bread,2.50\n".utf8)])
    let many = (1...99).map { "2026-01-02,Item \($0),1.00\n" }.joined()
    _ = try larder.take([Array(("date,item,total\n" + many).utf8)])
    #expect(try larder.indexedEvents() == 101)
    _ = try larder.take([Array("date,item,total\n2026-01-02,Late,3.50\n".utf8)])
    // One more event is too few to write it anew.
    #expect(try larder.indexedEvents() == 101)
    let (batches, events) = try larder.contents()
    try larder.retract(.batch(batches[0]))
    #expect(try larder.indexedEvents() == 101)
    try larder.retract(.event(events[0]))
    #expect(try larder.indexedEvents() == nil)
  }

  @Test func `an index with a changed or a missing byte does not count`() throws {
    let larder = try ScratchLarder()
    _ = try larder.take([Array("date,item,total\n2026-01-02,Milk,1.00\n".utf8)])
    let bytes = try #require(FileManager.default.contents(atPath: larder.index))
    let lineLength = try #require(LogSnapshot(of: larder.layout).last).text.utf8.count
    // What follows the commit line in the header says nothing.
    let places =
      Array(0..<(ImportIndex.wordsLength + lineLength))
      + stride(from: ImportIndex.headerLength, to: bytes.count, by: 97)
    for place in places {
      var changed = bytes
      changed[place] ^= 1 << UInt8(place % 8)
      FileSystem.remove(larder.index)
      try changed.write(to: URL(filePath: larder.index))
      #expect(try larder.indexedEvents() == nil, "byte \(place)")
    }
    for count in [0, 1, 4096, bytes.count - 1] {
      FileSystem.remove(larder.index)
      try bytes.prefix(count).write(to: URL(filePath: larder.index))
      #expect(try larder.indexedEvents() == nil, "\(count) bytes")
    }
    try (bytes + [0]).write(to: URL(filePath: larder.index))
    #expect(try larder.indexedEvents() == nil)
  }

  @Test func `a larder whose cache cannot be written imports all the same`() throws {
    let larder = try ScratchLarder()
    try FileManager.default.createDirectory(
      atPath: larder.layout.root, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: larder.layout.root + "/x"))
    FileSystem.remove(larder.layout.root + "/x")
    _ = try larder.take([Array("date,item,total\n2026-01-02,Milk,1.00\n".utf8)])
    try FileManager.default.removeItem(atPath: larder.layout.cache)
    try Data().write(to: URL(filePath: larder.layout.cache))
    let again = try larder.take([Array("date,item,total\n2026-01-02,Milk,1.00\n".utf8)])
    #expect(again.map(\.counts.known) == [1])
  }
}

/// The same numbers in each run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
