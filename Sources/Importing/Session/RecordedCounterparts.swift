import ByteTools
import EventSourcing
import GroceryModel

/// Recorded events that a file's records may repeat.
///
/// These are the lines of the file's receipts, and the events that an earlier import read from a
/// file with the same name.
struct RecordedCounterparts {
  /// A live purchase line of one of the file's receipts.
  struct Line {
    let identifier: EventIdentifier
    let text: String
    let total: String
    let currency: String
    let day: Day
    let store: String
    let source: String
    let isInFile: Bool
  }

  /// A record of the file and the live event that another reading of it produced.
  struct Twin {
    let line: Int
    let recorded: EventIdentifier
    /// The event that the record is now.
    let new: EventIdentifier
    /// The recorded event in a few words.
    let words: String
    /// True if the event comes from a row of the file, not from a fact derived in addition to a
    /// row.
    let isRow: Bool
  }

  /// The recorded lines by receipt.
  private(set) var lines: [EventIdentifier: [Line]] = [:]
  private(set) var twins: [Twin] = []
  /// Known lines to which the file gives another category.
  private(set) var recategorised: (count: Int, first: Line)?
  /// The line numbers of rejected records that were corrected and imported meanwhile.
  private(set) var mended: Set<Int> = []

  /// Reads the log once, only if it may have something that matters to the file.
  ///
  /// - Parameters:
  ///   - pass: A reading of the file.
  ///   - known: The ids and fingerprints in the log.
  ///   - snapshot: The log, or nil if it does not exist yet.
  /// - Throws: `LogError` if the log cannot be read.
  init(
    _ pass: borrowing FilePass, _ known: borrowing KnownEvents, _ snapshot: LogSnapshot?
  ) throws(LogError) {
    guard let snapshot else { return }
    let receipts = Self.receipts(of: pass)
    let source = SourceQuestion(pass, known)
    var restated = RestatedLines(pass)
    guard
      !receipts.isEmpty || source != nil || restated != nil || !pass.knownCategories.isEmpty
    else { return }
    let liveness = try ReplayContext(of: snapshot).liveness
    var moved: [Twin] = []
    var scan = EventScan()
    try scan.forEachEvent(in: try snapshot.ranges()) { (event, recorded) throws(LogError) in
      let isPurchase = event.type == .purchaseRecorded
      let receipt = isPurchase && !receipts.isEmpty ? ReceiptFingerprint.of(event.fields) : nil
      let isOfReceipt = receipt.map(receipts.contains) ?? false
      let place = source.flatMap { $0.line(of: event.fields.source) }
      let mayBeRestated = isPurchase && (restated?.mayHold(event) ?? false)
      if isPurchase, let category = pass.knownCategories[event.identifier],
        category != ReceiptIdentity.mix(event.fields[PurchaseKey.category], 0)
      {
        recategorised = (
          (recategorised?.count ?? 0) + 1, recategorised?.first ?? Line(event, isInFile: true)
        )
      }
      guard isOfReceipt || place != nil || mayBeRestated,
        liveness.isLive(event.identifier, recorded: recorded)
      else { return true }
      let isInFile = pass.hasMet(event.identifier, known)
      if isOfReceipt, let receipt {
        lines[receipt, default: []].append(Line(event, isInFile: isInFile))
      }
      if let source, let place, !isInFile { take(event, place, source) }
      if mayBeRestated, !isInFile, let new = restated?.take(Line(event, isInFile: false)) {
        moved.append(
          Twin(
            line: new.sourceLine, recorded: event.identifier, new: new.identifier,
            words: Self.words(event), isRow: true))
      }
      return true
    }
    addRestated(moved)
  }

  /// Adds twins of corrected lines, unless their records have a twin by their line numbers.
  private mutating func addRestated(_ found: [Twin]) {
    let (events, lines) = (Set(twins.map(\.recorded)), Set(twins.lazy.filter(\.isRow).map(\.line)))
    twins += found.filter { !events.contains($0.recorded) && !lines.contains($0.line) }
  }

  /// Adds an event from a file with the same name as a twin, or as the correction of a rejected
  /// record.
  private mutating func take(
    _ event: borrowing RecordedEvent, _ place: Int, _ source: SourceQuestion
  ) {
    if let found = source.twin(of: event, line: place) {
      twins.append(
        Twin(
          line: place, recorded: event.identifier, new: found.identifier,
          words: Self.words(event), isRow: found.isRow))
    } else if source.isMended(by: event, line: place) {
      mended.insert(place)
    }
  }

  /// Returns the receipts with new lines that the log has lines of.
  private static func receipts(of pass: borrowing FilePass) -> Set<EventIdentifier> {
    guard !pass.additions.isEmpty else { return [] }
    let additions = Set(pass.additions.lazy.map(\.receipt))
    return Set(
      pass.receipts.lazy.filter { $0.new > 0 && additions.contains($0.receipt) }.map(\.receipt))
  }

