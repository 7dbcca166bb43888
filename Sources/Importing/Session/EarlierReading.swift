import GroceryModel

/// Records of a file that the log holds as another reading of them: with another column as the item,
/// in another currency, of another shop.
///
/// What a line is called and costs is its id, so that nothing else would keep it from counting twice.
struct EarlierReading {
  /// Pairs of new rows and recorded events, each event once.
  private(set) var twins: [RecordedCounterparts.Twin]

  /// - Parameters:
  ///   - found: What the log holds of the file's receipts and records.
  ///   - pass: The reading of the file.
  init(_ found: RecordedCounterparts, _ pass: borrowing FilePass) {
    twins = found.twins
    var paired = Set(found.twins.map(\.recorded))
    var lines = Set(found.twins.lazy.filter(\.isRow).map(\.line))
    let additions = Dictionary(grouping: pass.additions) { $0.receipt }
    let singles = Set(pass.receipts.lazy.filter(\.isSingle).map(\.receipt))
    // A line by itself that has neither number nor shop has too little in common with another of its
    // day and amount, unless it is so with most of them.
    var unsure: [RecordedCounterparts.Twin] = []
    for (receipt, new) in additions.sorted(by: { $0.key < $1.key }) {
      let missing = (found.lines[receipt] ?? []).filter {
        !$0.isInFile && !paired.contains($0.identifier)
      }
      for twin in Self.pair(new.filter { !lines.contains($0.sourceLine) }, missing) {
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

  /// Pairs the new lines of a receipt with recorded ones of the same amount that the file lacks; none
  /// unless all find one, as lines of one price are nothing rare.
  private static func pair(
    _ new: [FilePass.Addition], _ missing: [RecordedCounterparts.Line]
  ) -> [RecordedCounterparts.Twin] {
    guard !new.isEmpty, new.count <= missing.count else { return [] }
    var open = Dictionary(grouping: missing.filter { $0.text != Self.wholeReceipt }) {
      amount($0.total)
    }
    var twins: [RecordedCounterparts.Twin] = []
    for line in new {
      guard line.text != wholeReceipt, let other = open[amount(line.total)]?.popLast() else {
        return []
      }
      twins.append(
        RecordedCounterparts.Twin(
          line: line.sourceLine, recorded: other.identifier, words: other.words, isRow: true))
    }
    return twins
  }

  /// What a receipt is called that is known by its total alone; its lines are only suspicious.
  private static let wholeReceipt = "(receipt)"

  private static func amount(_ text: String) -> Amount? { ExactDecimal(text)?.amount }

  /// How many rows of the file are read otherwise.
  var rows: Int { twins.count(where: \.isRow) }

  /// The question whether this reading replaces the earlier one; nil if there is none.
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
  /// The line in a few words.
  fileprivate var words: String {
    "'\(text)' \(currency) \(total) of \(day)" + (source.isEmpty ? "" : " from \(source)")
  }
}
