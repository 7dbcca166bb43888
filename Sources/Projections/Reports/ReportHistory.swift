import ByteTools
import EventSourcing
import GroceryModel

/// What reports on one month after the other have in common, so that each costs what is new in it.
struct ReportHistory: Sendable {
  private let lines: ReportLines
  private let replay: Replay
  private let covered: CoveredMonths
  private let shared: SharedPrices
  /// The sums up to the last requested month, back to the last long gap: price changes across a gap
  /// are unknown.
  private var paid: PriceIndexFold
  private var paidSince: Month?
  private var monthsPaid = 0
  private var priors = ProductPriors()

  init(_ household: HouseholdBook) {
    lines = household.lines
    replay = household.replay
    covered = household.covered
    shared = household.sharedPrices
    paid = PriceIndexFold(of: lines, descriptions: replay.late.descriptions)
  }

  /// The picture of a period that does not end before those asked for earlier.
  ///
  /// - Parameters:
  ///   - frame: What is looked at.
  ///   - catalog: What things are called, and products filed under, at its end.
  /// - Returns: The picture.
  /// - Throws: `LogError` where the log cannot be read again.
  mutating func picture(
    _ frame: PeriodPicture.Frame, _ catalog: ItemCatalog
  ) throws -> PeriodPicture {
    let start = covered.start(upTo: frame.day.month)
    if start != paidSince {
      paid = PriceIndexFold(of: lines, descriptions: replay.late.descriptions)
      paidSince = start
    }
    while monthsPaid < lines.months.count, lines.months[monthsPaid].month <= frame.day.month {
      let month = lines.months[monthsPaid]
      if let start, start <= month.month { paid.add(month, of: lines) }
      monthsPaid += 1
    }
    var stock = StockBook(lines.stock(upTo: frame.day, catalog), catalog, today: frame.day)
    if frame.rowsAhead != nil {
      priors.learn(stock.productsHeardOf(), catalog, workers: replay.workers)
    }
    stock.priors = priors
    // Neither half looks at what the other makes.
    let halves: [@Sendable () throws -> Half] = [
      { [self] in try prices(frame, catalog) },
      { [self, stock] in try things(frame, stock, catalog) },
    ]
    let made =
      replay.workers > 1
      ? Workers.run(halves.count) { half in Result { try halves[half]() } }
      : halves.map { half in Result { try half() } }
    var picture = PeriodPicture()
    for half in made { try half.get()(&picture) }
    return picture
  }

  /// Enters what was found.
  private typealias Half = @Sendable (inout PeriodPicture) -> Void

  /// What became of prices and of the index, and what prices are to come.
  private func prices(_ frame: PeriodPicture.Frame, _ catalog: ItemCatalog) throws -> Half {
    let (day, isLast) = (frame.day, frame.day.month == covered.months.last)
    // A report on a year shows no bill, but may be made before that on the month.
    let comparesBills = (frame.rowsAhead != nil || isLast) && day == day.month.lastDay
    let known =
      isLast
      ? try shared.known(on: day, catalog) { try pricesKnown(on: day, catalog, comparesBills) }
      : try pricesKnown(on: day, catalog, comparesBills)
    let (book, index) = (known.book, known.index)
    let bills = frame.rowsAhead == nil ? [] : known.billChanges
    let moves = book.moves(from: frame.before, to: frame.period)
    let shrinkages = known.shrinkages.filter { frame.period.contains($0.day) }
    var foreseen: [PricePrediction] = []
    if frame.rowsAhead != nil {
      let often = book.boughtMost(
        in: Period(frame.day + (1 - PeriodPicture.countedDays), through: frame.day),
        limit: PeriodPicture.foreseenItems)
      foreseen = PricePredictionQuestion(from: PriceQuestion())
        .predictions(at: .next(after: frame.day), of: book) { product, _ in often[product] }
        .filter { $0.forecast != nil }
    }
    return { [foreseen] picture in
      picture.index = index
      picture.billChanges = bills
      picture.priceMoves = moves
      picture.shrinkages = shrinkages
      picture.outlook.prices = foreseen
    }
  }

  private func pricesKnown(
    on day: Day, _ catalog: ItemCatalog, _ comparesBills: Bool
  ) throws -> SharedPrices.Known {
    let (prices, month) = (lines.prices(upTo: day.month), day.month)
    var paid = paid
    paid.discounts = prices.discounts
    let sums = try PriceIndexReadModel(
      paid.settlingDiscounts(among: prices), catalog,
      quantitiesSince: comparesBills ? month + -1 : nil)
    let firstMonth = month + (1 - PeriodPicture.indexMonths)
    let book = try PriceBook(prices, filters: [], catalog: catalog, from: replay)
    return SharedPrices.Known(
      book: book, shrinkages: book.shrinkages(),
      index: IndexQuestion().levels(of: sums).rows.filter { $0.month >= firstMonth },
      billChanges: comparesBills ? sums.billChanges(in: month) : [])
  }

  /// What became of things, and what is to become of them.
  private func things(
    _ frame: PeriodPicture.Frame, _ stock: StockBook, _ catalog: ItemCatalog
  ) throws -> Half {
    let stock = frame.rowsAhead == nil ? stock.predictingLastDays() : stock.predictingLives()
    let waste = try WasteQuestion(by: [.category, .reason], in: frame.period)
      .answer(of: stock, products: stock.productsWasted(in: frame.period)).rows
    let wasteByItem = try WasteQuestion(by: [.item], in: frame.period)
      .answer(of: stock, products: stock.productsWasted(in: frame.period)).rows
    guard let rows = frame.rowsAhead else {
      return { picture in
        picture.waste = waste
        picture.wasteByItem = wasteByItem
      }
    }
    let spoiling = try stock.spoiling(
      within: PeriodPicture.spoilingDays, among: stock.productsHeardOf(), predicting: rows)
    let restock = RestockQuestion().listed(
      of: try RestockBook(lines.purchases(upTo: frame.day, catalog), catalog), today: frame.day,
      skillsOf: rows)
    return { picture in
      picture.waste = waste
      picture.wasteByItem = wasteByItem
      picture.outlook.spoiling = spoiling
      picture.outlook.restock = restock
    }
  }
}
