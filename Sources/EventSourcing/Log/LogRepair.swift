import ByteTools
import GroceryModel

/// Brings a damaged log back to all of its batches that prove themselves.
///
/// A batch proves itself by its commit line, whose own checksum is right and whose digest is that of the
/// bytes before it, whatever lies around it. Every such batch is kept, in the order of recording. The
/// rest goes to `quarantine/` whole. An event that this program cannot read is kept with its batch.
public struct LogRepair: Hashable, Sendable {
  /// How many events were kept.
  public let events: Int
  /// How many batches were kept.
  public let batches: Int
  /// Bytes that were moved to `quarantine/`.
  public let quarantined: Int
  /// What was damaged or missing, in the order of the log; empty where all of it is sound.
  public let found: [LogVerification.Problem]

  /// Reads the log from its start and keeps the batches that prove themselves.
  ///
  /// Up to the first damage nothing is rewritten. The batches behind it go to new segments: their event
  /// lines byte for byte, their commit lines with the new chain, after a commit line without events
  /// that says that the log was repaired. A `larder.json` that is lost or damaged is made anew.
  ///
  /// - Parameters:
  ///   - layout: The larder.
  ///   - isTrial: Whether only to say what would be done.
  ///   - lockTimeout: How many seconds to wait for another writer.
  /// - Throws: `LogError.absent`, `.newer`, `.locked`, `.cannotRead`, `.notRecorded`. After a failure
  ///   the repair can be run again and loses nothing.
  public init(_ layout: LogLayout, isTrial: Bool, lockTimeout: Double) throws(LogError) {
    let isThere = try LogAccess.reading(layout.log) { () throws(SystemFault) in
      try layout.disk.holdsFolder(layout.log)
    }
    guard isThere else { throw .absent(path: layout.root) }
    let lock = try LogLock(layout, timeout: lockTimeout)
    let identityProblem = try Self.identityProblem(layout)
    let salvage = try LogSalvage(of: layout, acknowledged: try Self.storedHead(layout))
    found = salvage.problems + (identityProblem.map { [$0] } ?? [])
    batches = salvage.batches.count
    events = salvage.batches.reduce(0) { $0 + $1.commit.events }
    quarantined = salvage.rejected.reduce(0) { $0 + $1.end - $1.start }
    if !isTrial {
      let head = try LogRewriting.rewrite(layout, salvage)
      if identityProblem != nil {
        try Self.remakeIdentity(layout, salvage.batches.first?.commit)
      }
      try LogAccess.writing(layout.head) { () throws(SystemFault) in
        try layout.disk.replace(layout.head, with: Array(head.text.utf8))
      }
    }
    _ = consume lock
  }

  /// What `HEAD` names; nil where it is lost or does not read as one.
  private static func storedHead(_ layout: LogLayout) throws(LogError) -> LogHead? {
    do throws(LogError) {
      return try LogSnapshot.storedHead(layout)
    } catch {
      guard case .damaged = error else { throw error }
      return nil
    }
  }

  private static func identityProblem(
    _ layout: LogLayout
  ) throws(LogError) -> LogVerification.Problem? {
    do throws(LogError) {
      guard try !LogIdentity.check(layout) else { return nil }
      return LogVerification.Problem(
        place: LogPlace(path: layout.identity, offset: 0), reason: "larder.json is missing")
    } catch {
      switch error {
      case .damaged(let place, let reason):
        return LogVerification.Problem(place: place, reason: reason)
      case .absent:
        return LogVerification.Problem(
          place: LogPlace(path: layout.identity, offset: 0), reason: "larder.json is missing")
      default: throw error
      }
    }
  }

  private static func remakeIdentity(
    _ layout: LogLayout, _ first: CommitLine?
  ) throws(LogError) {
    let identifier = first.map { String($0.digest.hex.prefix(32)) }
    let text = LogIdentity.text(
      identifier: identifier ?? String(repeating: "0", count: 32),
      created: first?.recorded ?? Instant(microseconds: 0))
    try LogAccess.writing(layout.identity) { () throws(SystemFault) in
      if try layout.disk.holds(layout.identity) {
        try layout.disk.makeFolderIfAbsent(layout.quarantine)
        try layout.disk.rename(layout.identity, to: layout.quarantine + "/larder.json")
      }
      try layout.disk.replace(layout.identity, with: Array(text.utf8))
    }
  }
}
