import EventSourcing
import GroceryModel

/// A favourite that was seen cheaper than before and not bought since.
public struct PriceDrop: Hashable, Sendable {
  public let item: String
  /// Empty for none.
  public let store: String
  public let currency: String
  public let unit: String
  /// When the new price was seen.
  public let day: Day
  /// The new price of one unit, four digits.
  public let price: String
  /// The one before it in that store, four digits.
  public let before: String
  /// By how many percent it fell, one digit.
  public let percent: String
}

/// Prices of favourites that fell within the last days.
struct PriceDropsQuestion {
  /// A price seen longer ago may not hold any more.
  private static let recentDays = 7

  /// One row a favourite and store, by item and store.
  ///
  /// - Throws: `LogError` where the log cannot be read.
  func answer(from replay: Replay, rules: CategoryRules) throws -> [PriceDrop] {
    let favourites = replay.late.descriptions.products.filter { $0.value.isFavourite == true }
    guard !favourites.isEmpty else { return [] }
    let book = try PriceQuestion().book(from: replay, rules: rules)
    let first = replay.today + 1 + -Self.recentDays
    var drops: [PriceDrop] = []
    var lastBought: [Int: Int32] = [:]
    for observation in book.fold.observations
    where book.fold.tables.terms[observation.terms].origin == .purchase {
      let product = book.catalog.product(of: observation.item)
      lastBought[product] = max(lastBought[product] ?? .min, observation.day)
    }
    book.forEachSeries(byStore: true) { product, points in
      guard favourites[book.catalog.key(of: product)] != nil, let newest = points.last,
        newest.day >= first.ordinal, lastBought[product].map({ $0 < newest.day }) ?? true,
        // Of several prices of one day the lowest counts.
        let lowest = points.first(where: { $0.day == newest.day }),
        let before = points.last(where: { $0.day < newest.day }), lowest.value < before.value
      else { return }
      let observation = book.fold.observations[Int(lowest.index)]
      drops.append(
        PriceDrop(
          item: book.catalog.name(of: product), store: book.storeName(of: observation),
          currency: book.currency(of: observation), unit: book.measures.units[Int(lowest.unit)],
          day: Day(ordinal: lowest.day), price: PriceFigure(lowest.price).text,
          before: PriceFigure(before.price).text,
          percent: PriceFigure(lowest.price).percentAbove(PriceFigure(before.price))))
    }
    return drops
  }
}
