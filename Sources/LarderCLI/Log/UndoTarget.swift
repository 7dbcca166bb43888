import EventSourcing
import GroceryModel
import Importing
import Reporting

/// The target of `larder undo`: an event or a batch, with its description and liveness.
struct UndoTarget {
  let target: Retraction.Target
  /// A short description.
  let words: String
  /// True if it is a retraction, so that taking it back restores something.
  let isRetraction: Bool
  /// The retraction that took it back already; nil if it is live.
  let retractedBy: EventIdentifier?

  /// Returns the newest live batch that is not itself an undo.
  ///
  /// - Throws: `Failure` if every batch is an undo or undone; `LogError`.
  static func newest(in snapshot: LogSnapshot, _ wording: RetractedText) throws -> UndoTarget {
    let late = try ReplayContext(of: snapshot)
    var walk = BatchWalk(snapshot)
    while let batch = try walk.next() {
      guard late.liveness.isLive(batch: batch.commit.recorded),
        try !Retracting.isUndo(batch, in: snapshot), try holdsLive(batch, in: snapshot, late)
      else { continue }
      return try UndoTarget(batch, in: snapshot, late, wording)
    }
    throw Failure(.noInput, "nothing to undo")
  }

  /// Returns true if any event of a batch is live: each of them may have been retracted alone.
  private static func holdsLive(
    _ batch: Batch, in snapshot: LogSnapshot, _ late: ReplayContext
  ) throws(LogError) -> Bool {
    var isLive = false
    var scan = EventScan()
    let ranges = try snapshot.ranges(from: batch.start, to: batch.end)
    try scan.forEachEvent(in: ranges) { (event, recorded) throws(LogError) in
      isLive = late.liveness.isLive(event.identifier, recorded: recorded)
      return !isLive
    }
    return isLive
  }

  /// The events and batches that a user names, in that order.
  ///
  /// - Throws: `Failure` naming the word that names none; `LogError`.
  static func named(
    _ words: [String], in snapshot: LogSnapshot, _ wording: RetractedText
  ) throws -> [UndoTarget] {
    let late = try ReplayContext(of: snapshot)
    if !words.contains(where: isIdentifying) {
      let name = words.joined(separator: " ")
      let found =
        try onlyEvent(named: name, in: snapshot, late, wording)
        ?? onlyBatch(ofFile: name, in: snapshot, late, wording)
      if let found { return [found] }
    }
    if words.count == 1, EventIdentifier(words[0]) == nil {
      let lines = try lines(ofReceipt: words[0], in: snapshot, late, wording)
      if !lines.isEmpty { return lines }
    }
    let whole = try whole(words, in: snapshot)
    let words = words.map { whole[$0]?.description ?? $0 }
    let events = try find(
      Set(words.compactMap { EventIdentifier($0) }), in: snapshot, late, wording)
    return try words.map { word in
      if let event = EventIdentifier(word) {
        guard let found = events[event] else {
          throw Failure(.noInput, "no event has the id '\(word)'")
        }
        return found
      }
      guard word.utf8.count == Instant.textLength, let moment = Instant(word) else {
        throw Failure(
          .usage, "'\(word)' is neither an event nor a batch",
          expected: "an id or its first \(leastDigits) hex digits or more, the name of what was "
            + "recorded, a receipt's number, or a moment as 2026-10-04T08:11:52.073114Z",
          hint: "'larder log show --wide' has the ids")
      }
      var walk = BatchWalk(snapshot)
      while let batch = try walk.next() {
        if batch.commit.recorded == moment {
          return try UndoTarget(batch, in: snapshot, late, wording)
        }
      }
      throw Failure(.noInput, "no batch was recorded at '\(word)'")
    }
  }

  /// Returns true for a whole id, a moment, and the first digits of an id that has a number in them.
  private static func isIdentifying(_ word: String) -> Bool {
    EventIdentifier(word) != nil || word.utf8.count == Instant.textLength && Instant(word) != nil
      || word.utf8.count >= leastDigits && word.contains(where: \.isNumber)
        && word.allSatisfy { $0.isASCII && $0.isHexDigit && !$0.isUppercase }
  }

