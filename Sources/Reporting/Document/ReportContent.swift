/// The sentences, tables and charts of a report.
public struct ReportContent: Sendable {
  let document: ReportDocument
  private let make: @Sendable (Wording) -> ReportDocument

  init(in language: Language, _ make: @escaping @Sendable (Wording) -> ReportDocument) {
    document = make(Wording(language))
    self.make = make
  }

  /// The report as programs read it, which is in English whatever people read.
  var forPrograms: ReportDocument {
    document.language == .english ? document : make(Wording(.english))
  }
}

/// A report that can be written in any format.
public protocol WrittenReport: Sendable {
  var content: ReportContent { get }
}

extension WrittenReport {
  /// Every table in full.
  public var tables: [Table] { content.document.tables }

  /// The page as Markdown, without pictures.
  public var markdown: [UInt8] { MarkdownPage.bytes(of: content.document, hasChartFiles: false) }

  /// The page in any format; a format that has no pages gives all tables in full.
  ///
  /// - Parameters:
  ///   - format: Which.
  ///   - colour: Whether a terminal shows colours.
  ///   - isASCII: Whether bars are made of ASCII, as a terminal may show no other.
  ///   - width: The columns of a terminal.
  /// - Returns: The whole text.
  public func text(
    as format: OutputFormat, colour: Bool, isASCII: Bool = false, width: Int = 80
  ) -> [UInt8] {
    switch format {
    case .md: return markdown
    case .text:
      return TextPage.bytes(
        of: content.document, colour: colour, isASCII: isASCII, width: width)
    case .html: return HTMLReport.bytes(of: content.document)
    case .json: return JSONReport.bytes(of: content.forPrograms)
    default:
      var output: [UInt8] = []
      format.renderer(colour: false).append(tables, to: &output)
      return output
    }
  }

  /// Gives each file of a folder that holds the report: the pages, the pictures that the Markdown names,
  /// and every table as CSV.
  public func forEachFile(_ body: (_ name: String, _ bytes: [UInt8]) throws -> Void) rethrows {
    let document = content.document
    try body("report.md", MarkdownPage.bytes(of: document, hasChartFiles: true))
    try body("report.html", HTMLReport.bytes(of: document))
    for chart in document.charts where chart.isFile {
      try body("\(chart.name).svg", chart.svg(isFile: true, document.language))
    }
    for table in document.tables {
      var bytes: [UInt8] = []
      CSVRenderer().append(table, to: &bytes)
      try body("\(table.name).csv", bytes)
    }
  }
}

extension Chart {
  /// True if Markdown shows the chart as a picture; bars are part of its tables.
  var isFile: Bool {
    switch content {
    case .bars: false
    case .lines, .multiples: true
    }
  }
}
