import GroceryModel
import Statistics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long a household takes to use a product up, from the lots of it that anything was recorded of.
///
/// A lot that was used up tells its time. One that was thrown away or is still held lasted longer
/// than it was seen: it is censored. What was bought before something that was begun, and was not
/// begun itself, was used without being recorded, and is left out, as is what was eaten after twice
/// its life or is still held then: something was forgotten, but not in the kitchen.
struct FinishTime: Sendable {
  private let time: LognormalTime

  /// A little knowledge of what is usual: three lots' worth.
  private static let priorDeviation = 0.7

  /// Nil where no lot was begun: a guess from the category alone would be no one's own.
  ///
  /// - Parameters:
  ///   - ledger: The product's lots.
  ///   - category: What it is filed under, for how often such things are bought.
  ///   - today: Up to when they were seen.
  init?(_ ledger: LotLedger, category: String, today: Day) {
    let times = Self.times(ledger, today: today)
    guard !times.isEmpty, let prior = Self.prior(ledger, category: category),
      let time = LognormalTime(times, prior: prior)
    else { return nil }
    self.time = time
  }

  private static func times(_ ledger: LotLedger, today: Day) -> [ObservedTime] {
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
    guard let newest = begun.max() else { return [] }
    return ledger.lots.indices.compactMap { number in
      let lot = ledger.lots[number]
      let last = life.lastGoodDay(of: ledger.parcels[number], bought: lot.day).day
      func after(_ day: Day, ended: Bool) -> ObservedTime? {
        let days = day - lot.day
        if let last, days > max(1, 2 * (last - lot.day)) { return nil }
        return ObservedTime(Double(max(0, days)), ended: ended)
      }
      if let day = binned[number] { return after(day, ended: false) }
      if lot.remaining == 0 { return lastDay[number].flatMap { after($0, ended: true) } }
      return begun.contains(number) || number > newest ? after(today, ended: false) : nil
    }
  }

  /// The time between two purchases: what is bought again has mostly been used up.
  private static func prior(_ ledger: LotLedger, category: String) -> LognormalTime? {
    let usual = RestockPrior.logInterval(category: category)
    let purchases = ledger.lots.filter(\.isBought).map {
      RestockForecast.Purchase(day: Int($0.day.ordinal), quantity: 1)
    }
    let forecast = RestockForecast(purchases: purchases, prior: usual)
    return LognormalTime(
      logMean: forecast?.logMean ?? usual, logDeviation: priorDeviation)
  }

  /// The chance that a lot is not used up before it is no longer good, given that it has not been
  /// used up yet; nil where nothing tells how long it is good.
  ///
  /// - Parameters:
  ///   - expiry: Its last good day and what tells it.
  ///   - bought: When it was bought.
  ///   - today: The day that it is still there.
  func wasteProbability(
    _ expiry: ProductLife.Expiry, bought: Day, today: Day
  ) -> Double? {
    guard let last = expiry.day else { return nil }
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
