import GroceryModel
import Projections

extension Table {
  /// The columns of `larder predict price`.
  public static let pricePredictionColumns: [Column] = [
    Column("item"), Column("store"), Column("currency"), Column("unit"),
    Column("n", kind: .count), Column("last_day", kind: .day),
    Column("last_price", kind: .money), Column("day", kind: .day),
    Column("predicted", kind: .money), Column("low80", heading: "80 % from", kind: .money),
    Column("high80", heading: "to", kind: .money),
    Column("low95", heading: "95 % from", kind: .money),
    Column("high95", heading: "to", kind: .money), Column("method"),
    Column("skill_percent", heading: "skill %", kind: .figure), Column("state"),
    Column("stay_probability", heading: "stays", kind: .figure), Column("step"),
    Column("steps_ahead", kind: .count), Column("steps", kind: .count), Column("seasonal"),
    Column("package"), Column("shelf_price", kind: .money),
    Column("shelf_low80", kind: .money), Column("shelf_high80", kind: .money),
  ]

  /// The columns of `larder predict price` that people can do without.
  static let pricePredictionColumnsForPrograms: Set<String> = [
    "steps_ahead", "steps", "seasonal", "shelf_low80", "shelf_high80",
  ]

  /// The answer of `larder predict price`.
  public static func pricePredictions(
    _ rows: [PricePrediction], title: String = "", notes: [String] = []
  ) -> Table {
    Table(
      name: "predicted-prices", title: title, columns: pricePredictionColumns,
      rows: rows.map(cells), notes: notes)
  }

  private static func cells(of row: PricePrediction) -> [Cell] {
    let forecast = row.forecast
    var cells: [Cell] = [
      .text(row.item), .present(row.store ?? ""), .text(row.currency), .text(row.unit),
      .count(row.observations), .day(row.lastDay.description), .figure(row.lastPrice),
      .day(row.day.description),
    ]
    cells += forecastCells(forecast?.price)
    cells += [
      .text(row.method), .rounded(forecast?.skillPercent, fractionDigits: 1),
      .present(forecast?.state.rawValue ?? ""),
      .rounded(forecast?.stayProbability, fractionDigits: 3), .text(row.step.rawValue),
      .count(row.stepsAhead), .count(row.steps),
      .present(forecast.map { $0.isSeasonal ? "yes" : "no" } ?? ""), .present(row.package ?? ""),
      .figure(ifAny: forecast?.shelfPrice?.predicted),
      .figure(ifAny: forecast?.shelfPrice?.low80), .figure(ifAny: forecast?.shelfPrice?.high80),
    ]
    return cells
  }

  /// A forecast and its bounds, in the order of columns that all forecasts have.
  static func forecastCells(_ forecast: PrintedForecast?) -> [Cell] {
    [
      forecast?.predicted, forecast?.low80, forecast?.high80, forecast?.low95, forecast?.high95,
    ].map { .figure(ifAny: $0) }
  }
}

extension PricePrediction {
  /// The method of the forecast, or that history is insufficient.
  var method: String {
    guard let forecast else { return "insufficient history (n=\(observations))" }
    return forecast.isSticky ? "sticky" : "regression"
  }

  /// `Whole Milk 1 l, by week: 1.2900 EUR per l on 2026-10-12, 1.1900 to 1.3500 with 80 %: …`, with
  /// what the forecast rests on in words.
  public var explanation: String {
    let place = store.map { $0.isEmpty ? "" : " at \($0)" } ?? ""
    let name = "\(item)\(place), by \(step.rawValue)"
    guard let forecast else {
      return
        "\(name): no forecast, because there are too few prices without a long gap before \(lastDay)"
    }
    let how =
      forecast.isSticky
      ? "the forecast is the last price or near it"
      : "the forecast moves towards recent prices\(forecast.isSeasonal ? " and the season's" : "")"
    let chance = decimalText(of: 100 * forecast.stayProbability, fractionDigits: 0) ?? "?"
    return "\(name): \(forecast.price.predicted) \(currency) \(Unit.basis(unit)) on \(day), "
      + "range \(forecast.price.low80) to \(forecast.price.high80) (80 %); the "
      + "latest \(observations) prices without a long gap, the last is \(forecast.state.phrase); chance that it stays: \(chance) %, so \(how); "
      + skillText(forecast.skillPercent, than: "repeating the last price")
  }
}

extension PricePrediction.State {
  /// In words: the state is judged by the prices alone, whatever a receipt or label says of an offer.
  fileprivate var phrase: String {
    switch self {
    case .onSale: "lower than usual"
    case .regular: "as usual"
    case .elevated: "higher than usual"
    }
  }
}
