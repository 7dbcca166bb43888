import ByteTools
import GroceryModel

/// Appends one batch to a log: all of it, or nothing.
///
/// Creating a writer takes the lock, creates the larder if needed, acknowledges whole batches that
/// a crash left past `HEAD`, and moves torn bytes to `quarantine/`. Events are written as they
/// come; readers see them only after ``commit()`` has returned.
public struct LogWriter: ~Copyable {
  public let layout: LogLayout
  /// The log before this batch.
  public let snapshot: LogSnapshot
  /// The batch's name: its moment, later than that of every earlier batch.
  public let recorded: Instant
  /// Bytes that were moved to quarantine when the writer was made.
  public let quarantined: Int
  /// True if the writer of the log's last batch ended before it could say that it was recorded.
  public let followsUnanswered: Bool

  private let lock: LogLock
  private let stream: BatchStream
  private let start: LogPosition
  private let recordedText: [UInt8]
  private let segmentLimit: Int
  private var encoder = EventEncoder(capacity: BatchStream.portion + (64 << 10))
  private var events = 0
  private var holdsLateEvents = false
  private var isFinished = false
  /// True if a write failed, and with it the whole batch.
  private var hasFailed = false

  /// The commit that passes this size seals its segment.
  static let segmentLimit = 1 << 30

  /// Opens the larder for one batch.
  ///
  /// - Parameters:
  ///   - layout: Where the larder is, or shall be.
  ///   - now: The clock's time.
  ///   - newIdentifier: The id that the larder gets if it has to be made.
  ///   - lockTimeout: How many seconds to wait for another writer.
  /// - Throws: `LogError.locked`, `.cannotCreate`, `.damaged`, `.newer`, `.notRecorded`.
  public init(
    _ layout: LogLayout, now: Instant, newIdentifier: String, lockTimeout: Double
  ) throws(LogError) {
    try self.init(
      layout, now: now, newIdentifier: newIdentifier, lockTimeout: lockTimeout,
      segmentLimit: Self.segmentLimit)
  }

  init(
    _ layout: LogLayout, now: Instant, newIdentifier: String, lockTimeout: Double,
    segmentLimit: Int
  ) throws(LogError) {
    try LogCreation.makeDirectories(layout)
    let lock = try LogLock(layout, timeout: lockTimeout)
    try LogCreation.makeFiles(layout, identifier: newIdentifier, created: now)
    let snapshot = try LogSnapshot(of: layout)
    try LogReadability.check(snapshot)
    let unanswered = try LogAccess.reading(layout.lock) { () throws(SystemFault) in
      try lock.unanswered()
    }
    let quarantined = try LogRecovery.settle(snapshot)
    let end = snapshot.head.end
    let start =
      end.offset >= segmentLimit ? LogPosition(segment: end.segment + 1, offset: 0) : end
    let file = try LogAccess.writing(layout.segment(start.segment)) { () throws(SystemFault) in
      let file = try PosixFile(writing: layout.segment(start.segment), on: layout.disk)
      try layout.disk.synchronizeFolder(layout.log)
      return file
    }
    self.init(
      snapshot: snapshot, now: now, quarantined: quarantined, unanswered: unanswered, lock: lock,
      file: file, start: start, segmentLimit: segmentLimit)
  }

  private init(
    snapshot: LogSnapshot, now: Instant, quarantined: Int, unanswered: Instant?,
    lock: consuming LogLock, file: consuming PosixFile, start: LogPosition, segmentLimit: Int
  ) {
    self.snapshot = snapshot
    layout = snapshot.layout
    let previous = snapshot.last?.recorded.microseconds ?? .min
    recorded = Instant(
      microseconds: now.microseconds > previous ? now.microseconds : previous + 1)
    recordedText = Array(recorded.description.utf8)
    self.quarantined = quarantined
    followsUnanswered =
      snapshot.isRolledForward || unanswered != nil && unanswered == snapshot.last?.recorded
    // Only the next command can be a repetition.
    if unanswered != nil { try? lock.clear() }
    self.lock = lock
    stream = BatchStream(file, at: start.offset)
    self.start = start
    self.segmentLimit = segmentLimit
  }

  deinit {
    // Without its commit line no batch exists, so bytes that stay do no harm.
    if !isFinished, stream.count > 0 { try? stream.withdraw() }
  }

  /// Sets the default `by` of events without one: printed text; empty for no name.
  public mutating func sign(by person: String) { encoder.author = Array(person.utf8) }

  /// How many events the batch has so far.
  public var count: Int { events }

  /// The id that an event gets, without appending it.
  public mutating func identifier(of fields: borrowing EventFields) -> EventIdentifier {
    encoder.identifier(of: fields)
  }

  /// The id of a purchase as the given one of equal lines.
  public mutating func identifier(
    ofPurchase fields: borrowing EventFields, occurrence: Int
  ) -> EventIdentifier {
    encoder.identifier(ofPurchase: fields, occurrence: occurrence)
  }

