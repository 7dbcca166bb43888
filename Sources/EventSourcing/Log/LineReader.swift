import ByteTools

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A run of whole lines in one segment.
public struct SegmentRange: Hashable, Sendable {
  public let layout: LogLayout
  public let segment: Int
  /// The offset of the first byte, at the start of a line.
  public let start: Int
  /// The offset after the last byte, at the end of a line.
  public let end: Int

  public var path: String { layout.segment(segment) }
}

/// Reads lines through one buffer that is used again and again, so that memory stays flat.
public struct LineReader: ~Copyable {
  private var buffer: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var map: StructuralIndex
  /// What the checksums of the batches read so far have shown.
  public private(set) var checks: BatchChecksums

  /// The longest line a log may have.
  public static let maximumLineLength = 16 << 20

  /// - Parameters:
  ///   - capacity: The size of the buffer, in bytes.
  ///   - scope: Which batches are compared with their checksums. Where the first is not, the caller
  ///     joins ``checks`` with those of the ranges before.
  public init(capacity: Int = 256 << 10, checking scope: BatchChecksums.Scope = .all) {
    self.capacity = capacity
    checks = BatchChecksums(scope)
    buffer = Self.allocate(capacity)
    map = StructuralIndex(textLength: capacity)
  }

  deinit { buffer.deallocate() }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
    let room = capacity + EventDecoder.padding
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
    // The rest stays untouched until there is something in it: a page never used costs nothing.
    memset(buffer + capacity, 0, EventDecoder.padding)
    return buffer
  }

  /// Passes each line of the range, without its line feed, and its offset to `body`, until `body`
  /// returns false.
  ///
  /// All bytes have been checked to be UTF-8 text without control characters, and each line is
  /// followed by ``EventDecoder/padding`` readable bytes. Each batch with a line in the range is
  /// compared with the checksum in its commit line.
  ///
  /// - Throws: `LogError.damaged` if the bytes end early, are not text, do not match the checksum,
  ///   or a line has no end; and the errors of `body`.
  @inline(__always)
  public mutating func forEachLine(
    in range: SegmentRange,
    _ body: (_ line: Bytes, _ offset: Int) throws(LogError) -> Bool
  ) throws(LogError) {
    try forEachText(in: range) { (text, offset, checks) throws(LogError) in
      var start = 0
      while start < text.count {
        let line = text.line(at: start)
        let end = start + line.count + 1
        let isCommit = CommitLine.isClaimed(by: line)
        if isCommit { try checks.close(text, start..<end, in: range, at: offset) }
        guard try body(line, offset + start) else {
          if isCommit { checks.settle() }
          return false
        }
        start = end
      }
      return true
    }
  }

  /// Gives the lines of the range, many at a time, and the offset of the first to `body`, until that
  /// returns false.
  ///
  /// `body` gives each commit line to the ``BatchChecksums`` that it is handed.
  ///
  /// - Throws: As ``forEachLine(in:_:)``.
  @inline(__always)
  mutating func forEachText(
    in range: SegmentRange,
    _ body: (
      _ text: CheckedText, _ offset: Int, _ checks: inout BatchChecksums
    ) throws(LogError) -> Bool
  ) throws(LogError) {
    let file = try LogAccess.open(range.layout, range.segment)
    let path = range.path
    var filled = 0
    var offset = range.start
    var isWanted = true
    while offset < range.end {
      filled = try fill(from: file, range: range, offset: offset, filled: filled)
      guard let whole = lineEnd(before: filled) else {
        guard offset + filled < range.end, capacity < Self.maximumLineLength else {
          throw .damaged(
            LogPlace(path: path, offset: offset), reason: "the line has no end")
        }
        enlarge(keeping: filled)
        continue
      }
      let bad = map.mark(Bytes(start: buffer, count: whole))
      // The lines before a bad one are sound, and whoever repairs a log wants them.
      let sound = bad.map { lineEnd(before: $0) ?? 0 } ?? whole
      let text = CheckedText(bytes: Bytes(start: buffer, count: sound), stops: map.stops)
      checks.begin()
      if isWanted { isWanted = try body(text, offset, &checks) }
      if isWanted {
        checks.finish(text)
      } else {
        if checks.isSettled { return }
        if try checks.closeRest(of: text, in: range, at: offset) { return }
      }
      if let bad {
        throw .damaged(
          LogPlace(path: path, offset: offset + sound),
          reason: LineFault.invalidUTF8(offset: bad - sound).description)
      }
      memmove(buffer, buffer + whole, filled - whole)
      filled -= whole
      offset += whole
    }
  }

  private mutating func fill(
    from file: borrowing PosixFile, range: SegmentRange, offset: Int, filled: Int
  ) throws(LogError) -> Int {
    let wanted = min(capacity - filled, range.end - offset - filled)
    let got = try LogAccess.reading(range.path) { () throws(SystemFault) in
      try file.read(at: offset + filled, into: buffer + filled, count: wanted)
    }
    guard got == wanted else {
      throw .damaged(
        LogPlace(path: range.path, offset: offset + filled + got),
        reason: "the file ends before the acknowledged byte \(range.end)")
    }
    return filled + got
  }

  /// The place after the last line feed before `offset`.
  private func lineEnd(before offset: Int) -> Int? {
    var index = offset
    while index > 0 {
      if buffer[index - 1] == 0x0A { return index }
      index -= 1
    }
    return nil
  }

  private mutating func enlarge(keeping count: Int) {
    let larger = Self.allocate(capacity * 4)
    larger.update(from: buffer, count: count)
    buffer.deallocate()
    buffer = larger
    capacity *= 4
  }
}

