/// A report for a terminal.
struct TextPage {
  private let document: ReportDocument
  private let colour: Bool
  private let isASCII: Bool
  private var output: [UInt8] = []

  /// The maximum width of paragraphs and tables, in columns.
  private static let width = 80

  static func bytes(of document: ReportDocument, colour: Bool, isASCII: Bool) -> [UInt8] {
    var page = TextPage(document: document, colour: colour, isASCII: isASCII)
    page.write()
    return page.output
  }

  private init(document: ReportDocument, colour: Bool, isASCII: Bool) {
    self.document = document
    self.colour = colour
    self.isASCII = isASCII
  }

  private mutating func write() {
    line(document.title, style: "1")
    for paragraph in document.lead { append(.paragraph(paragraph)) }
    for section in document.sections where !section.blocks.allSatisfy(\.isFolded) {
      output += "\n".utf8
      line(section.heading, style: "1")
      for block in section.blocks { append(block) }
    }
    output += "\n".utf8
    line(document.footer, style: "2")
  }

  private mutating func append(_ block: ReportBlock) {
    switch block {
    case .paragraph(let text):
      output += "\n".utf8
      wrap(text)
    case .list(let items):
      output += "\n".utf8
      for item in items { wrap(item, first: "- ", next: "  ") }
    case .figures(let table):
      output += "\n".utf8
      append(table)
    case .chart(let chart): append(chart)
    case .table(let table):
      output += "\n".utf8
      TextRenderer(colour: colour).append(table, to: &output)
    // A terminal cannot unfold it: other formats have it, and --table prints each table.
    case .folded: break
    }
  }

  /// Lines are shown as a row of columns; the tables beside bars have the bars.
  private mutating func append(_ chart: Chart) {
    guard case .lines(let lines) = chart.content else { return }
    let values = lines.lines.flatMap { $0.values.compactMap { $0 } }
    guard let low = values.min(), let high = values.max() else { return }
    let names = lines.lines.map { TerminalText.width(of: $0.name) }.max() ?? 0
    output += "\n".utf8
    line("\(chart.title), \(lines.unit)")
    for each in lines.lines where each.style != .limit {
      let columns = BlockBar.columns(
        each.values, low: lines.startsAtZero ? min(0, low) : low, high: high, isASCII: isASCII)
      let padding = String(
        repeating: " ", count: names - TerminalText.width(of: each.name))
      let end = each.lastText.map { "  \($0)" } ?? ""
      line("  \(each.name)\(padding)  \(columns)\(end)")
    }
  }

  private mutating func append(_ table: FigureTable) {
    let rows = table.rows.map { $0.cells.map(text) }
    var widths = table.headings.map { TerminalText.width(of: plain($0.text)) }
    for row in rows {
      for (place, cell) in row.enumerated() {
        widths[place] = max(widths[place], TerminalText.width(of: cell))
      }
    }
    append(table.headings.map { plain($0.text) }, table, widths, style: "2")
    for (row, cells) in zip(table.rows, rows) {
      append(cells, table, widths, style: row.isStrong ? "1" : "")
    }
    if let note = table.note { wrap(note) }
  }

  private func text(_ cell: FigureTable.Cell) -> String {
    switch cell {
    case .text(let text), .number(let text), .link(let text, _): plain(text)
    case .bar(let bar):
      [
        BlockBar.bar(permille: bar.permille, width: 10, isASCII: isASCII), plain(bar.label),
      ].filter { !$0.isEmpty }.joined(separator: " ")
    case .blank: ""
    }
  }

  private mutating func append(
    _ cells: [String], _ table: FigureTable, _ widths: [Int], style: String
  ) {
    var text = ""
    for (place, cell) in cells.enumerated() {
      let gap = String(repeating: " ", count: widths[place] - TerminalText.width(of: cell))
      text += (place > 0 ? "  " : "") + (table.headings[place].isNumber ? gap + cell : cell + gap)
    }
    while text.last == " " { text.removeLast() }
    line(text, style: style)
  }

  /// Blanks that do not break are those of pages.
  private func plain(_ text: String) -> String {
    String(text.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
  }

  private mutating func wrap(_ text: String, first: String = "", next: String = "") {
    var lead = first
    var words: [Substring] = []
    var width = 0
    for word in text.split(separator: " ") {
      let own = TerminalText.width(of: plain(String(word)))
      if !words.isEmpty, lead.count + width + words.count + own > Self.width {
        line(lead + words.joined(separator: " "))
        (words, width, lead) = ([], 0, next)
      }
      words.append(word)
      width += own
    }
    line(lead + words.joined(separator: " "))
  }

  private mutating func line(_ text: String, style: String = "") {
    let isStyled = colour && !style.isEmpty
    if isStyled { output += "\u{1B}[\(style)m".utf8 }
    TerminalText.append(plain(text), to: &output)
    output += (isStyled ? "\u{1B}[0m\n" : "\n").utf8
  }
}
