/// JSON: an array of objects keyed by column names, one object a line.
///
/// Counts are numbers, what is missing is null, and everything else is a string, so that no figure
/// passes through a reader's floating point. Several tables are one object that holds each array by
/// its table's name.
public struct JSONRenderer: Renderer {
  public init() {}

  public func append(_ table: Table, to output: inout [UInt8], workers: Int) {
    appendArray(of: table, to: &output, workers: workers)
    output.append(UInt8(ascii: "\n"))
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
      appendArray(of: table, to: &output, workers: 1)
    }
    output += (tables.isEmpty ? "}\n" : "\n}\n").utf8
  }

  private func appendArray(of table: Table, to output: inout [UInt8], workers: Int) {
    let keys = table.columns.enumerated().map { index, column in
      var key: [UInt8] = index == 0 ? [] : [UInt8(ascii: ",")]
      JSONText.append(column.name, to: &key)
      key.append(UInt8(ascii: ":"))
      return key
    }
    output.append(UInt8(ascii: "["))
    table.rows.append(to: &output, workers: workers) { index, row, output in
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
    output += (table.rows.isEmpty ? "]" : "\n]").utf8
  }
}
