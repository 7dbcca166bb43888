import ByteTools
import EventSourcing
import GroceryModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A larder in a directory of its own, removed when the test is over.
final class TemporaryLarder {
  let layout: LogLayout
  /// The clock that writers are given; each append moves it on by a second.
  private var clock: Int64 = 1_790_000_000_000_000

  init() {
    // Memory where there is such a place: these tests wait for thousands of fsyncs.
    let parent = FileSystem.isDirectory("/dev/shm") ? "/dev/shm" : "/tmp"
    var template = Array("\(parent)/larder-test-XXXXXX".utf8CString)
    let path = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? ""
    }
    precondition(!path.isEmpty, "a temporary directory")
    layout = LogLayout(root: path + "/larder")
  }

  /// A larder that holds these batches.
  convenience init(_ batches: [[Fact]]) throws {
    self.init()
    for batch in batches { try append(batch) }
  }

  convenience init(_ facts: [Fact]) throws {
    try self.init([facts])
  }

  deinit { Self.removeTree(FileSystem.directory(of: layout.root)) }

  private static func removeTree(_ path: String) {
    for name in (try? FileSystem.names(in: path)) ?? [] {
      let child = path + "/" + name
      if FileSystem.isDirectory(child) { removeTree(child) } else { unlink(child) }
    }
    rmdir(path)
  }

  /// Appends one batch and gives its name; nil for no facts.
  @discardableResult
  func append(_ facts: [Fact]) throws -> Instant? {
    clock += 1_000_000
    var writer = try LogWriter(
      // A process that another test starts holds a lock, for an instant, that was let go of here.
      layout, now: Instant(microseconds: clock), newIdentifier: "test", lockTimeout: 5)
    for fact in facts { _ = try fact.withFields { try writer.append($0) } }
    return try writer.commit()?.commit.recorded
  }

  func replay(
    today: Day, workers: Int = 1, checkpoints: CheckpointStore? = nil
  ) throws -> Replay {
    try Replay(
      try LogSnapshot(of: layout), today: today, workers: workers, checkpoints: checkpoints)
  }
}
