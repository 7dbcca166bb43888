import ByteTools

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Cuts a delimited file into records of cells, reading it in chunks.
///
/// Line ends may be LF, CR, CRLF or any mixture. A quote opens a cell only at the cell's start (after
/// blanks); where it is not closed before a delimiter or a line end it is an ordinary character.
/// Cells are slices of the buffer, or of an arena where doubled quotes had to be undone; both are
/// valid until the next record.
struct RecordScanner: ~Copyable {
  static let chunkSize = 256 * 1024
  /// A quoted cell longer than this was not meant to be one.
  static let longestQuotedCell = 20_000
  /// The most bytes of a record.
  static let longestRecord = 4 << 20
  /// How many bytes from the beginning of a record on can be looked at before it is left.
  static let lookAheadBytes = 64 * 1024
  /// A record with as many cells is refused.
  static let tooManyCells = 1 << 14

  private let source: FileSource
  private let delimiter: UInt8
  private let delimiterPattern: UInt64
  private let limit: Int

  private var buffer: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var position = 0
  private var filled = 0
  private var fileOffset: Int
  private var isAtEnd = false

  private var cells: UnsafeMutablePointer<Bytes>
  private var cellCapacity = 256
  /// Room for the cells of records that are looked at ahead.
  private var spareCells: (room: UnsafeMutablePointer<Bytes>, capacity: Int)?
  private(set) var cellCount = 0
  /// The record's bytes without its line end.
  private(set) var raw = Bytes(start: nil, count: 0)
  /// The physical line the record begins on, from 1.
  private(set) var line = 0
  private var nextLine: Int
  /// How many cells of the record had been found when room for more was needed.
  private var cellsSeen = 0
  /// Whether the record ended with the file, without a line end.
  private(set) var isUnterminated = false
  /// How many cells had a quote that had to be taken literally.
  private(set) var strayQuotes = 0
  /// Whether the buffer holds bytes that are no UTF-8, so that each record has to be looked at.
  private(set) var holdsForeignBytes = false
  var arena = ByteArena()

  /// Reads records from a position (after a byte-order mark, say) up to another.
  init(
    _ source: FileSource, delimiter: UInt8, from offset: Int = 0,
    line: Int = 1, limit: Int = .max
  ) {
    self.source = source
    self.delimiter = delimiter
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

  /// The position in the file just behind the record read last.
  var offset: Int { fileOffset - filled + position }

  /// Moves on to the next record; false at the end of the file.
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

  /// The present record, kept while those below it are looked at.
  struct Place {
    fileprivate let position: Int, nextLine: Int, line: Int, cellCount: Int, strayQuotes: Int
    fileprivate let isUnterminated: Bool
    fileprivate let raw: Bytes
    fileprivate let cells: (room: UnsafeMutablePointer<Bytes>, capacity: Int)
  }

  /// Keeps the present record and its cells until ``endLookAhead(_:)``.
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

  /// Moves on to a record below the kept one; false at the end of the file and where the record does
  /// not end within ``lookAheadBytes``, wherever chunks of the file end.
  mutating func nextAhead(of place: Place) -> Bool {
    guard position < filled, scan(), let start = place.raw.baseAddress else { return false }
    return UnsafePointer(buffer + position) - start <= Self.lookAheadBytes
  }

  /// Whether nothing stands below the record that was looked at last.
  var isAtEndAhead: Bool { isAtEnd && position >= filled }

  /// Returns to the kept record.
  mutating func endLookAhead(_ place: Place) {
    spareCells = (cells, cellCapacity)
    (cells, cellCapacity) = place.cells
    (position, nextLine, line, cellCount) = (
      place.position, place.nextLine, place.line, place.cellCount
    )
    (strayQuotes, isUnterminated, raw) = (place.strayQuotes, place.isUnterminated, place.raw)
  }

  /// Moves the unread rest to the front and reads on behind it.
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
    // Eight bytes of nothing behind the data let whole words be read up to its end.
    (buffer + filled).update(repeating: 0, count: 8)
    if count == 0 || fileOffset >= limit { isAtEnd = true }
  }

