import EventSourcing
import GroceryModel

/// What reports on one month after the other have in common, so that each costs what is new in it.
struct ReportHistory {
  private let lines: ReportLines
  private let replay: Replay
  /// Of the months up to the last one asked for.
  private var paid: PaidSums
  private var monthsPaid = 0
  private var priors = ProductPriors()

  init(_ household: HouseholdBook) {
    lines = household.lines
    replay = household.replay
    paid = PaidSums(of: lines, descriptions: replay.late.descriptions)
  }

  /// The picture of a period that does not end before those asked for earlier.
  ///
  /// - Parameters:
  ///   - frame: What is looked at.
  ///   - catalog: What things are called, and products filed under, at its end.
  /// - Throws: `LogError` where the log cannot be read again.
  mutating func picture(
    _ frame: PeriodPicture.Frame, _ catalog: ItemCatalog
  ) throws -> PeriodPicture {
    let (prices, index) = try pricesAndIndex(frame, catalog)
    let stock = try stock(frame, catalog)
    let restock = try restock(frame, catalog)
    return PeriodPicture(
      priceMoves: prices.moves, shrinkages: prices.shrinkages, waste: stock.waste, index: index,
      outlook: PeriodPicture.Outlook(
        spoiling: stock.spoiling, prices: prices.foreseen, restock: restock))
  }

  private struct PricePart {
    let moves: [PriceMove]
    let shrinkages: [Shrinkage]
    let foreseen: [PricePrediction]
  }

  private mutating func pricesAndIndex(
    _ frame: PeriodPicture.Frame, _ catalog: ItemCatalog
  ) throws -> (PricePart, [IndexQuestion.Row]) {
    let prices = lines.prices(upTo: frame.day.month)
    return (try self.prices(frame, prices, catalog), try index(frame, prices, catalog))
  }

  private func prices(
    _ frame: PeriodPicture.Frame, _ prices: PriceFold, _ catalog: ItemCatalog
  ) throws -> PricePart {
    let book = try PriceBook(prices, filters: [], catalog: catalog, from: replay)
    var foreseen: [PricePrediction] = []
    if frame.rowsAhead != nil {
      let often = book.boughtMost(
        in: Period(frame.day + (1 - PeriodPicture.countedDays), through: frame.day),
        limit: PeriodPicture.foreseenItems)
      foreseen = PricePredictionQuestion(from: PriceQuestion())
        .predictions(at: .next(after: frame.day), of: book) { product, _ in often[product] }
        .filter { $0.forecast != nil }
    }
    return PricePart(
      moves: book.moves(from: frame.before, to: frame.period),
      shrinkages: book.shrinkages().filter { frame.period.contains($0.day) }, foreseen: foreseen)
  }

  private mutating func index(
    _ frame: PeriodPicture.Frame, _ prices: PriceFold, _ catalog: ItemCatalog
  ) throws -> [IndexQuestion.Row] {
    while monthsPaid < lines.months.count, lines.months[monthsPaid].month <= frame.day.month {
      paid.add(lines.months[monthsPaid], of: lines)
      monthsPaid += 1
    }
    var known = paid
    known.discounts = prices.discounts
    let first = frame.day.month + (1 - PeriodPicture.indexMonths)
    return IndexQuestion().levels(
      of: try PaidBook(known.settlingDiscounts(among: prices), catalog)
    ).rows.filter { $0.month >= first }
  }

  private mutating func stock(
    _ frame: PeriodPicture.Frame, _ catalog: ItemCatalog
  ) throws -> (waste: [WasteQuestion.Row], spoiling: [SpoilingLot]) {
    var book = StockBook(lines.stock(upTo: frame.day, catalog), catalog, today: frame.day)
    let waste = try WasteQuestion(by: [.category, .reason], in: frame.period)
      .answer(of: book, products: book.productsWasted(in: frame.period)).rows
    guard let rows = frame.rowsAhead else { return (waste, []) }
    let products = book.productsHeardOf()
    priors.learn(products, catalog, workers: replay.workers)
    book.priors = priors
    return (
      waste,
      try book.spoiling(within: PeriodPicture.spoilingDays, among: products, predicting: rows)
    )
  }

  private func restock(
    _ frame: PeriodPicture.Frame, _ catalog: ItemCatalog
  ) throws -> [RestockPrediction] {
    guard let rows = frame.rowsAhead else { return [] }
    let book = try RestockBook(lines.purchases(upTo: frame.day, catalog), catalog)
    return RestockQuestion().listed(of: book, today: frame.day, skillsOf: rows)
  }
}
