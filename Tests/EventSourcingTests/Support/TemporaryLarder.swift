import ByteTools
import GroceryModel
import TestSupport

@testable import EventSourcing

/// A larder in a directory of its own, removed when the test is over.
final class TemporaryLarder {
  let layout: LogLayout
  private let directory = TemporaryDirectory()
  /// The clock that writers are given; each append moves it on by a second.
  var clock: Int64 = 1_790_000_000_000_000

  init() {
    layout = LogLayout(root: directory.path + "/larder")
  }

  /// A writer at the next second of the clock.
  ///
  /// It waits for the lock, which a child process may hold until it starts its own program.
  func writer(
    lockTimeout: Double = 5, segmentLimit: Int = LogWriter.segmentLimit
  ) throws -> LogWriter {
    clock += 1_000_000
    return try LogWriter(
      layout, now: Instant(microseconds: clock), newIdentifier: "test", lockTimeout: lockTimeout,
      segmentLimit: segmentLimit)
  }

  /// Appends one batch.
  @discardableResult
  func append(
    _ drafts: [EventDraft], segmentLimit: Int = LogWriter.segmentLimit
  ) throws -> Batch? {
    var writer = try writer(segmentLimit: segmentLimit)
    for draft in drafts { try writer.append(draft) }
    return try writer.commit()
  }

  func snapshot() throws -> LogSnapshot { try LogSnapshot(of: layout) }

  /// The error that a snapshot gives, or nil.
  func refusal() -> LogError? {
    do {
      _ = try LogSnapshot(of: layout)
      return nil
    } catch {
      return error
    }
  }

  func read(_ path: String) throws -> [UInt8] {
    let file = try PosixFile(reading: path)
    return try file.bytes(at: 0, count: file.size())
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    if FileSystem.exists(path) { try layout.disk.setWritable(path, true) }
    let file = try PosixFile(writing: path)
    try file.truncate(to: 0)
    try bytes.withUnsafeBufferPointer { try file.write($0, at: 0) }
  }

  /// The event lines that readers see, framing left out.
  func lines() throws -> [String] {
    try lines(of: snapshot())
  }

  func lines(of snapshot: LogSnapshot) throws -> [String] {
    var lines: [String] = []
    var reader = LineReader()
    for range in try snapshot.ranges() {
      try reader.forEachLine(in: range) { (line, _) throws(LogError) in
        if !CommitLine.isClaimed(by: line) { lines.append(String(decoding: line, as: UTF8.self)) }
        return true
      }
    }
    return lines
  }

  /// All files of the larder by path, to tell whether anything changed.
  func files() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    func walk(_ path: String) throws {
      for name in try FileSystem.names(in: path) {
        let child = path + "/" + name
        if FileSystem.isDirectory(child) { try walk(child) } else { files[child] = try read(child) }
      }
    }
    try walk(layout.root)
    return files
  }
}

extension LogWriter {
  @discardableResult
  mutating func append(_ draft: EventDraft) throws -> EventIdentifier {
    try draft.withFields { try append($0) }
  }
}
