import GroceryModel

import GroceryModel

/// Brings a damaged log back to its longest sound beginning.
public struct LogRepair: Hashable, Sendable {
  /// What `HEAD` says after the repair.
  public let head: LogHead
  public let batches: Int
  /// Bytes that were kept in `quarantine/`.
  public let quarantined: Int
  /// What was found at the first place that is not sound; nil where all of the log is.
  public let found: LogVerification.Problem?

  /// Reads the log from its start, rebuilds `HEAD` from the last batch of the sound chain, and moves
  /// everything after it to quarantine.
  ///
  /// Only the chain decides: an event that this program cannot read is kept if its batch's bytes are
  /// those of its digest. A `larder.json` that is lost or damaged is made anew from the first batch.
  ///
  /// - Parameters:
  ///   - layout: The larder.
  ///   - isTrial: Whether only to say what would be done.
  ///   - lockTimeout: How many seconds to wait for another writer.
  /// - Throws: `LogError.absent`, `.newer`, `.locked`, `.cannotRead`, `.notRecorded`.
  public init(_ layout: LogLayout, isTrial: Bool, lockTimeout: Double) throws(LogError) {
    guard FileSystem.isDirectory(layout.log) else { throw .absent(path: layout.root) }
    let lock = try LogLock(layout, timeout: lockTimeout)
    let identityProblem = try Self.identityProblem(layout)
    var sound = LogHead.empty
    var soundBatches = 0
    var check = BatchCheck(checksEvents: false)
    var found: LogVerification.Problem?
    let segments = try LogAccess.reading(layout.log) { () throws(SystemFault) in
      try layout.segments()
    }
    for (index, segment) in segments.enumerated() where found == nil {
      guard segment == index + 1 else {
        found = LogVerification.Problem(
          place: LogPlace(path: layout.segment(index + 1), offset: 0),
          reason: "the segment is missing")
        break
      }
      try Self.read(layout, segment, &check, &found) { end in
        sound = end
        soundBatches += 1
      }
    }
    if found == nil, check.openEvents > 0 {
      found = LogVerification.Problem(
        place: LogPlace(path: layout.segment(sound.end.segment), offset: sound.end.offset)
          .counted(),
        reason: "the lines from here on are no whole batch")
    }
    head = sound
    batches = soundBatches
    self.found = found ?? identityProblem
    if isTrial {
      quarantined = try Self.size(after: sound.end, layout, segments)
    } else {
      quarantined = try LogRecovery.quarantine(after: sound.end, layout)
      if identityProblem != nil { try Self.remakeIdentity(layout, check.first) }
      try LogAccess.writing(layout.head) { () throws(SystemFault) in
        try FileSystem.replace(layout.head, with: Array(sound.text.utf8))
      }
    }
    _ = consume lock
  }

  private static func identityProblem(
    _ layout: LogLayout
  ) throws(LogError) -> LogVerification.Problem? {
    do throws(LogError) {
      try LogIdentity.check(layout)
      return nil
    } catch {
      guard case .damaged(let place, let reason) = error else { throw error }
      return LogVerification.Problem(place: place, reason: reason)
    }
  }

  private static func remakeIdentity(
    _ layout: LogLayout, _ first: CommitLine?
  ) throws(LogError) {
    let identifier = first.map { String($0.digest.hex.prefix(32)) }
    let text = LogIdentity.text(
      identifier: identifier ?? String(repeating: "0", count: 32),
      created: first?.recorded ?? Instant(microseconds: 0))
    try LogAccess.writing(layout.identity) { () throws(SystemFault) in
      if FileSystem.exists(layout.identity) {
        try FileSystem.makeDirectory(layout.quarantine)
        try FileSystem.rename(layout.identity, to: layout.quarantine + "/larder.json")
      }
      try FileSystem.replace(layout.identity, with: Array(text.utf8))
    }
  }

  private static func read(
    _ layout: LogLayout, _ segment: Int, _ check: inout BatchCheck,
    _ found: inout LogVerification.Problem?, note: (_ sound: LogHead) -> Void
  ) throws(LogError) {
    let path = layout.segment(segment)
    let file = try LogAccess.open(path)
    let size = try LogAccess.reading(path) { () throws(SystemFault) in try file.size() }
    let range = SegmentRange(segment: segment, path: path, start: 0, end: size)
    var reader = LineReader(capacity: 1 << 20)
    do throws(LogError) {
      try reader.forEachLine(in: range) { (line, offset) throws(LogError) in
        let problems = check.take(line, at: LogPosition(segment: segment, offset: offset))
        if let problem = problems.first {
          found = LogVerification.Problem(
            place: LogPlace(path: path, offset: offset).counted(), reason: problem)
          return false
        }
        if check.openEvents == 0 {
          note(
            LogHead(
              end: LogPosition(segment: segment, offset: offset + line.count + 1),
              sequence: check.sequence, commit: SHA256.digest(of: UnsafeRawBufferPointer(line))))
        }
        return true
      }
    } catch {
      guard case .damaged(let place, let reason) = error else { throw error }
      found = LogVerification.Problem(place: place.counted(), reason: reason)
    }
  }

  private static func size(
    after end: LogPosition, _ layout: LogLayout, _ segments: [Int]
  ) throws(LogError) -> Int {
    var total = 0
    for segment in segments where segment >= end.segment {
      let path = layout.segment(segment)
      let file = try LogAccess.open(path)
      let size = try LogAccess.reading(path) { () throws(SystemFault) in try file.size() }
      total += size - (segment == end.segment ? end.offset : 0)
    }
    return total
  }
}
