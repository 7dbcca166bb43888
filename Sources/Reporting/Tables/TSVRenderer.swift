/// Tab-separated values, one record a line whatever the cells hold.
///
/// Tabs, line feeds, carriage returns and backslashes are written as `\t`, `\n`, `\r` and `\\`;
/// text that a spreadsheet would run is defused as in CSV.
public struct TSVRenderer: Renderer {
  public init() {}

  public func append(_ table: Table, to output: inout [UInt8], workers: Int) {
    for (index, column) in table.columns.enumerated() {
      if index > 0 { output.append(UInt8(ascii: "\t")) }
      append(field: column.name, to: &output)
    }
    output.append(UInt8(ascii: "\n"))
    table.rows.append(to: &output, workers: workers) { _, row, output in
      for (index, cell) in row.enumerated() {
        if index > 0 { output.append(UInt8(ascii: "\t")) }
        if case .text(let text) = cell, FormulaGuard.mustDefuse(text) {
          output.append(FormulaGuard.prefix)
        }
        append(field: cell.content, to: &output)
      }
      output.append(UInt8(ascii: "\n"))
    }
  }

  private func append(field: String, to output: inout [UInt8]) {
    for byte in field.utf8 {
      switch byte {
      case UInt8(ascii: "\t"): output += "\\t".utf8
      case UInt8(ascii: "\n"): output += "\\n".utf8
      case UInt8(ascii: "\r"): output += "\\r".utf8
      case UInt8(ascii: "\\"): output += "\\\\".utf8
      default: output.append(byte)
      }
    }
  }
}
