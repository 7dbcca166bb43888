#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A run of whole lines in one segment.
public struct SegmentRange: Hashable, Sendable {
  public let segment: Int
  public let path: String
  public let start: Int
  public let end: Int
}

/// Reads lines through one buffer that is used again and again, so that memory stays flat.
public struct LineReader: ~Copyable {
  private var buffer: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var map: StopMap

  /// The longest line a log may have.
  public static let maximumLineLength = 16 << 20

  public init(capacity: Int = 256 << 10) {
    self.capacity = capacity
    buffer = Self.allocate(capacity)
    map = StopMap(textLength: capacity)
  }

  deinit { buffer.deallocate() }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
    let room = capacity + EventDecoder.padding
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
    memset(buffer, 0, room)
    return buffer
  }

  /// Gives each line of the range, without its line feed, and its offset to `body`, until that
  /// returns false.
  ///
  /// All bytes have been checked to be UTF-8 text without control characters, and each line is
  /// followed by ``EventDecoder/padding`` readable bytes.
  ///
  /// - Throws: `LogError.damaged` where the bytes end early, are not text, or a line never ends;
  ///   and what `body` throws.
  @inline(__always)
  public mutating func forEachLine(
    in range: SegmentRange,
    _ body: (_ line: Bytes, _ offset: Int) throws(LogError) -> Bool
  ) throws(LogError) {
    try forEachText(in: range) { (text, offset) throws(LogError) in
      var start = 0
      while start < text.count {
        let line = text.line(at: start)
        guard try body(line, offset + start) else { return false }
        start += line.count + 1
      }
      return true
    }
  }

  /// Gives the lines of the range, many at a time, and the offset of the first to `body`, until that
  /// returns false.
  ///
  /// - Throws: As ``forEachLine(in:_:)``.
  @inline(__always)
  public mutating func forEachText(
    in range: SegmentRange,
    _ body: (_ text: CheckedText, _ offset: Int) throws(LogError) -> Bool
  ) throws(LogError) {
    let file = try LogAccess.open(range.path)
    var filled = 0
    var offset = range.start
    while offset < range.end {
      filled = try fill(from: file, range: range, offset: offset, filled: filled)
      guard let whole = lineEnd(before: filled) else {
        guard offset + filled < range.end, capacity < Self.maximumLineLength else {
          throw .damaged(
            LogPlace(path: range.path, offset: offset), reason: "the line has no end")
        }
        enlarge(keeping: filled)
        continue
      }
      let bad = map.mark(Bytes(start: buffer, count: whole))
      // The lines before a bad one are sound, and whoever repairs a log wants them.
      let sound = bad.map { lineEnd(before: $0) ?? 0 } ?? whole
      let text = CheckedText(bytes: Bytes(start: buffer, count: sound), stops: map.stops)
      guard try body(text, offset) else { return }
      if let bad {
        throw .damaged(
          LogPlace(path: range.path, offset: offset + sound),
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
        reason: "the file ends before byte \(range.end), which was acknowledged")
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
  static func open(_ path: String) throws(LogError) -> PosixFile {
    do throws(SystemFault) {
      return try PosixFile(reading: path)
    } catch {
      if error.isAbsence {
        throw .damaged(LogPlace(path: path, offset: 0), reason: "the segment is missing")
      }
      throw .cannotRead(path: path, reason: error.reason)
    }
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
  /// The same place with its line number, counted by reading what stands before it.
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
