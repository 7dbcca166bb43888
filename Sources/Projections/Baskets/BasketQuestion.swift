import EventSourcing
import GroceryModel

/// Where a basket is cheapest.
public struct BasketQuestion: Sendable {
  public let entries: [BasketEntry]
  /// The days that count; nil for the whole log.
  public let period: Period?
  /// Filters of one field are alternatives; each field that has filters must match.
  public let filters: [NameFilter]
  /// Prices older than this are not valid.
  public var maximumAge: Int
  /// What all prices are converted to, each by the rate of its day; nil where none is.
  public let currency: Currency?

  /// A shop is compared if at least this share of the basket has a price there, in percent.
  public static let leastCoverage = 85
  public static let usualMaximumAge = 14

  public init(
    _ entries: [BasketEntry], in period: Period? = nil, filters: [NameFilter] = [],
    maximumAge: Int = Self.usualMaximumAge, currency: Currency? = nil
  ) {
    self.entries = entries
    self.period = period
    self.filters = filters
    self.maximumAge = maximumAge
    self.currency = currency
  }

  /// What is known of the basket.
  public struct Answer: Hashable, Sendable {
    /// What the entries' items are shown as.
    public let items: [String]
    /// The entries that filters keep, one for each of ``items``.
    public let entries: [BasketEntry]
    /// By name and currency: all shops that have a price for any of them.
    public let shops: [BasketShop]
    /// The entries that name no item of the log: no shop has them.
    public let unknown: [BasketFault]
    /// The day that ages are counted to.
    public let day: Day
    /// Filters whose name nothing in the log has.
    public let unmatched: [NameFilter]
    /// Names that could have been meant, for each of them.
    public let candidates: [String]
    /// Which rates prices were converted by, a sentence a currency.
    public let rates: [String]
  }

  /// Reads the prices from a log.
  ///
  /// - Throws: `LogError` where the log cannot be read, ``BasketError`` where entries name nothing that
  ///   can be priced, `NameAmbiguity` where a filter's name fits several things,
  ///   `CurrencyConversion.MissingRate`.
  public func answer(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> Answer {
    let day = period.map { min($0.lastDay, replay.today) } ?? replay.today
    let first = max(day + -maximumAge, period?.start ?? day + -maximumAge)
    let fold = try replay.fold(
      PriceFold(
        in: Period(start: first, end: day + 1), keeping: .recorder,
        itemDetails: ItemFold.details(for: filters),
        descriptions: replay.late.descriptions, rules: rules))
    let book = try PriceBook(
      fold, filters: filters,
      conversion: currency.map { CurrencyConversion(to: $0, by: replay.late.rates) }, from: replay)
    let prices = try BasketPrices(entries, in: book)
    return Answer(
      items: prices.lines.map { line in
        line.product.map { book.catalog.name(of: $0) } ?? line.entry.item
      },
      entries: prices.lines.map(\.entry), shops: prices.shops, unknown: prices.unknown, day: day,
      unmatched: book.choice.unmatched, candidates: book.choice.candidates,
      rates: book.conversion?.remarks ?? [])
  }
}

extension BasketQuestion.Answer {
  /// True if enough of the basket has a price; unknown items do not count.
  func covers(_ count: Int) -> Bool {
    count > 0 && count * 100 >= (items.count - unknown.count) * BasketQuestion.leastCoverage
  }

  /// Returns what the items cost in one shop that all listed shops of its currency have.
  ///
  /// - Parameters:
  ///   - shop: One of the shops.
  ///   - listed: The shops that are listed.
  /// - Returns: The sum; nil where they have no item in common.
  public func comparableTotal(of shop: BasketShop, among listed: [BasketShop]) -> Amount? {
    let others = listed.filter { $0.currency == shop.currency }
    let costs = shop.offers.indices.compactMap { place in
      others.allSatisfy { $0.offers[place] != nil } ? shop.offers[place]?.cost : nil
    }
    return costs.isEmpty ? nil : costs.reduce(.zero, +)
  }

  /// The shops that price enough of the basket, by currency, then the cheapest first; of equal ones the
  /// one with the more recent prices, then by name.
  public var ranking: [BasketShop] { ranked(shops.filter { covers($0.available) }) }

  /// The shops that price most of the basket, where none prices enough, in the order of a ranking.
  public var mostComplete: [BasketShop] {
    let most = shops.map(\.available).max() ?? 0
    return ranked(shops.filter { $0.available == most && most > 0 })
  }

  private func ranked(_ shops: [BasketShop]) -> [BasketShop] {
    shops.sorted { left, right in
      if left.currency != right.currency { return left.currency.precedes(right.currency) }
      if left.total != right.total { return left.total < right.total }
      if left.oldestDay != right.oldestDay {
        return (left.oldestDay ?? day) > (right.oldestDay ?? day)
      }
      return left.store.precedes(right.store)
    }
  }
}
