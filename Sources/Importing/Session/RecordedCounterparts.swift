import ByteTools
import EventSourcing
import GroceryModel

/// What the log holds of a file's receipts, and of the records that an earlier import read from a file
/// of that name.
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

  /// A record of the file with the live event that another reading of it brought.
  struct Twin {
    let line: Int
    let recorded: EventIdentifier
    /// The recorded event in a few words.
    let words: String
    /// Whether the event stands for a row of the file, and not for something beside its rows.
    let isRow: Bool
  }

  /// By receipt.
  private(set) var lines: [EventIdentifier: [Line]] = [:]
  private(set) var twins: [Twin] = []
  /// The lines of rejected records that were mended and imported.
  private(set) var mended: Set<Int> = []

  /// Reads the log once if anything in it can matter to the file, and not at all otherwise.
  ///
  /// - Parameters:
  ///   - pass: A reading of the file.
  ///   - known: What the log holds.
  ///   - snapshot: The log; nil where there is none.
  /// - Throws: `LogError` where the log cannot be read.
  init(
    _ pass: borrowing FilePass, _ known: borrowing KnownEvents, _ snapshot: LogSnapshot?
  ) throws(LogError) {
    guard let snapshot else { return }
    let receipts = Self.receipts(of: pass)
    let source = SourceQuestion(pass, known)
    guard !receipts.isEmpty || source != nil else { return }
    let liveness = try LateFacts(of: snapshot).liveness
    var scan = EventScan()
    try scan.forEachEvent(in: try snapshot.ranges()) { (event, recorded) throws(LogError) in
      let isPurchase = event.type == .purchaseRecorded
      let receipt = isPurchase && !receipts.isEmpty ? ReceiptLook.of(event.fields) : nil
      let isOfReceipt = receipt.map(receipts.contains) ?? false
      let place = source.flatMap { $0.line(of: event.fields.source) }
      guard isOfReceipt || place != nil,
        liveness.isLive(event.identifier, recorded: recorded)
      else { return true }
      let isInFile = pass.hasMet(event.identifier, known)
      if isOfReceipt, let receipt {
        lines[receipt, default: []].append(Line(event, isInFile: isInFile))
      }
      if let source, let place, !isInFile { take(event, place, source) }
      return true
    }
  }

  private mutating func take(
    _ event: borrowing RecordedEvent, _ place: Int, _ source: SourceQuestion
  ) {
    if let found = source.twin(of: event, line: place) {
      twins.append(
        Twin(
          line: place, recorded: event.identifier, words: Self.words(event), isRow: found.isRow))
    } else if source.isMended(by: event, line: place) {
      mended.insert(place)
    }
  }

  /// The receipts of new lines that the log has lines of.
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
    let item = places.text == nil ? event.type.wireName : "'\(text(places.text))'"
    let amount = [text(places.currency), text(places.amount)].filter { !$0.isEmpty }
    return ([item] + amount).joined(separator: " ") + " of \(event.date)"
  }
}

extension RecordedCounterparts.Line {
  fileprivate init(_ event: borrowing RecordedEvent, isInFile: Bool) {
    self.init(
      identifier: event.identifier, text: ReceiptLook.printedText(event.fields),
      total: event.text(PurchaseKey.total) ?? "",
      currency: event.text(PurchaseKey.currency) ?? "", day: event.date,
      store: event.text(PurchaseKey.store) ?? "",
      source: String(decoding: event.fields.source, as: UTF8.self), isInFile: isInFile)
  }
}

/// What a file has to ask of the events that name a file of its name as their source.
private struct SourceQuestion {
  private let name: [UInt8]
  /// The new records in the order of their lines.
  private let prints: [FilePass.NewRecord]
  /// The rejected records by their lines.
  private let rejected: [Int: RejectedCells]

  /// Returns nil where no event of that name can matter.
  init?(_ pass: borrowing FilePass, _ known: borrowing KnownEvents) {
    guard let last = known.lastDay(ofSource: pass.sourceName) else { return nil }
    name = Array(pass.sourceName.utf8)
    let reaches = pass.newDays.first.map { $0.day <= last } ?? false
    prints = reaches ? pass.newRecords.sorted { $0.print.line < $1.print.line } : []
    var rejected: [Int: RejectedCells] = [:]
    for reject in pass.outcome.rejects where !pass.isOfRejects {
      rejected[reject.line] = RejectedCells(
        reject.text, pass.outcome.understanding.dialect.delimiter)
    }
    self.rejected = rejected
    if prints.isEmpty, rejected.isEmpty { return nil }
  }

  /// The line of the file that a source names; nil for another file.
  func line(of source: Bytes) -> Int? {
    guard let place = SourcePlace(source), place.name.elementsEqual(name) else { return nil }
    return place.line
  }

  /// The new record that an event was another reading of.
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

  /// Whether an event is what a rejected record became when it was mended.
  func isMended(by event: borrowing RecordedEvent, line: Int) -> Bool {
    rejected[line]?.agree(with: event) ?? false
  }
}

/// The cells of a rejected record, as far as they show that a recorded event was mended from it.
private struct RejectedCells {
  private let texts: Set<String>
  private let digits: Set<String>

  init(_ record: String, _ delimiter: UInt8) {
    let cells = record.split(separator: Character(Unicode.Scalar(delimiter)))
    texts = Set(cells.map { Self.withoutQuotes(String($0)) })
    digits = Set(texts.map(Self.digits).filter { !$0.isEmpty })
  }

  /// Whether two of text, amount and day stand in the record: one may have been what was mended.
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

  /// The digits of a number or a day without what parts them, and without zeros before them.
  private static func digits(_ text: String) -> String {
    let digits = text.filter(\.isNumber)
    return digits.count >= 8 ? digits : String(digits.drop { $0 == "0" })
  }
}
