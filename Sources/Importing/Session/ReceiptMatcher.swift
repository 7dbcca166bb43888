import EventSourcing
import GroceryModel

/// Compares a file's receipts with recorded ones.
///
/// It finds changed totals, and receipts without a number that may or may not be the recorded ones:
/// two visits to one store on one day look the same.
struct ReceiptMatcher {
  private(set) var changes: [ImportOutcome.Change] = []
  private(set) var questions: [ImportNotice] = []
  /// Receipts without a number that match a recorded one in some lines only.
  private var coinciding: Set<EventIdentifier> = []

  /// - Parameters:
  ///   - pass: The first reading of the file.
  ///   - found: What the log has of the file's receipts.
  ///   - earlier: Records that the log has under another reading; these are not changes.
  ///   - policy: The user's decisions.
  init(
    _ pass: borrowing FilePass, _ found: RecordedCounterparts, _ earlier: EarlierReading,
    _ policy: ImportPolicy
  ) {
    guard !found.lines.isEmpty else { return }
    var partly: [EventIdentifier: FilePass.ReceiptCount] = [:]
    let additions = Dictionary(grouping: pass.additions) { $0.receipt }
    for receipt in pass.receipts where additions[receipt.receipt] != nil && receipt.new > 0 {
      // A receipt without a number and without any recorded line is another receipt.
      if receipt.isNumbered || receipt.known > 0 { partly[receipt.receipt] = receipt }
    }
    let read = Set(earlier.twins.map(\.recorded))
    for (receipt, count) in partly.sorted(by: { $0.key < $1.key }) {
      let missing = (found.lines[receipt] ?? []).filter {
        !$0.isInFile && !read.contains($0.identifier)
      }
      guard !missing.isEmpty else { continue }
      if count.isNumbered {
        findChanges(missing, additions[receipt] ?? [])
      } else {
        coinciding.insert(receipt)
        if policy.coincidence == .ask { ask(count, missing) }
      }
    }
  }

  /// Pairs recorded lines that the file lacks with new lines of the same text, each at most once.
  private mutating func findChanges(
    _ missing: [RecordedCounterparts.Line], _ new: [FilePass.Addition]
  ) {
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

  /// Asks whether a receipt that matches in part is the recorded one.
  private mutating func ask(
    _ count: FilePass.ReceiptCount, _ missing: [RecordedCounterparts.Line]
  ) {
    let line = missing[0]
    let receipt = "\(line.day)" + (line.store.isEmpty ? "" : " (\(line.store))")
    questions.append(
      ImportNotice(
        .sameReceipt(
          known: Int(count.known), receipt: receipt, new: Int(count.new), missing: missing.count),
        flag: "--same-receipt or --another-receipt"))
  }

  /// Returns true if the decisions change the ids or skip lines, so that the file is read again.
  func needsSecondReading(_ policy: ImportPolicy) -> Bool {
    (!changes.isEmpty && !policy.acceptsChanges)
      || (!coinciding.isEmpty && policy.coincidence == .anotherReceipt)
  }

  /// Returns what the second reading must do differently.
  func corrections(_ policy: ImportPolicy) -> FilePass.Corrections {
    FilePass.Corrections(
      leftOut: policy.acceptsChanges ? [] : Set(changes.map(\.new)),
      another: policy.coincidence == .anotherReceipt ? coinciding : [])
  }
}
