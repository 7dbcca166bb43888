import ByteTools
import GroceryModel

/// The position of a saved state in the log, and the conditions for using it.
///
/// The state is usable if the log contains, byte for byte, the commit line it ends with (whose
/// chain proves the prefix), if no later event changes how covered events are read, and if the
/// requested day sees the same events.
struct Checkpoint: Hashable {
  /// The commit line without its line feed.
  let commitLine: [UInt8]
  /// The place after that line.
  let end: LogPosition
  /// When the last batch was recorded.
  let recorded: Instant
  let span: DaySpan

  /// The checkpoint at the end of a snapshot; nil in an empty log.
  init?(at snapshot: LogSnapshot, _ span: DaySpan) {
    guard let last = snapshot.last else { return nil }
    self.span = span
    commitLine = Array(last.text.utf8)
    end = snapshot.head.end
    recorded = last.recorded
  }

  /// True if the log of a replay still has what the state was folded from, and reads it alike.
  func holds(for replay: Replay) -> Bool {
    guard end <= replay.snapshot.head.end, span.isSeenAlike(on: replay.today),
      !replay.late.changesReading(upTo: recorded)
    else { return false }
    return replay.snapshot.line(endingAt: end, length: commitLine.count) == commitLine
  }

  func write(to writer: inout StateWriter) {
    writer.write(commitLine)
    writer.write(end.segment)
    writer.write(end.offset)
    writer.write(recorded.microseconds)
    writer.write(span.lastSeen)
    writer.write(span.firstUnseen)
  }

  init(from reader: inout StateReader) throws(UnusableState) {
    commitLine = try reader.readArray()
    end = LogPosition(segment: try reader.read(), offset: try reader.read())
    recorded = Instant(microseconds: try reader.read())
    span = DaySpan(lastSeen: try reader.read(), firstUnseen: try reader.read())
  }
}

/// Which days the events of a fold had, as far as "today" decided about them.
struct DaySpan: Hashable {
  /// The last day that counted.
  var lastSeen = Int32.min
  /// The first that was left out because it is after today.
  var firstUnseen = Int32.max

  /// True if another today would have let the same events count.
  func isSeenAlike(on today: Day) -> Bool {
    lastSeen <= today.ordinal && today.ordinal < firstUnseen
  }

  mutating func merge(_ other: DaySpan) {
    lastSeen = max(lastSeen, other.lastSeen)
    firstUnseen = min(firstUnseen, other.firstUnseen)
  }
}

extension ReplayContext {
  /// True if anything recorded after a moment changes how what was recorded up to then is read.
  func changesReading(upTo moment: Instant) -> Bool {
    if let lastDescribed, lastDescribed > moment { return true }
    return retractions.contains { retraction in
      guard retraction.recorded > moment else { return false }
      // The batch of a single event is unknown until the log is read.
      guard case .batch(let batch) = retraction.target else { return true }
      return batch <= moment
    }
  }
}
