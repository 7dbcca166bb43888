import ByteTools

/// One record of the sample with trimmed cells.
struct SampleRecord {
  var line: Int
  var cells: [String]
  /// The position in the file after the record.
  var endOffset: Int
  /// A hash of the record's bytes, to compare records quickly.
  var hash: UInt64

  var filledCount: Int { cells.count { !$0.isEmpty } }

  /// Returns true if the cell has a digit, as each day has; labels of sums have none.
  func hasDigit(in column: Int) -> Bool { self[column].utf8.contains { $0 &- 0x30 < 10 } }

  /// Returns the cell, or an empty text if the record is too short.
  subscript(index: Int) -> String { index < cells.count ? cells[index] : "" }
}

/// The first records of a file, from which the import infers its format.
struct SampleTable {
  static let recordLimit = 10_000
  static let byteLimit = 8 << 20

  private(set) var records: [SampleRecord] = []
  /// True if the sample is the whole file.
  private(set) var isWhole = true
  private(set) var strayQuotes = 0

  /// Reads at most ``recordLimit`` records or ``byteLimit`` bytes.
  init(_ scanner: inout RecordScanner) throws(ImportError) {
    let start = scanner.offset
    while try scanner.next() {
      var cells: [String] = []
      cells.reserveCapacity(scanner.cellCount)
      for index in 0..<scanner.cellCount { cells.append(Self.text(scanner[index])) }
      records.append(
        SampleRecord(
          line: scanner.line, cells: cells, endOffset: scanner.offset,
          hash: quickHash(scanner.raw)))
      if records.count == Self.recordLimit || scanner.offset - start > Self.byteLimit {
        isWhole = false
        break
      }
    }
    strayQuotes = scanner.strayQuotes
  }

  private static func text(_ cell: Bytes) -> String {
    ForeignDigits.narrowed(trimmedText(cell))
  }
}

/// Returns the cell's text without whitespace at its ends.
func trimmedText(_ cell: Bytes) -> String {
  var bytes = cell
  while let first = bytes.first, first <= 0x20 { bytes = Bytes(rebasing: bytes.dropFirst()) }
  while let last = bytes.last, last <= 0x20 { bytes = Bytes(rebasing: bytes.dropLast()) }
  let text = String(decoding: bytes, as: UTF8.self)
  guard bytes.first ?? 0 >= 0x80 || bytes.last ?? 0 >= 0x80 else { return text }
  var scalars = text.unicodeScalars[...]
  while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
  while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
  return String(scalars)
}
