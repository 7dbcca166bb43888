import EventSourcing
import GroceryModel
import Statistics

/// What will have to be bought again, and when.
public struct RestockQuestion: Sendable {
  /// The days of purchase that are looked at.
  public var period: Period?
  /// Filters of one field are alternatives; each field that has filters must match.
  public var filters: [NameFilter] = []
  /// True if the user named items: then items with too little data are listed as well.
  public var namesItems = false
  /// True to include items that are no longer bought.
  public var showsAll = false
  /// The days of the chance that is asked for.
  public var within = 7
  /// The least chance of a row; nil for any.
  public var least: Double?

  public init() {}

  /// One row a product, what is bought most likely within seven days before the others.
  ///
  /// - Throws: `LogError` where the log cannot be read, `NameAmbiguity` where a filter's name fits
  ///   several things.
  public func answer(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> ForecastAnswer<RestockPrediction> {
    answer(
      of: try RestockBook(in: period, filters: filters, from: replay, rules: rules),
      today: replay.today)
  }

  /// The answer of a book, seen from a day after which it has nothing.
  private func answer(of book: RestockBook, today: Day) -> ForecastAnswer<RestockPrediction> {
    var rows: [RestockPrediction] = []
    var insufficient = 0
    var stopped = 0
    var unlikely = 0
    book.forEachProduct { product, history in
      guard history.purchases.count > 1 || namesItems else {
        insufficient += 1
        return
      }
      let outlook = outlook(of: product, history, in: book, today: today)
      if outlook?.hasStopped == true, !showsAll, !namesItems {
        stopped += 1
        return
      }
      if let least {
        guard let outlook, outlook.probability(within: within) >= least else {
          unlikely += 1
          return
        }
      }
      var row = prediction(of: product, history, outlook, in: book, today: today)
      row.forecast?.skillPercent = skill(of: product, history, in: book)
      rows.append(row)
    }
    return ForecastAnswer(
      rows.sorted(by: Self.precedes), insufficient: insufficient, stopped: stopped,
      unlikely: unlikely, book.choice)
  }

  /// What is worth writing on a list, seen from a day after which a book has nothing; in the same
  /// order.
  ///
  /// - Parameters:
  ///   - book: The purchases.
  ///   - today: The day.
  ///   - count: So many first rows are given their skill, which takes most of the time.
  /// - Returns: The rows.
  func listed(
    of book: RestockBook, today: Day, skillsOf count: Int
  ) -> [RestockPrediction] {
    var found: [(product: Int, row: RestockPrediction)] = []
    book.forEachProduct(withLines: 2) { product, history in
      // Most are not: the chance alone is found first.
      guard history.purchases.count > 1,
        let outlook = outlook(of: product, history, in: book, today: today),
        outlook.probability >= RestockPrediction.listedProbability
      else { return }
      found.append((product, prediction(of: product, history, outlook, in: book, today: today)))
    }
    found.sort { Self.precedes($0.row, $1.row) }
    var places: [Int: Int] = [:]
    for (place, one) in found.prefix(count).enumerated() { places[one.product] = place }
    book.forEachProduct(of: found.prefix(count).map(\.product)) { product, history in
      guard let place = places[product] else { return }
      found[place].row.forecast?.skillPercent = skill(of: product, history, in: book)
    }
    return found.map(\.row)
  }

  /// How good forecasts of the next purchase were: of all products together, then of each.
  ///
  /// - Parameters:
  ///   - latest: At most so many forecasts of a product, the latest.
  ///   - replay: The log.
  ///   - rules: What files lines that do not say their category.
  /// - Returns: One row for all together, and one a product.
  /// - Throws: As ``answer(from:rules:)``.
  public func backtests(
    latest: Int = .max, from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> ForecastAnswer<BacktestSummary> {
    let book = try RestockBook(in: period, filters: filters, from: replay, rules: rules)
    let today = Int(replay.today.ordinal)
    var series: [(name: String, days: Backtest, chances: ChanceBacktest)] = []
    book.forEachProduct { product, history in
      guard history.purchases.count > 1 || namesItems else { return }
      let prior = prior(of: product, in: book)
      let days = Backtest(
        ofRestocking: history.purchases, latest: latest, prior: prior, trips: book.trips)
      let chances = ChanceBacktest(
        ofRestocking: history.purchases, latest: latest, prior: prior, today: today,
        trips: book.trips)
      series.append((book.catalog.name(of: product), days, chances))
    }
    series.sort { $0.name.precedes($1.name) }
    var rows = BacktestSummary.rows(
      series.map { (name: $0.name, currency: "", unit: "days", backtests: [$0.days]) },
      horizons: [1])
    guard !rows.isEmpty else { return ForecastAnswer(rows, book.choice) }
    var all = ChanceBacktest()
    for one in series { all.append(one.chances) }
    for (index, chances) in ([all] + series.map(\.chances)).enumerated() {
      rows[index].chances = BacktestSummary.Chances(chances)
    }
    return ForecastAnswer(rows, book.choice)
  }

  private func prediction(
    of product: Int, _ history: RestockHistory, _ outlook: RestockOutlook?, in book: RestockBook,
    today: Day
  ) -> RestockPrediction {
    RestockPrediction(
      item: book.catalog.name(of: product), category: book.catalog.category(of: product),
      lastDay: history.purchases.last.map { Day(ordinal: Int32($0.day)) } ?? today,
      quantity: history.usualQuantity, unit: history.unit, purchases: history.purchases.count,
      forecast: outlook.map { RestockPrediction.Forecast($0, today: today, within: within) })
  }

  private func outlook(
    of product: Int, _ history: RestockHistory, in book: RestockBook, today: Day
  ) -> RestockOutlook? {
    let day = Int(today.ordinal)
    return RestockOutlook(
      purchases: history.purchases, prior: prior(of: product, in: book), today: day,
      trips: book.trips(upTo: day))
  }

  /// What four forecasts would tell; each needs two purchases before its own.
  private func skill(
    of product: Int, _ history: RestockHistory, in book: RestockBook
  ) -> Double? {
    guard history.purchases.count >= 6 else { return nil }
    return Backtest(
      ofRestocking: history.purchases, latest: BacktestSummary.origins,
      prior: prior(of: product, in: book), trips: book.trips
    ).skillPercent(latest: BacktestSummary.origins)
  }

  private func prior(of product: Int, in book: RestockBook) -> Double {
    RestockPrior.logInterval(category: book.catalog.category(of: product))
  }

  private static func precedes(_ left: RestockPrediction, _ right: RestockPrediction) -> Bool {
    let (first, second) = (left.forecast?.probability ?? -1, right.forecast?.probability ?? -1)
    return first != second ? first > second : left.item.precedes(right.item)
  }
}

extension RestockPrediction.Forecast {
  init(_ outlook: RestockOutlook, today: Day, within days: Int) {
    if outlook.hasStopped {
      next = nil
      urgency = .stopped
    } else {
      let next = DayBounds(
        from: today, days: outlook.daysLeft, interval80: outlook.interval80,
        interval95: outlook.interval95)
      self.next = next
      urgency = outlook.isOverdue ? .overdue : RestockUrgency(daysAhead: next.day - today)
    }
    probability = outlook.probability
    probabilityAsked = outlook.probability(within: days)
    intervalDays = outlook.ownIntervalDays
    elapsed = outlook.elapsed
    rhythmWeight = outlook.rhythmWeight
    hasChangedRhythm = outlook.hasChangedRhythm
    skillPercent = nil
  }
}
