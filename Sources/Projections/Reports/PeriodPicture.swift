import EventSourcing
import GroceryModel

/// What a report tells of prices, the stock, waste and what is to come, seen from its day.
public struct PeriodPicture: Sendable {
  /// Against the period before, the greatest change first.
  public let priceMoves: [PriceMove]
  /// Packages that shrank in the period.
  public let shrinkages: [Shrinkage]
  /// By category and reason; what was bought beside it is not told.
  public let waste: [WasteQuestion.Row]
  /// The latest months, at most 13.
  public let index: [IndexQuestion.Row]
  public let outlook: Outlook

  /// What is expected on the days after the report's; empty in a report on a year.
  public struct Outlook: Sendable {
    public fileprivate(set) var spoiling: [SpoilingLot] = []
    /// Of what is bought most often.
    public fileprivate(set) var prices: [PricePrediction] = []
    /// What is likely bought within seven days.
    public fileprivate(set) var restock: [RestockPrediction] = []
  }

  /// What is seen as about to spoil.
  public static let spoilingDays = 7
  /// How many things the prices of are foreseen.
  public static let foreseenItems = 10
  /// What was bought in so many days up to the report's day is counted for that.
  static let countedDays = 182
  static let indexMonths = 13

  /// What a picture is of.
  struct Frame {
    let period: Period
    /// What its prices are compared with.
    let before: Period
    /// The day of the report; the facts have nothing after it.
    let day: Day
    let looksAhead: Bool
  }

  /// - Parameters:
  ///   - facts: Those dated up to the frame's day.
  ///   - frame: What is looked at.
  ///   - categories: What a product is filed under, by its key.
  ///   - replay: The log that the facts are from.
  /// - Throws: `LogError` where the log cannot be read again.
  init(
    _ facts: ReportFacts, _ frame: Frame, categories: (_ key: String) -> String,
    from replay: Replay
  ) throws {
    let prices = try PriceBook(facts.prices, filters: [], from: replay)
    priceMoves = prices.moves(from: frame.before, to: frame.period)
    shrinkages = prices.shrinkages().filter { frame.period.contains($0.day) }
    let stock = StockBook(
      facts.stock,
      try ItemCatalog(facts.stock.items, categories: categories, from: replay), today: frame.day)
    waste = try WasteQuestion(by: [.category, .reason], in: frame.period)
      .answer(of: stock, products: stock.productsWasted(in: frame.period)).rows
    let sums = facts.paid.settlingDiscounts(among: facts.prices)
    let paid = try PaidBook(sums, try ItemCatalog(sums.items, from: replay))
    let firstIndexMonth = frame.day.month + (1 - Self.indexMonths)
    index = IndexQuestion().levels(of: paid).rows.filter { $0.month >= firstIndexMonth }
    guard frame.looksAhead else {
      outlook = Outlook()
      return
    }
    let often = prices.boughtMost(
      in: Period(frame.day + (1 - Self.countedDays), through: frame.day),
      limit: Self.foreseenItems)
    let restock = RestockQuestion().answer(
      of: try RestockBook(RestockFold(facts.stock), stock.catalog), today: frame.day)
    outlook = Outlook(
      spoiling: try stock.spoiling(within: Self.spoilingDays),
      prices: PricePredictionQuestion(from: PriceQuestion())
        .predictions(at: .next(after: frame.day), of: prices) { product, _ in
          often.contains(product)
        }.filter { $0.forecast != nil },
      restock: restock.rows.filter(\.isListed))
  }
}
