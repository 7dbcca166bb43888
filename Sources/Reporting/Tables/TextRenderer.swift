/// Renders aligned columns for a terminal.
///
/// Columns are two blanks apart, figures align to the right, and control characters are escaped.
public struct TextRenderer: Renderer {
  private let colour: Bool

  /// Makes a renderer; with `colour`, titles and headings are bold and notes are dim.
  public init(colour: Bool = false) {
    self.colour = colour
  }

  public var alignsColumns: Bool { true }

  public func appendOpening(of table: Table, widths: [Int], to output: inout [UInt8]) {
    if !table.title.isEmpty {
      for line in table.title.split(separator: "\n") {
        append(String(line), style: "1", to: &output)
        output.append(UInt8(ascii: "\n"))
      }
      output.append(UInt8(ascii: "\n"))
    }
    append(headings: table.columns, widths: widths, to: &output)
  }

  public func rowWriter(of table: Table, widths: [Int]) -> RowWriter {
    let columns = table.columns
    let details = table.details
    return { place, row, output in
      append(row, columns: columns, widths: widths, to: &output)
      guard place < details.count else { return }
      for line in details[place] {
        output += line.utf8
        output.append(UInt8(ascii: "\n"))
      }
    }
  }

  public func appendFooter(of table: Table, widths: [Int], to output: inout [UInt8]) {
    guard !table.footer.isEmpty else { return }
    append(rule: widths, to: &output)
    for row in table.footerRows {
      if colour { output += "\u{1B}[1m".utf8 }
      append(row, columns: table.columns, widths: widths, to: &output)
      if colour {
        output.removeLast()
        output += "\u{1B}[0m\n".utf8
      }
    }
  }

  public func appendClosing(of table: Table, isEmpty: Bool, to output: inout [UInt8]) {
    if isEmpty { output += "\(table.emptyText)\n".utf8 }
    if !table.notes.isEmpty { output.append(UInt8(ascii: "\n")) }
    for line in table.notes.flatMap({ $0.split(separator: "\n") }) {
      append(String(line), style: "2", to: &output)
      output.append(UInt8(ascii: "\n"))
    }
  }

  private func append(headings columns: [Column], widths: [Int], to output: inout [UInt8]) {
    if colour { output += "\u{1B}[1m".utf8 }
    var row = RowBuffer()
    for column in columns { row.text(column.heading) }
    append(row, columns: columns, widths: widths, to: &output)
    if colour {
      output.removeLast()
      output += "\u{1B}[0m\n".utf8
    }
    append(rule: widths, to: &output)
  }

  private func append(rule widths: [Int], to output: inout [UInt8]) {
    for (index, width) in widths.enumerated() {
      if index > 0 { output += "  ".utf8 }
      output += repeatElement(UInt8(ascii: "-"), count: width)
    }
    output.append(UInt8(ascii: "\n"))
  }

  private func append(
    _ row: RowBuffer, columns: [Column], widths: [Int], to output: inout [UInt8]
  ) {
    // Blanks are owed until something follows them, so that no line ends in one.
    var owed = 0
    row.forEach { place, _, content in
      let gap = widths[place] - TerminalText.width(of: content)
      if columns[place].isRightAligned { owed += gap }
      if !content.isEmpty {
        output += repeatElement(UInt8(ascii: " "), count: owed)
        owed = 0
        TerminalText.append(content, to: &output)
      }
      if !columns[place].isRightAligned { owed += gap }
      owed += 2
    }
    output.append(UInt8(ascii: "\n"))
  }

  private func append(_ text: String, style: String, to output: inout [UInt8]) {
    if colour { output += "\u{1B}[\(style)m".utf8 }
    TerminalText.append(text, to: &output)
    if colour { output += "\u{1B}[0m".utf8 }
  }
}
