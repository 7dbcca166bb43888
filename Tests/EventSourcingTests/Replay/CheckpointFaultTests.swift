import ByteTools
import FaultyDisk
import GroceryModel
import Testing

@testable import EventSourcing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whatever happens to `cache/` costs time and changes no answer.
@Suite struct CheckpointFaultTests {
  /// Counts events; its state is an index into a table, as that of real folds is.
  private struct Counting: Checkpointed {
    static let stateName = "counting"
    private static let table = Array(0..<100)
    private(set) var count = 0

    mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) { count += 1 }
    mutating func merge(_ other: Counting) { count += other.count }
    func write(configurationTo writer: inout StateWriter) {}
    func write(stateTo writer: inout StateWriter) { writer.write(count) }

    mutating func read(stateFrom reader: inout StateReader) throws(UnusableState) {
      count = Self.table[try reader.read()]
    }
  }

  private static func count(_ larder: FaultyLarder) throws -> Int {
    let replay = try Replay(
      try LogSnapshot(of: larder.layout), today: Day(ordinal: .max),
      checkpoints: CheckpointStore(larder.layout, build: "test", worthKeeping: 0))
    return try replay.fold(Counting()).count
  }

  private static func larder() throws -> FaultyLarder {
    let larder = FaultyLarder()
    _ = larder.append(["a", "b"], at: 1)
    _ = try count(larder)
    _ = larder.append(["c"], at: 2)
    return larder
  }

  @Test func `a fault while a state is taken up or kept changes no answer`() throws {
    for fault in WriterFaultTests.faults where fault != .refuses(ENOENT) {
      for lasts in [false, true] {
        var number = 1
        while true {
          let larder = try Self.larder()
          larder.disk.fail(FaultyDisk.Plan(first: number, fault, lasts: lasts))
          let count = try? Self.count(larder)
          let isReached = larder.disk.failures > 0
          larder.disk.fail()
          guard isReached else { break }
          #expect(count == nil || count == 3, "\(fault) at \(number)")
          #expect(try Self.count(larder) == 3)
          for seed: UInt64 in 1...2 {
            #expect(try Self.count(FaultyLarder(larder.disk.afterPowerCut(seed: seed))) == 3)
          }
          number += 1
        }
        #expect(number > 15)
      }
    }
  }

  @Test func `no changed byte of a kept state is taken for what was kept`() throws {
    let larder = try Self.larder()
    let path = try #require(larder.disk.contents.keys.first { $0.hasSuffix(".state") })
    let sound = try #require(larder.disk.contents[path])
    for place in sound.indices {
      for mask: UInt8 in [0x01, 0x80, 0xFF] {
        let file = try PosixFile(writing: path, on: larder.disk)
        try [sound[place] ^ mask].withUnsafeBufferPointer { try file.write($0, at: place) }
        let replay = try Replay(
          try LogSnapshot(of: larder.layout), today: Day(ordinal: .max),
          checkpoints: CheckpointStore(larder.layout, build: "test", keeps: false, worthKeeping: 0))
        #expect(try replay.fold(Counting()).count == 3, "byte \(place)")
        try [sound[place]].withUnsafeBufferPointer { try file.write($0, at: place) }
      }
    }
  }
}
