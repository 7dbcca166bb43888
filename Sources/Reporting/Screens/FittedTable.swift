extension Table {
  /// Returns the table fitted to a terminal: texts are cut, figures never.
  ///
  /// Columns without room are left out, and a note names them.
  ///
  /// - Parameters:
  ///   - width: The terminal's columns.
  ///   - screen: The columns that may be left out, and those printed below each row.
  ///   - language: The language of the note.
  /// - Returns: The table, its details and notes in lines.
  public func fitted(
    into width: Int, by screen: Screen = Screen([]), in language: Language = .english
  ) -> Table {
    let below = (screen.details + screen.commands).compactMap { place(of: $0) }
    let fit = TableFit(
      columns, wanted: columns.indices.filter { !below.contains($0) }, natural: naturalWidths,
      optional: screen.optional.compactMap { place(of: $0) }, within: width)
    var table = Table(
      name: name, title: Self.wrapped(title, width), columns: fit.shown,
      rows: TableRows(count: rows.count) { [rows] number, output in
        rows.forEach(in: number..<number + 1) { _, row in fit.append(row, to: &output) }
      }, notes: notes)
    if !below.isEmpty { table.details = rows.map { details(of: $0, below, screen, width) } }
    // A total whose figures have no room says nothing.
    table.footer = footer.map { cells in fit.places.map { cells[$0] } }
      .filter { cells in
        zip(fit.shown, cells).contains { $0.kind != .text && !$1.content.isEmpty }
      }
    if let note = fit.note { table.notes.append(PhraseBook(language)(note)) }
    table.notes = table.notes.map { Self.wrapped($0, width) }
    table.emptyText = emptyText
    return table
  }

  private static func wrapped(_ text: String, _ width: Int) -> String {
    TerminalText.width(of: text) <= width
      ? text : WrappedText.lines(of: text, width: width, indent: 2).joined(separator: "\n")
  }

  /// The lines below a row: its texts, and its commands so that they can be pasted.
  private func details(
    of row: [Cell], _ places: [Int], _ screen: Screen, _ width: Int
  ) -> [String] {
    places.flatMap { place -> [String] in
      let text = TerminalText.safe(row[place].content)
      return screen.commands.contains(columns[place].name)
        ? WrappedText.lines(ofCommand: text, width: width - 4).map { "    " + $0 }
        : WrappedText.lines(of: text, width: width - 2).map { "  " + $0 }
    }
  }

  private var naturalWidths: [Int] {
    var widths = columns.map { TerminalText.width(of: $0.heading) }
    rows.forEach(in: rows.indices) { _, row in row.widen(&widths) }
    for cells in footer {
      for (place, cell) in cells.enumerated() {
        widths[place] = max(widths[place], TerminalText.width(of: cell.content))
      }
    }
    return widths
  }
}
