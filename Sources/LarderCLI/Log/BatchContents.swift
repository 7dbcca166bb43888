import EventSourcing
import GroceryModel
import Importing
import Reporting

/// A summary of a batch: `april.csv, 5 lines, EUR 8.73, 2025-04-01 to 2025-04-03`.
struct BatchContents {
  private let wording: RetractedText
  private var events = 0
  private var lines = 0
  private var files: [String] = []
  private var furtherFiles = 0
  private var nets: [String: Amount] = [:]
  private var first: Day?
  private var last: Day?
  /// What the first events are.
  private var subjects: [String] = []

  /// The maximum number of files listed.
  private static let namedFiles = 3
  /// The maximum number of events listed.
  private static let namedEvents = 3

  /// - Throws: `LogError` where the batch cannot be read.
  init(_ batch: Batch, in snapshot: LogSnapshot, _ wording: RetractedText) throws(LogError) {
    self.wording = wording
    var scan = EventScan()
    var lastFile: [UInt8] = []
    var seen: Set<[UInt8]> = []
    let ranges = try snapshot.ranges(from: batch.start, to: batch.commitStart)
    try scan.forEachEvent(in: ranges) { (event, _) throws(LogError) in
      events += 1
      if events <= Self.namedEvents { subjects.append(wording.event(event)) }
      if let place = SourcePlace(event.fields.source), !place.name.elementsEqual(lastFile) {
        lastFile = Array(place.name)
        if seen.insert(lastFile).inserted { note(file: lastFile) }
      }
      // What an import replaces is retracted on its own day, which is none of the file's.
      if event.type != .eventRetracted {
        first = min(first ?? event.date, event.date)
        last = max(last ?? event.date, event.date)
      }
      guard event.type == .purchaseRecorded else { return true }
      lines += 1
      let currency = event.text(PurchaseKey.currency) ?? ""
      nets[currency, default: .zero] +=
        ExactDecimal(event.text(PurchaseKey.total) ?? "")?.amount ?? .zero
      return true
    }
  }

  private mutating func note(file: [UInt8]) {
    if files.count < Self.namedFiles {
      files.append(String(decoding: file, as: UTF8.self))
    } else {
      furtherFiles += 1
    }
  }

  /// The contents after the number of events.
  var text: String {
    guard events > 1 else {
      return TerminalText.safe(wording.counted(events, subjects.first ?? ""))
    }
    // Events without a file or an amount are named themselves.
    let isNamed = files.isEmpty && lines == 0
    let named = isNamed ? subjects + (events > subjects.count ? ["…"] : []) : files
    let nets = nets.sorted { $0.key < $1.key }.map { code, net in
      (currency: code, amount: Currency(code).map { net.text(in: $0) } ?? net.text())
    }
    let days = first.flatMap { first in last.map { (first: first, last: $0) } }
    return TerminalText.safe(
      wording.contents(
        events: events, named: named, furtherFiles: furtherFiles, nets: nets, lines: lines,
        days: days))
  }
}

extension RetractedText {
  /// One event in a few words.
  func event(_ event: borrowing RecordedEvent) -> String {
    let about = EventSubject(event, label: label, value: value)
    let subject = subject(about.what, quantity: about.quantity, unit: about.unit)
    return self.event(
      event.type, subject, amount: about.amount, currency: about.currency,
      source: String(decoding: event.fields.source, as: UTF8.self))
  }
}
