import EventSourcing
import GroceryModel
import Statistics

/// Until when things without a label are expected to be good.
public struct ExpirationQuestion: Sendable {
  /// The days of purchase that are looked at.
  public var period: Period?
  /// Filters of one field are alternatives; each field that has filters must match.
  public var filters: [NameFilter] = []
  /// True if the filters name items: of each a row is given, if need be of one bought today.
  public var namesItems = false
  /// True to include every lot that was never used up, even without recent activity.
  public var showsAll = false
  public var storage: Storage?
  /// After how many days past its last good day something is presumed eaten; nil for never.
  public var presumedEaten: Int?

  public init() {}

  /// One row a lot, what expires first before the others.
  ///
  /// - Throws: `LogError` where the log cannot be read, `NameAmbiguity` where a filter's name fits
  ///   several things.
  public func answer(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> ForecastAnswer<ExpirationPrediction> {
    try answer(
      of: try StockBook(from: replay, filters: filters, rules: rules).predictingLives())
  }

  /// Returns the answer of a book with predicted lives; `products` limits it to some products.
  func answer(
    of book: StockBook, products: [Int]? = nil
  ) throws -> ForecastAnswer<ExpirationPrediction> {
    let labels = book.lifeLabels().filter { $0.day <= book.today }
    let asked = products.map { Set($0) }
    let windows = LabelWindows(labels, book).windows(latest: BacktestSummary.origins) { label in
      asked?.contains(label.product) ?? true
    }
    let choice = try book.catalog.choice(filters)
    var rows: [ExpirationPrediction] = []
    var insufficient = 0
    book.forEachProduct(of: products) { product, ledger in
      guard choice.products[product] else { return }
      let skill = Backtest(windows[product] ?? [])
        .skillPercent(latest: BacktestSummary.origins)
      var shelf = ExpirationShelf(product, ledger, of: book, skillPercent: skill)
      var own = ledger.lots.indices.filter { lot in
        choice.contains(store: book.catalog.store(of: ledger.lots[lot].store))
          && period?.contains(ledger.lots[lot].day) ?? true
      }.flatMap { lot in
        ledger.parcels(of: lot).filter { parcel in
          ledger.parcels[parcel].remaining > 0
            && (showsAll
              || ledger.isHeardOf(
                parcel, within: StockQuestion.usualRecentDays, of: book.today))
        }
      }.filter { showsAll || !shelf.isPresumedEaten($0, after: presumedEaten) }
        .compactMap { shelf.row(ofParcel: $0) }
        .filter { row in storage.map { row.storage == $0 } ?? true }
      if own.isEmpty, namesItems, !ledger.lots.isEmpty { own = [shelf.rowBoughtToday(storage)] }
      insufficient += own.count { $0.expires == nil }
      rows += own.filter { namesItems || $0.expires != nil }
    }
    return ForecastAnswer(
      rows.sorted(by: Self.precedes), insufficient: namesItems ? 0 : insufficient, choice)
  }

  private static func precedes(
    _ left: ExpirationPrediction, _ right: ExpirationPrediction
  ) -> Bool {
    let (first, second) = (
      left.expires?.day.ordinal ?? .max, right.expires?.day.ordinal ?? .max
    )
    if first != second { return first < second }
    if left.item != right.item { return [left.item].precedes([right.item]) }
    if left.purchased != right.purchased { return left.purchased < right.purchased }
    return (left.event?.description ?? "", left.remaining ?? .zero)
      < (right.event?.description ?? "", right.remaining ?? .zero)
  }
}

/// One product's lots, as forecasts of them are shown.
private struct ExpirationShelf {
  private let product: Int
  private var ledger: LotLedger
  private let book: StockBook
  private let finish: FinishTime?
  private let skillPercent: Double?

  init(_ product: Int, _ ledger: LotLedger, of book: StockBook, skillPercent: Double?) {
    self.skillPercent = skillPercent
    self.product = product
    self.ledger = ledger
    self.book = book
    finish = FinishTime(
      ledger, category: book.catalog.category(of: product), pace: book.pace,
      today: book.today)
  }

  mutating func isPresumedEaten(_ parcel: Int, after days: Int?) -> Bool {
    days.map { ledger.isPresumedEaten(parcel, after: $0, on: book.today) } ?? false
  }

  /// Nil for what has a label that still holds.
  mutating func row(ofParcel parcel: Int) -> ExpirationPrediction? {
    let state = ledger.parcels[parcel]
    let lot = ledger.lots[state.lot]
    let expiry = ledger.life.expiry(of: state, bought: lot.day)
    guard expiry.basis != .label else { return nil }
    return row(
      expiry, kept: ledger.life.storage(of: state), bought: lot.day,
      wasteProbability: finish?.wasteProbability(expiry, bought: lot.day, today: book.today),
      remaining: lot.shown(state.remaining), unit: book.units.name(lot.unit), lot.identifier)
  }

  /// What is to be expected of one that is bought today.
  mutating func rowBoughtToday(_ storage: Storage?) -> ExpirationPrediction {
    var parcel = Parcel(lot: 0, remaining: 1)
    parcel.storage = storage ?? .unstated
    let expiry = ledger.life.expiry(of: parcel, bought: book.today)
    return row(
      expiry, kept: parcel.storage, bought: book.today,
      // Lots that were not frozen tell nothing of one that will be.
      wasteProbability: storage == .freezer
        ? nil : finish?.wasteProbability(expiry, bought: book.today, today: book.today))
  }

  private mutating func row(
    _ expiry: ProductLife.Expiry, kept storage: Storage, bought: Day, wasteProbability: Double?,
    remaining: Amount? = nil, unit: String = "", _ event: EventIdentifier? = nil
  ) -> ExpirationPrediction {
    var bounds: DayBounds?
    var method = "insufficient history (n=0)"
    if let life = expiry.life, let start = expiry.start {
      bounds = DayBounds(life, from: start)
      method = life.method
    } else if expiry.day != nil, let described = ledger.life.described {
      bounds = DayBounds(describedDays: described, from: bought)
      method = "described"
    }
    return ExpirationPrediction(
      item: book.catalog.name(of: product),
      storage: storage == .unstated ? ledger.life.usualStorage() : storage, purchased: bought,
      expires: bounds, labels: expiry.life?.life.labels ?? 0, method: method,
      wasteProbability: wasteProbability,
      skillPercent: expiry.life.map { $0.life.labels > 0 } == true ? skillPercent : nil,
      remaining: remaining, unit: unit, event: event)
  }
}
