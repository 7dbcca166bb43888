import ByteTools

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A whole commit line, and where it lies in its segment.
struct FoundCommit {
  let commit: CommitLine
  /// The line without its line feed.
  let line: [UInt8]
  /// Where the line starts.
  let start: Int

  var end: Int { start + line.count + 1 }
  /// Where the batch starts, if the bytes before the line are its own.
  var batchStart: Int { start - commit.bytes }
}

/// Finds whole commit lines in bytes that may hold anything else as well.
///
/// It takes one pass and constant memory, however long the lines are.
enum CommitScan {
  /// A longer line is no commit line.
  static let longestLine = 4096
  private static let portion = 256 << 10

  /// Gives the commit lines of a part of a segment to `body` in order, until that returns false.
  ///
  /// - Throws: `LogError.cannotRead`, and what `body` throws.
  static func forEachCommit(
    in file: borrowing PosixFile, path: String, from start: Int, to end: Int,
    _ body: (FoundCommit) throws(LogError) -> Bool
  ) throws(LogError) {
    var line: [UInt8] = []
    var lineStart = start
    var offset = start
    while offset < end {
      let bytes = try LogAccess.reading(path) { () throws(SystemFault) in
        try file.bytes(at: offset, count: min(portion, end - offset))
      }
      guard !bytes.isEmpty else { return }
      var used = 0
      while let feed = bytes[used...].firstFeed {
        append(bytes[used..<feed], to: &line)
        used = feed + 1
        if let commit = line.withUnsafeBufferPointer({ CommitLine($0) }) {
          guard try body(FoundCommit(commit: commit, line: line, start: lineStart)) else { return }
        }
        line.removeAll(keepingCapacity: true)
        lineStart = offset + used
      }
      append(bytes[used...], to: &line)
      offset += bytes.count
    }
  }

  /// Appends to a line; an over-long line is kept only as far as needed to detect its length.
  private static func append(_ bytes: ArraySlice<UInt8>, to line: inout [UInt8]) {
    line += bytes.prefix(longestLine + 1 - line.count)
  }

  /// True if the bytes before a commit line are those of the batch that it closes.
  static func isProven(
    _ found: FoundCommit, in file: borrowing PosixFile, path: String
  ) throws(LogError) -> Bool {
    guard found.line.count <= longestLine, found.commit.bytes >= 0, found.batchStart >= 0 else {
      return false
    }
    var digest = PiecewiseDigest()
    var events = 0
    var offset = found.batchStart
    while offset < found.start {
      let bytes = try LogAccess.reading(path) { () throws(SystemFault) in
        try file.bytes(at: offset, count: min(PiecewiseDigest.portion, found.start - offset))
      }
      guard !bytes.isEmpty else { return false }
      digest.update(bytes)
      events += bytes.count { $0 == 0x0A }
      offset += bytes.count
    }
    return events == found.commit.events && digest.finish() == found.commit.digest
  }
}

extension ArraySlice<UInt8> {
  /// The place of the first line feed.
  fileprivate var firstFeed: Int? {
    withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap { memchr($0, 0x0A, bytes.count) }
        .map { startIndex + (UnsafeRawPointer($0) - (bytes.baseAddress ?? UnsafeRawPointer($0))) }
    }
  }
}
