import ByteTools
import GroceryModel

/// What a reader has to know before its one pass: what is retracted and what is described, and what
/// currencies are worth.
///
/// Found by walking the chain of `late` pointers from the last commit, reading only those batches.
public struct ReplayContext: Sendable {
  /// Which events and batches are not retracted.
  public let liveness: Liveness
  public internal(set) var descriptions: Descriptions
  /// Exchange rates by day.
  public let rates: ExchangeRates
  public let retractions: [Retraction]
  /// When the newest description was recorded, live or not.
  let lastDescribed: Instant?

  /// Walks the chain of late batches from the newest to the oldest, and reads only these.
  ///
  /// - Throws: `LogError` if the chain is damaged or a batch cannot be read.
  public init(of snapshot: LogSnapshot) throws(LogError) {
    guard let newest = snapshot.last?.late else {
      (liveness, descriptions, rates) = (Liveness([]), Descriptions(), ExchangeRates())
      (retractions, lastDescribed) = ([], nil)
      return
    }
    var collector = Collector()
    // Small, as most such batches are: no more is read than has to be.
    var reader = LineReader(capacity: 32 << 10)
    var place: LogPosition? = newest
    while let start = place {
      place = try collector.readBatch(at: start, of: snapshot, &reader)
    }
    retractions = collector.retractions
    var liveness = Liveness(retractions)
    try liveness.noteRestored(by: retractions, in: snapshot)
    self.liveness = liveness
    lastDescribed = collector.lastDescribed
    (descriptions, rates) = collector.facts(liveness)
  }
}

/// The late events of the batches read so far.
private struct Collector: ~Copyable {
  var retractions: [Retraction] = []
  private var stated: [Stated] = []
  private var decoder = EventDecoder()

  /// Rates change nothing of what a projection holds, so they do not count here.
  var lastDescribed: Instant? {
    stated.lazy.filter { $0.type != .rateObserved }.map(\.recorded).max()
  }

  /// A description or a rate.
  private struct Stated {
    let type: EventType
    let date: Day
    let recorded: Instant
    let identifier: EventIdentifier
    let line: [UInt8]
  }

  /// Reads one batch and returns where the late batch before it starts.
  mutating func readBatch(
    at start: LogPosition, of snapshot: LogSnapshot, _ reader: inout LineReader
  ) throws(LogError) -> LogPosition? {
    var found: CommitLine?
    guard let range = try snapshot.ranges(from: start).first else { return nil }
    try reader.forEachLine(in: range) { (line, offset) throws(LogError) in
      if CommitLine.isClaimed(by: line) {
        found = CommitLine(line)
        return false
      }
      try note(line, LogPlace(path: range.path, offset: offset))
      return true
    }
    // Each pointer leads back, so the walk ends.
    guard let found, found.late == start, found.lateBefore.map({ $0 < start }) != false else {
      throw .damaged(
        LogPlace(path: range.path, offset: start.offset),
        reason: "no batch with late events starts here")
    }
    return found.lateBefore
  }

  private mutating func note(_ line: Bytes, _ place: LogPlace) throws(LogError) {
    do throws(LineFault) {
      try decoder.decode(line)
    } catch {
      throw LogError(error, at: place)
    }
    let fields = decoder.event.identifier
    let type = decoder.event.type
    if type == .eventRetracted { return noteRetraction(fields) }
    guard [.productDescribed, .storeDescribed, .unitDefined, .rateObserved].contains(type) else {
      return
    }
    stated.append(
      Stated(
        type: type, date: decoder.event.date, recorded: decoder.recorded, identifier: fields,
        line: Array(line)))
  }

  private mutating func noteRetraction(_ identifier: EventIdentifier) {
    if let event = EventIdentifier(hex: decoder.event.fields[RetractionKey.event]) {
      retractions.append(
        Retraction(
          identifier: identifier, recorded: decoder.recorded, target: .event(event),
          replacement: EventIdentifier(hex: decoder.event.fields[RetractionKey.replacedBy])))
    } else if let batch = decoder.event.text(RetractionKey.batch).flatMap({ Instant($0) }) {
      retractions.append(
        Retraction(identifier: identifier, recorded: decoder.recorded, target: .batch(batch)))
    }
  }

  /// The descriptions and rates that are live, the later date over the earlier, then the later
  /// recording, then the greater id.
  mutating func facts(_ liveness: Liveness) -> (Descriptions, ExchangeRates) {
    var descriptions = Descriptions()
    var rates = ExchangeRates()
    let live = stated.filter { liveness.isLive($0.identifier, recorded: $0.recorded) }
    let ordered = live.sorted {
      ($0.date.ordinal, $0.recorded.microseconds, $0.identifier)
        < ($1.date.ordinal, $1.recorded.microseconds, $1.identifier)
    }
    for event in ordered {
      // It has been decoded once already, and so can be again.
      _ = decoder.withEvent(of: event.line) {
        descriptions.apply($0.fields, of: event.date)
        rates.apply($0.fields)
      }
    }
    return (descriptions, rates)
  }
}

extension LogError {
  /// A line's fault as the log's.
  init(_ fault: LineFault, at place: LogPlace) {
    self =
      fault.needsNewerProgram
      ? .newer(place.counted(), reason: fault.description)
      : .damaged(place.counted(), reason: fault.description)
  }
}
