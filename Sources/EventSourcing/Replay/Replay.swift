import GroceryModel

/// Folds the live events of a log.
public struct Replay: Sendable {
  public let snapshot: LogSnapshot
  public let late: LateFacts
  /// Events dated after this day are left out, but for budgets and expirations.
  public let today: Day
  /// How many threads may read at once.
  public let workers: Int

  /// Below so many bytes a second thread costs more than it saves.
  private static let bytesPerWorker = 12 << 20

  public init(_ snapshot: LogSnapshot, today: Day, workers: Int = 1) throws(LogError) {
    self.snapshot = snapshot
    self.today = today
    self.workers = max(1, workers)
    late = try LateFacts(of: snapshot)
  }

  /// Folds all live events into a projection that has seen none yet.
  public func fold<Fold: Projection>(_ initial: Fold) throws(LogError) -> Fold {
    let ranges = try snapshot.ranges()
    let size = ranges.reduce(0) { $0 + $1.end - $1.start }
    return try fold(initial, ranges, shares: min(workers, 1 + size / Self.bytesPerWorker))
  }

  /// Folds runs of lines, on so many threads.
  func fold<Fold: Projection>(
    _ initial: Fold, _ ranges: [SegmentRange], shares count: Int
  ) throws(LogError) -> Fold {
    let shares = try RangeSplit.split(ranges, into: count)
    let results = Workers.run(shares.count) { index in
      Result { () throws(LogError) in try fold(initial, shares[index]) }
    }
    var whole = initial
    for (index, result) in results.enumerated() {
      let part = try result.get()
      if index == 0 { whole = part } else { whole.merge(part) }
    }
    return whole
  }

  private func fold<Fold: Projection>(
    _ initial: Fold, _ ranges: [SegmentRange]
  ) throws(LogError) -> Fold {
    var fold = initial
    var reader = LineReader()
    var decoder = EventDecoder()
    let liveness = late.liveness
    let isTrivial = liveness.isTrivial
    let judgesEvents = liveness.judgesEvents
    for range in ranges {
      try reader.forEachLine(in: range) { (line, offset) throws(LogError) in
        if CommitLine.isClaimed(by: line) { return true }
        do throws(LineFault) {
          try decoder.decode(line)
          guard decoder.event.date <= today || decoder.event.type.isSeenBeforehand else {
            return true
          }
          if !isTrivial {
            guard liveness.isLive(batch: decoder.recorded) else { return true }
            if judgesEvents,
              !liveness.isLive(decoder.event.identifier, recorded: decoder.recorded)
            {
              return true
            }
          }
          try fold.apply(decoder.event)
        } catch {
          throw LogError(error, at: LogPlace(path: range.path, offset: offset))
        }
        return true
      }
    }
    return fold
  }
}

extension EventType {
  /// Whether the event counts even before the day it is dated.
  var isSeenBeforehand: Bool {
    switch self {
    case .budgetSet, .budgetClosed, .expirationRecorded, .productDescribed, .storeDescribed: true
    default: false
    }
  }
}
