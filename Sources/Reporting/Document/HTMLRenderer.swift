/// HTML: a fragment for one table, a page that needs no other file for a whole output.
public struct HTMLRenderer: Renderer {
  private let anchorPrefix: String

  /// Makes a renderer; tables get their names behind a prefix as anchors.
  public init(anchorPrefix: String = "") {
    self.anchorPrefix = anchorPrefix
  }

  /// Appends the opening of a fragment to be placed in a page.
  public func appendOpening(of table: Table, widths: [Int], to output: inout [UInt8]) {
    output += "<section id=\"".utf8
    output += anchorPrefix.utf8
    HTMLText.append(table.name, to: &output)
    output += "\">\n<table>\n".utf8
    append(table.title, within: "caption", to: &output)
    output += "<thead><tr>".utf8
    for column in table.columns {
      output += "<th scope=\"col\"".utf8
      output += (column.isRightAligned ? " class=\"n\">" : ">").utf8
      HTMLText.append(column.heading, to: &output)
      output += "</th>".utf8
    }
    output += "</tr></thead>\n<tbody>\n".utf8
  }

  public func rowWriter(of table: Table, widths: [Int]) -> RowWriter {
    let columns = table.columns
    return { _, row, output in append(row, columns: columns, to: &output) }
  }

  public func appendFooter(of table: Table, widths: [Int], to output: inout [UInt8]) {
    guard !table.footer.isEmpty else { return }
    output += "</tbody>\n<tfoot>\n".utf8
    for row in table.footerRows { append(row, columns: table.columns, to: &output) }
  }

  public func appendClosing(of table: Table, isEmpty: Bool, to output: inout [UInt8]) {
    output += (table.footer.isEmpty ? "</tbody>" : "</tfoot>").utf8
    output += "\n</table>\n".utf8
    for note in table.notes { append(note, within: "p", to: &output) }
    output += "</section>\n".utf8
  }

  /// Appends a page with the table, named by its title.
  public func append(document table: Table, to output: inout [UInt8], workers: Int) {
    HTMLPage(title: table.title).append(to: &output) { output in
      append(table, to: &output, workers: workers)
    }
  }

  /// Appends a whole page with the tables one after the other, named by the first title.
  public func append(_ tables: [Table], to output: inout [UInt8]) {
    HTMLPage(title: tables.first?.title ?? "").append(to: &output) { output in
      for table in tables { append(table, to: &output) }
    }
  }

  private func append(_ row: RowBuffer, columns: [Column], to output: inout [UInt8]) {
    output += "<tr>".utf8
    row.forEach { place, _, content in
      output += (columns[place].isRightAligned ? "<td class=\"n\">" : "<td>").utf8
      HTMLText.append(String(decoding: content, as: UTF8.self), to: &output)
      output += "</td>".utf8
    }
    output += "</tr>\n".utf8
  }

  private func append(_ text: String, within element: String, to output: inout [UInt8]) {
    guard !text.isEmpty else { return }
    output += "<\(element)>".utf8
    HTMLText.append(text, to: &output)
    output += "</\(element)>\n".utf8
  }
}
