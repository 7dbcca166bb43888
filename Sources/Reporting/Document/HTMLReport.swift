/// A report as one HTML file that needs no other: no script, font or picture from elsewhere.
struct HTMLReport {
  private let document: ReportDocument
  private var output: [UInt8] = []

  static func bytes(of document: ReportDocument) -> [UInt8] {
    var report = HTMLReport(document: document)
    report.write()
    return report.output
  }

  private init(document: ReportDocument) { self.document = document }

  private mutating func write() {
    HTMLPage(title: document.title, language: document.language, style: PageStyle.report)
      .appendOpening(to: &output)
    output += "<main>\n<header>\n".utf8
    element("h1", document.title)
    output += "<div class=\"lead\">\n".utf8
    for paragraph in document.lead { element("p", paragraph) }
    output += "</div>\n".utf8
    if document.sections.count > 1 { contents() }
    output += "</header>\n".utf8
    for section in document.sections {
      output += "<section id=\"\(section.id)\" aria-labelledby=\"\(section.id)-h\">\n".utf8
      output += "<h2 id=\"\(section.id)-h\">".utf8
      HTMLText.append(section.heading, to: &output)
      output += "</h2>\n".utf8
      for block in section.blocks { append(block) }
      output += "</section>\n".utf8
    }
    output += "<footer>\n".utf8
    element("p", document.footer)
    output += "</footer>\n</main>\n".utf8
    HTMLPage(title: "", language: document.language).appendClosing(to: &output)
  }

  private mutating func contents() {
    output += "<nav aria-label=\"".utf8
    HTMLText.append(document.contentsTitle, to: &output)
    output += "\">\n<ul>\n".utf8
    for section in document.sections {
      output += "<li><a href=\"#\(section.id)\">".utf8
      HTMLText.append(section.heading, to: &output)
      output += "</a></li>\n".utf8
    }
    output += "</ul>\n</nav>\n".utf8
  }

  private mutating func append(_ block: ReportBlock) {
    switch block {
    case .paragraph(let text): element("p", text)
    case .list(let items):
      output += "<ul>\n".utf8
      for item in items { element("li", item) }
      output += "</ul>\n".utf8
    case .figures(let table): append(table)
    case .chart(let chart):
      output += "<figure>\n".utf8
      output += chart.svg(isFile: false, document.language)
      element("figcaption", chart.title)
      output += "</figure>\n".utf8
    case .table(let table):
      output += "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"".utf8
      HTMLText.append(table.title, to: &output)
      output += "\">\n".utf8
      HTMLRenderer(anchorPrefix: "table-").append(table, to: &output)
      output += "</div>\n".utf8
    case .folded(let summary, let blocks):
      output += "<details>\n".utf8
      element("summary", summary)
      for block in blocks { append(block) }
      output += "</details>\n".utf8
    }
  }

  private mutating func append(_ table: FigureTable) {
    // Bars that a chart has need no second picture.
    let columns = table.headings.indices.filter { !(table.hasChart && table.isSilent($0)) }
    let isBar = table.headings.indices.map { table.isBar($0) }
    output += "<table class=\"figures\">\n".utf8
    element("caption", table.caption)
    output += "<thead><tr>".utf8
    for column in columns {
      let heading = table.headings[column]
      let kind = heading.isNumber ? " class=\"n\"" : isBar[column] ? " class=\"bar\"" : ""
      // A heading without a word names nothing.
      output += (heading.text.isEmpty ? "<td\(kind)>" : "<th scope=\"col\"\(kind)>").utf8
      text(heading.text)
      output += (heading.text.isEmpty ? "</td>" : "</th>").utf8
    }
    output += "</tr></thead>\n<tbody>\n".utf8
    for row in table.rows {
      output += (row.isStrong ? "<tr class=\"total\">" : "<tr>").utf8
      for column in columns {
        let tag = column == 0 ? "th" : "td"
        output += (column == 0 ? "<th scope=\"row\"" : "<td").utf8
        if isBar[column] {
          bar(row.cells[column], isDrawn: !table.hasChart)
        } else {
          output += (table.headings[column].isNumber ? " class=\"n\">" : ">").utf8
          append(row.cells[column])
        }
        output += "</\(tag)>".utf8
      }
      output += "</tr>\n".utf8
    }
    output += "</tbody>\n</table>\n".utf8
    if let note = table.note { element("p", note) }
  }

  private mutating func append(_ cell: FigureTable.Cell) {
    switch cell {
    case .text(let text):
      output += "<bdi>".utf8
      self.text(text)
      output += "</bdi>".utf8
    case .number(let text): self.text(text)
    case .link(let text, let folder):
      output += "<a href=\"\(folder)/report.html\">".utf8
      self.text(text)
      output += "</a>".utf8
    case .bar, .blank: break
    }
  }

  private mutating func bar(_ cell: FigureTable.Cell, isDrawn: Bool) {
    guard case .bar(let bar) = cell else {
      output += " class=\"bar\">".utf8
      return append(cell)
    }
    output += " class=\"bar\(bar.isOver ? " over" : "")\"".utf8
    // The rest of the cell's width is for the label.
    let isShown = isDrawn && bar.permille > 0
    output += (isShown ? " style=\"--w:\(bar.permille * 6 / 100)%\">" : ">").utf8
    text(bar.label)
  }

  /// Appends a text whose signs stay with the currency behind them.
  private mutating func text(_ text: String) {
    var joined = ""
    for character in text {
      if joined.last == "+" || joined.last == "−", !character.isNumber { joined += "\u{2060}" }
      joined.append(character)
    }
    HTMLText.append(joined, to: &output)
  }

  private mutating func element(_ name: String, _ text: String) {
    output += "<\(name)>".utf8
    self.text(text)
    output += "</\(name)>\n".utf8
  }
}
