import EventSourcing
import GroceryModel

/// The batch of an earlier command that ended before it knew whether it had recorded anything.
///
/// The next writer finds such a batch. If it is that of the same command, nothing is recorded a second
/// time.
struct EarlierAttempt {
  let batch: Batch
  private let snapshot: LogSnapshot

  /// - Returns: nil where the writer found no such batch.
  init?(before writer: borrowing LogWriter) throws(LogError) {
    guard writer.followsUnanswered else { return nil }
    let snapshot = writer.snapshot
    var walk = BatchWalk(snapshot)
    guard let batch = try walk.next() else { return nil }
    self.batch = batch
    self.snapshot = snapshot
  }

  /// True if the batch is an undo.
  func isUndo() throws(LogError) -> Bool { try Retracting.isUndo(batch, in: snapshot) }

  /// True if the batch holds the same facts and nothing else.
  func holds(_ facts: [TypedFact]) throws(LogError) -> Bool {
    guard batch.commit.events == facts.count else { return false }
    var same = 0
    var scan = EventScan()
    try scan.forEachEvent(in: try snapshot.ranges(from: batch.start, to: batch.end)) {
      (event, _) throws(LogError) in
      guard same < facts.count, event.type == facts[same].type, event.date == facts[same].date
      else { return true }
      let keys = PayloadSchema.of(event.type).keys
      let values = keys.enumerated().filter {
        $0.element.name != "entered" && event.fields[$0.offset].baseAddress != nil
      }.map { String(decoding: event.fields[$0.offset], as: UTF8.self) }
      if values == facts[same].values.map(\.text) { same += 1 }
      return true
    }
    return same == facts.count
  }

  /// Reports that the earlier batch counts, and that nothing was recorded again.
  func report(to console: Console) {
    console.recordedBatch = batch.commit.recorded
    console.say(
      Diagnostic(
        .note, "an earlier run of this command was recorded as batch \(batch.commit.recorded)",
        hint: "nothing was recorded again; repeat the command to record it once more"))
  }
}
