/// A report as Markdown: pipe tables with bars of blocks, and charts as pictures in files beside it or as
/// rows of characters.
struct MarkdownPage {
  private let document: ReportDocument
  private let hasChartFiles: Bool
  private var output: [UInt8] = []

  /// - Parameters:
  ///   - document: What is written.
  ///   - hasChartFiles: Whether each chart lies beside the page in `NAME.svg`.
  init(_ document: ReportDocument, hasChartFiles: Bool) {
    self.document = document
    self.hasChartFiles = hasChartFiles
  }

  static func bytes(of document: ReportDocument, hasChartFiles: Bool) -> [UInt8] {
    var page = MarkdownPage(document, hasChartFiles: hasChartFiles)
    page.write()
    return page.output
  }

  private mutating func write() {
    output += "# ".utf8
    append(text: document.title)
    output += "\n".utf8
    for paragraph in document.lead { append(.paragraph(paragraph)) }
    if document.sections.count > 1 {
      output += "\n".utf8
      append(text: document.contentsTitle)
      output += ": ".utf8
      for (place, section) in document.sections.enumerated() {
        if place > 0 { output += " · ".utf8 }
        output += "[".utf8
        append(text: section.heading)
        output += "](#\(Self.anchor(of: section.heading)))".utf8
      }
      output += "\n".utf8
    }
    for section in document.sections {
      output += "\n## ".utf8
      append(text: section.heading)
      output += "\n".utf8
      for block in section.blocks { append(block) }
    }
    output += "\n---\n".utf8
    append(paragraph: document.footer)
    output += "\n".utf8
  }

  /// Markdown has no marks of direction: who shows it lays each paragraph out by its own letters.
  private mutating func append(text: String) {
    MarkdownText.append(Wording.unmarked(text), to: &output)
  }

  private mutating func append(paragraph text: String) {
    MarkdownText.append(paragraph: Wording.unmarked(text), to: &output)
  }

  private mutating func append(_ block: ReportBlock) {
    switch block {
    case .paragraph(let text):
      output += "\n".utf8
      append(paragraph: text)
      output += "\n".utf8
    case .list(let items):
      output += "\n".utf8
      for item in items {
        output += "- ".utf8
        append(paragraph: item)
        output += "\n".utf8
      }
    case .figures(let table): append(table)
    case .chart(let chart): append(chart)
    case .table(let table):
      output += "\n".utf8
      MarkdownRenderer(headingLevel: 3).append(table, to: &output)
    case .folded(let summary, let blocks):
      output += "\n<details>\n<summary>".utf8
      HTMLText.append(summary, to: &output)
      output += "</summary>\n".utf8
      for block in blocks { append(block) }
      output += "\n</details>\n".utf8
    }
  }

  private mutating func append(_ table: FigureTable) {
    output += "\n|".utf8
    for heading in table.headings {
      output += " ".utf8
      append(text: heading.text)
      output += (heading.text.isEmpty ? "|" : " |").utf8
    }
    output += "\n|".utf8
    for heading in table.headings { output += (heading.isNumber ? "---:|" : "---|").utf8 }
    output += "\n".utf8
    for row in table.rows {
      output += "|".utf8
      for cell in row.cells { append(cell, isStrong: row.isStrong) }
      output += "\n".utf8
    }
    if let note = table.note { append(.paragraph(note)) }
  }

  private mutating func append(_ cell: FigureTable.Cell, isStrong: Bool) {
    output += " ".utf8
    switch cell {
    case .text(let text), .number(let text):
      guard !text.isEmpty else { break }
      output += (isStrong ? "**" : "").utf8
      append(text: text)
      output += (isStrong ? "** " : " ").utf8
    case .bar(let bar):
      let blocks = BlockBar.bar(permille: bar.permille, width: 16, isASCII: false)
      append(text: [blocks, bar.label].filter { !$0.isEmpty }.joined(separator: " "))
      output += " ".utf8
    case .link(let text, let folder):
      output += "[".utf8
      append(text: text)
      output += "](\(folder)/report.md) ".utf8
    case .blank: break
    }
    output += "|".utf8
  }

  private mutating func append(_ chart: Chart) {
    guard hasChartFiles, chart.isFile else { return }
    output += "\n![".utf8
    append(text: "\(chart.title). \(chart.description)")
    output += "](\(chart.name).svg)\n".utf8
  }

  /// The anchor that a heading gets where Markdown is shown with anchors: its letters and digits in lower
  /// case, with hyphens for blanks.
  static func anchor(of heading: String) -> String {
    var anchor = ""
    for scalar in heading.lowercased().unicodeScalars {
      if scalar == " " || scalar == "-" || scalar == "\u{A0}" {
        anchor += "-"
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        anchor.unicodeScalars.append(scalar)
      }
    }
    return anchor
  }
}
