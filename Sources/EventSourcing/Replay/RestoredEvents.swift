import ByteTools
import GroceryModel

/// Retractions that were themselves retracted give back what may have been recorded again meanwhile
/// and would then live twice.
extension Liveness {
  /// Looks into the log for the events that were given back, if there are any.
  mutating func noteRestored(
    by retractions: [Retraction], in snapshot: LogSnapshot
  ) throws(LogError) {
    var batches: Set<Instant> = []
    var events: Set<EventIdentifier> = []
    for retraction in retractions {
      switch retraction.target {
      case .batch(let batch): if isLive(batch: batch) { batches.insert(batch) }
      case .event(let event):
        if !isLive(retraction.identifier, recorded: retraction.recorded) { events.insert(event) }
      }
    }
    try noteBatches(batches, snapshot)
    try noteEvents(events, snapshot)
  }

  private mutating func noteBatches(
    _ restored: Set<Instant>, _ snapshot: LogSnapshot
  ) throws(LogError) {
    guard !restored.isEmpty else { return }
    var restored = restored
    var walk = BatchWalk(snapshot)
    var lines = IdentifiedLines()
    while !restored.isEmpty, let batch = try walk.next() {
      guard restored.remove(batch.commit.recorded) != nil else { continue }
      for range in try snapshot.ranges(from: batch.start, to: batch.end) {
        try lines.forEach(in: range) { (event, line, decoder) throws(LineFault) in
          restore(event, recorded: batch.commit.recorded)
          return true
        }
      }
    }
  }

  /// Notes the earliest live one of each, reading the log from its start until all are found.
  private mutating func noteEvents(
    _ restored: Set<EventIdentifier>, _ snapshot: LogSnapshot
  ) throws(LogError) {
    guard !restored.isEmpty else { return }
    var restored = restored
    var lines = IdentifiedLines()
    for range in try snapshot.ranges() where !restored.isEmpty {
      try lines.forEach(in: range) { (event, line, decoder) throws(LineFault) in
        guard restored.contains(event) else { return true }
        try decoder.decode(line)
        guard isLive(event, recorded: decoder.recorded) else { return true }
        restore(event, recorded: decoder.recorded)
        restored.remove(event)
        return !restored.isEmpty
      }
    }
  }
}

/// Reads only the id of each line, at the position where the writer puts it.
private struct IdentifiedLines: ~Copyable {
  private var reader = LineReader()
  private var decoder = EventDecoder()

  mutating func forEach(
    in range: SegmentRange,
    _ body: (EventIdentifier, Bytes, inout EventDecoder) throws(LineFault) -> Bool
  ) throws(LogError) {
    try reader.forEachLine(in: range) { (line, offset) throws(LogError) in
      if CommitLine.isClaimed(by: line) { return true }
      do throws(LineFault) {
        if line.count > 39, line[..<7].elementsEqual(#"{"id":""#.utf8),
          let event = EventIdentifier(hex: Bytes(rebasing: line[7..<39]))
        {
          return try body(event, line, &decoder)
        }
        try decoder.decode(line)
        return try body(decoder.event.identifier, line, &decoder)
      } catch {
        throw LogError(error, at: LogPlace(path: range.path, offset: offset))
      }
    }
  }
}
