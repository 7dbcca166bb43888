import EventSourcing

/// Reads a file's records on a thread of their own while those before them are dealt with.
///
/// A file that fits one batch needs no thread.
final class ReadAhead {
  private var feed: Feed
  // While the one is dealt with, the other belongs to the thread that reads.
  private var ready = RecordBatch()
  private var next = RecordBatch()

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
    feed.fill(&ready)
    while !feed.isAtEnd {
      try SideWork.run({ self.feed.fill(&self.next) }) {
        try ready.forEach(upcoming: upcoming, body)
      }
      swap(&ready, &next)
    }
    try ready.forEach(upcoming: upcoming, body)
    if let fault = feed.fault { throw fault }
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
        while !isAtEnd, !batch.isFull { isAtEnd = !(try emitter.advance { batch.append($0) }) }
      } catch {
        fault = error
        isAtEnd = true
      }
      batch.finish()
    }
  }
}
