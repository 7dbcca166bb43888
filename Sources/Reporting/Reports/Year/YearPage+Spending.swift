import GroceryModel
import Projections

extension YearPage {
  private static let shownCategories = 14
  private static let shownSeasons = 8

  private func number(_ amount: Amount?, _ currency: Currency) -> FigureTable.Cell {
    amount.map { .number(style.number($0.text(in: currency))) } ?? .blank
  }

  private func signed(_ amount: Amount?, _ currency: Currency) -> FigureTable.Cell {
    amount.map { .number(style.signed($0.text(in: currency))) } ?? .blank
  }

  private func value(_ amount: Amount, _ currency: Currency) -> ChartValue {
    ChartValue(value: amount.approximation, text: style.number(amount.text(in: currency)))
  }

  private func name(_ month: Month) -> String { say.capitalised(say.name(month, in: month.year)) }

  /// Returns the spending of the same month a year earlier, in the main currency.
  private func before(_ month: Month) -> Amount? {
    summary.history.first { $0.currency == main?.currency && $0.month == month + -12 }?.spent
  }

  /// The months side by side, with those of the year before.
  var monthSection: ReportSection? {
    guard let main else { return nil }
    let currency = main.currency
    let hasBefore = months.contains { before($0.month) != nil }
    let bars = months.map { total in
      BarChart.Bar(
        label: name(total.month), value: value(total.spent, currency),
        mark: before(total.month).map { value($0, currency) })
    }
    var blocks: [ReportBlock] = []
    if bars.count > 1 {
      blocks.append(
        .chart(
          Chart(
            name: "months", title: say(.spentByMonth),
            description: bars.map { "\($0.label): \($0.value.text)" }.joined(separator: "; "),
            content: .bars(
              BarChart(
                bars: bars, unit: NumberStyle.symbol(currency), valueName: "\(year)",
                limitName: nil, markName: hasBefore ? "\(year - 1)" : nil)))))
    }
    blocks.append(.figures(monthTable(main, hasBefore, bars: bars.count)))
    return ReportSection(id: "months", heading: say(.monthsHeading), blocks: blocks)
  }

  private func monthTable(
    _ total: YearlyComparison, _ hasBefore: Bool, bars: Int
  ) -> FigureTable {
    let currency = total.currency
    let greatest = months.map(\.spent.units).max() ?? 1
    func row(_ cells: [FigureTable.Cell], _ past: [FigureTable.Cell], isStrong: Bool = false)
      -> FigureTable.Row
    { FigureTable.Row(hasBefore ? cells + past : cells, isStrong: isStrong) }
    let rows = months.map { month in
      let before = before(month.month)
      let bar = greatest > 0 ? Int(max(0, month.spent.units) * 1000 / greatest) : 0
      return row(
        [
          .text(name(month.month)), number(month.spent, currency),
          .bar(.init(permille: bar, label: "")),
        ], [number(before, currency), signed(before.map { month.spent - $0 }, currency)])
    }
    let sum = row(
      [.text(say(.total)), number(total.spent, currency), .blank], [.blank, .blank],
      isStrong: true)
    let matched = total.matched.flatMap { matched in
      summary.matchedMonths.map { months in
        row(
          [.text(range(months)), number(matched.spent, currency), .blank],
          [number(matched.before, currency), signed(matched.change, currency)], isStrong: true)
      }
    }
    return FigureTable(
      caption: say(
        .amountsIn, ["what": say(.spentByMonth), "currency": NumberStyle.symbol(currency)]),
      headings: [
        .init(say(.month), isNumber: false), .init("\(year)"), .init("", isNumber: false),
      ] + (hasBefore ? [.init("\(year - 1)"), .init(say(.change))] : []),
      rows: rows + [sum] + [matched].compactMap { $0 }, hasChart: bars > 1)
  }

