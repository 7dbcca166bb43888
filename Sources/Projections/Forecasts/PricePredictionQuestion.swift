import EventSourcing
import GroceryModel
import Statistics

/// What things will cost, and how good such forecasts were.
public struct PricePredictionQuestion: Sendable {
  /// Which day's price is asked for.
  public enum Target: Hashable, Sendable {
    case day(Day)
    /// So many steps after the last price, at least 1.
    case steps(Int)
    /// The first step after the last price that is not over on a day.
    case next(after: Day)
  }

  private let prices: PriceQuestion
  private let step: PriceSeries.Step?

  /// - Parameters:
  ///   - prices: Which prices are looked at.
  ///   - step: The step of every series, where it is not to be found from its gaps.
  public init(from prices: PriceQuestion, by step: PricePrediction.Step? = nil) {
    self.prices = prices
    self.step = step.map { PriceSeries.Step($0) }
  }

  /// One row a series, by item, shop, currency and unit.
  ///
  /// - Throws: `LogError` where the log cannot be read, `NameAmbiguity` where a filter's name fits
  ///   several things, `CurrencyConversion.MissingRate`.
  public func predictions(
    at target: Target, from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> PriceQuestion.Answer<[PricePrediction]> {
    let book = try prices.book(from: replay, rules: rules)
    return prices.answer(predictions(at: target, of: book) { _, _ in true }, book)
  }

  /// The same rows, of a book and of some prices only.
  func predictions(
    at target: Target, of book: PriceBook,
    where isWanted: @Sendable (_ product: Int, PriceObservation) -> Bool
  ) -> [PricePrediction] {
    let pools = pools(of: book)
    var rows: [PricePrediction] = []
    book.forEachSeries(byStore: prices.byStore, where: isWanted) { product, points in
      if let row = PricePrediction(
        points, product: product, byStore: prices.byStore, book, by: step, at: target,
        pools: pools)
      {
        rows.append(row)
      }
    }
    return rows
  }

  /// How often prices of the whole ledger stay, whatever the filters keep.
  private func pools(of book: PriceBook) -> StayHistory {
    var series: [[Statistics.PriceObservation]] = []
    book.unfiltered.forEachSeries(byStore: prices.byStore) { _, points in
      series.append(points.statisticalObservations)
    }
    return StayHistory(series, by: step, calendar: .gregorian)
  }

  /// How good forecasts of these prices were: first of all series together, then of each.
  ///
  /// - Parameters:
  ///   - horizons: How many steps ahead, each at least 1.
  ///   - first: How many steps are known at the first forecast, at least 2.
  ///   - stride: How many steps there are from one forecast to the next, at least 1.
  ///   - latest: At most so many forecasts of a series, the latest.
  ///   - history: A forecast is given so many of the latest steps at most, at least 2.
  ///   - replay: The log.
  ///   - rules: What files lines that do not say their category.
  /// - Returns: The rows, by item, shop, currency, unit and horizon.
  /// - Throws: As ``predictions(at:from:rules:)``.
  public func backtests(
    horizons: [Int], startingAt first: Int = 2, every stride: Int = 1, latest: Int = .max,
    history: Int = .max, from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> PriceQuestion.Answer<[BacktestSummary]> {
    let book = try prices.book(from: replay, rules: rules)
    let origins = PriceOrigins(from: first, every: stride, latest: latest, history: history)
    let pools = pools(of: book)
    var series: [(name: String, currency: String, unit: String, backtests: [Backtest])] = []
    book.forEachSeries(byStore: prices.byStore) { product, points in
      let first = book.fold.observations[Int(points[points.startIndex].index)]
      let store = prices.byStore ? book.storeName(of: first) : ""
      let item = book.catalog.name(of: product)
      let backtests = Backtest.ofPrices(
        points.statisticalObservations, horizons: horizons, from: origins, by: step,
        calendar: .gregorian, pools: pools,
        printedStep: PrintedForecast.step(fractionDigits: PricePrediction.fractionDigits))
      series.append(
        (
          store.isEmpty ? item : "\(item) at \(store)", book.currency(of: first),
          book.measures.units[Int(points[points.startIndex].unit)], backtests
        ))
    }
    return prices.answer(BacktestSummary.rows(series, horizons: horizons), book)
  }
}

extension ArraySlice<PriceBook.Point> {
  fileprivate var statisticalObservations: [Statistics.PriceObservation] {
    map { Statistics.PriceObservation(day: Int($0.day), price: $0.value) }
  }
}

extension PriceBook {
  /// The package bought on the last day of a series, with its content in base units; the largest of
  /// several.
  func lastPackage(of points: ArraySlice<Point>) -> (size: String, content: ExactRatio)? {
    let day = points[points.endIndex - 1].day
    return points.reversed().prefix { $0.day == day }
      .compactMap { measures.package(of: fold.observations[Int($0.index)]) }
      .map { (measures.sizes[$0.size].description, $0.content) }
      .max { ($0.1.approximation, $0.0) < ($1.1.approximation, $1.0) }
  }
}

extension PricePrediction {
  /// A single price does not tell how much prices move.
  private static let fewestSteps = 2
  /// Digits of a printed unit price.
  fileprivate static let fractionDigits = 4

  /// Foresees the price of one series; nil where a price is out of all reason.
  ///
  /// - Parameters:
  ///   - points: By day and then by price; at least one.
  ///   - product: What they are prices of.
  ///   - byStore: Whether they are of one shop.
  ///   - book: Where they are from.
  ///   - givenStep: The step, where it is not to be found from the gaps.
  ///   - target: Which day's price is asked for.
  ///   - pools: How often prices of the whole ledger stay.
  fileprivate init?(
    _ points: ArraySlice<PriceBook.Point>, product: Int, byStore: Bool, _ book: PriceBook,
    by givenStep: PriceSeries.Step?, at target: PricePredictionQuestion.Target,
    pools: StayHistory
  ) {
    let prices = points.statisticalObservations
    guard let series = PriceSeries(prices, by: givenStep, calendar: .gregorian) else { return nil }
    let last = points[points.endIndex - 1]
    let lowest = points.first { $0.day == last.day } ?? last
    let observation = book.fold.observations[Int(last.index)]
    let package = book.lastPackage(of: points)

    item = book.catalog.name(of: product)
    store = byStore ? book.storeName(of: observation) : nil
    currency = book.currency(of: observation)
    unit = book.measures.units[Int(last.unit)]
    observations = series.observationCount
    lastDay = Day(ordinal: last.day)
    lastPrice = PriceFigure(lowest.price).text
    step = Step(series.step)
    steps = series.prices.count
    self.package = package?.size
    switch target {
    case .day(let asked):
      day = asked
      stepsAhead = series.stepsAhead(to: Int(asked.ordinal))
    case .steps(let asked):
      stepsAhead = asked
      day = Day(ordinal: Int32(series.day(stepsAhead: asked)))
    case .next(let today):
      stepsAhead = series.stepsAhead(to: Int(today.ordinal))
      day = max(today, Day(ordinal: Int32(series.day(stepsAhead: stepsAhead))))
    }
    let (stepsAhead, digits) = (stepsAhead, Currency(currency)?.fractionDigits ?? 2)
    guard series.prices.count >= Self.fewestSteps else {
      forecast = nil
      return
    }
    forecast = PriceForecast(
      series, steps: stepsAhead, pool: pools.pool(steps: stepsAhead)
    ).flatMap { forecast in
      Forecast(
        forecast, packageContent: package?.content.approximation,
        skillPercent: Backtest.ofPrices(
          prices, horizons: [stepsAhead], from: PriceOrigins(latest: BacktestSummary.origins),
          by: givenStep, calendar: .gregorian, pools: pools)[0].skillPercent(
            latest: BacktestSummary.origins),
        shelfDigits: digits)
    }
  }
}

extension PricePrediction.Forecast {
  /// - Parameters:
  ///   - forecast: Of a unit price.
  ///   - packageContent: How many units are bought at once, where that is known.
  ///   - skillPercent: As measured.
  ///   - shelfDigits: How many digits a price on the shelf has.
  fileprivate init?(
    _ forecast: PriceForecast, packageContent: Double?, skillPercent: Double?,
    shelfDigits: Int
  ) {
    guard
      let price = PrintedForecast(
        forecast.prediction, fractionDigits: PricePrediction.fractionDigits),
      let stayProbability = forecast.stayProbability
    else { return nil }
    self.price = price
    isSticky = forecast.method == .sticky
    isSeasonal = forecast.isSeasonal
    state = PricePrediction.State(forecast.state)
    self.stayProbability = stayProbability
    self.skillPercent = skillPercent
    shelfPrice = packageContent.flatMap {
      PrintedForecast(forecast.prediction, times: $0, fractionDigits: shelfDigits)
    }
  }
}
