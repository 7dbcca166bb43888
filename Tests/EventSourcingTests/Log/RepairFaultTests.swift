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

@Suite struct RepairFaultTests {
  /// Six batches in several segments, of which one holds a changed byte; with all items but its own.
  static func damaged() -> (larder: FaultyLarder, items: [String]) {
    let larder = FaultyLarder()
    for (number, name) in ["a", "b", "c", "d", "e", "f"].enumerated() {
      _ = larder.append([name], at: Int64(number + 1), segmentLimit: 900)
    }
    let path = larder.layout.segment(1)
    var bytes = larder.disk.contents[path] ?? []
    if let place = bytes.firstRange(of: Array("\"b\"".utf8))?.lowerBound { bytes[place + 1] = 0x78 }
    if let file = try? PosixFile(writing: path, on: larder.disk) {
      bytes.withUnsafeBufferPointer { try? file.write($0, at: 0) }
      try? file.synchronize()
    }
    return (larder, ["a", "c", "d", "e", "f"])
  }

  private static func repair(_ larder: FaultyLarder) -> Bool {
    (try? LogRepair(larder.layout, isTrial: false, lockTimeout: 0)) != nil
  }

  @Test func `without a fault every sound batch is kept`() {
    let (larder, items) = Self.damaged()
    #expect(larder.items() == nil)
    #expect(Self.repair(larder))
    #expect(larder.items() == items)
  }

  @Test(arguments: [false, true])
  func `a repair that fails anywhere loses nothing, and the next one completes`(
    lasts: Bool
  ) throws {
    var cells = 0
    for fault: FaultyDisk.Fault in [.refuses(EIO), .breaksOff(EIO), .lies(EIO)] {
      var number = 1
      while true {
        let (larder, items) = Self.damaged()
        larder.disk.fail(FaultyDisk.Plan(first: number, fault, lasts: lasts))
        let isDone = Self.repair(larder)
        let isReached = larder.disk.failures > 0
        larder.disk.fail()
        guard isReached else { break }
        let cuts = (1...2).map { FaultyLarder(larder.disk.afterPowerCut(seed: $0)) }
        for state in [FaultyLarder(larder.disk.copy())] + cuts {
          let comment = Comment(rawValue: "\(fault) at \(number), done: \(isDone)")
          if isDone { #expect(state.items() == items, comment) }
          #expect(Self.repair(state), comment)
          #expect(state.items() == items, comment)
          #expect(state.append(["g"], at: 9) == .recorded, comment)
          #expect(state.items() == items + ["g"], comment)
        }
        number += 1
      }
      cells += number - 1
    }
    #expect(cells > 200)
  }
}
