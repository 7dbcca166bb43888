import ByteTools

/// Collects the rejected records of a file as a file of their own, which can be mended and imported.
///
/// The original records stand in it byte for byte, under the original header, behind two columns with
/// the line they came from and the reason; the importer passes over those two.
public struct RejectsFile: Sendable {
  /// How many columns stand before those of the original file.
  static let ownColumns = 2
  public static let ending = ".rejects.csv"

  private let delimiter: UInt8
  /// Whether the file itself is one of rejects, whose records have the two columns already.
  private let isOfRejects: Bool
  private var content: [UInt8] = []
  /// The line of each record in its file, and where its text ends here.
  private var records: [(line: Int, end: Int)] = []
  private let headerLength: Int

  public var count: Int { records.count }

  /// Begins the rejects of a file that was understood so.
  public init(_ understanding: Understanding) {
    delimiter = understanding.dialect.delimiter
    isOfRejects = understanding.isOfRejects
    content = Self.header(of: understanding)
    headerLength = content.count
  }

  private static func header(of understanding: Understanding) -> [UInt8] {
    guard understanding.headerLine != nil else { return [] }
    let delimiter = understanding.dialect.delimiter
    let own = understanding.header.dropFirst(understanding.isOfRejects ? ownColumns : 0)
    let cells = (["line", "reason"] + own).map { quoted($0, delimiter) }
    return Array(cells.joined(separator: [delimiter])) + [0x0A]
  }

  /// Takes a record in if it was rejected.
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

  /// Takes in a rejected line of a file that has no columns, as it stands.
  mutating func add(line: [UInt8], number: Int) {
    line.withUnsafeBufferPointer { add($0, line: number) }
  }

  private mutating func add(_ text: Bytes, line: Int) {
    content.append(contentsOf: text)
    content.append(0x0A)
    records.append((line, content.count))
  }

  /// Takes out the records of some lines.
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

  /// The file's bytes.
  public var bytes: [UInt8] { content }

  /// The name of the file whose rejects a file of that name holds; nil for another name.
  public static func originalName(of name: String) -> String? {
    guard name.hasSuffix(ending) else { return nil }
    let stem = name.dropLast(ending.count)
    guard let dot = stem.lastIndex(of: "."), let number = Int(stem[stem.index(after: dot)...]),
      (2..<1000).contains(number)
    else { return stem.isEmpty ? nil : String(stem) }
    return String(stem[..<dot])
  }

  /// The line that a record of a file of rejects had in the original file.
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

  /// What follows the first cell of a record and its delimiter.
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
