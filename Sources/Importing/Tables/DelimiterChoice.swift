import ByteTools

/// Finds the delimiter of a file.
///
/// For each candidate it scores the first 300 records: how many have the same number of cells, how
/// many cells there are, and how many are numbers, dates or short texts.
struct DelimiterChoice {
  let delimiter: UInt8
  /// True if apostrophes quote cells too.
  let apostrophesQuote: Bool
  /// The number of cells in most records; 1 means that the file is not a table.
  let width: Int

  private static let candidates: [UInt8] = [
    UInt8(ascii: ";"), 0x09, UInt8(ascii: ","), UInt8(ascii: "|"), UInt8(ascii: "~"),
  ]

  /// Tries each candidate from `offset` on and keeps the one with the best score.
  init(
    _ source: FileSource, from offset: Int
  ) throws(ImportError) {
    var best: (delimiter: UInt8, quotes: Bool, score: Double, width: Int)?
    for candidate in Self.candidates {
      for quotes in [true, false] {
        var scanner = RecordScanner(
          source, delimiter: candidate, apostrophesQuote: quotes, from: offset)
        let (score, width) = try Self.score(&scanner, apostrophesQuote: quotes)
        if width > 1, score > best?.score ?? 0 { best = (candidate, quotes, score, width) }
      }
    }
    delimiter = best?.delimiter ?? UInt8(ascii: ",")
    apostrophesQuote = best?.quotes ?? false
    width = best?.width ?? 1
  }

  /// Returns a scanner of the records from a byte and line on.
  func scanner(_ source: FileSource, from offset: Int, line: Int = 1) -> RecordScanner {
    RecordScanner(
      source, delimiter: delimiter, apostrophesQuote: apostrophesQuote, from: offset, line: line)
  }

  /// Returns the score of a delimiter and the usual number of cells.
  ///
  /// Apostrophes quote only where half of the records have such cells and hardly one stays open.
  private static func score(
    _ scanner: inout RecordScanner, apostrophesQuote: Bool
  ) throws(ImportError) -> (Double, Int) {
    var widths: [Int: Int] = [:]
    var records = 0
    var quoted = 0
    var cells = 0
    var recognised = 0
    while records < 300 {
      let before = scanner.apostrophes.closed
      guard try scanner.next() else { break }
      if scanner.raw.allSatisfy({ $0 <= 0x20 || $0 == UInt8(ascii: ",") || $0 == 0x3B }) {
        continue
      }
      records += 1
      if scanner.apostrophes.closed > before { quoted += 1 }
      widths[scanner.cellCount, default: 0] += 1
      guard scanner.cellCount > 1 else { continue }
      if isRuleOfMarkdown(scanner.raw) { return (.infinity, scanner.cellCount) }
      for index in 0..<min(scanner.cellCount, 60) {
        cells += 1
        let cell = scanner[index]
        if cell.isEmpty || NumberCell(cell)?.isBare == true || DateCell(cell) != nil
          || Self.isPlainWord(cell)
        {
          recognised += 1
        }
      }
    }
    if apostrophesQuote, quoted * 2 < records || scanner.apostrophes.open * 20 > quoted {
      return (0, 1)
    }
    guard records > 0,
      let (width, count) = widths.max(by: {
        ($0.value * max($0.key - 1, 0), $0.key) < ($1.value * max($1.key - 1, 0), $1.key)
      }), width > 1, cells > 0
    else { return (0, 1) }
    let evenness = Double(count) / Double(records)
    let breadth = Double(width - 1) / Double(width)
    return (evenness * breadth * (0.2 + Double(recognised) / Double(cells)), width)
  }

  /// Returns true for the line below the header of a table in Markdown: `| --- | ---: |`.
  private static func isRuleOfMarkdown(_ line: Bytes) -> Bool {
    let dash = UInt8(ascii: "-")
    return line.contains(UInt8(ascii: "|")) && line.count { $0 == dash } > 5
      && line.allSatisfy { $0 <= 0x20 || $0 == dash || $0 == 0x3A || $0 == UInt8(ascii: "|") }
  }

  /// Returns true for a short text that contains no candidate delimiter.
  private static func isPlainWord(_ cell: Bytes) -> Bool {
    cell.count <= 80 && !cell.contains { candidates.contains($0) }
  }
}
