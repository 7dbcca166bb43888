/// Finds the byte range of a cell in the text of its record.
enum CellRange {
  /// The bytes of a cell by its number from 1, with its quotes; past the last one the record's end.
  static func find(_ number: Int, in record: [UInt8], delimiter: UInt8) -> Range<Int> {
    var start = 0
    for cell in 1... {
      let end = end(of: start, in: record, delimiter: delimiter)
      if cell == number { return start..<end }
      if end >= record.count { break }
      start = end + 1
    }
    return record.count..<record.count
  }

  private static func end(of start: Int, in record: [UInt8], delimiter: UInt8) -> Int {
    let quote = UInt8(ascii: "\"")
    if start < record.count, record[start] == quote {
      var place = start + 1
      while place < record.count {
        let isQuote = record[place] == quote
        let isPair = isQuote && place + 1 < record.count && record[place + 1] == quote
        if isQuote, !isPair {
          let after = place + 1
          if after == record.count || record[after] == delimiter { return after }
          break
        }
        place += isPair ? 2 : 1
      }
    }
    return record[start...].firstIndex(of: delimiter) ?? record.count
  }
}
