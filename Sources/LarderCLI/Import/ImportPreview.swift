import EventSourcing
import GroceryModel
import Importing
import Reporting

/// The text of a dry run: how a file was understood.
struct ImportPreview {
  private let outcome: ImportOutcome
  private let lesson: ProfileKeeping.Lesson?
  private let say: PhraseBook

  init(_ outcome: ImportOutcome, _ lesson: ProfileKeeping.Lesson?, _ say: PhraseBook) {
    self.outcome = outcome
    self.lesson = lesson
    self.say = say
  }

  var text: String {
    dialect + columns + firstLines + kinds + receipts + remembered
  }

  private var dialect: String {
    let schema = outcome.schema
    let dialect = schema.dialect
    if dialect.isJSONLines { return "  \(dialect.encoding.rawValue), events as JSON lines\n" }
    let delimiter =
      dialect.delimiter == 0x09
      ? say("tab") : "'\(String(decoding: [dialect.delimiter], as: UTF8.self))'"
    let header = schema.headerLine.map { "header in line \($0)" } ?? "no header"
    var parts = [dialect.encoding.rawValue]
    parts += dialect.form.map { [say($0)] } ?? [delimiter, dialect.newline.rawValue, say(header)]
    parts.append(say("decimal \(dialect.decimalMark.sign)"))
    if let dates = dialect.dateFormat { parts.append(say("dates \(dates)")) }
    parts.append(say("confidence \(percent(schema.confidence))"))
    return "  \(parts.joined(separator: ", "))\n"
  }

  private var columns: String {
    let schema = outcome.schema
    var text = ""
    for (role, column) in schema.columns.sorted(by: { $0.value.index < $1.value.index }) {
      let header = column.header.isEmpty ? "" : " '\(TerminalText.safe(column.header))'"
      text += "  \(role.rawValue) = \(say("column \(column.index + 1)\(header)"))"
      let evidence = column.evidence.map { say(TerminalText.safe($0)) }
      text += " (\(evidence.joined(separator: "; "))"
      if column.confidence < 1 { text += ", \(percent(column.confidence))" }
      text += ")\n"
    }
    if let unused = outcome.unusedColumns { text += "  \(say("not used")): \(unused)\n" }
    return text
  }

  private var firstLines: String {
    outcome.first.reduce(into: "") { text, line in
      text += "  \(say("line \(line.line)")): \(describe(line))\n"
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
      text += "  \(say("lines")): \(parts.map { say($0) }.joined(separator: ", "))\n"
    }
    for (reason, count) in outcome.ignored.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      text += "  \(say("ignored")): \(count) \(say.value(reason.rawValue))\n"
      for row in outcome.leftOut where row.reason == reason {
        text += "    \(say("line \(row.line)")): \(TerminalText.safe(row.text))\n"
      }
    }
    return text
  }

  private var receipts: String {
    var text = ""
    for receipt in outcome.firstReceipts {
      let parts = [say.days(receipt.date.description), receipt.store, receipt.number]
        .filter { !$0.isEmpty }
      let total =
        Currency(receipt.currency).map { receipt.total.text(in: $0) } ?? receipt.total.text()
      text += "  \(say("receipt")) \(TerminalText.safe(parts.joined(separator: ", "))): "
      text += say("\(receipt.currency) \(total) in \(counted(receipt.lines, "line"))") + "\n"
    }
    let more = outcome.receipts - outcome.firstReceipts.reduce(0) { $0 + $1.receipts }
    if more > 0, !text.isEmpty { text += "  \(say("and \(counted(more, "more receipt"))"))\n" }
    return text
  }

  private var remembered: String {
    guard let lesson else { return "" }
    var text = "  \(say("would be saved as profile \(lesson.profile.name)")):\n"
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
      line.values[key].map { text in "\(say("\(key)")) \(value(text, of: key))" }
    }
    return say.days("\(line.date)") + ", " + parts.joined(separator: ", ")
  }

  private func value(_ text: String, of key: PurchaseKey) -> String {
    switch key {
    case .kind, .unit: say.value(text)
    case .quantity, .total: say.figures(text)
    default: TerminalText.safe(text)
    }
  }
}
