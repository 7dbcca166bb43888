/// Records wrapped in quotes as a whole, as lists pasted into one column of a spreadsheet are.
enum WrappedRecords {
  /// Returns true if most lines begin and end with a quote.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(300)
    let wrapped = lines.count { $0.count > 2 && $0.first == quote && $0.last == quote }
    return lines.count > 1 && wrapped * 10 >= lines.count * 8
  }

  /// Returns the records without these quotes; doubled quotes inside become single ones.
  static func rewritten(
    _ source: FileSource, from start: Int, in folder: String
  ) throws(ImportError) -> FileSource {
    let target = try FileSource(temporaryFor: source.path, in: folder)
    var isInside = false
    var isBehindQuote = false
    var offset = start
    while true {
      let bytes = try source.bytes(at: offset, count: RecordScanner.chunkSize)
      if bytes.isEmpty { return target }
      offset += bytes.count
      var output: [UInt8] = []
      for byte in bytes {
        if byte == quote {
          if isInside, isBehindQuote { output.append(byte) }
          isBehindQuote = isInside && !isBehindQuote
          isInside = true
        } else {
          if isBehindQuote { (isInside, isBehindQuote) = (false, false) }
          output.append(byte)
        }
      }
      try target.append(output)
    }
  }

  private static let quote = UInt8(ascii: "\"")
}
