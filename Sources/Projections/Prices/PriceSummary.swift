import GroceryModel

/// What is known of the prices of one product in one currency and per one unit, perhaps in one shop.
///
/// Prices are texts of four digits, rounded half-even from the exact ratio wherever that fits 128 bits.
public struct PriceSummary: Hashable, Sendable {
  /// True if the last price is a good one.
  public enum Verdict: String, Hashable, Sendable {
    /// Not above the 20 % quantile of all, and some are above it.
    case good
    case usual
    /// Above 1.2 times the mean of all.
    case high
  }

  public let item: String
  /// The store; empty if unknown, nil if the prices of all stores are combined.
  public let store: String?
  /// The currency's code; the text of the event if that is not a known code.
  public let currency: String
  /// The unit that prices are per.
  public let unit: String
  /// The number of prices, paid and seen; at least 1.
  public let observations: Int
  public let firstDay: Day
  /// The lowest of the first day.
  public let firstPrice: String
  public let lastDay: Day
  /// The lowest of the last day.
  public let lastPrice: String
  public let minimum: String
  public let median: String
  public let mean: String
  public let maximum: String
  /// From the first to the last, one digit.
  public let changePercent: String
  /// Nil if there are too few prices for a trend.
  public let trend: PriceTrend?
  /// Of type 7: 20 % of the prices lie below.
  public let lowQuantile: String
  public let verdict: Verdict
  /// How many prices are below the last one, the same, and above it.
  public let below: Int
  public let same: Int
  public let above: Int
  /// How many of the prices were lowered ones.
  public let onSale: Int
  /// The median of the others; nil where there are none.
  public let regularMedian: String?
  /// The median of the lowered ones; nil where there are none.
  public let saleMedian: String?
  /// The times that a package of the product's family shrank into one of its own, by day.
  public internal(set) var shrinkages: [Shrinkage] = []
}

extension PriceSummary {
  /// Sums up one series.
  ///
  /// - Parameters:
  ///   - points: By day and then by price; at least one.
  ///   - item: What they are prices of.
  ///   - store: Where, if they are of one shop.
  ///   - currency: What they are in.
  ///   - unit: What they are per.
  ///   - quantiles: Keeps Student's quantiles, which many series share.
  init(
    _ points: ArraySlice<PriceBook.Point>, of item: String, at store: String?, currency: String,
    per unit: String, _ quantiles: inout StudentQuantiles
  ) {
    let first = points[points.startIndex]
    let lastDay = points[points.endIndex - 1].day
    var lastPlace = points.endIndex - 1
    while lastPlace > points.startIndex, points[lastPlace - 1].day == lastDay { lastPlace -= 1 }
    let last = points[lastPlace]
    let (firstPrice, lastPrice) = (PriceFigure(first.price), PriceFigure(last.price))
    let all = PriceSample(points)
    let sales = PriceSample(points, where: \.isOnSale)
    let regular = sales.count == 0 ? all : PriceSample(points) { !$0.isOnSale }

    self.item = item
    self.store = store
    self.currency = currency
    self.unit = unit
    observations = points.count
    firstDay = Day(ordinal: first.day)
    self.firstPrice = firstPrice.text
    self.lastDay = Day(ordinal: lastDay)
    self.lastPrice = lastPrice.text
    minimum = PriceFigure(all[0]).text
    median = all.median.text
    mean = all.mean.text
    maximum = PriceFigure(all[all.count - 1]).text
    changePercent = lastPrice.percentAbove(firstPrice)
    trend = PriceTrend(days: points.map(\.day), prices: points.map(\.value), &quantiles)
    lowQuantile = all.lowQuantile.text
    (below, same, above) = all.counts(about: last.value)
    verdict = Verdict(lastPrice, among: all, above: above)
    onSale = sales.count
    regularMedian = regular.count == 0 ? nil : regular.median.text
    saleMedian = sales.count == 0 ? nil : sales.median.text
  }
}

extension PriceSummary.Verdict {
  /// Judges a price by the sample's 20 % quantile and mean.
  ///
  /// - Parameters:
  ///   - price: The price to judge.
  ///   - sample: The prices that it is compared with.
  ///   - above: How many of them are higher.
  init(_ price: PriceFigure, among sample: PriceSample, above: Int) {
    if price <= sample.lowQuantile, above > 0 {
      self = .good
    } else {
      self = price > sample.mean.times(ExactRatio(6, 5)) ? .high : .usual
    }
  }
}
