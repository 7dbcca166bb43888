import ByteTools
import EventSourcing
import GroceryModel
import TestSupport

/// A larder in a directory of its own, removed when the test is over.
final class TemporaryLarder {
  let layout: LogLayout
  private let directory = TemporaryDirectory()
  /// The clock that writers are given; each append moves it on by a second.
  private var clock: Int64 = 1_790_000_000_000_000

  init() {
    layout = LogLayout(root: directory.path + "/larder")
  }

  /// A larder that holds these batches.
  convenience init(_ batches: [[Fact]]) throws {
    self.init()
    for batch in batches { try append(batch) }
  }

  convenience init(_ facts: [Fact]) throws {
    try self.init([facts])
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
