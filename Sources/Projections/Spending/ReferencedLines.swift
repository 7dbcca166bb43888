import EventSourcing
import GroceryModel

/// The lines that others refer to: those named by id, and those of some receipts.
struct ReferencedLines: Projection {
  struct Line: Sendable {
    let identifier: EventIdentifier
    let receipt: UInt128
    let item: String
    let category: String?
    let brand: String?
    let tags: String?
    let currency: String
    let amount: Amount
    /// Whether it is a thing bought, and so bears its share of a discount on the receipt.
    let isItem: Bool
  }

  private let wantedLines: Set<EventIdentifier>
  private let wantedReceipts: Set<UInt128>
  private(set) var lines: [EventIdentifier: Line] = [:]
  private(set) var receipts: [UInt128: [Line]] = [:]

  init(_ dependents: [SpendingFold.Dependent]) {
    var lines: Set<EventIdentifier> = []
    var receipts: Set<UInt128> = []
    for dependent in dependents {
      switch dependent.on {
      case .line(let line): lines.insert(line)
      case .receipt(let receipt): receipts.insert(receipt)
      }
    }
    wantedLines = lines
    wantedReceipts = receipts
  }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard event.type == .purchaseRecorded else { return }
    let identifier = event.identifier
    let receipt = wantedReceipts.isEmpty ? 0 : ReceiptIdentity.of(event)
    let isWantedLine = wantedLines.contains(identifier)
    let isWantedReceipt = wantedReceipts.contains(receipt)
    guard isWantedLine || isWantedReceipt else { return }
    let total = try event.decimal(PurchaseKey.total) ?? .zero
    let line = Line(
      identifier: identifier, receipt: receipt, item: event.text(PurchaseKey.item) ?? "",
      category: event.text(PurchaseKey.category), brand: event.text(PurchaseKey.brand),
      tags: event.text(PurchaseKey.tags), currency: event.text(PurchaseKey.currency) ?? "",
      amount: total.amount,
      isItem: (event.text(PurchaseKey.kind) ?? "item") == "item" && total.coefficient > 0)
    if isWantedLine { lines[identifier] = line }
    if isWantedReceipt { receipts[receipt, default: []].append(line) }
  }

  mutating func merge(_ other: ReferencedLines) {
    lines.merge(other.lines) { own, _ in own }
    receipts.merge(other.receipts) { $0 + $1 }
  }
}
