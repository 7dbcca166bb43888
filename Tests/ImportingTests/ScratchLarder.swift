import ByteTools
import EventSourcing
import Foundation
import GroceryModel

@testable import Importing

/// A larder in a folder of its own, removed with this object, whose clock goes on by a second a batch.
final class ScratchLarder {
  let layout: LogLayout
  private var clock: Int64 = 1_790_000_000_000_000

  init() throws {
    // Memory where there is such a place: tests of laws wait for hundreds of fsyncs.
    let parent = FileSystem.isDirectory("/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    layout = LogLayout(root: parent + "/larder-index-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(atPath: layout.root) }

  func writer() throws -> LogWriter {
    clock += 1_000_000
    return try LogWriter(
      layout, now: Instant(microseconds: clock), newIdentifier: "test", lockTimeout: 5)
  }

  /// Imports files as one command does, with an index for as short a log as there is.
  ///
  /// - Parameters:
  ///   - files: The bytes of the files.
  ///   - policy: What the user has decided.
  ///   - name: What events name as their source; without it each file has another name.
  ///   - currency: The currency of amounts that name none.
  /// - Returns: What came of each file.
  /// - Throws: What an import throws.
  func take(
    _ files: [[UInt8]], _ policy: ImportPolicy = ImportPolicy(), named name: String? = nil,
    currency: String = "CHF"
  ) throws -> [ImportOutcome] {
    let writer = try writer()
    let snapshot = writer.snapshot
    var session = try ImportSession(
      BatchSink(writer), snapshot: snapshot, policy: policy, today: Day(ordinal: 20_000),
      comparesFiles: files.count > 1
    ) { _, _ in }
    session.leastTail = 0
    var outcomes: [ImportOutcome] = []
    for (number, bytes) in files.enumerated() {
      let file = try TemporaryFile(bytes)
      if ImportSession.holdsEvents(file.path) {
        outcomes.append(
          try session.takeEvents(file.path, name: "\(number).jsonl", progress: { _ in }))
      } else {
        outcomes.append(
          try session.take(
            FileReader(path: file.path), name: "\(number).csv",
            source: name ?? "\(clock)-\(number).csv",
            options: ImportOptions(currency: Currency(currency)), progress: { _ in }))
      }
    }
    _ = try session.commit()
    return outcomes
  }

  /// Retracts a batch, or an event, as a batch of its own.
  func retract(_ target: Retraction.Target) throws {
    var fields = EventFields(type: .eventRetracted, date: Day(ordinal: 20_000))
    let key: RetractionKey
    let name: String
    switch target {
    case .batch(let batch): (key, name) = (.batch, batch.description)
    case .event(let event): (key, name) = (.event, event.description)
    }
    var writer = try writer()
    try Array(name.utf8).withUnsafeBufferPointer { bytes in
      fields[key] = bytes
      _ = try writer.append(fields)
    }
    _ = try writer.commit()
  }

  func log() throws -> Data { try Data(contentsOf: URL(filePath: layout.segment(1))) }

  /// The batches so far and the ids of their events.
  func contents() throws -> (batches: [Instant], events: [EventIdentifier]) {
    let snapshot = try LogSnapshot(of: layout)
    var walk = BatchWalk(snapshot)
    var batches: [Instant] = []
    while let batch = try walk.next() { batches.append(batch.commit.recorded) }
    var events: [EventIdentifier] = []
    var scan = EventScan()
    try scan.forEachEvent(in: snapshot.ranges()) { event, _ in
      events.append(event.identifier)
      return true
    }
    return (batches, events)
  }

  /// Where the index reaches to; nil where there is none that counts.
  func indexedEvents() throws -> Int? {
    guard let snapshot = try? LogSnapshot(of: layout) else { return nil }
    let late = try ReplayContext(of: snapshot)
    return ImportIndex(of: snapshot, unless: late.retractions)?.cover.commit.sequence
  }

  var index: String { layout.cache + "/import-index" }

  func forgetIndex() { FileSystem.remove(index) }
}
