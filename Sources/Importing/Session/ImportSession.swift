import ByteTools
import EventSourcing
import GroceryModel

/// Imports files into one batch: records new events, counts known ones, and asks if it cannot
/// decide.
public struct ImportSession: ~Copyable {
  private var sink: BatchSink
  private var known: KnownEvents
  private let snapshot: LogSnapshot?
  private let policy: ImportPolicy
  /// Returns true if a line with this item, store and category is to be left out.
  public typealias LeavesOut = (_ item: String, _ store: String?, _ category: String?) -> Bool

  /// The user's rules for lines to leave out; nil to import all.
  public var leavesOut: LeavesOut?
  private let today: Day
  private let comparesFiles: Bool
  /// True if the batch retracts events, so that the known ids are out of date.
  private var holdsRetractions = false
  /// The number of events that the index in `cache/` may always lack.
  var leastTail = ImportIndex.leastTail
  /// The number of records between two progress reports; a power of two.
  private static let progressStep = 0x4000

  /// - Parameters:
  ///   - sink: Where events go.
  ///   - snapshot: The log, or nil if it does not exist yet.
  ///   - policy: The user's decisions.
  ///   - today: The date of retractions.
  ///   - comparesFiles: True if several files are imported, so that lines are compared between
  ///     files too.
  ///   - workers: The maximum number of threads that read the log.
  ///   - progress: Called with the number of shares of the log read, and the number of all shares.
  /// - Throws: `LogError` if the log cannot be read.
  public init(
    _ sink: consuming BatchSink, snapshot: LogSnapshot?, policy: ImportPolicy, today: Day,
    comparesFiles: Bool, workers: Int = 1, progress: (_ done: Int, _ of: Int) -> Void
  ) throws {
    known = try KnownEvents(
      snapshot, holdsLines: true, workers: workers, progress: progress)
    self.sink = sink
    self.snapshot = snapshot
    self.policy = policy
    self.today = today
    self.comparesFiles = comparesFiles
  }

  /// Imports one file; a file with an open question or a refusal leaves nothing in the batch.
  ///
  /// - Parameters:
  ///   - reader: The file.
  ///   - name: The file's name in the outcome.
  ///   - source: The file's name in the events' source.
  ///   - options: The import options.
  ///   - progress: Called from time to time with the number of records read.
  /// - Returns: The outcome.
  /// - Throws: `ImportError`, `LogError`.
  public mutating func take(
    _ reader: FileReader, name: String, source: String, options: ImportOptions,
    progress: (_ rows: Int) -> Void
  ) throws -> ImportOutcome {
    let (mark, upcoming) = (sink.mark(), known.upcomingMark)
    do {
      let outcome = try takeWhole(reader, name, source, options, progress)
      try reader.checkUnchanged()
      return outcome
    } catch let error as ImportError {
      // A file is imported completely or not at all.
      try sink.rollBack(to: mark)
      known.forget(from: upcoming)
      throw error
    }
  }

  /// Reads the file into the batch; reads it a second time if the decisions change its ids.
  ///
  /// A question or a refusal leaves the batch as it was.
  private mutating func takeWhole(
    _ reader: FileReader, _ name: String, _ source: String, _ options: ImportOptions,
    _ progress: (_ rows: Int) -> Void
  ) throws -> ImportOutcome {
    let schema = try reader.inferSchema(options)
    let empty = ImportOutcome(file: name, schema: schema)
    guard schema.isReady else { return empty }
    // Corrected records keep the name of the file that they were rejected from.
    let source =
      schema.isOfRejects ? RejectsFile.originalName(of: source) ?? source : source
    let keepsRecords = known.lastDay(ofSource: source) != nil
    let keepsVisits = known.lastListDay != nil
    let mark = sink.mark()
    var reading = known.nextMark()
    var pass = FilePass(
      empty, source: source, corrections: .init(), mark: reading, comparesFiles: comparesFiles,
      keepsRecords: keepsRecords, keepsVisits: keepsVisits)
    pass.leavesOut = leavesOut
    var notices = try read(reader, schema, &pass, progress)
    let found = try RecordedCounterparts(pass, known, snapshot)
    let earlier = EarlierReading(found, pass)
    let meeting = ReceiptMatcher(pass, found, earlier, policy)
    let lists = try ShoppingListDuplicateCheck(pass, known, snapshot)
    let questions = self.questions(earlier, pass) + meeting.questions + lists.questions(policy)
    guard questions.isEmpty else {
      try forget(reading, to: mark)
      var outcome = pass.outcome
      outcome.questions = questions
      return outcome
    }
    if meeting.needsSecondReading(policy) {
      try forget(reading, to: mark)
      reading = known.nextMark()
      pass = FilePass(
        empty, source: source, corrections: meeting.corrections(policy), mark: reading,
        comparesFiles: comparesFiles, keepsRecords: false, keepsVisits: false)
      pass.leavesOut = leavesOut
      notices = try read(reader, schema, &pass, progress)
    }
    pass.outcome.changes = meeting.changes
    pass.outcome.notices += notices + pass.outcome.days.remarks(today: today)
    if !options.roles.isEmpty { Self.remarkKnown(&pass.outcome) }
    if let found = found.recategorised { pass.outcome.notices.append(Self.remark(found)) }
    try settle(&pass, name, meeting, found, earlier, lists)
    return pass.outcome
  }

