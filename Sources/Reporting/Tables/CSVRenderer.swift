/// Comma-separated values after RFC 4180, with a header always and line feeds as line ends.
///
/// Text that a spreadsheet would run is defused by a leading apostrophe; figures never are. Tables
/// after the first are parted by an empty line, each with its own header.
public struct CSVRenderer: Renderer {
  public init() {}

  public func append(_ table: Table, to output: inout [UInt8], workers: Int) {
    // An empty line is no record to many readers, so an only field that is empty needs its quotes.
    let isAlone = table.columns.count == 1
    for (index, column) in table.columns.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      append(field: column.name, isDefused: false, isAlone: isAlone, to: &output)
    }
    output.append(UInt8(ascii: "\n"))
    table.rows.append(to: &output, workers: workers) { _, row, output in
      for (index, cell) in row.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        var isDefused = false
        if case .text(let text) = cell { isDefused = FormulaGuard.mustDefuse(text) }
        append(field: cell.content, isDefused: isDefused, isAlone: isAlone, to: &output)
      }
      output.append(UInt8(ascii: "\n"))
    }
  }

  private func append(
    field: String, isDefused: Bool, isAlone: Bool, to output: inout [UInt8]
  ) {
    let quote = UInt8(ascii: "\"")
    var field = field
    field.withUTF8 { bytes in
      let isQuoted =
        (isAlone && bytes.isEmpty)
        || bytes.contains { byte in
          byte == quote || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n")
            || byte == UInt8(ascii: "\r")
        }
      if isQuoted { output.append(quote) }
      if isDefused { output.append(FormulaGuard.prefix) }
      guard isQuoted else {
        output.append(contentsOf: bytes)
        return
      }
      for byte in bytes {
        if byte == quote { output.append(quote) }
        output.append(byte)
      }
      output.append(quote)
    }
  }
}