  /// Returns the live event about the item, store or budget with this name; nil if there is none.
  ///
  /// - Throws: `Failure` with the ids of the newest ones if there are several; `LogError`.
  private static func onlyEvent(
    named name: String, in snapshot: LogSnapshot, _ late: ReplayContext, _ wording: RetractedText
  ) throws -> UndoTarget? {
    let key = NameKey.matching(name)
    var found: [(words: String, target: UndoTarget)] = []
    var count = 0
    var scan = EventScan()
    try scan.forEachEvent(in: try snapshot.ranges()) { (event, recorded) throws(LogError) in
      guard event.type != .eventRetracted, NameKey.matching(EventSubject(event).name) == key,
        late.liveness.isLive(event.identifier, recorded: recorded)
      else { return true }
      count += 1
      let words = TerminalText.safe(wording.event(event))
      found.append(
        (
          "\("\(event.identifier)".prefix(8)) (\(wording.dated(words, event.date)))",
          UndoTarget(event, recorded: recorded, late, wording)
        ))
      if found.count > mostListed { found.removeFirst() }
      return true
    }
    guard count > 1 else { return found.first?.target }
    throw Failure(
      .usage, "\(count) events are about '\(name)'",
      expected: "the id of one, such as "
        + found.reversed().map(\.words).joined(separator: ", "))
  }

  /// Returns the live lines of the receipt with this number.
  ///
  /// - Throws: `Failure` with their days if several receipts have it; `LogError`.
  private static func lines(
    ofReceipt number: String, in snapshot: LogSnapshot, _ late: ReplayContext,
    _ wording: RetractedText
  ) throws -> [UndoTarget] {
    var lines: [UndoTarget] = []
    var receipts: [String] = []
    var scan = EventScan()
    try scan.forEachEvent(in: try snapshot.ranges()) { (event, recorded) throws(LogError) in
      guard event.type == .purchaseRecorded,
        event.fields[PurchaseKey.receipt].elementsEqual(number.utf8),
        late.liveness.isLive(event.identifier, recorded: recorded)
      else { return true }
      let receipt = TerminalText.safe(
        [event.date.description, event.text(PurchaseKey.store)].compactMap(\.self)
          .joined(separator: " "))
      if !receipts.contains(receipt) { receipts.append(receipt) }
      lines.append(UndoTarget(event, recorded: recorded, late, wording))
      return true
    }
    guard receipts.count > 1 else { return lines }
    throw Failure(
      .usage, "\(receipts.count) receipts have the number '\(number)'",
      expected: "the ids of the lines of one: "
        + receipts.suffix(mostListed).joined(separator: ", "),
      hint: "'larder lines -f csv' has the ids in its column 'event'")
  }

  private static let mostListed = 4

  /// Returns the live batch that holds the events of a file; nil if there is none.
  ///
  /// - Throws: `Failure` with the moments of the newest ones if there are several; `LogError`.
  private static func onlyBatch(
    ofFile path: String, in snapshot: LogSnapshot, _ late: ReplayContext, _ wording: RetractedText
  ) throws -> UndoTarget? {
    func name(_ path: some Sequence<UInt8>) -> ArraySlice<UInt8> {
      Array(path).split(separator: UInt8(ascii: "/")).last ?? []
    }
    let wanted = name(path.utf8)
    var moments: Set<Instant> = []
    var scan = EventScan()
    try scan.forEachEvent(in: try snapshot.ranges()) { (event, recorded) throws(LogError) in
      if !moments.contains(recorded), let place = SourcePlace(event.fields.source),
        name(place.name) == wanted, late.liveness.isLive(event.identifier, recorded: recorded)
      {
        moments.insert(recorded)
      }
      return true
    }
    var found: [UndoTarget] = []
    var walk = BatchWalk(snapshot)
    while found.count < min(moments.count, mostListed), let batch = try walk.next() {
      guard moments.contains(batch.commit.recorded) else { continue }
      found.append(try UndoTarget(batch, in: snapshot, late, wording))
    }
    guard moments.count > 1 else { return found.first }
    throw Failure(
      .usage, "\(moments.count) batches are of '\(path)'",
      expected: "the moment of one: " + found.map(\.words).joined(separator: "; "))
  }

