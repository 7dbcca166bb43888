import ByteTools
import EventSourcing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads a file's records on a thread of their own while those before them are dealt with.
///
/// A file that fits one batch needs no thread.
final class ReadAhead {
  private var feed: Feed

  /// How many batches go round, so that neither thread waits whenever the other is slow for a while.
  private static let batchCount = 4

  /// A batch that one thread at a time has.
  private final class Turn {
    var batch = RecordBatch()
  }

  init(_ source: FileSource, _ plan: EmissionPlan) {
    feed = Feed(emitter: FactEmitter(source, plan))
  }

  /// What came to light on the way.
  var notices: [ImportNotice] { feed.emitter.notices }

  /// Calls with every record in the order of the file, on the caller's thread.
  ///
  /// - Parameters:
  ///   - upcoming: Told the ids of some purchase lines before they come.
  ///   - body: Takes a record.
  /// - Throws: What `body` throws; ``ImportError`` where the file cannot be read, after the records
  ///   before that place.
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
    // Where no thread was to be had, what is left is read here.
    while !feed.isAtEnd {
      feed.fill(&first.batch)
      try first.batch.forEach(upcoming: upcoming, body)
    }
    if let fault = feed.fault { throw fault }
  }

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
      // Where the caller has enough, the reader need not go on.
      defer { free.close() }
      while let turn = filled.take() {
        try turn.batch.forEach(upcoming: upcoming, body)
        free.put(turn)
      }
    }
  }

  /// The records that are still to be read.
  private struct Feed: ~Copyable {
    var emitter: FactEmitter
    private(set) var isAtEnd = false
    private(set) var fault: (any Error)?

    init(emitter: consuming FactEmitter) { self.emitter = emitter }

    mutating func fill(_ batch: inout RecordBatch) {
      batch.removeAll()
      do {
        // What waits for the lines below it stays within reach.
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
