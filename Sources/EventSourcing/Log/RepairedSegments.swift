import ByteTools
import GroceryModel

/// Batches on their way to new segments, with a new chain.
struct RepairedSegments: ~Copyable {
  private let layout: LogLayout
  /// The number that the first new segment will have, and the one that it has until then.
  private let first: Int
  private let temporary: Int
  private var head: LogHead
  private var late: LogPosition?
  /// What the next commit line has to say of the log's old head.
  private var repaired: SHA256Digest?
  private var number = 0
  private var offset = 0
  private var decoder = EventDecoder()
  private var reader = LineReader()

  init(
    _ layout: LogLayout, from head: LogHead, late: LogPosition?, first: Int, temporary: Int
  ) {
    self.layout = layout
    self.head = head
    self.late = late
    self.first = first
    self.temporary = temporary
  }

  /// Writes a commit line without events that says that the log was repaired; where there is no moment
  /// for it, the next batch's commit line says so.
  mutating func mark(repaired oldHead: SHA256Digest?, _ moment: Instant?) throws(LogError) {
    // A number that a failed repair has used holds bytes of that one.
    let path = layout.segment(temporary)
    try LogAccess.writing(path) { () throws(SystemFault) in
      try PosixFile(writing: path, on: layout.disk).truncate(to: 0)
    }
    let nothing = SHA256.digest(of: [UInt8]())
    guard let moment else {
      repaired = oldHead ?? nothing
      return
    }
    try close(
      CommitLine(
        recorded: moment, events: 0, bytes: 0, sequence: head.sequence,
        digest: nothing, previous: head.commit, late: late, lateBefore: nil,
        repaired: oldHead ?? nothing, checksum: 0))
  }

  /// Copies a batch and closes it with a commit line of the new chain.
  mutating func append(_ batch: LogSalvage.ProvenBatch) throws(LogError) {
    if offset >= LogWriter.segmentLimit {
      number += 1
      offset = 0
      let path = layout.segment(temporary + number)
      try LogAccess.writing(path) { () throws(SystemFault) in
        try PosixFile(writing: path, on: layout.disk).truncate(to: 0)
      }
    }
    let range = SegmentRange(
      layout: layout, segment: batch.segment, start: batch.start, end: batch.commitStart)
    let (holdsLate, checksum) = try look(at: range, of: batch)
    let start = LogPosition(segment: first + number, offset: offset)
    let path = layout.segment(temporary + number)
    let place = offset
    try LogAccess.writing(path) { () throws(SystemFault) in
      let source = try PosixFile(reading: range.path, on: layout.disk)
      try PosixFile(writing: path, on: layout.disk).append(
        source, from: range.start, to: range.end, at: place)
    }
    offset += batch.commit.bytes
    let old = batch.commit
    try close(
      CommitLine(
        recorded: old.recorded, events: old.events, bytes: old.bytes,
        sequence: head.sequence + old.events, digest: old.digest, previous: head.commit,
        late: holdsLate ? start : late, lateBefore: holdsLate ? late : nil,
        repaired: repaired ?? old.repaired, checksum: checksum))
    repaired = nil
  }

  /// True if a batch holds events that change how others are read, and the checksum of its bytes.
  private mutating func look(
    at range: SegmentRange, of batch: LogSalvage.ProvenBatch
  ) throws(LogError) -> (holdsLate: Bool, checksum: UInt32) {
    var holdsLate = false
    var checksum = CRC32C()
    try reader.forEachLine(in: range) { (line, _) throws(LogError) in
      checksum.update(
        UnsafeRawBufferPointer(start: line.baseAddress, count: line.count + 1))
      do throws(LineFault) {
        try decoder.decode(line)
        if decoder.event.type.isLate { holdsLate = true }
      } catch {
        // A newer program wrote the line, and its commit line says where its late events start.
        if batch.commit.late == LogPosition(segment: batch.segment, offset: batch.start) {
          holdsLate = true
        }
      }
      return true
    }
    return (holdsLate, checksum.value)
  }

  private mutating func close(_ commit: CommitLine) throws(LogError) {
    let line = Array(commit.text.utf8)
    let path = layout.segment(temporary + number)
    let place = offset
    try LogAccess.writing(path) { () throws(SystemFault) in
      let file = try PosixFile(writing: path, on: layout.disk)
      try (line + [0x0A]).withUnsafeBufferPointer { (bytes) throws(SystemFault) in
        try file.write(bytes, at: place)
      }
    }
    offset += line.count + 1
    late = commit.late
    head = LogHead(
      end: LogPosition(segment: first + number, offset: offset), sequence: commit.sequence,
      commit: SHA256.digest(of: line))
  }

  /// Makes all new segments durable.
  ///
  /// - Returns: The new head, and how many segments there are.
  consuming func finish() throws(LogError) -> (head: LogHead, segments: Int) {
    let (layout, temporary, number) = (layout, temporary, number)
    try LogAccess.writing(layout.log) { () throws(SystemFault) in
      for extra in 0...number {
        try PosixFile(writing: layout.segment(temporary + extra), on: layout.disk).synchronize()
      }
      try layout.disk.synchronizeFolder(layout.log)
    }
    return (head, number + 1)
  }
}
