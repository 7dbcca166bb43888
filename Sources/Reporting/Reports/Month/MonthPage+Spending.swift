import GroceryModel
import Projections

extension MonthPage {
  private static let shownCategories = 14

  /// The spending by category, store and day.
  var whereSection: ReportSection? {
    guard let main else { return nil }
    var blocks: [ReportBlock] = []
    if let chart = categoryChart(main) { blocks.append(.chart(chart)) }
    for total in totalsByImportance {
      blocks.append(.figures(categoryTable(total)))
      if let shops = shopSentence(total) { blocks.append(.paragraph(shops)) }
    }
    if let chart = dayChart(main.currency) { blocks.append(.chart(chart)) }
    return ReportSection(id: "where", heading: say(.whereItWent), blocks: blocks)
  }

  /// The rows of one currency, the rest of many as one.
  private func categories(
    _ currency: Currency
  ) -> (shown: [MonthlyComparison], rest: [MonthlyComparison]) {
    let rows = summary.categories.filter { row in
      row.currency == currency
        && (row.lines > 0 || !(row.soFar?.lastMonth ?? .zero).isZero
          || !(row.soFar?.usual ?? .zero).isZero)
    }
    return (Array(rows.prefix(Self.shownCategories)), Array(rows.dropFirst(Self.shownCategories)))
  }

  private func categoryTable(_ total: MonthlyComparison) -> FigureTable {
    let currency = total.currency
    let (shown, rest) = categories(currency)
    let greatest = shown.first?.spent.units ?? 1
    func row(_ name: String, _ rows: [MonthlyComparison], isStrong: Bool) -> FigureTable.Row {
      let spent = rows.reduce(Amount.zero) { $0 + $1.spent }
      let same = rows.compactMap(\.soFar)
      let hasPast = total.soFar != nil
      let last = hasPast ? same.reduce(Amount.zero) { $0 + $1.lastMonth } : nil
      let usual =
        isStrong ? total.soFar?.usual : hasPast ? same.reduce(Amount.zero) { $0 + $1.usual } : nil
      let bar =
        isStrong || greatest <= 0 || spent.units <= 0
        ? 0 : Int(spent.units * 1000 / greatest)
      return FigureTable.Row(
        [
          .text(name), number(spent, currency),
          share(spent, of: total.spent).map { .bar(.init(permille: min(1000, bar), label: $0)) }
            ?? .blank,
          number(last, currency), signed(last.map { spent - $0 }, currency),
          number(usual, currency), signed(usual.map { spent - $0 }, currency),
        ], isStrong: isStrong)
    }
    var rows = shown.map { row(say.category($0.name), [$0], isStrong: false) }
    if !rest.isEmpty {
      rows.append(row(say(.others, count: rest.count), rest, isStrong: false))
    }
    rows.append(row(say.total(in: currency, of: summary.totals.count), [total], isStrong: true))
    return FigureTable(
      caption: say(
        .amountsIn, ["what": say(.spentByCategory), "currency": NumberStyle.symbol(currency)]),
      headings: [
        .init(say(.category), isNumber: false), .init(monthName),
        .init(say(.share), isNumber: false), .init(lastMonthName), .init(say(.change)),
        .init(say(.usual)), .init(say(.againstUsual)),
      ],
      rows: rows,
      note: isWhole || total.soFar == nil
        ? nil : say(.sameDaysNote, count: summary.dated - month.firstDay + 1),
      hasChart: currency == main?.currency)
  }

  private func share(_ part: Amount, of whole: Amount) -> String? {
    guard whole.units > 0 else { return nil }
    return ratioText(part.units * 100, over: whole.units, fractionDigits: 0)
      .map(style.percent)
  }

  private func categoryChart(_ total: MonthlyComparison) -> Chart? {
    let currency = total.currency
    let bars = categories(currency).shown.filter { $0.spent.units > 0 }.map { row in
      BarChart.Bar(
        label: say.category(row.name), value: value(row.spent, currency),
        mark: row.soFar.map { value($0.lastMonth, currency) })
    }
    guard bars.count > 1 else { return nil }
    return Chart(
      name: "categories", title: say(.spentByCategory),
      description: bars.map { "\($0.label): \($0.value.text)" }.joined(separator: "; "),
      content: .bars(
        BarChart(
          bars: bars, unit: NumberStyle.symbol(currency), valueName: monthName,
          limitName: nil, markName: total.soFar == nil ? nil : lastMonthName)))
  }

  private func shopSentence(_ total: MonthlyComparison) -> String? {
    say.byStore(
      summary.stores.filter { $0.currency == total.currency }.map { ($0.name, $0.spent) },
      total.currency)
  }

  private func dayChart(_ currency: Currency) -> Chart? {
    guard let days = summary.days.first(where: { $0.currency == currency }),
      days.amounts.count > 1
    else { return nil }
    let count = max(month.dayCount, days.lastMonth.count)
    let own = Self.cumulated(days.amounts)
    func line(_ name: String, _ style: LineChart.Style, _ amounts: [Amount]) -> LineChart.Line {
      LineChart.Line(
        name: name, style: style, values: amounts.map { $0.approximation },
        lastText: amounts.last.map { self.style.number($0.text(in: currency)) }, isStepped: true)
    }
    var lines = [line(monthName, .main, own)]
    if !days.lastMonth.isEmpty {
      lines.append(line(lastMonthName, .before, Self.cumulated(days.lastMonth)))
    }
    if let budget = wholeBudget, budget.currency == currency {
      let all = Array(repeating: budget.available, count: count)
      lines.append(line(say(.budgetColumn), .limit, all))
    }
    let labels = [1, 8, 15, 22, count].map { LineChart.Label(place: $0 - 1, text: "\($0)") }
    return Chart(
      name: "days", title: say(.spentByDay),
      description: lines.map { "\($0.name): \($0.lastText ?? "")" }.joined(separator: "; "),
      content: .lines(
        LineChart(
          lines: lines, count: count, labels: labels, unit: NumberStyle.symbol(currency),
          startsAtZero: true, style: style)))
  }

  static func cumulated(_ amounts: [Amount]) -> [Amount] {
    var sum = Amount.zero
    return amounts.map { amount in
      sum += amount
      return sum
    }
  }
}