  /// Says that known lines keep their category.
  private static func remark(
    _ found: (count: Int, first: RecordedCounterparts.Line)
  ) -> ImportNotice {
    ImportNotice(
      "known lines to which the file gives another category keep what they had: \(found.count), "
        + "such as \(found.first.name) of \(found.first.day)",
      flag: readAnew)
  }

  private static let readAnew = "'larder undo' of their import, then another one, reads them anew"

  /// Says that nothing changes if all lines are known; their quantities and other details were not compared.
  private static func remarkKnown(_ outcome: inout ImportOutcome) {
    guard outcome.counts.new == 0, outcome.counts.known > 0 else { return }
    outcome.notices.append(
      ImportNotice(
        "all lines are recorded already and keep what they had",
        flag: readAnew))
  }

  /// Remembers the file's stores and sources, and retracts what the user wants to replace.
  private mutating func settle(
    _ pass: inout FilePass, _ name: String, _ meeting: ReceiptMatcher,
    _ found: RecordedCounterparts, _ earlier: EarlierReading, _ lists: ShoppingListDuplicateCheck
  ) throws {
    let shops = try CrossStoreDuplicateCheck(pass, known, snapshot)
    // What this reading replaces is not recorded twice.
    let isReplaced = policy.rereading == .replace && earlier.rows > 0
    if !isReplaced, let notice = shops.notice(isTrial: sink.layout == nil) {
      pass.outcome.notices.append(notice)
    }
    known.note(pass.shops)
    known.note(pass.newSources)
    pass.outcome.leaveOutMended(found.mended)
    if policy.acceptsChanges {
      for change in meeting.changes {
        try replace(change.recorded, by: change.new, change.line, &pass)
      }
    }
    if policy.rereading == .replace { try replace(earlier, &pass) }
    if policy.listPurchases == .replace {
      for purchase in lists.purchases { try retract(purchase.event, "replaced by \(name)") }
      if let notice = lists.notice { pass.outcome.notices.append(notice) }
    }
  }

  /// Returns the question whether this reading replaces an earlier one, unless the user has
  /// decided.
  private func questions(
    _ earlier: EarlierReading, _ pass: borrowing FilePass
  ) -> [ImportNotice] {
    guard policy.rereading == .ask, policy.coincidence != .anotherReceipt else { return [] }
    return earlier.question(of: pass.outcome.counts.new).map { [$0] } ?? []
  }

  /// Imports a file of events in JSON Lines; invalid lines are rejected.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - name: The file's name in the outcome.
  ///   - progress: Called from time to time with the number of lines read.
  /// - Returns: The outcome.
  /// - Throws: `ImportError` if the file cannot be read; the batch then has nothing of it.
  ///   `LogError`.
  public mutating func takeEvents(
    _ path: String, name: String, progress: (_ rows: Int) -> Void
  ) throws -> ImportOutcome {
    let (mark, upcoming) = (sink.mark(), known.upcomingMark)
    var lines = EventLines(
      name: name, mark: known.nextMark(), comparesFiles: comparesFiles)
    do {
      try lines.take(path, &known, &sink, progress: progress)
    } catch {
      guard !(error is LogError) else { throw error }
      try sink.rollBack(to: mark)
      known.forget(from: upcoming)
      throw (error as? SystemFault).map { ImportError.unreadable(path, code: $0.code) } ?? error
    }
    known.note(lines.shops)
    known.note(lines.sources)
    var outcome = lines.outcome
    outcome.notices += outcome.days.remarks(today: today)
    return outcome
  }

