import EventSourcing
import GroceryModel

/// Explains forecasts of prices by the prices that they rest on.
public struct PriceForecastExplainer: Sendable {
  /// The columns whose figures can be explained.
  public static let cells = ["predicted", "low80", "high80", "low95", "high95"]

  private let records: [PriceRecord]

  /// - Throws: As ``PriceQuestion/history(from:rules:)``.
  public init(
    _ question: PriceQuestion, from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws {
    records = try question.history(from: replay, rules: rules).rows
  }

  /// Explains a forecast that the table prints as `text`.
  public func explanation(of row: PricePrediction, _ text: String) -> Explanation {
    let own = records.filter { record in
      record.item == row.item && record.currency == row.currency && record.unit == row.unit
        && row.store.map { $0 == record.store } ?? true
    }
    // What lies before a long gap is left out of the forecast.
    return .statistic(
      own.suffix(row.observations).map(Explanation.Part.init),
      by: "forecast from these prices; how often prices of all items stay counts as well", text)
  }
}

/// Explains forecasts of purchases by the purchases that they rest on.
public struct RestockExplainer: Sendable {
  /// The columns whose figures can be explained.
  public static let cells = [
    "next_day", "low80", "high80", "low95", "high95", "probability_7_days", "quantity", "n",
  ]

  private let lines: [PurchaseObservation]

  /// - Throws: As ``LinesQuestion/answer(from:rules:)``.
  public init(
    _ question: RestockQuestion, from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws {
    lines = try PurchaseObservation.all(
      in: question.period, filters: question.filters, from: replay, rules
    ).filter { $0.kind == "item" && $0.quantity?.isNegative != true }
  }

  /// Explains a forecast that the table prints as `text`.
  public func explanation(of row: RestockPrediction, cell: String, _ text: String) -> Explanation {
    let own = lines.filter { $0.item == row.item }
    let method =
      switch cell {
      case "n": "days with a purchase"
      case "quantity": "median of the days' quantities"
      default: "forecast from these days; the category's rhythm and all shopping count as well"
      }
    return .statistic(
      own.map { line in
        Explanation.Part(
          line.event,
          .quantity(
            line.quantity?.amount ?? Amount(1), unit: line.unit.isEmpty ? "each" : line.unit))
      }, by: method, text)
  }
}

/// Explains forecasts of a month's spending by the spending so far.
public struct SpendForecastExplainer: Sendable {
  /// The columns whose figures can be explained.
  public static let cells = ["predicted", "spent", "low80", "high80", "low95", "high95"]

  private let lines: [PurchaseObservation]

  /// - Throws: As ``LinesQuestion/answer(from:rules:)``.
  public init(
    of filters: [NameFilter], from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws {
    lines = try PurchaseObservation.all(in: nil, filters: filters, from: replay, rules)
  }

  /// Explains a forecast that the table prints as `text`.
  public func explanation(of row: SpendPrediction, cell: String, _ text: String) -> Explanation {
    let own = lines.filter { $0.currency == row.currency.code && $0.day <= row.period.lastDay }
    let ofPeriod = own.filter { row.period.contains($0.day) }
    guard cell != "spent", row.method != .ended else {
      return .money(ofPeriod.map { ($0.event, $0.net, "") }, in: row.currency.code)
    }
    return .statistic(
      own.map { Explanation.Part($0.event, .money($0.net, row.currency.code)) },
      by: "forecast from what was spent on each day; \(row.periods) whole months before", text)
  }
}

/// Explains until when food is expected to be good, by the labels of that food.
public struct ExpirationExplainer: Sendable {
  /// The columns whose figures can be explained.
  public static let cells = ["expires", "low80", "high80", "low95", "high95"]

  private let labels: [String: [LifeLabel]]

  /// - Throws: `LogError` where the log cannot be read, `NameAmbiguity`.
  public init(
    _ question: ExpirationQuestion, from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws {
    let book = try StockBook(from: replay, filters: question.filters, rules: rules)
    labels = Dictionary(
      grouping: book.lifeLabels().filter { $0.day <= book.today }.sorted { $0.day < $1.day }
    ) { book.catalog.name(of: $0.product) }
  }

  /// Explains a forecast that the table prints as `text`.
  public func explanation(of row: ExpirationPrediction, _ text: String) -> Explanation {
    let bought = Explanation.Part(
      row.event, .statistic(row.purchased.description), note: "day of purchase")
    let own = (labels[row.item] ?? []).map { label in
      Explanation.Part(
        label.event, .quantity(Amount(Int(label.days)), unit: "days"),
        note: "label of what was bought on \(label.bought)")
    }
    return .statistic([bought] + own, by: "\(row.method), from the day of purchase", text)
  }
}

/// A purchase line as statistics see it.
private struct PurchaseObservation: Sendable {
  let event: EventIdentifier
  let day: Day
  let item: String
  let kind: String
  let currency: String
  /// With its share of a receipt's discount.
  let net: Amount
  let quantity: ExactDecimal?
  let unit: String

  static func all(
    in period: Period?, filters: [NameFilter], from replay: Replay, _ rules: CategoryRules
  ) throws -> [PurchaseObservation] {
    let rows = try LinesQuestion(in: period, filters: filters).answer(from: replay, rules: rules)
      .rows
    return rows.indices.map { place in
      let row = rows[place]
      func text(_ field: ResolvedLines.Field) -> String {
        var bytes: [UInt8] = []
        rows.append(field, of: place, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
      }
      return PurchaseObservation(
        event: row.event, day: row.date, item: text(.item), kind: text(.kind),
        currency: rows.currency(of: place), net: row.net, quantity: row.quantity, unit: text(.unit))
    }
  }
}
