import EventSourcing
import FaultyDisk
import Foundation
import GroceryModel
import SeededRandom
import Testing

@testable import HouseholdFixtures
@testable import LarderCLI

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A changed byte or a missing end of the log is found, or changes no answer.
@Suite struct DamageTests {
  private static let folder = "/home/larder"
  private static let segment = folder + "/log/00000001.jsonl"

  /// How much damage is tried; `LARDER_DAMAGE=350000` tries more.
  private static let count =
    ProcessInfo.processInfo.environment["LARDER_DAMAGE"].flatMap { Int($0) } ?? 4_000

  private static let readings =
    [
      ["spend", "--by", "category,month"], ["spend", "--by", "item"], ["budget"], ["prices"],
      ["prices", "--history"], ["stock", "--all"], ["waste"], ["index"], ["list", "items"],
      ["list", "receipts", "--unbalanced"], ["predict", "restock"], ["predict", "spend"],
      ["log", "show"],
      ["report", "month", "-p", "2026-03", "--table", "items"],
    ].map { $0 + ["-f", "csv"] } + [["log", "export"]]

  /// The exit code and what a reading command prints.
  private static func answer(_ words: [String], on disk: FaultyDisk) -> (code: Int32, text: [UInt8])
  {
    nonisolated(unsafe) var text: [UInt8] = []
    var world = World(
      environment: { _ in nil }, directory: "/home",
      now: Instant(microseconds: 1_790_000_000_000_000), today: .on("2026-04-20"),
      newIdentifier: String(repeating: "0", count: 32), read: { _ in [] },
      write: { descriptor, bytes in
        if descriptor == 1 { text += bytes }
        return 0
      })
    world.disk = disk
    let code = Larder.run(words + ["--home", folder], in: world)
    return (code, text)
  }

  /// A larder of three batches, of which one was partly undone.
  private static func sound() throws -> FaultyDisk {
    var household = RandomHousehold(seed: 7)
    var pantry = RandomPantry(seed: 7, firstDay: household.firstDay)
    let facts = household.facts(purchases: 14, descriptions: 2) + household.budget("Food")
    let disk = FaultyDisk()
    let layout = LogLayout(root: folder, on: disk)
    let batches = [
      facts, pantry.facts(8),
      [Fact.retraction(of: facts[0].identifier, on: facts[0].date, entered: "undo")],
    ]
    for (number, batch) in batches.enumerated() {
      var writer = try LogWriter(
        layout, now: Instant(microseconds: 1_789_000_000_000_000 + Int64(number) * 1_000_000),
        newIdentifier: "test", lockTimeout: 1)
      for fact in batch { _ = try fact.withFields { try writer.append($0) } }
      _ = try writer.commit()
    }
    return disk
  }

  /// A disk that holds the log with one byte changed, or without its end.
  private static func damaged(
    _ disk: FaultyDisk, _ random: inout SplitMix64
  ) throws -> (disk: FaultyDisk, what: String) {
    let copy = disk.copy()
    let size = disk.contents[segment]?.count ?? 0
    let place = random.pick(0...size - 1)
    let file = try copy.open(segment, for: .writing)
    defer { copy.close(file) }
    guard random.chance(5, in: 7) else {
      try copy.truncate(file, to: place)
      return (copy, "cut at \(place)")
    }
    let old = disk.contents[segment]?[place] ?? 0
    // Mostly another character that could stand there, for a well-formed line is the harder case.
    let new =
      random.chance(1, in: 2) ? UInt8(random.pick(0x30...0x39)) : UInt8(random.pick(0...255))
    try withUnsafeBytes(of: new == old ? new ^ 1 : new) { bytes in
      _ = try copy.write(file, at: place, bytes)
    }
    return (copy, "byte \(place) changed from \(old) to \(new == old ? new ^ 1 : new)")
  }

  @Test(arguments: 0..<4)
  func `no wrong figure is printed with exit 0`(part: Int) throws {
    let disk = try Self.sound()
    let clean = Self.readings.map { Self.answer($0, on: disk) }
    for (words, answer) in zip(Self.readings, clean) {
      try #require(answer.code == 0, "\(words)")
    }
    var random = SplitMix64(seed: UInt64(part))
    var found = 0
    for number in 0..<Self.count / 4 {
      let (copy, what) = try Self.damaged(disk, &random)
      let place = number % Self.readings.count
      let (code, text) = Self.answer(Self.readings[place], on: copy)
      if code == 0 {
        #expect(text == clean[place].text, "\(Self.readings[place]): \(what)")
      } else {
        found += 1
        #expect(code == 4 || code == 6, "\(Self.readings[place]): \(what)")
      }
    }
    #expect(found > Self.count / 8)
  }
}