  /// Returns true if a file has events in JSON Lines.
  public static func holdsEvents(_ path: String) -> Bool { EventLines.isLikely(path) }

  /// Processes every record of a file and returns the warnings.
  private mutating func read(
    _ reader: FileReader, _ schema: InferredSchema, _ pass: inout FilePass,
    _ progress: (Int) -> Void
  ) throws -> [ImportNotice] {
    var sampledBytes = 0
    let notices = try reader.forEachRecord(
      as: schema, upcoming: { known.expect($0) }
    ) { record in
      try pass.take(&record, &known, &sink)
      let rows = pass.outcome.counts.rows
      if rows <= Self.progressStep { sampledBytes += record.raw.count + 1 }
      guard rows % Self.progressStep == 0, rows > 0 else { return }
      progress(rows)
      if rows == Self.progressStep {
        let expected = reader.byteCount / sampledBytes * rows
        known.expect(rows: expected, new: expected / rows * pass.outcome.counts.new)
        pass.expect(rows: expected)
      }
    }
    pass.finish()
    return notices
  }

  /// Removes everything that a reading added to the batch and to the known ids.
  private mutating func forget(_ reading: UInt32, to mark: BatchSink.Mark) throws {
    try sink.rollBack(to: mark)
    known.forget(mark: reading)
  }

  /// Retracts the events of an earlier reading of the file's records.
  private mutating func replace(_ earlier: EarlierReading, _ pass: inout FilePass) throws {
    for twin in earlier.twins {
      try replace(twin.recorded, by: twin.new, twin.line, &pass, isRow: twin.isRow)
    }
  }

  /// Retracts a recorded event that a new one in the batch replaces.
  private mutating func replace(
    _ recorded: EventIdentifier, by new: EventIdentifier, _ line: Int, _ pass: inout FilePass,
    isRow: Bool = true
  ) throws {
    try retract(recorded, "corrected by \(pass.outcome.file):\(line)", replacement: new)
    guard isRow else { return }
    pass.outcome.counts.new -= 1
    pass.outcome.counts.changed += 1
    pass.outcome.replaced += 1
  }

  /// Adds a retraction to the batch.
  private mutating func retract(
    _ recorded: EventIdentifier, _ reason: String, replacement: EventIdentifier? = nil
  ) throws {
    holdsRetractions = true
    var fields = EventFields(type: .eventRetracted, date: today)
    let event = Array(recorded.description.utf8)
    let new = replacement.map { Array($0.description.utf8) }
    let reason = Array(reason.utf8)
    try event.withUnsafeBufferPointer { event in
      try reason.withUnsafeBufferPointer { reason in
        try (new ?? []).withUnsafeBufferPointer { new in
          fields[RetractionKey.event] = event
          if !new.isEmpty { fields[RetractionKey.replacedBy] = new }
          fields[RetractionKey.reason] = reason
          try sink.append(fields, identifier: nil)
        }
      }
    }
  }

  /// The number of events in the batch, or in a trial run the number that it would have.
  public var count: Int { sink.count }

  /// Makes the batch durable; returns nil if no event is new.
  ///
  /// - Throws: `LogError.notRecorded`; the log is then unchanged.
  public consuming func commit() throws(LogError) -> Batch? {
    let (snapshot, leastTail, holdsRetractions) = (snapshot, leastTail, holdsRetractions)
    let sequence = (snapshot?.head.sequence ?? 0) + sink.count
    guard let layout = sink.layout, !holdsRetractions,
      let draft = known.draftIndex(layout, sequence: sequence, leastTail: leastTail)
    else { return try sink.commit() }
    return try Self.commit(sink, draft, snapshot)
  }

  /// Makes the batch durable and writes the index that covers it at the same time.
  private static func commit(
    _ sink: consuming BatchSink, _ draft: ImportIndexDraft, _ snapshot: LogSnapshot?
  ) throws(LogError) -> Batch? {
    var open: BatchSink? = consume sink
    let batch: Batch?
    do throws(LogError) {
      batch = try SideWork.run({ draft.write() }) { () throws(LogError) in
        try open.take()?.commit()
      }
    } catch {
      draft.discard()
      throw error
    }
    if let batch {
      draft.publish(ImportIndex.Cover(commit: batch.commit, end: batch.end))
    } else if let snapshot, let last = snapshot.last {
      draft.publish(ImportIndex.Cover(commit: last, end: snapshot.head.end))
    } else {
      draft.discard()
    }
    return batch
  }
}
