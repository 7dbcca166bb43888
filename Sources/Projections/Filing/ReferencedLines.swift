import EventSourcing
import GroceryModel

/// The lines that others belong to: those named by id, and those of some receipts.
struct ReferencedLines: Projection {
  struct Line: Sendable {
    let identifier: EventIdentifier
    let date: Day
    let receipt: UInt128
    let item: String
    let store: String?
    let category: String?
    let brand: String?
    let tags: String?
    let currency: String
    let amount: Amount
    /// The line whose category this one has itself.
    let of: EventIdentifier?
    /// True if it is a thing bought, and so bears its share of a discount on the receipt.
    let isItem: Bool

    /// True if this line comes before another one where they tie for the last unit of a discount that
    /// they share.
    ///
    /// The order is that of what the lines say. Only lines that are alike in it go by id: an id depends
    /// on whether the line was typed or imported.
    func precedes(_ other: Self) -> Bool {
      let own = [item, store ?? "", category ?? "", brand ?? "", tags ?? ""]
      let others = [
        other.item, other.store ?? "", other.category ?? "", other.brand ?? "", other.tags ?? "",
      ]
      if amount != other.amount { return amount < other.amount }
      for (own, other) in zip(own, others) where !own.utf8.elementsEqual(other.utf8) {
        return own.utf8.lexicographicallyPrecedes(other.utf8)
      }
      return identifier < other.identifier
    }
  }

  private var wantedLines: Set<EventIdentifier>
  private let wantedReceipts: Set<UInt128>
  private(set) var lines: [EventIdentifier: Line] = [:]
  private(set) var receipts: [UInt128: [Line]] = [:]

  init(_ dependents: [SpendingFold.Dependent]) {
    var lines: Set<EventIdentifier> = []
    var receipts: Set<UInt128> = []
    for dependent in dependents {
      switch dependent.on {
      case .line(let line, _): lines.insert(line)
      case .receipt(let receipt): receipts.insert(receipt)
      }
    }
    wantedLines = lines
    wantedReceipts = receipts
  }

  private init(lines: Set<EventIdentifier>) {
    wantedLines = lines
    wantedReceipts = []
  }

  /// Reads the lines that a fold's dependents need, and those that these belong to in turn.
  static func all(of fold: SpendingFold, in replay: Replay) throws(LogError) -> ReferencedLines {
    var all = try replay.fold(ReferencedLines(fold.dependents))
    while true {
      let further = all.furtherLines
      guard !further.isEmpty else { return all }
      all.merge(try replay.fold(ReferencedLines(lines: further)))
      all.wantedLines.formUnion(further)
    }
  }

  /// The ids of lines that known lines belong to and that have not been looked up yet.
  private var furtherLines: Set<EventIdentifier> {
    let bearing = receipts.values.lazy.joined().filter(\.isItem)
    return Set(lines.values.compactMap(\.of) + bearing.compactMap(\.of))
      .subtracting(wantedLines)
  }

  /// Returns the line at the end of the chain of `of` references from an id; nil if it is unknown.
  ///
  /// A reference to a line of a later day is ignored, so that later facts do not change a finished
  /// month. In a cycle the chain ends before it returns to its start.
  func root(from identifier: EventIdentifier, on day: Day) -> Line? {
    var seen: Set<EventIdentifier> = []
    var found: Line?
    var next: EventIdentifier? = identifier
    while let identifier = next, seen.insert(identifier).inserted, let line = lines[identifier],
      line.date <= found?.date ?? day
    {
      found = line
      next = line.of
    }
    return found
  }

  /// The line that a line belongs to in the end: itself if to none.
  func root(of line: Line) -> Line { line.of.flatMap { root(from: $0, on: line.date) } ?? line }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard event.type == .purchaseRecorded else { return }
    let identifier = event.identifier
    let receipt = wantedReceipts.isEmpty ? 0 : ReceiptIdentity.of(event.fields)
    let isWantedLine = wantedLines.contains(identifier)
    let isWantedReceipt = wantedReceipts.contains(receipt)
    guard isWantedLine || isWantedReceipt else { return }
    let total = try event.decimal(PurchaseKey.total) ?? .zero
    let line = Line(
      identifier: identifier, date: event.date, receipt: receipt,
      item: event.text(PurchaseKey.item) ?? "",
      store: event.text(PurchaseKey.store),
      category: event.text(PurchaseKey.category), brand: event.text(PurchaseKey.brand),
      tags: event.text(PurchaseKey.tags), currency: event.text(PurchaseKey.currency) ?? "",
      amount: total.amount, of: event.filedAs,
      isItem: event.purchaseKind == .item && total.coefficient > 0)
    if isWantedLine { lines[identifier] = line }
    if isWantedReceipt { receipts[receipt, default: []].append(line) }
  }

  mutating func merge(_ other: ReferencedLines) {
    lines.merge(other.lines) { own, _ in own }
    receipts.merge(other.receipts) { $0 + $1 }
  }
}
