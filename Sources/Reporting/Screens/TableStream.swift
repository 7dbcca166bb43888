/// Writes a table whose rows are too many to keep: each is written as it comes.
public struct TableStream {
  /// Gives all rows of the table to a body, the same ones each time.
  public typealias Rows = (_ body: (RowBuffer) throws -> Void) throws -> Void

  private let table: Table
  private let renderer: any Renderer
  private let page: HTMLPage?
  private let screen: Screen?
  private let width: Int
  private let wording: RowWording?

  /// The number of bytes written at once.
  private static let step = 64 << 10

  /// - Parameters:
  ///   - table: The columns, the title and the notes.
  ///   - format: The format to be written.
  ///   - colour: Whether text for people is coloured.
  ///   - screen: The columns shown, for people; nil for all.
  ///   - width: The terminal's columns, which text with a screen fits.
  ///   - language: The language of the words, for people.
  public init(
    _ table: Table, as format: OutputFormat, colour: Bool, screen: Screen? = nil, width: Int = .max,
    in language: Language = .english
  ) {
    self.table = table.worded(in: language)
    wording = RowWording(table.columns, in: language, withFigures: true)
    self.screen = screen
    self.width = width
    renderer = format.renderer(colour: colour)
    page = format == .html ? HTMLPage(title: table.title) : nil
  }

  /// Writes the table.
  ///
  /// - Parameters:
  ///   - rows: Gives the rows; asked twice where the format aligns columns.
  ///   - write: Is given the bytes in order, whole rows each time.
  /// - Returns: Whether anything was written: text with a screen and no rows is not.
  /// - Throws: What `rows` and `write` throw.
  @discardableResult
  public func write(_ rows: Rows, _ write: ([UInt8]) throws -> Void) throws -> Bool {
    guard let wording else { return try self.write(worded: rows, write) }
    var worded = RowBuffer()
    return try self.write(
      worded: { body in
        // Neither outlives the call; the compiler cannot tell that `rows` does not call `body` again.
        try withoutActuallyEscaping(body) { body in
          try rows { row in
            worded.removeAll()
            wording.append(row, to: &worded)
            try body(worded)
          }
        }
      }, write)
  }

  private func write(worded rows: Rows, _ write: ([UInt8]) throws -> Void) throws -> Bool {
    var natural = table.columns.map { TerminalText.width(of: $0.heading) }
    var isEmpty = true
    if renderer.alignsColumns {
      try rows { row in
        row.widen(&natural)
        isEmpty = false
      }
    }
    guard let screen else {
      try self.write(table, natural, rows, write)
      return true
    }
    guard !renderer.alignsColumns || !isEmpty else { return false }
    let fit = TableFit(
      table.columns, wanted: screen.columns.compactMap { table.place(of: $0) }, natural: natural,
      optional: [], within: renderer.alignsColumns ? width : .max)
    let shown = Table(
      name: table.name, title: table.title, columns: fit.shown, notes: table.notes)
    var short = RowBuffer()
    try self.write(
      shown, fit.widths,
      { body in
        // Neither outlives the call; the compiler cannot tell that `rows` does not call `body` again.
        try withoutActuallyEscaping(body) { body in
          try rows { row in
            short.removeAll()
            fit.append(row, to: &short)
            try body(short)
          }
        }
      }, write)
    return true
  }

  private func write(
    _ table: Table, _ widths: [Int], _ rows: Rows, _ write: ([UInt8]) throws -> Void
  ) throws {
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
