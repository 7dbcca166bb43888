import ByteTools
import GroceryModel

/// The acknowledged part of a log, as it was when the snapshot was taken.
///
/// Readers take no lock: they fix the end and read below it.
public struct LogSnapshot: Hashable, Sendable {
  public let layout: LogLayout
  /// What had been acknowledged when the snapshot was taken; later appends are not seen.
  public let head: LogHead
  /// The commit line that the head names, and where it starts; nil in an empty log.
  public let last: CommitLine?
  /// What lies past the head and was never acknowledged, in bytes.
  public let unacknowledged: Int
  /// What `HEAD` itself names; whole batches past it belong to the snapshot, and the next writer
  /// acknowledges them.
  public let acknowledged: LogHead

  /// True if there are batches past `HEAD`.
  var isRolledForward: Bool { head != acknowledged }

  /// Reads the acknowledged state of the larder at `layout`.
  ///
  /// - Throws: `LogError.absent` without a larder; `.newer`, `.damaged`, `.cannotRead`.
  public init(of layout: LogLayout) throws(LogError) {
    let (stored, tail) = try Self.settled(layout)
    head = tail.head
    last = tail.last
    unacknowledged = tail.unacknowledged
    acknowledged = stored
    self.layout = layout
  }

  private init(_ snapshot: LogSnapshot, head: LogHead, last: CommitLine?) {
    layout = snapshot.layout
    self.head = head
    self.last = last
    unacknowledged = 0
    acknowledged = head
  }

  /// The same part of a log whose bytes were copied to another place.
  init(copyOf snapshot: LogSnapshot, in layout: LogLayout) {
    self.layout = layout
    head = snapshot.head
    last = snapshot.last
    unacknowledged = 0
    acknowledged = snapshot.head
  }

  /// `HEAD` and what follows it, read until they fit each other.
  ///
  /// A writer may be at work between the reading of the one and of the other, and may have taken
  /// something back meanwhile: only what stays damaged is.
  private static func settled(
    _ layout: LogLayout
  ) throws(LogError) -> (stored: LogHead, tail: LogTail) {
    var attemptsLeft = 3
    while true {
      do throws(LogError) {
        // A larder in which nothing was ever recorded has settings only.
        guard try LogIdentity.check(layout) else { return (.empty, LogTail()) }
        let stored = try storedHead(layout)
        return (stored, try LogTail(of: layout, after: stored))
      } catch {
        attemptsLeft -= 1
        guard attemptsLeft > 0, case .damaged = error else { throw error }
      }
    }
  }

  /// The head as the file has it, checked to be consistent with the log's size.
  static func storedHead(_ layout: LogLayout) throws(LogError) -> LogHead {
    let place = LogPlace(path: layout.head, offset: 0)
    guard try LogAccess.holds(layout, layout.head) else {
      throw .damaged(place, reason: "HEAD is missing")
    }
    let bytes = try LogAccess.reading(layout.head) { () throws(SystemFault) in
      try PosixFile(reading: layout.head, on: layout.disk).bytes(at: 0, count: 4096)
    }
    guard let head = LogHead(bytes) else {
      throw .damaged(place, reason: "HEAD is not valid")
    }
    return head
  }

  /// The runs of lines from one position up to another.
  public func ranges(
    from start: LogPosition = .start, to end: LogPosition? = nil
  ) throws(LogError) -> [SegmentRange] {
    let end = end ?? head.end
    var ranges: [SegmentRange] = []
    guard start < end else { return ranges }
    for segment in start.segment...end.segment {
      let first = segment == start.segment ? start.offset : 0
      var last = end.offset
      if segment < end.segment { last = try LogAccess.size(layout, segment) }
      if first < last {
        ranges.append(SegmentRange(layout: layout, segment: segment, start: first, end: last))
      }
    }
    return ranges
  }

  /// The log from a position on in shares of about so many bytes, each of whole lines, in order.
  public func shares(
    ofAbout bytes: Int, from start: LogPosition = .start
  ) throws(LogError) -> [[SegmentRange]] {
    let ranges = try ranges(from: start)
    let total = ranges.reduce(0) { $0 + $1.end - $1.start }
    return try RangeSplit.split(ranges, into: (total + bytes - 1) / bytes)
  }

  /// The line of so many bytes that ends, with its line feed, at a position; nil where none does.
  public func line(endingAt end: LogPosition, length: Int) -> [UInt8]? {
    let start = end.offset - length - 1
    guard start >= 0, length >= 0,
      let file = try? PosixFile(reading: layout.segment(end.segment), on: layout.disk),
      let bytes = try? file.bytes(at: start, count: length + 1), bytes.count == length + 1,
      bytes.last == 0x0A
    else { return nil }
    return bytes.dropLast()
  }

  /// The snapshot as of an earlier batch: the last one that satisfies the condition.
  public func cut(
    where isWanted: (CommitLine) -> Bool
  ) throws(LogError) -> LogSnapshot {
    var walk = BatchWalk(self)
    while let batch = try walk.next() {
      if isWanted(batch.commit) {
        let head = LogHead(
          end: batch.end, sequence: batch.commit.sequence, commit: batch.commitDigest)
        return LogSnapshot(self, head: head, last: batch.commit)
      }
    }
    return LogSnapshot(self, head: .empty, last: nil)
  }
}
