import EventSourcing
import GroceryModel

/// What a file's receipts meet in the log: totals that changed, and receipts without a number that
/// may or may not be the recorded ones.
struct ReceiptMeeting {
  private(set) var changes: [ImportOutcome.Change] = []
  private(set) var questions: [ImportNotice] = []
  /// Receipts without number that coincide with a recorded one in part.
  private var coinciding: Set<EventIdentifier> = []

  /// A line of the log.
  private struct Recorded {
    let identifier: EventIdentifier
    let text: String
    let total: String
    let day: Day
    let store: String
    let isInFile: Bool
  }

  init(
    _ pass: borrowing FilePass, _ known: borrowing KnownEvents, _ snapshot: LogSnapshot?,
    _ policy: ImportPolicy
  ) throws(LogError) {
    guard let snapshot, !pass.additions.isEmpty else { return }
    var partly: [EventIdentifier: FilePass.ReceiptCount] = [:]
    let additions = Dictionary(grouping: pass.additions) { $0.receipt }
    for receipt in pass.receipts where additions[receipt.receipt] != nil && receipt.new > 0 {
      // Without a number, a receipt none of whose lines is recorded is simply another one.
      if receipt.isNumbered || receipt.known > 0 { partly[receipt.receipt] = receipt }
    }
    guard !partly.isEmpty else { return }
    let recorded = try Self.recorded(of: partly, pass, known, snapshot)
    for (receipt, count) in partly.sorted(by: { $0.key < $1.key }) {
      let missing = (recorded[receipt] ?? []).filter { !$0.isInFile }
      guard !missing.isEmpty else { continue }
      if count.isNumbered {
        findChanges(missing, additions[receipt] ?? [])
      } else {
        coinciding.insert(receipt)
        if policy.coincidence == .ask { ask(count, missing) }
      }
    }
  }

  /// The live lines of some receipts.
  private static func recorded(
    of receipts: [EventIdentifier: FilePass.ReceiptCount], _ pass: borrowing FilePass,
    _ known: borrowing KnownEvents, _ snapshot: LogSnapshot
  ) throws(LogError) -> [EventIdentifier: [Recorded]] {
    let liveness = try LateFacts(of: snapshot).liveness
    var found: [EventIdentifier: [Recorded]] = [:]
    var scan = EventScan()
    var identity = EventIdentity()
    try scan.forEachEvent(in: try snapshot.ranges()) { (event, recorded) throws(LogError) in
      guard event.type == .purchaseRecorded else { return true }
      let receipt = ReceiptLook.of(event.fields)
      guard receipts[receipt] != nil, liveness.isLive(event.identifier, recorded: recorded) else {
        return true
      }
      let first = identity.identifier(ofPurchase: event.fields, occurrence: 1)
      let occurrence = event.text(PurchaseKey.occurrence).flatMap { Int($0) } ?? 1
      found[receipt, default: []].append(
        Recorded(
          identifier: event.identifier,
          text: ReceiptLook.printedText(event.fields),
          total: event.text(PurchaseKey.total) ?? "", day: event.date,
          store: event.text(PurchaseKey.store) ?? "",
          isInFile: pass.occurrences(of: first, known) >= occurrence))
      return true
    }
    return found
  }

  /// Pairs recorded lines that the file lacks with new ones of the same text, each once.
  private mutating func findChanges(_ missing: [Recorded], _ new: [FilePass.Addition]) {
    var open = new
    for line in missing {
      guard let place = open.firstIndex(where: { $0.text == line.text }) else { continue }
      let addition = open.remove(at: place)
      changes.append(
        ImportOutcome.Change(
          line: addition.line, text: addition.text, recordedTotal: line.total,
          total: addition.total, recorded: line.identifier, new: addition.identifier))
    }
  }

  private mutating func ask(_ count: FilePass.ReceiptCount, _ missing: [Recorded]) {
    let line = missing[0]
    let shop = line.store.isEmpty ? "" : " at '\(line.store)'"
    questions.append(
      ImportNotice(
        "\(count.known) lines of \(line.day)\(shop) are recorded already, \(count.new) are not, "
          + "and \(missing.count) recorded ones are not in the file",
        expected: "to be told whether this is the same receipt",
        flag: "--same-receipt or --another-receipt"))
  }

  func needsSecondReading(_ policy: ImportPolicy) -> Bool {
    (!changes.isEmpty && !policy.acceptsChanges)
      || (!coinciding.isEmpty && policy.coincidence == .anotherReceipt)
  }

  func corrections(_ policy: ImportPolicy) -> FilePass.Corrections {
    FilePass.Corrections(
      leftOut: policy.acceptsChanges ? [] : Set(changes.map(\.new)),
      another: policy.coincidence == .anotherReceipt ? coinciding : [])
  }
}
