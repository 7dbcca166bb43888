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

/// A log on a disk in memory.
struct FaultyLarder {
  let disk: FaultyDisk
  var layout: LogLayout { LogLayout(root: "/home/larder", on: disk) }

  init(_ disk: FaultyDisk = FaultyDisk()) { self.disk = disk }

  /// What a command says of its batch.
  enum Answer: Hashable {
    case recorded
    case notRecorded
    case notKnown
    case damaged
  }

  func append(
    _ names: [String], at second: Int64, segmentLimit: Int = LogWriter.segmentLimit
  ) -> Answer {
    do {
      var writer = try LogWriter(
        layout, now: Instant(microseconds: second * 1_000_000), newIdentifier: "test",
        lockTimeout: 0, segmentLimit: segmentLimit)
      for name in names { try writer.append(.purchase(name)) }
      _ = try writer.commit()
      return .recorded
    } catch LogError.notKnown {
      return .notKnown
    } catch LogError.damaged {
      return .damaged
    } catch {
      return .notRecorded
    }
  }

  /// The items that readers find; nil where the log is damaged.
  func items() -> [String]? {
    do {
      let snapshot = try LogSnapshot(of: layout)
      guard try LogVerification(of: snapshot).problems.isEmpty else { return nil }
      var items: [String] = []
      var scan = EventScan()
      try scan.forEachEvent(in: snapshot.ranges()) { (event, _) throws(LogError) in
        items.append(String(decoding: event.fields[PurchaseKey.item], as: UTF8.self))
        return true
      }
      return items
    } catch LogError.absent {
      return []
    } catch {
      return nil
    }
  }
}

@Suite struct WriterFaultTests {
  static let faults: [FaultyDisk.Fault] = [
    .refuses(EIO), .refuses(EMFILE), .refuses(ENOENT), .isShort, .breaksOff(ENOSPC), .lies(EIO),
  ]

  /// States that a command may find, and the items that they hold.
  enum Beginning: String, CaseIterable {
    case nothing, batches, cutOffBytes, wholeBatchPastHead, tornBatchPastHead, sealedSegment

    func larder() -> (larder: FaultyLarder, items: [String]) {
      let larder = FaultyLarder()
      guard self != .nothing else { return (larder, []) }
      _ = larder.append(["a", "b"], at: 1)
      let head = larder.disk.contents[larder.layout.head] ?? []
      _ = larder.append(["c"], at: 2, segmentLimit: self == .sealedSegment ? 100 : 1 << 20)
      let segment = larder.layout.segment(1)
      let bytes = larder.disk.contents[segment] ?? []
      switch self {
      case .cutOffBytes: Self.write(Array("{\"id\":".utf8), to: segment, at: bytes.count, larder)
      case .wholeBatchPastHead: Self.write(head, to: larder.layout.head, at: 0, larder)
      case .tornBatchPastHead:
        Self.write(head, to: larder.layout.head, at: 0, larder)
        let start = Array(bytes).firstRange(of: Array("\"c\"".utf8))?.lowerBound ?? 0
        Self.write([0, 0, 0], to: segment, at: start, larder)
        return (larder, ["a", "b"])
      default: break
      }
      return (larder, ["a", "b", "c"])
    }

    private static func write(
      _ bytes: [UInt8], to path: String, at place: Int, _ larder: FaultyLarder
    ) {
      guard let file = try? PosixFile(writing: path, on: larder.disk) else { return }
      if place == 0 { try? file.truncate(to: 0) }
      bytes.withUnsafeBufferPointer { try? file.write($0, at: place) }
      try? file.synchronize()
    }
  }

  /// Runs an append under some plans, and checks that what it says is true, also after a power cut,
  /// and that the same append afterwards completes.
  static func check(
    _ beginning: Beginning, _ plans: FaultyDisk.Plan..., seeds: ClosedRange<UInt64> = 1...2
  ) -> Bool {
    let (larder, before) = beginning.larder()
    let after = before + ["d", "e"]
    larder.disk.fail(plans[0], plans.count > 1 ? plans[1] : plans[0])
    let said = larder.append(["d", "e"], at: 9, segmentLimit: 100)
    let failures = larder.disk.failures
    larder.disk.fail()
    let allowed: [[String]]
    switch said {
    case .recorded: allowed = [after]
    case .notRecorded: allowed = [before]
    case .notKnown: allowed = [before, after]
    case .damaged:
      // A file that the disk denies to have is missing.
      allowed = plans.contains { $0.fault == .refuses(ENOENT) } ? [before] : []
    }
    let cuts = seeds.map { FaultyLarder(larder.disk.afterPowerCut(seed: $0)) }
    for state in [FaultyLarder(larder.disk.copy())] + cuts {
      let comment = Comment(rawValue: "\(beginning) \(plans): \(said)")
      guard let items = state.items() else {
        Issue.record("damaged: \(comment)")
        continue
      }
      #expect(allowed.contains(items), comment)
      #expect(state.append(["f"], at: 10) == .recorded, comment)
      #expect(state.items() == items + ["f"], comment)
    }
    return failures > 0
  }

