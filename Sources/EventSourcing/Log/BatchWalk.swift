import ByteTools

/// One batch with its place in the log.
public struct Batch: Hashable, Sendable {
  public let commit: CommitLine
  /// Where its first event line starts.
  public let start: LogPosition
  /// Where its commit line starts.
  public let commitStart: LogPosition
  /// Where its commit line ends.
  public let end: LogPosition
  /// The SHA-256 of its commit line.
  public let commitDigest: SHA256Digest
}

/// Walks the chain of commit lines from the newest back, reading nothing between them.
public struct BatchWalk {
  private let layout: LogLayout
  private var end: LogPosition
  private var expected: SHA256Digest?

  public init(_ snapshot: LogSnapshot) {
    layout = snapshot.layout
    end = snapshot.head.end
    expected = snapshot.head.commit
  }

  init(_ layout: LogLayout, head: LogHead) {
    self.layout = layout
    end = head.end
    expected = head.commit
  }

  /// The batch before, or nil once the log's start is reached.
  ///
  /// - Throws: `LogError.damaged` where the commit line is not the one its successor names.
  public mutating func next() throws(LogError) -> Batch? {
    guard let digest = expected else {
      guard end == .start else { throw damaged("the chain of commits ends before the log's start") }
      return nil
    }
    if end.offset == 0, end.segment > 1 {
      let before = end.segment - 1
      end = LogPosition(segment: before, offset: try LogAccess.size(layout, before))
    }
    let path = layout.segment(end.segment)
    let file = try LogAccess.open(layout, end.segment)
    let window = min(4096, end.offset)
    let bytes = try LogAccess.reading(path) { () throws(SystemFault) in
      try file.bytes(at: end.offset - window, count: window)
    }
    guard bytes.count == window, bytes.last == 0x0A else {
      throw damaged("the log ends before the last acknowledged commit")
    }
    let line = bytes.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false).last ?? []
    guard SHA256.digest(of: Array(line)) == digest,
      let commit = line.withUnsafeBufferPointer({ CommitLine($0) })
    else { throw damaged("this commit line is not the one in the chain") }
    let commitStart = end.offset - line.count - 1
    guard commitStart >= commit.bytes else { throw damaged("a batch begins before its segment") }
    let batch = Batch(
      commit: commit,
      start: LogPosition(segment: end.segment, offset: commitStart - commit.bytes),
      commitStart: LogPosition(segment: end.segment, offset: commitStart), end: end,
      commitDigest: digest)
    end = batch.start
    expected = commit.previous
    return batch
  }

  private func damaged(_ reason: String) -> LogError {
    .damaged(LogPlace(path: layout.segment(end.segment), offset: end.offset), reason: reason)
  }
}
