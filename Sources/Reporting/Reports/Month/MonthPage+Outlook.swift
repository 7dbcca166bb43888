import GroceryModel
import Projections

/// A spending forecast, rounded to whole units of currency where the amount is large: its cents
/// mean nothing.
struct RoundedForecast {
  let point: String
  let low: String
  let high: String
  let values: (point: Amount, low: Amount, high: Amount)

  /// Nil where nothing is foreseen.
  init?(_ prediction: SpendPrediction, _ style: NumberStyle) {
    guard let forecast = prediction.forecast, prediction.method != .ended,
      let point = ExactDecimal(forecast.predicted)?.amount,
      let low = ExactDecimal(forecast.low80)?.amount,
      let high = ExactDecimal(forecast.high80)?.amount
    else { return nil }
    let digits = point.magnitude.units < 10 * Amount.unitsPerOne ? nil : 0
    func rounded(_ amount: Amount) -> Amount {
      digits.map { amount.rounded(toFractionDigits: $0) } ?? amount
    }
    values = (rounded(point), rounded(low), rounded(high))
    self.point = style.shortMoney(values.point, prediction.currency)
    self.low = style.shortMoney(values.low, prediction.currency)
    self.high = style.shortMoney(values.high, prediction.currency)
  }
}

extension MonthPage {
  /// The forecast of the month, or of the next one, in the main currency; where nothing was bought in the
  /// month, in the currency with most periods before.
  var mainForecast: SpendPrediction? {
    main.flatMap { main in summary.spend.first { $0.currency == main.currency } }
      ?? summary.spend.max { ($0.periods, $1.currency.code) < ($1.periods, $0.currency.code) }
  }

  var outlookSection: ReportSection? {
    guard let spend = mainForecast, isAhead || main != nil else { return nil }
    let target = spend.period.start.month
    let heading = target == month ? say(.monthsEnd) : say.title(target)
    guard let forecast = RoundedForecast(spend, style) else {
      // An ended period has no forecast to lack.
      guard spend.method == nil else { return nil }
      return ReportSection(
        id: "outlook", heading: heading, blocks: [.paragraph(say(.forecastTooFew))])
    }
    let name = say.capitalised(say.name(target, in: year))
    var blocks: [ReportBlock] = [
      .paragraph(
        say(
          .forecastSentence,
          ["point": forecast.point, "low": forecast.low, "high": forecast.high]))
    ]
    if !isAhead, let chart = forecastChart(spend, forecast, target) { blocks.append(.chart(chart)) }
    blocks.append(.figures(forecastTable(forecast, name)))
    return ReportSection(
      id: "outlook", heading: heading, blocks: blocks)
  }

  private func forecastTable(_ forecast: RoundedForecast, _ name: String) -> FigureTable {
    FigureTable(
      caption: say(.expectedSpending),
      headings: [
        .init(say(.month), isNumber: false), .init(say(.about)), .init(say(.atLeast)),
        .init(say(.atMost)),
      ],
      rows: [
        FigureTable.Row([
          .text(name), .number(forecast.point), .number(forecast.low), .number(forecast.high),
        ])
      ])
  }

  /// The latest months, and what is expected of the next.
  private func forecastChart(
    _ spend: SpendPrediction, _ forecast: RoundedForecast, _ target: Month
  ) -> Chart? {
    let currency = spend.currency
    let past = summary.history.filter { $0.currency == currency && $0.month < target }
    guard past.count > 1, let first = past.first?.month else { return nil }
    let count = target - first + 1
    var lines = [
      LineChart.Line(
        name: say(.spentInMonth), style: .main,
        values: past.map { $0.spent.approximation } + [nil], lastText: nil)
    ]
    if let budget = wholeBudget, budget.currency == currency {
      lines.append(
        LineChart.Line(
          name: say(.budgetThisMonth), style: .limit,
          values: Array(repeating: budget.available.approximation, count: count),
          lastText: style.number(budget.available.text(in: currency))))
    }
    func value(_ amount: Amount, _ text: String) -> ChartValue {
      ChartValue(value: amount.approximation, text: text)
    }
    let range = LineChart.Range(
      name: say(.expected), place: count - 1,
      value: value(forecast.values.point, forecast.point),
      low: value(forecast.values.low, forecast.low),
      high: value(forecast.values.high, forecast.high))
    return Chart(
      name: "outlook", title: say(.forecastChart),
      description: past.map { total in
        "\(say.name(total.month, in: year)): \(style.money(total.spent, currency))"
      }.joined(separator: "; ") + "; \(say(.expected)): \(forecast.point)",
      content: .lines(
        LineChart(
          lines: lines, range: range, count: count,
          labels: MonthLabels.labels(from: first, count: count, say),
          unit: NumberStyle.symbol(currency), startsAtZero: true, style: style)))
  }
}
