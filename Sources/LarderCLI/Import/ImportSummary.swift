import GroceryModel
import Importing
import Reporting

/// The result of an import, file by file.
struct ImportSummary {
  let isTrial: Bool
  let remedy: RemedyLine
  /// What the household's language has for texts.
  let say: PhraseBook
  var outcomes: [ImportOutcome] = []
  /// The lines of files that were not read again, each with the number of outcomes before it.
  var unread: [(place: Int, line: String)] = []
  /// The profile that each file saved, or would save.
  var lessons: [ProfileKeeping.Lesson?] = []
  /// The number of events that were recorded, or would be.
  var events = 0
  /// The batch, where there is one.
  var batch: Instant?

  init(isTrial: Bool, _ session: Session) {
    self.isTrial = isTrial
    remedy = session.remedy
    say = PhraseBook(session.ownLanguage)
  }

  /// Returns the exit code of an import from those of its files.
  ///
  /// A file without importable rows needs attention (1) if other files went in, and is bad input
  /// (65) if none did.
  func code(of codes: [ExitCode]) -> ExitCode {
    let hasTaken =
      !unread.isEmpty
      || outcomes.contains {
        $0.isTaken && $0.counts.new + $0.counts.known + $0.counts.changed > 0
      }
    return ExitCode.worst(of: codes.map { $0 == .badInput && hasTaken ? .attention : $0 })
  }

  static let columns: [Column] = [
    Column("file"), Column("kind"), Column("rows", kind: .count), Column("lines", kind: .count),
    Column("new", kind: .count), Column("known", kind: .count), Column("changed", kind: .count),
    Column("ignored", kind: .count), Column("rejected", kind: .count),
    Column("suspicious", kind: .count), Column("currency"), Column("net", kind: .figure),
    Column("receipts", kind: .count), Column("first_day", kind: .day),
    Column("last_day", kind: .day),
  ]

  var table: Table {
    Table(name: "import", columns: Self.columns, rows: outcomes.map(Self.cells))
  }

  private static func cells(of outcome: ImportOutcome) -> [Cell] {
    let counts = outcome.counts
    return [
      .text(outcome.file), .text(outcome.kind), .count(counts.rows),
      .count(counts.lines), .count(counts.new), .count(counts.known), .count(counts.changed),
      .count(counts.ignored), .count(counts.rejected), .count(counts.suspicious),
      outcome.mainCurrency.map { .text($0) } ?? .missing,
      outcome.net.map { .figure($0) } ?? .missing, .count(outcome.receipts),
      outcome.firstDay.map { .day($0.description) } ?? .missing,
      outcome.lastDay.map { .day($0.description) } ?? .missing,
    ]
  }

  /// One line a file, then what became of it all.
  var text: String {
    var text = ""
    var unread = unread[...]
    func addUnread(before place: Int) {
      while let next = unread.first, next.place <= place {
        text += WordedLine(kept: next.line).text(in: say) + "\n"
        unread.removeFirst()
      }
    }
    for (index, outcome) in outcomes.enumerated() {
      addUnread(before: index)
      let lesson = index < lessons.count ? lessons[index] : nil
      var line = outcome.line(isTrial: isTrial)
      if let lesson, !isTrial { line.add("profile \(lesson.profile.name) saved") }
      text += line.text(in: say) + "\n"
      if isTrial, outcome.schema.refusal == nil {
        text += ImportPreview(outcome, lesson, say).text
      }
    }
    addUnread(before: .max)
    return text + say(lastLine) + "\n"
  }

  /// What became of all files.
  private var lastLine: String {
    let count = counted(events, "event")
    if isTrial { return "\(count) would be recorded; nothing was" }
    guard let batch else {
      // What was left out may well be new.
      return outcomes.allSatisfy(\.isTaken) ? "nothing new" : "nothing recorded"
    }
    return "\(count) recorded as batch \(batch); \(remedy(["undo"])) takes it back"
  }
}

extension ImportOutcome {
  /// The sum of the lines in the currency of most of them.
  var net: String? {
    guard let code = mainCurrency, let net = nets[code] else { return nil }
    return Currency(code).map { net.amount.text(in: $0) } ?? net.amount.text()
  }

  /// The sum of the lines in each currency, that of most lines first: `EUR 30.00`.
  private var sums: [String] {
    nets.sorted { ($0.value.lines, $1.key) > ($1.value.lines, $0.key) }.map { code, net in
      "\(code) \(Currency(code).map { net.amount.text(in: $0) } ?? net.amount.text())"
    }
  }

  /// The columns that nothing is read from; nil if there are none.
  var unusedColumns: String? {
    let names = schema.unusedColumns.map { "'\(TerminalText.safe($0))'" }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Returns the result of the file in one line.
  fileprivate func line(isTrial: Bool) -> WordedLine {
    isTaken ? line(listsUnused: !isTrial) : sentence()
  }

  /// The line that importing the file once more would give; nil where that would say more, or say it
  /// otherwise.
  var lineOnceKnown: WordedLine? {
    guard isTaken, counts.changed == 0, counts.rejected == 0, counts.suspicious == 0 else {
      return nil
    }
    return line(areAllKnown: true, listsUnused: true)
  }

  private func line(areAllKnown: Bool = false, listsUnused: Bool) -> WordedLine {
    var line = sentence(areAllKnown: areAllKnown)
    if let use = schema.profile, !use.filled.isEmpty {
      let filled = TerminalText.safe(use.filled.joined(separator: ", "))
      line.add("profile \(use.profile.name) used: \(filled)")
    }
    if listsUnused, let unusedColumns { line.add("not used: \(unusedColumns)") }
    return line
  }

  private func sentence(areAllKnown: Bool = false) -> WordedLine {
    var line = WordedLine(TerminalText.safe(file), ": ")
    if schema.refusal != nil {
      line.add("refused", after: "")
      return line
    }
    if !questions.isEmpty {
      line.add("left out, a question is open", after: "")
      return line
    }
    let (new, known) =
      areAllKnown ? (0, counts.new + counts.known) : (counts.new, counts.known)
    line.add(kind, after: "")
    line.add(counted(counts.rows, "record"), after: ", ")
    line.add("\(new) new", after: ": ")
    let further = [
      (known, "known"), (counts.changed, "changed"), (counts.ignored, "ignored"),
      (counts.rejected, "rejected"), (counts.suspicious, "suspicious"),
    ]
    for (count, word) in further where count > 0 { line.add("\(count) \(word)", after: ", ") }
    if !nets.isEmpty {
      line.add("\(sums.joined(separator: ", ")) in \(counted(receipts, "receipt"))")
    }
    if let firstDay, let lastDay { line.add("\(firstDay) to \(lastDay)", after: ", ") }
    return line
  }
}
