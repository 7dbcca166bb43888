import EventSourcing
import GroceryModel

/// Whether the new lines of a file are recorded already, but of another shop, or of none.
///
/// The shop is a part of what a line is: a file that was imported without `--store`, or with another
/// one, holds other lines the second time, and every purchase in it counts twice. Two shops may have
/// sold the same on one day, though, so that nothing is refused for it.
struct ShopMeeting {
  /// How many of the file's new lines are recorded elsewhere; where there are many, about.
  private var twins = 0
  private var lines = 0
  private var isCounted = true
  /// The shops of the recorded lines, none as an empty name.
  private var shops: Set<String> = []
  /// The one batch that they came with, where it brought little else.
  private var batch: Instant?

  /// How many looks are looked up at most, and how many shops there may be.
  private static let mostLooks = 1 << 16
  private static let mostShops = 1 << 12

  /// - Parameters:
  ///   - pass: A reading of the file that stands.
  ///   - known: What was recorded before it.
  ///   - snapshot: The log; nil where there is none yet.
  /// - Throws: `LogError` where the log cannot be read.
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
    var found: Set<GoodsLook> = []
    var met = 0
    for goods in looked
    where others.contains(where: { known.holds(LineLook(goods, at: $0)) }) {
      found.insert(goods)
      met += 1
    }
    lines = pass.outcome.counts.lines
    twins = pass.sample.count * met / looked.count
    isCounted = looked.count == pass.sample.count
    // What an earlier file of this command brought stands in no log yet.
    guard isNearlyAll, let snapshot else { return }
    try name(found, besides: own, in: snapshot)
  }

  /// Nine in ten of the file's lines; of many, half: so many do not coincide by chance.
  private var isNearlyAll: Bool {
    twins > 0 && (twins * 10 >= lines * 9 || twins >= 10 && twins * 2 >= lines)
  }

  /// Finds the shops and the batch of the recorded lines.
  private mutating func name(
    _ goods: Set<GoodsLook>, besides own: Set<ShopLook>, in snapshot: LogSnapshot
  ) throws(LogError) {
    let liveness = try LateFacts(of: snapshot).liveness
    var scan = EventScan()
    var shops: Set<String> = []
    var batches: Set<Instant> = []
    try scan.forEachEvent(in: try snapshot.ranges()) { (event, recorded) throws(LogError) in
      guard event.type == .purchaseRecorded,
        goods.contains(GoodsLook(event.fields, total: LineLook.total(of: event.fields))),
        !own.contains(ShopLook(event.fields)),
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

  /// What to say of it, if anything.
  ///
  /// - Parameter isTrial: Whether nothing is recorded, so that there is nothing to take back.
  /// - Returns: The warning, with the way back.
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
