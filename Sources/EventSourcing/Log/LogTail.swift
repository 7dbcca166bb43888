/// What lies at and past `HEAD`: whole batches that were never acknowledged, and cut-off bytes.
struct LogTail {
  /// The head after all whole batches that continue the chain.
  private(set) var head: LogHead
  /// The last commit line up to ``head``.
  private(set) var last: CommitLine?
  /// Bytes past ``head`` that form no whole batch.
  private(set) var unacknowledged = 0

  /// Examines the log at and after the stored head.
  ///
  /// - Throws: `LogError.damaged` where the log does not reach the head, its last commit line is
  ///   another one, or a whole commit line follows that does not continue the chain.
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
    let segments = (try? layout.segments()) ?? []
    for segment in segments where segment >= stored.end.segment {
      try readSegment(segment, layout)
    }
  }

  private mutating func readSegment(_ segment: Int, _ layout: LogLayout) throws(LogError) {
    let path = layout.segment(segment)
    let file = try LogAccess.open(path)
    let size = try LogAccess.reading(path) { () throws(SystemFault) in try file.size() }
    let start = segment == head.end.segment ? head.end.offset : 0
    guard size > start else { return }
    var digest = PiecewiseDigest()
    var events = 0
    var offset = start
    var pending: [UInt8] = []
    while offset < size {
      let chunk = try LogAccess.reading(path) { () throws(SystemFault) in
        try file.bytes(at: offset, count: min(1 << 20, size - offset))
      }
      guard !chunk.isEmpty else { break }
      offset += chunk.count
      pending += chunk
      var lineStart = 0
      while let feed = pending[lineStart...].firstIndex(of: 0x0A) {
        let line = Array(pending[lineStart..<feed])
        lineStart = feed + 1
        if let commit = line.withUnsafeBufferPointer({ CommitLine($0) }) {
          let end = LogPosition(segment: segment, offset: offset - pending.count + lineStart)
          try accept(commit, line, digest: digest, events: events, end: end, path: path)
          digest = PiecewiseDigest()
          events = 0
        } else {
          digest.update(line + [0x0A])
          events += 1
        }
      }
      pending.removeFirst(lineStart)
    }
    unacknowledged += size - (head.end.segment == segment ? head.end.offset : 0)
  }

  private mutating func accept(
    _ commit: CommitLine, _ line: [UInt8], digest: PiecewiseDigest, events: Int, end: LogPosition,
    path: String
  ) throws(LogError) {
    guard unacknowledged == 0, commit.previous == head.commit, commit.events == events,
      commit.bytes == Int(digest.count), commit.digest == digest.finish(),
      commit.sequence == head.sequence + events
    else {
      throw .damaged(
        LogPlace(path: path, offset: end.offset - line.count - 1),
        reason: "a whole commit line past HEAD does not continue the chain")
    }
    head = LogHead(end: end, sequence: commit.sequence, commit: SHA256.digest(of: line))
    last = commit
  }
}
