/// JSON: an array of objects keyed by column names, one object a line.
///
/// Counts are numbers, what is missing is null, and everything else is a string, so that no figure
/// passes through a reader's floating point. Several tables are one object that holds each array by
/// its table's name.
public struct JSONRenderer: Renderer {
  public init() {}

  public func appendOpening(of table: Table, widths: [Int], to output: inout [UInt8]) {
    output.append(UInt8(ascii: "["))
  }

  public func rowWriter(of table: Table, widths: [Int]) -> RowWriter {
    let object = JSONObjectWriter(table)
    return { index, row, output in
      output += (index == 0 ? "\n" : ",\n").utf8
      object.append(row, to: &output)
    }
  }

  public func appendClosing(of table: Table, isEmpty: Bool, to output: inout [UInt8]) {
    output += (isEmpty ? "]\n" : "\n]\n").utf8
  }

  public func append(_ tables: [Table], to output: inout [UInt8]) {
    if tables.count == 1 {
      append(tables[0], to: &output)
      return
    }
    output.append(UInt8(ascii: "{"))
    for (index, table) in tables.enumerated() {
      output += (index == 0 ? "\n" : ",\n").utf8
      JSONText.append(table.name, to: &output)
      output.append(UInt8(ascii: ":"))
      append(table, to: &output)
      // The text after an array is on its line.
      output.removeLast()
    }
    output += (tables.isEmpty ? "}\n" : "\n}\n").utf8
  }
}