  /// What events of some ids are, in a few words.
  static func words(
    of events: Set<EventIdentifier>, in snapshot: LogSnapshot, _ wording: RetractedText
  ) throws(LogError) -> [EventIdentifier: String] {
    var words: [EventIdentifier: String] = [:]
    guard !events.isEmpty else { return words }
    var scan = EventScan()
    try scan.forEachEvent(in: try snapshot.ranges()) { (event, _) throws(LogError) in
      if events.contains(event.identifier) {
        words[event.identifier] = TerminalText.safe(wording.event(event))
      }
      return true
    }
    return words
  }

  /// The first digits of an id say which it is, if there are so many.
  private static let leastDigits = 4

  /// Returns the ids that first digits stand for.
  ///
  /// - Throws: `Failure` for digits that no id or several ids begin with; `LogError`.
  private static func whole(
    _ words: [String], in snapshot: LogSnapshot
  ) throws -> [String: EventIdentifier] {
    let starts = Set(
      words.filter { word in
        (leastDigits..<32).contains(word.utf8.count)
          && word.allSatisfy { $0.isASCII && $0.isHexDigit && !$0.isUppercase }
      })
    guard !starts.isEmpty else { return [:] }
    var found: [String: Set<EventIdentifier>] = [:]
    var scan = EventScan()
    try scan.forEachEvent(in: try snapshot.ranges()) { (event, _) throws(LogError) in
      let id = event.identifier.description
      for start in starts where id.hasPrefix(start) {
        found[start, default: []].insert(event.identifier)
      }
      return true
    }
    return try starts.reduce(into: [:]) { whole, start in
      let ids = found[start] ?? []
      guard let id = ids.first else {
        throw Failure(
          .noInput, "no event has an id that begins with '\(start)'",
          hint: "'larder log show' lists the events")
      }
      guard ids.count == 1 else {
        let shown = ids.map(\.description).sorted().prefix(4).joined(separator: ", ")
        throw Failure(
          .usage, "\(ids.count) events have an id that begins with '\(start)'",
          expected: "more of its digits: \(shown)")
      }
      whole[start] = id
    }
  }

  private init(
    _ batch: Batch, in snapshot: LogSnapshot, _ late: ReplayContext, _ wording: RetractedText
  ) throws(LogError) {
    let recorded = batch.commit.recorded
    target = .batch(recorded)
    words = wording.batch(recorded, try BatchContents(batch, in: snapshot, wording).text)
    isRetraction = try Retracting.isUndo(batch, in: snapshot)
    retractedBy =
      late.liveness.isLive(batch: recorded) ? nil : late.retraction(of: [.batch(recorded)])
  }

  private init(
    _ event: borrowing RecordedEvent, recorded: Instant, _ late: ReplayContext,
    _ wording: RetractedText
  ) {
    let identifier = event.identifier
    target = .event(identifier)
    words = wording.event(identifier, TerminalText.safe(wording.event(event)))
    isRetraction = event.type == .eventRetracted
    retractedBy =
      late.liveness.isLive(identifier, recorded: recorded)
      ? nil : late.retraction(of: [.event(identifier), .batch(recorded)])
  }

  /// Finds events by their ids; of several records of one id the live one, else the last.
  private static func find(
    _ wanted: Set<EventIdentifier>, in snapshot: LogSnapshot, _ late: ReplayContext,
    _ wording: RetractedText
  ) throws(LogError) -> [EventIdentifier: UndoTarget] {
    var found: [EventIdentifier: UndoTarget] = [:]
    guard !wanted.isEmpty else { return found }
    var scan = EventScan()
    try scan.forEachEvent(in: try snapshot.ranges()) { (event, recorded) throws(LogError) in
      guard wanted.contains(event.identifier) else { return true }
      if let known = found[event.identifier], known.retractedBy == nil { return true }
      found[event.identifier] = UndoTarget(event, recorded: recorded, late, wording)
      return true
    }
    return found
  }
}

extension ReplayContext {
  /// The newest live retraction of one of these.
  fileprivate func retraction(of targets: [Retraction.Target]) -> EventIdentifier? {
    retractions.filter {
      targets.contains($0.target) && liveness.isLive($0.identifier, recorded: $0.recorded)
    }.max { $0.recorded < $1.recorded }?.identifier
  }
}
