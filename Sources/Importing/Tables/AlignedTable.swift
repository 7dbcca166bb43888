/// A table with columns separated by runs of spaces, as programs print it for a terminal.
///
/// Example: `2026-10-03  Coop    12.50`. A single space belongs to the cell.
enum AlignedTable {
  /// Returns true if 80 % of the lines have the same number of columns, separated by two or more
  /// spaces.
  static func isLikely(_ bytes: [UInt8]) -> Bool { width(counts(bytes)[...]) != nil }

  /// Returns the number of columns below a title, or nil for another text.
  static func width(_ bytes: [UInt8]) -> Int? {
    let counts = counts(bytes)
    if let width = width(counts[...]) { return width }
    guard let most = counts.filter({ $0 > 1 }).max(),
      let first = counts.prefix(mostTitles).firstIndex(of: most), counts.count - first > 2
    else { return nil }
    return width(counts[first...])
  }

  private static let mostTitles = 30

  /// The number of columns of each of the first lines that are not blank.
  private static func counts(_ bytes: [UInt8]) -> [Int] {
    bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(300)
      .map { parts(of: $0).count }.filter { $0 > 0 }
  }

  private static func width(_ lines: ArraySlice<Int>) -> Int? {
    var counts: [Int: Int] = [:]
    for count in lines { counts[count, default: 0] += 1 }
    guard let usual = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), usual.key > 1,
      lines.count > 1, usual.value * 10 >= lines.count * 8
    else { return nil }
    return usual.key
  }

  /// Returns the same table with a tab between columns, in a temporary file.
  static func rewritten(
    _ source: FileSource, from start: Int, in folder: String
  ) throws(ImportError) -> FileSource {
    let target = try FileSource(temporaryFor: source.path, in: folder)
    var output: [UInt8] = []
    var blanks = 0
    var isAtStart = true
    var offset = start
    while true {
      let bytes = try source.bytes(at: offset, count: RecordScanner.chunkSize)
      if bytes.isEmpty { break }
      offset += bytes.count
      for byte in bytes {
        if byte == 0x20 {
          blanks += 1
          continue
        }
        let isEnd = byte == 0x0A || byte == 0x0D
        if blanks > 0, !isAtStart, !isEnd { output.append(blanks > 1 ? 0x09 : 0x20) }
        blanks = 0
        output.append(byte)
        isAtStart = isEnd
      }
      try target.append(output)
      output.removeAll(keepingCapacity: true)
    }
    return target
  }

  /// Returns the columns of a line, separated by two or more spaces.
  private static func parts(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start: Int?
    var blanks = 0
    for index in line.indices {
      if line[index] == 0x20 {
        blanks += 1
        continue
      }
      if let begun = start, blanks > 1 {
        parts.append(line[begun..<index])
        start = index
      }
      if start == nil { start = index }
      blanks = 0
    }
    if let begun = start { parts.append(line[begun..<line.endIndex]) }
    return parts
  }
}
