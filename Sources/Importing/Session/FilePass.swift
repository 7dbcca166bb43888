import EventSourcing
import GroceryModel

/// One reading of a file into a batch: computes ids, skips known events, and counts the results.
struct FilePass: ~Copyable {
  /// What a second reading does differently.
  struct Corrections {
    /// New lines to skip, because they are changed versions of recorded lines.
    var leftOut: Set<EventIdentifier> = []
    /// Receipts without a number whose lines all belong to another purchase.
    var another: Set<EventIdentifier> = []
  }

  /// The counts of known and new lines of one receipt.
  struct ReceiptCount {
    let receipt: EventIdentifier
    var known: UInt32 = 0
    var new: UInt32 = 0
    /// How many lines are payments in a store; each counts as a receipt.
    var payments: UInt32 = 0
    let isNumbered: Bool

    /// True if the receipt is a single new line without a receipt number.
    var isSingle: Bool { !isNumbered && known == 0 && new == 1 }
  }

  /// A new line of a receipt that is already recorded.
  struct Addition {
    let receipt: EventIdentifier
    let identifier: EventIdentifier
    let line: Int
    /// The line number in the event's source.
    let sourceLine: Int
    let text: String
    let total: String
    let hasStore: Bool
  }

  /// A new line with what a correction at its source may have changed.
  struct NewLine {
    let identifier: EventIdentifier
    /// The line number in the event's source.
    let sourceLine: Int
    let day: Day
    let store: String
    let text: String
    let currency: String
    let total: String
  }

  /// A new record of a file whose name is already in the log.
  struct NewRecord {
    let print: RecordPrint
    let identifier: EventIdentifier
    /// True for a row of the file, false for a fact derived in addition to a row.
    let isRow: Bool
  }

  var outcome: ImportOutcome
  /// The user's rules for lines to leave out.
  var leavesOut: ImportSession.LeavesOut?
  private(set) var receipts: [ReceiptCount] = []
  private(set) var additions: [Addition] = []
  /// What the file calls the categories of the first known lines, as digests.
  private(set) var knownCategories: [EventIdentifier: UInt128] = [:]
  /// The first new lines.
  private(set) var newLines: [NewLine] = []
  private(set) var newRecords: [NewRecord] = []
  /// The dates of the new facts, and of the lines that were recorded before.
  private(set) var newDays = OuterDays()
  private(set) var knownDays = OuterDays()
  /// The file name in the events' source.
  let sourceName: String
  /// True if this is a rejects file of the source file, with the original line numbers.
  let isOfRejects: Bool
  private let keepsRecords: Bool
  /// The dates and stores of new lines; nil if the log has no purchases from shopping lists.
  private(set) var visits: Set<Visit>?
  /// The stores of all lines, and fingerprints of a sample of the new ones.
  private(set) var shops = ShopsSeen()
  private(set) var sample = GoodsSample()
  /// The prices of new lines.
  private var prices = PriceSurvey()
  /// The items and stores of new lines.
  private var names = ImportedNames()
  private let corrections: Corrections
  private let mark: UInt32
  private let comparesFiles: Bool
  /// The number of occurrences of repeated lines, by the id of the first occurrence.
  private var repeated: [EventIdentifier: Int] = [:]
  private var receiptPlaces = KeyTable<EventIdentifier>()
  /// The source of events, with the line number at the end.
  private var sourceText: [UInt8]
  private let sourcePrefix: Int
  private var parents = RecentLines()
  private var statusOfLine: [Int: Bool] = [:]
  private var partLines: [Int] = []
  private var nets = RunningNets()
  /// True if ``ImportOutcome/first`` has new lines only, as some were known.
  private var firstAreNew = false
  private var lastReceipt: EventIdentifier?
  private var lastReceiptPlace = 0

  /// - Parameters:
  ///   - outcome: The outcome to fill.
  ///   - source: The events' source without the line number.
  ///   - corrections: What this reading does differently from the first one.
  ///   - mark: The number of this reading, under which new ids become known.
  ///   - comparesFiles: True if later files of the command are compared with this file's lines.
  ///   - keepsRecords: True if new records are compared with those of an earlier reading.
  ///   - keepsVisits: True if the dates and stores of new lines are needed.
  init(
    _ outcome: ImportOutcome, source: String, corrections: Corrections, mark: UInt32,
    comparesFiles: Bool, keepsRecords: Bool, keepsVisits: Bool
  ) {
    self.outcome = outcome
    visits = keepsVisits ? [] : nil
    self.keepsRecords = keepsRecords
    sourceName = source
    isOfRejects = outcome.schema.isOfRejects
    self.corrections = corrections
    self.mark = mark
    self.comparesFiles = comparesFiles
    sourceText = Array(source.utf8) + [UInt8(ascii: ":")]
    sourcePrefix = sourceText.count
  }

