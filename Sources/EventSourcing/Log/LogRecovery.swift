import ByteTools

/// What a writer does first with what a crash left behind.
enum LogRecovery {
  /// Acknowledges rolled-forward batches and moves cut-off bytes away; returns how many.
  static func settle(_ snapshot: LogSnapshot) throws(LogError) -> Int {
    let layout = snapshot.layout
    if snapshot.isRolledForward {
      let ranges = try snapshot.ranges(from: snapshot.acknowledged.end)
      try LogAccess.writing(layout.head) { () throws(SystemFault) in
        for range in ranges { try makeDurable(range) }
        try layout.disk.synchronizeFolder(layout.log)
        try layout.disk.replace(layout.head, with: Array(snapshot.head.text.utf8))
      }
    }
    guard snapshot.unacknowledged > 0 else { return 0 }
    return try quarantine(after: snapshot.head.end, layout)
  }

  /// Makes bytes durable that another process has written.
  ///
  /// They are written again: after a failed synchronization the system may take pages that were never
  /// stored for stored ones.
  private static func makeDurable(_ range: SegmentRange) throws(SystemFault) {
    let disk = range.layout.disk
    try disk.setWritable(range.path, true)
    let file = try PosixFile(writing: range.path, on: disk)
    try file.append(file, from: range.start, to: range.end, at: range.start)
    try file.synchronize()
  }

  /// Moves all bytes after a position to `quarantine/`, and returns how many there were.
  static func quarantine(
    after end: LogPosition, _ layout: LogLayout
  ) throws(LogError) -> Int {
    var moved = 0
    for segment in try LogAccess.segments(layout) where segment >= end.segment {
      let start = segment == end.segment ? end.offset : 0
      moved += try LogAccess.writing(layout.quarantine) { () throws(SystemFault) in
        let count = try cut(segment, from: start, layout)
        if segment > end.segment { try layout.disk.remove(layout.segment(segment)) }
        return count
      }
    }
    return moved
  }

  private static func cut(
    _ segment: Int, from start: Int, _ layout: LogLayout
  ) throws(SystemFault) -> Int {
    // A sealed segment that is cut open is written on.
    try layout.disk.setWritable(layout.segment(segment), true)
    let file = try PosixFile(writing: layout.segment(segment), on: layout.disk)
    let size = try file.size()
    guard size > start else { return 0 }
    try keep(file, from: start, to: size, as: "\(segment)-\(start)", layout)
    try file.truncate(to: start)
    try file.synchronize()
    return size - start
  }

  /// Copies a part of a segment to a new file in `quarantine/`, durably.
  static func keep(
    _ file: borrowing PosixFile, from start: Int, to end: Int, as name: String,
    _ layout: LogLayout
  ) throws(SystemFault) {
    try layout.disk.makeFolderIfAbsent(layout.quarantine)
    var number = 1
    func target() -> String { "\(layout.quarantine)/\(name)-\(number).jsonl" }
    while try layout.disk.holds(target()) { number += 1 }
    let copy = try PosixFile(writing: target(), on: layout.disk)
    try copy.append(file, from: start, to: end, at: 0)
    try copy.synchronize()
    try layout.disk.synchronizeFolder(layout.quarantine)
    try layout.disk.synchronizeFolder(layout.root)
  }
}
