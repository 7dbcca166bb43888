import EventSourcing
import GroceryModel
import Importing
import Reporting

/// The text of a dry run: how a file was understood.
struct ImportPreview {
  private let outcome: ImportOutcome
  private let lesson: ProfileKeeping.Lesson?

  init(_ outcome: ImportOutcome, _ lesson: ProfileKeeping.Lesson?) {
    self.outcome = outcome
    self.lesson = lesson
  }

  var text: String {
    dialect + columns + firstLines + kinds + receipts + remembered
  }

  private var dialect: String {
    let understanding = outcome.understanding
    let dialect = understanding.dialect
    if dialect.isJSONLines { return "  \(dialect.encoding.rawValue), events as JSON lines\n" }
    let delimiter =
      dialect.delimiter == 0x09
      ? "tab" : "'\(String(decoding: [dialect.delimiter], as: UTF8.self))'"
    let header = understanding.headerLine.map { "header in line \($0)" } ?? "no header"
    var text =
      "  \(dialect.encoding.rawValue), \(delimiter), \(dialect.newline.rawValue), \(header)"
    text += ", decimal \(dialect.decimalMark.sign)"
    if let dates = dialect.dateFormat { text += ", dates \(dates)" }
    return text + ", confidence \(percent(understanding.confidence))\n"
  }

  private var columns: String {
    let understanding = outcome.understanding
    var text = ""
    for (role, column) in understanding.columns.sorted(by: { $0.value.index < $1.value.index }) {
      text += "  \(role.rawValue) = column \(column.index + 1)"
      if !column.header.isEmpty { text += " '\(TerminalText.safe(column.header))'" }
      text += " (\(TerminalText.safe(column.evidence.joined(separator: "; ")))"
      if column.confidence < 1 { text += ", \(percent(column.confidence))" }
      text += ")\n"
    }
    if let unused = outcome.unusedColumns { text += "  not used: \(unused)\n" }
    return text
  }

  private var firstLines: String {
    outcome.first.reduce(into: "") { text, line in
      text += "  line \(line.line): \(describe(line))\n"
    }
  }

  private var kinds: String {
    var text = ""
    let others = outcome.kinds.values.reduce(0, +)
    let items = outcome.counts.lines - others
    if outcome.counts.lines > 0 {
      let parts =
        (items > 0 ? [counted(items, "item")] : [])
        + outcome.kinds.sorted { $0.key < $1.key }.map {
          counted($0.value, $0.key, plural: $0.key == "tax" ? "taxes" : nil)
        }
      text += "  lines: \(parts.joined(separator: ", "))\n"
    }
    for (reason, count) in outcome.ignored.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      text += "  ignored: \(count) \(reason.rawValue)\n"
    }
    return text
  }

  private var receipts: String {
    var text = ""
    for receipt in outcome.firstReceipts {
      let parts = [receipt.date.description, receipt.store, receipt.number].filter { !$0.isEmpty }
      let total =
        Currency(receipt.currency).map { receipt.total.text(in: $0) } ?? receipt.total.text()
      text += "  receipt \(TerminalText.safe(parts.joined(separator: ", "))): "
      text += "\(receipt.currency) \(total) in \(counted(receipt.lines, "line"))\n"
    }
    let more = outcome.receipts - outcome.firstReceipts.count
    if more > 0, !text.isEmpty { text += "  and \(counted(more, "more receipt"))\n" }
    return text
  }

  private var remembered: String {
    guard let lesson else { return "" }
    var text = "  would be saved as profile \(lesson.profile.name):\n"
    for line in lesson.text.split(separator: "\n") {
      text += "    \(TerminalText.safe(String(line)))\n"
    }
    return text
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  private func describe(_ line: ImportOutcome.FirstLine) -> String {
    let keys: [PurchaseKey] = [
      .time, .store, .receipt, .kind, .item, .quantity, .unit, .package, .total, .currency,
      .category,
    ]
    let parts = keys.compactMap { key in
      line.values[key].map { "\(key) \(TerminalText.safe($0))" }
    }
    return "\(line.date), " + parts.joined(separator: ", ")
  }
}