  /// Processes one record of the file.
  mutating func take(
    _ record: inout RecordOutcome, _ known: inout KnownEvents, _ sink: inout BatchSink
  ) throws {
    if record.verdict != .further { outcome.counts.rows += 1 }
    switch record.verdict {
    case .fact where isLeftOut(record): ignore(.rule, record)
    case .fact: try takeFact(&record, &known, &sink, isFurther: false)
    case .further: try takeFact(&record, &known, &sink, isFurther: true)
    case .part(let line):
      partLines.append(line)
    case .ignored(let reason): ignore(reason, record)
    case .rejected(let rejection):
      outcome.counts.rejected += 1
      outcome.rejects.append(
        ImportOutcome.Reject(
          line: record.line, column: rejection.column, reason: rejection.reason,
          text: String(decoding: record.raw, as: UTF8.self)))
      outcome.rejectsFile.add(record)
    }
  }

  private mutating func ignore(_ reason: IgnoredReason, _ record: borrowing RecordOutcome) {
    outcome.counts.ignored += 1
    outcome.ignored[reason, default: 0] += 1
    guard outcome.leftOut.count < ImportOutcome.keptLeftOut,
      [.payment, .cancelled, .rule].contains(reason)
    else { return }
    outcome.leftOut.append(
      ImportOutcome.LeftOut(
        line: record.line, reason: reason, text: String(decoding: record.raw, as: UTF8.self)))
  }