  /// The spending by category over the year.
  var seasonSection: ReportSection? {
    guard let main else { return nil }
    let shown = summary.seasons.filter { $0.currency == main.currency }
      .prefix(Self.shownSeasons)
    let panels = shown.map { season in
      SmallMultiples.Panel(
        label: say.category(season.name), values: season.months.map { $0?.approximation },
        lastText: style.number(
          season.months.compactMap { $0 }.reduce(.zero, +).text(in: main.currency)))
    }
    let most = shown.flatMap { $0.months.compactMap { $0 } }.max() ?? .zero
    guard months.count > 2, panels.count > 1, !most.isZero else { return nil }
    let short = say.calendar.shortMonths
    let peaks = shown.prefix(4).compactMap { season -> String? in
      let places = season.months.indices.filter { season.months[$0] != nil }
      guard
        let peak = places.max(by: {
          (season.months[$0] ?? .zero, $1) < (season.months[$1] ?? .zero, $0)
        })
      else { return nil }
      return say(
        .peakOf,
        [
          "name": say.category(season.name), "in": say.inMonth(january + peak, in: year),
          "spent": style.money(season.months[peak] ?? .zero, main.currency),
        ])
    }
    return ReportSection(
      id: "seasons", heading: say(.seasons),
      blocks: [
        .paragraph(say(.peaks, ["list": say.list(peaks)])),
        .chart(
          Chart(
            name: "seasons", title: say(.seasonChart),
            description: panels.map { "\($0.label): \($0.lastText)" }.joined(separator: "; "),
            content: .multiples(
              SmallMultiples(
                panels: Array(panels), unit: NumberStyle.symbol(main.currency),
                firstLabel: short[0], lastLabel: short[summary.lastMonth.month - 1],
                topText: style.number(most.text(in: main.currency)))))),
      ])
  }

  var categorySection: ReportSection? {
    guard main != nil else { return nil }
    let blocks = totalsByImportance.flatMap { total in
      let stores = summary.stores.filter { $0.currency == total.currency }
      let shops = say.byStore(stores.map { ($0.name, $0.spent) }, total.currency)
      return [ReportBlock.figures(categoryTable(total))]
        + (shops.map { [.paragraph($0)] } ?? [])
    }
    return ReportSection(id: "where", heading: say(.whereItWent), blocks: blocks)
  }

  private func categoryTable(_ total: YearlyComparison) -> FigureTable {
    let currency = total.currency
    let all = summary.categories.filter {
      $0.currency == currency && ($0.lines > 0 || !($0.matched?.before ?? .zero).isZero)
    }
    let (shown, rest) = (all.prefix(Self.shownCategories), all.dropFirst(Self.shownCategories))
    func row(_ name: String, _ rows: [YearlyComparison], isStrong: Bool = false)
      -> FigureTable.Row
    {
      let spent = rows.reduce(Amount.zero) { $0 + $1.spent }
      let percent = ratioText(spent.units * 100, over: total.spent.units, fractionDigits: 0)
      var cells: [FigureTable.Cell] = [
        .text(name), number(spent, currency),
        percent.map { .bar(.init(permille: isStrong ? 0 : bar($0), label: style.percent($0))) }
          ?? .blank,
      ]
      if total.matched != nil {
        let now = rows.compactMap(\.matched).reduce(Amount.zero) { $0 + $1.spent }
        let before = rows.compactMap(\.matched).reduce(Amount.zero) { $0 + $1.before }
        cells += [number(now, currency), number(before, currency), signed(now - before, currency)]
      }
      return FigureTable.Row(cells, isStrong: isStrong)
    }
    let matched = summary.matchedMonths.map { range($0) } ?? ""
    let past: [FigureTable.Heading] =
      total.matched == nil
      ? []
      : [.init("\(matched) \(year)"), .init("\(matched) \(year - 1)"), .init(say(.change))]
    return FigureTable(
      caption: say(
        .amountsIn, ["what": say(.spentByCategory), "currency": NumberStyle.symbol(currency)]),
      headings: [
        .init(say(.category), isNumber: false), .init("\(year)"),
        .init(say(.share), isNumber: false),
      ] + past,
      rows: shown.map { row(say.category($0.name), [$0]) }
        + (rest.isEmpty ? [] : [row(say(.others, count: rest.count), Array(rest))])
        + [row(say.total(in: currency, of: summary.totals.count), [total], isStrong: true)])
  }

  private func bar(_ percent: String) -> Int { max(0, min(1000, (Int(percent) ?? 0) * 10)) }
}
