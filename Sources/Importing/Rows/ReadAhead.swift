import ByteTools
import EventSourcing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads records on a second thread while the caller processes earlier ones.
///
/// A file that fits one batch needs no second thread.
final class ReadAhead {
  private var feed: Feed

  /// The number of batches in use, so that short delays of one thread do not stop the other.
  private static let batchCount = 4

  /// A batch, owned by one thread at a time.
  private final class Turn {
    var batch = RecordBatch()
  }

  init(_ source: FileSource, _ plan: ImportPlan) {
    feed = Feed(emitter: RecordReader(source, plan))
  }

  /// Warnings found on the way.
  var notices: [ImportNotice] { feed.emitter.notices }

  /// Passes every record in file order to `body`, on the caller's thread.
  ///
  /// - Parameters:
  ///   - upcoming: Called with the ids of some purchase lines before their records.
  ///   - body: Processes a record.
  /// - Throws: What `body` throws; ``ImportError`` if the file cannot be read, after the records
  ///   before that position.
  func forEach(
    upcoming: ([EventIdentifier]) -> Void, _ body: (inout RecordOutcome) throws -> Void
  ) throws {
    let first = Turn()
    feed.fill(&first.batch)
    if feed.isAtEnd {
      try first.batch.forEach(upcoming: upcoming, body)
    } else {
      try goOn(after: first, upcoming: upcoming, body)
    }
    // If there was no second thread, read the rest here.
    while !feed.isAtEnd {
      feed.fill(&first.batch)
      try first.batch.forEach(upcoming: upcoming, body)
    }
    if let fault = feed.fault { throw fault }
  }

  /// Processes the remaining batches while a second thread fills them.
  private func goOn(
    after first: Turn, upcoming: ([EventIdentifier]) -> Void,
    _ body: (inout RecordOutcome) throws -> Void
  ) throws {
    let (free, filled) = (Handover<Turn>(), Handover<Turn>())
    filled.put(first)
    for _ in 1..<Self.batchCount { free.put(Turn()) }
    let caller = pthread_self()
    try SideWork.run({
      defer { filled.close() }
      guard pthread_equal(caller, pthread_self()) == 0 else { return }
      while !self.feed.isAtEnd, let turn = free.take() {
        self.feed.fill(&turn.batch)
        filled.put(turn)
      }
    }) {
      // If the caller stops, the reader stops too.
      defer { free.close() }
      while let turn = filled.take() {
        try turn.batch.forEach(upcoming: upcoming, body)
        free.put(turn)
      }
    }
  }

  /// The records not read yet.
  private struct Feed: ~Copyable {
    var emitter: RecordReader
    private(set) var isAtEnd = false
    private(set) var fault: (any Error)?

    init(emitter: consuming RecordReader) { self.emitter = emitter }

    /// Fills a batch, or keeps the error for the caller's thread.
    mutating func fill(_ batch: inout RecordBatch) {
      batch.removeAll()
      do {
        // A batch keeps growing while discounts are pending, because their parent must be in the
        // same batch.
        while !isAtEnd, !batch.isFull || emitter.isWaiting {
          isAtEnd = !(try emitter.advance { batch.append($0) })
          if let (lines, parent) = emitter.takeClaimed() {
            batch.tie(lines, to: parent)
          }
        }
      } catch {
        fault = error
        isAtEnd = true
      }
      batch.finish()
    }
  }
}
