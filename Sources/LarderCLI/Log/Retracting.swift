import ByteTools
import EventSourcing
import GroceryModel

/// Retractions as events.
enum Retracting {
  /// Adds an `event.retracted` to a batch, and returns its id.
  static func append(
    _ target: Retraction.Target, reason: String?, date: Day, to writer: inout LogWriter
  ) throws(LogError) -> EventIdentifier {
    var fact = TypedFact(.eventRetracted, on: date)
    switch target {
    case .event(let event): fact.set("event", event.description)
    case .batch(let batch): fact.set("batch", batch.description)
    }
    if let reason, !reason.isEmpty { fact.set("reason", reason) }
    return try fact.append(to: &writer)
  }

  /// True if a batch holds nothing but retractions.
  static func isUndo(_ batch: Batch, in snapshot: LogSnapshot) throws(LogError) -> Bool {
    var isUndo = true
    var scan = EventScan()
    let ranges = try snapshot.ranges(from: batch.start, to: batch.end)
    try scan.forEachEvent(in: ranges) { (event, _) throws(LogError) in
      isUndo = event.type == .eventRetracted
      return isUndo
    }
    return isUndo
  }

  /// Those of the ids that no event of the log has.
  static func missing(
    _ wanted: Set<EventIdentifier>, in snapshot: LogSnapshot
  ) throws(LogError) -> Set<EventIdentifier> {
    var missing = wanted
    guard !missing.isEmpty else { return missing }
    var reader = LineReader()
    for range in try snapshot.ranges() {
      try reader.forEachLine(in: range) { (line, _) throws(LogError) in
        if line.count > 39, let event = EventIdentifier(hex: Bytes(rebasing: line[7..<39])) {
          missing.remove(event)
        }
        return !missing.isEmpty
      }
    }
    return missing
  }
}
