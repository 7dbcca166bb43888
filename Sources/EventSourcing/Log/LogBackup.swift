import ByteTools
import GroceryModel

/// Copies the acknowledged part of a log into a folder that is a larder itself; a second copy into it
/// adds what is new.
///
/// Writers may go on meanwhile: bytes below the end of a snapshot never change. The copy is read back
/// and checked before its `HEAD` names it, so that an unsound log never replaces a sound copy.
public struct LogBackup {
  /// The batches that were copied.
  public let batches: Int
  public let events: Int
  /// How many of the events were not in the folder before.
  public let newEvents: Int
  /// The SHA-256 of the last commit line; nil in an empty log.
  public let head: SHA256Digest?

  /// - Parameters:
  ///   - snapshot: What is copied.
  ///   - target: Where to: a folder that is not there, is empty, or holds an earlier copy.
  ///   - lockTimeout: How many seconds to wait for another copy to the same folder.
  /// - Throws: `LogError.damaged` where the log is unsound, `.noCopy` where the folder holds what the log
  ///   does not, `.cannotCreate`, `.cannotRead`, `.notRecorded`, `.locked`.
  public init(
    of snapshot: LogSnapshot, to target: LogLayout, lockTimeout: Double
  ) throws(LogError) {
    let identity = try Self.identity(of: snapshot.layout)
    try LogCreation.makeDirectories(target)
    let lock = try LogLock(target, timeout: lockTimeout)
    let known = try Self.head(of: target, identity, in: snapshot)
    for segment in known.end.segment...snapshot.head.end.segment {
      try Self.copy(
        segment, from: segment == known.end.segment ? known.end.offset : 0, of: snapshot, to: target
      )
    }
    let check = try LogVerification(of: LogSnapshot(copyOf: snapshot, in: target))
    if let problem = check.problems.first {
      try Self.withdraw(to: known, of: snapshot, target)
      let path = snapshot.layout.root + problem.place.path.dropFirst(target.root.utf8.count)
      throw .damaged(
        LogPlace(path: path, offset: problem.place.offset).counted(), reason: problem.reason)
    }
    try LogAccess.writing(target.head) { () throws(SystemFault) in
      try target.disk.synchronizeFolder(target.log)
      try target.disk.replace(target.head, with: Array(snapshot.head.text.utf8))
      guard try !target.disk.holds(target.identity) else { return }
      try target.disk.replace(target.identity, with: identity)
    }
    (batches, events, head) = (check.batches, check.events, check.head)
    newEvents = snapshot.head.sequence - known.sequence
    _ = consume lock
  }

  private static func identity(of layout: LogLayout) throws(LogError) -> [UInt8] {
    try LogAccess.reading(layout.identity) { () throws(SystemFault) in
      try PosixFile(reading: layout.identity, on: layout.disk).bytes(at: 0, count: 4096)
    }
  }

  /// What an earlier copy holds, which must be a beginning of the log.
  private static func head(
    of target: LogLayout, _ identity: [UInt8], in snapshot: LogSnapshot
  ) throws(LogError) -> LogHead {
    guard try LogAccess.holds(target, target.identity) else {
      guard try LogIdentity.isUnborn(target) else { throw LogIdentity.missing(target) }
      return .empty
    }
    guard try Self.identity(of: target) == identity else {
      throw .noCopy(path: target.root, reason: "holds another larder")
    }
    let known = try LogSnapshot.storedHead(target)
    guard let commit = known.commit else { return known }
    var walk = BatchWalk(snapshot)
    while let batch = try walk.next() {
      if batch.commitDigest == commit, batch.end == known.end { return known }
    }
    throw .noCopy(path: target.root, reason: "holds events that the larder lacks")
  }

  /// Takes off the copy again what was copied past its head.
  private static func withdraw(
    to head: LogHead, of snapshot: LogSnapshot, _ target: LogLayout
  ) throws(LogError) {
    for segment in head.end.segment...snapshot.head.end.segment {
      let path = target.segment(segment)
      try LogAccess.writing(path) { () throws(SystemFault) in
        let file = try PosixFile(writing: path, on: target.disk)
        try file.truncate(to: segment == head.end.segment ? head.end.offset : 0)
        try file.synchronize()
      }
    }
  }

  /// How many bytes are copied at once.
  private static let portion = 8 << 20

  /// Copies a segment from an offset to the end that the snapshot has.
  private static func copy(
    _ segment: Int, from start: Int, of snapshot: LogSnapshot, to target: LogLayout
  ) throws(LogError) {
    guard snapshot.head.commit != nil else { return }
    let source = try LogAccess.open(snapshot.layout, segment)
    let isLast = segment == snapshot.head.end.segment
    let end = isLast ? snapshot.head.end.offset : try LogAccess.size(snapshot.layout, segment)
    let path = target.segment(segment)
    let copy = try LogAccess.writing(path) { () throws(SystemFault) in
      try PosixFile(writing: path, on: target.disk)
    }
    var offset = start
    while offset < end {
      let bytes = try LogAccess.reading(snapshot.layout.segment(segment)) {
        () throws(SystemFault) in
        try source.bytes(at: offset, count: min(portion, end - offset))
      }
      guard !bytes.isEmpty else {
        throw .damaged(
          LogPlace(path: snapshot.layout.segment(segment), offset: offset),
          reason: "the log ends before the last acknowledged commit")
      }
      try LogAccess.writing(path) { () throws(SystemFault) in
        try bytes.withUnsafeBufferPointer { (bytes) throws(SystemFault) in
          try copy.write(bytes, at: offset)
        }
      }
      offset += bytes.count
    }
    try LogAccess.writing(path) { () throws(SystemFault) in
      try copy.truncate(to: end)
      try copy.synchronize()
    }
  }
}
