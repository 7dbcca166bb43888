import EventSourcing
import GroceryModel
import Importing
import Reporting

/// What a trial run shows of how a file was understood.
struct ImportPreview {
  private let outcome: ImportOutcome

  init(_ outcome: ImportOutcome) {
    self.outcome = outcome
  }

  var text: String {
    let understanding = outcome.understanding
    let dialect = understanding.dialect
    let delimiter =
      dialect.delimiter == 0x09
      ? "tab" : "'\(String(decoding: [dialect.delimiter], as: UTF8.self))'"
    let header = understanding.headerLine.map { "header in line \($0)" } ?? "no header"
    var text =
      "  \(dialect.encoding.rawValue), \(delimiter), \(dialect.newline.rawValue), \(header)"
    text += ", decimal \(dialect.decimalMark.rawValue)"
    if let dates = dialect.dateFormat { text += ", dates \(dates)" }
    text += ", confidence \(percent(understanding.confidence))\n"
    for (role, column) in understanding.columns.sorted(by: { $0.value.index < $1.value.index }) {
      text += "  \(role.rawValue) = column \(column.index + 1)"
      if !column.header.isEmpty { text += " '\(TerminalText.safe(column.header))'" }
      text += " (\(TerminalText.safe(column.evidence.joined(separator: "; "))))\n"
    }
    for line in outcome.first { text += "  line \(line.line): \(describe(line))\n" }
    for (reason, count) in outcome.ignored.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      text += "  ignored: \(count) \(reason.rawValue)\n"
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
