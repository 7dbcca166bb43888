import GroceryModel
import Projections

extension MonthPage {
  /// The budgets as bars; several periods of one budget share a line.
  var budgetSection: ReportSection? {
    guard !budgets.isEmpty else { return nil }
    var blocks: [ReportBlock] = []
    if let chart = budgetChart { blocks.append(.chart(chart)) }
    let currencies = Set(budgets.map(\.first.currency)).sorted()
    for currency in currencies {
      blocks.append(.figures(budgetTable(currency)))
    }
    return ReportSection(id: "budget", heading: say(.budget), blocks: blocks)
  }

  private var budgetChart: Chart? {
    guard let currency = main?.currency ?? budgets.first?.first.currency else { return nil }
    let bars = budgets.filter { $0.rows.count == 1 && $0.first.currency == currency }.map { line in
      BarChart.Bar(
        label: line.name(say), value: value(line.first.spent, currency),
        limit: value(line.first.available, currency), isPart: !line.isWhole)
    }
    guard !bars.isEmpty else { return nil }
    return Chart(
      name: "budget", title: say(.budgetChart),
      description: bars.map { "\($0.label): \($0.value.text) / \($0.limit?.text ?? "")" }
        .joined(separator: "; "),
      content: .bars(
        BarChart(
          bars: bars, unit: NumberStyle.symbol(currency), valueName: say(.spent),
          limitName: say(.budgetColumn), markName: nil)))
  }

  func value(_ amount: Amount, _ currency: Currency) -> ChartValue {
    ChartValue(value: amount.approximation, text: style.number(amount.text(in: currency)))
  }

  private func budgetTable(_ currency: Currency) -> FigureTable {
    FigureTable(
      caption: say(.amountsIn, ["what": say(.budgets), "currency": NumberStyle.symbol(currency)]),
      headings: [
        .init(say(.budget), isNumber: false), .init(say(.spent)), .init(say(.budgetColumn)),
        .init(say(.left)), .init(say(.used), isNumber: false),
        .init(say(.status), isNumber: false),
      ],
      rows: budgets.filter { $0.first.currency == currency }.flatMap { line in
        line.isFolded ? [foldedRow(line)] : line.rows.map { row(line, $0) }
      }, hasChart: true)
  }

  private func row(_ line: BudgetLine, _ row: BudgetStatement.Row) -> FigureTable.Row {
    let isMonth =
      row.period == month.period || (row.planned == month.period && line.rows.count == 1)
    let name = isMonth ? line.name(say) : "\(line.name(say)) (\(say.days(row.period)))"
    let permille = row.usedPermille
    return FigureTable.Row(
      [
        .text(name), number(row.spent, row.currency), number(row.available, row.currency),
        number(row.remaining, row.currency),
        permille.map { permille in
          .bar(
            .init(
              permille: min(1000, permille),
              label: style.percent(wholePercent(row)), isOver: row.remaining.isNegative))
        } ?? .blank,
        .text(say(row.statusKey(on: summary.dated))),
      ], isStrong: line.isWhole)
  }

  private func wholePercent(_ row: BudgetStatement.Row) -> String {
    ratioText(row.spent.units * 100, over: row.available.units, fractionDigits: 0) ?? ""
  }

  /// Several periods of one budget.
  private func foldedRow(_ line: BudgetLine) -> FigureTable.Row {
    let over = line.over.map { row in
      say(
        .periodBy,
        ["days": say.days(row.period), "over": style.money(-row.remaining, row.currency)])
    }
    let status =
      over.isEmpty
      ? say(.noneOver, count: line.rows.count)
      : say(
        .someOver, ["over": "\(over.count)", "list": say.list(over)], count: line.rows.count)
    return FigureTable.Row(
      [
        .text("\(line.name(say)) (\(line.rows.count)\u{A0}×)"), .blank,
        line.each.map { number($0, line.first.currency) } ?? .blank, .blank, .blank,
        .text(status),
      ], isStrong: line.isWhole)
  }

  func number(_ amount: Amount?, _ currency: Currency) -> FigureTable.Cell {
    amount.map { .number(style.number($0.text(in: currency))) } ?? .blank
  }

  func signed(_ amount: Amount?, _ currency: Currency) -> FigureTable.Cell {
    amount.map { .number(style.signed($0.text(in: currency))) } ?? .blank
  }
}
