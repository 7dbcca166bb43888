import EventSourcing
import GroceryModel

/// Records that the log already has under a different reading: another item column, currency or
/// store.
///
/// The item and the total are part of an event's id. If a file was imported as CHF and is imported
/// again as EUR, every record would count twice without this check.
struct EarlierReading {
  /// Pairs of new rows and recorded events; each event is in at most one pair.
  private(set) var twins: [RecordedCounterparts.Twin]

  /// - Parameters:
  ///   - found: What the log has of the file's receipts and records.
  ///   - pass: The first reading of the file.
  init(_ found: RecordedCounterparts, _ pass: borrowing FilePass) {
    twins = found.twins
    var paired = Set(found.twins.map(\.recorded))
    var lines = Set(found.twins.lazy.filter(\.isRow).map(\.line))
    let additions = Dictionary(grouping: pass.additions) { $0.receipt }
    let singles = Set(pass.receipts.lazy.filter(\.isSingle).map(\.receipt))
    // A single line without a receipt number and a store may match another purchase by chance; its
    // date and amount are not enough. Accept such pairs only if most of these lines have one.
    var unsure: [RecordedCounterparts.Twin] = []
    for (receipt, new) in additions.sorted(by: { $0.key < $1.key }) {
      let missing = (found.lines[receipt] ?? []).filter {
        !$0.isInFile && !paired.contains($0.identifier)
      }
      let unread = new.filter { !lines.contains($0.sourceLine) }
      for twin in Self.pair(unread, missing, isStatement: pass.outcome.schema.plan.isStatement) {
        if singles.contains(receipt), !new[0].hasStore {
          unsure.append(twin)
          continue
        }
        twins.append(twin)
        paired.insert(twin.recorded)
        lines.insert(twin.line)
      }
    }
    if unsure.count * 2 > singles.count { twins += unsure }
    if !twins.contains(where: \.isRow) { twins = [] }
    twins.sort { $0.line < $1.line }
  }

  /// Pairs the new lines of a receipt with recorded lines of the same amount that the file lacks.
  ///
  /// Returns no pairs unless every new line has one, because equal prices are common. In a later statement a
  /// payment may have a memo that it had not before.
  private static func pair(
    _ new: [FilePass.Addition], _ missing: [RecordedCounterparts.Line], isStatement: Bool
  ) -> [RecordedCounterparts.Twin] {
    guard !new.isEmpty, new.count <= missing.count else { return [] }
    let read = missing.filter { isStatement || $0.text != Self.wholeReceipt }
    var open = Dictionary(grouping: read) { amount($0.total) }
    var twins: [RecordedCounterparts.Twin] = []
    for line in new {
      guard line.text != wholeReceipt, let other = open[amount(line.total)]?.popLast() else {
        return []
      }
      twins.append(
        RecordedCounterparts.Twin(
          line: line.sourceLine, recorded: other.identifier, new: line.identifier,
          words: other.words, isRow: true))
    }
    return twins
  }

  /// The item of a receipt that has only a total; only in a statement one that is recorded may be paired.
  private static let wholeReceipt = PurchaseKind.wholeReceiptItem.description

  private static func amount(_ text: String) -> Amount? { ExactDecimal(text)?.amount }

  /// The number of rows that the log has under another reading.
  var rows: Int { twins.count(where: \.isRow) }

  /// Returns the question whether this reading replaces the earlier one, or nil.
  func question(of new: Int) -> ImportNotice? {
    guard let first = twins.first(where: \.isRow) else { return nil }
    let share =
      rows == new
      ? (new == 1 ? "the new record" : "all \(new) new records") : "\(rows) of \(new) new records"
    return ImportNotice(
      "\(share) \(rows == 1 ? "is" : "are") in the log under another reading: line \(first.line) as \(first.words)",
      expected: "a decision whether this reading replaces the earlier one",
      flag: "--replace or --keep-both")
  }
}

extension RecordedCounterparts.Line {
  /// The name of the item; a payment is known by its payee.
  var name: String {
    let isPayment = text == PurchaseKind.wholeReceiptItem.description && !store.isEmpty
    return "'\(isPayment ? store : text)'"
  }

  /// The line in a few words.
  fileprivate var words: String {
    "\(name) \(currency) \(total) of \(day)"
      + (source.isEmpty ? "" : " from \(source)")
  }
}
