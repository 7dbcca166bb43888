import EventSourcing
import GroceryModel

/// A price far from what the same item usually costs.
public struct PriceOutlier: Hashable, Sendable {
  public let event: EventIdentifier
  public let day: Day
  public let item: String
  /// Empty for none.
  public let store: String
  /// The currency's code; the text of the event if that is not a known code.
  public let currency: String
  public let unit: String
  /// Per unit, four digits.
  public let price: String
  /// The median of the item's prices, four digits.
  public let usual: String
  /// What was paid or asked.
  public let total: Amount
}

/// Prices a number of times the usual one or more, or such a part of it or less.
public struct PriceOutliersQuestion: Sendable {
  public let question: PriceQuestion
  private let factor: Int128

  /// - Parameters:
  ///   - period: Prices of other days are not listed; all prices decide what is usual.
  ///   - filters: Which prices are looked at.
  ///   - factor: How many times the usual price is far.
  public init(in period: Period? = nil, filters: [NameFilter] = [], factor: Int = 4) {
    question = PriceQuestion(in: period, filters: filters)
    self.factor = Int128(factor)
  }

  /// One row a price, by item and day.
  ///
  /// - Throws: As ``PriceQuestion/summaries(from:rules:)``.
  public func answer(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> PriceQuestion.Answer<[PriceOutlier]> {
    let all = PriceQuestion(filters: question.filters)
    let book = try all.book(from: replay, rules: rules, keeping: .event)
    var found: [PriceOutlier] = []
    book.forEachSeries(byStore: false) { product, points in
      let prices = points.compactMap { Amount($0.price) }
      guard points.count >= UnusualPrice.leastPrices, let usual = UnusualPrice.usual(of: prices),
        UnusualPrice.isSteady(prices, around: usual)
      else { return }
      for point in points {
        guard question.period?.contains(Day(ordinal: point.day)) != false,
          let price = Amount(point.price), UnusualPrice.isFar(price, from: usual, times: factor)
        else { continue }
        found.append(book.outlier(point, of: product, usual: usual))
      }
    }
    return question.answer(found, book)
  }
}

extension PriceBook {
  fileprivate func outlier(_ point: Point, of product: Int, usual: Amount) -> PriceOutlier {
    let observation = fold.observations[Int(point.index)]
    return PriceOutlier(
      event: fold.events[Int(point.index)], day: Day(ordinal: point.day),
      item: catalog.name(of: product), store: storeName(of: observation),
      currency: currency(of: observation), unit: measures.units[Int(point.unit)],
      price: PriceFigure(point.price).text, usual: usual.text(fractionDigits: 4),
      total: total(of: observation))
  }
}
