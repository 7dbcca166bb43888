import ByteTools

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Splits a delimited file into records of cells, reading it in chunks.
///
/// A line ends with LF, CR or CRLF, also mixed in one file. A quote opens a quoted cell only at the
/// start of the cell (leading spaces are allowed). If no delimiter or line end follows the closing
/// quote, the quote is an ordinary character. `="0012"`, which makes spreadsheets keep a number as
/// text, is the text. Cells are slices of the buffer, or of the arena if doubled quotes had to be
/// unescaped; both stay valid until the next record.
struct RecordScanner: ~Copyable {
  static let chunkSize = 256 * 1024
  /// The longest quoted cell, in bytes; a longer one is an unclosed quote.
  static let longestQuotedCell = 20_000
  /// The longest record, in bytes.
  static let longestRecord = 4 << 20
  /// The maximum distance in bytes from the start of a record to the end of its look-ahead.
  static let lookAheadBytes = 64 * 1024
  /// A record with this many cells or more is an error.
  static let tooManyCells = 1 << 14

  private let source: FileSource
  private let delimiter: UInt8
  private let delimiterPattern: UInt64
  /// True if apostrophes quote cells too, which then hold no line end: `'Milk, 1 l'`.
  private let apostrophesQuote: Bool
  private let limit: Int

  private var buffer: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var position = 0
  private var filled = 0
  private var fileOffset: Int
  private var isAtEnd = false

  private var cells: UnsafeMutablePointer<Bytes>
  private var cellCapacity = 256
  /// Memory for the cells of look-ahead records, kept for reuse.
  private var spareCells: (room: UnsafeMutablePointer<Bytes>, capacity: Int)?
  private(set) var cellCount = 0
  /// The bytes of the current record without its line end.
  private(set) var raw = Bytes(start: nil, count: 0)
  /// The physical line on which the current record begins, from 1.
  private(set) var line = 0
  private var nextLine: Int
  /// The number of cells found in the record when the cell table was full; 0 otherwise.
  private var cellsSeen = 0
  /// True if the file ended without a line end after this record.
  private(set) var isUnterminated = false
  /// The number of cells with a quote that is an ordinary character.
  private(set) var strayQuotes = 0
  /// The number of cells in apostrophes, and of those that an apostrophe opens and none closes.
  private(set) var apostrophes = (closed: 0, open: 0)
  /// True if the buffer has bytes that are not UTF-8, so that each record must be checked.
  private(set) var holdsForeignBytes = false
  var arena = ByteArena()

  /// Reads records from the byte `offset` (for example after a byte-order mark) up to `limit`.
  init(
    _ source: FileSource, delimiter: UInt8, apostrophesQuote: Bool = false, from offset: Int = 0,
    line: Int = 1, limit: Int = .max
  ) {
    self.source = source
    self.delimiter = delimiter
    self.apostrophesQuote = apostrophesQuote
    self.limit = min(limit, source.byteCount)
    delimiterPattern = UInt64(delimiter) &* 0x0101_0101_0101_0101
    capacity = Self.chunkSize + 64
    buffer = .allocate(capacity: capacity)
    cells = .allocate(capacity: cellCapacity)
    fileOffset = offset
    nextLine = line
  }

  deinit {
    buffer.deallocate()
    cells.deallocate()
    spareCells?.room.deallocate()
  }

  @inline(__always)
  subscript(index: Int) -> Bytes {
    cells[index]
  }

  /// Makes one cell of a cell and the `further` ones behind it, with the delimiters between them.
  ///
  /// Does nothing if one of them stood in quotes.
  mutating func join(_ column: Int, with further: Int) {
    for next in (column + 1)...(column + further) {
      guard let end = cells[next - 1].baseAddress,
        cells[next].baseAddress == end + cells[next - 1].count + 1
      else { return }
    }
    guard let start = cells[column].baseAddress, let last = cells[column + further].baseAddress
    else { return }
    cells[column] = Bytes(start: start, count: last + cells[column + further].count - start)
    for place in (column + 1)..<(cellCount - further) { cells[place] = cells[place + further] }
    cellCount -= further
  }

