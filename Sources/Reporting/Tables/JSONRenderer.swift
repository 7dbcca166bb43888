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
    let keys = table.columns.enumerated().map { index, column in
      var key: [UInt8] = index == 0 ? [] : [UInt8(ascii: ",")]
      JSONText.append(column.name, to: &key)
      key.append(UInt8(ascii: ":"))
      return key
    }
    return { index, row, output in
      output += (index == 0 ? "\n{" : ",\n{").utf8
      row.forEach { place, kind, content in
        output += keys[place]
        switch kind {
        case .text, .figure, .day: JSONText.append(content, to: &output)
        case .count: output += content
        case .missing: output += "null".utf8
        }
      }
      output.append(UInt8(ascii: "}"))
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
      // What follows an array stands on its line.
      output.removeLast()
    }
    output += (tables.isEmpty ? "}\n" : "\n}\n").utf8
  }
}
