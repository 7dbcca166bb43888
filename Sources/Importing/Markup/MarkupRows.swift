import ByteTools

/// Rows of cells in HTML, which many banks and shops call `.xls` or `.html`, and in the XML of spreadsheets.
enum MarkupRows {
  private static let rowNames: Set<String> = ["tr", "row"]
  private static let cellNames: Set<String> = ["td", "th", "cell"]
  private static let tableNames: Set<String> = ["table"]
  private static let hidden: Set<String> = ["script", "style"]

  /// Returns the rows as CSV, each on its line of the file where it begins on a line of its own; nil without
  /// rows of at least two cells.
  static func table(_ bytes: [UInt8]) -> [UInt8]? {
    var tags = MarkupScanner(bytes)
    var rows: [(line: Int, cells: [String])] = []
    var open: [Row] = []
    var (depth, isHidden) = (0, false)
    func close() {
      if let row = open.popLast(), !row.cells.isEmpty { rows.append((row.line, row.texts)) }
    }
    while let tag = tags.next() {
      let name = tag.name.lowercased()
      if hidden.contains(name) { isHidden = !tag.isEnd && !tag.isEmpty }
      if isHidden { continue }
      if rowNames.contains(name) {
        // A row that is not closed ends where the next one of its table begins.
        if tag.isEnd || open.last?.depth == depth { close() }
        if !tag.isEnd { open.append(Row(line: tag.line, depth: depth)) }
      } else if tableNames.contains(name) {
        if tag.isEnd, open.last?.depth == depth { close() }
        depth += tag.isEnd ? -1 : 1
        // An empty line parts two tables.
        if tag.isEnd { rows.append((tag.line, [])) }
      } else if !open.isEmpty {
        open[open.count - 1].take(tag, isCell: cellNames.contains(name))
      }
    }
    guard rows.contains(where: { $0.cells.count > 1 }) else { return nil }
    return text(rows)
  }

  private struct Row {
    let line: Int
    /// The number of tables around the row.
    let depth: Int
    private(set) var cells: [(text: String, width: Int)] = []
    private var isInCell = false

    init(line: Int, depth: Int) {
      self.line = line
      self.depth = depth
    }

    mutating func take(_ tag: MarkupScanner.Tag, isCell: Bool) {
      if isCell {
        isInCell = !tag.isEnd && !tag.isEmpty
        guard !tag.isEnd else { return }
        // A spreadsheet leaves empty cells out and numbers the next one.
        if let place = Int(tag.attribute("Index")), place > cells.count + 1, place < mostCells {
          cells += Array(repeating: ("", 1), count: place - 1 - cells.count)
        }
        let width = Int(tag.attribute("colspan")) ?? 1
        cells.append((tag.text, min(max(1, width), mostCells)))
      } else if isInCell, !tag.text.isEmpty {
        cells[cells.count - 1].text += (cells[cells.count - 1].text.isEmpty ? "" : " ") + tag.text
      }
    }

    var texts: [String] {
      let wide = cells.flatMap { [$0.text] + Array(repeating: "", count: $0.width - 1) }
      let last = wide.lastIndex { !$0.isEmpty } ?? -1
      return Array(wide[...last].prefix(mostCells))
    }
  }

  private static func text(_ rows: [(line: Int, cells: [String])]) -> [UInt8] {
    let width = rows.map(\.cells.count).max() ?? 0
    var text: [UInt8] = []
    var next = 0
    for row in rows {
      while next < row.line {
        text.append(0x0A)
        next += 1
      }
      if !row.cells.isEmpty {
        let cells = row.cells + Array(repeating: "", count: width - row.cells.count)
        text += Array(cells.map(CellText.quoted).joined(separator: ",").utf8)
      }
      text.append(0x0A)
      next += 1
    }
    return text
  }
}

/// A row has fewer cells than this.
private let mostCells = 256
