import GroceryModel
import Importing
import Reporting

extension ImportSummary {
  /// An array with one object a file: the table's columns, and what programs want to know besides.
  var json: [UInt8] {
    var output: [UInt8] = [UInt8(ascii: "[")]
    for (index, outcome) in outcomes.enumerated() {
      output += Array(index == 0 ? "\n".utf8 : ",\n".utf8)
      let lesson = index < lessons.count ? lessons[index] : nil
      Self.append(outcome, table.rows[index], saved: lesson?.profile.name, to: &output)
    }
    output += Array(outcomes.isEmpty ? "]\n".utf8 : "\n]\n".utf8)
    return output
  }

  private static func append(
    _ outcome: ImportOutcome, _ cells: [Cell], saved: String?, to output: inout [UInt8]
  ) {
    var object = JSONObject()
    for (column, cell) in zip(columns, cells) {
      switch cell {
      case .missing: object.add(column.name, raw: "null")
      case .count(let count): object.add(column.name, raw: String(count))
      case .text(let text), .figure(let text), .day(let text): object.add(column.name, text)
      }
    }
    var nets = JSONObject()
    for (code, net) in outcome.nets.sorted(by: { $0.key < $1.key }) {
      nets.add(code, Currency(code).map { net.amount.text(in: $0) } ?? net.amount.text())
    }
    object.add("nets", raw: nets.text)
    object.add("format", raw: format(of: outcome.schema))
    object.add("first", raw: outcome.first.first.map(first) ?? "null")
    object.add(
      "rejects",
      list: outcome.rejects.map { reject in
        var entry = JSONObject()
        entry.add("line", raw: String(reject.line))
        entry.add("column", raw: String(reject.column))
        entry.add("reason", reject.reason)
        entry.add("text", reject.text)
        return entry.text
      })
    object.add(
      "unused",
      list: outcome.schema.unusedColumns.map { name in
        var text: [UInt8] = []
        JSONText.append(name, to: &text)
        return String(decoding: text, as: UTF8.self)
      })
    let warnings = outcome.schema.warnings + outcome.notices
    object.add("warnings", list: warnings.map(notice))
    let refusal = outcome.schema.refusal.map { [$0] } ?? []
    object.add("questions", list: (outcome.questions).map(notice))
    object.add("refusal", list: refusal.map(notice))
    let use = outcome.schema.profile.flatMap { $0.filled.isEmpty ? nil : $0 }
    object.add("profile", optional: use?.profile.name)
    object.add("profile_saved", optional: saved)
    output += Array(object.text.utf8)
  }

  private static func format(of schema: InferredSchema) -> String {
    let dialect = schema.dialect
    var format = JSONObject()
    format.add(
      "delimiter",
      optional: dialect.isJSONLines ? nil : String(decoding: [dialect.delimiter], as: UTF8.self))
    format.add("encoding", dialect.encoding.rawValue)
    format.add("decimal", dialect.decimalMark.sign)
    format.add("date_format", optional: dialect.dateFormat)
    format.add("header_line", raw: schema.headerLine.map(String.init) ?? "null")
    var columns = JSONObject()
    for (role, column) in schema.columns.sorted(by: { $0.value.index < $1.value.index }) {
      columns.add(role.rawValue, column.header)
    }
    format.add("columns", raw: columns.text)
    format.add("confidence", raw: String(Int((schema.confidence * 100).rounded())))
    return format.text
  }

  private static func first(_ line: ImportOutcome.FirstLine) -> String {
    var entry = JSONObject()
    entry.add("date", line.date.description)
    entry.add("store", optional: line.values[.store])
    entry.add("item", optional: line.values[.item])
    entry.add("quantity", optional: line.values[.quantity])
    entry.add("unit", optional: line.values[.unit])
    entry.add("unit_price", optional: unitPrice(line))
    entry.add("total", optional: line.values[.total])
    return entry.text
  }

  /// Paid ÷ quantity in the line's own unit, with two to four digits.
  private static func unitPrice(_ line: ImportOutcome.FirstLine) -> String? {
    guard let total = line.values[.total].flatMap({ ExactDecimal($0) }),
      let quantity = line.values[.quantity].flatMap({ ExactDecimal($0) }),
      quantity.coefficient > 0
    else { return nil }
    guard
      var text = ratioText(total.amount.units, over: quantity.amount.units, fractionDigits: 4)
    else { return nil }
    for _ in 0..<2 where text.hasSuffix("0") { text.removeLast() }
    return text
  }

  private static func notice(_ notice: ImportNotice) -> String {
    var entry = JSONObject()
    entry.add("line", raw: notice.line.map(String.init) ?? "null")
    entry.add("column", raw: notice.column.map(String.init) ?? "null")
    entry.add("found", notice.found)
    entry.add("expected", optional: notice.expected)
    entry.add("flag", optional: notice.flag)
    return entry.text
  }
}

/// A JSON object in the making.
struct JSONObject {
  private var bytes: [UInt8] = [UInt8(ascii: "{")]

  var text: String { String(decoding: bytes, as: UTF8.self) + "}" }

  mutating func add(_ key: String, _ value: String) {
    addKey(key)
    JSONText.append(value, to: &bytes)
  }

  mutating func add(_ key: String, optional value: String?) {
    if let value { add(key, value) } else { add(key, raw: "null") }
  }

  mutating func add(_ key: String, raw value: String) {
    addKey(key)
    bytes += Array(value.utf8)
  }

  mutating func add(_ key: String, list: [String]) {
    add(key, raw: "[" + list.joined(separator: ",") + "]")
  }

  private mutating func addKey(_ key: String) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    JSONText.append(key, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
  }
}
