/// Refuses JSON, XML and HTML, which contain delimiters but are not tables, and documents that are not text.
enum OtherFormat {
  /// The length of the longest mark of a document, in bytes.
  static let markLength = 5

  /// Returns why a file with these first bytes is not text and how to get its text, or nil.
  ///
  /// Source: the marks in the `magic` database of the program `file`.
  static func document(_ head: [UInt8]) -> ImportNotice? {
    let workbook = ImportNotice(
      "the file is an old workbook, or an archive of several files",
      expected: "a sheet of it saved as CSV or .xlsx, or the files that it holds")
    let marks: [(mark: [UInt8], notice: ImportNotice)] = [
      (Array("PK\u{3}\u{4}".utf8), workbook), ([0xD0, 0xCF, 0x11, 0xE0], workbook),
      (
        Array("%PDF-".utf8),
        ImportNotice("the file is a PDF", expected: "its text, as 'pdftotext -layout' writes it")
      ),
      (
        [0x1F, 0x8B],
        ImportNotice("the file is compressed", expected: "its content, as 'gunzip' writes it")
      ),
      ([0xFF, 0xD8, 0xFF], picture), ([0x89, 0x50, 0x4E, 0x47], picture),
    ]
    return marks.first { head.starts(with: $0.mark) }?.notice
  }

  private static let picture = ImportNotice(
    "the file is a picture", expected: "its text, as a reading tool such as 'tesseract' writes it")

  /// Returns why a file with these first bytes cannot be a table, or nil if it can.
  static func refusal(_ bytes: [UInt8]) -> ImportNotice? {
    let text = bytes.drop { $0 <= 0x20 }
    switch text.first {
    case UInt8(ascii: "{"): return json
    case UInt8(ascii: "["):
      // A header row may begin with `[Date]`.
      let next = text.dropFirst().first { $0 > 0x20 }
      return next.map { "{[\"".utf8.contains($0) } ?? true ? json : nil
    case UInt8(ascii: "<"):
      return ImportNotice("the file is no table of cells", expected: "a table as CSV or TSV")
    default: return nil
    }
  }

  private static let json = ImportNotice(
    "the file is JSON, but holds no events of Larder's, one on each line",
    expected: "a table as CSV or TSV")
}
