import EventSourcing
import GroceryModel

/// How a price that a store asks compares with the known prices of one item.
///
/// Prices are texts of four digits per base unit, rounded half-even from the exact ratio.
public struct PriceOffer: Hashable, Sendable {
  /// The judgement in one word.
  public enum Verdict: String, Hashable, Sendable {
    /// No known price is lower.
    case best
    /// Not above the 20 % quantile of the known prices.
    case good
    case usual
    /// Above 1.2 times the mean of the known prices, or a twentieth above the usual one where no known price is
    /// higher.
    case high
  }

  public let item: String
  /// Empty for none, nil where prices of all stores are compared together.
  public let store: String?
  /// The currency's code; the text of the event if that is not a known code.
  public let currency: String
  public let unit: String
  /// The asked price per ``unit``.
  public let offered: String
  /// The quantity that the asked price is for, such as `1 l`.
  public let quantity: String
  public let observations: Int
  /// How many known prices are lower than the asked one, equal to it, and higher.
  public let lower: Int
  public let same: Int
  public let higher: Int
  public let verdict: Verdict
  /// The median of the prices without sales; of all prices where every one is a sale.
  public let usual: String
  public let lowest: String
  public let percentAboveUsual: String
  public let percentAboveLowest: String
  /// How many whole spans of ``spanDays`` days the prices cover, counted back from the last one.
  public let spans: Int
  /// In how many of these a sale was cheaper than the asked price.
  public let spansWithSale: Int
  /// True if the asked price is high and the last known price is lower.
  public let isAboveLast: Bool

  /// The length of a span in days: four weeks.
  static let spanDays: Int32 = 28
  private static let fewestSpans = 4

  /// True if a cheaper sale is likely within four weeks; nil where too few spans are known.
  public var isWorthWaiting: Bool? {
    guard spans >= Self.fewestSpans else { return nil }
    return (verdict == .usual || verdict == .high) && 2 * spansWithSale >= spans
  }
}

extension PriceOffer {
  /// Compares an asked price with one series.
  ///
  /// - Parameters:
  ///   - price: The asked price per unit of the series.
  ///   - quantity: The quantity that it was asked for, as text.
  ///   - points: The known prices by day and then by price; at least one.
  ///   - item: The item that they are prices of.
  ///   - store: The store, where they are of one.
  ///   - currency: Their currency.
  ///   - unit: Their unit.
  init(
    _ price: ExactRatio, for quantity: String, among points: ArraySlice<PriceBook.Point>,
    of item: String, at store: String?, currency: String, per unit: String
  ) {
    let offered = PriceFigure(price)
    let all = PriceSample(points)
    let withoutSales = PriceSample(points) { !$0.isOnSale }
    let usual = withoutSales.count == 0 ? all.median : withoutSales.median
    let lowest = PriceFigure(all[0])
    (lower, same, higher) = all.counts(about: offered.approximation)
    self.item = item
    self.store = store
    self.currency = currency
    self.unit = unit
    self.offered = offered.text
    self.quantity = quantity
    observations = points.count
    if lower == 0 {
      verdict = .best
    } else {
      switch PriceSummary.Verdict(offered, among: all, above: higher) {
      case .good: verdict = .good
      case .usual:
        verdict = higher == 0 && offered > usual.times(ExactRatio(21, 20)) ? .high : .usual
      case .high: verdict = .high
      }
    }
    isAboveLast = verdict == .high && PriceFigure(points[points.endIndex - 1].price) < offered
    self.usual = usual.text
    self.lowest = lowest.text
    percentAboveUsual = offered.percentAbove(usual)
    percentAboveLowest = offered.percentAbove(lowest)
    (spans, spansWithSale) = Self.saleSpans(points, below: offered, usual: usual)
  }

