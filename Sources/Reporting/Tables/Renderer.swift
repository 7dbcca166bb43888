/// One format of output, which knows nothing of groceries.
public protocol Renderer: Sendable {
  /// Appends one table, ending in a line feed, as UTF-8, on so many threads.
  func append(_ table: Table, to output: inout [UInt8], workers: Int)

  /// Appends one table as a whole document in this format.
  func append(document table: Table, to output: inout [UInt8], workers: Int)

  /// Appends several tables as one text that is well formed in this format.
  func append(_ tables: [Table], to output: inout [UInt8])
}

extension Renderer {
  public func append(document table: Table, to output: inout [UInt8], workers: Int) {
    append(table, to: &output, workers: workers)
  }

  /// Appends one table, ending in a line feed, as UTF-8.
  public func append(_ table: Table, to output: inout [UInt8]) {
    append(table, to: &output, workers: 1)
  }

  /// Appends the tables with an empty line between them.
  public func append(_ tables: [Table], to output: inout [UInt8]) {
    for (index, table) in tables.enumerated() {
      if index > 0 { output.append(UInt8(ascii: "\n")) }
      append(table, to: &output)
    }
  }

  /// The tables as one text; for large ones prefer a buffer.
  public func text(of tables: [Table]) -> String {
    var output: [UInt8] = []
    append(tables, to: &output)
    return String(decoding: output, as: UTF8.self)
  }
}