  /// The position in the file after the last record read.
  var offset: Int { fileOffset - filled + position }

  /// Moves to the next record; returns false at the end of the file.
  mutating func next() throws(ImportError) -> Bool {
    arena.reset()
    if filled - position < Self.lookAheadBytes, !isAtEnd { try refill() }
    while true {
      if position >= filled {
        if isAtEnd { return false }
        try refill()
        if position >= filled { return false }
      }
      if scan() { return true }
      guard cellsSeen < Self.tooManyCells else {
        throw .tooLarge(
          source.path, line: nextLine, reason: "the record has \(Self.tooManyCells) columns or more"
        )
      }
      if isAtEnd { continue }
      guard filled - position <= Self.longestRecord else {
        throw .tooLarge(
          source.path, line: nextLine,
          reason: "the record is longer than \(Self.longestRecord >> 20) MiB")
      }
      try refill()
    }
  }

  /// The saved current record, while the scanner looks ahead.
  struct Place {
    fileprivate let position: Int, nextLine: Int, line: Int, cellCount: Int, strayQuotes: Int
    fileprivate let isUnterminated: Bool
    fileprivate let raw: Bytes
    fileprivate let cells: (room: UnsafeMutablePointer<Bytes>, capacity: Int)
  }

  /// Saves the current record and its cells until ``endLookAhead(_:)``.
  mutating func beginLookAhead() -> Place {
    let place = Place(
      position: position, nextLine: nextLine, line: line, cellCount: cellCount,
      strayQuotes: strayQuotes, isUnterminated: isUnterminated, raw: raw,
      cells: (cells, cellCapacity))
    if let spareCells {
      (cells, cellCapacity) = (spareCells.room, spareCells.capacity)
    } else {
      cells = UnsafeMutablePointer<Bytes>.allocate(capacity: cellCapacity)
    }
    spareCells = nil
    return place
  }

  /// Moves to a record after the saved one.
  ///
  /// Returns false at the end of the file, and if the record does not end within
  /// ``lookAheadBytes``. The result does not depend on where chunks end.
  mutating func nextAhead(of place: Place) -> Bool {
    guard position < filled, scan(), let start = place.raw.baseAddress else { return false }
    return UnsafePointer(buffer + position) - start <= Self.lookAheadBytes
  }

  /// True if no record follows the last look-ahead record.
  var isAtEndAhead: Bool { isAtEnd && position >= filled }

  /// Returns to the saved record.
  mutating func endLookAhead(_ place: Place) {
    spareCells = (cells, cellCapacity)
    (cells, cellCapacity) = place.cells
    (position, nextLine, line, cellCount) = (
      place.position, place.nextLine, place.line, place.cellCount
    )
    (strayQuotes, isUnterminated, raw) = (place.strayQuotes, place.isUnterminated, place.raw)
  }

  /// Moves the unread bytes to the front of the buffer and fills the rest from the file.
  private mutating func refill() throws(ImportError) {
    let rest = filled - position
    if rest > 0, position > 0 { memmove(buffer, buffer + position, rest) }
    position = 0
    filled = rest
    if capacity - filled < Self.chunkSize / 2 + 64 {
      capacity *= 2
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
      larger.update(from: buffer, count: filled)
      buffer.deallocate()
      buffer = larger
    }
    let room = min(capacity - filled - 64, limit - fileOffset)
    guard room > 0 else {
      isAtEnd = true
      return
    }
    let count = try source.read(
      into: UnsafeMutableRawBufferPointer(start: buffer + filled, count: room), at: fileOffset)
    holdsForeignBytes = Self.holdsForeignBytes(
      Bytes(start: buffer, count: filled + count), from: filled, wasForeign: holdsForeignBytes)
    filled += count
    fileOffset += count
    // Eight zero bytes after the data let the scanner load whole words up to its end.
    (buffer + filled).update(repeating: 0, count: 8)
    if count == 0 || fileOffset >= limit { isAtEnd = true }
  }

