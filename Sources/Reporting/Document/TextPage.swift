/// A report for a terminal.
struct TextPage {
  private let document: ReportDocument
  private let colour: Bool
  private let isASCII: Bool
  private var output: [UInt8] = []

  /// The columns that lines may take.
  private let width: Int

  static func bytes(
    of document: ReportDocument, colour: Bool, isASCII: Bool, width: Int
  ) -> [UInt8] {
    var page = TextPage(document: document, colour: colour, isASCII: isASCII, width: width)
    page.write()
    return page.output
  }

  private init(document: ReportDocument, colour: Bool, isASCII: Bool, width: Int) {
    self.document = document
    self.colour = colour
    self.isASCII = isASCII
    self.width = width
  }

  private mutating func write() {
    wrap(document.title, style: "1")
    for paragraph in document.lead { append(.paragraph(paragraph)) }
    for section in document.sections where !section.blocks.allSatisfy(\.isFolded) {
      output += "\n".utf8
      line(section.heading, style: "1")
      for block in section.blocks { append(block) }
    }
    output += "\n".utf8
    wrap(document.footer, style: "2")
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
    let values =
      lines.lines.flatMap { $0.values.compactMap { $0 } }
      + [lines.range?.value.value].compactMap { $0 }
    guard let low = values.min(), let high = values.max() else { return }
    let names = lines.lines.map { TerminalText.width(of: $0.name) }.max() ?? 0
    output += "\n".utf8
    line("\(chart.title), \(lines.unit)")
    for each in lines.lines where each.style != .limit {
      var shown = each.values
      var end = each.lastText
      if let range = lines.range, each.style == .main, shown.indices.contains(range.place),
        shown[range.place] == nil
      {
        // The last column is the expected one.
        shown[range.place] = range.value.value
        end = "\(range.name) \(range.value.text)"
      }
      let columns = BlockBar.columns(
        shown, low: lines.startsAtZero ? min(0, low) : low, high: high, isASCII: isASCII)
      let padding = String(
        repeating: " ", count: names - TerminalText.width(of: each.name))
      line("  \(each.name)\(padding)  \(columns)\(end.map { "  \($0)" } ?? "")")
    }
  }

  private mutating func append(_ table: FigureTable) {
    let isASCII = isASCII
    let fitted = TextTable(table, width: width) { cell, barWidth in
      switch cell {
      case .text(let text), .number(let text), .link(let text, _): Wording.unmarked(text)
      case .bar(let bar):
        [
          BlockBar.bar(permille: bar.permille, width: barWidth, isASCII: isASCII),
          Wording.unmarked(bar.label),
        ].filter { !$0.isEmpty }.joined(separator: " ")
      case .blank: ""
      }
    }
    for (text, style) in fitted.lines {
      switch style {
      case .heading: line(text, style: "2")
      case .strong: line(text, style: "1")
      case .plain: line(text)
      }
    }
    if let note = table.note { wrap(note) }
  }

  /// Blanks that do not break, and marks of direction, are those of pages.
  private static func plain(_ text: String) -> String {
    String(Wording.unmarked(text).map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
  }

  private mutating func wrap(
    _ text: String, first: String = "", next: String = "", style: String = ""
  ) {
    var lead = first
    var words: [Substring] = []
    var used = 0
    for word in text.split(separator: " ") {
      let own = TerminalText.width(of: Self.plain(String(word)))
      if !words.isEmpty, lead.count + used + words.count + own > width {
        line(lead + words.joined(separator: " "), style: style)
        (words, used, lead) = ([], 0, next)
      }
      words.append(word)
      used += own
    }
    line(lead + words.joined(separator: " "), style: style)
  }

  private mutating func line(_ text: String, style: String = "") {
    let isStyled = colour && !style.isEmpty
    if isStyled { output += "\u{1B}[\(style)m".utf8 }
    TerminalText.append(Self.plain(text), to: &output)
    output += (isStyled ? "\u{1B}[0m\n" : "\n").utf8
  }
}
