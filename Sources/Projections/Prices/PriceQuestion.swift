import ColumnStore
import EventSourcing
import GroceryModel

/// What things cost, and how that changes.
public struct PriceQuestion: Sendable {
  /// The days that count; nil for the whole log.
  public let period: Period?
  /// Filters of one field are alternatives; each field that has filters must match.
  public let filters: [NameFilter]
  /// True to separate the prices of different stores.
  public let byStore: Bool
  /// The currency that all is converted to; nil where each has its own rows.
  public let currency: Currency?

  public init(
    in period: Period? = nil, filters: [NameFilter] = [], byStore: Bool = false,
    currency: Currency? = nil
  ) {
    self.currency = currency
    self.period = period
    self.filters = filters
    self.byStore = byStore
  }

  /// Rows with what the filters by name did not find.
  public struct Answer<Rows: RandomAccessCollection & Hashable & Sendable>: Hashable, Sendable {
    public let rows: Rows
    /// Filters whose name nothing in the log has.
    public let unmatched: [NameFilter]
    /// Names that could have been meant, for each of them.
    public let candidates: [String]
    /// Which rates money was converted by, a sentence a currency.
    public let rates: [String]
  }

  /// One row a series, by item, shop, currency and unit.
  ///
  /// - Throws: `LogError` where the log cannot be read, `NameAmbiguity` where a filter's name fits
  ///   several things, `CurrencyConversion.MissingRate`.
  public func summaries(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> Answer<RowParts<PriceSummary>> {
    let book = try book(from: replay, rules: rules)
    let shrinkages = Dictionary(
      grouping: book.shrinkages().sorted { $0.day < $1.day }, by: \.item)
    let rows = book.rows(byStore: byStore) {
      [byStore] product, points, quantiles in
      let first = points[points.startIndex]
      let observation = book.fold.observations[Int(first.index)]
      var row = PriceSummary(
        points, of: book.catalog.name(of: product),
        at: byStore ? book.storeName(of: observation) : nil,
        currency: book.currency(of: observation), per: book.measures.units[Int(first.unit)],
        &quantiles)
      row.shrinkages = shrinkages[row.item]?.filter { row.isAffected(by: $0) } ?? []
      return row
    }
    return answer(rows, book)
  }

  /// One row an observation, by day.
  ///
  /// - Throws: As ``summaries(from:rules:)``.
  public func history(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> Answer<[PriceRecord]> {
    let book = try book(from: replay, rules: rules, keeping: .event)
    return answer(book.history(), book)
  }

  /// One row a package that shrank, by item.
  ///
  /// - Throws: As ``summaries(from:rules:)``.
  public func shrinkages(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> Answer<[Shrinkage]> {
    let book = try book(from: replay, rules: rules)
    return answer(book.shrinkages(), book)
  }

  func book(
    from replay: Replay, rules: CategoryRules, keeping details: PriceFold.Details = []
  ) throws -> PriceBook {
    let fold = try replay.fold(
      PriceFold(
        in: period, keeping: details, itemDetails: ItemFold.details(for: filters),
        descriptions: replay.late.descriptions, rules: rules))
    return try PriceBook(
      fold, filters: filters,
      conversion: currency.map { CurrencyConversion(to: $0, by: replay.late.rates) }, from: replay)
  }

  func answer<Rows>(_ rows: Rows, _ book: PriceBook) -> Answer<Rows> {
    Answer(
      rows: rows, unmatched: book.choice.unmatched, candidates: book.choice.candidates,
      rates: book.conversion?.remarks ?? [])
  }
}

extension PriceSummary {
  fileprivate func isAffected(by shrinkage: Shrinkage) -> Bool {
    currency == shrinkage.currency && unit == shrinkage.unit
      && (store == nil || store == shrinkage.store)
  }
}
