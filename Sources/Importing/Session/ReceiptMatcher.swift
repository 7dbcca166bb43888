import EventSourcing
import GroceryModel

/// Compares a file's receipts with recorded ones.
///
/// It finds changed totals, and receipts without a number that may or may not be the recorded ones:
/// two visits to one store on one day look the same.
struct ReceiptMatcher {
  private(set) var changes: [ImportOutcome.Change] = []
  private(set) var questions: [ImportNotice] = []
  /// Lines of receipts without a number that the file may correct.
  private var corrections: [ImportOutcome.Change] = []
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
    let additions = Dictionary(grouping: pass.additions) { $0.receipt }
    let read = Set(earlier.twins.map(\.recorded))
    let receipts = pass.receipts.filter { additions[$0.receipt] != nil && $0.new > 0 }
    for count in receipts.sorted(by: { $0.receipt < $1.receipt }) {
      let new = additions[count.receipt] ?? []
      let missing = (found.lines[count.receipt] ?? []).filter {
        !$0.isInFile && !read.contains($0.identifier)
      }
      guard !missing.isEmpty else { continue }
      if count.isNumbered {
        changes += Self.changes(missing, new)
      } else if !takeCorrections(missing, new, pass, policy), count.known > 0 {
        // Without any recorded line it is another receipt.
        coinciding.insert(count.receipt)
        if policy.coincidence == .ask { ask(count, missing) }
      }
    }
    if !corrections.isEmpty, !policy.acceptsChanges { ask(about: corrections, missing: found) }
  }

  /// Takes new lines of a receipt without a number as corrections of those that the file lacks.
  ///
  /// The file must cover the day: it has known lines of that day, or of earlier and of later days.
  /// Otherwise the missing lines must come from a file with the same name, apart from numbers.
  ///
  /// - Returns: True if each new line corrects one.
  private mutating func takeCorrections(
    _ missing: [RecordedCounterparts.Line], _ new: [FilePass.Addition], _ pass: borrowing FilePass,
    _ policy: ImportPolicy
  ) -> Bool {
    guard policy.coincidence != .anotherReceipt, let first = pass.knownDays.first,
      let last = pass.knownDays.last
    else { return false }
    let isCovered = (first.day...last.day).contains(missing[0].day)
    let family = SourceFamily(of: pass.sourceName)
    guard isCovered || missing.allSatisfy({ family.holds($0.source) }) else {
      return false
    }
    let found = Self.changes(missing, new)
    guard found.count == new.count else { return false }
    corrections += found
    if policy.acceptsChanges { changes += found }
    return true
  }

  /// Pairs recorded lines that the file lacks with new lines of the same text, each at most once.
  private static func changes(
    _ missing: [RecordedCounterparts.Line], _ new: [FilePass.Addition]
  ) -> [ImportOutcome.Change] {
    var open = new
    return missing.compactMap { line in
      guard let place = open.firstIndex(where: { $0.text == line.text }) else { return nil }
      let addition = open.remove(at: place)
      return ImportOutcome.Change(
        line: addition.line, text: addition.text, recordedTotal: line.total,
        total: addition.total, recorded: line.identifier, new: addition.identifier)
    }
  }

  /// Asks whether new lines correct recorded ones, or are other purchases.
  private mutating func ask(
    about corrections: [ImportOutcome.Change], missing found: RecordedCounterparts
  ) {
    let first = corrections[0]
    let recorded = found.lines.values.joined().first { $0.identifier == first.recorded }
    let day = recorded.map { "\($0.day)" } ?? ""
    let name = recorded.map { $0.text == "(receipt)" ? $0.store : $0.text } ?? first.text
    let what =
      corrections.count == 1
      ? "'\(name)' of \(day) is recorded as \(first.recordedTotal), and the file says \(first.total)"
      : "\(corrections.count) recorded lines have other totals in the file, such as '\(name)' of "
        + "\(day): \(first.recordedTotal), now \(first.total)"
    questions.append(
      ImportNotice(
        what, expected: "corrected totals, or other purchases",
        flag: "--accept-changes or --another-receipt", line: first.line))
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
