import ByteTools
import GroceryModel

/// What a repair can keep of a log, and what it cannot.
struct LogSalvage {
  /// A batch that proves itself.
  struct ProvenBatch {
    let segment: Int
    let start: Int
    let commitStart: Int
    let end: Int
    let commit: CommitLine
    /// The SHA-256 of its commit line.
    let commitDigest: SHA256Digest
  }

  /// Bytes of a segment that belong to no batch that is kept.
  struct Rejected {
    let segment: Int
    let start: Int
    let end: Int
  }

  /// The batches to keep, in the order of recording.
  private(set) var batches: [ProvenBatch] = []
  /// What goes to quarantine.
  private(set) var rejected: [Rejected] = []
  /// How many of the batches continue the chain from the log's start without a gap.
  private(set) var soundCount = 0
  /// The head after these.
  private(set) var soundHead = LogHead.empty
  /// The numbers of the segments that are there.
  let segments: [Int]
  /// What is damaged or missing; where there is anything the chain has to be made anew.
  private(set) var problems: [LogVerification.Problem] = []
  /// The digest of the last commit line that the log had.
  private(set) var oldHead: SHA256Digest?

  /// How many bytes each segment has.
  private var sizes: [Int: Int] = [:]

  /// Reads every segment of a log.
  ///
  /// - Parameters:
  ///   - layout: The larder.
  ///   - acknowledged: What `HEAD` names; nil where that is not known.
  /// - Throws: `LogError.cannotRead`.
  init(of layout: LogLayout, acknowledged: LogHead?) throws(LogError) {
    segments = try LogAccess.segments(layout)
    for segment in segments { try read(segment, layout) }
    oldHead = acknowledged?.commit ?? batches.last?.commitDigest
    keepEachOnce()
    findSoundBeginning()
    noteProblems(acknowledged, layout)
  }

  /// Where the newest batch with late events starts in the sound beginning.
  var lateInBeginning: LogPosition? {
    soundCount == 0 ? nil : batches[soundCount - 1].commit.late
  }

  private mutating func read(_ segment: Int, _ layout: LogLayout) throws(LogError) {
    let path = layout.segment(segment)
    let file = try LogAccess.open(layout, segment)
    let size = try LogAccess.reading(path) { () throws(SystemFault) in try file.size() }
    sizes[segment] = size
    var end = 0
    try CommitScan.forEachCommit(in: file, path: path, from: 0, to: size) {
      (found) throws(LogError) in
      guard found.batchStart >= end, try CommitScan.isProven(found, in: file, path: path) else {
        return true
      }
      reject(segment, end, found.batchStart)
      end = found.end
      batches.append(
        ProvenBatch(
          segment: segment, start: found.batchStart, commitStart: found.start, end: end,
          commit: found.commit, commitDigest: SHA256.digest(of: found.line)))
      return true
    }
    reject(segment, end, size)
  }

  private mutating func reject(_ segment: Int, _ start: Int, _ end: Int) {
    if start < end { rejected.append(Rejected(segment: segment, start: start, end: end)) }
  }

  /// Brings the batches into the order of recording, and leaves out what repeats another.
  ///
  /// An interrupted repair leaves copies of batches in later segments, and its own commit line.
  private mutating func keepEachOnce() {
    // Sorted with the place where they were found, as equal ones keep their order only so.
    let sorted = batches.enumerated().sorted {
      ($0.element.commit.recorded, $0.offset) < ($1.element.commit.recorded, $1.offset)
    }
    batches.removeAll()
    for (_, batch) in sorted {
      guard let last = batches.last, last.commit.recorded == batch.commit.recorded else {
        batches.append(batch)
        continue
      }
      if last.commit.digest == batch.commit.digest || batch.commit.events == 0 { continue }
      if last.commit.events == 0 {
        batches[batches.count - 1] = batch
      } else {
        reject(batch.segment, batch.start, batch.end)
      }
    }
  }

  private mutating func findSoundBeginning() {
    for batch in batches {
      let end = soundHead.end
      let follows =
        batch.segment == end.segment && batch.start == end.offset
        || batch.segment == end.segment + 1 && batch.start == 0
          && end.offset == sizes[end.segment]
      guard follows, batch.commit.previous == soundHead.commit,
        batch.commit.sequence == soundHead.sequence + batch.commit.events
      else { return }
      soundCount += 1
      soundHead = LogHead(
        end: LogPosition(segment: batch.segment, offset: batch.end),
        sequence: batch.commit.sequence, commit: batch.commitDigest)
    }
  }

  // MARK: What is missing

  private mutating func noteProblems(_ acknowledged: LogHead?, _ layout: LogLayout) {
    for part in rejected where !isUnacknowledged(part, acknowledged) {
      note(
        "the \(part.end - part.start) bytes from here on are not a whole batch", part.segment,
        part.start, layout)
    }
    if let (index, _) = segments.enumerated().first(where: { $0.element != $0.offset + 1 }) {
      note("the segment is missing", index + 1, 0, layout)
    }
    var last: CommitLine?
    for batch in batches {
      let before = batch.commit.sequence - batch.commit.events
      noteGap(after: last, before, until: batch.commit.recorded, batch.segment, batch.start, layout)
      last = batch.commit
    }
    if let acknowledged {
      let (segment, end) = batches.last.map { ($0.segment, $0.end) } ?? (1, 0)
      noteGap(after: last, acknowledged.sequence, until: nil, segment, end, layout)
    }
    if problems.isEmpty, soundCount < batches.count {
      let batch = batches[soundCount]
      note("the batch does not continue the chain", batch.segment, batch.start, layout)
    }
  }

  /// True if bytes lie past all that was acknowledged.
  private func isUnacknowledged(_ part: Rejected, _ acknowledged: LogHead?) -> Bool {
    guard let acknowledged, soundHead.sequence >= acknowledged.sequence else { return false }
    return LogPosition(segment: part.segment, offset: part.start) >= acknowledged.end
  }

  /// Names the events that the numbers after a batch show to be missing.
  private mutating func noteGap(
    after last: CommitLine?, _ expected: Int, until next: Instant?, _ segment: Int,
    _ offset: Int, _ layout: LogLayout
  ) {
    let missing = expected - (last?.sequence ?? 0)
    guard missing > 0 else { return }
    var reason = missing == 1 ? "1 event is missing" : "\(missing) events are missing"
    if let last { reason += ", recorded after \(last.recorded)" }
    if let next { reason += last == nil ? ", recorded before \(next)" : " and before \(next)" }
    note(reason, segment, offset, layout)
  }

  private mutating func note(
    _ reason: String, _ segment: Int, _ offset: Int, _ layout: LogLayout
  ) {
    problems.append(
      LogVerification.Problem(
        place: LogPlace(path: layout.segment(segment), offset: offset).counted(), reason: reason))
  }
}