  /// Adds an event to the batch and returns its id.
  ///
  /// - Throws: `LogError.notRecorded` where the disk does not take it; the batch is then undone.
  @discardableResult
  public mutating func append(
    _ fields: borrowing EventFields, identifier: EventIdentifier? = nil
  ) throws(LogError) -> EventIdentifier {
    let given = recordedText.withUnsafeBufferPointer {
      encoder.append(fields, recorded: $0, identifier: identifier)
    }
    events += 1
    if fields.type.isLate { holdsLateEvents = true }
    if encoder.output.count >= BatchStream.portion {
      try handOver { (stream, buffer) throws(SystemFault) in
        try stream.takePortions(of: &buffer)
      }
    }
    return given
  }

  /// A place in the batch to go back to.
  public struct Mark: Hashable, Sendable {
    fileprivate let bytes: Int
    fileprivate let events: Int
    fileprivate let holdsLateEvents: Bool
  }

  /// The batch as it is now.
  public func mark() -> Mark {
    Mark(
      bytes: stream.count + encoder.output.count, events: events,
      holdsLateEvents: holdsLateEvents)
  }

  /// Takes everything back that was appended after the mark.
  public mutating func rollBack(to mark: Mark) throws(LogError) {
    if mark.bytes >= stream.count {
      encoder.output.truncate(to: mark.bytes - stream.count)
    } else {
      encoder.output.truncate(to: 0)
      do throws(SystemFault) {
        try stream.truncate(to: mark.bytes)
      } catch {
        throw failed(error)
      }
    }
    events = mark.events
    holdsLateEvents = mark.holdsLateEvents
  }

  /// Makes the batch durable and acknowledges it; an empty batch leaves no trace.
  ///
  /// - Throws: `LogError.notRecorded`, and nothing of the batch is in the log; or `.notKnown`.
  public consuming func commit() throws(LogError) -> Batch? {
    guard events > 0 else { return nil }
    try handOver { (stream, buffer) throws(SystemFault) in try stream.takeAll(of: &buffer) }
    let last = snapshot.last
    let commit = CommitLine(
      recorded: recorded, events: events, bytes: stream.count,
      sequence: snapshot.head.sequence + events, digest: stream.digest,
      previous: snapshot.head.commit, late: holdsLateEvents ? start : last?.late,
      lateBefore: holdsLateEvents ? last?.late : nil, checksum: stream.checksum)
    let line = Array(commit.text.utf8)
    let commitStart = start.offset + commit.bytes
    let end = LogPosition(segment: start.segment, offset: commitStart + line.count + 1)
    let head = LogHead(end: end, sequence: commit.sequence, commit: SHA256.digest(of: line))
    do throws(SystemFault) {
      try lock.note(recorded)
    } catch {
      throw failed(error)
    }
    isFinished = true
    try acknowledge(line, head)
    // Should this fail, an equal command that follows asks to be repeated.
    try? lock.clear()
    LogReadability.note(commit, end: end, layout)
    if end.offset >= segmentLimit {
      // A sealed segment is protected from accidents only; failing to is no reason to stop.
      try? layout.disk.setWritable(layout.segment(end.segment), false)
    }
    return Batch(
      commit: commit, start: start,
      commitStart: LogPosition(segment: start.segment, offset: commitStart), end: end,
      commitDigest: SHA256.digest(of: line))
  }

  private mutating func handOver(
    _ take: (BatchStream, inout OutputBuffer) throws(SystemFault) -> Void
  ) throws(LogError) {
    guard !hasFailed else {
      throw .notRecorded(
        path: layout.segment(start.segment), reason: "an earlier write of the batch failed")
    }
    do throws(SystemFault) {
      try take(stream, &encoder.output)
    } catch {
      throw failed(error)
    }
  }

  /// Takes the batch back after a failed write before its commit line.
  private mutating func failed(_ fault: SystemFault) -> LogError {
    hasFailed = true
    // If this fails too, the bytes stay past HEAD without a commit line, where readers ignore them.
    try? stream.withdraw()
    return .notRecorded(path: layout.segment(start.segment), reason: fault.reason)
  }

  /// Writes the commit line and makes `HEAD` name it.
  private func acknowledge(_ line: [UInt8], _ head: LogHead) throws(LogError) {
    let temporary: String
    do throws(SystemFault) {
      try (line + [0x0A]).withUnsafeBufferPointer { (bytes) throws(SystemFault) in
        try stream.close(with: bytes)
      }
      temporary = try layout.disk.prepareReplacement(
        of: layout.head, with: Array(head.text.utf8))
    } catch {
      throw withdrawn(after: error)
    }
    do throws(SystemFault) {
      try layout.disk.rename(temporary, to: layout.head)
    } catch {
      // HEAD itself says whether it was replaced.
      switch try? LogSnapshot.storedHead(layout) {
      case head?: return
      case snapshot.head?: throw withdrawn(after: error)
      default: throw .notKnown(path: layout.head, reason: error.reason)
      }
    }
    // From here on the batch is recorded. It is durable, so even if a crash brings the old HEAD back,
    // readers find the batch behind it.
    try? layout.disk.synchronizeFolder(layout.root)
  }

  /// Takes the batch back although its commit line may be in the file already.
  private func withdrawn(after fault: SystemFault) -> LogError {
    let path = layout.segment(start.segment)
    do throws(SystemFault) {
      try stream.withdraw()
      return .notRecorded(path: path, reason: fault.reason)
    } catch {
      return .notKnown(path: path, reason: fault.reason)
    }
  }
}
