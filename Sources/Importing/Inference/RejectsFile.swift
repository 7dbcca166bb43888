import ByteTools

/// Collects the rejected records of a file in a new file that the user can correct and import.
///
/// It has the original header and the original bytes of each record, after two extra columns: the
/// line in the original file and the reason. The import ignores these two columns.
public struct RejectsFile: Sendable {
  /// The number of extra columns.
  static let ownColumns = 2
  public static let ending = ".rejects.csv"

  private let delimiter: UInt8
  /// True if the imported file is a rejects file itself, whose records already have the two
  /// columns.
  private let isOfRejects: Bool
  private var content: [UInt8] = []
  /// The original line of each record, and the end of its text in `content`.
  private var records: [(line: Int, end: Int)] = []
  private let headerLength: Int

  public var count: Int { records.count }

  /// Begins the rejects file of an imported file.
  public init(_ schema: InferredSchema) {
    delimiter = schema.dialect.delimiter
    isOfRejects = schema.isOfRejects
    content = Self.header(of: schema)
    headerLength = content.count
  }

  private static func header(of schema: InferredSchema) -> [UInt8] {
    guard schema.headerLine != nil else { return [] }
    let delimiter = schema.dialect.delimiter
    let own = schema.header.dropFirst(schema.isOfRejects ? ownColumns : 0)
    let cells = (["line", "reason"] + own).map { quoted($0, delimiter) }
    return Array(cells.joined(separator: [delimiter])) + [0x0A]
  }

  /// Adds a record if it was rejected.
  public mutating func add(_ record: borrowing RecordOutcome) {
    guard case .rejected(let rejection) = record.verdict else { return }
    var text = record.raw
    var line = record.line
    if isOfRejects {
      line = Self.originalLine(of: text) ?? line
      for _ in 0..<Self.ownColumns { text = Self.afterCell(text, delimiter) }
    }
    content += Array(String(line).utf8) + [delimiter]
    content += Self.quoted(rejection.reason, delimiter) + [delimiter]
    add(text, line: record.line)
  }

  /// Adds a rejected line of a file without columns, unchanged.
  mutating func add(line: [UInt8], number: Int) {
    line.withUnsafeBufferPointer { add($0, line: number) }
  }

  private mutating func add(_ text: Bytes, line: Int) {
    content.append(contentsOf: text)
    content.append(0x0A)
    records.append((line, content.count))
  }

  /// Removes the records of some lines.
  mutating func remove(_ lines: Set<Int>) {
    var kept = Array(content[..<headerLength])
    var start = headerLength
    var records: [(line: Int, end: Int)] = []
    for record in self.records {
      if !lines.contains(record.line) {
        kept += content[start..<record.end]
        records.append((record.line, kept.count))
      }
      start = record.end
    }
    content = kept
    self.records = records
  }

  /// The bytes of the rejects file.
  public var bytes: [UInt8] { content }

  /// Returns the original name for a rejects file (`a.csv.2.rejects.csv` → `a.csv`), or nil.
  public static func originalName(of name: String) -> String? {
    guard name.hasSuffix(ending) else { return nil }
    let stem = name.dropLast(ending.count)
    guard let dot = stem.lastIndex(of: "."), let number = Int(stem[stem.index(after: dot)...]),
      (2..<1000).contains(number)
    else { return stem.isEmpty ? nil : String(stem) }
    return String(stem[..<dot])
  }

  /// Returns the original line number from a record of a rejects file.
  static func originalLine(of record: Bytes) -> Int? {
    var line = 0
    var place = record.first == UInt8(ascii: "\"") ? 1 : 0
    let start = place
    while place < record.count, record[place] &- 0x30 < 10, line < 1 << 40 {
      line = line * 10 + Int(record[place] - 0x30)
      place += 1
    }
    return place == start ? nil : line
  }

  /// Returns the bytes after the first cell and its delimiter.
  private static func afterCell(_ record: Bytes, _ delimiter: UInt8) -> Bytes {
    var isQuoted = false
    for (place, byte) in record.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == delimiter, !isQuoted { return Bytes(rebasing: record[(place + 1)...]) }
    }
    return Bytes(rebasing: record[record.count...])
  }

  private static func quoted(_ text: String, _ delimiter: UInt8) -> [UInt8] {
    let bytes = Array(text.utf8)
    let needsQuotes = bytes.contains {
      $0 == delimiter || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D
    }
    guard needsQuotes else { return bytes }
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { result.append(byte) }
      result.append(byte)
    }
    return result + [UInt8(ascii: "\"")]
  }
}
