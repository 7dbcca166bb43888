/// Writes a table whose rows are too many to keep: each is written as it comes.
public struct TableStream {
  /// Gives all rows of the table to a body, the same ones each time.
  public typealias Rows = (_ body: (RowBuffer) throws -> Void) throws -> Void

  private let table: Table
  private let renderer: any Renderer
  private let page: HTMLPage?

  /// How many bytes are written at once.
  private static let step = 64 << 10

  /// - Parameters:
  ///   - table: The columns, the title and the notes.
  ///   - format: The format to be written.
  ///   - colour: Whether text for people is coloured.
  public init(_ table: Table, as format: OutputFormat, colour: Bool) {
    self.table = table
    renderer = format.renderer(colour: colour)
    page = format == .html ? HTMLPage(title: table.title) : nil
  }

  /// Writes the table.
  ///
  /// - Parameters:
  ///   - rows: Gives the rows; asked twice where the format aligns columns.
  ///   - write: Is given the bytes in order, whole rows each time.
  /// - Throws: What `rows` and `write` throw.
  public func write(_ rows: Rows, _ write: ([UInt8]) throws -> Void) throws {
    var widths = table.columns.map { TerminalText.width(of: $0.heading) }
    if renderer.alignsColumns { try rows { $0.widen(&widths) } }
    var output: [UInt8] = []
    page?.appendOpening(to: &output)
    renderer.appendOpening(of: table, widths: widths, to: &output)
    let append = renderer.rowWriter(of: table, widths: widths)
    var place = 0
    // Neither outlives the call; the compiler cannot tell that `rows` does not call `write` again.
    try withoutActuallyEscaping(write) { write in
      try rows { row in
        append(place, row, &output)
        place += 1
        guard output.count >= Self.step else { return }
        try write(output)
        output.removeAll(keepingCapacity: true)
      }
    }
    renderer.appendClosing(of: table, isEmpty: place == 0, to: &output)
    page?.appendClosing(to: &output)
    try write(output)
  }
}
