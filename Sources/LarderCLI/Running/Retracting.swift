import EventSourcing
import GroceryModel

/// Retractions as events.
enum Retracting {
  /// Adds an `event.retracted` to a batch.
  static func append(
    _ target: Retraction.Target, reason: String?, date: Day, to writer: inout LogWriter
  ) throws(LogError) {
    var fields = EventFields(type: .eventRetracted, date: date)
    var texts: [(RetractionKey, [UInt8])] = []
    switch target {
    case .event(let event): texts.append((.event, Array(event.description.utf8)))
    case .batch(let batch): texts.append((.batch, Array(batch.description.utf8)))
    }
    if let reason, !reason.isEmpty { texts.append((.reason, Array(reason.utf8))) }
    texts.append((.entered, Array("\(writer.recorded)/\(writer.count + 1)".utf8)))
    try append(texts[...], &fields, &writer)
  }

  /// Lends each text to the fields and appends the event while all are lent.
  private static func append(
    _ texts: ArraySlice<(RetractionKey, [UInt8])>, _ fields: inout EventFields,
    _ writer: inout LogWriter
  ) throws(LogError) {
    guard let (key, text) = texts.first else {
      try writer.append(fields)
      return
    }
    try text.withUnsafeBufferPointer { (bytes) throws(LogError) in
      fields[key] = bytes
      try append(texts.dropFirst(), &fields, &writer)
    }
  }

  /// Whether a batch holds nothing but retractions.
  static func isUndo(_ batch: Batch, in snapshot: LogSnapshot) throws(LogError) -> Bool {
    var isUndo = true
    var scan = EventScan()
    let ranges = try snapshot.ranges(from: batch.start, to: batch.commitStart)
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