  /// Returns true if the buffer has invalid UTF-8 after new bytes were added from `start` on.
  private static func holdsForeignBytes(
    _ bytes: Bytes, from start: Int, wasForeign: Bool
  ) -> Bool {
    // A character may have begun in the last three bytes of the old data.
    let first = max(0, start - 3)
    var validator = UTF8Validator()
    validator.read(Bytes(rebasing: bytes[start...]))
    if validator.isASCII { return wasForeign && start > 0 }
    validator = UTF8Validator()
    var begin = first
    while begin < bytes.count, bytes[begin] & 0xC0 == 0x80 { begin += 1 }
    validator.read(Bytes(rebasing: bytes[begin...]))
    return !validator.isValid || (wasForeign && start > 0)
  }

  /// Reads one record from the buffer; returns false if its end is not in the buffer yet.
  private mutating func scan() -> Bool {
    let start = position
    var cellStart = start
    var count = 0
    var breaksInside = 0
    var strays = 0
    cellsSeen = 0
    while true {
      if count == cellCapacity {
        cellsSeen = count
        guard count < Self.tooManyCells else { return false }
        growCells()
      }
      if isQuoteAhead(at: cellStart) {
        var end = 0
        var newlines = 0
        switch scanQuoted(at: cellStart, cell: count, end: &end, newlines: &newlines) {
        case .incomplete: return false
        case .literal(let quote):
          if quote == UInt8(ascii: "'") { apostrophes.open += 1 } else { strays += 1 }
        case .closed:
          count += 1
          breaksInside += newlines
          if end < filled, buffer[end] == delimiter {
            cellStart = end + 1
            continue
          }
          return finish(start, at: end, count: count, breaks: breaksInside, strays: strays)
        }
      }
      let end = endOfPlainCell(from: cellStart)
      if end >= filled {
        guard isAtEnd else { return false }
        cells[count] = Bytes(start: buffer + cellStart, count: filled - cellStart)
        return finish(start, at: filled, count: count + 1, breaks: breaksInside, strays: strays)
      }
      if buffer[end] == delimiter {
        cells[count] = Bytes(start: buffer + cellStart, count: end - cellStart)
        count += 1
        cellStart = end + 1
        continue
      }
      cells[count] = Bytes(start: buffer + cellStart, count: end - cellStart)
      return finish(start, at: end, count: count + 1, breaks: breaksInside, strays: strays)
    }
  }

  /// Makes the bytes up to `end` the current record and skips its line end.
  private mutating func finish(
    _ start: Int, at end: Int, count: Int, breaks: Int, strays: Int
  ) -> Bool {
    var next = end
    if next < filled, buffer[next] == 0x0D {
      // The line feed of this CRLF may be in the next chunk.
      if next + 1 == filled, !isAtEnd { return false }
      next += 1
    }
    if next < filled, buffer[next] == 0x0A { next += 1 }
    isUnterminated = next == end
    raw = Bytes(start: buffer + start, count: end - start)
    cellCount = count
    line = nextLine
    nextLine += breaks + 1
    strayQuotes += strays
    position = next
    return true
  }

