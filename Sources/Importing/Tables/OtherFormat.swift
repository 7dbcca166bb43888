/// Refuses JSON, XML and HTML, which contain delimiters but are not tables.
enum OtherFormat {
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