  /// Whether new bytes at the end of the buffer make it ill-formed, as far as can be told.
  private static func holdsForeignBytes(
    _ bytes: Bytes, from start: Int, wasForeign: Bool
  ) -> Bool {
    // A character may have begun in the rest that was carried over.
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

  /// Reads one record from the buffer; false if it is not whole there.
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
        case .literal: strays += 1
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

  /// Takes the record that ends before `end` and steps over its line end.
  private mutating func finish(
    _ start: Int, at end: Int, count: Int, breaks: Int, strays: Int
  ) -> Bool {
    var next = end
    if next < filled, buffer[next] == 0x0D {
      // Whether a line feed belongs to it may only show in the next chunk.
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

  /// Where the unquoted cell that starts here ends: at a delimiter, a line end, or the data's end.
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
    if buffer[start] == UInt8(ascii: "\"") { return start < filled }
    guard buffer[start] == UInt8(ascii: " "), delimiter != 0x20 else { return false }
    var index = start
    while index < filled, buffer[index] == UInt8(ascii: " ") { index += 1 }
    return index < filled && buffer[index] == UInt8(ascii: "\"")
  }

  private enum QuotedCell {
    case closed, literal, incomplete
  }

  /// Reads a quoted cell into the table; `end` is the delimiter, line end or end of data behind it.
  private mutating func scanQuoted(
    at start: Int, cell: Int, end: inout Int, newlines: inout Int
  ) -> QuotedCell {
    var open = start
    while buffer[open] == UInt8(ascii: " ") { open += 1 }
    var index = open + 1
    var doubled = 0
    while true {
      guard index < filled else {
        // An unclosed quote at the end of the file, or one that swallows too much, is a character.
        if index - open > Self.longestQuotedCell { return .literal }
        return isAtEnd ? .literal : .incomplete
      }
      let byte = buffer[index]
      if byte == UInt8(ascii: "\"") {
        if index + 1 >= filled, !isAtEnd { return .incomplete }
        if index + 1 < filled, buffer[index + 1] == UInt8(ascii: "\"") {
          doubled += 1
          index += 2
          continue
        }
        break
      }
      if byte == 0x0A || (byte == 0x0D && buffer[index + 1] != 0x0A) { newlines += 1 }
      index += 1
    }
    if index - open > Self.longestQuotedCell { return .literal }
    end = index + 1
    while end < filled, buffer[end] == UInt8(ascii: " ") { end += 1 }
    if end >= filled, !isAtEnd { return .incomplete }
    if end < filled {
      let byte = buffer[end]
      guard byte == delimiter || byte == 0x0A || byte == 0x0D else {
        newlines = 0
        return .literal
      }
    }
    let content = Bytes(start: buffer + open + 1, count: index - open - 1)
    cells[cell] = doubled == 0 ? content : undoubled(content)
    return .closed
  }

  private mutating func undoubled(_ content: Bytes) -> Bytes {
    let room = arena.reserve(content.count)
    var count = 0
    var index = 0
    while index < content.count {
      room[count] = content[index]
      count += 1
      index += content[index] == UInt8(ascii: "\"") ? 2 : 1
    }
    return arena.commit(count)
  }

  private mutating func growCells() {
    let larger = UnsafeMutablePointer<Bytes>.allocate(capacity: cellCapacity * 2)
    larger.update(from: cells, count: cellCapacity)
    cells.deallocate()
    cells = larger
    cellCapacity *= 2
  }
}

/// 0x80 in each byte of the word that is zero, and nothing elsewhere.
@inline(__always)
func zeroBytes(_ word: UInt64) -> UInt64 {
  let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  return ~(((word & low) &+ low) | word | low)
}
