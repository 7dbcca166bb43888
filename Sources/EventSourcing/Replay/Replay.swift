import ByteTools
import GroceryModel

/// Folds the live events of a log.
public struct Replay: Sendable {
  /// The log up to its acknowledged end when the replay began.
  public let snapshot: LogSnapshot
  /// What changes how other events are read; known before the pass begins.
  public private(set) var late: ReplayContext
  /// Events dated after this day are left out, but for budgets and expirations.
  public let today: Day
  /// How many threads may read at once.
  public let workers: Int
  private let checkpoints: CheckpointStore?

  /// Below so many bytes a second thread costs more than it saves.
  private static let bytesPerWorker = 12 << 20

  /// - Parameters:
  ///   - snapshot: What is read.
  ///   - today: Events dated after this day are left out, but for budgets and expirations.
  ///   - workers: How many threads may read at once.
  ///   - checkpoints: Where the states of folds are taken up and kept; nil folds all anew.
  /// - Throws: `LogError` where the late batches cannot be read.
  public init(
    _ snapshot: LogSnapshot, today: Day, workers: Int = 1, checkpoints: CheckpointStore? = nil
  ) throws(LogError) {
    self.snapshot = snapshot
    self.today = today
    self.workers = max(1, workers)
    self.checkpoints = checkpoints
    late = try ReplayContext(of: snapshot)
  }

  /// Gives stores the names that rules say they go by.
  ///
  /// - Parameter alias: Returns the canonical name of a store's matching key; nil for a name without an alias.
  public mutating func nameStores(by alias: @escaping @Sendable (String) -> String?) {
    late.descriptions.storeAlias = alias
  }

  /// Folds all live events into a projection that has seen none yet.
  public func fold<Fold: Projection>(_ initial: Fold) throws(LogError) -> Fold {
    try pass(initial, over: try snapshot.ranges()).fold
  }

  /// Folds all live events into an empty projection, starting from its saved state if there is one.
  public func fold<Fold: Checkpointed>(_ initial: Fold) throws(LogError) -> Fold {
    guard let checkpoints else { return try pass(initial, over: try snapshot.ranges()).fold }
    var kept = initial
    let checkpoint = checkpoints.restore(&kept, for: self)
    let ranges = try snapshot.ranges(from: checkpoint?.end ?? .start)
    let size = Self.size(of: ranges)
    var folded: Folded<Fold>
    if checkpoint != nil, size < Self.bytesPerWorker {
      // Consumed, so that the tables it adds to have a single owner and are not copied.
      folded = try read(ranges, into: consume kept)
      _ = try BatchChecksums.Joined(folded.checks)
    } else {
      folded = try pass(initial, over: ranges)
      if checkpoint != nil {
        kept.merge(folded.fold)
        folded.fold = kept
      }
    }
    if let checkpoint { folded.span.merge(checkpoint.span) }
    if size >= checkpoints.worthKeeping {
      checkpoints.keep(folded.fold, at: snapshot, folded.span)
    }
    return folded.fold
  }

  private func pass<Fold: Projection>(
    _ initial: Fold, over ranges: [SegmentRange]
  ) throws(LogError) -> Folded<Fold> {
    let count = min(workers, 1 + Self.size(of: ranges) / Self.bytesPerWorker)
    return try pass(initial, over: ranges, shares: count)
  }

  /// Folds runs of lines into a projection that has seen none yet, on so many threads.
  func pass<Fold: Projection>(
    _ initial: Fold, over ranges: [SegmentRange], shares count: Int
  ) throws(LogError) -> Folded<Fold> {
    let shares = try RangeSplit.split(ranges, into: count)
    var results = Workers.run(shares.count) { index in
      Result { () throws(LogError) in try read(shares[index], into: initial) }
    }
    // Each result is released once it is merged, and the first has a single owner when others are
    // merged into it.
    results.reverse()
    guard var whole = try results.popLast()?.get() else {
      return try read([], into: initial)
    }
    var joined = try BatchChecksums.Joined(whole.checks)
    while let result = results.popLast() {
      let part = try result.get()
      try joined.add(part.checks)
      whole.fold.merge(part.fold)
      whole.span.merge(part.span)
    }
    return whole
  }

  private static func size(of ranges: [SegmentRange]) -> Int {
    ranges.reduce(0) { $0 + $1.end - $1.start }
  }

  private func read<Fold: Projection>(
    _ ranges: [SegmentRange], into initial: consuming Fold
  ) throws(LogError) -> Folded<Fold> {
    var fold = initial
    var span = DaySpan()
    var reader = LineReader(checking: .allButFirst)
    var decoder = EventDecoder()
    let liveness = late.liveness
    let isTrivial = liveness.isTrivial
    let judgesEvents = liveness.judgesEvents
    let references = liveness.references
    for range in ranges {
      try reader.forEachText(in: range) { (text, offset, checks) throws(LogError) in
        var next = 0
        while next < text.count {
          let start = next
          event: do throws(LineFault) {
            guard try decoder.decode(text, at: &next) else { break event }
            let day = decoder.event.date.ordinal
            if !decoder.event.isSeenBeforehand {
              guard day <= today.ordinal else {
                span.firstUnseen = min(span.firstUnseen, day)
                continue
              }
              span.lastSeen = max(span.lastSeen, day)
            }
            if !isTrivial {
              guard liveness.isLive(batch: decoder.recorded) else { continue }
              if judgesEvents,
                !liveness.isLive(decoder.event.identifier, recorded: decoder.recorded)
              {
                continue
              }
              references?.follow(&decoder)
            }
            try fold.apply(decoder.event)
            continue
          } catch {
            throw LogError(error, at: LogPlace(path: range.path, offset: offset + start))
          }
          try checks.close(text, start..<next, in: range, at: offset)
        }
        return true
      }
    }
    fold.finish()
    return Folded(fold: fold, span: span, checks: reader.checks)
  }
}

/// A fold, and which days decided what it has seen.
struct Folded<Fold: Sendable>: Sendable {
  var fold: Fold
  var span = DaySpan()
  /// What the checksums of the batches that were read have shown.
  var checks: BatchChecksums
}

extension RecordedEvent {
  /// True if the event counts even before the day it is dated.
  ///
  /// Of labels only those that state nothing but their day of expiry, which dates them.
  public var isSeenBeforehand: Bool {
    guard type != .expirationRecorded else {
      return Day(parsing: fields[ExpirationKey.expires]) == date
        && !fields.has(ExpirationKey.purchase) && !fields.has(ExpirationKey.purchased)
    }
    return type == .budgetSet || type == .productDescribed || type == .storeDescribed
  }
}