  private static func words(_ event: borrowing RecordedEvent) -> String {
    guard let places = RecordPlaces(event.fields) else { return event.type.wireName }
    func text(_ place: Int?) -> String {
      place.map { String(decoding: event.fields[$0], as: UTF8.self) } ?? ""
    }
    let isPayment = event.fields.isWholeReceipt && event.fields.has(PurchaseKey.store)
    let name = isPayment ? event.text(PurchaseKey.store) ?? "" : text(places.text)
    let item = places.text == nil ? event.type.wireName : "'\(name)'"
    let amount = [text(places.currency), text(places.amount)].filter { !$0.isEmpty }
    return ([item] + amount).joined(separator: " ") + " of \(event.date)"
  }
}

extension RecordedCounterparts.Line {
  fileprivate init(_ event: borrowing RecordedEvent, isInFile: Bool) {
    self.init(
      identifier: event.identifier, text: ReceiptFingerprint.printedText(event.fields),
      total: event.text(PurchaseKey.total) ?? "",
      currency: event.text(PurchaseKey.currency) ?? "", day: event.date,
      store: event.text(PurchaseKey.store) ?? "",
      source: String(decoding: event.fields.source, as: UTF8.self), isInFile: isInFile)
  }
}

/// What the import needs to know about recorded events from a file with the same name.
private struct SourceQuestion {
  private let name: [UInt8]
  /// The new records in line order.
  private let prints: [FilePass.NewRecord]
  /// The rejected records by line.
  private let rejected: [Int: RejectedCells]

  /// Returns nil if no event from a file with this name can matter.
  init?(_ pass: borrowing FilePass, _ known: borrowing KnownEvents) {
    guard let last = known.lastDay(ofSource: pass.sourceName) else { return nil }
    name = Array(pass.sourceName.utf8)
    let reaches = pass.newDays.first.map { $0.day <= last } ?? false
    prints = reaches ? pass.newRecords.sorted { $0.print.line < $1.print.line } : []
    var rejected: [Int: RejectedCells] = [:]
    for reject in pass.outcome.rejects where !pass.isOfRejects {
      rejected[reject.line] = RejectedCells(
        reject.text, pass.outcome.schema.dialect.delimiter)
    }
    self.rejected = rejected
    if prints.isEmpty, rejected.isEmpty { return nil }
  }

  /// Returns the line number in a source, or nil for another file.
  func line(of source: Bytes) -> Int? {
    guard let place = SourcePlace(source), place.name.elementsEqual(name) else { return nil }
    return place.line
  }

  /// Returns the new record that the event is another reading of, or nil.
  func twin(of event: borrowing RecordedEvent, line: Int) -> FilePass.NewRecord? {
    guard !prints.isEmpty, let recorded = RecordPrint(event.fields, line: line) else { return nil }
    var (low, high) = (0, prints.count)
    while low < high {
      let middle = (low + high) / 2
      if prints[middle].print.line < recorded.line { low = middle + 1 } else { high = middle }
    }
    while low < prints.count, prints[low].print.line == recorded.line {
      if prints[low].print.isReadOtherwise(in: recorded) { return prints[low] }
      low += 1
    }
    return nil
  }

  /// Returns true if the event is the corrected version of a rejected record.
  func isMended(by event: borrowing RecordedEvent, line: Int) -> Bool {
    rejected[line]?.agree(with: event) ?? false
  }
}

/// The cell values of a rejected record, to recognise the event it became after correction.
private struct RejectedCells {
  private let texts: Set<String>
  private let digits: Set<String>

  init(_ record: String, _ delimiter: UInt8) {
    let cells = record.split(separator: Character(Unicode.Scalar(delimiter)))
    texts = Set(cells.map { Self.withoutQuotes(String($0)) })
    digits = Set(texts.map(Self.digits).filter { !$0.isEmpty })
  }

  /// Returns true if the record has at least two of the event's text, amount and date.
  ///
  /// The third may be what the user corrected.
  func agree(with event: borrowing RecordedEvent) -> Bool {
    guard let places = RecordPlaces(event.fields) else { return false }
    func text(_ place: Int) -> String { String(decoding: event.fields[place], as: UTF8.self) }
    let hasText = places.text.map { texts.contains(Self.withoutQuotes(text($0))) } ?? false
    let amount = Self.digits(text(places.amount))
    let hasAmount = !amount.isEmpty && digits.contains(amount)
    let day = Self.digits(event.date.description).sorted()
    let hasDay = digits.contains { $0.count >= 8 && $0.prefix(8).sorted() == day }
    return [hasText, hasAmount, hasDay].count { $0 } >= 2
  }

  private static func withoutQuotes(_ text: String) -> String {
    NameKey.printed(text.filter { $0 != "\"" })
  }

  /// Returns the digits of a number or date without separators and leading zeros.
  private static func digits(_ text: String) -> String {
    let digits = text.filter(\.isNumber)
    return digits.count >= 8 ? digits : String(digits.drop { $0 == "0" })
  }
}
