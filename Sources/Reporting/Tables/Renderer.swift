/// One format of output, which knows nothing of groceries.
public protocol Renderer: Sendable {
  /// Appends what is written of a row; its place in the table is given too.
  typealias RowWriter = @Sendable (_ place: Int, _ row: RowBuffer, _ output: inout [UInt8]) -> Void

  /// True if how a row is written depends on the widths of all others.
  var alignsColumns: Bool { get }

  /// Appends the part before the rows of a table.
  ///
  /// - Parameters:
  ///   - table: The table; its rows are not used.
  ///   - widths: The columns' widths on a terminal, for formats that align them.
  ///   - output: The bytes to append to.
  func appendOpening(of table: Table, widths: [Int], to output: inout [UInt8])

  /// Returns a writer of the table's rows.
  func rowWriter(of table: Table, widths: [Int]) -> RowWriter

  /// Appends the rows that add others up.
  func appendFooter(of table: Table, widths: [Int], to output: inout [UInt8])

  /// Appends the part after the rows of a table, so that the text ends in a line feed.
  func appendClosing(of table: Table, isEmpty: Bool, to output: inout [UInt8])

  /// Appends one table as a whole document in this format.
  func append(document table: Table, to output: inout [UInt8], workers: Int)

  /// Appends several tables as one text that is well formed in this format.
  func append(_ tables: [Table], to output: inout [UInt8])
}

extension Renderer {
  public var alignsColumns: Bool { false }

  public func appendFooter(of table: Table, widths: [Int], to output: inout [UInt8]) {}

  public func append(document table: Table, to output: inout [UInt8], workers: Int) {
    append(table, to: &output, workers: workers)
  }

  /// Appends one table, ending in a line feed, as UTF-8, on so many threads.
  public func append(_ table: Table, to output: inout [UInt8], workers: Int) {
    var widths = table.columns.map { TerminalText.width(of: $0.heading) }
    if alignsColumns {
      table.rows.forEach(in: table.rows.indices) { _, row in row.widen(&widths) }
      for row in table.footerRows { row.widen(&widths) }
    }
    appendOpening(of: table, widths: widths, to: &output)
    table.rows.append(to: &output, workers: workers, rowWriter(of: table, widths: widths))
    appendFooter(of: table, widths: widths, to: &output)
    appendClosing(of: table, isEmpty: table.rows.isEmpty, to: &output)
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
