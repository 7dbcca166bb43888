import GroceryModel

/// Prices, stock, waste and forecasts of a report, as of its day.
public struct PeriodPicture: Sendable {
  /// Against the period before, the greatest change first.
  public internal(set) var priceMoves: [PriceMove] = []
  /// Packages that shrank in the period.
  public internal(set) var shrinkages: [Shrinkage] = []
  /// Waste by category and reason, without the purchases beside it.
  public internal(set) var waste: [WasteQuestion.Row] = []
  /// By item.
  public internal(set) var wasteByItem: [WasteQuestion.Row] = []
  /// Why the month's bill differs from the one before, by currency; empty in a report on a year, and
  /// where the month is not over.
  public internal(set) var billChanges: [BillChange] = []
  /// The latest months, at most 13.
  public internal(set) var index: [IndexQuestion.Row] = []
  public internal(set) var outlook = Outlook()

  /// What is expected on the days after the report's; empty in a report on a year.
  public struct Outlook: Sendable {
    public internal(set) var spoiling: [SpoilingLot] = []
    /// Of what is bought most often.
    public internal(set) var prices: [PricePrediction] = []
    /// What is likely bought within seven days.
    public internal(set) var restock: [RestockPrediction] = []
  }

  /// What is seen as about to spoil.
  public static let spoilingDays = StockQuestion.daysAhead
  /// How many things the prices of are foreseen.
  static let foreseenItems = 10
  /// What was bought in so many days up to the report's day is counted for that.
  static let countedDays = 182
  static let indexMonths = 13

  /// What a picture is of.
  struct Frame: Sendable {
    let period: Period
    /// What its prices are compared with.
    let before: Period
    /// The day of the report; the facts have nothing after it.
    let day: Day
    /// The maximum number of rows of forecast tables listed in full; nil without forecasts.
    let rowsAhead: Int?
  }
}
