import GroceryModel
import Statistics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Estimates the ratio of the time to use an item up to the time between its purchases.
///
/// The purchase interval alone is a poor predictor: some households shop when the fridge is empty,
/// others every Saturday. The ratio is estimated from all lots with a recorded use, over all
/// products, as a lognormal with censoring and a prior of 1 that is worth three lots.
struct ConsumptionRate: Sendable {
  /// What the logarithm of the time to use something up is expected to be off by.
  let logShift: Double

  /// As soon as it is bought again: what is expected before anything was recorded.
  static let unknown = ConsumptionRate(logShift: 0)

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
