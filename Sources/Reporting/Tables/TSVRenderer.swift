import ByteTools

/// Tab-separated values, one record a line whatever the cells hold.
///
/// Tabs, line feeds, carriage returns and backslashes are written as `\t`, `\n`, `\r` and `\\`;
/// text that a spreadsheet would run is defused as in CSV.
public struct TSVRenderer: Renderer {
  public init() {}

  public func appendOpening(of table: Table, widths: [Int], to output: inout [UInt8]) {
    for (index, column) in table.columns.enumerated() {
      if index > 0 { output.append(UInt8(ascii: "\t")) }
      withBytes(of: column.name) { append(field: $0, to: &output) }
    }
    output.append(UInt8(ascii: "\n"))
  }

  public func appendClosing(of table: Table, isEmpty: Bool, to output: inout [UInt8]) {}

  public func rowWriter(of table: Table, widths: [Int]) -> RowWriter {
    { _, row, output in
      row.forEach { place, kind, content in
        if place > 0 { output.append(UInt8(ascii: "\t")) }
        if kind == .text, FormulaGuard.mustDefuse(content) { output.append(FormulaGuard.prefix) }
        append(field: content, to: &output)
      }
      output.append(UInt8(ascii: "\n"))
    }
  }

  private func append(field: Bytes, to output: inout [UInt8]) {
    for byte in field {
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
