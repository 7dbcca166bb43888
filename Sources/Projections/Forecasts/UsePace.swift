import GroceryModel
import Statistics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How much sooner or later than it buys things again a household has used them up.
///
/// The time between two purchases tells little of it: one household shops when the fridge is empty,
/// another on Saturdays. So the ratio of the two is learnt from all lots of which a use was recorded,
/// whatever the product, as a lognormal with censored ones and a prior of 1 that is worth three lots.
struct UsePace: Sendable {
  /// What the logarithm of the time to use something up is expected to be off by.
  let logShift: Double

  /// As soon as it is bought again: what is expected before anything was recorded.
  static let unknown = UsePace(logShift: 0)

  private init(logShift: Double) {
    self.logShift = logShift
  }

  /// Learns from the lots of a book that predicts lives.
  init(_ book: StockBook) {
    var ratios: [ObservedTime] = []
    let used = book.productsUsed
    guard !used.isEmpty else {
      self = .unknown
      return
    }
    book.forEachProduct(of: used) { product, ledger in
      let interval = exp(
        FinishTime.logInterval(ledger, category: book.catalog.category(of: product)))
      for time in FinishTime.times(ledger, today: book.today) {
        let days = max(FinishTime.leastDays, time.time)
        if let ratio = ObservedTime(Self.scale * days / interval, ended: time.ended) {
          ratios.append(ratio)
        }
      }
    }
    let prior = LognormalTime(logMean: log(Self.scale), logDeviation: FinishTime.priorDeviation)
    let found = prior.flatMap { LognormalTime(ratios, prior: $0) }
    logShift = found.map { $0.logMean - log(Self.scale) } ?? 0
  }

  /// Ratios are counted in millionths: below 0.7 a time is taken for a part of its first day.
  private static let scale = 1e6
}
