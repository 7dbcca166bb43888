/// A table for people: its cells are words and numbers as a language writes them.
struct FigureTable: Hashable, Sendable {
  struct Heading: Hashable, Sendable {
    let text: String
    /// True if the cells are numbers, which align to the right.
    var isNumber = true

    init(_ text: String, isNumber: Bool = true) {
      self.text = text
      self.isNumber = isNumber
    }
  }

  enum Cell: Hashable, Sendable {
    case text(String)
    case number(String)
    /// Names the report in a folder beside the page.
    case link(String, folder: String)
    case bar(Bar)
    case blank
  }

  /// A share as a bar with a label; a narrow page may leave it out.
  struct Bar: Hashable, Sendable {
    /// In thousandths of the longest bar.
    let permille: Int
    let label: String
    /// True if it shows more than there was.
    var isOver = false
  }

  struct Row: Hashable, Sendable {
    let cells: [Cell]
    /// True if the row is emphasised, such as a total.
    var isStrong = false

    init(_ cells: [Cell], isStrong: Bool = false) {
      self.cells = cells
      self.isStrong = isStrong
    }
  }

  let caption: String
  let headings: [Heading]
  var rows: [Row] = []
  /// A note below the table.
  var note: String?
  /// True if a chart beside it has the same bars.
  var hasChart = false

  /// True if the cells of a column are bars.
  func isBar(_ column: Int) -> Bool {
    rows.contains { if case .bar = $0.cells[column] { true } else { false } }
  }

  /// True if a column has nothing to read.
  func isSilent(_ column: Int) -> Bool {
    rows.allSatisfy { row in
      switch row.cells[column] {
      case .bar(let bar): bar.label.isEmpty
      case .blank: true
      case .text(let text), .number(let text), .link(let text, _): text.isEmpty
      }
    }
  }
}

/// A part of a report's section.
indirect enum ReportBlock: Sendable {
  case paragraph(String)
  case list([String])
  case figures(FigureTable)
  case chart(Chart)
  /// A table as programs read it.
  case table(Table)
  /// Details that are folded away.
  case folded(summary: String, [ReportBlock])

  var isFolded: Bool {
    if case .folded = self { true } else { false }
  }
}

/// A part of a report with a heading.
struct ReportSection: Sendable {
  /// The anchor of its heading, in ASCII.
  let id: String
  let heading: String
  var blocks: [ReportBlock]
}