  @Test(arguments: Beginning.allCases)
  func `every operation may fail, once or for good, and what is said stays true`(
    beginning: Beginning
  ) {
    var cells = 0
    for fault in Self.faults {
      for lasts in [false, true] {
        var number = 1
        while Self.check(beginning, FaultyDisk.Plan(first: number, fault, lasts: lasts)) {
          number += 1
        }
        cells += number - 1
      }
    }
    #expect(cells > 340)
  }

  @Test(arguments: [Beginning.batches, .wholeBatchPastHead])
  func `any two operations may fail`(beginning: Beginning) {
    var (first, pairs) = (1, 0)
    while Self.check(beginning, FaultyDisk.Plan(first: first, .refuses(EIO), lasts: false)) {
      var second = first + 1
      while second < first + 12,
        Self.check(
          beginning, FaultyDisk.Plan(first: first, .breaksOff(EIO), lasts: false),
          FaultyDisk.Plan(first: second, .breaksOff(EIO), lasts: false), seeds: 1...1)
      { second += 1 }
      pairs += second - first - 1
      first += 1
    }
    #expect(pairs > 250)
  }

  @Test func `interrupted calls are repeated`() {
    var number = 1
    while Self.check(.batches, FaultyDisk.Plan(first: number, .refuses(EINTR), lasts: false)) {
      number += 1
    }
    #expect(number > 20)
  }

  @Test func `where the batch cannot be taken back it is not called unrecorded`() {
    let (larder, before) = Beginning.batches.larder()
    // The disk turns read-only when the batch is to be made durable.
    var outcomes: Set<FaultyLarder.Answer> = []
    for number in 1...60 {
      let copy = FaultyLarder(larder.disk.copy())
      copy.disk.fail(FaultyDisk.Plan(first: number, .refuses(EROFS), lasts: true))
      let said = copy.append(["d"], at: 9)
      copy.disk.fail()
      let items = copy.items()
      if said == .notRecorded { #expect(items == before) }
      if said == .notKnown { outcomes.insert(items == before ? .notRecorded : .recorded) }
    }
    #expect(outcomes.contains(.recorded))
  }

  @Test func `after HEAD was replaced nothing is withdrawn`() {
    var isReached = false
    for number in 1...60 {
      let (larder, before) = Beginning.batches.larder()
      let head = larder.disk.contents[larder.layout.head]
      larder.disk.fail(FaultyDisk.Plan(first: number, .refuses(EMFILE), lasts: true))
      let said = larder.append(["d"], at: 9)
      larder.disk.fail()
      guard larder.disk.contents[larder.layout.head] != head else { continue }
      isReached = isReached || number < 60
      #expect(said == .recorded)
      #expect(larder.items() == before + ["d"])
    }
    #expect(isReached)
  }
}

@Suite struct ReaderFaultTests {
  @Test func `a fault is an error, never another answer`() throws {
    for beginning in WriterFaultTests.Beginning.allCases {
      let (larder, items) = beginning.larder()
      for fault in WriterFaultTests.faults {
        for lasts in [false, true] {
          var number = 1
          while true {
            larder.disk.fail(FaultyDisk.Plan(first: number, fault, lasts: lasts))
            let found = larder.items()
            let isReached = larder.disk.failures > 0
            larder.disk.fail()
            guard isReached else { break }
            let isAbsence = fault == .refuses(ENOENT)
            #expect(found == nil || found == items || isAbsence, "\(beginning) \(fault) \(number)")
            number += 1
          }
        }
      }
    }
  }

  @Test(arguments: [EMFILE, EACCES, EIO])
  func `where the folder of segments cannot be listed nothing is overwritten`(code: Int32) throws {
    let (larder, items) = WriterFaultTests.Beginning.wholeBatchPastHead.larder()
    let before = larder.disk.contents
    for number in 1...40 {
      larder.disk.fail(FaultyDisk.Plan(first: number, .refuses(code), lasts: false))
      _ = try? LogRepair(larder.layout, isTrial: true, lockTimeout: 0)
      #expect(larder.disk.contents == before)
    }
    larder.disk.fail()
    #expect(larder.items() == items)
  }
}
