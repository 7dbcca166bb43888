import GroceryModel

/// What a whole reading of the log found.
public struct LogVerification: Hashable, Sendable {
  public struct Problem: Hashable, Sendable {
    public let place: LogPlace
    public let reason: String
  }

  public private(set) var batches = 0
  public private(set) var events = 0
  /// How many of the problems are events that only a newer program would understand.
  public private(set) var newerEvents = 0
  public private(set) var bytes = 0
  /// The SHA-256 of the last commit line, which stands for everything before it.
  public let head: SHA256Digest?
  /// Bytes past the head that were never acknowledged.
  public let unacknowledged: Int
  public private(set) var problems: [Problem] = []

  /// How many problems are kept.
  public static let problemLimit = 100

  /// Reads every acknowledged byte and checks it: batches against their digests, counts and chain,
  /// lines against their form, ids against their events.
  public init(of snapshot: LogSnapshot) throws(LogError) {
    head = snapshot.head.commit
    unacknowledged = snapshot.unacknowledged
    var check = BatchCheck(checksEvents: true)
    var reader = LineReader(capacity: 1 << 20)
    for range in try snapshot.ranges() {
      do throws(LogError) {
        try reader.forEachLine(in: range) { (line, offset) throws(LogError) in
          let place = LogPosition(segment: range.segment, offset: offset)
          let found = check.take(line, at: place)
          if !found.isEmpty { note(found, LogPlace(path: range.path, offset: offset)) }
          return problems.count < Self.problemLimit
        }
      } catch {
        guard case .damaged(let place, let reason) = error else { throw error }
        note([reason], place)
      }
      bytes += range.end - range.start
    }
    if check.openEvents > 0 {
      note(
        ["\(check.openEvents) events stand outside any batch"],
        LogPlace(path: snapshot.layout.segment(snapshot.head.end.segment), offset: 0))
    }
    batches = check.batches
    newerEvents = check.newerEvents
    events = check.sequence
  }

  private mutating func note(_ reasons: [String], _ place: LogPlace) {
    let counted = place.counted()
    problems += reasons.map { Problem(place: counted, reason: $0) }
  }
}

/// Checks lines one after the other, from the start of a batch on.
struct BatchCheck: ~Copyable {
  private(set) var batches = 0
  /// How many events only a newer program would understand.
  private(set) var newerEvents = 0
  /// The first batch's commit line.
  private(set) var first: CommitLine?
  /// How many events have been seen.
  private(set) var sequence = 0
  /// How many of them stand in a batch whose commit line has not come yet.
  private(set) var openEvents = 0
  private var chain: SHA256Digest?
  private var lastRecorded = Instant(microseconds: .min)
  private var batchRecorded: Instant?
  private var batchStart: LogPosition?
  private var lastLate: LogPosition?
  private var holdsLate = false
  /// Whether the batch has a line that cannot be told to be late or not.
  private var holdsUnreadable = false
  private var digest = PiecewiseDigest()
  private var decoder = EventDecoder()
  private var identity = EventIdentity()

  /// Whether to look into events, too, and not at the batches' framing alone.
  private let checksEvents: Bool

  init(checksEvents: Bool) {
    self.checksEvents = checksEvents
  }

  /// What is wrong with the next line.
  mutating func take(_ line: Bytes, at place: LogPosition) -> [String] {
    if batchStart == nil { batchStart = place }
    if CommitLine.isClaimed(by: line) { return close(line) }
    // The line feed stands behind the line in the reader's buffer.
    digest.update(UnsafeRawBufferPointer(start: line.baseAddress, count: line.count + 1))
    openEvents += 1
    sequence += 1
    guard checksEvents else { return [] }
    do throws(LineFault) {
      try decoder.decode(line)
    } catch {
      holdsUnreadable = true
      if error.needsNewerProgram { newerEvents += 1 }
      return [error.description]
    }
    if decoder.event.type.isLate { holdsLate = true }
    var problems: [String] = []
    do throws(LineFault) {
      try EventValidation.check(decoder.event.fields)
    } catch {
      problems.append(error.description)
    }
    let expected = identity.identifier(of: decoder.event)
    if decoder.event.identifier != expected {
      problems.append(
        LineFault.wrongIdentifier(
          found: decoder.event.identifier.description, expected: expected.description
        ).description)
    }
    if let batchRecorded, batchRecorded != decoder.recorded {
      problems.append("the line was recorded at another moment than its batch")
    }
    batchRecorded = decoder.recorded
    return problems
  }

  private mutating func close(_ line: Bytes) -> [String] {
    guard let commit = CommitLine(line) else { return ["the commit line is damaged"] }
    var problems: [String] = []
    func expect(_ isRight: Bool, _ problem: String) {
      if !isRight { problems.append(problem) }
    }
    expect(commit.previous == chain, "the commit line does not continue the chain")
    expect(commit.events == openEvents, "the batch has \(openEvents) events, not \(commit.events)")
    expect(
      commit.bytes == Int(digest.count), "the batch has \(digest.count) bytes, not \(commit.bytes)")
    expect(commit.digest == digest.finish(), "the batch's bytes are not those of its digest")
    expect(commit.sequence == sequence, "the sequence is \(sequence), not \(commit.sequence)")
    expect(commit.recorded > lastRecorded, "the batch was recorded before the one it follows")
    expect(
      batchRecorded == nil || commit.recorded == batchRecorded,
      "the commit line was recorded at another moment than its batch")
    expect(
      !checksEvents || holdsUnreadable
        || commit.late == (holdsLate ? batchStart : lastLate)
          && commit.lateBefore == (holdsLate ? lastLate : nil),
      "the pointer to late events is wrong")
    batches += 1
    first = first ?? commit
    sequence = commit.sequence
    chain = SHA256.digest(of: UnsafeRawBufferPointer(line))
    lastRecorded = commit.recorded
    lastLate = commit.late
    batchRecorded = nil
    batchStart = nil
    holdsLate = false
    holdsUnreadable = false
    openEvents = 0
    digest = PiecewiseDigest()
    return problems
  }
}
