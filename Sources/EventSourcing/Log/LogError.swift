import ByteTools

/// A place in a segment of the log.
public struct LogPlace: Hashable, Sendable {
  public let path: String
  /// Bytes before the line.
  public let offset: Int
  /// The line's number from 1, where it was counted.
  public let line: Int?

  public init(path: String, offset: Int, line: Int? = nil) {
    self.path = path
    self.offset = offset
    self.line = line
  }
}

extension LogPlace {
  /// True if the first line of the file ends in CR LF.
  ///
  /// No line that was written here does: another program has rewritten the line ends, and so moved
  /// every byte, though no fact is lost.
  public var hasForeignLineEnds: Bool {
    guard let file = try? PosixFile(reading: path),
      let bytes = try? file.bytes(at: 0, count: 1 << 16),
      let end = bytes.firstIndex(of: 0x0A), end > 0
    else { return false }
    return bytes[end - 1] == 0x0D
  }
}

/// Why a log cannot be read or written; nothing has been recorded when one of these is thrown, but for
/// ``notKnown(path:reason:)``.
public enum LogError: Error, Hashable, Sendable {
  /// There is no larder at that path.
  case absent(path: String)
  /// The bytes are not those that were acknowledged.
  case damaged(LogPlace, reason: String)
  /// A newer Larder wrote it.
  case newer(LogPlace, reason: String)
  /// Another writer held the lock for all the time that was granted.
  case locked(path: String, seconds: Double)
  /// Another writer appended first.
  case noCopy(path: String, reason: String)
  case conflict(expected: Int, found: Int)
  case cannotCreate(path: String, reason: String)
  case cannotRead(path: String, reason: String)
  /// A write failed, and the batch is not in the log.
  case notRecorded(path: String, reason: String)
  /// A write failed, and so did taking the batch back: the next writer finds out whether it is in the
  /// log.
  case notKnown(path: String, reason: String)
  /// An event that a caller wants to append is not one.
  case refused(LineFault)
}
