import ByteTools
import EventSourcing
import GroceryModel
import Statistics

/// How the household's prices changed since a month.
public struct IndexQuestion: Sendable {
  /// The days that count; nil for the whole log.
  public var period: Period?
  /// Filters of one field are alternatives; each field that has filters must match.
  public let filters: [NameFilter]
  /// The currency that all is converted to; nil where each has its own rows.
  public let currency: Currency?
  /// The month whose level is 1; nil for the first one in which something was bought.
  public var base: Month?
  /// The months that have rows; nil for all that count.
  public var shown: ClosedRange<Month>?
  /// How many months the levels by all pairs of months are found from.
  public var window = 13
  /// The direct comparison that these levels come near to.
  public var comparison = GEKSIndex.Comparison.tornqvist

  /// The windows that can be asked for: beyond 25 months little is bought that was bought then.
  public static let windows = 2...25
  /// Matched items must carry at least this share of what was paid, in percent.
  public static let leastCoverage = 30.0

  public init(
    in period: Period? = nil, filters: [NameFilter] = [], currency: Currency? = nil
  ) {
    self.period = period
    self.filters = filters
    self.currency = currency
  }

  /// The days of the rows; nil for the whole log.
  public var shownPeriod: Period? {
    shown.map { Period(start: $0.lowerBound.firstDay, end: ($0.upperBound + 1).firstDay) } ?? period
  }

  /// One month in one currency.
  public struct Row: Hashable, Sendable {
    public let month: Month
    /// The currency's code; the text of the event if that is not a known code.
    public let currency: String
    /// The month that it is compared with; nil where nothing was bought in the one asked for.
    public let base: Month?
    /// How many items were bought, with a price, in both months.
    public let items: Int
    /// What share of what was paid these carry, in the month in which it is smaller; one digit.
    public let coveragePercent: String
    /// Nil where the items carry too little.
    public let levels: Levels?
  }

  /// The price levels relative to the base month.
  public struct Levels: Hashable, Sendable {
    /// Prices of the month at the quantities of the base month; 1 in the base month, as all indices.
    public let laspeyres: Double
    /// Prices of the month at its own quantities.
    public let paasche: Double
    /// The geometric mean of Laspeyres and Paasche.
    public let fisher: Double
    /// The mean of price ratios, weighted by the mean shares of spending, as a geometric mean.
    public let tornqvist: Double
    /// Nil where no chain of months with common items leads to the base.
    public let geks: Double?
  }

  /// Rows with what the filters by name did not find.
  public struct Answer<Row: Hashable & Sendable>: Sendable {
    public let rows: [Row]
    /// Filters whose name nothing in the log has.
    public let unmatched: [NameFilter]
    /// Names that could have been meant, for each of them.
    public let candidates: [String]
    /// Which rates money was converted by, a sentence a currency.
    public let rates: [String]
  }

  /// One row a month and currency, by month; months in which nothing was bought have none.
  ///
  /// - Throws: `LogError` where the log cannot be read, `NameAmbiguity` where a filter's name fits
  ///   several things, `CurrencyConversion.MissingRate`.
  public func levels(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> Answer<Row> {
    let book = try book(from: replay, rules: rules, statesQuantities: false)
    return levels(of: book, workers: replay.workers)
  }

  /// Returns the levels of resolved sums.
  func levels(of book: PriceIndexReadModel, workers: Int = 1) -> Answer<Row> {
    answer(book.series.flatMap { rows(of: $0, workers: workers) }, book)
  }

  /// One row a month and currency but the first, by month; none where nothing was bought in the
  /// month nor in the one before.
  ///
  /// - Throws: As ``levels(from:rules:)``.
  public func changes(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> Answer<BillChange> {
    let book = try book(from: replay, rules: rules, statesQuantities: true)
    let rows = book.series.flatMap { series in
      (1..<max(1, series.monthCount)).lazy
        .filter { !series.isEmpty($0) || !series.isEmpty($0 - 1) }
        .map { BillChange(series, place: $0, isConverted: currency != nil) }
    }
    return answer(rows, book)
  }

  private func book(
    from replay: Replay, rules: CategoryRules, statesQuantities: Bool
  ) throws -> PriceIndexReadModel {
    let sums = try replay.fold(
      PriceIndexFold(
        in: period, for: filters, convertedTo: currency,
        descriptions: replay.late.descriptions, rules: rules))
    return try PriceIndexReadModel(
      sums, filters: filters,
      conversion: currency.map { CurrencyConversion(to: $0, by: replay.late.rates) },
      statesQuantities: statesQuantities, from: replay)
  }

  private func answer<Row: MonthlyRow>(_ rows: [Row], _ book: PriceIndexReadModel) -> Answer<Row> {
    Answer(
      rows: rows.filter { shown?.contains($0.month) != false }.enumerated().sorted {
        ($0.element.month, $0.offset) < ($1.element.month, $1.offset)
      }
      .map(\.element),
      unmatched: book.choice.unmatched, candidates: book.choice.candidates,
      rates: book.conversion?.remarks ?? [])
  }

  private func rows(of series: PriceIndexSeries, workers: Int) -> [Row] {
    let base = base.map { series.place(of: $0) } ?? 0
    let chain = LevelChain(
      series, window: window, comparison, leastCoverage: Self.leastCoverage, workers: workers)
    let parts = Workers.share(series.monthCount, least: 2, among: workers) { months in
      months.compactMap { place -> Row? in
        guard !series.isEmpty(place) else { return nil }
        guard let base else {
          return Row(
            month: series.month(place), currency: series.currency, base: nil, items: 0,
            coveragePercent: "0.0", levels: nil)
        }
        return row(of: series, place, base: base, chain)
      }
    }
    return parts.flatMap { $0 }
  }

  private func row(of series: PriceIndexSeries, _ place: Int, base: Int, _ chain: LevelChain) -> Row
  {
    let match = MatchedShare(series, of: place, to: base)
    let comparison =
      match.percent < Self.leastCoverage
      ? nil : series.comparison(of: place, to: base)
    var levels: Levels?
    if let comparison, let laspeyres = comparison.laspeyres, let paasche = comparison.paasche,
      let fisher = comparison.fisher, let tornqvist = comparison.tornqvist
    {
      levels = Levels(
        laspeyres: laspeyres, paasche: paasche, fisher: fisher, tornqvist: tornqvist,
        geks: chain.level(of: place, base: base))
    }
    return Row(
      month: series.month(place), currency: series.currency, base: series.month(base),
      items: match.items,
      coveragePercent: decimalText(of: match.percent, fractionDigits: 1) ?? "",
      levels: levels)
  }
}

/// What an answer by months is sorted by.
protocol MonthlyRow: Hashable, Sendable {
  var month: Month { get }
}

extension IndexQuestion.Row: MonthlyRow {}

/// How many items two months have in common, and what share of the money these carry.
private struct MatchedShare {
  private(set) var items = 0
  /// In the month in which it is smaller.
  let percent: Double

  init(_ series: PriceIndexSeries, of current: Int, to base: Int) {
    var (matchedBefore, matchedNow) = (MoneySum(), MoneySum())
    var count = 0
    series.forEachItem(of: current, and: base) { base, current in
      guard base.point != nil, current.point != nil else { return }
      count += 1
      matchedBefore += base.paid
      matchedNow += current.paid
    }
    items = count
    func share(_ matched: MoneySum, of month: Int) -> Double {
      let paid = series.paidForItems(month)
      return paid > 0 ? 100 * matched.approximation / paid : 0
    }
    percent = min(share(matchedBefore, of: base), share(matchedNow, of: current))
  }
}
