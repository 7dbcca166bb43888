/// A short file as text: its header row in lower case, its records, and its lines.
public struct CellTable: Sendable {
  public private(set) var header: [String] = []
  /// The records below the header row, each with its line number from 1.
  public private(set) var records: [(line: Int, cells: [String])] = []
  public private(set) var lines: [String] = []

  /// - Throws: ``ImportError`` if the file cannot be read.
  public init(path: String) throws(ImportError) {
    let source = try FileSource(path: path)
    let start = try ByteSurvey(source).markLength
    let choice = try DelimiterChoice(source, from: start)
    var scanner = choice.scanner(source, from: start)
    let table = try SampleTable(&scanner)
    let filled = table.records.filter { $0.filledCount > 0 }
    header = filled.first?.cells.map { $0.lowercased() } ?? []
    records = filled.dropFirst().map { ($0.line, $0.cells) }
    var plain = RecordScanner(source, delimiter: 0, from: start)
    lines = try SampleTable(&plain).records.filter { $0.filledCount > 0 }.map { $0[0] }
  }
}
