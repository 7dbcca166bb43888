/// GitHub pipe tables with a heading above and notes below.
///
/// Cells are not padded: a longer name in one row must not rewrite all the others of a kept report.
public struct MarkdownRenderer: Renderer {
  private let headingLevel: Int

  /// Makes a renderer whose titles are headings of the given level, 1 to 6.
  public init(headingLevel: Int = 2) {
    precondition((1...6).contains(headingLevel), "Markdown has headings of level 1 to 6")
    self.headingLevel = headingLevel
  }

  public func appendOpening(of table: Table, widths: [Int], to output: inout [UInt8]) {
    if !table.title.isEmpty {
      output += repeatElement(UInt8(ascii: "#"), count: headingLevel)
      output.append(UInt8(ascii: " "))
      MarkdownText.append(table.title, to: &output)
      output += "\n\n".utf8
    }
    var headings = RowBuffer()
    for column in table.columns { headings.text(column.heading) }
    append(headings, to: &output)
    output.append(UInt8(ascii: "|"))
    for column in table.columns {
      output += (column.isRightAligned ? "---:|" : "---|").utf8
    }
    output.append(UInt8(ascii: "\n"))
  }

  public func rowWriter(of table: Table, widths: [Int]) -> RowWriter {
    { _, row, output in append(row, to: &output) }
  }

  public func appendFooter(of table: Table, widths: [Int], to output: inout [UInt8]) {
    for cells in table.footer {
      output.append(UInt8(ascii: "|"))
      for cell in cells {
        if !cell.content.isEmpty {
          output += " **".utf8
          MarkdownText.append(cell.content, to: &output)
          output += "**".utf8
        }
        output += " |".utf8
      }
      output.append(UInt8(ascii: "\n"))
    }
  }

  public func appendClosing(of table: Table, isEmpty: Bool, to output: inout [UInt8]) {
    if !table.notes.isEmpty { output.append(UInt8(ascii: "\n")) }
    for note in table.notes {
      output += "- ".utf8
      MarkdownText.append(paragraph: note, to: &output)
      output.append(UInt8(ascii: "\n"))
    }
  }

  private func append(_ row: RowBuffer, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "|"))
    row.forEach { _, _, content in
      output.append(UInt8(ascii: " "))
      MarkdownText.append(String(decoding: content, as: UTF8.self), to: &output)
      output += (content.isEmpty ? "|" : " |").utf8
    }
    output.append(UInt8(ascii: "\n"))
  }
}
