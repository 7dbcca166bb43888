import GroceryModel
import Projections

/// A report: a page for people, and its tables in full for programs.
struct ReportPage: Sendable {
  /// A table, and how much of it the page shows.
  struct Section: Sendable {
    let table: Table
    /// How many rows the page shows; nil for all.
    var rows: Int?
    /// The columns that are for programs.
    var hidden: Set<String> = []

    /// What the page shows; a note stands where rows were cut.
    fileprivate var shown: Table {
      let shown = table.without(hidden)
      guard let rows, shown.rows.count > rows else { return shown }
      let rest = "\(rows) of \(shown.rows.count); the others are in \(shown.name).csv"
      return Table(
        name: shown.name, title: shown.title, columns: shown.columns,
        rows: Array(shown.rows.prefix(rows)), notes: shown.notes + [rest])
    }
  }

  let title: String
  /// What stands above the tables, a paragraph each.
  let lead: [String]
  let sections: [Section]
  let footer: String

  /// Which day and which facts a report is of.
  static func footer(_ day: Day, _ fingerprint: Fingerprint) -> String {
    "Dated \(day) · \(fingerprint.events) events · fingerprint \(fingerprint.text)"
  }

  private var shownTables: [Table] {
    sections.filter { !$0.table.rows.isEmpty }.map(\.shown)
  }

  /// The page as Markdown.
  var markdown: [UInt8] {
    var output = Array("# \(title)\n".utf8)
    for sentence in lead { output += Array("\n\(sentence)\n".utf8) }
    for table in shownTables {
      output.append(UInt8(ascii: "\n"))
      MarkdownRenderer().append(table, to: &output)
    }
    output += Array("\n---\n\(footer)\n".utf8)
    return output
  }

  /// The page in any format; the machine's formats give all tables in full.
  func text(as format: OutputFormat, colour: Bool) -> [UInt8] {
    var output: [UInt8] = []
    switch format {
    case .md: return markdown
    case .text:
      output += Array("\(title)\n\n".utf8)
      for sentence in lead { output += Array("\(sentence)\n\n".utf8) }
      TextRenderer(colour: colour).append(shownTables, to: &output)
      output += Array("\n\(footer)\n".utf8)
    case .html:
      HTMLPage(title: title).append(to: &output) { output in
        output += Array("<h1>\(title)</h1>\n".utf8)
        for sentence in lead {
          output += "<p>".utf8
          HTMLText.append(sentence, to: &output)
          output += "</p>\n".utf8
        }
        for table in shownTables { HTMLRenderer().append(table, to: &output) }
        output += Array("<footer>\(footer)</footer>\n".utf8)
      }
    case .csv, .tsv, .json:
      format.renderer(colour: false).append(sections.map(\.table), to: &output)
    }
    return output
  }
}
