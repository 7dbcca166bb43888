import ByteTools
import GroceryModel

/// What a whole reading of the log found.
public struct LogVerification: Hashable, Sendable {
  /// A place where the log is not what its digests say.
  public struct Problem: Hashable, Sendable {
    public let place: LogPlace
    public let reason: String
  }

  /// The number of batches that were read.
  public private(set) var batches = 0
  public private(set) var events = 0
  /// How many of the problems are events that only a newer program would understand.
  public private(set) var newerEvents = 0
  public private(set) var bytes = 0
  /// The SHA-256 of the last commit line, which proves everything before it.
  public let head: SHA256Digest?
  /// Bytes past the head that were never acknowledged.
  public let unacknowledged: Int
  public private(set) var problems: [Problem] = []

  /// How many problems are kept.
  static let problemLimit = 100

  /// Reads every acknowledged byte and checks it: batches against their digests, counts and chain,
  /// lines against their form, ids against their events.
  public init(of snapshot: LogSnapshot) throws(LogError) {
    try self.init(of: snapshot, kernel: .selected)
  }

  init(of snapshot: LogSnapshot, kernel: SHA256Kernel) throws(LogError) {
    head = snapshot.head.commit
    unacknowledged = snapshot.unacknowledged
    var check = BatchCheck(kernel: kernel)
    var identities = IdentityCheck(kernel: kernel)
    var reader = LineReader(capacity: 1 << 20, checking: .none)
    for range in try snapshot.ranges() {
      do throws(LogError) {
        try reader.forEachLine(in: range) { (line, offset) throws(LogError) in
          let place = LogPosition(segment: range.segment, offset: offset)
          let found = check.take(line, at: place)
          if check.holdsEvent { identities.take(check.event, at: place) }
          if identities.isFull || !found.isEmpty { note(identities.finish(), snapshot.layout) }
          note(found, LogPlace(path: range.path, offset: offset))
          return problems.count < Self.problemLimit
        }
      } catch {
        guard case .damaged(let place, let reason) = error else { throw error }
        note(identities.finish(), snapshot.layout)
        note([reason], place)
      }
      bytes += range.end - range.start
    }
    note(identities.finish(), snapshot.layout)
    if check.openEvents > 0 {
      note(
        ["\(check.openEvents) events belong to no batch"],
        LogPlace(path: snapshot.layout.segment(snapshot.head.end.segment), offset: 0))
    }
    batches = check.batches
    newerEvents = check.newerEvents
    events = check.sequence
  }

  private mutating func note(_ wrong: [IdentityCheck.Wrong], _ layout: LogLayout) {
    for identity in wrong {
      note(
        [identity.fault.description],
        LogPlace(path: layout.segment(identity.place.segment), offset: identity.place.offset))
    }
  }

  private mutating func note(_ reasons: [String], _ place: LogPlace) {
    let kept = reasons.prefix(Self.problemLimit - problems.count)
    guard !kept.isEmpty else { return }
    let counted = place.counted()
    problems += kept.map { Problem(place: counted, reason: $0) }
  }
}
