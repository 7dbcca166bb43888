import GroceryModel
import Projections

/// The inputs of a year's page: its figures and the wording of its language.
struct YearPage {
  let summary: YearSummary
  let say: Wording
  /// The total in the household's currency, that of most lines up to now; nil where nothing was bought.
  let main: YearlyComparison?

  init(_ summary: YearSummary, _ say: Wording) {
    self.summary = summary
    self.say = say
    main = summary.totals.max {
      (summary.history.lines(in: $0.currency), $0.lines, $1.currency.code)
        < (summary.history.lines(in: $1.currency), $1.lines, $0.currency.code)
    }
  }

  var year: Int { summary.year }
  var style: NumberStyle { say.style }
  var january: Month { Month(year: year, month: 1) }

  /// The total in the main currency before the others.
  var totalsByImportance: [YearlyComparison] {
    summary.totals.filter { $0.currency == main?.currency }
      + summary.totals.filter { $0.currency != main?.currency }
  }

  /// The recorded months of the year in the main currency, by month.
  var months: [MonthTotal] {
    summary.history.filter { $0.currency == main?.currency && $0.month >= january }
  }

  /// The whole months among them; averages and records use these.
  var wholeMonths: [MonthTotal] { months.filter { summary.isWhole($0.month) } }

  var waste: WastePart { WastePart(summary.picture.wasteByItem, say) }

  var document: ReportDocument {
    let prices = main.flatMap { main in
      PricePart(
        picture: summary.picture, currency: main.currency, month: summary.lastMonth,
        since: say(.inYear, ["year": "\(year - 1)"]), say: say
      ).section
    }
    let sections =
      [
        monthSection, seasonSection, categorySection, recordSection, budgetSection, prices,
        waste.section,
      ].compactMap { $0 } + [numbersSection]
    return ReportDocument(
      language: say.language, name: CalendarStep.year.key(of: january.firstDay), title: title,
      lead: lead, sections: isAhead ? [] : sections,
      footer: MonthPage.footer(summary.dated, summary.fingerprint, say),
      contentsTitle: say(.contents), tables: tables)
  }

  /// True if the report's day is before the year.
  private var isAhead: Bool { summary.dated < january.firstDay }

  private var title: String {
    guard !isAhead else { return say(.titleNotBegun, ["month": "\(year)"]) }
    let name =
      summary.dated.month == january + 11 && summary.dated == summary.dated.month.lastDay
      ? "\(year)" : say(.yearUpTo, ["year": "\(year)", "day": say.day(summary.dated)])
    guard let main else { return say(.titleNothing, ["month": name]) }
    let spent = style.money(main.spent, main.currency)
    let count = wholeMonths.count
    guard months.count > 1, count > 0 else {
      return say(.titleSpent, ["month": name, "spent": spent])
    }
    let whole = wholeMonths.reduce(Amount.zero) { $0 + $1.spent }
    let each = Amount(units: divideHalfEven(whole.units, by: Int128(count)))
      .rounded(toFractionDigits: main.currency.fractionDigits)
    return say(
      .titleYear,
      ["year": name, "spent": spent, "each": style.money(each, main.currency)], count: count)
  }

  private var lead: [String] {
    guard !isAhead else {
      return [
        say(
          .leadNotBegun,
          ["first": say.dayAndYear(january.firstDay), "day": say.dayAndYear(summary.dated)])
      ]
    }
    guard main != nil else { return [say(.nothingBought)] }
    let first = totalsByImportance.flatMap { sentences($0) }
    let second =
      [recordSentence] + budgetSentences + [waste.sentence]
    return [first, second.compactMap { $0 }].map { $0.joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  private func sentences(_ total: YearlyComparison) -> [String] {
    func money(_ amount: Amount) -> String { style.money(amount, total.currency) }
    let isMain = total.currency == main?.currency
    let also =
      isMain ? nil : say(.leadAlsoSpent, ["spent": money(total.spent)], count: total.lines)
    guard let matched = total.matched, let months = summary.matchedMonths else {
      return [also].compactMap { $0 }
    }
    let change = matched.change
    return [
      also,
      say(
        change.isZero ? .yearSame : change.isNegative ? .yearLess : .yearMore,
        [
          "months": range(months), "spent": money(matched.spent), "year": "\(year - 1)",
          "change": money(change.magnitude), "before": money(matched.before),
        ]),
    ].compactMap { $0 }
  }

  /// `January to October`.
  func range(_ months: ClosedRange<Month>) -> String {
    let names = [months.lowerBound, months.upperBound].map {
      say.capitalised(say.name($0, in: $0.year))
    }
    return months.count == 1
      ? names[0] : say(.monthsRange, ["first": names[0], "last": names[1]])
  }

  private var budgetSentences: [String] {
    summary.budgets.filter { $0.category == "*" && $0.ended > 0 }.map { row in
      say(.budgetKeptIn, ["name": row.budget, "kept": "\(row.kept)"], count: row.ended)
    }
  }
}

extension ClosedRange<Month> {
  /// The number of months.
  fileprivate var count: Int { upperBound - lowerBound + 1 }
}