  /// Counts the spans, and those with a sale: a price marked as one, or a tenth or more below the
  /// usual price.
  private static func saleSpans(
    _ points: ArraySlice<PriceBook.Point>, below offered: PriceFigure, usual: PriceFigure
  ) -> (all: Int, withSale: Int) {
    let (first, last) = (points[points.startIndex].day, points[points.endIndex - 1].day)
    let count = Int((last - first + 1) / spanDays)
    let saleLimit = usual.times(ExactRatio(9, 10))
    var found: Set<Int32> = []
    for point in points {
      let price = PriceFigure(point.price)
      guard price < offered, point.isOnSale || price <= saleLimit else { continue }
      let span = (last - point.day) / spanDays
      if span < count { found.insert(span) }
    }
    return (count, found.count)
  }
}

extension PriceQuestion {
  /// Compares an asked price with the known prices: one row a series, by item, store, currency, unit.
  ///
  /// - Parameters:
  ///   - price: What the store asks, above zero.
  ///   - quantity: For how much; nil for the package bought last, or one unit of an item without.
  ///   - replay: The log.
  ///   - rules: Category rules for lines that state no category.
  /// - Returns: The rows; a series in another dimension than `quantity` has none.
  /// - Throws: As ``summaries(from:rules:)``.
  public func offers(
    at price: ExactDecimal, for quantity: Quantity?, from replay: Replay,
    rules: CategoryRules = CategoryRules()
  ) throws -> Answer<[PriceOffer]> {
    let book = try book(from: replay, rules: rules)
    var rows: [PriceOffer] = []
    book.forEachSeries(byStore: byStore) { product, points in
      let last = points[points.endIndex - 1]
      let observation = book.fold.observations[Int(last.index)]
      let unit = book.measures.units[Int(last.unit)]
      guard let (content, name) = book.content(of: quantity, in: unit, points),
        let asked = ExactRatio(price).over(content)
      else { return }
      rows.append(
        PriceOffer(
          asked, for: name, among: points, of: book.catalog.name(of: product),
          at: byStore ? book.storeName(of: observation) : nil,
          currency: book.currency(of: observation), per: unit))
    }
    return answer(rows, book)
  }
}

extension Unit {
  /// The symbol of a thousandth, in which packages are sized; nil for pieces.
  fileprivate var smallPart: String? {
    switch self {
    case .kilogram: "g"
    case .litre: "ml"
    default: nil
    }
  }
}

extension PriceBook {
  /// How many base units the asked price is for, and how that is written; nil for a unit of another
  /// dimension.
  fileprivate func content(
    of quantity: Quantity?, in unit: String, _ points: ArraySlice<Point>
  ) -> (ExactRatio, String)? {
    if let quantity {
      guard quantity.unit.dimension.base.symbol == unit else { return nil }
      let size = ExactRatio(Int128(quantity.unit.numerator), Int128(quantity.unit.denominator))
      return ExactRatio(quantity.amount.units, Amount.unitsPerOne).times(size).map {
        ($0, "\(quantity.amount.text()) \(quantity.unit)")
      }
    }
    if let package = lastPackage(of: points) { return (package.content, package.size) }
    return lastSize(of: points, unit) ?? (.one, "1 \(unit)")
  }

  /// What was bought last if it has the size of a package, as `500 g` has and what a scale weighed has not: a
  /// multiple of 25 g or 25 ml below one kilogram or litre.
  private func lastSize(
    of points: ArraySlice<Point>, _ unit: String
  ) -> (ExactRatio, String)? {
    let last = fold.observations[Int(points[points.endIndex - 1].index)]
    guard let part = Unit(unit)?.smallPart, let measure = measures.measure(of: last),
      !measure.isCounted,
      let content = measures.quantity(of: last, factor: measure.factor), let size = Amount(content)
    else { return nil }
    let small = size.units * 1000
    let step = Amount(25).units
    guard small > 0, small < Amount(1000).units, small % step == 0 else { return nil }
    return (content, "\(Amount(units: small).text()) \(part)")
  }
}