  /// Returns the end of the unquoted cell at `start`: a delimiter, a line end, or the end of the
  /// data.
  @inline(__always)
  private func endOfPlainCell(from start: Int) -> Int {
    var index = start
    while index < filled {
      let word = UnsafeRawPointer(buffer + index).loadUnaligned(as: UInt64.self)
      let hits =
        zeroBytes(word ^ delimiterPattern) | zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A)
        | zeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
      if hits != 0 { return min(index + hits.littleEndian.trailingZeroBitCount >> 3, filled) }
      index += 8
    }
    return filled
  }

  @inline(__always)
  private func isQuoteAhead(at start: Int) -> Bool {
    if isQuote(buffer[start]) { return start < filled }
    if buffer[start] == UInt8(ascii: "=") { return buffer[start + 1] == UInt8(ascii: "\"") }
    guard buffer[start] == UInt8(ascii: " "), delimiter != 0x20 else { return false }
    var index = start
    while index < filled, buffer[index] == UInt8(ascii: " ") { index += 1 }
    return index < filled && isQuote(buffer[index])
  }

  @inline(__always)
  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") && apostrophesQuote
  }

  /// The result of scanning a quoted cell: closed by a quote, an ordinary quote character, or not
  /// yet in the buffer completely.
  private enum QuotedCell {
    case closed, incomplete
    case literal(UInt8)
  }

  /// Reads a quoted cell into the cell table.
  ///
  /// Sets `end` to the delimiter, line end or end of data after it.
  private mutating func scanQuoted(
    at start: Int, cell: Int, end: inout Int, newlines: inout Int
  ) -> QuotedCell {
    var open = start
    while !isQuote(buffer[open]) { open += 1 }
    let quote = buffer[open]
    let endsWithLine = quote == UInt8(ascii: "'")
    var index = open + 1
    var doubled = 0
    while true {
      guard index < filled else {
        // An unclosed quote, or one whose cell is too long, is an ordinary character.
        if index - open > Self.longestQuotedCell { return .literal(quote) }
        return isAtEnd ? .literal(quote) : .incomplete
      }
      let byte = buffer[index]
      if byte == quote {
        if index + 1 >= filled, !isAtEnd { return .incomplete }
        if index + 1 < filled, buffer[index + 1] == quote {
          doubled += 1
          index += 2
          continue
        }
        break
      }
      if endsWithLine, byte == 0x0A || byte == 0x0D { return .literal(quote) }
      if byte == 0x0A || (byte == 0x0D && buffer[index + 1] != 0x0A) { newlines += 1 }
      index += 1
    }
    if index - open > Self.longestQuotedCell { return .literal(quote) }
    end = index + 1
    while end < filled,
      buffer[end] == UInt8(ascii: " ") || buffer[end] == 0x09 && delimiter != 0x09
    {
      end += 1
    }
    if end >= filled, !isAtEnd { return .incomplete }
    if end < filled {
      let byte = buffer[end]
      guard byte == delimiter || byte == 0x0A || byte == 0x0D else {
        newlines = 0
        return .literal(quote)
      }
    }
    let content = Bytes(start: buffer + open + 1, count: index - open - 1)
    cells[cell] = doubled == 0 ? content : undoubled(content, quote)
    if endsWithLine { apostrophes.closed += 1 }
    return .closed
  }

  private mutating func undoubled(_ content: Bytes, _ quote: UInt8) -> Bytes {
    let room = arena.reserve(content.count)
    var count = 0
    var index = 0
    while index < content.count {
      room[count] = content[index]
      count += 1
      index += content[index] == quote ? 2 : 1
    }
    let text = arena.commit(count)
    guard count > 2, text[0] == UInt8(ascii: "="), text[1] == UInt8(ascii: "\""),
      text[count - 1] == UInt8(ascii: "\"")
    else { return text }
    return Bytes(rebasing: text[2..<(count - 1)])
  }

  private mutating func growCells() {
    let larger = UnsafeMutablePointer<Bytes>.allocate(capacity: cellCapacity * 2)
    larger.update(from: cells, count: cellCapacity)
    cells.deallocate()
    cells = larger
    cellCapacity *= 2
  }
}

/// Returns a word with 0x80 in each byte that is zero in `word`, and 0 in all others.
@inline(__always)
func zeroBytes(_ word: UInt64) -> UInt64 {
  let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  return ~(((word & low) &+ low) | word | low)
}
