import EventSourcing
import GroceryModel

/// The prices of one item on one weekday.
///
/// Prices are texts of four digits per base unit, rounded half-even from the exact ratio.
public struct WeekdayPrices: Hashable, Sendable {
  public let item: String
  /// The currency's code; the text of the event if that is not a known code.
  public let currency: String
  public let unit: String
  /// 1 for Monday to 7 for Sunday.
  public let weekday: Int
  /// The number of prices on that weekday; at least 1.
  public let observations: Int
  public let minimum: String
  public let median: String
  public let mean: String
  public let maximum: String
  /// How far the median is above that of all weekdays, one digit.
  public let percentAboveAll: String
}

extension PriceQuestion {
  /// One row a series and weekday that has prices, by item, currency, unit and weekday.
  ///
  /// - Throws: As ``summaries(from:rules:)``.
  public func weekdays(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> Answer<[WeekdayPrices]> {
    let book = try book(from: replay, rules: rules)
    var rows: [WeekdayPrices] = []
    book.forEachSeries(byStore: false) { product, points in
      let first = points[points.startIndex]
      let observation = book.fold.observations[Int(first.index)]
      let median = PriceSample(points).median
      for weekday in 1...7 {
        let sample = PriceSample(points) { Day(ordinal: $0.day).weekday == weekday }
        guard sample.count > 0 else { continue }
        rows.append(
          WeekdayPrices(
            item: book.catalog.name(of: product), currency: book.currency(of: observation),
            unit: book.measures.units[Int(first.unit)], weekday: weekday,
            observations: sample.count, minimum: PriceFigure(sample[0]).text,
            median: sample.median.text, mean: sample.mean.text,
            maximum: PriceFigure(sample[sample.count - 1]).text,
            percentAboveAll: sample.median.percentAbove(median)))
      }
    }
    return answer(rows, book)
  }
}
