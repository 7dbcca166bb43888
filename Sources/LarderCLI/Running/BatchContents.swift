import EventSourcing
import GroceryModel
import Importing
import Reporting

/// A summary of a batch: `april.csv, 5 lines, EUR 8.73, 2025-04-01 to 2025-04-03`.
struct BatchContents {
  private var events = 0
  private var lines = 0
  private var files: [String] = []
  private var furtherFiles = 0
  private var nets: [String: Amount] = [:]
  private var first: Day?
  private var last: Day?
  /// The only event of the batch.
  private var subject = ""

  /// The maximum number of files listed.
  private static let namedFiles = 3

  /// - Throws: `LogError` where the batch cannot be read.
  init(_ batch: Batch, in snapshot: LogSnapshot) throws(LogError) {
    var scan = EventScan()
    var lastFile: [UInt8] = []
    var seen: Set<[UInt8]> = []
    let ranges = try snapshot.ranges(from: batch.start, to: batch.commitStart)
    try scan.forEachEvent(in: ranges) { (event, _) throws(LogError) in
      events += 1
      if events == 1 { subject = EventWords.of(event) }
      if let place = SourcePlace(event.fields.source), !place.name.elementsEqual(lastFile) {
        lastFile = Array(place.name)
        if seen.insert(lastFile).inserted { note(file: lastFile) }
      }
      first = min(first ?? event.date, event.date)
      last = max(last ?? event.date, event.date)
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
    let count = counted(events, "event")
    guard events > 1 else { return TerminalText.safe("\(count): \(subject)") }
    var parts = files
    if furtherFiles > 0 { parts.append(counted(furtherFiles, "more file")) }
    if lines > 0 {
      let amounts = nets.sorted { $0.key < $1.key }.map { code, net in
        "\(code) \(Currency(code).map { net.text(in: $0) } ?? net.text())"
      }
      parts.append("\(amounts.joined(separator: " and ")) in \(counted(lines, "line"))")
    }
    if let first, let last { parts.append(first == last ? "\(first)" : "\(first) to \(last)") }
    return TerminalText.safe("\(count): \(parts.joined(separator: ", "))")
  }
}

/// One event in a few words: `purchase Tea, EUR 4.20, april.csv:2`.
enum EventWords {
  static func of(_ event: borrowing RecordedEvent) -> String {
    let about = EventSubject(event)
    let what = [event.type.noun, about.what, about.quantity, about.unit]
    let amount = about.amount.isEmpty ? "" : "\(about.currency) \(about.amount)"
    let source = String(decoding: event.fields.source, as: UTF8.self)
    return [what.filter { !$0.isEmpty }.joined(separator: " "), amount, source]
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension EventType {
  /// What an event of the type is, for people.
  fileprivate var noun: String {
    switch self {
    case .purchaseRecorded: "purchase"
    case .receiptStated: "total of receipt"
    case .priceObserved: "price"
    case .expirationRecorded: "date of"
    case .stockConsumed: "use of"
    case .stockWasted: "waste of"
    case .stockOpened: "opening of"
    case .stockMoved: "move of"
    case .budgetSet: "budget"
    case .budgetClosed: "end of budget"
    case .productDescribed, .storeDescribed: "description of"
    case .rateObserved: "exchange rate"
    case .eventRetracted: "undo of"
    case .listDefined: "list"
    case .listItemAdded: "list entry"
    case .listItemChanged: "change of list entry"
    case .listItemMarked: "mark on list entry"
    case .unitDefined: "unit of"
    case .aislePlaced: "aisle"
    case .itemShelved: "aisle of"
    case .tripLogged: "trip"
    case .reviewPosted: "review"
    case .reviewAnswered: "answer"
    case .logCommitted: "batch"
    }
  }
}
