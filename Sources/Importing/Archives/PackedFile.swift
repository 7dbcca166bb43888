/// The content of a file that is packed: the sheets of a workbook, or the only text of an archive.
enum PackedFile {
  /// Larger files are not unpacked.
  private static let byteLimit = 256 << 20

  /// Returns the content as a file of its own, and what the file is; nil if it is not packed, or holds several
  /// texts or none.
  static func content(
    of source: FileSource, in folder: String
  ) throws(ImportError) -> (source: FileSource, form: String)? {
    let head = try source.bytes(at: 0, count: 4)
    let isZip = head == Array("PK\u{3}\u{4}".utf8)
    guard isZip || head.starts(with: [0x1F, 0x8B]), source.byteCount <= byteLimit else {
      return nil
    }
    let bytes = try source.bytes(at: 0, count: source.byteCount)
    guard let (content, form) = isZip ? unzipped(bytes) : gunzipped(bytes), !content.isEmpty else {
      return nil
    }
    let target = try FileSource(temporaryFor: source.path, in: folder)
    try target.append(content)
    return (target, form)
  }

  private static func unzipped(_ bytes: [UInt8]) -> (content: [UInt8], form: String)? {
    guard let archive = ZipArchive(bytes) else { return nil }
    if let sheets = sheets(of: archive) { return (sheets, "workbook") }
    let texts = archive.entries.filter { isText($0.name) }
    let books = archive.entries.filter { $0.name.hasSuffix(".xlsx") || $0.name.hasSuffix(".ods") }
    guard texts.count + books.count == 1 else { return nil }
    if let text = texts.first { return archive.content(of: text).map { ($0, "ZIP") } }
    // Its archives are not opened in turn: an archive can hold itself.
    guard let book = archive.content(of: books[0]).flatMap({ ZipArchive($0) }) else { return nil }
    return sheets(of: book).map { ($0, "workbook") }
  }

  /// Returns the sheets of a workbook as CSV; nil for another archive.
  private static func sheets(of archive: ZipArchive) -> [UInt8]? {
    if let workbook = Workbook(archive) { return workbook.csv }
    guard archive.content(of: "mimetype") != nil else { return nil }
    return archive.content(of: "content.xml").flatMap(OpenDocumentSheets.csv)
  }

  private static func isText(_ name: String) -> Bool {
    // Macs put their own notes about each file beside it.
    guard !name.hasPrefix("__MACOSX/"), !name.lowercased().contains("readme") else { return false }
    return endings.contains { name.lowercased().hasSuffix($0) }
  }

  private static let endings = [
    ".csv", ".tsv", ".txt", ".json", ".jsonl", ".xml", ".ofx", ".qfx", ".qif", ".sta", ".mt940",
  ]

  /// Source: RFC 1952, section 2.3.
  private static func gunzipped(_ bytes: [UInt8]) -> (content: [UInt8], form: String)? {
    guard bytes.count > 18, bytes[2] == 8 else { return nil }
    let flags = bytes[3]
    var place = 10
    if flags & 4 != 0 { place += 2 + Int(bytes[place]) + Int(bytes[place + 1]) << 8 }
    // The file's name and a comment end with a zero.
    for flag in [UInt8(8), 16] where flags & flag != 0 {
      while place < bytes.count, bytes[place] != 0 { place += 1 }
      place += 1
    }
    if flags & 2 != 0 { place += 2 }
    guard place < bytes.count,
      let content = try? Inflate.bytes(of: bytes[place...], limit: ZipArchive.byteLimit)
    else { return nil }
    let checksum = (0..<4).reduce(UInt32(0)) {
      $0 | UInt32(bytes[bytes.count - 8 + $1]) << UInt32(8 * $1)
    }
    return CRC32.of(content) == checksum ? (content, "gzip") : nil
  }
}
