import ByteTools
import GroceryModel

/// Writes what a repair keeps.
///
/// The steps are ordered so that after a failure at any of them every kept batch still lies in `log/`,
/// once or twice, and the repair can be run again: first copies, then the removal of what they replace.
enum LogRewriting {
  /// - Returns: The head of the repaired log, which is still to be written to `HEAD`.
  static func rewrite(
    _ layout: LogLayout, _ salvage: LogSalvage
  ) throws(LogError) -> LogHead {
    try LogAccess.writing(layout.quarantine) { () throws(SystemFault) in
      for part in salvage.rejected {
        let file = try PosixFile(reading: layout.segment(part.segment), on: layout.disk)
        try LogRecovery.keep(
          file, from: part.start, to: part.end, as: "\(part.segment)-\(part.start)", layout)
      }
    }
    let sound = salvage.soundHead
    guard !salvage.problems.isEmpty else {
      try cut(layout, salvage, after: sound.end)
      return sound
    }
    let first = sound.end.offset > 0 ? sound.end.segment + 1 : sound.end.segment
    let temporary = max(salvage.segments.last ?? 0, first) + 1
    var copy = RepairedSegments(
      layout, from: sound, late: salvage.lateInBeginning, first: first, temporary: temporary)
    try copy.mark(repaired: salvage.oldHead, markMoment(salvage))
    for batch in salvage.batches[salvage.soundCount...] { try copy.append(batch) }
    let (head, count) = try copy.finish()
    try cut(layout, salvage, after: sound.end)
    try LogAccess.writing(layout.log) { () throws(SystemFault) in
      for number in 0..<count where temporary + number != first + number {
        try layout.disk.rename(
          layout.segment(temporary + number), to: layout.segment(first + number))
      }
      try layout.disk.synchronizeFolder(layout.log)
    }
    return head
  }

  /// Returns the `recorded` time of the repair's own commit line: a microsecond before the first
  /// batch after the damage, or after the last batch if no batch follows.
  ///
  /// - Returns: Nil if no moment is left between the two batches.
  private static func markMoment(_ salvage: LogSalvage) -> Instant? {
    let before = salvage.batches[..<salvage.soundCount].last?.commit.recorded.microseconds
    let after = salvage.batches[salvage.soundCount...].first?.commit.recorded.microseconds
    guard let after else { return Instant(microseconds: (before ?? -1) + 1) }
    return after - 1 == before ? nil : Instant(microseconds: after - 1)
  }

  /// Takes away what lies behind the sound beginning.
  private static func cut(
    _ layout: LogLayout, _ salvage: LogSalvage, after end: LogPosition
  ) throws(LogError) {
    try LogAccess.writing(layout.log) { () throws(SystemFault) in
      for segment in salvage.segments where segment >= end.segment {
        let path = layout.segment(segment)
        if segment > end.segment || end.offset == 0 {
          try layout.disk.remove(path)
          continue
        }
        let file = try PosixFile(reading: path, on: layout.disk)
        guard try file.size() > end.offset else { continue }
        try layout.disk.setWritable(path, true)
        let writable = try PosixFile(writing: path, on: layout.disk)
        try writable.truncate(to: end.offset)
        try writable.synchronize()
      }
      try layout.disk.synchronizeFolder(layout.log)
    }
  }
}
