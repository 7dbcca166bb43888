/// Renders JSON lines: one object a line, so that readers can stream the answer.
///
/// The objects equal those of ``JSONRenderer``. Several tables follow each other.
public struct JSONLinesRenderer: Renderer {
  public init() {}

  public func appendOpening(of table: Table, widths: [Int], to output: inout [UInt8]) {}

  public func rowWriter(of table: Table, widths: [Int]) -> RowWriter {
    let object = JSONObjectWriter(table)
    return { _, row, output in
      object.append(row, to: &output)
      output.append(UInt8(ascii: "\n"))
    }
  }

  public func appendClosing(of table: Table, isEmpty: Bool, to output: inout [UInt8]) {}

  public func append(_ tables: [Table], to output: inout [UInt8]) {
    for table in tables { append(table, to: &output) }
  }
}

/// Writes the rows of one table as JSON objects keyed by column names.
struct JSONObjectWriter: Sendable {
  /// The bytes before each value.
  private let keys: [[UInt8]]

  init(_ table: Table) {
    keys = table.columns.enumerated().map { index, column in
      var key: [UInt8] = [UInt8(ascii: index == 0 ? "{" : ",")]
      JSONText.append(column.name, to: &key)
      key.append(UInt8(ascii: ":"))
      return key
    }
  }

  func append(_ row: RowBuffer, to output: inout [UInt8]) {
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
