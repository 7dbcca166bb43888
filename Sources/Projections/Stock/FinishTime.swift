import GroceryModel
import Statistics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Estimates how long a household takes to use a product up, from lots with recorded activity.
///
/// A used-up lot is an observed time. A lot that was thrown away or is still held is censored: it
/// lasted at least as long as seen. Lots that are left out: an older untouched lot while a newer
/// one was begun, because it was used without a record; a lot eaten after twice its life or held
/// that long, because a record was forgotten; and, if some lots were used without a record, a held
/// lot older than any that was seen to last.
struct FinishTime: Sendable {
  private let time: LognormalTime

  /// A little knowledge of what is usual: three lots' worth.
  static let priorDeviation = 0.7
  /// What is used up on the day of its purchase has lasted a part of it.
  static let leastDays = 0.7

  /// Nil where no lot was begun: a guess from the category alone would be no one's own.
  ///
  /// - Parameters:
  ///   - ledger: The product's lots.
  ///   - category: What it is filed under, for how often such things are bought.
  ///   - pace: How soon the household uses up what it buys.
  ///   - today: Up to when they were seen.
  init?(_ ledger: LotLedger, category: String, pace: ConsumptionRate, today: Day) {
    let times = Self.times(ledger, today: today)
    guard !times.isEmpty,
      let prior = LognormalTime(
        logMean: Self.logInterval(ledger, category: category) + pace.logShift,
        logDeviation: Self.priorDeviation),
      let time = LognormalTime(times, prior: prior)
    else { return nil }
    self.time = time
  }

  /// How long lots lasted, or were seen to; empty where none was begun.
  static func times(_ ledger: LotLedger, today: Day) -> [ObservedTime] {
    var life = ledger.life
    var lastDay: [Int: Day] = [:]
    var binned: [Int: Day] = [:]
    var begun: Set<Int> = []
    for portion in ledger.portions {
      switch portion.action {
      case .consumed: lastDay[portion.lot] = max(lastDay[portion.lot] ?? portion.day, portion.day)
      case .wasted: binned[portion.lot] = min(binned[portion.lot] ?? portion.day, portion.day)
      case .refunded, .opened, .moved: continue
      }
      begun.insert(portion.lot)
    }
    for parcel in ledger.parcels where parcel.opened != nil { begun.insert(parcel.lot) }
    func time(of number: Int) -> ObservedTime? {
      // In the freezer nothing is in a hurry.
      guard !ledger.parcels(of: number).contains(where: { ledger.parcels[$0].wasFrozen }) else {
        return nil
      }
      let lot = ledger.lots[number]
      let isFinished = lot.remaining == 0 && binned[number] == nil
      guard let end = binned[number] ?? (isFinished ? lastDay[number] : today) else { return nil }
      let days = end - lot.day
      let last = life.lastGoodDay(of: ledger.parcels[number], bought: lot.day).day
      if let last, days > max(1, 2 * (last - lot.day)) { return nil }
      return ObservedTime(Double(max(0, days)), ended: isFinished)
    }
    let known = begun.sorted().compactMap { number in time(of: number).map { (number, $0) } }
    guard let newest = known.last?.0 else { return [] }
    let isRecordKept = (0..<newest).allSatisfy(begun.contains)
    let longest = known.map(\.1.time).max() ?? 0
    let untouched = ledger.lots.indices.filter { $0 > newest && !begun.contains($0) }
      .compactMap { time(of: $0) }
    return known.map(\.1) + untouched.filter { isRecordKept || $0.time <= longest }
  }

  /// The mean logarithm of the days between two purchases of the product; what is usual in its
  /// category where it was bought on one day only.
  static func logInterval(_ ledger: LotLedger, category: String) -> Double {
    let days = ledger.lots.filter(\.isBought).map(\.day)
    let logs = zip(days, days.dropFirst()).filter { $0 < $1 }.map { log(Double($1 - $0)) }
    return logs.isEmpty
      ? RestockPrior.logInterval(category: category) : logs.reduce(0, +) / Double(logs.count)
  }

  /// Returns the probability that a lot still in the house is not used up in time.
  ///
  /// - Parameters:
  ///   - expiry: Its last good day and the source of that day.
  ///   - bought: The day of purchase.
  ///   - today: The day on which it is still there.
  /// - Returns: Nil if the last good day is unknown.
  func wasteProbability(
    _ expiry: ProductLife.Expiry, bought: Day, today: Day
  ) -> Double? {
    // Lots that were not frozen tell nothing of one that was.
    guard let last = expiry.day, !expiry.wasFrozen else { return nil }
    // What is eaten on its last good day is not wasted: days are whole.
    let days = Double(last - bought) + 0.5
    guard days > 0, today <= last else { return 1 }
    var deviation = WasteRisk.labelDeviation
    if let life = expiry.life, let start = expiry.start {
      // Only what comes after that day is uncertain.
      deviation = life.life.days.logDeviation * (Double(last - start) + 0.5) / days
    }
    return LognormalTime(logMean: log(days), logDeviation: deviation).map { life in
      WasteRisk(finish: time, life: life).probability(
        unfinishedAfter: Double(max(0, today - bought)))
    }
  }
}