  /// Returns true if the user's rules leave the line out.
  private func isLeftOut(_ record: borrowing RecordOutcome) -> Bool {
    guard let leavesOut, record.fields.type == .purchaseRecorded else { return false }
    func text(_ key: PurchaseKey) -> String? {
      let bytes = record.fields[key]
      return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
    // A payment has a text where a purchase has an item.
    let item = record.fields.isWholeReceipt ? text(.text) : nil
    return leavesOut(item ?? text(.item) ?? "", text(.store), text(.category))
  }

  /// The file as the source of its new events, with the latest of their dates.
  var newSources: SourcesSeen {
    var sources = SourcesSeen()
    guard let last = newDays.last else { return sources }
    var name = sourceName
    name.withUTF8 { sources.note(name: $0, on: last.day) }
    return sources
  }

  /// Completes the outcome after the last record.
  mutating func finish() {
    for line in partLines {
      if statusOfLine[line] == true { outcome.counts.new += 1 } else { outcome.counts.known += 1 }
    }
    outcome.nets = nets.byCurrency
    outcome.receipts = receipts.reduce(0) { $0 + Int(max(1, $1.payments)) }
    outcome.notices += prices.notices
    outcome.openPrices = prices.openLines
    outcome.names = names
  }

  /// Returns true if the file has an event with the id.
  func hasMet(_ identifier: EventIdentifier, _ known: borrowing KnownEvents) -> Bool {
    known.hasMet(identifier, mark: mark)
  }

  /// Counts another occurrence of the line or fact with this id; returns its number and its state.
  private mutating func count(
    _ first: EventIdentifier, _ known: inout KnownEvents
  ) -> (occurrence: Int, meeting: KnownEvents.Meeting) {
    let meeting = known.meet(first, mark: mark)
    guard case .again = meeting else { return (1, meeting) }
    let occurrence = (repeated[first] ?? 1) + 1
    repeated[first] = occurrence
    return (occurrence, meeting)
  }

  /// Sets the source of a fact and processes it by its kind.
  private mutating func takeFact(
    _ record: inout RecordOutcome, _ known: inout KnownEvents, _ sink: inout BatchSink,
    isFurther: Bool
  ) throws {
    sourceText.removeLast(sourceText.count - sourcePrefix)
    appendNumber(sourceLine(of: record), to: &sourceText)
    let isPurchase = record.fields.type == .purchaseRecorded
    outcome.days.note(record.fields.date, line: record.line)
    if isPurchase { outcome.counts.lines += 1 }
    try sourceText.withUnsafeBufferPointer { source in
      record.fields.source = source
      if isPurchase {
        try takeLine(&record, &known, &sink)
      } else {
        try takeOther(&record, &known, &sink, isFurther: isFurther)
      }
    }
  }

  /// Returns the line number for the event's source; for a rejects file, that of the original file.
  private func sourceLine(of record: borrowing RecordOutcome) -> Int {
    isOfRejects ? RejectsFile.originalLine(of: record.raw) ?? record.line : record.line
  }

  /// Keeps the date and the fingerprint of a new fact.
  private mutating func noteNew(
    _ record: borrowing RecordOutcome, _ identifier: EventIdentifier, isRow: Bool
  ) {
    newDays.note(record.fields.date, line: record.line)
    guard keepsRecords,
      let print = RecordPrint(record.fields, line: sourceLine(of: record))
    else { return }
    newRecords.append(NewRecord(print: print, identifier: identifier, isRow: isRow))
  }

  /// Processes a purchase line.
  ///
  /// An equal line later in the file gets another occurrence number, and with it another id: buying
  /// the same item twice is two lines.
  private mutating func takeLine(
    _ record: inout RecordOutcome, _ known: inout KnownEvents, _ sink: inout BatchSink
  ) throws {
    guard let marks = record.marks else { preconditionFailure("each purchase line has marks") }
    nets.add(marks.total, record.fields[PurchaseKey.currency])
    shops.note(marks.shop)
    var (occurrence, meeting) = count(marks.first, &known)
    let receipt = marks.receipt
    let place = receiptPlace(receipt, isNumbered: ReceiptFingerprint.isNumbered(record.fields))
    if record.fields.isWholePayment { receipts[place].payments += 1 }
    addReceipt(place, record.fields, marks.total)
    var identifier = marks.first
    if occurrence > 1 {
      identifier = sink.identifier(ofPurchase: record.fields, occurrence: occurrence)
      meeting = known.meet(identifier, mark: mark)
    }
    if corrections.another.contains(receipt) {
      while meeting != .new {
        occurrence += 1
        identifier = sink.identifier(ofPurchase: record.fields, occurrence: occurrence)
        meeting = known.meet(identifier, mark: mark)
      }
    }
    parents.note(record.line, identifier)
    keepFirst(record, isNew: meeting == .new)
    guard meeting == .new else {
      outcome.counts.known += 1
      receipts[place].known += 1
      keepCategory(record, identifier)
      knownDays.note(record.fields.date, line: record.line)
      return
    }
    guard !corrections.leftOut.contains(identifier) else {
      outcome.counts.changed += 1
      return
    }
    outcome.counts.new += 1
    receipts[place].new += 1
    if visits != nil { visits?.insert(Visit(record.fields)) }
    noteNew(record, identifier, isRow: record.verdict != .further)
    sample.take(marks.goods)
    prices.take(record.fields, marks.total, line: record.line, event: identifier)
    names.take(record.fields, line: record.line)
    compare(record, known, marks, identifier)
    keepNew(record, identifier)
    known.noteLine(marks.look, receipt, isCompared: comparesFiles)
    try appendLine(&record, &sink, identifier, occurrence)
  }

  /// Writes a new line to the batch, with its occurrence number and its parent.
  private mutating func appendLine(
    _ record: inout RecordOutcome, _ sink: inout BatchSink, _ identifier: EventIdentifier,
    _ occurrence: Int
  ) throws {
    guard occurrence > 1 || record.parentLine > 0 else {
      return try sink.append(record.fields, identifier: identifier)
    }
    let count = Array(String(occurrence).utf8)
    let parent = parents[record.parentLine].map { Array($0.description.utf8) } ?? []
    try count.withUnsafeBufferPointer { count in
      try parent.withUnsafeBufferPointer { parent in
        if occurrence > 1 { record.fields[PurchaseKey.occurrence] = count }
        if !parent.isEmpty { record.fields[PurchaseKey.of] = parent }
        try sink.append(record.fields, identifier: identifier)
      }
    }
  }

  /// Checks whether a new line matches a recorded receipt or a recorded line.
  private mutating func compare(
    _ record: borrowing RecordOutcome, _ known: borrowing KnownEvents, _ marks: PurchaseMarks,
    _ identifier: EventIdentifier
  ) {
    if known.holdsReceipt(marks.receipt) {
      additions.append(
        Addition(
          receipt: marks.receipt, identifier: identifier, line: record.line,
          sourceLine: sourceLine(of: record), text: ReceiptFingerprint.printedText(record.fields),
          total: String(decoding: record.fields[PurchaseKey.total], as: UTF8.self),
          hasStore: record.fields.has(PurchaseKey.store)))
    } else if known.holds(marks.look, ofOtherThan: marks.receipt) {
      outcome.noteLookAlike(record.fields, line: record.line)
    }
  }

  /// Keeps what the file calls the category of a known line; the log may have another.
  private mutating func keepCategory(
    _ record: borrowing RecordOutcome, _ identifier: EventIdentifier
  ) {
    let category = record.fields[PurchaseKey.category]
    guard !category.isEmpty, knownCategories.count < Self.keptCategories else { return }
    knownCategories[identifier] = ReceiptIdentity.mix(category, 0)
  }

  /// Enough for the lines of some years.
  private static let keptCategories = 20_000

  /// Keeps a new line, since it may be a recorded one that was corrected.
  private mutating func keepNew(_ record: borrowing RecordOutcome, _ identifier: EventIdentifier) {
    guard newLines.count < Self.keptNewLines else { return }
    func text(_ key: PurchaseKey) -> String { String(decoding: record.fields[key], as: UTF8.self) }
    newLines.append(
      NewLine(
        identifier: identifier, sourceLine: sourceLine(of: record), day: record.fields.date,
        store: text(.store), text: ReceiptFingerprint.printedText(record.fields),
        currency: text(.currency), total: text(.total)))
  }

  /// The next export of an app has a few hundred new lines; a few of them are corrections.
  private static let keptNewLines = 5000

  /// Processes a fact other than a purchase line.
  private mutating func takeOther(
    _ record: inout RecordOutcome, _ known: inout KnownEvents, _ sink: inout BatchSink,
    isFurther: Bool
  ) throws {
    let first = sink.identifier(of: record.fields)
    var (occurrence, meeting) = count(first, &known)
    let digits = Array(String(occurrence).utf8)
    try digits.withUnsafeBufferPointer { digits in
      var identifier = first
      if occurrence > 1, let place = PayloadSchema.of(record.fields.type).index(of: "occurrence") {
        record.fields[place] = digits
        identifier = sink.identifier(of: record.fields)
        meeting = known.meet(identifier, mark: mark)
      }
      let isNew = meeting == .new
      if !isFurther {
        if isNew { outcome.counts.new += 1 } else { outcome.counts.known += 1 }
        statusOfLine[record.line] = isNew
      }
      guard isNew else { return }
      noteNew(record, identifier, isRow: !isFurther)
      try sink.append(record.fields, identifier: identifier)
    }
  }

  /// Counts the line's kind, and adds its total to its receipt if that is one of the first.
  private mutating func addReceipt(
    _ place: Int, _ fields: borrowing EventFields, _ total: Amount
  ) {
    func text(_ key: PurchaseKey) -> String { String(decoding: fields[key], as: UTF8.self) }
    if fields.has(PurchaseKey.kind) { outcome.kinds[text(.kind), default: 0] += 1 }
    guard place < ImportOutcome.keptFirstReceipts else { return }
    if place == outcome.firstReceipts.count {
      outcome.firstReceipts.append(
        ImportOutcome.ReceiptTotal(
          date: fields.date, store: text(.store), number: text(.receipt),
          currency: text(.currency), total: .zero, lines: 0))
    }
    outcome.firstReceipts[place].total += total
    outcome.firstReceipts[place].lines += 1
    outcome.firstReceipts[place].payments = Int(receipts[place].payments)
  }

  /// Keeps the first lines for a check: the new ones, if some are known.
  private mutating func keepFirst(_ record: borrowing RecordOutcome, isNew: Bool) {
    if isNew, !firstAreNew, outcome.counts.known > 0 {
      firstAreNew = true
      outcome.first.removeAll { !$0.isNew }
    }
    guard outcome.first.count < ImportOutcome.keptFirstLines, isNew || !firstAreNew else { return }
    var values: [PurchaseKey: String] = [:]
    for key in PurchaseKey.allCases where record.fields.has(key) {
      values[key] = String(decoding: record.fields[key], as: UTF8.self)
    }
    outcome.first.append(
      ImportOutcome.FirstLine(
        line: record.line, date: record.fields.date, values: values, isNew: isNew))
  }

  /// Reserves memory for the receipts of about `rows` rows, to avoid repeated resizing.
  mutating func expect(rows: Int) {
    let expected = min(
      receipts.count * (rows / max(1, outcome.counts.rows)), KeyTable<EventIdentifier>.guessLimit)
    receipts.reserveCapacity(expected)
    receiptPlaces.reserve(expected)
  }

  /// Returns the index of a receipt, adding it if it is new.
  private mutating func receiptPlace(_ receipt: EventIdentifier, isNumbered: Bool) -> Int {
    if receipt == lastReceipt { return lastReceiptPlace }
    let place = Int(receiptPlaces[receipt]) - 1
    lastReceipt = receipt
    lastReceiptPlace = place < 0 ? receipts.count : place
    if place < 0 {
      receipts.append(ReceiptCount(receipt: receipt, isNumbered: isNumbered))
      receiptPlaces.set(receipt, to: UInt32(receipts.count))
    }
    return lastReceiptPlace
  }
}
