import GroceryModel
import Projections

/// The page over all months and years that there are reports on.
public struct IndexReport: WrittenReport {
  public let content: ReportContent

  public init(_ overview: HouseholdOverview, in language: Language = .english) {
    content = ReportContent(in: language) { IndexPage(overview, $0).document }
  }

  /// Gives the pages that lie beside the folders of the reports.
  public func forEachPage(_ body: (_ name: String, _ bytes: [UInt8]) throws -> Void) rethrows {
    let document = content.document
    try body("index.md", MarkdownPage.bytes(of: document, hasChartFiles: true))
    try body("index.html", HTMLReport.bytes(of: document))
    for chart in document.charts where chart.isFile {
      try body("\(chart.name).svg", chart.svg(isFile: true, document.language))
    }
  }
}

private struct IndexPage {
  let overview: HouseholdOverview
  let say: Wording
  /// The currency of most lines.
  let currency: Currency?

  init(_ overview: HouseholdOverview, _ say: Wording) {
    self.overview = overview
    self.say = say
    var lines: [Currency: Int] = [:]
    for total in overview.totals { lines[total.currency, default: 0] += total.lines }
    currency =
      lines.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key
  }

  var document: ReportDocument {
    ReportDocument(
      language: say.language, name: "index", title: say(.indexTitle), lead: lead,
      sections: [yearSection, monthSection].compactMap { $0 },
      footer: say(.indexFooter, ["day": "\(overview.dated)"]), contentsTitle: say(.contents),
      tables: [.monthTotals(overview.totals)])
  }

  private var lead: [String] {
    guard let first = overview.months.first, let last = overview.months.last else {
      return [say(.nothingBought)]
    }
    return [
      say(
        .indexLead, ["first": say.title(first), "last": say.title(last)],
        count: overview.months.count)
    ]
  }

  private func spent(_ months: (Month) -> Bool) -> Amount? {
    let own = overview.totals.filter { $0.currency == currency && months($0.month) }
    return own.isEmpty ? nil : own.reduce(.zero) { $0 + $1.spent }
  }

  private func money(_ amount: Amount?) -> FigureTable.Cell {
    guard let amount, let currency else { return .blank }
    return .number(say.style.number(amount.text(in: currency)))
  }

  private func caption(_ key: TextKey) -> String {
    say(.amountsIn, ["what": say(key), "currency": currency.map(NumberStyle.symbol) ?? ""])
  }

  private var yearSection: ReportSection? {
    guard !overview.years.isEmpty else { return nil }
    let rows = overview.years.reversed().map { year in
      let months = overview.months.filter { $0.year == year }
      return FigureTable.Row([
        .link("\(year)", folder: CalendarStep.year.key(of: Month(year: year, month: 1).firstDay)),
        .number("\(months.count)"), money(spent { $0.year == year }),
      ])
    }
    return ReportSection(
      id: "years", heading: say(.yearsHeading),
      blocks: [
        .figures(
          FigureTable(
            caption: caption(.spent),
            headings: [
              .init(say(.yearColumn), isNumber: false), .init(say(.monthsHeading)),
              .init(say(.spent)),
            ], rows: rows))
      ])
  }

  private var monthSection: ReportSection? {
    guard !overview.months.isEmpty else { return nil }
    let greatest = overview.totals.filter { $0.currency == currency }.map(\.spent.units).max() ?? 1
    let rows = overview.months.reversed().map { month in
      let spent = spent { $0 == month }
      let budget = overview.budgets.first {
        $0.planned == month.period && $0.currency == currency
      }
      let bar = greatest > 0 ? Int(max(0, spent?.units ?? 0) * 1000 / greatest) : 0
      return FigureTable.Row([
        .link(say.title(month), folder: month.description), money(spent),
        .bar(.init(permille: bar, label: "", isOver: budget?.remaining.isNegative ?? false)),
        money(budget?.available), money(budget?.remaining),
        .text(budget.map { say($0.statusKey(on: min(overview.dated, month.lastDay))) } ?? ""),
      ])
    }
    var blocks: [ReportBlock] = []
    if let chart { blocks.append(.chart(chart)) }
    blocks.append(
      .figures(
        FigureTable(
          caption: caption(.spentByMonth),
          headings: [
            .init(say(.month), isNumber: false), .init(say(.spent)),
            .init("", isNumber: false), .init(say(.budgetColumn)), .init(say(.left)),
            .init(say(.status), isNumber: false),
          ], rows: rows)))
    return ReportSection(id: "months", heading: say(.monthsHeading), blocks: blocks)
  }

  /// A chart of the spending of the latest months.
  private var chart: Chart? {
    guard let currency, let last = overview.months.last else { return nil }
    let totals = overview.totals.filter { $0.currency == currency && $0.month > last + -36 }
    guard totals.count > 2, let first = totals.first?.month else { return nil }
    let count = last - first + 1
    var spent: [Double?] = Array(repeating: nil, count: count)
    for total in totals { spent[total.month - first] = total.spent.approximation }
    var budget: [Double?] = Array(repeating: nil, count: count)
    for row in overview.budgets where row.currency == currency {
      let place = row.planned.start.month - first
      if budget.indices.contains(place) { budget[place] = row.available.approximation }
    }
    var lines = [
      LineChart.Line(
        name: say(.spentInMonth), style: .main, values: spent,
        lastText: totals.last.map { say.style.number($0.spent.text(in: currency)) })
    ]
    if budget.contains(where: { $0 != nil }) {
      lines.append(
        LineChart.Line(name: say(.budgetColumn), style: .limit, values: budget, lastText: nil))
    }
    return Chart(
      name: "months", title: say(.spentByMonth),
      description: totals.map { total in
        "\(say.title(total.month)): \(say.style.money(total.spent, currency))"
      }.joined(separator: "; "),
      content: .lines(
        LineChart(
          lines: lines, count: count,
          labels: MonthLabels.labels(from: first, count: count, say),
          unit: NumberStyle.symbol(currency), startsAtZero: true, style: say.style)))
  }
}
