import ByteTools

/// What lies at and past `HEAD`: whole batches that were never acknowledged, and cut-off bytes.
struct LogTail {
  /// The head after all whole batches that continue the chain.
  private(set) var head: LogHead
  /// The last commit line up to ``head``.
  private(set) var last: CommitLine?
  /// Bytes past ``head`` that form no whole batch.
  private(set) var unacknowledged = 0

  /// The tail of a log that has nothing.
  init() { head = .empty }

  /// Examines the log at and after the stored head.
  ///
  /// - Throws: `LogError.damaged` where the log does not reach the head, its last commit line is
  ///   another one, or a whole batch follows that does not continue the chain; `.cannotRead`.
  init(of layout: LogLayout, after stored: LogHead) throws(LogError) {
    head = stored
    if stored.commit != nil {
      var walk = BatchWalk(layout, head: stored)
      last = try walk.next()?.commit
      guard last?.sequence == stored.sequence else {
        throw .damaged(
          LogPlace(path: layout.head, offset: 0), reason: "HEAD and the last commit disagree")
      }
    } else if stored.end != .start || stored.sequence != 0 {
      throw .damaged(LogPlace(path: layout.head, offset: 0), reason: "HEAD names no commit")
    }
    for segment in try LogAccess.segments(layout) where segment >= stored.end.segment {
      try readSegment(segment, layout)
    }
  }

  private mutating func readSegment(_ segment: Int, _ layout: LogLayout) throws(LogError) {
    let path = layout.segment(segment)
    let file = try LogAccess.open(layout, segment)
    let size = try LogAccess.reading(path) { () throws(SystemFault) in try file.size() }
    let start = segment == head.end.segment ? head.end.offset : 0
    guard size > start else { return }
    var end = start
    try CommitScan.forEachCommit(in: file, path: path, from: start, to: size) {
      (found) throws(LogError) in
      // A commit line whose batch was torn by a crash closes nothing that was ever acknowledged.
      guard try CommitScan.isProven(found, in: file, path: path) else { return true }
      guard unacknowledged == 0, found.batchStart == end, found.commit.previous == head.commit,
        found.commit.sequence == head.sequence + found.commit.events
      else {
        throw .damaged(
          LogPlace(path: path, offset: found.start),
          reason: "a whole batch past HEAD does not continue the chain")
      }
      head = LogHead(
        end: LogPosition(segment: segment, offset: found.end), sequence: found.commit.sequence,
        commit: SHA256.digest(of: found.line))
      last = found.commit
      end = found.end
      return true
    }
    unacknowledged += size - end
  }
}
