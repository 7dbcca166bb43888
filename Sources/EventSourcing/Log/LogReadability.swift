import ByteTools

/// Up to where this program has read every line of a log, in `cache/readable`.
///
/// A writer that cannot read the log does not know what it writes behind. The file saves it from reading
/// the whole log each time; deleting it changes nothing but speed. It counts only if the log still has
/// the commit line that it names, and no segment was written to since.
enum LogReadability {
  /// Reads what no run of this program has read yet.
  ///
  /// - Throws: `LogError.newer` or `.damaged` naming the line that cannot be read.
  static func check(_ snapshot: LogSnapshot) throws(LogError) {
    let start = readEnd(of: snapshot)
    guard start < snapshot.head.end else { return }
    var scan = EventScan()
    try scan.forEachEvent(in: snapshot.ranges(from: start)) { (_, _) throws(LogError) in true }
    if let last = snapshot.last { note(last, end: snapshot.head.end, snapshot.layout) }
  }

  /// Notes that every line up to a commit can be read; what fails is left.
  static func note(_ commit: CommitLine, end: LogPosition, _ layout: LogLayout) {
    guard let stamp = stamp(of: layout, upTo: end.segment) else { return }
    let text = "\(program) \(stamp) \(end.segment) \(end.offset) \(commit.text)\n"
    let path = path(layout)
    let temporary = FileSystem.temporaryName(for: path)
    do {
      try layout.disk.makeFolderIfAbsent(layout.cache)
      do {
        let file = try PosixFile(writing: temporary, on: layout.disk)
        try file.truncate(to: 0)
        try Array(text.utf8).withUnsafeBufferPointer { try file.write($0, at: 0) }
      }
      try layout.disk.rename(temporary, to: path)
    } catch {
      try? layout.disk.remove(temporary)
    }
  }

  /// Where the part of the log ends that has been read; its start if that is not known.
  private static func readEnd(of snapshot: LogSnapshot) -> LogPosition {
    guard let file = try? PosixFile(reading: path(snapshot.layout), on: snapshot.layout.disk),
      let bytes = try? file.bytes(at: 0, count: 2 * CommitScan.longestLine)
    else { return .start }
    let parts = bytes.dropLast().split(
      separator: 0x20, maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].elementsEqual(program.utf8),
      let segment = Int(String(decoding: parts[2], as: UTF8.self)),
      let offset = Int(String(decoding: parts[3], as: UTF8.self)),
      segment <= snapshot.head.end.segment,
      stamp(of: snapshot.layout, upTo: segment)?.utf8.elementsEqual(parts[1]) == true
    else { return .start }
    let end = LogPosition(segment: segment, offset: offset)
    guard end <= snapshot.head.end,
      snapshot.line(endingAt: end, length: parts[4].count).map(parts[4].elementsEqual) == true
    else { return .start }
    return end
  }

  /// When the segments were last written to, mixed into one word; nil where that is not known.
  private static func stamp(of layout: LogLayout, upTo last: Int) -> String? {
    var times: [Int] = []
    for segment in 1...max(1, last) {
      guard let status = try? layout.disk.status(at: layout.segment(segment)) else { return nil }
      times.append(status.modified)
    }
    let mix = times.withUnsafeBytes { StableHash.mix($0) }
    return String(UInt64(truncatingIfNeeded: mix), radix: 16)
  }

  private static func path(_ layout: LogLayout) -> String { layout.cache + "/readable" }

  /// What this program can read: another one has other event types.
  private static let program: String = {
    let names = EventType.allCases.map(\.wireName).joined(separator: " ")
    let mix = Array(names.utf8).withUnsafeBytes { StableHash.mix($0) }
    return "readable-1-" + String(UInt64(truncatingIfNeeded: mix), radix: 16)
  }()
}
