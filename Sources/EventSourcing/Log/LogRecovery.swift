/// What a writer does first with what a crash left behind.
enum LogRecovery {
  /// Acknowledges rolled-forward batches and moves cut-off bytes away; returns how many.
  static func settle(_ snapshot: LogSnapshot) throws(LogError) -> Int {
    let layout = snapshot.layout
    if snapshot.isRolledForward || !FileSystem.exists(layout.head) {
      try LogAccess.writing(layout.head) { () throws(SystemFault) in
        if snapshot.head.end != .start {
          // The crash may have come before the batch was durable, and HEAD must not outlive it.
          let segment = layout.segment(snapshot.head.end.segment)
          try PosixFile(reading: segment).synchronize()
          try FileSystem.synchronizeDirectory(layout.log)
        }
        try FileSystem.replace(layout.head, with: Array(snapshot.head.text.utf8))
      }
    }
    guard snapshot.unacknowledged > 0 else { return 0 }
    return try quarantine(after: snapshot.head.end, layout)
  }

  /// Moves all bytes after a position to `quarantine/`, and returns how many there were.
  static func quarantine(
    after end: LogPosition, _ layout: LogLayout
  ) throws(LogError) -> Int {
    var moved = 0
    let segments = try LogAccess.reading(layout.log) { () throws(SystemFault) in
      try layout.segments()
    }
    for segment in segments where segment >= end.segment {
      let start = segment == end.segment ? end.offset : 0
      moved += try LogAccess.writing(layout.quarantine) { () throws(SystemFault) in
        let count = try cut(segment, from: start, layout)
        if segment > end.segment { FileSystem.remove(layout.segment(segment)) }
        return count
      }
    }
    return moved
  }

  private static func cut(
    _ segment: Int, from start: Int, _ layout: LogLayout
  ) throws(SystemFault) -> Int {
    // A sealed segment that is cut open is written on.
    try FileSystem.makeWritable(layout.segment(segment))
    let file = try PosixFile(writing: layout.segment(segment))
    let size = try file.size()
    guard size > start else { return 0 }
    try FileSystem.makeDirectory(layout.quarantine)
    var number = 1
    func target() -> String { "\(layout.quarantine)/\(segment)-\(start)-\(number).jsonl" }
    while FileSystem.exists(target()) { number += 1 }
    let copy = try PosixFile(writing: target())
    var offset = start
    while offset < size {
      let bytes = try file.bytes(at: offset, count: min(1 << 20, size - offset))
      try bytes.withUnsafeBufferPointer { (buffer) throws(SystemFault) in
        try copy.write(buffer, at: offset - start)
      }
      offset += bytes.count
    }
    try copy.synchronize()
    try FileSystem.synchronizeDirectory(layout.quarantine)
    try file.truncate(to: start)
    try file.synchronize()
    return size - start
  }
}
