import EventSourcing
import GroceryModel

/// Detects new lines that are already recorded with another store or without one.
///
/// The store is part of a line's id. A file imported first without `--store` and then with it has
/// different lines the second time, and every purchase counts twice. Two stores may also sell the
/// same on one day, so this is only a warning.
struct CrossStoreDuplicateCheck {
  /// The number of the file's new lines that are recorded elsewhere; an estimate for large files.
  private var twins = 0
  private var lines = 0
  private var isCounted = true
  /// The store names of the recorded lines; an empty name for lines without a store.
  private var shops: Set<String> = []
  /// The batch with the recorded lines, if there is only one and it has little else.
  private var batch: Instant?

  /// The maximum number of fingerprints to look up, and of stores to compare with.
  private static let mostLooks = 1 << 16
  private static let mostShops = 1 << 12

  /// - Parameters:
  ///   - pass: The final reading of the file.
  ///   - known: What was recorded before it.
  ///   - snapshot: The log, or nil if it does not exist yet.
  /// - Throws: `LogError` if the log cannot be read.
  init(
    _ pass: borrowing FilePass, _ known: borrowing KnownEvents, _ snapshot: LogSnapshot?
  ) throws(LogError) {
    guard pass.sample.count > 0 else { return }
    let own = Set(pass.shops.shops)
    let others = known.shops.prefix(Self.mostShops).filter { !own.contains($0) }
    guard !others.isEmpty else { return }
    let all = pass.sample.lines
    let step = max(1, all.count * others.count / Self.mostLooks)
    let looked = stride(from: 0, to: all.count, by: step).map { all[$0] }
    var found: Set<GoodsFingerprint> = []
    var met = 0
    for goods in looked
    where others.contains(where: { known.holds(LineFingerprint(goods, at: $0)) }) {
      found.insert(goods)
      met += 1
    }
    lines = pass.outcome.counts.lines
    twins = pass.sample.count * met / looked.count
    isCounted = looked.count == pass.sample.count
    // Lines of an earlier file in this command are not in the log yet.
    guard isNearlyAll, let snapshot else { return }
    try name(found, besides: own, in: snapshot)
  }

  /// True if 90 % of the file's lines have a recorded twin, or 50 % and at least 10; chance is
  /// ruled out.
  private var isNearlyAll: Bool {
    twins > 0 && (twins * 10 >= lines * 9 || twins >= 10 && twins * 2 >= lines)
  }

  /// Finds the store names and the batch of the recorded lines.
  private mutating func name(
    _ goods: Set<GoodsFingerprint>, besides own: Set<StoreFingerprint>, in snapshot: LogSnapshot
  ) throws(LogError) {
    let liveness = try ReplayContext(of: snapshot).liveness
    var scan = EventScan()
    var shops: Set<String> = []
    var batches: Set<Instant> = []
    try scan.forEachEvent(in: try snapshot.ranges()) { (event, recorded) throws(LogError) in
      guard event.type == .purchaseRecorded,
        goods.contains(
          GoodsFingerprint(event.fields, total: LineFingerprint.total(of: event.fields))),
        !own.contains(StoreFingerprint(event.fields)),
        liveness.isLive(event.identifier, recorded: recorded)
      else { return true }
      shops.insert(event.text(PurchaseKey.store) ?? "")
      batches.insert(recorded)
      return true
    }
    self.shops = shops
    guard batches.count == 1 else { return }
    var walk = BatchWalk(snapshot)
    while let next = try walk.next() {
      if batches.contains(next.commit.recorded), next.commit.events <= 2 * lines {
        batch = next.commit.recorded
      }
    }
  }

  /// Warns of the twins and names the remedy.
  ///
  /// - Parameter isTrial: True in a trial run, in which there is nothing to undo.
  /// - Returns: The warning, or nil if there are too few twins.
  func notice(isTrial: Bool) -> ImportNotice? {
    guard isNearlyAll else { return nil }
    var remedies = [isTrial ? "they would count twice" : "larder undo takes this import back"]
    if let batch {
      remedies.append(
        isTrial
          ? "larder undo \(batch) takes the earlier import back"
          : "larder undo \(batch) the earlier one")
    }
    return ImportNotice(
      "\(subject) recorded already \(elsewhere), with the same day, item and total",
      flag: "if they are the same purchases, " + remedies.joined(separator: "; "))
  }

  private var subject: String {
    if lines == 1 { return "the one line is" }
    if twins >= lines, lines == 2 { return "both lines are" }
    if twins >= lines { return "all \(lines) lines are" }
    return "\(isCounted ? "" : "about ")\(twins) of \(lines) lines are"
  }

  private var elsewhere: String {
    switch shops.count {
    case 0: "of another shop in this import"
    case 1: shops.first.map { $0.isEmpty ? "without a shop" : "of shop '\($0)'" } ?? ""
    default: "of other shops"
    }
  }
}