/// Calls on a log's files with the log's own errors.
enum LogAccess {
  /// Opens a segment for reading.
  static func open(_ layout: LogLayout, _ segment: Int) throws(LogError) -> PosixFile {
    let path = layout.segment(segment)
    do throws(SystemFault) {
      return try PosixFile(reading: path, on: layout.disk)
    } catch {
      if error.isAbsence {
        throw .damaged(LogPlace(path: path, offset: 0), reason: "the segment is missing")
      }
      throw .cannotRead(path: path, reason: error.reason)
    }
  }

  /// The number of bytes in a segment.
  static func size(_ layout: LogLayout, _ segment: Int) throws(LogError) -> Int {
    let file = try open(layout, segment)
    return try reading(layout.segment(segment)) { () throws(SystemFault) in try file.size() }
  }

  /// The numbers of the segments, ascending.
  static func segments(_ layout: LogLayout) throws(LogError) -> [Int] {
    try reading(layout.log) { () throws(SystemFault) in try layout.segments() }
  }

  static func holds(_ layout: LogLayout, _ path: String) throws(LogError) -> Bool {
    try reading(path) { () throws(SystemFault) in try layout.disk.holds(path) }
  }

  static func reading<Value: ~Copyable>(
    _ path: String, _ body: () throws(SystemFault) -> Value
  ) throws(LogError) -> Value {
    do throws(SystemFault) {
      return try body()
    } catch {
      throw .cannotRead(path: path, reason: error.reason)
    }
  }

  static func writing<Value: ~Copyable>(
    _ path: String, _ body: () throws(SystemFault) -> Value
  ) throws(LogError) -> Value {
    do throws(SystemFault) {
      return try body()
    } catch {
      throw .notRecorded(path: path, reason: error.reason)
    }
  }
}

extension LogPlace {
  /// Returns the place with its line number, found by reading the bytes before it.
  public func counted() -> LogPlace {
    guard let file = try? PosixFile(reading: path) else { return self }
    var line = 1
    var position = 0
    while position < offset {
      guard let bytes = try? file.bytes(at: position, count: min(1 << 20, offset - position)) else {
        return self
      }
      // A place past the end of the file is that of the line that is not there.
      if bytes.isEmpty { break }
      line += bytes.count { $0 == 0x0A }
      position += bytes.count
    }
    return LogPlace(path: path, offset: offset, line: line)
  }
}
