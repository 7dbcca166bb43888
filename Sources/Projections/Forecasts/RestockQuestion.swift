import EventSourcing
import GroceryModel
import Statistics

/// What will have to be bought again, and when.
public struct RestockQuestion: Sendable {
  /// The days of purchase that are looked at.
  public var period: Period?
  public var filters: [NameFilter] = []
  /// Whether the filters name items: those of which too little is known are told too.
  public var namesItems = false

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
    let trips = book.trips(upTo: today)
    var rows: [RestockPrediction] = []
    var insufficient = 0
    book.forEachProduct { product, history in
      guard history.purchases.count > 1 || namesItems else {
        insufficient += 1
        return
      }
      var row = prediction(of: product, history, in: book, trips, today: today)
      row.forecast?.skillPercent = skill(of: product, history, in: book)
      rows.append(row)
    }
    return ForecastAnswer(
      rows.sorted(by: Self.precedes), insufficient: insufficient, book.choice)
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
    let trips = book.trips(upTo: today)
    var found: [(product: Int, row: RestockPrediction)] = []
    book.forEachProduct(withLines: 2) { product, history in
      // Most are not: the chance alone is found first.
      guard history.purchases.count > 1,
        let forecast = forecast(of: product, history, in: book),
        chance(forecast, trips, today: today) >= RestockPrediction.listedProbability
      else { return }
      found.append((product, prediction(of: product, history, in: book, trips, today: today)))
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
    var series: [(name: String, currency: String, unit: String, backtests: [Backtest])] = []
    book.forEachProduct { product, history in
      guard history.purchases.count > 1 || namesItems else { return }
      let backtest = Backtest(
        ofRestocking: history.purchases, latest: latest, prior: prior(of: product, in: book))
      series.append((book.catalog.name(of: product), "", "days", [backtest]))
    }
    series.sort { $0.name.precedes($1.name) }
    return ForecastAnswer(BacktestSummary.rows(series, horizons: [1]), book.choice)
  }

  private func prediction(
    of product: Int, _ history: RestockHistory, in book: RestockBook,
    _ trips: RestockProbability.Trips, today: Day
  ) -> RestockPrediction {
    let forecast = forecast(of: product, history, in: book).map { forecast in
      let last = Day(ordinal: Int32(forecast.lastDay))
      let start = Double(forecast.lastDay)
      func days(_ bounds: ClosedRange<Double>) -> ClosedRange<Double> {
        bounds.lowerBound - start...bounds.upperBound - start
      }
      let next = DayBounds(
        from: last, days: forecast.nextDay - forecast.lastDay,
        interval80: days(forecast.interval80), interval95: days(forecast.interval95))
      return RestockPrediction.Forecast(
        next: next,
        probability: chance(forecast, trips, today: today),
        urgency: RestockUrgency(daysAhead: next.day - today), skillPercent: nil)
    }
    let lastDay = history.purchases.last.map { Day(ordinal: Int32($0.day)) } ?? today
    return RestockPrediction(
      item: book.catalog.name(of: product), category: book.catalog.category(of: product),
      lastDay: lastDay, quantity: history.usualQuantity, unit: history.unit,
      purchases: history.purchases.count, forecast: forecast)
  }

  private func forecast(
    of product: Int, _ history: RestockHistory, in book: RestockBook
  ) -> RestockForecast? {
    RestockForecast(purchases: history.purchases, prior: prior(of: product, in: book))
  }

  /// That it is bought within seven days.
  private func chance(
    _ forecast: RestockForecast, _ trips: RestockProbability.Trips, today: Day
  ) -> Double {
    RestockProbability(of: forecast, today: Int(today.ordinal), trips: trips).within7Days
  }

  /// What four forecasts would tell; each needs two purchases before its own.
  private func skill(
    of product: Int, _ history: RestockHistory, in book: RestockBook
  ) -> Double? {
    guard history.purchases.count >= 6 else { return nil }
    return Backtest(
      ofRestocking: history.purchases, latest: BacktestSummary.origins,
      prior: prior(of: product, in: book)
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
