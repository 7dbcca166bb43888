/// A table of a report in lines for a terminal: numbers are never cut.
///
/// What is too wide gives way in this order: headings and texts in the last column take several lines, bars
/// get shorter, names are cut with `…`, and at last columns on the right are left out.
struct TextTable {
  /// The lines; a strong row's are marked.
  private(set) var lines: [(text: String, style: Style)] = []

  enum Style {
    case heading, plain, strong
  }

  private static let gap = 2
  private static let barWidths = [10, 6, 3, 0]
  /// A name is cut to no less.
  private static let leastName = 12
  /// A text that takes several lines has at least so many columns.
  private static let leastText = 16

  /// - Parameters:
  ///   - table: The table.
  ///   - width: The columns of the terminal.
  ///   - text: The text of a cell with bars of a width.
  init(
    _ table: FigureTable, width: Int, text: (FigureTable.Cell, _ barWidth: Int) -> String
  ) {
    var places = table.headings.indices.filter { place in
      // A household's first month has no figures of the months before.
      table.rows.contains { !Self.isBlank($0.cells[place]) }
    }
    var fit: Fit?
    while fit == nil {
      let barWidths = places.contains(where: table.isBar) ? Self.barWidths : [0]
      for (step, barWidth) in barWidths.enumerated() where fit == nil {
        let cells = table.rows.map { row in places.map { text(row.cells[$0], barWidth) } }
        fit = Fit(
          table, places, cells, width: width, isLast: step == barWidths.count - 1,
          mayOverflow: places.count <= 2)
      }
      if fit == nil { places.removeLast() }
    }
    guard let fit else { return }
    lines = fit.lines(table)
  }

  private static func isBlank(_ cell: FigureTable.Cell) -> Bool {
    switch cell {
    case .text(let text), .number(let text), .link(let text, _): text.isEmpty
    case .bar: false
    case .blank: true
    }
  }

  /// The columns of a table that have room, with their widths.
  private struct Fit {
    let places: [Int]
    var widths: [Int]
    let cells: [[String]]
    let wrapsHeadings: Bool

    /// Nil if the columns do not fit.
    init?(
      _ table: FigureTable, _ places: [Int], _ cells: [[String]], width: Int, isLast: Bool,
      mayOverflow: Bool
    ) {
      self.places = places
      self.cells = cells
      let room = width - TextTable.gap * (places.count - 1)
      let content = places.indices.map { column in
        cells.map { TerminalText.width(of: $0[column]) }.max() ?? 0
      }
      let headings = places.map { table.headings[$0].text }
      widths = zip(content, headings).map { max($0, TerminalText.width(of: $1)) }
      wrapsHeadings = widths.reduce(0, +) > room
      guard wrapsHeadings else { return }
      // The longest word of a heading is not broken.
      widths = zip(content, headings).map { content, heading in
        max(
          content,
          heading.split(separator: " ").map { TerminalText.width(of: String($0)) }.max() ?? 0)
      }
      let last = places.count - 1
      func give(_ column: Int, least: Int) {
        let over = widths.reduce(0, +) - room
        let isText = !table.headings[places[column]].isNumber && !table.isBar(places[column])
        guard over > 0, isText else { return }
        widths[column] = max(min(widths[column], least), widths[column] - over)
      }
      if last > 0 { give(last, least: TextTable.leastText) }
      if isLast {
        for column in places.indices.dropLast() { give(column, least: TextTable.leastName) }
      }
      guard isLast && mayOverflow || widths.reduce(0, +) <= room else { return nil }
    }

    func lines(_ table: FigureTable) -> [(text: String, style: Style)] {
      let headings = places.map { table.headings[$0].text }
      var lines: [(text: String, style: Style)] = []
      let heads = zip(headings, widths).map { heading, width in
        wrapsHeadings ? WrappedText.lines(of: heading, width: width) : [heading]
      }
      let height = heads.map(\.count).max() ?? 0
      for line in 0..<height {
        let cells = heads.map { head in
          // Headings stand on the line above the cells.
          let place = line - (height - head.count)
          return place >= 0 ? head[place] : ""
        }
        lines.append((joined(cells, table), .heading))
      }
      for (row, cells) in zip(table.rows, cells) {
        let style: Style = row.isStrong ? .strong : .plain
        let last = cells.count - 1
        let parts =
          TerminalText.width(of: cells[last]) > widths[last]
          ? WrappedText.lines(of: cells[last], width: widths[last]) : [cells[last]]
        let names = cells.dropLast().enumerated().map { column, cell in
          TerminalText.width(of: cell) > widths[column]
            ? TerminalText.cut(cell, to: widths[column]) : cell
        }
        lines.append((joined(names + [parts.first ?? ""], table), style))
        for part in parts.dropFirst() {
          lines.append((joined(names.map { _ in "" } + [part], table), style))
        }
      }
      return lines
    }

    private func joined(_ cells: [String], _ table: FigureTable) -> String {
      var text = ""
      for (column, cell) in cells.enumerated() {
        let gap = String(
          repeating: " ", count: max(0, widths[column] - TerminalText.width(of: cell)))
        text += column > 0 ? String(repeating: " ", count: TextTable.gap) : ""
        text += table.headings[places[column]].isNumber ? gap + cell : cell + gap
      }
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}
